internal import NavGraph

/// `onChange(of: isShown) { push(host) }` where nothing sets `isShown` back when the user goes back.
enum StaleBindingTrap: TrapRule {
  static let id = "trap.stale-binding"
  static let summary = "a flag that pushes a screen stays true after the user goes back"
  static let severity = Diagnostic.Severity.warning

  static func names(in source: TrapSource) -> [String] { ["onChange"] }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    source.observed.compactMap { observed in
      guard let name = observed.flagName, isFlag(name, observed.body, source),
        !isReset(name, observed, source)
      else { return nil }
      let isPush = observed.shown.contains { $0.isPush }
      return TrapFinding(
        observed.body.file, observed.call.at,
        "'\(name)' stays true after the user \(isPush ? "goes back" : "closes the screen") by a swipe "
          + "or the system's button, as UIKit tells no binding: setting it to true again then opens "
          + "nothing; set it to false where the controller is popped or dismissed (isMovingFromParent, "
          + "isBeingDismissed, or onDisappear of what is shown)")
    }
  }

  /// Whether what is observed is true or false, not a value that differs each time.
  private static func isFlag(_ name: String, _ body: CodeBody, _ source: TrapSource) -> Bool {
    if let parameter = body.parameters.first(where: { $0.name == name }) {
      return parameter.type.boundType.name == "Bool"
    }
    guard let fact = body.owner?.property(name)?.fact else { return false }
    if case .bool? = fact.initial { return true }
    return fact.type?.boundType.name == "Bool"
  }

  private static func isReset(
    _ name: String, _ observed: ObservedPresentation, _ source: TrapSource
  ) -> Bool {
    let body = observed.body
    if body.parameters.contains(where: { $0.name == name }) {
      return FlagUse(name, in: [body], source).isReset
        || areAllReset(callers(name, observed), source)
    }
    guard let owner = body.owner else { return true }
    let code = source.bodies(of: owner)
    if FlagUse(name, in: code, source).isReset { return true }
    let origins = source.evaluator.bindings.origins(of: StateKey(type: owner.index, name: name))
      .filter { $0.type >= 0 && $0.type != owner.index }
    return areAllReset(origins.map { (source.program.types[$0.type], $0.name) }, source)
  }

  /// The screens whose code runs the closure, with the flags that they hand to the code around it.
  private static func callers(
    _ name: String, _ observed: ObservedPresentation
  ) -> [(TypeSymbol, String?)] {
    var seen: Set<Int> = []
    return observed.shown.compactMap { effect in
      guard let origin = effect.origin, seen.insert(origin.index).inserted else { return nil }
      return (origin, nil)
    }
  }

  /// Whether each caller sets its flag back by itself, elsewhere than in a button.
  private static func areAllReset(
    _ callers: [(TypeSymbol, String?)], _ source: TrapSource
  ) -> Bool {
    !callers.isEmpty
      && callers.allSatisfy { type, name in
        let code = source.bodies(of: type)
        let names = name.map { [$0] } ?? FlagUse.bindings(in: code, source)
        return names.contains { FlagUse($0, in: code, source).isResetBySystem }
      }
  }
}

extension Effect {
  var isPush: Bool { if case .show(.push, _) = action { true } else { false } }
}

/// What code does with a flag besides observing it.
private struct FlagUse {
  /// Whether it is set to something that is not `true`, or handed on as a binding.
  var isReset = false
  /// Whether it is set so where no button is tapped.
  var isResetBySystem = false

  init(_ name: String, in code: [CodeBody], _ source: TrapSource) {
    for body in code {
      var buttons: Set<SourceOffset> = []
      source.visit(body) { expression, around in
        if case .call(let call) = expression {
          if call.callee.lastName == "Button" || call.callee.lastName == "onTapGesture" {
            for case .closure(let closure) in call.arguments.map(\.value) {
              buttons.insert(closure.at)
            }
          }
          if call.callee.lastName != "onChange", isHandedOn(name, by: call) {
            isReset = true
          }
        }
        guard sets(name, expression) else { return }
        isReset = true
        if !around.closures.contains(where: buttons.contains) { isResetBySystem = true }
      }
    }
  }

  private func sets(_ name: String, _ expression: Expression) -> Bool {
    switch expression {
    case .assignment(let target, let value, _):
      if case .bool(true) = value { return false }
      return Self.isFlag(target, name)
    case .call(let call):
      guard case .member(let base?, "toggle", _) = call.callee else { return false }
      return Self.isFlag(base, name)
    default: return false
    }
  }

  private static func isFlag(_ target: Expression, _ name: String) -> Bool {
    switch target {
    case .name(name, _, _), .member(.name("self", _, _)?, name, _): true
    case .member(let base?, "wrappedValue", _):
      isFlag(base, name) || isFlag(base, "_" + name) || isFlag(base, "$" + name)
    default: false
    }
  }

  /// Whether a call is given the binding itself.
  private func isHandedOn(_ name: String, by call: CallExpression) -> Bool {
    call.arguments.contains { argument in
      switch argument.value {
      case .name(let given, _, _), .member(.name("self", _, _)?, let given, _):
        given == "$" + name || given == "_" + name || given == name
      default: false
      }
    }
  }

  /// Names of the states to which code makes bindings.
  static func bindings(in code: [CodeBody], _ source: TrapSource) -> [String] {
    var names: [String] = []
    for body in code {
      source.visit(body) { expression, _ in
        if case .name(let name, _, _) = expression, name.hasPrefix("$"),
          name.dropFirst().first?.isNumber == false
        {
          names.append(String(name.dropFirst()))
        }
      }
    }
    return names.deduplicated()
  }
}
