/// Splits source into tokens at memory speed. Comments leave nothing; a string is one token with
/// everything that is interpolated into it.
///
/// Where it is not sure what a byte means it throws, and the real parser reads the file.
struct SourceScanner {
  /// Thrown for everything that is left to the real parser.
  struct Unsure: Error {}

  static let basis: UInt64 = 0xcbf2_9ce4_8422_2325
  @inline(__always)
  static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Source, and one zero byte after it.
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private var at: Int
  private var startsLine = true
  private(set) var tokens: [Token] = []

  /// - Parameters:
  ///   - bytes: the source with a zero byte after its `count` bytes.
  ///   - start: where to begin.
  init(_ bytes: UnsafePointer<UInt8>, from start: Int = 0, count: Int) {
    self.bytes = bytes
    self.count = count
    at = start
    tokens.reserveCapacity((count - start) / 5 + 16)
  }

  /// - Complexity: O(bytes).
  mutating func scan() throws {
    if at == 0, count > 1, bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") {
      throw Unsure()
    }
    while at < count { try next() }
    add(.end, from: count)
  }

  @inline(__always)
  private mutating func add(_ kind: Token.Kind, _ word: Keyword = .none, from start: Int) {
    tokens.append(
      Token(
        kind: kind, word: word, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: at), startsLine: startsLine))
    startsLine = false
  }

  private mutating func next() throws {
    let byte = bytes[at]
    switch byte {
    case 0x20, 0x09: at += 1
    case 0x0A, 0x0D:
      startsLine = true
      at += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      try word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "/"): try slash()
    case UInt8(ascii: "\""): try string(pounds: 0)
    case UInt8(ascii: "#"): try pound()
    case UInt8(ascii: "`"): try quoted()
    default: try punctuation(byte)
    }
  }

  private mutating func punctuation(_ byte: UInt8) throws {
    switch byte {
    case UInt8(ascii: "("): single(.leftParen)
    case UInt8(ascii: ")"): single(.rightParen)
    case UInt8(ascii: "["): single(.leftSquare)
    case UInt8(ascii: "]"): single(.rightSquare)
    case UInt8(ascii: "{"): single(.leftBrace)
    case UInt8(ascii: "}"): single(.rightBrace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: ".") where bytes[at + 1] != UInt8(ascii: "."): single(.period)
    case UInt8(ascii: "."): symbol()
    default:
      guard Self.isSymbol(byte) else { throw Unsure() }
      symbol()
    }
  }

  @inline(__always)
  private mutating func single(_ kind: Token.Kind) {
    at += 1
    add(kind, from: at - 1)
  }

  // MARK: Words and numbers

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Whether a bracket after this byte is that of a call, an element or the like.
  static func endsName(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "`")
  }

  private mutating func word() throws {
    let start = at
    var hash = Self.basis
    var bits: UInt8 = 0
    while Self.isWord(bytes[at]) {
      hash = Self.mix(hash, bytes[at])
      bits |= bytes[at]
      at += 1
    }
    // Some characters beyond ASCII are operators; letters never are.
    if bits & 0x80 != 0, !isLetters(from: start) { throw Unsure() }
    add(.word, at - start > 15 ? .none : Keyword.byHash[hash] ?? .none, from: start)
  }

  private func isLetters(from start: Int) -> Bool {
    let word = String(
      decoding: UnsafeBufferPointer(start: bytes + start, count: at - start), as: UTF8.self)
    return word.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isAlphabetic }
  }

  private mutating func number() throws {
    let start = at
    let isIndex = tokens.last?.kind == .period
    while Self.isWord(bytes[at])
      || !isIndex && bytes[at] == UInt8(ascii: ".") && Self.isDigit(bytes[at + 1])
      || Self.isSign(bytes[at]) && isExponent(bytes[at - 1], from: start)
    {
      at += 1
    }
    guard isNumber(from: start) else { throw Unsure() }
    add(.number, from: start)
  }

  /// Whether a word that begins with a digit holds digits only, apart from a base or an exponent.
  private func isNumber(from start: Int) -> Bool {
    if at - start > 2, bytes[start] == UInt8(ascii: "0"), !Self.isDigit(bytes[start + 1]),
      bytes[start + 1] != UInt8(ascii: "."), bytes[start + 1] != UInt8(ascii: "_")
    {
      return bytes[start + 1] == UInt8(ascii: "x")
        && (start + 2..<at).allSatisfy { Self.isDigit(bytes[$0]) || Self.isHexLetter(bytes[$0]) }
    }
    return (start..<at).allSatisfy { index in
      let byte = bytes[index]
      return Self.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "e") && index + 1 < at || Self.isSign(byte)
    }
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
  }

  private static func isHexLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private func isExponent(_ byte: UInt8, from start: Int) -> Bool {
    let isHex = bytes[start] == UInt8(ascii: "0") && bytes[start + 1] == UInt8(ascii: "x")
    return byte | 0x20 == (isHex ? UInt8(ascii: "p") : UInt8(ascii: "e"))
  }

  private mutating func quoted() throws {
    let start = at
    at += 1
    while Self.isWord(bytes[at]) { at += 1 }
    guard bytes[at] == UInt8(ascii: "`"), at > start + 1 else { throw Unsure() }
    at += 1
    add(.quoted, from: start)
  }

  private mutating func pound() throws {
    let start = at
    var pounds = 0
    while bytes[at] == UInt8(ascii: "#") {
      pounds += 1
      at += 1
    }
    if bytes[at] == UInt8(ascii: "\"") { return try string(pounds: pounds) }
    guard pounds == 1, Self.isWord(bytes[at]) else { throw Unsure() }
    while Self.isWord(bytes[at]) { at += 1 }
    add(.pound, from: start)
  }

  // MARK: Comments and symbols

  /// A comment, or a symbol that begins with a slash; a regular expression is left to the parser.
  private mutating func slash() throws {
    switch bytes[at + 1] {
    case UInt8(ascii: "/"): while at < count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    case UInt8(ascii: "*"): try blockComment()
    default:
      symbol()
      if tokens.last?.isPrefix == true { throw Unsure() }
    }
  }

  private mutating func blockComment() throws {
    var depth = 0
    repeat {
      guard at < count else { throw Unsure() }
      switch (bytes[at], bytes[at + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        at += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        at += 2
      case (0x0A, _), (0x0D, _):
        startsLine = true
        at += 1
      default: at += 1
      }
    } while depth > 0
  }

  private static func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private mutating func symbol() {
    let start = at
    let touchesLeft = touchesLeft(start)
    let first = bytes[at]
    at += 1
    if !(touchesLeft && (first == UInt8(ascii: "!") || first == UInt8(ascii: "?"))) {
      let takesPeriods = first == UInt8(ascii: ".")
      while Self.isSymbol(bytes[at]) || takesPeriods && bytes[at] == first {
        if bytes[at] == UInt8(ascii: "/"),
          bytes[at + 1] == UInt8(ascii: "/") || bytes[at + 1] == UInt8(ascii: "*")
        {
          break
        }
        at += 1
      }
    }
    let touchesRight = touchesRight(at, touchesLeft)
    add(.symbol, from: start)
    tokens[tokens.count - 1].touchesLeft = touchesLeft
    tokens[tokens.count - 1].touchesRight = touchesRight
  }

  private func touchesLeft(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
    default: return true
    }
  }

  private func touchesRight(_ end: Int, _ touchesLeft: Bool) -> Bool {
    switch bytes[end] {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !touchesLeft
    case UInt8(ascii: "/"):
      return bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
    default: return true
    }
  }

  // MARK: Strings

  /// - Parameter pounds: how many `#` have been passed before the quote.
  private mutating func string(pounds: Int) throws {
    let start = at - pounds
    at = try StringSpan(bytes, count).end(ofStringAt: at, pounds: pounds)
    add(.string, from: start)
  }
}
