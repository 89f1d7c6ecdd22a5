/// `onChange(of: flag) { … }` whose closure pushes or presents by UIKit.
struct ObservedPresentation {
  var body: CodeBody
  var call: CallExpression
  var closure: ClosureExpression
  /// What is observed.
  var flag: Expression
  /// What the closure shows.
  var shown: [Effect]

  /// Every such place, in the order of the code.
  static func all(in source: TrapSource) -> [ObservedPresentation] {
    var byPlace: [CodePlace: [Effect]] = [:]
    for effect in source.evaluator.effects where isOfUIKit(effect) {
      byPlace[CodePlace(file: effect.file, at: effect.at), default: []].append(effect)
    }
    if byPlace.isEmpty { return [] }
    var found: [ObservedPresentation] = []
    for body in source.bodies(mentioning: ["onChange"]) {
      source.visit(body) { expression, _ in
        guard case .call(let call) = expression, call.callee.lastName == "onChange",
          let flag = call.arguments.first(where: { $0.label == "of" })?.value,
          let closure = call.lastClosure
        else { return }
        let shown = places(in: closure, of: body, source).flatMap { byPlace[$0] ?? [] }
        if shown.isEmpty { return }
        found.append(
          ObservedPresentation(body: body, call: call, closure: closure, flag: flag, shown: shown))
      }
    }
    return found
  }

  /// The calls in a closure, and those in the functions of its type that it calls.
  private static func places(
    in closure: ClosureExpression, of body: CodeBody, _ source: TrapSource
  ) -> [CodePlace] {
    var found: [CodePlace] = []
    var called: [String] = []
    source.walk.visit(.closure(closure), SourceWalk.Surroundings()) { expression, _ in
      guard case .call(let call) = expression else { return }
      found.append(CodePlace(file: body.file, at: call.at))
      switch call.callee {
      case .name(let name, _, _), .member(.name("self", _, _)?, let name, _): called.append(name)
      default: break
      }
    }
    for function in Set(called).sorted().flatMap({ body.owner?.functions[$0] ?? [] }) {
      source.visit(CodeBody(function)) { expression, _ in
        guard case .call(let call) = expression else { return }
        found.append(CodePlace(file: function.file, at: call.at))
      }
    }
    return found
  }

  private static func isOfUIKit(_ effect: Effect) -> Bool {
    guard case .show = effect.action else { return false }
    return ["pushViewController", "show", "present"].contains(effect.api)
  }

  /// The parameter or property of the code around that is observed, and whether it is that of another
  /// object.
  var flagName: String? {
    switch flag {
    case .name(let name, _, _): name
    case .member(.name(let name, _, _)?, "wrappedValue", _): name
    case .member(.name("self", _, _)?, let name, _): name
    default: nil
    }
  }
}

extension CallExpression {
  /// The closure that a call ends with.
  var lastClosure: ClosureExpression? {
    for argument in arguments.reversed() {
      if case .closure(let closure) = argument.value { return closure }
    }
    return nil
  }
}
