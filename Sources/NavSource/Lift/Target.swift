/// What fills the slot that a transition opens.
struct Target {
  enum Content {
    case screen(TypeSymbol)
    /// Content without a type of its own, named after the member that builds it.
    case inline(String)
    /// A screen of a framework or of a library.
    case system(String)
    /// What an object was given; known where the object is made.
    case slot(StateKey)
  }

  var content: Content
  /// The container put around it.
  var wraps: String?
  var isHosted = false
  var object: AbstractObject?
}

/// Looks through everything that only wraps a screen.
final class TargetResolver {
  let program: Program
  let evaluator: Evaluator
  private var transparency: [Int: StateKey?] = [:]
  /// Views that were found to show something else in their place.
  var choices: Set<Int> = []
  /// Containers of which only what their makers choose was collected.
  var chosen: Set<Int> = []
  /// Whether views that are stacks stay, as they do at the root of a window.
  var keepsContainers = false
  /// What was found of single objects, types and their code.
  var passed: [Int: [Target]?] = [:]
  var passing: [Int: Bool] = [:]
  var acting: Set<Int>?
  var leading: Set<Int>?

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    program = evaluator.program
  }

  /// Framework types that show their content and nothing else.
  static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "AnyView", "Group", "ForEach", "GeometryReader",
    "ScrollViewReader", "ViewThatFits", "UINavigationController", "UIHostingController",
    "WindowGroup", "Window", "Settings", "Section", "Tab", "TabSection",
    "NavigationHostingController",
    "NavigationViewCoordinator",
  ]

  static let navigationWrappers: Set<String> = [
    "NavigationStack", "NavigationView", "UINavigationController",
  ]

  /// Parts of a layout that are no content.
  static let decoration: Set<String> = [
    "Color", "Spacer", "EmptyView", "Divider", "ProgressView", "LinearGradient", "Rectangle",
    "Circle", "RoundedRectangle", "Image",
  ]

  /// Types that say nothing of what is shown.
  private static let nameless: Set<String> = [
    "UIView", "UIViewController", "UIStoryboard", "UINib",
  ]

  static let layouts: Set<String> = [
    "VStack", "HStack", "ZStack", "List", "Form", "ScrollView", "LazyVStack", "LazyVGrid",
    "LazyHStack", "LazyHGrid", "Grid", "Text", "Button", "Label", "TabView", "Section",
    "ContentUnavailableView", "NavigationSplitView", "Image", "Color", "TextField", "Toggle",
    "Picker", "Map", "VideoPlayer", "Chart", "TimelineView", "HSplitView", "VSplitView",
    "ProgressView", "Rectangle", "Circle", "TextEditor", "NavigationLink", "Table", "Canvas",
    "DatePicker", "Stepper", "Slider", "Menu", "GroupBox", "DisclosureGroup", "ControlGroup",
  ]

  func targets(of value: Value) -> [Target] { targets(of: value, depth: 0) }

  func targets(of value: Value, depth: Int) -> [Target] {
    guard depth < 40 else { return [] }
    switch value {
    case .object(let object): return targets(of: object, depth: depth + 1)
    case .options(let values): return merged(values.flatMap { targets(of: $0, depth: depth + 1) })
    case .slot(let key): return [Target(content: .slot(key))]
    case .list(let values):
      return values.first.map { targets(of: $0, depth: depth + 1) } ?? []
    case .type(let type?, _, _) where type.role.fillsSlots:
      return [Target(content: .screen(type))]
    default: return []
    }
  }

  private func merged(_ targets: [Target]) -> [Target] {
    var seen: Set<String> = []
    return targets.filter { seen.insert(Self.key($0.content)).inserted }
  }

  static func key(_ content: Target.Content) -> String {
    switch content {
    case .screen(let type): "t\(type.index)"
    case .inline(let name): "i\(name)"
    case .system(let name): "s\(name)"
    case .slot(let key): "k\(key.type).\(key.name)"
    }
  }

  private func targets(of object: AbstractObject, depth: Int) -> [Target] {
    if let target = sceneTarget(of: object) { return [target] }
    if object.isProject, let type = object.type {
      return targets(ofProject: object, type, depth: depth)
    }
    let name = object.typeName
    if Self.wrappers.contains(name) { return wrapped(object, depth: depth) }
    if Self.layouts.contains(name) || name == "Group" { return layout(object, depth: depth) }
    if Self.decoration.contains(name) { return [] }
    let role = object.role
    if Evaluator.tabTypes.contains(name) {
      return object.content.map { targets(of: $0, depth: depth) } ?? []
    }
    if role.isController, let content = object.content {
      return annotated(targets(of: content, depth: depth), with: object)
    }
    if object.isSymbolic, !object.isPlainContainer { return [] }
    if role == .alertController { return [] }
    if role == .tabBarController || role == .splitController || role == .pageController {
      let name = evaluator.containerName(object) ?? object.members.first
      return name.map { [Target(content: .inline($0), object: object)] } ?? []
    }
    if Evaluator.systemSheets.contains(name) {
      return [Target(content: .system(name), object: object)]
    }
    guard name.first?.isUppercase == true, !Self.nameless.contains(name) else { return [] }
    if !object.children.isEmpty, role == .other {
      let inner = object.children.flatMap { targets(of: $0, depth: depth) }
      if !inner.isEmpty { return merged(inner) }
    }
    return [Target(content: .system(name), object: object)]
  }

  private func targets(
    ofProject object: AbstractObject, _ type: TypeSymbol, depth: Int
  ) -> [Target] {
    switch type.role {
    case .view:
      guard let slot = transparentSlot(of: type) else {
        return passedOn(by: object, type, depth: depth)
          ?? [Target(content: .screen(type), object: object)]
      }
      if object.isSymbolic { return [Target(content: .slot(slot))] }
      let inner = content(of: object, slot)
      var found = merged(inner.flatMap { targets(of: $0, depth: depth) })
      if let frame = evaluator.bodies[type.index]?.object?.typeName,
        Self.navigationWrappers.contains(frame)
      {
        for index in found.indices { found[index].wraps = frame }
      }
      if found.isEmpty, inner.contains(where: { isInlineContent($0) }) {
        return object.members.first.map { [Target(content: .inline($0), object: object)] } ?? []
      }
      return found.isEmpty ? [Target(content: .slot(slot))] : found
    case .hostingController: return hosted(object, type, depth: depth)
    case .navigationController:
      let content =
        object.content ?? evaluator.instance(of: type).content
        ?? evaluator.trial { evaluator.initialContent(of: object).map { .anyOf($0) } }
      guard let content else { return [Target(content: .screen(type), object: object)] }
      let inner = targets(of: content, depth: depth)
      return inner.isEmpty
        ? [Target(content: .screen(type), object: object)] : annotated(inner, with: object)
    case .representable, .controller, .tabBarController, .splitController, .pageController:
      return framed(object, type, depth: depth) ?? [Target(content: .screen(type), object: object)]
    default: return framed(object, type, depth: depth) ?? []
    }
  }

  /// A subclass of a hosting controller is the view that it hosts.
  private func hosted(_ object: AbstractObject, _ type: TypeSymbol, depth: Int) -> [Target] {
    if let content = object.content ?? evaluator.instance(of: type).content {
      let inner = targets(of: content, depth: depth)
      if !inner.isEmpty { return annotated(inner, with: object) }
    }
    for reference in type.inherited {
      guard let name = reference.genericArguments.first?.name,
        let view = program.lookUp(name, from: type, file: type.file), view.role == .view
      else { continue }
      return [Target(content: .screen(view), isHosted: true, object: object)]
    }
    for argument in object.arguments {
      guard let name = argument.name,
        let view = program.lookUp(name, from: type, file: object.file), view.role == .view
      else { continue }
      return [Target(content: .screen(view), isHosted: true, object: object)]
    }
    return [Target(content: .screen(type), object: object)]
  }

  private func annotated(_ targets: [Target], with object: AbstractObject) -> [Target] {
    targets.map { target in
      var result = target
      if object.role == .hostingController { result.isHosted = true }
      if object.role == .navigationController { result.wraps = object.typeName }
      return result
    }
  }

  private func wrapped(_ object: AbstractObject, depth: Int) -> [Target] {
    let inner = object.content.map { [$0] } ?? object.children
    // A stack that is only passed on shows what others put into it.
    if object.role.isController, inner.isEmpty { return [] }
    var found: [Target]
    if inner.count == 1 {
      found = targets(of: inner[0], depth: depth)
    } else {
      found = layout(object, depth: depth)
    }
    if Self.navigationWrappers.contains(object.typeName), object.members.first?.isEmpty == false,
      inner.count == 1, isPartlyInline(inner[0], isTitled: false)
    {
      found = []
    }
    if found.isEmpty, let member = object.members.first, !member.isEmpty, !object.children.isEmpty {
      found = [Target(content: .inline(member), object: object)]
    }
    found = annotated(found, with: object)
    if Self.navigationWrappers.contains(object.typeName) {
      for index in found.indices { found[index].wraps = object.typeName }
    }
    return found
  }

  /// A layout around one screen is that screen; a layout of several parts is content of its own.
  private func layout(_ object: AbstractObject, depth: Int) -> [Target] {
    let parts = object.children.flatMap { significant($0, depth: depth) }
    let name = object.typeName
    let holdsOne = ["VStack", "ZStack", "HStack", "Group", "ForEach", "Section"].contains(name)
    if holdsOne, parts.count == 1 {
      let found = targets(of: parts[0], depth: depth + 1)
      if !found.isEmpty { return found }
    }
    if holdsOne, let only = onlyScreen(among: parts, depth: depth) { return only }
    if let member = object.members.first, !member.isEmpty {
      return [Target(content: .inline(member), object: object)]
    }
    return []
  }

  /// Framework views that stand beside content rather than being it.
  private static let leaves: Set<String> = [
    "Text", "Button", "Label", "Toggle", "Link", "TextField",
  ]

  /// The one screen in a layout whose other parts are only texts and controls.
  private func onlyScreen(among parts: [Value], depth: Int) -> [Target]? {
    let content = parts.filter { part in
      !part.alternatives.allSatisfy { alternative in
        guard let object = alternative.object else { return true }
        return !object.isProject && Self.leaves.contains(object.typeName)
      }
    }
    guard content.count == 1 else { return nil }
    let found = targets(of: content[0], depth: depth + 1).filter { target in
      if case .screen = target.content { true } else { false }
    }
    return found.isEmpty ? nil : found
  }

  func significant(_ value: Value, depth: Int) -> [Value] {
    switch value {
    case .object(let object):
      if Self.decoration.contains(object.typeName), !object.isProject { return [] }
      return [value]
    case .slot, .options: return [value]
    default: return []
    }
  }

  /// Layouts that frame what they are given rather than being a screen.
  private static let framing: Set<String> = [
    "VStack", "ZStack", "HStack", "ScrollView", "List", "Form", "LazyVStack",
  ]

  /// What a frame was given for its content.
  private func content(of object: AbstractObject, _ slot: StateKey) -> [Value] {
    let kept = object.attributes[slot.name]
    if case .closure(let closure)? = kept {
      // Other arguments are no content.
      return [
        evaluator.trial {
          evaluator.context = Evaluator.Context(origin: closure.origin, members: closure.members)
          return evaluator.call(closure, arguments: [])
        }
      ]
    }
    return object.children.isEmpty ? kept.map { [$0] } ?? [] : object.children
  }

  /// The stored content that a view shows as its whole body; `nil` for a view of its own.
  func transparentSlot(of type: TypeSymbol) -> StateKey? {
    if let known = transparency[type.index] { return known }
    transparency[type.index] = .some(nil)
    var result: StateKey?
    if let body = evaluator.bodies[type.index] { result = slot(in: body, of: type, depth: 0) }
    transparency[type.index] = .some(result)
    return result
  }

  private func slot(in value: Value, of type: TypeSymbol, depth: Int) -> StateKey? {
    guard depth < 20 else { return nil }
    switch value {
    case .slot(let key): return type.ancestors.contains { $0.index == key.type } ? key : nil
    case .options(let values):
      for value in values {
        if let key = slot(in: value, of: type, depth: depth + 1) { return key }
      }
      return nil
    case .object(let object):
      if object.isProject { return nil }
      let shown = object.children.filter { child in
        if case .object(let inner) = child, !inner.isProject,
          Self.decoration.contains(inner.typeName)
        {
          return false
        }
        return true
      }
      guard
        Self.wrappers.contains(object.typeName)
          || Self.framing.contains(object.typeName)
      else { return nil }
      let slots = shown.compactMap { slot(in: $0, of: type, depth: depth + 1) }
      // What stands beside buttons that lead on is a part of a screen.
      if shown.count > 1, !Self.navigationWrappers.contains(object.typeName), leadsOn(type) {
        return nil
      }
      let project = shown.contains { $0.object?.isProject == true }
      return project ? nil : slots.first
    default: return nil
    }
  }
}
