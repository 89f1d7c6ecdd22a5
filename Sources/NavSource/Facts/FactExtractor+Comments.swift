internal import SwiftSyntax

/// Comments that tell navviz something, with what they stand in and before.
extension FactExtractor {
  /// - Complexity: O(tokens), where the source holds the mark at all.
  func comments(in tree: SourceFileSyntax, _ bytes: [UInt8]) -> [CommentFact] {
    guard CommentFact.mayBe(in: bytes) else { return [] }
    var found: [CommentFact] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        if let comment = Comment(piece) { found.append(fact(comment, at: offset, token, bytes)) }
        offset += piece.sourceLength.utf8Length
      }
      guard let next = token.nextToken(viewMode: .sourceAccurate) else { continue }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        if let comment = Comment(piece) { found.append(fact(comment, at: offset, next, bytes)) }
        offset += piece.sourceLength.utf8Length
      }
    }
    return found
  }

  private func fact(
    _ comment: Comment, at offset: Int, _ next: TokenSyntax, _ bytes: [UInt8]
  ) -> CommentFact {
    var fact = CommentFact(
      text: comment.text, form: comment.form, at: SourceOffset(offset),
      textAt: SourceOffset(offset + comment.textOffset), condition: .always, covers: [],
      coversType: false)
    describe(&fact, inside: next)
    let lineStart = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = bytes[lineStart..<offset]
    if before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
      cover(with: next, &fact)
    } else {
      fact.covers = [
        CommentFact.Part(start: SourceOffset(lineStart), end: SourceOffset(offset))
      ]
      var token = next.previousToken(viewMode: .sourceAccurate)
      while let current = token, current.offset >= lineStart {
        cover(with: current, &fact)
        token = current.previousToken(viewMode: .sourceAccurate)
      }
    }
    return fact
  }

  /// The type, the member and the conditions around a comment before a token.
  private func describe(_ fact: inout CommentFact, inside next: TokenSyntax) {
    var names: [String] = []
    var conditions: [BuildCondition] = []
    var node = next.parent
    while let current = node {
      node = current.parent
      // What begins after the comment is not around it.
      guard current.offset < fact.at else { continue }
      if let name = typeName(current) {
        names.append(name)
      } else if names.isEmpty, let name = memberName(current) {
        fact.member = name
      } else if let config = current.as(IfConfigDeclSyntax.self) {
        let clause = branches(of: config.clauses).last { $0.0.poundKeyword.offset < fact.at }
        if let clause { conditions.append(clause.1) }
      }
    }
    fact.type = names.isEmpty ? nil : names.reversed().joined(separator: ".")
    fact.condition = conditions.reversed().reduce(.always) { $0.joined(with: $1) }
  }

  private func typeName(_ node: Syntax) -> String? {
    if let node = node.as(ExtensionDeclSyntax.self) {
      return type(node.extendedType).name ?? node.extendedType.trimmedDescription
    }
    guard node.isProtocol(DeclGroupSyntax.self) else { return nil }
    return node.asProtocol(NamedDeclSyntax.self)?.name.identifierText
  }

  private func memberName(_ node: Syntax) -> String? {
    if let node = node.as(FunctionDeclSyntax.self) { return node.name.identifierText }
    return node.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }

  // MARK: What it stands before

  /// Adds what begins with a token: a statement, a declaration, an argument, a modifier.
  private func cover(with token: TokenSyntax, _ fact: inout CommentFact) {
    guard let node = unit(beginningWith: token) else { return }
    fact.covers.append(
      CommentFact.Part(
        start: token.offset, end: SourceOffset(node.endPositionBeforeTrailingTrivia.utf8Offset)))
    if holdsType(node) { fact.coversType = true }
  }

  private func unit(beginningWith token: TokenSyntax) -> Syntax? {
    var node = token.parent
    if token.tokenKind == .period, let member = node?.as(MemberAccessExprSyntax.self),
      member.base != nil
    {
      // A modifier ends with its call; what comes after it in the chain stands around it.
      let call = member.parent?.as(FunctionCallExprSyntax.self)
      return call.map { Syntax($0) } ?? Syntax(member)
    }
    if let branch = node?.as(IfExprSyntax.self), branch.elseKeyword == token {
      return branch.elseBody.map { Syntax($0) }
    }
    while let current = node, current.offset == token.offset {
      if Self.isUnit(current) { return current }
      node = current.parent
    }
    return nil
  }

  private static func isUnit(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlockItem, .memberBlockItem, .switchCase, .labeledExpr, .arrayElement, .accessorDecl,
      .ifConfigDecl:
      true
    default: false
    }
  }

  private func holdsType(_ node: Syntax) -> Bool {
    let declaration =
      node.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
      ?? node.as(CodeBlockItemSyntax.self).map { Syntax($0.item) } ?? node
    return declaration.isProtocol(DeclGroupSyntax.self) || declaration.is(IfConfigDeclSyntax.self)
  }
}

/// The text of a comment for navviz.
private struct Comment {
  var text: String
  var textOffset: Int
  var form: CommentFact.Form

  /// `nil` for everything else.
  init?(_ piece: TriviaPiece) {
    let (whole, opening, closing): (String, Int, Int)
    switch piece {
    case .lineComment(let text): (whole, opening, closing, form) = (text, 2, 0, .plain)
    case .blockComment(let text): (whole, opening, closing, form) = (text, 2, 2, .plain)
    case .docLineComment(let text): (whole, opening, closing, form) = (text, 3, 0, .documentation)
    case .docBlockComment(let text): (whole, opening, closing, form) = (text, 3, 2, .documentation)
    default: return nil
    }
    let inner = whole.utf8.dropFirst(opening).dropLast(closing)
    let blanks = inner.prefix { Self.isBlank($0) }.count
    guard inner.dropFirst(blanks).starts(with: CommentFact.mark.utf8) else { return nil }
    let rest = inner.dropFirst(blanks + CommentFact.mark.utf8.count)
    let more = rest.prefix { Self.isBlank($0) }.count
    var words = rest.dropFirst(more)
    while let last = words.last, Self.isBlank(last) { words.removeLast() }
    text = String(decoding: words, as: UTF8.self)
    textOffset = opening + blanks + CommentFact.mark.utf8.count + more
    if form == .plain, words.contains(UInt8(ascii: "\n")) { form = .severalLines }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}
