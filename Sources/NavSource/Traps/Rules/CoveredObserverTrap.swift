internal import NavGraph

/// `onChange(of: isShown) { if isShown { present(host) } else { dismiss(animated: true) } }` where what
/// is presented covers the screen that observes.
enum CoveredObserverTrap: TrapRule {
  static let id = "trap.covered-observer"
  static let summary =
    "onChange of a covered screen does not fire, so it cannot close what it opened"
  static let severity = Diagnostic.Severity.warning

  static func names(in source: TrapSource) -> [String] { ["onChange"] }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    source.observed.flatMap { observed -> [TrapFinding] in
      let closing = closing(observed)
      if closing.isEmpty { return [] }
      var found: [TrapFinding] = []
      source.walk.visit(.closure(observed.closure), SourceWalk.Surroundings()) {
        expression, around in
        // A closure that is given away may run elsewhere.
        guard case .call(let call) = expression, around.closures == [observed.closure.at],
          let name = call.callee.lastName, closing.contains(name)
        else { return }
        found.append(
          TrapFinding(
            observed.body.file, call.at,
            "what this onChange opens covers the view that observes, and SwiftUI does not call "
              + "onChange of a view that is covered: '\(name)' here does not run when the flag "
              + "becomes false; observe the flag in the content that is shown"))
      }
      return found
    }
  }

  /// Calls that would close what the closure opens, where that covers the view.
  private static func closing(_ observed: ObservedPresentation) -> Set<String> {
    var names: Set<String> = []
    for effect in observed.shown {
      guard case .show(let kind, let value) = effect.action else { continue }
      if kind == .push {
        names.formUnion([
          "popViewController", "popToRootViewController", "popToViewController",
        ])
      } else if covers(value) {
        names.insert("dismiss")
      }
    }
    return names
  }

  /// Whether a controller takes what is below it off the screen.
  private static func covers(_ value: Value) -> Bool {
    value.alternatives.contains { alternative in
      guard let object = alternative.object else { return false }
      if case .enumCase(let style)? = object.attributes["modalPresentationStyle"] {
        return style.name == "fullScreen" || style.name == "currentContext"
      }
      return object.content.map { covers($0) } ?? false
    }
  }
}
