/// Tells where elements begin: the parser only says where it has got to.
struct PlaceFinder {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices where buffer[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
  }

  /// Where the element begins whose first tag ends at the place, both counted from 1.
  func start(of element: String, endingAt line: Int, column: Int) -> StoryboardFacts.Place {
    let line = min(max(line, 1), lineStarts.count)
    let lineEnd = line < lineStarts.count ? lineStarts[line] : bytes.count
    let tag = Array("<\(element)".utf8)
    var index = min(lineEnd, lineStarts[line - 1] + max(column, 0)) - 1
    while index >= 0 {
      if bytes[index] == tag[0], bytes[index...].starts(with: tag) { return place(at: index) }
      index -= 1
    }
    return StoryboardFacts.Place(line: line, column: 1)
  }

  /// - Complexity: O(log lines).
  func place(at offset: Int) -> StoryboardFacts.Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return StoryboardFacts.Place(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  func place(at offset: SourceOffset) -> StoryboardFacts.Place { place(at: Int(offset)) }
}
