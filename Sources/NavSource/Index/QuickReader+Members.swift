extension QuickReader {
  // MARK: Functions

  func function(_ prefix: Prefix) throws -> FunctionFact {
    advance()
    let name = token
    guard isNewName || isOperator(name) else {
      throw unsure()
    }
    advance()
    if name.kind == .symbol, token.kind != .leftParen { throw unsure() }
    let generics = try genericParameters()
    let parameters = try parameters()
    try skipEffects()
    let returns = isArrow(token) ? try result() : nil
    _ = try requirements()
    let body = token.kind == .leftBrace ? try braces() : nil
    return FunctionFact(
      kind: .function, name: self.name(name), parameters: parameters, genericParameters: generics,
      returns: returns, body: body, attributes: prefix.attributes, isStatic: prefix.isStatic,
      condition: condition, at: name.start)
  }

  /// Whether a symbol may name a function.
  private func isOperator(_ name: Token) -> Bool {
    name.kind == .symbol && !isArrow(name) && !["=", "?", "!", ".", "&"].contains(text(name))
  }

  private func result() throws -> TypeReference {
    advance()
    return try type()
  }

  func initializer(_ prefix: Prefix) throws -> FunctionFact {
    let at = token.start
    advance()
    while token.touchesLeft,
      isSymbol(token, UInt8(ascii: "?")) || isSymbol(token, UInt8(ascii: "!"))
    {
      advance()
    }
    let generics = try genericParameters()
    let parameters = try parameters()
    try skipEffects()
    _ = try requirements()
    let body = token.kind == .leftBrace ? try braces() : nil
    return FunctionFact(
      kind: .initializer, name: "init", parameters: parameters, genericParameters: generics,
      returns: nil, body: body, attributes: prefix.attributes, isStatic: false,
      condition: condition, at: at)
  }

  func subscripting(_ prefix: Prefix) throws -> FunctionFact {
    let at = token.start
    advance()
    _ = try genericParameters()
    let parameters = try parameters()
    guard isArrow(token) else { throw unsure() }
    let returns = try result()
    _ = try requirements()
    var body: [Statement]?
    if token.kind == .leftBrace { body = try accessors().getter }
    return FunctionFact(
      kind: .subscript, name: "subscript", parameters: parameters, genericParameters: [],
      returns: returns, body: body, attributes: [], isStatic: prefix.isStatic,
      condition: condition, at: at)
  }

  func parameters() throws -> [ParameterFact] {
    try expect(.leftParen)
    var result: [ParameterFact] = []
    try with(condition: false) {
      while token.kind != .rightParen {
        result.append(try parameter())
        guard skip(.comma) else { break }
      }
    }
    try expect(.rightParen)
    return result
  }

  private func parameter() throws -> ParameterFact {
    var isBuilder = false
    while token.kind == .at {
      if try attribute().name.hasSuffix("Builder") { isBuilder = true }
    }
    guard token.kind == .word || token.kind == .quoted else { throw unsure() }
    let label = self.name(token)
    var name = label
    advance()
    if token.kind == .word || token.kind == .quoted {
      name = self.name(token)
      advance()
    }
    try expect(.colon)
    let type = try type()
    let isVariadic = token.kind == .symbol && text(token) == "..."
    if isVariadic { advance() }
    let initial = skipAssignment() ? try expression() : nil
    return ParameterFact(
      label: label == "_" ? nil : label, name: name, type: type, defaultValue: initial,
      isBuilder: isBuilder, isVariadic: isVariadic)
  }

  // MARK: Variables

  /// One binding of `var` or `let`.
  private struct Binding {
    var pattern: Pattern
    var names: [String]
    var type: TypeReference?
    var value: Expression?
    var accessors: Accessors?
    var at: SourceOffset
  }

  struct Accessors {
    var getter: [Statement]?
    /// Offset of the first statement, where the block is nothing but a getter.
    var plainAt: SourceOffset?
    var observers: [[Statement]] = []
  }

  func propertyFacts(_ prefix: Prefix) throws -> [PropertyFact] {
    let isLet = token.word == .let
    return try bindings().flatMap { binding in
      binding.names.map { name in
        PropertyFact(
          name: name, type: binding.type, initial: binding.value,
          getter: binding.accessors?.getter, observers: binding.accessors?.observers ?? [],
          attributes: prefix.attributes, isStatic: prefix.isStatic, isLet: isLet,
          isLazy: prefix.isLazy, condition: condition, at: binding.at)
      }
    }
  }

  private func bindings() throws -> [Binding] {
    advance()
    var result: [Binding] = []
    repeat {
      let at = token.start
      var names: [String] = []
      let pattern = try bindingPattern(&names)
      let type = skip(.colon) ? try type() : nil
      let value = skipAssignment() ? try expression() : nil
      let block = token.kind == .leftBrace ? try accessors() : nil
      result.append(
        Binding(
          pattern: pattern, names: names, type: type, value: value, accessors: block, at: at))
    } while skip(.comma)
    return result
  }

  /// A declaration among statements.
  func appendDeclaration(to result: inout [Statement]) throws {
    let prefix = try prefix()
    switch token.word {
    case .var, .let:
      result.append(
        .variable(
          try bindings().map { binding in
            VariableBinding(
              pattern: binding.pattern, type: binding.type,
              value: try binding.value ?? value(of: binding.accessors))
          }))
    case .func: result.append(.function(try function(prefix)))
    case .typealias: _ = try alias()
    case .struct, .class, .enum, .actor, .extension:
      let known = types.count
      try readType(prefix)
      result += types[known...].map { .type($0) }
      types.removeSubrange(known...)
    default: throw unsure()
    }
  }

  /// A computed variable is a closure that is called.
  private func value(of accessors: Accessors?) throws -> Expression? {
    guard let accessors, let getter = accessors.getter, let at = accessors.plainAt else {
      return nil
    }
    if getter.isEmpty { throw unsure() }
    return .call(
      CallExpression(
        callee: .closure(ClosureExpression(parameters: [], body: getter, at: at)), arguments: [],
        at: at))
  }

  // MARK: Accessors

  /// Whether a brace opens a list of accessors.
  func beginsAccessors(at brace: Int) -> Bool {
    var index = brace + 1
    while tokens[index].kind == .at { index += 2 }
    if tokens[index].word == .mutating || tokens[index].word == .nonmutating { index += 1 }
    switch tokens[index].word {
    case .get, .set, .willSet, .didSet: break
    default: return false
    }
    let next = tokens[index + 1]
    switch next.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen:
      return tokens[index + 3].kind == .rightParen && tokens[index + 4].kind == .leftBrace
    case .word:
      return next.word == .async || next.word == .throws || next.word == .set || next.word == .get
        || next.word == .nonmutating || next.word == .mutating
    default: return false
    }
  }

  func accessors() throws -> Accessors {
    guard beginsAccessors(at: position) else {
      let first = following
      if first.kind == .word, first.word == .none, text(first).hasPrefix("_"),
        tokens[position + 2].kind == .leftBrace
      {
        throw unsure()
      }
      switch first.word {
      case .`init`, .get, .set, .willSet, .didSet: throw unsure()
      default: break
      }
      var result = Accessors()
      result.plainAt = first.start
      result.getter = try braces()
      return result
    }
    advance()
    var result = Accessors()
    while token.kind != .rightBrace {
      while token.kind == .at { _ = try attribute() }
      if token.word == .mutating || token.word == .nonmutating { advance() }
      try readAccessor(into: &result)
    }
    advance()
    return result
  }

  private func readAccessor(into result: inout Accessors) throws {
    let word = token.word
    guard token.kind == .word else { throw unsure() }
    switch word {
    case .get, .set, .willSet, .didSet: advance()
    default: throw unsure()
    }
    if token.kind == .leftParen {
      guard following.kind == .word, tokens[position + 2].kind == .rightParen else {
        throw unsure()
      }
      position += 3
    }
    try skipEffects()
    let body = token.kind == .leftBrace ? try braces() : nil
    if word == .get {
      result.getter = body ?? result.getter
    } else if let body {
      result.observers.append(body)
    }
    while skip(.semicolon) {}
  }
}
