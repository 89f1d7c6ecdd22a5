/// Reads JSON (RFC 8259) with the place of every value. With `allowsComments`, also the parts of JSON5
/// that people use in configuration: comments, trailing commas, bare keys, single quotes.
///
/// Our own because Foundation's decoders give no line and column for a value, and keep neither the
/// order of members nor the spelling of numbers. Bounded: at most 512 levels deep.
public struct JSONReader {
  /// Deeper input is refused, so that no reader of the tree can overflow its stack.
  public static let deepest = 512

  private let bytes: [UInt8]
  private let allowsComments: Bool
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  /// Characters that no text can hold; they were read as U+FFFD.
  private(set) var repairs: [JSONError] = []

  /// Reads one value that fills the whole text; a byte order mark at the start is skipped.
  ///
  /// - Throws: `JSONError` with the place of the first fault.
  /// - Complexity: O(bytes).
  public static func read(
    _ bytes: [UInt8], allowsComments: Bool = false
  ) throws(JSONError) -> JSONNode {
    var repairs: [JSONError] = []
    let node = try read(bytes, allowsComments: allowsComments, repairs: &repairs)
    if let first = repairs.first { throw first }
    return node
  }

  /// The same for texts that may hold characters in another encoding: these become U+FFFD.
  ///
  /// - Parameter repairs: gets one entry for each string that was repaired.
  public static func read(
    _ bytes: [UInt8], allowsComments: Bool = false, repairs: inout [JSONError]
  ) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes, allowsComments: allowsComments)
    try reader.begin()
    let node = try reader.value()
    try reader.end()
    repairs = reader.repairs
    return node
  }

  init(_ bytes: [UInt8], allowsComments: Bool = false) {
    self.bytes = bytes
    self.allowsComments = allowsComments
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
  }

  // MARK: Pieces for readers that build no tree

  /// Goes to the value that fills the text.
  mutating func begin() throws(JSONError) {
    if let encoding = JSONEncoding.foreign(bytes) {
      throw error(
        "the text is \(encoding); convert it to UTF-8, for example with "
          + "'iconv -f \(encoding) -t UTF-8'")
    }
    try skipBlanks()
    if index == bytes.count { throw error("the file is empty") }
  }

  /// Makes sure that nothing stands behind the value.
  mutating func end() throws(JSONError) {
    try skipBlanks()
    if index < bytes.count { throw error("text after the end of the JSON value") }
  }

  /// Counts from 1.
  var place: (line: Int, column: Int) { (line, index - lineStart + 1) }

  /// Whether the next value begins with the bracket.
  func isAt(_ bracket: Unicode.Scalar) -> Bool { here == UInt8(ascii: bracket) }

  /// Goes inside an object or array.
  ///
  /// - Returns: where it begins, for messages.
  mutating func enter() throws(JSONError) -> (line: Int, column: Int) {
    let open = place
    depth += 1
    if depth > Self.deepest { throw error("nested deeper than \(Self.deepest) levels") }
    index += 1
    try skipBlanks()
    return open
  }

  /// Lets the depth be counted from here. For readers that keep what is open on a list of their own.
  mutating func forgetDepth() { depth = 0 }

  /// The next key of an object, so that its value comes next; `nil` behind the end of the object.
  mutating func nextKey(
    of open: (line: Int, column: Int)
  ) throws(JSONError) -> (text: String, line: Int, column: Int)? {
    if leave(at: UInt8(ascii: "}")) { return nil }
    let place = self.place
    let text = try key(open: open)
    try skipBlanks()
    guard here == UInt8(ascii: ":") else { throw error("':' expected after the key \"\(text)\"") }
    index += 1
    try skipBlanks()
    return (text, place.line, place.column)
  }

  /// Whether another item of an array comes next; if not, the reader is behind the array.
  mutating func hasItem(of open: (line: Int, column: Int)) throws(JSONError) -> Bool {
    if leave(at: UInt8(ascii: "]")) { return false }
    if here == nil {
      throw error("'[' of line \(open.line), column \(open.column) is never closed")
    }
    return true
  }

  /// Goes from a value to the next one, or to the bracket that closes the list.
  mutating func separator(
    before bracket: Unicode.Scalar, open: (line: Int, column: Int)
  ) throws(JSONError) {
    let close = UInt8(ascii: bracket)
    try skipBlanks()
    guard let byte = here else {
      throw error(
        "the text ends inside the value that begins at line \(open.line), column \(open.column)")
    }
    if byte == close { return }
    guard byte == UInt8(ascii: ",") else {
      throw error("',' or \(shown(close)) expected, not \(shown(byte))")
    }
    index += 1
    try skipBlanks()
    if here == close, !allowsComments { throw error("trailing comma") }
  }

  private mutating func leave(at close: UInt8) -> Bool {
    guard here == close else { return false }
    index += 1
    depth -= 1
    return true
  }

  // MARK: Blanks

  private func error(_ message: String, at place: (line: Int, column: Int)? = nil) -> JSONError {
    if isAtMergeMark {
      return JSONError(
        message: "a merge was left unfinished here; settle the conflict", line: line, column: 1)
    }
    let place = place ?? self.place
    return JSONError(message: message, line: place.line, column: place.column)
  }

  /// Whether the line begins with what no line of JSON can, a mark of a version control system.
  private var isAtMergeMark: Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains {
      bytes[lineStart...].starts(with: $0.utf8)
    }
  }

  private var here: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() throws(JSONError) {
    while let byte = here {
      switch byte {
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "/") where allowsComments:
        try skipComment()
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = (line: line, column: index - lineStart + 1)
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if next == UInt8(ascii: "/") {
      while let byte = here, byte != UInt8(ascii: "\n") { index += 1 }
      return
    }
    guard next == UInt8(ascii: "*") else { throw error("unexpected '/'") }
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
    throw error("comment without an end", at: start)
  }

  // MARK: Values

  /// The value that comes next.
  mutating func value() throws(JSONError) -> JSONNode {
    let place = self.place
    guard let byte = here else { throw error("the text ends where a value is expected") }
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "{"): content = try object()
    case UInt8(ascii: "["): content = try array()
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "'") where allowsComments: content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = try number()
    default: content = try word()
    }
    return JSONNode(content: content, line: place.line, column: place.column)
  }

  private mutating func word() throws(JSONError) -> JSONNode.Content {
    let words: [(String, JSONNode.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    throw error("unexpected \(shown(bytes[index])) where a value is expected")
  }

  private func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "'\(Character(Unicode.Scalar(byte)))'" : "byte 0x\(String(byte, radix: 16))"
  }

  private mutating func object() throws(JSONError) -> JSONNode.Content {
    let open = try enter()
    var members: [JSONNode.Member] = []
    while let key = try nextKey(of: open) {
      members.append(
        JSONNode.Member(key: key.text, line: key.line, column: key.column, value: try value()))
      try separator(before: "}", open: open)
    }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONNode.Content {
    let open = try enter()
    var items: [JSONNode] = []
    while try hasItem(of: open) {
      items.append(try value())
      try separator(before: "]", open: open)
    }
    return .array(items)
  }

  private mutating func key(open: (line: Int, column: Int)) throws(JSONError) -> String {
    guard let byte = here else {
      throw error("'{' of line \(open.line), column \(open.column) is never closed")
    }
    if byte == UInt8(ascii: "\"") || (allowsComments && byte == UInt8(ascii: "'")) {
      return try string()
    }
    let start = index
    while allowsComments, let byte = here, isBareKey(byte) { index += 1 }
    guard index > start else { throw error("a key in quotes is expected, not \(shown(byte))") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isBareKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private mutating func number() throws(JSONError) -> JSONNode.Content {
    let start = index
    func digits(_ reader: inout JSONReader) -> Int {
      let first = reader.index
      while let byte = reader.here, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        reader.index += 1
      }
      return reader.index - first
    }
    if here == UInt8(ascii: "-") { index += 1 }
    let leadingZero = here == UInt8(ascii: "0")
    let whole = digits(&self)
    if whole == 0 || (leadingZero && whole > 1) { throw error("not a JSON number") }
    if here == UInt8(ascii: ".") {
      index += 1
      if digits(&self) == 0 { throw error("digits expected after the decimal point") }
    }
    if here == UInt8(ascii: "e") || here == UInt8(ascii: "E") {
      index += 1
      if here == UInt8(ascii: "+") || here == UInt8(ascii: "-") { index += 1 }
      if digits(&self) == 0 { throw error("digits expected in the exponent") }
    }
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    let open = place
    let quote = bytes[index]
    index += 1
    let start = index
    var text: [UInt8] = []
    while let byte = here {
      switch byte {
      case quote:
        if let fault = JSONEncoding.firstFault(in: bytes[start..<index]) {
          let column = fault - lineStart + 1
          repair("byte 0x\(String(bytes[fault], radix: 16)) is not UTF-8", column: column)
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &text)
      case 0..<0x20:
        throw error("control character in a string; the string begins at column \(open.column)")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("string without an end", at: open)
  }

  private mutating func repair(_ message: String, column: Int) {
    repairs.append(JSONError(message: message, line: line, column: column))
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    index += 1
    guard let byte = here else { throw error("the text ends inside a string") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "'") where allowsComments: text.append(byte)
    case UInt8(ascii: "u"):
      text += Array(String(Character(try unicodeEscape())).utf8)
    default: throw error("unknown escape \\\(Character(Unicode.Scalar(byte)))")
    }
  }

  /// The scalar of a `\u` escape; a lone surrogate becomes U+FFFD.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let column = place.column - 2
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) {
      let mark = index
      index += 2
      let second = try fourDigits()
      if (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
      }
      index = mark
    }
    repair("\\u\(String(first, radix: 16)) is half of a character", column: column)
    return "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits expected after \\u") }
    index += 4
    return value
  }
}
