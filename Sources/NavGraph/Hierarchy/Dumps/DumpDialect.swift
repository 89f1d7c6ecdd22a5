/// One way in which a tool prints a controller. A new dialect is one file with one such type and
/// one line in ``DumpDialects/builtIn``.
protocol DumpDialect: Sendable {
  /// Short name for documents and tests.
  static var name: String { get }

  /// Reads one row that begins with `<`. Blanks count for nothing, since wrapping loses or adds
  /// them.
  ///
  /// - Parameter longestName: the longest class name to look for.
  /// - Complexity: O(length of the row).
  static func match(_ text: ArraySlice<UInt8>, longestName: Int) -> DumpMatch
}

/// The dialects that are tried on every row, in this order.
enum DumpDialects {
  static let builtIn: [any DumpDialect.Type] = [
    PrintHierarchyDialect.self,
    ChiselDialect.self,
  ]

  /// The first dialect's reading that fits, else the one that could fit with more text.
  static func match(_ text: ArraySlice<UInt8>, longestName: Int) -> DumpMatch {
    var best = DumpMatch()
    for dialect in builtIn {
      let match = dialect.match(text, longestName: longestName)
      if match.status == .complete { return match }
      if best.status == .none { best = match }
    }
    return best
  }
}

/// How far a text is a row of some dialect.
struct DumpMatch {
  enum Status {
    /// No row.
    case none
    /// A row so far; more must follow.
    case incomplete
    /// A whole row; more may follow.
    case complete
  }

  var status: Status = .none
  /// What was read so far.
  var fields = DumpFields()
  /// Index behind the last byte that belongs to the row.
  var end = 0
  /// Whether enough was read to be sure that it is a controller.
  var isCertain = false
}

/// What a row says about a controller.
struct DumpFields {
  var className = ""
  var address: String?
  var state: String?
  var view: ControllerView?
  /// Class of the presentation controller.
  var presentation: String?
}
