/// Reads `.strings`: `"key" = "text";` with comments, in UTF-8 or UTF-16.
struct StringsFile {
  private let bytes: [UInt8]
  private let wanted: Set<String>
  /// How long wanted keys are, so that most others are passed over without being made.
  private let lengths: Set<Int>
  private var index = 0
  private(set) var texts: [String: String] = [:]
  /// The line from which on it could not be read, counted from 1.
  private(set) var faultLine: Int?

  /// - Parameter wanted: the keys that are asked for.
  /// - Complexity: O(bytes).
  init(_ content: [UInt8], wanted: Set<String>) {
    bytes = Self.decoded(content)
    self.wanted = wanted
    lengths = Set(wanted.map(\.utf8.count))
    // Compiled tables are no source.
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) { return }
    read()
  }

  private static func decoded(_ content: [UInt8]) -> [UInt8] {
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(content.dropFirst(3)) }
    let isLittle = content.starts(with: [0xFF, 0xFE]) || content.dropFirst().first == 0
    guard isLittle || content.starts(with: [0xFE, 0xFF]) || content.first == 0 else {
      return content
    }
    var units: [UInt16] = []
    for offset in stride(from: 0, to: content.count - 1, by: 2) {
      let (first, second) = (UInt16(content[offset]), UInt16(content[offset + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    return Array(String(decoding: text, as: UTF16.self).utf8)
  }

  private mutating func read() {
    while true {
      skipBlanks()
      guard index < bytes.count else { return }
      guard let key = token(), skip(UInt8(ascii: "=")), let text = token(),
        skip(UInt8(ascii: ";"))
      else {
        faultLine = 1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A }
        return
      }
      guard lengths.contains(key.count) || bytes[key].contains(UInt8(ascii: "\\")) else { continue }
      let name = Self.unescaped(bytes[key])
      if wanted.contains(name) { texts[name] = Self.unescaped(bytes[text]) }
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/") where bytes[index...].starts(with: "//".utf8):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8):
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      default: return
      }
    }
  }

  /// What stands in quotes, or a bare word.
  private mutating func token() -> Range<Int>? {
    skipBlanks()
    guard index < bytes.count else { return nil }
    if bytes[index] != UInt8(ascii: "\"") {
      let start = index
      while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
      return index > start ? start..<index : nil
    }
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { return nil }
    index += 1
    return start..<index - 1
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// `\"`, `\n` and `\U00e9` as what they stand for.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
    while let slash = rest.firstIndex(of: "\\") {
      result += rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      guard let letter = rest.popFirst() else { break }
      switch letter {
      case "n", "r", "t": result += " "
      case "U", "u":
        let digits = rest.prefix(4)
        result += UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { "\($0)" } ?? ""
        rest = rest.dropFirst(4)
      default: result.append(letter)
      }
    }
    return result + rest
  }
}
