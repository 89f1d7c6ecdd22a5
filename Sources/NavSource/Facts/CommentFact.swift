internal import Foundation

/// A comment that tells navviz something: `// navviz: push ItemScreen from HomeScreen "Buy"`.
struct CommentFact: Codable, Sendable {
  enum Form: String, Codable, Sendable {
    /// `// …`, or `/* … */` in one line.
    case plain
    /// `/// …` and `/** … */`, which are for readers of the documentation.
    case documentation
    /// `/* … */` in several lines.
    case severalLines
  }

  /// Part of a file, without its end.
  struct Part: Codable, Sendable {
    var start: SourceOffset
    var end: SourceOffset
  }

  /// What stands after `navviz:`, without blanks around it.
  var text: String
  var form: Form
  /// Where the comment begins, and where its text does.
  var at: SourceOffset
  var textAt: SourceOffset
  /// The type in which it stands, dotted with the types around it.
  var type: String?
  /// The function or property of that type in which it stands.
  var member: String?
  /// With those of all `#if` around it.
  var condition: BuildCondition
  /// What it stands before, or what begins on its line; nothing at the end of a block.
  var covers: [Part]
  /// Whether that is a declaration of a type.
  var coversType: Bool

  static let mark = "navviz:"

  func covers(_ place: SourceOffset) -> Bool {
    covers.contains { $0.start <= place && place < $0.end }
  }

  /// Whether source may hold such comments: only the parser knows what they stand before.
  ///
  /// - Complexity: O(bytes), at the speed of memory.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      // The rarest letter of the mark says where to look.
      var next = 5
      while next < buffer.count,
        let found = memchr(base + next, Int32(UInt8(ascii: "z")), buffer.count - next)
      {
        let start = base.distance(to: UnsafeRawPointer(found)) - 5
        if start + 7 <= buffer.count, buffer[start..<start + 7].elementsEqual(mark.utf8) {
          return true
        }
        next = start + 6
      }
      return false
    }
  }
}
