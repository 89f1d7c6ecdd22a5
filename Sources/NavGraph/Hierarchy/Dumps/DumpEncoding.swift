/// Where a dump is not UTF-8.
struct DumpEncoding: Hashable {
  /// The first byte that is not UTF-8.
  var byte: UInt8
  /// Its line, from 1; CR, LF and CRLF end lines.
  var line = 1
  /// Its column, from 1, in bytes.
  var column = 1
  /// How many more lines hold such bytes.
  var otherLines = 0

  /// `nil` where the whole text is UTF-8.
  ///
  /// - Complexity: O(bytes).
  init?(_ bytes: [UInt8]) {
    guard let first = JSONEncoding.firstFault(in: bytes[...]) else { return nil }
    byte = bytes[first]
    var lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in bytes[..<first].indices where Self.endsLine(at: index, in: bytes) {
      line += 1
      lineStart = index + 1
    }
    column = first - lineStart + 1
    var rest = bytes[first...]
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      rest = bytes[(end + 1)...]
      guard let next = JSONEncoding.firstFault(in: rest) else { return }
      otherLines += 1
      rest = bytes[next...]
    }
  }

  /// A CR before an LF ends no line of its own.
  private static func endsLine(at index: Int, in bytes: [UInt8]) -> Bool {
    bytes[index] == 0x0A
      || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
  }
}
