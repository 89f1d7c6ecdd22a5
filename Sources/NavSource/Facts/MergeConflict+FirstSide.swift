extension MergeConflict {
  /// Blanks the marks and all but the first side, which makes a whole file where elements nest.
  ///
  /// - Returns: offset of the first mark, or `nil` when there is none.
  /// - Complexity: O(bytes).
  static func keepFirstSide(of bytes: inout [UInt8]) -> SourceOffset? {
    var first: SourceOffset?
    var isInside = false
    var isDropped = false
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let mark = mark(bytes[start..<end])
      if mark == UInt8(ascii: "<") { isInside = true }
      if isInside, mark != nil || isDropped {
        first = first ?? SourceOffset(start)
        for index in start..<end where bytes[index] != UInt8(ascii: "\r") {
          bytes[index] = UInt8(ascii: " ")
        }
      }
      if isInside, let mark {
        isDropped = mark == UInt8(ascii: "|") || mark == UInt8(ascii: "=")
        if mark == UInt8(ascii: ">") { isInside = false }
      }
      start = end + 1
    }
    return first
  }
}
