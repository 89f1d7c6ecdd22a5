/// What can be seen in the bytes of a file without a parser.
struct NestingScanner {
  /// The deepest nesting of brackets, braces and parentheses.
  private(set) var deepest = 0
  /// The deepest nesting of square brackets alone.
  private(set) var deepestBrackets = 0

  private let bytes: [UInt8]
  private var index = 0

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var depth = 0
    var brackets = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "["):
        brackets += 1
        depth += 1
      case UInt8(ascii: "]"):
        brackets = max(0, brackets - 1)
        depth = max(0, depth - 1)
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
      deepest = max(deepest, depth)
      deepestBrackets = max(deepestBrackets, brackets)
      index += 1
    }
  }

  /// Array literals nested deeper than this are not read: with every level the parser takes twice
  /// the time, since it tries to read each as a type as well.
  static let mostBrackets = 14

  /// Whether the parser would take minutes or years.
  ///
  /// - Complexity: O(bytes), without a look at strings and comments unless many brackets are open.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var open = 0
    for byte in bytes {
      if byte == UInt8(ascii: "[") {
        open += 1
        if open > mostBrackets { return NestingScanner(bytes).deepestBrackets > mostBrackets }
      } else if byte == UInt8(ascii: "]"), open > 0 {
        open -= 1
      }
    }
    return false
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[place + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func skipString() {
    let isLong = has("\"\"\"", at: index)
    index += isLong ? 3 : 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if isLong ? has("\"\"\"", at: index) : bytes[index] == UInt8(ascii: "\"") {
        if isLong { index += 2 }
        return
      } else if !isLong, bytes[index] == UInt8(ascii: "\n") {
        return
      }
      index += 1
    }
  }

  private mutating func skipComment() {
    if has("//", at: index) {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else if has("/*", at: index) {
      while index < bytes.count, !has("*/", at: index) { index += 1 }
      index += 1
    }
  }
}

/// The marks that a version control system leaves in a file that two people changed.
enum MergeConflict {
  /// Blanks the marks, and the common ancestor where it is shown; both sides stay.
  ///
  /// - Returns: offset of the first mark, or `nil` when there is none.
  /// - Complexity: O(bytes).
  static func remove(from bytes: inout [UInt8]) -> SourceOffset? {
    guard bytes.contains(UInt8(ascii: "<")) else { return nil }
    var first: SourceOffset?
    var isInside = false
    var isAncestor = false
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let mark = mark(bytes[start..<end])
      if mark == UInt8(ascii: "<") { isInside = true }
      let isMark = isInside && mark != nil
      if isMark || isInside && isAncestor {
        first = first ?? SourceOffset(start)
        for index in start..<end where bytes[index] != UInt8(ascii: "\r") {
          bytes[index] = UInt8(ascii: " ")
        }
      }
      if isMark, let mark {
        isAncestor = mark == UInt8(ascii: "|")
        if mark == UInt8(ascii: ">") { isInside = false }
      }
      start = end + 1
    }
    return first
  }

  /// The character of which a mark consists: seven of it at the start of the line.
  private static func mark(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard let character = line.first, "<|=>".utf8.contains(character),
      line.prefix(7).count == 7, line.prefix(7).allSatisfy({ $0 == character })
    else { return nil }
    let next = line.dropFirst(7).first
    return next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r") ? character : nil
  }
}
