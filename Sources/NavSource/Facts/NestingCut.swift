/// What of a file was left out because it is nested too deeply.
struct NestingCut: Codable, Sendable {
  enum Reason: String, Codable, Sendable {
    /// More brackets of any kind than the parser is asked to follow.
    case levels
    /// Square brackets, which cost the parser twice the time with every level.
    case squareBrackets
    /// What needs no brackets: a chain of `else if`, of operators.
    case chain
  }

  /// Where the first part begins.
  var at: SourceOffset
  var reason: Reason
  /// Whether the brackets never close, so that the part goes on to the end of the file.
  var isOpen = false
  /// How many parts there are after it.
  var more = 0

  /// What a person is told about it.
  var message: String {
    let others = more == 0 ? "" : ", as at \(more) more place\(more == 1 ? "" : "s")"
    return isOpen
      ? "\(limit) here, and not closed: the rest of the file was left out\(others). "
        + "Close them"
      : "\(limit) here: what is inside was left out\(others), and the rest was read. "
        + "Give the inner part a function of its own"
  }

  private var limit: String {
    switch reason {
    case .levels: "brackets are nested more than \(NestingScanner.mostLevels) levels deep"
    case .squareBrackets:
      "square brackets are nested more than \(NestingScanner.mostTrials) levels deep"
    case .chain: "code is nested more than \(FactExtractor.deepest) levels deep"
    }
  }
}
