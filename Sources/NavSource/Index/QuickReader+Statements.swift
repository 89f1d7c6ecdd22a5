extension QuickReader {
  /// Statements up to the brace that closes the block, which is taken.
  func block() throws -> [Statement] {
    let result = try items { $0.kind == .rightBrace }
    try expect(.rightBrace)
    return result
  }

  func braces() throws -> [Statement] {
    try expect(.leftBrace)
    return try nested { try with(condition: false) { try block() } }
  }

  private func items(until isEnd: (Token) -> Bool) throws -> [Statement] {
    var result: [Statement] = []
    while skip(.semicolon) {}
    while !isEnd(token) {
      try appendStatement(to: &result)
      try endStatement()
    }
    return result
  }

  func appendStatement(to result: inout [Statement]) throws {
    if beginsDeclaration { return try appendDeclaration(to: &result) }
    switch token.kind {
    case .pound where isPound("if"): result.append(try conditional())
    case .word: result.append(try statement(token.word))
    case .at: throw unsure()
    default: result.append(try expressionStatement())
    }
  }

  private func statement(_ word: Keyword) throws -> Statement {
    switch word {
    case .return: return try returning()
    case .guard: return try guarding()
    case .for: return try loop()
    case .while: return try whileLoop()
    case .repeat where following.kind == .leftBrace:
      advance()
      let body = try braces()
      guard skip(.while) else { throw unsure() }
      _ = try expression()
      return .loop(nil, over: nil, body)
    case .do: return try doing()
    case .defer:
      advance()
      return .block([try braces()])
    case .throw:
      advance()
      return .expression(try expression())
    case .break, .continue, .fallthrough:
      advance()
      if isName, !token.startsLine { advance() }
      return .block([])
    default:
      if isName, following.kind == .colon { return try labeled() }
      return try expressionStatement()
    }
  }

  /// `if` and `switch` are expressions to the parser, also where they stand as statements.
  private func expressionStatement() throws -> Statement {
    let value = try expression()
    if case .statement(let statement) = value { return statement }
    return .expression(value)
  }

  private func labeled() throws -> Statement {
    position += 2
    switch token.word {
    case .for, .while, .repeat, .do: return try statement(token.word)
    case .if: return try branch()
    case .switch: return try switching()
    default: throw unsure()
    }
  }

  private func returning() throws -> Statement {
    advance()
    if token.kind == .rightBrace || token.kind == .semicolon { return .return(nil) }
    if token.startsLine {
      guard token.kind == .word, token.word == .case || token.word == .default
      else {
        guard token.kind == .pound, !isPound("if") else { throw unsure() }
        return .return(nil)
      }
      return .return(nil)
    }
    return .return(try expression())
  }

  // MARK: Branches

  /// `if` with everything that follows it.
  func branch() throws -> Statement {
    try nested {
      advance()
      let conditions = try conditionList()
      let then = try braces()
      var otherwise: [Statement] = []
      if skip(.else) {
        otherwise = token.word == .if ? [try branch()] : try braces()
      }
      return .branch(
        BranchStatement(conditions: conditions, then: then, otherwise: otherwise))
    }
  }

  private func guarding() throws -> Statement {
    advance()
    let conditions = try conditionList()
    guard skip(.else) else { throw unsure() }
    return .guard(conditions, otherwise: try braces())
  }

  private func conditionList() throws -> [Condition] {
    try with(condition: true) {
      var result: [Condition] = []
      repeat {
        if isPound("available") || isPound("unavailable") {
          advance()
          try skipAvailability()
        } else {
          result.append(try nextCondition())
        }
      } while skip(.comma)
      return result
    }
  }

  private func nextCondition() throws -> Condition {
    if skip(.case) {
      let pattern = try matchingPattern(binds: false)
      if skip(.colon) { throw unsure() }
      guard skipAssignment() else { throw unsure() }
      return .match(pattern, try expression())
    }
    guard token.word == .let || token.word == .var else { return .test(try expression()) }
    advance()
    let pattern = try bindingPattern()
    let type = skip(.colon) ? try type() : nil
    let value = skipAssignment() ? try expression() : nil
    return .bind(pattern, type, value)
  }

  func switching() throws -> Statement {
    try nested {
      let at = token.start
      advance()
      let subject = try with(condition: true) { try expression() }
      try expect(.leftBrace)
      let cases = try with(condition: false) { () -> [SwitchStatement.Case] in
        var cases: [SwitchStatement.Case] = []
        while token.kind != .rightBrace { cases.append(try switchCase()) }
        return cases
      }
      advance()
      return .switch(SwitchStatement(subject: subject, cases: cases, at: at))
    }
  }

  private func switchCase() throws -> SwitchStatement.Case {
    if token.kind == .at {
      guard text(following) == "unknown" else { throw unsure() }
      position += 2
    }
    var patterns: [Pattern] = []
    if skip(.case) {
      repeat {
        let pattern = try matchingPattern(binds: false)
        patterns.append(skip(.where) ? .guarded(pattern, try expression()) : pattern)
      } while skip(.comma)
    } else {
      guard skip(.default) else { throw unsure() }
    }
    try expect(.colon)
    let body = try items { token in
      token.kind == .rightBrace
        || token.kind == .word && (token.word == .case || token.word == .default)
        || token.kind == .at && self.text(self.following) == "unknown"
    }
    return SwitchStatement.Case(patterns: patterns, body: body)
  }

  // MARK: Loops and blocks

  private func loop() throws -> Statement {
    advance()
    while token.word == .try || token.word == .await { advance() }
    let isMatch = skip(.case)
    if !isMatch, token.word == .let || token.word == .var { advance() }
    let pattern =
      isMatch ? try matchingPattern(binds: false) : try bindingPattern()
    if skip(.colon) { _ = try type() }
    guard skip(.in) else { throw unsure() }
    let sequence = try with(condition: true) { () -> Expression in
      let sequence = try expression()
      if skip(.where) { _ = try expression() }
      return sequence
    }
    return .loop(pattern, over: sequence, try braces())
  }

  private func whileLoop() throws -> Statement {
    advance()
    let conditions = try conditionList()
    let body = try braces()
    return .loop(
      nil, over: nil,
      [.branch(BranchStatement(conditions: conditions, then: body, otherwise: []))])
  }

  private func doing() throws -> Statement {
    advance()
    try skipEffects()
    var blocks = [try braces()]
    while skip(.catch) {
      // Patterns of errors leave no trace.
      try with(condition: true) {
        guard token.kind != .leftBrace else { return }
        repeat {
          _ = try matchingPattern(binds: false)
          if skip(.where) { _ = try expression() }
        } while skip(.comma)
      }
      blocks.append(try braces())
    }
    return .block(blocks)
  }

  // MARK: Conditional compilation

  func conditional() throws -> Statement {
    var branches: [ConditionalStatements] = []
    try forEachClause { condition in
      let body = try items { $0.kind == .pound && self.endsClause }
      branches.append(ConditionalStatements(condition: condition, body: body))
    }
    return .conditional(branches)
  }

  var endsClause: Bool { isPound("elseif") || isPound("else") || isPound("endif") }

  /// Reads an `#if` to its end; `body` reads one branch.
  func forEachClause(_ body: (BuildCondition) throws -> Void) throws {
    var before = BranchConditions()
    try nested {
      while !isPound("endif") {
        let condition = before.next(try clauseCondition())
        try body(condition)
        guard token.kind == .pound, endsClause else { throw unsure() }
      }
    }
    advance()
  }

  /// `#if …`, `#elseif …` or `#else`.
  func clauseCondition() throws -> BuildCondition {
    if isPound("else") {
      advance()
      guard token.startsLine else { throw unsure() }
      return .always
    }
    guard isPound("if") || isPound("elseif") else { throw unsure() }
    advance()
    let condition = try buildCondition()
    guard token.startsLine else { throw unsure() }
    return condition
  }

  /// `&&` binds tighter than `||`.
  private func buildCondition() throws -> BuildCondition {
    try nested {
      let left = try conjunction()
      guard isSymbol(token, UInt8(ascii: "|"), UInt8(ascii: "|")) else { return left }
      advance()
      return .or(left, try buildCondition())
    }
  }

  private func conjunction() throws -> BuildCondition {
    try nested {
      let left = try buildTerm()
      guard isSymbol(token, UInt8(ascii: "&"), UInt8(ascii: "&")) else { return left }
      advance()
      return .and(left, try conjunction())
    }
  }

  private func buildTerm() throws -> BuildCondition {
    if skip(symbol: UInt8(ascii: "!")) { return .not(try nested { try buildTerm() }) }
    if skip(.leftParen) {
      let inner = try buildCondition()
      try expect(.rightParen)
      return inner
    }
    guard token.kind == .word else { throw unsure() }
    let start = token
    advance()
    if start.word == .true { return .always }
    if start.word == .false { return .not(.always) }
    guard token.kind == .leftParen, !token.startsLine else { return .flag(text(start)) }
    let first = position + 1
    let end = try end(ofGroupAt: position)
    position = end + 1
    let whole = text(from: start.start, to: tokens[end].end)
    let isWord =
      end == first + 1 && tokens[first].kind == .word && !tokens[first].word.isReserved
    let isVersion =
      end == first + 2 && tokens[first].kind == .symbol && tokens[first + 1].kind == .number
    guard isWord || isVersion, !start.word.isReserved else { throw unsure() }
    let argument = text(tokens[first])
    switch text(start) {
    case "os": return .os(argument)
    case "canImport": return .canImport(argument)
    default: return .other(whole)
    }
  }
}
