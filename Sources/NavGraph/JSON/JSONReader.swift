/// A JSON value with the place of each part, so that a message can point at it.
public struct JSONNode: Sendable {
  public indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  public struct Member: Sendable {
    public var key: String
    /// Where the key stands.
    public var line: Int
    public var column: Int
    public var value: JSONNode
  }

  public var content: Content
  /// Counts from 1.
  public var line: Int
  /// Counts from 1, in UTF-8 bytes.
  public var column: Int

  /// The value without its places.
  public var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let text): .number(text)
    case .string(let text): .string(text)
    case .array(let items): .array(items.map(\.value))
    case .object(let members): .object(members.map { JSONMember($0.key, $0.value.value) })
    }
  }

  /// The member of that key; the last one where a key is repeated.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }
}

/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable {
  public var message: String
  public var line: Int
  public var column: Int
}

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

  /// Reads one value that fills the whole text; a byte order mark at the start is skipped.
  ///
  /// - Throws: `JSONError` with the place of the first fault.
  /// - Complexity: O(bytes).
  public static func read(
    _ bytes: [UInt8], allowsComments: Bool = false
  ) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes: bytes, allowsComments: allowsComments)
    return try reader.document()
  }

  private init(bytes: [UInt8], allowsComments: Bool) {
    self.bytes = bytes
    self.allowsComments = allowsComments
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
  }

  private mutating func document() throws(JSONError) -> JSONNode {
    try skipBlanks()
    if index == bytes.count { throw error("the file is empty") }
    let node = try value()
    try skipBlanks()
    if index < bytes.count { throw error("text after the end of the JSON value") }
    return node
  }

  private func error(_ message: String, at place: (line: Int, column: Int)? = nil) -> JSONError {
    JSONError(
      message: message, line: place?.line ?? line, column: place?.column ?? index - lineStart + 1)
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

  private mutating func value() throws(JSONError) -> JSONNode {
    let place = (line: line, column: index - lineStart + 1)
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

  private mutating func enter() throws(JSONError) {
    depth += 1
    if depth > Self.deepest { throw error("nested deeper than \(Self.deepest) levels") }
    index += 1
    try skipBlanks()
  }

  private mutating func object() throws(JSONError) -> JSONNode.Content {
    let open = (line: line, column: index - lineStart + 1)
    try enter()
    var members: [JSONNode.Member] = []
    while here != UInt8(ascii: "}") {
      let place = (line: line, column: index - lineStart + 1)
      let key = try self.key(open: open)
      try skipBlanks()
      guard here == UInt8(ascii: ":") else { throw error("':' expected after the key \"\(key)\"") }
      index += 1
      try skipBlanks()
      members.append(
        JSONNode.Member(key: key, line: place.line, column: place.column, value: try value()))
      try separator(before: UInt8(ascii: "}"), open: open)
    }
    index += 1
    depth -= 1
    return .object(members)
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

  private mutating func array() throws(JSONError) -> JSONNode.Content {
    let open = (line: line, column: index - lineStart + 1)
    try enter()
    var items: [JSONNode] = []
    while here != UInt8(ascii: "]") {
      if here == nil {
        throw error("'[' of line \(open.line), column \(open.column) is never closed")
      }
      items.append(try value())
      try separator(before: UInt8(ascii: "]"), open: open)
    }
    index += 1
    depth -= 1
    return .array(items)
  }

  private mutating func separator(
    before close: UInt8, open: (line: Int, column: Int)
  ) throws(JSONError) {
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

  private mutating func string() throws(JSONError) -> String {
    let open = (line: line, column: index - lineStart + 1)
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while let byte = here {
      switch byte {
      case quote:
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
    let first = try fourDigits()
    guard (0xD800..<0xDC00).contains(first) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    guard bytes[index...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let mark = index
    index += 2
    let second = try fourDigits()
    guard (0xDC00..<0xE000).contains(second) else {
      index = mark
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits expected after \\u") }
    index += 4
    return value
  }
}
