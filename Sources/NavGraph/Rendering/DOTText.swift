/// Pieces of Graphviz's language.
enum DOTText {
  /// Attributes in brackets, every value quoted.
  static func list(_ attributes: [(String, String)]) -> String {
    "[" + attributes.map { "\($0.0)=\(quoted($0.1))" }.joined(separator: ", ") + "]"
  }

  /// Quoted and short enough for Graphviz's scanner, which stops at 16,384 bytes.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A quoted label of several lines.
  static func quoted(lines: [String]) -> String {
    "\"\(lines.map(escaped).joined(separator: "\\n"))\""
  }

  private static func escaped(_ text: String) -> String {
    var short = text
    if text.utf8.count > 2000 {
      short = "\(text.prefix(300))…\(text.suffix(100))"
      if short.utf8.count > 4000 { short = String(text.unicodeScalars.prefix(600)) + "…" }
    }
    return short.escaped(for: .dot)
  }
}
