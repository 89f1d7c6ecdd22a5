/// Views whose whole body is what they are given, or one of several screens by what they are given.
extension TargetResolver {
  /// What a view made with these arguments shows in its place; `nil` for a screen of its own.
  func passedOn(by object: AbstractObject, _ type: TypeSymbol, depth: Int) -> [Target]? {
    guard !object.isSymbolic, !object.attributes.isEmpty, depth < Self.deepestChoice,
      let body = type.property("body"), isPassing(type), !acts(type)
    else { return nil }
    if let known = passed[object.id] { return known }
    passed[object.id] = .some(nil)
    let shown = evaluator.body(of: object, type, body)
    let found = targets(of: shown, depth: depth + 1).filter { isOther($0, than: type) }
    let result = isPassed(found, by: object, type) ? found : nil
    passed[object.id] = .some(result)
    if result != nil { choices.insert(type.index) }
    return result
  }

  private static let deepestChoice = 12

  /// Whether what a view shows comes from its arguments: they make it, or choose it.
  private func isPassed(
    _ found: [Target], by object: AbstractObject, _ type: TypeSymbol
  ) -> Bool {
    guard let first = found.first else { return false }
    if found.count == 1 {
      if keepsContainers, first.wraps != nil { return false }
      if let inner = first.object, !inner.isSymbolic, isMade(inner, byArgumentOf: object) {
        return true
      }
    }
    return evaluator.bodies[type.index].map { isChoice($0) } == true && isChosenByValue(object)
  }

  /// The body of a container with the routes that its makers give, where that is less than all.
  func given(_ body: Value, of type: TypeSymbol) -> Value {
    guard type.role == .view, isContainer(body), let property = type.property("body"),
      let made = evaluator.creations[type.index]?.map(\.object), !made.isEmpty,
      made.count <= Self.mostMakers, made.allSatisfy({ isChosenByCase($0) })
    else { return body }
    let bodies = made.map { evaluator.body(of: $0, type, property) }
    guard bodies.allSatisfy({ isContainer($0) }) else { return body }
    chosen.insert(type.index)
    return .options(bodies)
  }

  private static let mostMakers = 8

  /// Whether a container whose routes are known makes something for a route that nobody gives it.
  func isOfAnotherRoute(_ creation: Creation, _ origin: TypeSymbol) -> Bool {
    guard chosen.contains(origin.index) else { return false }
    return creation.object.maker.flatMap { program.owner(ofNode: $0) } != origin.index
  }

  /// Whether an object was made with a case, or with such an object.
  private func isChosenByCase(_ object: AbstractObject, depth: Int = 0) -> Bool {
    !object.isSymbolic
      && object.attributes.values.contains { value in
        switch value {
        case .enumCase: true
        case .object(let inner):
          depth < 3 && inner.isProject && isChosenByCase(inner, depth: depth + 1)
        default: false
        }
      }
  }

  private func isContainer(_ body: Value) -> Bool {
    guard let object = body.object, !object.isProject else { return false }
    return ["NavigationSplitView", "TabView"].contains(object.typeName)
      || Self.navigationWrappers.contains(object.typeName)
  }

  /// Whether code of what a view was given makes what it shows.
  private func isMade(_ inner: AbstractObject, byArgumentOf object: AbstractObject) -> Bool {
    guard let maker = inner.maker.flatMap({ program.owner(ofNode: $0) }) else { return false }
    var owners: Set<Int> = []
    for value in object.attributes.values { collectOwners(of: value, into: &owners, depth: 0) }
    return owners.contains(maker)
  }

  /// The types whose code a value brings with it.
  private func collectOwners(of value: Value, into owners: inout Set<Int>, depth: Int) {
    guard depth < 4 else { return }
    for alternative in value.alternatives {
      switch alternative {
      case .enumCase(let known): owners.formUnion(known.type?.ancestors.map(\.index) ?? [])
      case .closure(let closure):
        if let type = closure.scope.type { owners.insert(type.index) }
      case .function(let function, _):
        if let type = function.owner { owners.insert(type.index) }
      case .object(let object):
        owners.formUnion(object.type?.ancestors.map(\.index) ?? [])
        for inner in object.attributes.values {
          collectOwners(of: inner, into: &owners, depth: depth + 1)
        }
      default: break
      }
    }
  }

  /// Whether a view was made with a route or the like, not only with an object that may change.
  private func isChosenByValue(_ object: AbstractObject) -> Bool {
    object.attributes.values.contains { value in
      switch value {
      case .enumCase: true
      case .place(_, let type?):
        type.name.flatMap { program.lookUp($0, from: object.type, file: object.file) }?.kind
          == .enum
      default: false
      }
    }
  }

  private func isOther(_ target: Target, than type: TypeSymbol) -> Bool {
    if case .screen(let screen) = target.content { screen !== type } else { false }
  }

  /// Whether the body of a view can be something that the view does not make by itself.
  private func isPassing(_ type: TypeSymbol) -> Bool {
    if let known = passing[type.index] { return known }
    let body = evaluator.bodies[type.index] ?? .unknown
    let result = isPassing(body, of: type, depth: 0)
    passing[type.index] = result
    return result
  }

  private func isPassing(_ value: Value, of type: TypeSymbol, depth: Int) -> Bool {
    guard depth < 20 else { return false }
    switch value {
    case .unknown, .slot, .place, .none: return true
    case .options(let values):
      return values.allSatisfy {
        isAlternative($0) || isPassing($0, of: type, depth: depth + 1)
      }
    case .object(let object):
      if object.isProject {
        if object.isTitled { return false }
        let owner = object.maker.flatMap { program.owner(ofNode: $0) }
        return object.isSymbolic || owner != type.index
      }
      guard Self.wrappers.contains(object.typeName), !object.isTitled, object.children.count == 1
      else { return false }
      return isPassing(object.children[0], of: type, depth: depth + 1)
    default: return false
    }
  }

  private func isScreen(_ value: Value) -> Bool {
    guard let object = value.object, let type = object.type else { return false }
    return object.isProject && type.role.fillsSlots
  }

  /// Whether a body is several screens of the project, one at a time, and nothing else.
  ///
  /// - Parameter isGate: whether the view around may also show something of the framework meanwhile, or in
  ///   a pile: it is then a screen itself, but what it chooses are screens all the same.
  func isChoice(_ body: Value, isGate: Bool = false) -> Bool {
    switch body {
    case .object(let object):
      guard !object.isProject, !object.isTitled, object.children.count == 1,
        Self.wrappers.contains(object.typeName) || isGate && Self.piles.contains(object.typeName)
      else { return false }
      return isChoice(object.children[0], isGate: isGate)
    case .options(let values):
      let others = isGate ? values.filter { !isPlaceholder($0) && !isWhole($0) } : values
      let screens = others.flatMap { alternatives($0) }
      // One part, shown in two ways, is no choice.
      guard others.allSatisfy({ !alternatives($0).isEmpty }) else { return false }
      // What stands in the place of tabs or a stack fills the screen as these do.
      return screens.contains { $0 !== screens[0] }
        || !screens.isEmpty && isGate && values.contains { isWhole($0) }
    default: return false
    }
  }

  private static let piles: Set = ["ZStack", "VStack"]

  /// Whether a part of a choice is a container that the view around fills itself.
  private func isWhole(_ value: Value) -> Bool {
    guard alternatives(value).isEmpty, let object = value.object, !object.isProject else {
      return false
    }
    if object.typeName == "TabView" { return !object.isPaged }
    return isContainer(value)
  }

  /// The screens that a part of a choice is, which may be a choice again.
  private func alternatives(_ value: Value) -> [TypeSymbol] {
    if let screen = alternative(value) { return [screen] }
    guard case .options(let values) = value else { return [] }
    let others = values.map { alternatives($0) }
    return others.allSatisfy { !$0.isEmpty } ? others.flatMap { $0 } : []
  }

  /// Whether a value is only the framework's: a text, a sign that something loads, nothing at all.
  private func isPlaceholder(_ value: Value) -> Bool {
    guard let object = value.object, !object.isProject, object.content == nil,
      !Self.navigationWrappers.contains(object.typeName), !object.role.isController
    else { return false }
    return object.children.allSatisfy { child in
      switch child {
      case .string, .bool, .none, .unknown: true
      default: isPlaceholder(child)
      }
    }
  }

  /// What a value can be one at a time, each on its own.
  func branches(of value: Value) -> [Value] {
    value.alternatives.flatMap { branch -> [Value] in
      guard let object = branch.object, !object.isProject, Self.wrappers.contains(object.typeName),
        object.children.count == 1, case .options = object.children[0]
      else { return [branch] }
      return branches(of: object.children[0])
    }
  }

  /// The one screen of the project that a value is, also in a stack.
  private func alternative(_ value: Value) -> TypeSymbol? {
    guard let object = value.object else { return nil }
    if object.isProject {
      // A title that the view puts on its parts is its own.
      guard !object.isTitled, isScreen(value), let type = object.type,
        transparentSlot(of: type) == nil
      else { return nil }
      return type
    }
    guard Self.wrappers.contains(object.typeName), !object.isTitled, object.children.count == 1
    else { return nil }
    return alternative(object.children[0])
  }

  private func isAlternative(_ value: Value) -> Bool { alternative(value) != nil }

  /// Whether a frame was given content of a framework's views only, which has no name of its own.
  func isInlineContent(_ value: Value) -> Bool {
    guard let object = value.object else { return false }
    return !object.isProject && Self.layouts.contains(object.typeName)
  }

  /// Whether titled content can be views of the framework beside a screen of the project: a list, or a
  /// hint that there is nothing to list.
  func isPartlyInline(_ value: Value, isTitled: Bool) -> Bool {
    switch value {
    case .options(let values): return isTitled && values.contains { isInlineContent($0) }
    case .object(let group):
      guard !group.isProject, group.typeName == "Group", group.children.count == 1 else {
        return false
      }
      return isPartlyInline(group.children[0], isTitled: isTitled || group.isTitled)
    default: return false
    }
  }

  /// Whether code of a view's own leads to something: another screen, an alert.
  func leadsOn(_ type: TypeSymbol) -> Bool {
    if leading == nil {
      leading = views(of: evaluator.effects + evaluator.registrations.map(\.effect)) { effect in
        if case .back = effect.action { false } else { true }
      }
    }
    return leading?.contains(type.index) == true
  }

  /// Whether code of a view's own does something for the map, besides what waits for a state.
  private func acts(_ type: TypeSymbol) -> Bool {
    if acting == nil { acting = views(of: evaluator.effects) { $0.state == nil } }
    return acting?.contains(type.index) == true
  }

  /// The views whose own code has certain effects.
  private func views(of effects: [Effect], where isCounted: (Effect) -> Bool) -> Set<Int> {
    Set(
      effects.compactMap { effect in
        guard effect.via.isEmpty, let origin = effect.origin, origin.role == .view,
          isCounted(effect)
        else { return nil }
        return origin.index
      })
  }
}
