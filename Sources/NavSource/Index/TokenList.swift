/// Tokens, with an end that never ends: a look past the last token finds the end of the file again.
///
/// Source may be cut off anywhere, and a reader that looks ahead must not care.
struct TokenList {
  private var tokens: [Token]
  private let end: Token

  /// - Parameter tokens: not empty; the last one is the end of the file.
  init(_ tokens: [Token]) {
    self.tokens = tokens
    end = tokens[tokens.count - 1]
  }

  subscript(index: Int) -> Token {
    get { index >= 0 && index < tokens.count ? tokens[index] : end }
    set { if index >= 0, index < tokens.count { tokens[index] = newValue } }
  }

  /// The tokens from one index to another; those past the end are left out.
  subscript(range: ClosedRange<Int>) -> ArraySlice<Token> {
    tokens[range.clamped(to: 0...tokens.count - 1)]
  }
}
