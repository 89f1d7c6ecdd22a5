/// Reads source into facts many times faster than the real parser, without building a tree.
///
/// It knows the Swift that people write every day, and gives exactly the facts that
/// `FactExtractor` gives. Wherever it is not sure it gives up, and the file is parsed.
final class QuickReader {
  /// Source nested deeper than this is left to the parser.
  private static let deepest = 90

  let bytes: UnsafePointer<UInt8>
  var tokens: TokenList
  var position = 0
  /// Tokens of which a first character was taken, so that it can be put back.
  private var cuts: [Int] = []
  private var depth = 0
  /// Whether a brace begins the body of a statement rather than a trailing closure.
  var isCondition = false
  /// Whether `=` ends an expression.
  var stopsAtAssignment = false

  var enclosing: [String] = []
  var conditions: [BuildCondition] = []
  /// Under which condition the type around exists.
  var typeCondition = BuildCondition.always
  var imports: [String] = []
  var types: [TypeFact] = []
  var functions: [FunctionFact] = []
  var properties: [PropertyFact] = []
  var statements: [Statement] = []
  var aliases: [AliasFact] = []

  private init(_ bytes: UnsafePointer<UInt8>, _ tokens: [Token]) {
    self.bytes = bytes
    self.tokens = TokenList(tokens)
  }

  /// The facts of a file; `nil` where only the real parser can tell.
  ///
  /// - Complexity: O(bytes).
  static func facts(of source: [UInt8]) -> FileFacts? {
    guard source.count < Int(UInt32.max), !CommentFact.mayBe(in: source) else { return nil }
    let padded = source + [0, 0, 0, 0]
    return padded.withUnsafeBufferPointer { buffer -> FileFacts? in
      guard let bytes = buffer.baseAddress else { return nil }
      var scanner = SourceScanner(bytes, count: source.count)
      guard (try? scanner.scan()) != nil else { return nil }
      let reader = QuickReader(bytes, scanner.tokens)
      guard (try? reader.readFile()) != nil else { return nil }
      return FileFacts(
        imports: reader.imports, types: reader.types, functions: reader.functions,
        properties: reader.properties, aliases: reader.aliases, statements: reader.statements,
        lineStarts: FactExtractor.lineStarts(of: source), hasErrors: false, errorAt: nil)
    }
  }

  /// Reads what is interpolated into a string, from one parenthesis to the other.
  static func arguments(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) throws -> [Argument] {
    var scanner = SourceScanner(bytes, from: start, count: end)
    try scanner.scan()
    let reader = QuickReader(bytes, scanner.tokens)
    let found = try reader.arguments(to: .rightParen)
    guard !found.isEmpty, reader.token.kind == .end else { throw reader.unsure() }
    return found
  }

  // MARK: Tokens

  var token: Token { tokens[position] }
  var following: Token { tokens[position + 1] }

  func unsure() -> SourceScanner.Unsure { SourceScanner.Unsure() }

  func advance() { position += 1 }

  func text(_ token: Token) -> String {
    String(
      decoding: UnsafeBufferPointer(
        start: bytes + Int(token.start), count: max(0, Int(token.end) - Int(token.start))),
      as: UTF8.self)
  }

  func text(from start: SourceOffset, to end: SourceOffset) -> String {
    String(
      decoding: UnsafeBufferPointer(
        start: bytes + Int(start), count: max(0, Int(end) - Int(start))),
      as: UTF8.self)
  }

  /// The name without backticks.
  func name(_ token: Token) -> String {
    guard token.kind == .quoted else { return text(token) }
    return text(from: token.start + 1, to: token.end - 1)
  }

  func isSymbol(_ token: Token, _ byte: UInt8) -> Bool {
    token.kind == .symbol && token.end - token.start == 1 && bytes[Int(token.start)] == byte
  }

  func isSymbol(_ token: Token, _ first: UInt8, _ second: UInt8) -> Bool {
    token.kind == .symbol && token.end - token.start == 2 && bytes[Int(token.start)] == first
      && bytes[Int(token.start) + 1] == second
  }

  func begins(_ token: Token, _ byte: UInt8) -> Bool {
    token.kind == .symbol && bytes[Int(token.start)] == byte
  }

  func isArrow(_ token: Token) -> Bool {
    isSymbol(token, UInt8(ascii: "-"), UInt8(ascii: ">"))
  }

  var isName: Bool { token.kind == .quoted || token.kind == .word && !token.word.isReserved }

  /// A name that may be declared: no `self`, no `$0`.
  var isNewName: Bool {
    isName && token.word != .self && token.word != .Self
      && bytes[Int(token.start)] != UInt8(ascii: "$")
  }

  func skip(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    position += 1
    return true
  }

  func skip(_ word: Keyword) -> Bool {
    guard token.kind == .word, token.word == word else { return false }
    position += 1
    return true
  }

  func skip(symbol byte: UInt8) -> Bool {
    guard isSymbol(token, byte) else { return false }
    position += 1
    return true
  }

  func expect(_ kind: Token.Kind) throws {
    guard skip(kind) else { throw unsure() }
  }

  /// `=`, with blanks on both sides or on none.
  func skipAssignment() -> Bool {
    guard token.isBinary, isSymbol(token, UInt8(ascii: "=")) else { return false }
    position += 1
    return true
  }

  /// The name after a period; both must touch.
  func memberName() throws -> Token {
    let name = following
    guard name.start == token.end else { throw unsure() }
    switch name.kind {
    case .quoted: break
    case .number:
      guard text(name).utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { throw unsure() }
    case .word:
      if name.word == .underscore { throw unsure() }
      let first = bytes[Int(name.start)]
      let second = bytes[Int(name.start) + 1]
      if first == UInt8(ascii: "$"), second >= 0x30, second <= 0x39 { throw unsure() }
    default: throw unsure()
    }
    position += 2
    return name
  }

  /// Takes the first character of a symbol: `>` of `>>`.
  func take(_ byte: UInt8) -> Bool {
    guard begins(token, byte) else { return false }
    if token.end - token.start == 1 {
      position += 1
    } else {
      tokens[position].start += 1
      tokens[position].touchesLeft = true
      cuts.append(position)
    }
    return true
  }

  /// Tries a reading and goes back where it fails.
  func attempt<Result>(_ reading: () throws -> Result?) -> Result? {
    let (start, cutCount) = (position, cuts.count)
    if let result = try? reading() { return result }
    position = start
    while cuts.count > cutCount {
      tokens[cuts.removeLast()].start -= 1
    }
    return nil
  }

  /// Runs a reading one level deeper.
  func nested<Result>(_ reading: () throws -> Result) throws -> Result {
    guard depth < Self.deepest else { throw unsure() }
    depth += 1
    defer { depth -= 1 }
    return try reading()
  }

  /// Runs a reading with braces meaning what they do in an expression, or in a condition.
  func with<Result>(
    condition: Bool, stopsAtAssignment: Bool = false, _ reading: () throws -> Result
  ) throws -> Result {
    let saved = (isCondition, self.stopsAtAssignment)
    (isCondition, self.stopsAtAssignment) = (condition, stopsAtAssignment)
    defer { (isCondition, self.stopsAtAssignment) = saved }
    return try reading()
  }

  /// The index of the token that closes the group that begins at an index.
  func end(ofGroupAt index: Int) throws -> Int {
    var level = 0
    var index = index
    while true {
      switch tokens[index].kind {
      case .leftBrace, .leftParen, .leftSquare: level += 1
      case .rightBrace, .rightParen, .rightSquare:
        level -= 1
        if level == 0 { return index }
      case .end: throw unsure()
      default: break
      }
      index += 1
    }
  }

  func isPound(_ name: StaticString) -> Bool { isPound(token, name) }

  func isPound(_ token: Token, _ name: StaticString) -> Bool {
    guard token.kind == .pound, Int(token.end - token.start) == name.utf8CodeUnitCount + 1 else {
      return false
    }
    for index in 0..<name.utf8CodeUnitCount
    where bytes[Int(token.start) + 1 + index] != name.utf8Start[index] { return false }
    return true
  }

  /// A statement or declaration must be followed by a new line, a semicolon or what closes the block.
  func endStatement() throws {
    if token.kind == .semicolon {
      while skip(.semicolon) {}
      return
    }
    guard
      token.startsLine || token.kind == .rightBrace || token.kind == .end
        || token.word == .case || token.word == .default
    else {
      throw unsure()
    }
  }
}
