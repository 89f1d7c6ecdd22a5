/// Literals, tuples, key paths and macros.
extension QuickReader {
  func primary() throws -> Expression {
    let first = token
    switch first.kind {
    case .word: return try word(first)
    case .quoted: return try reference(first)
    case .number:
      advance()
      return .number(text(first))
    case .string:
      advance()
      return .string(try StringParts(bytes, first).parts)
    case .leftParen:
      let parts = try arguments(to: .rightParen)
      return parts.count == 1 && parts[0].label == nil ? parts[0].value : .tuple(parts)
    case .leftSquare: return try collection()
    case .leftBrace:
      if isCondition { throw unsure() }
      return .closure(try closure())
    case .period: return try member(of: nil)
    case .backslash: return try keyPath()
    case .pound: return try macro()
    case .symbol where isOperatorName:
      advance()
      return .name(text(first), arguments: [], at: first.start)
    default: throw unsure()
    }
  }

  private func word(_ first: Token) throws -> Expression {
    switch first.word {
    case .nil:
      advance()
      return .none
    case .true:
      advance()
      return .bool(true)
    case .false:
      advance()
      return .bool(false)
    case .underscore:
      advance()
      return .other([])
    case .Any:
      advance()
      return .type(.named("Any", []))
    case .await: throw unsure()
    case .super:
      advance()
      return .name("super", arguments: [], at: first.start)
    case .if: return .statement(try branch())
    case .switch: return .statement(try switching())
    case .any where following.kind == .word && !following.startsLine && !following.word.isReserved:
      return .type(try composition()[0])
    case .any, .some, .each, .repeat, .yield, .discard, .then, .macro:
      if following.kind == .word, !following.startsLine, !following.word.isReserved {
        throw unsure()
      }
      return try reference(first)
    default:
      if first.word.isReserved { throw unsure() }
      return try reference(first)
    }
  }

  private func reference(_ first: Token) throws -> Expression {
    advance()
    skipArgumentNames()
    return try generics(after: .name(name(first), arguments: [], at: first.start))
  }

  private func collection() throws -> Expression {
    advance()
    return try with(condition: false) { () -> Expression in
      if skip(.rightSquare) { return .array([]) }
      if skip(.colon) {
        try expect(.rightSquare)
        return .dictionary([], [])
      }
      var (keys, values): ([Expression], [Expression]) = ([], [])
      repeat {
        if token.kind == .rightSquare { break }
        keys.append(try expression())
        if skip(.colon) { values.append(try expression()) }
      } while skip(.comma)
      try expect(.rightSquare)
      if values.isEmpty { return .array(keys) }
      guard values.count == keys.count else { throw unsure() }
      return .dictionary(keys, values)
    }
  }

  /// `\Root.a.b`.
  private func keyPath() throws -> Expression {
    advance()
    var root: TypeReference?
    if token.kind == .word || token.kind == .quoted {
      guard isNewName else { throw unsure() }
      let name = name(token)
      advance()
      var arguments: [TypeReference] = []
      if begins(token, UInt8(ascii: "<")) { arguments = try genericArguments() }
      root = name == "Optional" && !arguments.isEmpty ? arguments[0] : .named(name, arguments)
    } else if token.kind != .period {
      throw unsure()
    }
    var names: [String] = []
    while true {
      switch token.kind {
      case .period where isSymbol(following, UInt8(ascii: "?")): position += 2
      case .period:
        names.append(name(try memberName()))
        if begins(token, UInt8(ascii: "<")), token.touchesRight { throw unsure() }
      case .leftSquare where !token.startsLine: _ = try arguments(to: .rightSquare)
      case .leftParen where !token.startsLine: throw unsure()
      case .symbol
      where token.touchesLeft
        && (isSymbol(token, UInt8(ascii: "?")) || isSymbol(token, UInt8(ascii: "!"))):
        advance()
      default: return .keyPath(root: root, names)
      }
    }
  }

  /// `#selector(f)` gives `f`; of other macros the arguments are kept.
  func macro() throws -> Expression {
    for name in ["if", "elseif", "else", "endif", "available", "unavailable"] as [StaticString]
    where isPound(name) { throw unsure() }
    let isSelector = isPound("selector")
    advance()
    if begins(token, UInt8(ascii: "<")), token.touchesLeft { _ = try genericArguments() }
    var found: [Argument] = []
    if token.kind == .leftParen, !token.startsLine { found = try arguments(to: .rightParen) }
    if isSelector, let first = found.first { return first.value }
    if token.kind == .leftBrace { found += try trailingClosures() }
    return .other(found.map(\.value))
  }
}
