internal import SwiftSyntax

extension FactExtractor {
  func expression(_ node: ExprSyntax) -> Expression {
    guarded(at: node) { reduced(node) } ?? .other([])
  }

  private func reduced(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      .name(node.baseName.identifierText, arguments: [], at: node.offset)
    case .memberAccessExpr(let node): member(node)
    case .functionCallExpr(let node): call(node)
    case .closureExpr(let node): .closure(closure(node))
    case .subscriptCallExpr(let node):
      .element(
        expression(node.calledExpression),
        arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
    case .stringLiteralExpr(let node): string(node)
    case .integerLiteralExpr(let node): .number(node.literal.text)
    case .floatLiteralExpr(let node): .number(node.literal.text)
    case .booleanLiteralExpr(let node): .bool(node.literal.text == "true")
    case .nilLiteralExpr: .none
    case .arrayExpr(let node): .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node): dictionary(node)
    case .tupleExpr(let node): tuple(node)
    case .sequenceExpr(let node): sequence(Array(node.elements))
    case .forceUnwrapExpr(let node): expression(node.expression)
    case .optionalChainingExpr(let node): expression(node.expression)
    case .tryExpr(let node): expression(node.expression)
    case .awaitExpr(let node): expression(node.expression)
    case .unsafeExpr(let node): expression(node.expression)
    case .inOutExpr(let node): expression(node.expression)
    case .keyPathExpr(let node): keyPath(node)
    case .genericSpecializationExpr(let node): specialization(node)
    case .typeExpr(let node): .type(type(node.type))
    case .ifExpr(let node): .statement(branch(node))
    case .switchExpr(let node): .statement(switching(node))
    case .prefixOperatorExpr(let node): .other([expression(node.expression)])
    case .postfixOperatorExpr(let node): expression(node.expression)
    case .postfixIfConfigExpr(let node): conditional(node)
    case .superExpr(let node): .name("super", arguments: [], at: node.offset)
    case .macroExpansionExpr(let node): macro(node)
    case .copyExpr(let node): expression(node.expression)
    case .consumeExpr(let node): expression(node.expression)
    case .asExpr(let node): .cast(expression(node.expression), type(node.type))
    default: .other([])
    }
  }

  private func member(_ node: MemberAccessExprSyntax) -> Expression {
    let name = node.declName.baseName.identifierText
    guard let base = node.base else { return .member(nil, name, at: node.declName.offset) }
    // In backticks it is the name of a member.
    if node.declName.baseName.text == "self" { return metatype(base) }
    return .member(expression(base), name, at: node.declName.offset)
  }

  /// `T.self`; `value.self` is the value.
  private func metatype(_ base: ExprSyntax) -> Expression {
    return expression(base).metatype
  }

  private func specialization(_ node: GenericSpecializationExprSyntax) -> Expression {
    expression(node.expression).specialized(genericArguments(node.genericArgumentClause))
  }

  // MARK: Calls

  private func call(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    return .call(
      CallExpression(
        callee: callee,
        arguments: arguments(node.arguments)
          + trailing(node.trailingClosure, node.additionalTrailingClosures),
        at: callee.nameOffset ?? node.calledExpression.offset))
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.identifierText, value: expression($0.expression)) }
  }

  private func trailing(
    _ first: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    guard let first else { return [] }
    return [Argument(label: nil, value: .closure(closure(first)), isTrailing: true)]
      + more.map {
        Argument(
          label: $0.label.identifierText, value: .closure(closure($0.closure)), isTrailing: true)
      }
  }

  private func closure(_ node: ClosureExprSyntax) -> ClosureExpression {
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.identifierText)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    default: break
    }
    return ClosureExpression(
      parameters: names, body: statements(node.statements), at: node.leftBrace.offset)
  }

  /// `#selector(f)` gives `f`; of other macros the arguments are kept.
  private func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    let arguments = arguments(node.arguments)
    if node.macroName.text == "selector", let first = arguments.first { return first.value }
    return .other(
      arguments.map(\.value)
        + trailing(node.trailingClosure, node.additionalTrailingClosures).map(\.value))
  }

  // MARK: Literals

  private func string(_ node: StringLiteralExprSyntax) -> Expression {
    .string(
      node.segments.map { segment in
        switch segment {
        case .stringSegment(let text): .text(text.content.text.unescaped)
        case .expressionSegment(let node):
          StringPart(interpolated: arguments(node.expressions))
        @unknown default: .computed
        }
      })
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return .dictionary([], []) }
    return .dictionary(
      elements.map { expression($0.key) }, elements.map { expression($0.value) })
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    let parts = arguments(node.elements)
    return parts.count == 1 && parts[0].label == nil ? parts[0].value : .tuple(parts)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    let names = node.components.compactMap { component -> String? in
      guard case .property(let property) = component.component else { return nil }
      return property.declName.baseName.identifierText
    }
    return .keyPath(root: node.root.map { type($0) }, names)
  }

  // MARK: Operators

  private func sequence(_ parts: [ExprSyntax]) -> Expression {
    OperatorSequence(
      parts.map { part in
        OperatorSequence.Part(kind: kind(of: part), at: part.offset)
      }
    ).folded
  }

  private func kind(of part: ExprSyntax) -> OperatorSequence.Part.Kind {
    switch part.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: .assignment
    case .unresolvedTernaryExpr(let node): .ternary(expression(node.thenExpression))
    case .unresolvedAsExpr: .cast
    case .unresolvedIsExpr: .test
    case .binaryOperatorExpr(let node): .symbol(node.operator.text)
    case .typeExpr(let node): .type(type(node.type))
    default: .value(expression(part))
    }
  }

  // MARK: Conditional modifiers

  /// `view #if os(iOS) .a() #endif`: the chain of each branch is put onto the value before it.
  private func conditional(_ node: PostfixIfConfigExprSyntax) -> Expression {
    guard let base = node.base else { return .other([]) }
    let placeholder = Expression.name(ConditionalExpression.base, arguments: [], at: base.offset)
    let variants = branches(of: node.config.clauses).compactMap { clause, condition in
      guard case .postfixExpression(let chain) = clause.elements else {
        return nil as ConditionalExpression?
      }
      return ConditionalExpression(
        condition: condition, value: expression(chain).put(onto: placeholder))
    }
    return .conditional(expression(base), variants)
  }
}
