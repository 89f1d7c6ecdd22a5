/// What the name of a controller's class tells: a name for people, the module, what it is for.
struct ControllerClass: Hashable, Sendable {
  /// As dumped.
  let className: String
  let module: String?
  let name: String
  let role: ControllerRole
  /// Whether the controller only wraps its child: no person wrote a screen of that name.
  let isWrapper: Bool

  init(_ className: String) {
    let known = Self.withoutObserver(className)
    if let type = TypeName(mangled: known) {
      self.init(className, type)
    } else if known.utf8.contains(UInt8(ascii: "<")), let type = TypeName(written: known) {
      self.init(className, type)
    } else {
      self.init(className, plain: known)
    }
  }

  /// Key-value observing gives an object a subclass of its own.
  private static func withoutObserver(_ name: String) -> String {
    let prefix = "NSKVONotifying_"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  private init(
    className: String, module: String?, name: String, role: ControllerRole, isWrapper: Bool
  ) {
    self.className = className
    self.module = module
    self.name = name
    self.role = role
    self.isWrapper = isWrapper
  }

  /// `Class` or `Module.Class`.
  private init(_ className: String, plain name: String) {
    var module = SystemControllers.module(ofPlain: name)
    var short = name[...]
    if let dot = name.firstIndex(of: "."), dot != name.startIndex, !name.hasSuffix(".") {
      module = String(name[..<dot])
      short = name[name.index(after: dot)...]
    }
    let last = short.split(separator: ".").last.map(String.init) ?? name
    self.init(
      className, last: last, module: module, readable: String(short), isSystem: nil)
  }

  private init(_ className: String, _ type: TypeName) {
    guard case .nominal(let module, _, let parts) = type.form, let last = parts.last else {
      self.init(
        className: className, module: nil, name: type.text(.readable), role: .other,
        isWrapper: false)
      return
    }
    if Self.isHosting(last.name), let screen = ScreenContent(in: parts.flatMap(\.arguments)) {
      self.init(
        className: className, module: screen.module, name: screen.name, role: .hosting,
        isWrapper: screen.isOfFramework)
      return
    }
    let isErased = Self.isHosting(last.name) && parts.contains { !$0.arguments.isEmpty }
    self.init(
      className, last: last.name,
      module: module.isEmpty || module == "__C"
        ? SystemControllers.module(ofPlain: last.name) : module,
      readable: isErased ? last.name : type.text(.readable), isSystem: isErased ? true : nil)
  }

  private init(
    _ className: String, last: String, module: String?, readable: String, isSystem: Bool?
  ) {
    let isFramework = module.map(ScreenContent.frameworks.contains) ?? true
    let entry = isFramework ? SystemControllers.known[last] : nil
    self.init(
      className: className, module: module, name: entry?.name ?? readable,
      role: entry?.role ?? Self.role(of: last), isWrapper: isSystem ?? entry?.isWrapper ?? false)
  }

  static func isHosting(_ name: String) -> Bool {
    name.hasSuffix("HostingController") || name.hasSuffix("HostingViewController")
  }

  /// The role that the end of a class name tells.
  private static func role(of name: String) -> ControllerRole {
    if isHosting(name) { return .hosting }
    let endings: [(String, ControllerRole)] = [
      ("NavigationController", .navigation), ("TabBarController", .tabBar),
      ("SplitViewController", .split), ("AlertController", .alert),
    ]
    if let ending = endings.first(where: { name.hasSuffix($0.0) }) { return ending.1 }
    return name.hasPrefix("_UI") ? .system : .other
  }
}

/// The part of a SwiftUI type that a person would call the screen.
struct ScreenContent {
  let module: String?
  let name: String
  /// Whether only a framework's own types are left.
  let isOfFramework: Bool

  /// Modules whose types wrap screens but are none.
  static let frameworks: Set<String> = [
    "SwiftUI", "SwiftUICore", "Swift", "UIKit", "UIKitCore", "Foundation", "__C", "_Concurrency",
  ]
  /// What says nothing about the content.
  private static let erased: Set<String> = ["AnyView", "EmptyView", "Never", "Optional"]

  /// SwiftUI's types that are known by their names where the text gives no modules.
  private static let wrappers: Set<String> = erased.union([
    "ModifiedContent", "_ConditionalContent", "TupleView",
  ])

  private static func isOfFramework(_ module: String, _ name: String) -> Bool {
    if !module.isEmpty { return frameworks.contains(module) }
    return wrappers.contains(name) || name.hasSuffix("Modifier")
  }

  private init(module: String?, name: String, isOfFramework: Bool) {
    self.module = module
    self.name = name
    self.isOfFramework = isOfFramework
  }

  /// The screen among generic arguments: the first of the app's own types, else the first that
  /// says anything.
  init?(in arguments: [TypeName]) {
    let found = arguments.compactMap(Self.content)
    guard let first = found.first(where: { !$0.isOfFramework }) ?? found.first else { return nil }
    self = first
  }

  /// The content of `_UIHostingView<Content>`.
  init?(ofHostingView className: String) {
    guard let type = TypeName(mangled: className) ?? TypeName(written: className),
      case .nominal(_, _, let parts) = type.form, parts.last?.name == "_UIHostingView"
    else { return nil }
    self.init(in: parts.flatMap(\.arguments))
  }

  private static func content(of type: TypeName) -> ScreenContent? {
    switch type.form {
    case .existential, .metatype: return nil
    case .tuple(let elements): return only(elements.compactMap { content(of: $0.type) })
    case .nominal(let module, _, let parts):
      guard let last = parts.last else { return nil }
      guard isOfFramework(module, last.name) else {
        return ScreenContent(
          module: module.isEmpty ? nil : module, name: type.text(.readable), isOfFramework: false)
      }
      if last.name.hasSuffix("Modifier") || last.name.hasSuffix("Context") { return nil }
      let arguments = parts.flatMap(\.arguments)
      if last.name == "_ConditionalContent" { return either(arguments.compactMap(content)) }
      if arguments.isEmpty {
        let name = type.text(.readable)
        return erased.contains(last.name)
          ? nil
          : ScreenContent(
            module: module, name: SystemControllers.contents[name] ?? name, isOfFramework: true)
      }
      return ScreenContent(in: arguments)
    }
  }

  /// Several views side by side are no single screen.
  private static func only(_ contents: [ScreenContent]) -> ScreenContent? {
    let own = contents.filter { !$0.isOfFramework }
    return own.count == 1 ? own.first : (own.isEmpty ? contents.first : nil)
  }

  /// Both branches of a condition.
  private static func either(_ contents: [ScreenContent]) -> ScreenContent? {
    let own = contents.filter { !$0.isOfFramework }
    guard own.count == 2, own[0].name != own[1].name else { return own.first ?? contents.first }
    return ScreenContent(
      module: own[0].module, name: "\(own[0].name) or \(own[1].name)", isOfFramework: false)
  }
}
