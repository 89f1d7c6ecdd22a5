/// Undoes what copying and pasting does to the characters of a dump.
///
/// Every sort of blank becomes a space, every line end a newline; escapes of string literals and
/// HTML, colours of terminals, marks of order and width, and the tags around code are taken away.
struct DumpText {
  private let input: [UInt8]
  private var index = 0
  private var output: [UInt8] = []

  /// The text in UTF-8, with `\n` as the only control character.
  ///
  /// - Complexity: O(bytes).
  static func clean(_ bytes: [UInt8]) -> [UInt8] {
    var text = DumpText(input: utf8(bytes))
    text.run()
    return text.output
  }

  private init(input: [UInt8]) {
    self.input = input
    output.reserveCapacity(input.count)
  }

  /// Texts that begin with the byte order mark of UTF-16 are converted.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func run() {
    while index < input.count {
      let byte = input[index]
      switch byte {
      case UInt8(ascii: "\r"): lineEnd()
      case UInt8(ascii: "\n"): put("\n")
      case 0x1B: colour()
      case 0..<0x20, 0x7F: put(" ")
      case UInt8(ascii: "\\"): escape()
      case UInt8(ascii: "&"): entity()
      case UInt8(ascii: "<"): tag()
      case 0xC2, 0xE2, 0xE3, 0xEF: wide()
      default:
        output.append(byte)
        index += 1
      }
    }
  }

  private mutating func put(_ character: Unicode.Scalar, after length: Int = 1) {
    output.append(UInt8(ascii: character))
    index += length
  }

  private func starts(with text: String, at offset: Int = 0) -> Bool {
    input[min(index + offset, input.count)...].starts(with: text.utf8)
  }

  private mutating func lineEnd() {
    index += 1
    if index >= input.count || input[index] != UInt8(ascii: "\n") {
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// `ESC [ … letter` of terminals.
  private mutating func colour() {
    index += 1
    guard index < input.count, input[index] == UInt8(ascii: "[") else { return }
    index += 1
    while index < input.count, (0x20..<0x40).contains(input[index]) { index += 1 }
    index += 1
  }

  /// Escapes of string literals, as often as they were escaped.
  private mutating func escape() {
    while index < input.count, input[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < input.count else { return }
    switch input[index] {
    case UInt8(ascii: "n"): put("\n")
    case UInt8(ascii: "t"): put(" ")
    case UInt8(ascii: "r"): index += 1
    case UInt8(ascii: "u") where starts(with: "u003c") || starts(with: "u003C"):
      put("<", after: 5)
    case UInt8(ascii: "u") where starts(with: "u003e") || starts(with: "u003E"):
      put(">", after: 5)
    default: break
    }
  }

  private mutating func entity() {
    let entities: [(String, Unicode.Scalar)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&quot;", "\""), ("&#34;", "\""),
      ("&#39;", "'"), ("&#x27;", "'"), ("&#124;", "|"), ("&vert;", "|"), ("&#43;", "+"),
      ("&#60;", "<"), ("&#62;", ">"), ("&#160;", " "), ("&amp;", "&"),
    ]
    for (name, character) in entities where starts(with: name) {
      if character == "&" {
        // Escaped twice: the inner entity is next.
        let inner = index + 4
        if inner < input.count, input[inner...].starts(with: ";lt;".utf8) {
          return put("<", after: 8)
        }
        if inner < input.count, input[inner...].starts(with: ";gt;".utf8) {
          return put(">", after: 8)
        }
      }
      return put(character, after: name.utf8.count)
    }
    put("&")
  }

  /// Drops the tags that stand around code on web pages; a class in angle brackets stays.
  private mutating func tag() {
    var end = index + 1
    if end < input.count, input[end] == UInt8(ascii: "/") { end += 1 }
    let start = end
    while end < input.count, end - start < 8, isTagCharacter(input[end]) { end += 1 }
    let name = String(decoding: input[start..<end], as: UTF8.self)
    guard Self.tags.contains(name), end < input.count,
      [UInt8(ascii: ">"), UInt8(ascii: " "), UInt8(ascii: "/")].contains(input[end]),
      let close = input[end..<min(end + 300, input.count)].firstIndex(of: UInt8(ascii: ">")),
      !input[end...].starts(with: " 0x".utf8)
    else { return put("<") }
    if name == "br" || name == "p" || name == "li" { output.append(UInt8(ascii: "\n")) }
    index = close + 1
  }

  private func isTagCharacter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static let tags: Set<String> = [
    "pre", "code", "span", "div", "br", "p", "b", "i", "em", "strong", "a", "li", "td", "tr",
  ]

  /// Blanks and bars beyond ASCII.
  private mutating func wide() {
    let next = index + 1 < input.count ? input[index + 1] : 0
    let last = index + 2 < input.count ? input[index + 2] : 0
    switch (input[index], next, last) {
    case (0xC2, 0xA0, _): put(" ", after: 2)
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE3, 0x80, 0x80):
      put(" ", after: 3)
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xEF, 0xBB, 0xBF): index += 3
    case (0xE2, 0x80, 0xA8...0xA9): put("\n", after: 3)
    case (0xE2, 0x94, 0x82...0x83), (0xEF, 0xBD, 0x9C): put("|", after: 3)
    default:
      output.append(input[index])
      index += 1
    }
  }
}
