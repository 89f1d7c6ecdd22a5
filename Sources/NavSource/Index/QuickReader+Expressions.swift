extension QuickReader {
  func expression() throws -> Expression {
    try nested {
      var parts: [OperatorSequence.Part] = []
      try appendOperand(to: &parts)
      while try appendOperator(to: &parts) {}
      return parts.count == 1 ? parts[0].value : OperatorSequence(parts).folded
    }
  }

  private func appendOperand(to parts: inout [OperatorSequence.Part]) throws {
    let start = token.start
    skipEffectMarks()
    parts.append(OperatorSequence.Part(kind: .value(try operand()), at: start))
  }

  /// `try`, `await` and the like, which leave no trace.
  private func skipEffectMarks() {
    while token.kind == .word {
      switch token.word {
      case .try:
        advance()
        if token.touchesLeft,
          isSymbol(token, UInt8(ascii: "?")) || isSymbol(token, UInt8(ascii: "!"))
        {
          advance()
        }
      case .await, .unsafe, .consume, .copy:
        guard isEffectMark else { return }
        advance()
      default: return
      }
    }
  }

  /// Whether a word that may be a name is a mark on the value after it.
  private var isEffectMark: Bool {
    let next = following
    if next.startsLine { return false }
    let isApart = next.start > token.end
    switch next.kind {
    case .word: return next.word != .is && next.word != .as && next.word != .in
    case .quoted, .number, .string, .pound: return true
    case .leftParen: return token.word == .await
    case .period, .leftSquare, .leftBrace, .backslash: return token.word == .await && isApart
    case .symbol: return next.isPrefix
    default: return false
    }
  }

  /// - Returns: whether there was an operator.
  private func appendOperator(to parts: inout [OperatorSequence.Part]) throws -> Bool {
    let mark = token
    if mark.kind == .word, mark.word == .is || mark.word == .as {
      return try appendCast(to: &parts)
    }
    guard mark.kind == .symbol, mark.isBinary else { return false }
    advance()
    if isArrow(mark) {
      parts.append(OperatorSequence.Part(kind: .other, at: mark.start))
    } else if mark.end - mark.start == 1, bytes[Int(mark.start)] == UInt8(ascii: "=") {
      if stopsAtAssignment {
        position -= 1
        return false
      }
      parts.append(OperatorSequence.Part(kind: .assignment, at: mark.start))
    } else if mark.end - mark.start == 1, bytes[Int(mark.start)] == UInt8(ascii: "?") {
      let middle = try with(condition: isCondition) { try expression() }
      try expect(.colon)
      parts.append(OperatorSequence.Part(kind: .ternary(middle), at: mark.start))
    } else {
      parts.append(OperatorSequence.Part(kind: .symbol(text(mark)), at: mark.start))
    }
    try appendOperand(to: &parts)
    return true
  }

  private func appendCast(to parts: inout [OperatorSequence.Part]) throws -> Bool {
    let isTest = token.word == .is
    parts.append(OperatorSequence.Part(kind: isTest ? .test : .cast, at: token.start))
    advance()
    if !isTest, token.touchesLeft,
      isSymbol(token, UInt8(ascii: "?")) || isSymbol(token, UInt8(ascii: "!"))
    {
      advance()
    }
    let start = token.start
    parts.append(OperatorSequence.Part(kind: .type(try type()), at: start))
    return true
  }

  private func operand() throws -> Expression {
    guard token.isPrefix, !isOperatorName else { return try chain() }
    let isReference = isSymbol(token, UInt8(ascii: "&"))
    if isArrow(token) || ["=", "?", ".", "!", "*", "/"].contains(text(token)), text(token) != "!" {
      throw unsure()
    }
    advance()
    let inner = try nested { try operand() }
    return isReference ? inner : .other([inner])
  }

  /// An operator that is passed as a function.
  var isOperatorName: Bool {
    token.kind == .symbol
      && (following.kind == .rightParen || following.kind == .comma) && !token.isPostfix
      && !isArrow(token) && !["=", "?", "!", "&", ".."].contains(text(token))
  }

  // MARK: Chains

  /// A value with everything that is called on it.
  private func chain() throws -> Expression {
    let start = token.start
    let first = token
    let base = try primary()
    var isLiteral: Bool
    switch first.kind {
    case .number, .string, .leftSquare: isLiteral = true
    case .word: isLiteral = first.word == .nil || first.word == .true || first.word == .false
    default: isLiteral = false
    }
    var result = base
    if case .statement = base, first.kind == .word {
      // What the parser makes of a chain on `if` depends on where it stands.
      switch token.kind {
      case .period, .leftParen, .leftSquare, .leftBrace:
        if !token.startsLine || token.kind == .period { throw unsure() }
      default: break
      }
      return result
    }
    while let next = try link(result, start, isLiteral) {
      result = next
      isLiteral = false
    }
    return result
  }

  /// The next part of a chain; `nil` at its end.
  func link(
    _ base: Expression, _ start: SourceOffset, _ isLiteral: Bool
  ) throws -> Expression? {
    switch token.kind {
    case .period: return try member(of: base)
    case .leftParen where !token.startsLine:
      let arguments = try arguments(to: .rightParen) + trailingClosures()
      return .call(
        CallExpression(callee: base, arguments: arguments, at: base.nameOffset ?? start))
    case .leftSquare where !token.startsLine:
      return .element(base, try arguments(to: .rightSquare) + trailingClosures())
    case .leftBrace where !isLiteral:
      guard try beginsClosure() else { return nil }
      return .call(
        CallExpression(
          callee: base, arguments: try trailingClosures(), at: base.nameOffset ?? start))
    case .symbol where token.touchesLeft:
      let isMark = isSymbol(token, UInt8(ascii: "?")) || isSymbol(token, UInt8(ascii: "!"))
      guard isMark || token.isPostfix else { return nil }
      if isSymbol(token, UInt8(ascii: "=")) || isArrow(token) { throw unsure() }
      advance()
      return base
    case .pound where token.startsLine && isPound("if"): return try conditional(base, start)
    default: return nil
    }
  }

  func member(of base: Expression?) throws -> Expression {
    let name = try memberName()
    if name.kind == .number, base == nil { throw unsure() }
    if name.kind == .word, name.word == .self, let base { return base.metatype }
    let result = Expression.member(base, self.name(name), at: name.start)
    skipArgumentNames()
    return try generics(after: result)
  }

  /// `(a:b:)` after a function's name.
  func skipArgumentNames() {
    guard token.kind == .leftParen, !token.startsLine else { return }
    var index = position + 1
    while tokens[index].kind == .word || tokens[index].kind == .quoted,
      tokens[index + 1].kind == .colon
    {
      index += 2
    }
    if index > position + 1, tokens[index].kind == .rightParen { position = index + 1 }
  }

  /// Generic arguments, where what follows the name cannot be a comparison.
  func generics(after value: Expression) throws -> Expression {
    guard begins(token, UInt8(ascii: "<")), token.touchesLeft, token.touchesRight else {
      return value
    }
    let arguments = attempt { () -> [TypeReference]? in
      let arguments = try genericArguments()
      return endsGenerics ? arguments : nil
    }
    return arguments.map { value.specialized($0) } ?? value
  }

  private var endsGenerics: Bool {
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end,
      .colon:
      true
    case .leftParen, .leftSquare: !token.startsLine
    case .symbol:
      token.touchesLeft && (begins(token, UInt8(ascii: "?")) || begins(token, UInt8(ascii: "!")))
    default: false
    }
  }

  // MARK: Arguments and closures

  /// Arguments from an opening bracket to the one that closes it.
  func arguments(to close: Token.Kind) throws -> [Argument] {
    advance()
    let result = try with(condition: false) { () -> [Argument] in
      var result: [Argument] = []
      while token.kind != close {
        var label: String?
        if token.kind == .word || token.kind == .quoted, following.kind == .colon {
          label = name(token)
          if bytes[Int(token.start)] == UInt8(ascii: "$") { throw unsure() }
          position += 2
        }
        result.append(Argument(label: label, value: try expression()))
        guard skip(.comma) else { break }
      }
      return result
    }
    try expect(close)
    return result
  }

  func trailingClosures() throws -> [Argument] {
    guard token.kind == .leftBrace, try beginsClosure() else { return [] }
    var result = [Argument(label: nil, value: .closure(try closure()), isTrailing: true)]
    while token.kind == .word && !token.word.isReserved || token.kind == .quoted,
      following.kind == .colon, tokens[position + 2].kind == .leftBrace
    {
      let label = name(token)
      position += 2
      result.append(Argument(label: label, value: .closure(try closure()), isTrailing: true))
    }
    if token.kind == .leftBrace, !isCondition, !beginsAccessors(at: position) { throw unsure() }
    return result
  }

  /// Whether the brace here begins a trailing closure, as the parser decides it.
  private func beginsClosure() throws -> Bool {
    if beginsAccessors(at: position) { return false }
    if following.kind == .word, following.word == .case { return false }
    if !isCondition {
      if token.startsLine { throw unsure() }
      return true
    }
    let end = try end(ofGroupAt: position)
    let after = tokens[end + 1]
    switch after.kind {
    case .leftBrace, .comma:
      // Over several lines it may as well be the body, with a word missing after it.
      if tokens[position...end].contains(where: \.startsLine) { throw unsure() }
      return true
    case .word where after.word == .where: return true
    case .word where after.word == .is || after.word == .as: return !after.startsLine
    case .period, .leftParen, .leftSquare, .colon: return !after.startsLine
    case .symbol: return !after.startsLine && !after.isPrefix
    default: return false
    }
  }

  func closure() throws -> ClosureExpression {
    let at = token.start
    try expect(.leftBrace)
    let names = attempt { try signature() } ?? []
    let body = try with(condition: false) { try block() }
    return ClosureExpression(parameters: names, body: body, at: at)
  }

  /// What stands before `in`: attributes, captures, parameters, effects, result.
  private func signature() throws -> [String]? {
    if token.word == .in { throw unsure() }
    while token.kind == .at { _ = try attribute() }
    if token.kind == .leftSquare { try skipCaptures() }
    var names: [String] = []
    if token.kind == .leftParen {
      names = try closureParameters()
    } else {
      while isName || token.word == .underscore {
        if token.word == .async { break }
        names.append(name(token))
        advance()
        guard skip(.comma) else { break }
        if token.word == .in { throw unsure() }
      }
    }
    try skipEffects()
    if isArrow(token) {
      advance()
      _ = try type()
    }
    return skip(.in) ? names : nil
  }

  /// `[weak self, count = state.count]`.
  private func skipCaptures() throws {
    advance()
    while token.kind != .rightSquare {
      if token.word == .weak || token.word == .unowned, following.kind != .comma {
        advance()
        if token.kind == .leftParen { position = try end(ofGroupAt: position) + 1 }
      }
      guard isName else { throw unsure() }
      advance()
      if skipAssignment() { _ = try expression() }
      guard skip(.comma) else { break }
    }
    try expect(.rightSquare)
  }

  private func closureParameters() throws -> [String] {
    advance()
    var names: [String] = []
    while token.kind != .rightParen {
      while token.kind == .at { _ = try attribute() }
      guard isName || token.word == .underscore else { throw unsure() }
      var name = name(token)
      advance()
      if isName || token.word == .underscore {
        name = self.name(token)
        advance()
      }
      names.append(name)
      if skip(.colon) {
        _ = try type()
        if token.kind == .symbol, text(token) == "..." { advance() }
      }
      guard skip(.comma) else { break }
    }
    try expect(.rightParen)
    return names
  }
}
