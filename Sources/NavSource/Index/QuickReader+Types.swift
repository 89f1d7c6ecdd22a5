extension QuickReader {
  func type() throws -> TypeReference {
    try nested {
      let parts = try composition()
      return parts.count == 1 ? parts[0] : .composition(parts)
    }
  }

  /// The parts of `A & B`, or the one type.
  func composition() throws -> [TypeReference] {
    while try skipTypeSpecifier() {}
    if token.kind == .word {
      switch token.word {
      case .some, .any:
        guard following.kind != .period, !following.startsLine else { throw unsure() }
        guard following.word != .some, following.word != .any else { throw unsure() }
        advance()
        return [.opaque(try type())]
      case .each, .repeat: throw unsure()
      default: break
      }
    }
    if skip(symbol: UInt8(ascii: "~")) {
      _ = try simpleType()
      return [.unknown]
    }
    var parts = [try simpleType()]
    while isSymbol(token, UInt8(ascii: "&")), token.isBinary {
      advance()
      parts.append(contentsOf: try composition())
    }
    return parts
  }

  private func skipTypeSpecifier() throws -> Bool {
    if token.kind == .at {
      _ = try attribute()
      return true
    }
    guard token.kind == .word else { return false }
    switch token.word {
    case .inout: break
    case .borrowing, .consuming, .sending, .isolated, .nonisolated:
      guard following.kind == .word || following.kind == .at else { return false }
    default: return false
    }
    advance()
    return true
  }

  private func simpleType() throws -> TypeReference {
    var result: TypeReference
    switch token.kind {
    case .leftSquare: result = try bracketType()
    case .leftParen: result = try parenthesizedType()
    default: result = try namedType()
    }
    while true {
      if token.touchesLeft, begins(token, UInt8(ascii: "?")) || begins(token, UInt8(ascii: "!")) {
        _ = take(bytes[Int(token.start)])
      } else if token.kind == .period, following.kind == .word, isMetatype(following) {
        position += 2
      } else {
        return result
      }
    }
  }

  private func isMetatype(_ token: Token) -> Bool {
    let name = text(token)
    return name == "Type" || name == "Protocol"
  }

  private func namedType() throws -> TypeReference {
    guard isNewName || token.word == .Any || token.word == .Self || token.word == .underscore else {
      throw unsure()
    }
    var result = named(name(token), try nameThenGenerics())
    while token.kind == .period {
      guard following.kind == .quoted || following.kind == .word,
        following.start == token.end, !following.word.isReserved
      else { throw unsure() }
      if following.kind == .word, isMetatype(following) { return result }
      advance()
      let base = result.name
      let name = name(token)
      let arguments = try nameThenGenerics()
      result = base.map { named($0 + "." + name, arguments) } ?? .unknown
    }
    return result
  }

  private func nameThenGenerics() throws -> [TypeReference] {
    advance()
    guard begins(token, UInt8(ascii: "<")) else { return [] }
    return try genericArguments()
  }

  private func named(_ name: String, _ arguments: [TypeReference]) -> TypeReference {
    if name == "Optional", let wrapped = arguments.first { return wrapped }
    return .named(name, arguments)
  }

  /// `<A, B>`.
  func genericArguments() throws -> [TypeReference] {
    guard take(UInt8(ascii: "<")) else { throw unsure() }
    var result: [TypeReference] = []
    repeat { result.append(try type()) } while skip(.comma)
    guard take(UInt8(ascii: ">")) else { throw unsure() }
    return result
  }

  private func bracketType() throws -> TypeReference {
    advance()
    let first = try type()
    if skip(.colon) {
      let value = try type()
      try expect(.rightSquare)
      return .dictionary(first, value)
    }
    try expect(.rightSquare)
    return .array(first)
  }

  /// A tuple, or a function's parameters with what it returns.
  private func parenthesizedType() throws -> TypeReference {
    advance()
    var parts: [TypeReference] = []
    while token.kind != .rightParen {
      skipTupleLabel()
      parts.append(try type())
      if token.kind == .symbol, text(token) == "..." { advance() }
      guard skip(.comma) else { break }
    }
    try expect(.rightParen)
    if let result = try functionResult() { return .function(parts, result) }
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }

  private func skipTupleLabel() {
    guard token.kind == .word || token.kind == .quoted else { return }
    if following.kind == .colon {
      position += 2
    } else if following.kind == .word || following.kind == .quoted,
      tokens[position + 2].kind == .colon
    {
      position += 3
    }
  }

  /// `async throws -> Result` after parameters; `nil` where there is no arrow.
  private func functionResult() throws -> TypeReference? {
    let start = position
    try skipEffects()
    guard isArrow(token) else {
      position = start
      return nil
    }
    advance()
    return try type()
  }

  /// `async`, `throws`, `throws(Failure)`, `rethrows`.
  func skipEffects() throws {
    _ = skip(.async)
    if skip(.rethrows) { return }
    guard skip(.throws), token.kind == .leftParen, !token.startsLine else { return }
    advance()
    _ = try type()
    try expect(.rightParen)
  }

  // MARK: Generic parameters and requirements

  /// Names of `<T: P, U>`.
  func genericParameters() throws -> [String] {
    guard begins(token, UInt8(ascii: "<")) else { return [] }
    _ = take(UInt8(ascii: "<"))
    var names: [String] = []
    repeat {
      while token.kind == .at { _ = try attribute() }
      guard isName, token.word != .each, token.word != .let else { throw unsure() }
      names.append(name(token))
      advance()
      if skip(.colon) { _ = try composition() }
    } while skip(.comma)
    guard take(UInt8(ascii: ">")) else { throw unsure() }
    return names
  }

  /// The types on the right of `where T: P, U == V`.
  func requirements() throws -> [TypeReference] {
    guard skip(.where) else { return [] }
    var result: [TypeReference] = []
    repeat {
      _ = try type()
      if !skip(.colon) {
        guard isSymbol(token, UInt8(ascii: "="), UInt8(ascii: "=")) else { throw unsure() }
        advance()
      }
      // `T: AnyObject` is a layout to the parser only where it is spelled so; both name a type.
      result.append(try type())
    } while skip(.comma)
    return result
  }

  /// The types after the colon of a declaration.
  func inheritance() throws -> [TypeReference] {
    guard skip(.colon) else { return [] }
    var result: [TypeReference] = []
    repeat { result += try composition() } while skip(.comma)
    return result
  }
}
