internal import NavGraph

/// Finds one mistake that people make with navigation: code that compiles, and then does not do what
/// it seems to do.
///
/// A new rule is one file with one such type, one line in ``TrapRules/all``, one row and one section in
/// `docs/traps.md`, and one suite of tests.
protocol TrapRule: Sendable {
  /// Stable name: `trap.stale-binding`.
  static var id: String { get }
  /// One sentence for lists.
  static var summary: String { get }
  /// How bad a finding is when it does not say so itself.
  static var severity: Diagnostic.Severity { get }

  /// Names of functions, members and types that the rule looks for in code.
  static func names(in source: TrapSource) -> [String]

  /// Every place that is wrong, in any order.
  static func findings(in source: TrapSource) -> [TrapFinding]
}

extension TrapRule {
  static func names(in source: TrapSource) -> [String] { [] }
}

/// One place that a rule warns about.
struct TrapFinding {
  var file: Int
  var at: SourceOffset
  /// What is wrong, why, and what to do.
  var message: String
  /// Where it differs from that of the rule.
  var severity: Diagnostic.Severity?

  init(
    _ file: Int, _ at: SourceOffset, _ message: String, severity: Diagnostic.Severity? = nil
  ) {
    self.file = file
    self.at = at
    self.message = message
    self.severity = severity
  }
}

/// Every rule there is.
enum TrapRules {
  static let all: [any TrapRule.Type] = [
    StaleBindingTrap.self, CoveredObserverTrap.self, DeprecatedNavigationTrap.self,
    TwoBackButtonsTrap.self, EarlyBarItemTrap.self, FirstWindowTrap.self, RootViewStateTrap.self,
    StrayStateTrap.self, UndeclaredCaseTrap.self, FixedStartTrap.self,
    UnreachedDestinationTrap.self, NoWayOutTrap.self,
  ]

  /// Adds what the rules find, each place once. What a comment says to ignore is left out, and the comment
  /// has its use.
  static func add(to graph: inout NavigationGraph, from source: TrapSource) {
    let program = source.program
    func location(_ file: Int, _ at: SourceOffset) -> InputLocation {
      let place = program.position(file, at)
      return InputLocation(
        file: program.files[file].path, line: place.line, column: place.column)
    }
    var seen: Set<String> = []
    var used: Set<InputLocation> = []
    for rule in all {
      for finding in rule.findings(in: source) {
        if let comment = program.comments.ignoring(finding.file, finding.at) {
          used.insert(location(finding.file, program.comments.entries[comment].fact.at))
          continue
        }
        let diagnostic = Diagnostic(
          finding.severity ?? rule.severity, id: rule.id, finding.message,
          at: location(finding.file, finding.at))
        if seen.insert(diagnostic.description).inserted { graph.diagnostics.append(diagnostic) }
      }
    }
    graph.diagnostics.removeAll { diagnostic in
      diagnostic.id == "swift.unused-ignore" && diagnostic.location.map(used.contains) == true
    }
  }
}
