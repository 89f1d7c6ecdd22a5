extension QuickReader {
  /// What stands before a declaration's keyword.
  struct Prefix {
    var attributes: [AttributeFact] = []
    var isPrivate = false
    var isStatic = false
    var isLazy = false
  }

  /// Reads the whole file.
  func readFile() throws {
    while skip(.semicolon) {}
    try readItems { $0.kind == .end }
  }

  private func readItems(until isEnd: (Token) -> Bool) throws {
    while !isEnd(token) {
      try readItem()
      try endStatement()
    }
  }

  private func readItem() throws {
    if isPound("if") {
      return try forEachClause { condition in
        conditions.append(condition)
        try readItems { $0.kind == .pound && self.endsClause }
        conditions.removeLast()
      }
    }
    if beginsDeclaration {
      let prefix = try prefix()
      return try readDeclaration(prefix)
    }
    if token.kind == .pound || token.kind == .at {
      while token.kind == .at { _ = try attribute() }
      let isMacro = token.kind == .pound
      guard isMacro else { throw unsure() }
      _ = try macro()
      return
    }
    try appendStatement(to: &statements)
  }

  private func readDeclaration(_ prefix: Prefix) throws {
    switch token.word {
    case .import: try readImport()
    case .func: functions.append(try function(prefix))
    case .var, .let: properties += try propertyFacts(prefix)
    case .typealias:
      let at = following.start
      let (name, parts) = try alias()
      if parts.count < 2 {
        aliases.append(aliasFact(name, parts, prefix))
      } else {
        types.append(TypeFact(protocolNamed: name, inherited: parts, at: at))
      }
    default: try readType(prefix)
    }
  }

  private func readImport() throws {
    advance()
    switch token.word {
    case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: advance()
    default: break
    }
    guard isNewName, !token.startsLine else { throw unsure() }
    imports.append(name(token))
    advance()
    while token.kind == .period { _ = try memberName() }
  }

  func aliasFact(_ name: String, _ parts: [TypeReference], _ prefix: Prefix) -> AliasFact {
    AliasFact(
      name: name, type: parts.first ?? .unknown, isPrivate: prefix.isPrivate, condition: condition)
  }

  func alias() throws -> (String, [TypeReference]) {
    advance()
    let name = try declaredName()
    _ = try genericParameters()
    guard skipAssignment() else { throw unsure() }
    let parts = try composition()
    _ = try requirements()
    return (name, parts)
  }

  // MARK: Attributes and modifiers

  /// Whether attributes and modifiers here lead to a declaration's keyword.
  var beginsDeclaration: Bool {
    if token.kind == .word, !token.word.isModifier, !token.word.isDeclaration,
      token.word != .actor, token.word != .macro
    {
      return false
    }
    guard token.kind == .word || token.kind == .at else { return false }
    var index = position
    while true {
      let token = tokens[index]
      if token.kind == .at {
        index = indexAfterAttribute(index)
        continue
      }
      guard token.kind == .word else { return false }
      if token.word == .class {
        let next = tokens[index + 1]
        if next.kind == .word || next.kind == .quoted { return true }
        return false
      }
      if token.word.isDeclaration { return true }
      if token.word == .actor || token.word == .macro {
        let next = tokens[index + 1]
        return next.kind == .quoted && !next.startsLine
          || next.kind == .word && !next.startsLine && !next.word.isReserved
      }
      guard token.word.isModifier else { return index > position && token.word == .`init` }
      index += 1
      if tokens[index].kind == .leftParen, let end = try? end(ofGroupAt: index) { index = end + 1 }
    }
  }

  private func indexAfterAttribute(_ index: Int) -> Int {
    var next = index + 1
    while tokens[next + 1].kind == .period { next += 2 }
    next += 1
    if tokens[next].kind == .leftParen, tokens[next].start == tokens[next - 1].end,
      let end = try? end(ofGroupAt: next)
    {
      return end + 1
    }
    return next
  }

  func prefix() throws -> Prefix {
    var result = Prefix()
    let start = position
    while true {
      if token.kind == .at {
        if position > start, tokens[position - 1].word.isModifier { throw unsure() }
        result.attributes.append(try attribute())
        continue
      }
      guard token.kind == .word, token.word.isModifier else { return result }
      switch token.word {
      case .private, .fileprivate: result.isPrivate = true
      case .static: result.isStatic = true
      case .lazy: result.isLazy = true
      case .class:
        guard following.word.isModifier || following.word.isDeclaration else { return result }
        result.isStatic = true
      default: break
      }
      advance()
      if token.kind == .leftParen { try skipModifierDetail() }
    }
  }

  /// `(set)`, `(unsafe)`.
  private func skipModifierDetail() throws {
    guard following.kind == .word, tokens[position + 2].kind == .rightParen,
      ["set", "safe", "unsafe", "nonsending"].contains(text(following))
    else { throw unsure() }
    position += 3
  }

  /// Attributes of which the reader does not know what the parser makes of them.
  private static let unsureAttributes: Set<String> = [
    "_originallyDefinedIn", "_specialize", "_implements", "_dynamicReplacement", "differentiable",
    "derivative", "transpose", "abi", "_documentation", "_effects", "storageRestrictions",
    "lifetime", "_lifetime", "_expose", "_unavailableFromAsync",
  ]

  func attribute() throws -> AttributeFact {
    guard token.kind == .at, following.start == token.end else { throw unsure() }
    advance()
    let name = try attributeName()
    guard token.kind == .leftParen, token.start == tokens[position - 1].end else {
      return AttributeFact(name: name, arguments: [])
    }
    if Self.unsureAttributes.contains(name) { throw unsure() }
    if name == "available" || name == "backDeployed" {
      try skipAvailability()
      return AttributeFact(name: name, arguments: [])
    }
    if name == "objc" || name == "convention" {
      try skipSelector()
      return AttributeFact(name: name, arguments: [])
    }
    return AttributeFact(name: name, arguments: try arguments(to: .rightParen))
  }

  /// `(iOS 17.0, *)`, `(*, deprecated, message: "…")`.
  func skipAvailability() throws {
    try expect(.leftParen)
    repeat {
      if skip(symbol: UInt8(ascii: "*")) { continue }
      guard isName else { throw unsure() }
      advance()
      if skip(.colon) {
        guard token.kind == .string || token.kind == .number else { throw unsure() }
        advance()
      } else if token.kind == .number {
        advance()
      }
    } while skip(.comma)
    try expect(.rightParen)
  }

  /// `(name:with:)`; a name for another language.
  private func skipSelector() throws {
    try expect(.leftParen)
    guard isName else { throw unsure() }
    while isName || token.kind == .colon { advance() }
    try expect(.rightParen)
  }

  private func attributeName() throws -> String {
    guard isNewName else { throw unsure() }
    var name = name(token)
    advance()
    while true {
      if begins(token, UInt8(ascii: "<")), token.touchesLeft { _ = try genericArguments() }
      guard token.kind == .period else { break }
      name += "." + self.name(try memberName())
    }
    return name
  }

  /// The condition under which a declaration at this place exists.
  var condition: BuildCondition {
    conditions.reduce(.always) { $0.joined(with: $1) }
  }

  // MARK: Types

  private static let kinds: [Keyword: TypeFact.Kind] = [
    .struct: .struct, .class: .class, .enum: .enum, .actor: .actor, .protocol: .protocol,
    .extension: .extension,
  ]

  func readType(_ prefix: Prefix) throws {
    guard let kind = Self.kinds[token.word] else { throw unsure() }
    let at = token.start
    advance()
    let name = kind == .extension ? try extendedName() : try declaredName()
    var generics: [String] = []
    if kind == .protocol {
      if begins(token, UInt8(ascii: "<")) { _ = try genericParameters() }
    } else if kind != .extension {
      generics = try genericParameters()
    }
    let path = enclosing + [name]
    let inherited = try inheritance()
    var fact = TypeFact(
      kind: kind, name: path.joined(separator: "."), inherited: inherited,
      genericParameters: generics, requirements: try requirements(),
      attributes: prefix.attributes, isPrivate: prefix.isPrivate, properties: [], functions: [],
      cases: [], aliases: [], condition: typeCondition.joined(with: condition), at: at)
    try expect(.leftBrace)
    let outer = (enclosing, conditions, typeCondition)
    (enclosing, conditions, typeCondition) = (path, [], fact.condition)
    try nested { try readMembers(into: &fact) { $0.kind == .rightBrace } }
    advance()
    (enclosing, conditions, typeCondition) = outer
    types.append(fact)
  }

  private func declaredName() throws -> String {
    guard isNewName else { throw unsure() }
    defer { advance() }
    return name(token)
  }

  private func extendedName() throws -> String {
    let start = token.start
    let type = try type()
    return type.name ?? text(from: start, to: tokens[position - 1].end)
  }

  // MARK: Members

  private func readMembers(into fact: inout TypeFact, until isEnd: (Token) -> Bool) throws {
    while skip(.semicolon) {}
    while !isEnd(token) {
      try with(condition: false) { try readMember(into: &fact) }
      try endStatement()
    }
  }

  private func readMember(into fact: inout TypeFact) throws {
    if isPound("if") {
      return try forEachClause { condition in
        conditions.append(condition)
        try readMembers(into: &fact) { $0.kind == .pound && self.endsClause }
        conditions.removeLast()
      }
    }
    let prefix = try prefix()
    if token.kind == .pound {
      _ = try macro()
      return
    }
    guard token.kind == .word else { throw unsure() }
    switch token.word {
    case .var, .let: fact.properties += try propertyFacts(prefix)
    case .func: fact.functions.append(try function(prefix))
    case .`init`: fact.functions.append(try initializer(prefix))
    case .subscript: fact.functions.append(try subscripting(prefix))
    case .case: fact.cases += try cases()
    case .typealias:
      let (name, parts) = try alias()
      fact.aliases.append(aliasFact(name, parts, prefix))
    case .associatedtype:
      advance()
      _ = try declaredName()
      _ = try inheritance()
      if skipAssignment() { _ = try type() }
      _ = try requirements()
    case .deinit:
      advance()
      guard token.kind == .leftBrace else { throw unsure() }
      position = try end(ofGroupAt: position) + 1
    default: try readType(prefix)
    }
  }

  private func cases() throws -> [EnumCaseFact] {
    advance()
    var result: [EnumCaseFact] = []
    repeat {
      guard isName else { throw unsure() }
      let name = token
      advance()
      var payload: [EnumCaseFact.Payload] = []
      if token.kind == .leftParen { payload = try casePayload() }
      var raw: String?
      if skipAssignment() { raw = try expression().literalText }
      result.append(
        EnumCaseFact(
          name: self.name(name), payload: payload, rawValue: raw, condition: condition,
          at: name.start))
    } while skip(.comma)
    return result
  }

  private func casePayload() throws -> [EnumCaseFact.Payload] {
    advance()
    var payload: [EnumCaseFact.Payload] = []
    while token.kind != .rightParen {
      var label: String?
      if token.kind == .word || token.kind == .quoted {
        if following.kind == .colon {
          label = name(token)
          position += 2
        } else if following.kind == .word, tokens[position + 2].kind == .colon {
          label = name(token)
          position += 3
        }
      }
      var taken = EnumCaseFact.Payload(label: label, type: try type())
      if skipAssignment() { taken.defaultValue = try expression() }
      payload.append(taken)
      guard skip(.comma) else { break }
    }
    try expect(.rightParen)
    return payload
  }
}
