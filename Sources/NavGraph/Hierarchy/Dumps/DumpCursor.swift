/// Walks over the bytes of a row for which blanks count for nothing.
struct DumpCursor {
  enum Outcome { case matched, ended, failed }

  /// The longest class name that is looked for where there may be many. Elsewhere there is no
  /// limit: generic views of SwiftUI spell out everything in them.
  static let usual = 16_384

  let bytes: ArraySlice<UInt8>
  var index: Int
  /// Without a limit, text full of brackets would be read over and over.
  var longest: Int

  init(_ bytes: ArraySlice<UInt8>, longest: Int) {
    self.bytes = bytes
    self.longest = longest
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index >= bytes.endIndex }
  var here: UInt8? { isAtEnd ? nil : bytes[index] }

  mutating func skipBlanks() {
    while !isAtEnd, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  /// Steps over a text; stays where it is unless the text is there or the row ends inside it.
  ///
  /// - Parameter text: ASCII without blanks.
  mutating func literal(_ text: StaticString) -> Outcome {
    let mark = index
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    for byte in wanted {
      skipBlanks()
      guard let found = here else { return .ended }
      if found != byte {
        index = mark
        return .failed
      }
      index += 1
    }
    return .matched
  }

  /// Steps over `<…>` with brackets inside.
  ///
  /// - Returns: what is between the brackets; `nil` with the cursor at the end of the row where
  ///   they are not closed, and elsewhere where there are none or nothing like a class is in them.
  mutating func brackets() -> ArraySlice<UInt8>? {
    guard here == UInt8(ascii: "<") else { return nil }
    let start = index + 1
    let limit = longest < bytes.endIndex ? start + longest : bytes.endIndex
    var depth = 0
    while let byte = here {
      if byte == UInt8(ascii: "<") { depth += 1 }
      // The arrow of a function type closes nothing.
      if byte == UInt8(ascii: ">"), bytes[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      index += 1
      if depth == 0 { return bytes[start..<(index - 1)] }
      if index > limit {
        index = start
        return nil
      }
    }
    return nil
  }

  /// Steps behind the next closing bracket, unless one opens before it.
  ///
  /// - Returns: where the closing bracket is.
  mutating func closingBracket() -> Int? {
    guard let bracket = nextBracket(), bytes[bracket] == UInt8(ascii: ">") else { return nil }
    index = bracket + 1
    return bracket
  }

  /// Where the next bracket is, no further than the longest name.
  func nextBracket() -> Int? {
    reach.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
  }

  /// Steps behind the next such byte, no further than the longest name.
  mutating func stepBehind(_ byte: UInt8) -> Bool {
    guard let found = reach.firstIndex(of: byte) else { return false }
    index = found + 1
    return true
  }

  /// What a name may reach to.
  private var reach: ArraySlice<UInt8> { bytes[index...].prefix(longest) }

  /// Whether the text comes next, as far as the row goes.
  func isBefore(_ text: StaticString) -> Bool {
    var ahead = self
    return ahead.literal(text) != .failed
  }
}

/// A class with its address, as `<…>` holds them.
struct DumpReference {
  var className: String
  var address: String?

  /// `Class`, `Class 0x…`, `Class: 0x…` or `Class; 0x…`.
  ///
  /// - Returns: `nil` where the text is no class name.
  init?(_ text: ArraySlice<UInt8>) {
    var name = text
    var address: ArraySlice<UInt8>?
    if let start = Self.addressStart(in: text) {
      address = text[start...]
      name = text[..<start]
    }
    let ends: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: ";")]
    while let last = name.last, ends.contains(last) { name.removeLast() }
    while let first = name.first, first == UInt8(ascii: " ") { name.removeFirst() }
    guard let first = name.first, Self.isNameStart(first), !name.contains(UInt8(ascii: ";")),
      !name.contains(UInt8(ascii: "="))
    else { return nil }
    className = String(decoding: name, as: UTF8.self)
    self.address = address.map { bytes in
      String(decoding: bytes.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "("), 0x80...:
      true
    default: false
    }
  }

  static func endsInAddress(_ text: ArraySlice<UInt8>) -> Bool { addressStart(in: text) != nil }

  /// Where `0x` and only hexadecimal digits reach to the end; wrapping may have put blanks inside.
  private static func addressStart(in text: ArraySlice<UInt8>) -> Int? {
    var index = text.endIndex
    var digits = 0
    while index > text.startIndex {
      let byte = text[index - 1]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        digits += 1
      case UInt8(ascii: " "): break
      case UInt8(ascii: "x"):
        let zero = index - 2
        let isAddress =
          zero > text.startIndex && digits > 0 && text[zero] == UInt8(ascii: "0")
        return isAddress ? zero : nil
      default: return nil
      }
      index -= 1
    }
    return nil
  }
}
