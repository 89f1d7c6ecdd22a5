internal import SwiftSyntax

extension FactExtractor {
  func type(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return named(node.name.identifierText, node.genericArgumentClause)
    case .memberType(let node):
      guard let base = type(node.baseType).name else { return .unknown }
      return named(base + "." + node.name.identifierText, node.genericArgumentClause)
    case .optionalType(let node): return type(node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): return type(node.wrappedType)
    case .someOrAnyType(let node): return .opaque(type(node.constraint))
    case .attributedType(let node): return type(node.baseType)
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node): return .dictionary(type(node.key), type(node.value))
    case .functionType(let node):
      return .function(node.parameters.map { type($0.type) }, type(node.returnClause.type))
    case .tupleType(let node):
      if node.elements.count == 1, let only = node.elements.first { return type(only.type) }
      return .tuple(node.elements.map { type($0.type) })
    case .metatypeType(let node): return type(node.baseType)
    case .compositionType(let node):
      return .composition(node.elements.map { type($0.type) })
    default: return .unknown
    }
  }

  /// The parts of a composition, or the type itself.
  func inherited(_ node: TypeSyntax) -> [TypeReference] {
    guard let composition = node.as(CompositionTypeSyntax.self) else { return [type(node)] }
    return composition.elements.map { type($0.type) }
  }

  private func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> TypeReference {
    let arguments = clause.map(genericArguments) ?? []
    if name == "Optional", let wrapped = arguments.first { return wrapped }
    return .named(name, arguments)
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeReference] {
    clause.arguments.map { argument in
      if case .type(let node) = argument.argument { type(node) } else { .unknown }
    }
  }

  // MARK: Patterns

  func pattern(_ node: PatternSyntax) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): .bind(node.identifier.identifierText)
    case .valueBindingPattern(let node): pattern(node.pattern)
    case .tuplePattern(let node): .tuple(node.elements.map { pattern($0.pattern) })
    case .isTypePattern(let node): .isType(type(node.type), nil)
    case .expressionPattern(let node): pattern(ofExpression: node.expression)
    default: .wildcard
    }
  }

  /// Patterns of `case` are parsed as expressions with patterns inside.
  private func pattern(ofExpression node: ExprSyntax) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .tupleExpr(let node):
      let parts = node.elements.map { pattern(ofExpression: $0.expression) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case .optionalChainingExpr(let node): return pattern(ofExpression: node.expression)
    case .memberAccessExpr(let node):
      let type = node.base.flatMap { dottedName($0) }
      return .enumCase(type: type, node.declName.baseName.identifierText, [])
    case .functionCallExpr(let node):
      let parts = node.arguments.map { pattern(ofExpression: $0.expression) }
      guard case .enumCase(let type, let name, _) = pattern(ofExpression: node.calledExpression)
      else { return .expression(expression(ExprSyntax(node))) }
      return .enumCase(type: type, name, parts)
    case .sequenceExpr(let node): return castPattern(node)
    default: return .expression(expression(node))
    }
  }

  /// `let x as T`.
  private func castPattern(_ node: SequenceExprSyntax) -> Pattern {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
      let typeNode = parts[2].as(TypeExprSyntax.self)
    {
      return .isType(type(typeNode.type), pattern(ofExpression: parts[0]))
    }
    return .expression(expression(ExprSyntax(node)))
  }

  private func dottedName(_ node: ExprSyntax) -> String? {
    if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
    guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return member.declName.baseName.identifierText }
    return dottedName(base).map { $0 + "." + member.declName.baseName.identifierText }
  }

  // MARK: Build conditions

  /// The clauses of an `#if` with the condition under which each holds.
  func branches(
    of clauses: IfConfigClauseListSyntax
  ) -> [(IfConfigClauseSyntax, BuildCondition)] {
    var before = BranchConditions()
    return clauses.map { clause in
      (clause, before.next(clause.condition.map(buildCondition) ?? .always))
    }
  }

  private func buildCondition(_ node: ExprSyntax) -> BuildCondition {
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node):
      return node.literal.text == "true" ? .always : .not(.always)
    case .declReferenceExpr(let node): return .flag(node.baseName.text)
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      return .not(buildCondition(node.expression))
    case .tupleExpr(let node):
      return node.elements.first.map { buildCondition($0.expression) } ?? .always
    case .functionCallExpr(let node):
      let argument = node.arguments.first?.expression.trimmedDescription ?? ""
      switch node.calledExpression.trimmedDescription {
      case "os": return .os(argument)
      case "canImport": return .canImport(argument)
      default: return .other(node.trimmedDescription)
      }
    case .sequenceExpr(let node): return buildCondition(sequence: Array(node.elements))
    case .infixOperatorExpr(let node):
      return combine(
        buildCondition(node.leftOperand), node.operator.trimmedDescription,
        buildCondition(node.rightOperand))
    default: return .other(node.trimmedDescription)
    }
  }

  /// `&&` binds tighter than `||`.
  private func buildCondition(sequence parts: [ExprSyntax]) -> BuildCondition {
    for symbol in ["||", "&&"] {
      guard let split = parts.firstIndex(where: { $0.trimmedDescription == symbol }),
        split > 0, split + 1 < parts.count
      else { continue }
      return combine(
        buildCondition(sequence: Array(parts[..<split])), symbol,
        buildCondition(sequence: Array(parts[(split + 1)...])))
    }
    return parts.first.map(buildCondition) ?? .always
  }

  private func combine(
    _ left: BuildCondition, _ symbol: String, _ right: BuildCondition
  ) -> BuildCondition {
    symbol == "||" ? .or(left, right) : .and(left, right)
  }
}
