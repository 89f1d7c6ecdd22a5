internal import NavGraph

/// `connectedScenes.first`, `windows.first`, `keyWindow`, `rootViewController.children.first`.
enum FirstWindowTrap: TrapRule {
  static let id = "trap.first-window"
  static let summary = "the first window, scene or child is the wrong one when there are several"
  static let severity = Diagnostic.Severity.note

  private static let roots = ["connectedScenes", "windows", "keyWindow", "children"]
  /// What code uses that opens windows of its own.
  private static let openers = [
    "requestSceneSessionActivation", "activateSceneSession", "openWindow",
  ]

  static func names(in source: TrapSource) -> [String] { roots + openers }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    let severity: Diagnostic.Severity? = opensWindows(source) ? .warning : nil
    return source.bodies(mentioning: roots).compactMap { body in
      // One repair mends all of a function.
      var found: TrapFinding?
      let guess = TypeGuess(body, in: source.program)
      var settled: Set<SourceOffset> = []
      var chosenLists: Set<String> = []
      source.visit(body) { expression, _ in
        if found != nil { return }
        settled.formUnion(chosen(in: expression))
        if let list = chosenList(in: expression, guess) { chosenLists.insert(list) }
        guard let pick = pick(in: expression, guess), !settled.contains(pick.at),
          !chosenLists.contains(where: { pick.name.hasPrefix($0 + ".") }),
          !isOwnProperty(pick.name, in: source)
        else { return }
        found = TrapFinding(body.file, pick.at, message(pick.name), severity: severity)
      }
      return found
    }
  }

  private static func message(_ name: String) -> String {
    "'\(name)' is whichever window comes first, and with several windows on screen not the one in "
      + "which the user is; take the window of a view or controller at hand "
      + "(view.window?.windowScene), or hand the scene on"
  }

  private static func opensWindows(_ source: TrapSource) -> Bool {
    if !source.bodies(mentioning: openers).isEmpty { return true }
    return source.program.types.contains { type in
      type.propertyOrder.contains { property in
        property.fact.attributes.contains { attribute in
          if case .keyPath(_, ["openWindow"])? = attribute.arguments.first?.value {
            attribute.name == "Environment"
          } else {
            false
          }
        }
      }
    }
  }

  /// An app may have a `keyWindow` of its own, which is asked about where it is written.
  private static func isOwnProperty(_ name: String, in source: TrapSource) -> Bool {
    name == "keyWindow" && source.program.external("UIApplication")?.properties[name] != nil
  }

  // MARK: Chains

  private struct Pick {
    var name: String
    var at: SourceOffset
  }

  /// The list of which code takes an element after a look at it; what it takes else is a fallback.
  private static func chosenList(in expression: Expression, _ guess: TypeGuess) -> String? {
    guard case .call(let call) = expression, case .member(let base?, _, _) = call.callee,
      call.arguments.contains(where: { looks($0.value) })
    else { return nil }
    return chain(base, guess).names.last { $0 == "connectedScenes" || $0 == "windows" }
  }

  /// Where `first` is no guess: it looks at the elements, or comes after `??`.
  private static func chosen(in expression: Expression) -> [SourceOffset] {
    switch expression {
    case .call(let call):
      guard let at = call.callee.nameOffset, call.arguments.contains(where: { looks($0.value) })
      else { return [] }
      return [at]
    case .binary("??", _, let fallback):
      var found: [SourceOffset] = []
      SourceWalk(platform: BuildPlatform(platform: .all))
        .visit(fallback, SourceWalk.Surroundings()) { part, _ in
          if case .member(_, _, let at) = part { found.append(at) }
        }
      return found
    default: return []
    }
  }

  /// The part of a chain that takes one of several windows without looking at them.
  private static func pick(in expression: Expression, _ guess: TypeGuess) -> Pick? {
    switch expression {
    case .member(let base?, "keyWindow", let at) where isApplication(base):
      return Pick(name: "keyWindow", at: at)
    case .member(let base?, let name, let at) where name == "first" || name == "last":
      return taken(from: base, name, at, guess)
    case .element(let base, let arguments):
      guard case .number("0")? = arguments.first?.value, let at = base.nameOffset else {
        return nil
      }
      return taken(from: base, "first", at, guess)
    default: return nil
    }
  }

  private static func taken(
    from base: Expression, _ name: String, _ at: SourceOffset, _ guess: TypeGuess
  ) -> Pick? {
    let parts = chain(base, guess)
    guard !parts.isChosen else { return nil }
    let names = parts.names
    if let list = names.last(where: { $0 == "connectedScenes" || $0 == "windows" }) {
      let isGlobal = names.contains("connectedScenes") || parts.isOfApplication
      return isGlobal ? Pick(name: "\(list).\(name)", at: at) : nil
    }
    if names.last == "children", names.contains("rootViewController"),
      parts.isOfApplication || names.contains("keyWindow") || names.contains("connectedScenes")
    {
      return Pick(name: "children.\(name)", at: at)
    }
    return nil
  }

  private static func isApplication(_ base: Expression) -> Bool {
    if case .member(.name("UIApplication", _, _)?, "shared", _) = base { true } else { false }
  }

  private struct Chain {
    /// Innermost first.
    var names: [String] = []
    var isOfApplication = false
    /// Whether the elements were looked at.
    var isChosen = false
  }

  private static func chain(_ expression: Expression, _ guess: TypeGuess) -> Chain {
    var result = Chain()
    var rest: Expression? = expression
    var followed: Set<String> = []
    while let current = rest {
      rest = nil
      switch current {
      case .member(let base, let name, _):
        result.names.append(name)
        if isApplication(current) { result.isOfApplication = true }
        rest = base
      case .call(let call):
        if call.arguments.contains(where: { looks($0.value) }) { result.isChosen = true }
        rest = call.callee
      case .element(let base, _), .cast(let base, _): rest = base
      case .binary("??", let base, _): rest = base
      case .name(let name, _, _):
        guard followed.insert(name).inserted, let value = guess.value(of: name)?.value else {
          break
        }
        rest = value
      default: break
      }
    }
    result.names.reverse()
    return result
  }

  /// Whether an argument tells windows or scenes apart.
  private static func looks(_ argument: Expression) -> Bool {
    let marks: Set = [
      "activationState", "isKeyWindow", "session", "persistentIdentifier", "delegate", "isHidden",
      "windowLevel", "keyWindow", "foregroundActive", "effectiveGeometry", "traitCollection",
    ]
    var isFound = false
    let platform = BuildPlatform(platform: .all)
    SourceWalk(platform: platform).visit(argument, SourceWalk.Surroundings()) { expression, _ in
      switch expression {
      case .member(_, let name, _) where marks.contains(name): isFound = true
      case .keyPath(_, let names) where names.contains(where: marks.contains): isFound = true
      case .binary("==", _, _), .binary("===", _, _): isFound = true
      default: break
      }
    }
    return isFound
  }
}
