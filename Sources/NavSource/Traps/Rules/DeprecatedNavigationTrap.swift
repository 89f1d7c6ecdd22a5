internal import NavGraph

/// `NavigationView`, and links that a flag or a tag opens.
enum DeprecatedNavigationTrap: TrapRule {
  static let id = "trap.deprecated-navigation"
  static let summary = "NavigationView and NavigationLink with isActive or tag are deprecated"
  static let severity = Diagnostic.Severity.note

  static func names(in source: TrapSource) -> [String] { ["NavigationLink", "NavigationView"] }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    var found: [TrapFinding] = []
    for body in source.bodies(mentioning: names(in: source)) {
      source.visit(body) { expression, _ in
        guard case .call(let call) = expression, let name = call.callee.typeReference?.name,
          let message = message(name, call), source.isFrameworkType(name, in: body)
        else { return }
        found.append(TrapFinding(body.file, call.at, message))
      }
    }
    return found
  }

  private static func message(_ name: String, _ call: CallExpression) -> String? {
    switch name {
    case "NavigationView", "SwiftUI.NavigationView":
      return "NavigationView is deprecated since iOS 16, and its columns depend on the device; use "
        + "NavigationStack or NavigationSplitView where iOS 16 can be required"
    case "NavigationLink", "SwiftUI.NavigationLink":
      guard let label = call.arguments.lazy.compactMap(\.label).first(where: labels.contains)
      else { return nil }
      return "NavigationLink with '\(label)' is deprecated since iOS 16, and takes no part in the "
        + "path of a NavigationStack; use navigationDestination where iOS 16 can be required"
    default: return nil
    }
  }

  private static let labels: Set = ["isActive", "tag"]
}
