internal import SwiftSyntax

extension FactExtractor {
  func expression(_ node: ExprSyntax) -> Expression {
    guarded { reduced(node) } ?? .other([])
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
    if name == "self" { return metatype(base) }
    return .member(expression(base), name, at: node.declName.offset)
  }

  /// `T.self`; `value.self` is the value.
  private func metatype(_ base: ExprSyntax) -> Expression {
    let value = expression(base)
    return typeReference(value).map { .type($0) } ?? value
  }

  /// The type that an expression names, where it looks like one.
  private func typeReference(_ value: Expression) -> TypeReference? {
    switch value {
    case .name(let name, let arguments, _) where name.first?.isUppercase == true:
      .named(name, arguments)
    case .member(let base?, let name, _) where name.first?.isUppercase == true:
      typeReference(base)?.name.map { .named($0 + "." + name, []) }
    case .type(let type): type
    case .array(let items) where items.count == 1: typeReference(items[0]).map { .array($0) }
    default: nil
    }
  }

  private func specialization(_ node: GenericSpecializationExprSyntax) -> Expression {
    let arguments = genericArguments(node.genericArgumentClause)
    switch expression(node.expression) {
    case .name(let name, _, let offset): return .name(name, arguments: arguments, at: offset)
    case let other:
      if let name = typeReference(other)?.name { return .type(.named(name, arguments)) }
      return other
    }
  }

  // MARK: Calls

  private func call(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    return .call(
      CallExpression(
        callee: callee,
        arguments: arguments(node.arguments)
          + trailing(node.trailingClosure, node.additionalTrailingClosures),
        at: calledName(callee) ?? node.calledExpression.offset))
  }

  private func calledName(_ callee: Expression) -> SourceOffset? {
    switch callee {
    case .name(_, _, let offset), .member(_, _, let offset): offset
    default: nil
    }
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
    var parts: [String?] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text): parts.append(unescaped(text.content.text))
      default: parts.append(nil)
      }
    }
    return .string(parts)
  }

  private func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch next {
      case "n", "r", "t": result.append(" ")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 2)
      case "0": break
      default: result.append(next)
      }
    }
    return result
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

  /// Folds the operators that matter: assignment, `?:`, `as`, and the rest from the left.
  private func sequence(_ parts: [ExprSyntax]) -> Expression {
    guard parts.count > 1 else { return parts.first.map { expression($0) } ?? .other([]) }
    if let split = parts.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return .assignment(
        sequence(Array(parts[..<split])), sequence(Array(parts[(split + 1)...])),
        at: parts[0].offset)
    }
    if let split = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let middle = parts[split].as(UnresolvedTernaryExprSyntax.self)
    {
      return .ternary(
        sequence(Array(parts[..<split])), expression(middle.thenExpression),
        sequence(Array(parts[(split + 1)...])))
    }
    return leftToRight(parts)
  }

  private func leftToRight(_ parts: [ExprSyntax]) -> Expression {
    var result = expression(parts[0])
    var index = 1
    while index + 1 < parts.count {
      let symbol = parts[index]
      let next = parts[index + 1]
      if symbol.is(UnresolvedAsExprSyntax.self), let target = next.as(TypeExprSyntax.self) {
        result = .cast(result, type(target.type))
      } else if symbol.is(UnresolvedIsExprSyntax.self) {
        result = .other([result])
      } else if let name = symbol.as(BinaryOperatorExprSyntax.self)?.operator.text {
        result = .binary(name, result, expression(next))
      } else {
        result = .other([result, expression(next)])
      }
      index += 2
    }
    return result
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
        condition: condition, value: put(expression(chain), onto: placeholder))
    }
    return .conditional(expression(base), variants)
  }

  /// Replaces the missing base at the start of a chain.
  private func put(_ chain: Expression, onto base: Expression) -> Expression {
    switch chain {
    case .member(nil, let name, let offset): .member(base, name, at: offset)
    case .member(let inner?, let name, let offset): .member(put(inner, onto: base), name, at: offset)
    case .call(var call):
      {
        call.callee = put(call.callee, onto: base)
        return .call(call)
      }()
    default: chain
    }
  }
}
