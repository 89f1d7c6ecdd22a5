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
  static func mark(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard let character = line.first, "<|=>".utf8.contains(character),
      line.prefix(7).count == 7, line.prefix(7).allSatisfy({ $0 == character })
    else { return nil }
    let next = line.dropFirst(7).first
    return next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r") ? character : nil
  }
}
