extension QuickReader {
  /// The pattern of `let` and `for`.
  func bindingPattern() throws -> Pattern {
    var names: [String] = []
    return try bindingPattern(&names)
  }

  /// - Parameter names: gets the bound names as they are written.
  func bindingPattern(_ names: inout [String]) throws -> Pattern {
    if skip(.underscore) { return .wildcard }
    if skip(.leftParen) {
      var parts: [Pattern] = []
      while token.kind != .rightParen {
        if token.kind == .word, following.kind == .colon { position += 2 }
        parts.append(try nested { try bindingPattern(&names) })
        guard skip(.comma) else { break }
      }
      try expect(.rightParen)
      return .tuple(parts)
    }
    guard isNewName || isCondition && token.word == .self else { throw unsure() }
    let name = token
    advance()
    names.append(self.name(name))
    return .bind(self.name(name))
  }

  /// A pattern of `case`.
  ///
  /// - Parameter binds: whether a `let` around it makes plain names bind.
  func matchingPattern(binds: Bool) throws -> Pattern {
    try nested {
      var pattern = try plainPattern(binds: binds)
      while token.kind == .word, token.word == .as {
        advance()
        pattern = .isType(try type(), pattern)
      }
      return pattern
    }
  }

  private func plainPattern(binds: Bool) throws -> Pattern {
    if token.kind == .word {
      switch token.word {
      case .let, .var:
        advance()
        return try matchingPattern(binds: true)
      case .is:
        advance()
        return .isType(try type(), nil)
      case .underscore:
        advance()
        skipOptionalMark()
        return .wildcard
      default: break
      }
    }
    if token.kind == .leftParen {
      let parts = try patternList(binds: binds)
      guard !continuesExpression else { throw unsure() }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    }
    if let pattern = try attemptCase(binds: binds) { return pattern }
    if binds, isName {
      let name = name(token)
      advance()
      skipOptionalMark()
      guard !continuesExpression else { throw unsure() }
      return .bind(name)
    }
    if binds || token.word == .try || token.word == .await { throw unsure() }
    let value = try with(condition: isCondition, stopsAtAssignment: true) { try expression() }
    return value.pattern
  }

  private func skipOptionalMark() {
    while token.touchesLeft, isSymbol(token, UInt8(ascii: "?")) { advance() }
  }

  /// Whether the pattern here goes on as an expression.
  private var continuesExpression: Bool {
    switch token.kind {
    case .period, .leftParen, .leftSquare, .leftBrace: !token.startsLine && !isCondition
    case .symbol: !isSymbol(token, UInt8(ascii: "="))
    default: false
    }
  }

  private func patternList(binds: Bool) throws -> [Pattern] {
    try expect(.leftParen)
    var parts: [Pattern] = []
    try with(condition: false) {
      while token.kind != .rightParen {
        if token.kind == .word || token.kind == .quoted, following.kind == .colon { position += 2 }
        parts.append(try matchingPattern(binds: binds))
        guard skip(.comma) else { break }
      }
    }
    try expect(.rightParen)
    return parts
  }

  /// `.name`, `.name(…)`, `Type.name(…)`; `nil` for anything else.
  private func attemptCase(binds: Bool) throws -> Pattern? {
    let start = position
    var names: [String] = []
    if token.kind != .period {
      guard
        token.kind == .quoted
          || token.kind == .word && token.word != .await && (isName || token.word == .`self`)
      else { return nil }
      names.append(name(token))
      advance()
    }
    while token.kind == .period, following.kind == .word || following.kind == .quoted {
      if following.word == .self { break }
      names.append(name(try memberName()))
    }
    let isImplicit = tokens[start].kind == .period
    guard names.count > (isImplicit ? 0 : 1) else {
      position = start
      return nil
    }
    var parts: [Pattern] = []
    if token.kind == .leftParen, !token.startsLine { parts = try patternList(binds: binds) }
    skipOptionalMark()
    if token.kind == .symbol && !isSymbol(token, UInt8(ascii: "="))
      || token.kind == .period
      || !token.startsLine && (token.kind == .leftParen || token.kind == .leftSquare)
    {
      position = start
      return nil
    }
    let name = names.removeLast()
    return .enumCase(
      type: names.isEmpty ? nil : names.joined(separator: "."), name, parts)
  }
}

extension Expression {
  /// The pattern that the parser sees in an expression without names that bind.
  fileprivate var pattern: Pattern {
    switch self {
    case .member(let base, let name, _):
      return .enumCase(type: base.flatMap(\.dottedName), name, [])
    case .call(let call):
      guard case .enumCase(let type, let name, _) = call.callee.pattern else {
        return .expression(self)
      }
      return .enumCase(
        type: type, name, call.arguments.filter { !$0.isTrailing }.map(\.value.pattern))
    default: return .expression(self)
    }
  }

  private var dottedName: String? {
    switch self {
    case .name(let name, let arguments, _): arguments.isEmpty ? name : nil
    case .member(nil, let name, _): name
    case .member(let base?, let name, _): base.dottedName.map { $0 + "." + name }
    default: nil
    }
  }
}
