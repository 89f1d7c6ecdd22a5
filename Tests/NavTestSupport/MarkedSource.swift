/// Swift text with marks: `⟦a⟧push(Detail())` marks the place of `push` as `a`.
///
/// ```swift
/// let source = MarkedSource("App.swift", "⟦a⟧push(Detail())")
/// source.text         // "push(Detail())"
/// source.marks["a"]   // App.swift:1:1
/// ```
public struct MarkedSource: Sendable {
  /// A marked place: line and column count from 1, columns in UTF-8 bytes.
  public struct Mark: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }

    public var description: String { "\(file):\(line):\(column)" }
  }

  public let file: String
  /// The text without its marks.
  public let text: String
  public let marks: [String: Mark]

  /// - Precondition: every mark is closed and no name is used twice.
  public init(_ file: String, _ marked: String) {
    self.file = file
    var text = ""
    var marks: [String: Mark] = [:]
    var rest = marked[...]
    while let opening = rest.firstIndex(of: "⟦") {
      guard let closing = rest[opening...].firstIndex(of: "⟧") else {
        preconditionFailure("a mark is not closed: \(rest[opening...].prefix(20))")
      }
      text += rest[..<opening]
      let name = String(rest[rest.index(after: opening)..<closing])
      precondition(marks[name] == nil, "two marks are called \(name)")
      marks[name] = Self.end(of: text, file)
      rest = rest[rest.index(after: closing)...]
    }
    self.text = text + rest
    self.marks = marks
  }

  /// The place just after a text.
  private static func end(of text: String, _ file: String) -> Mark {
    var line = 1
    var column = 1
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return Mark(file: file, line: line, column: column)
  }
}
