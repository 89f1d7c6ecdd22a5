internal import SwiftSyntax

extension FactExtractor {
  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    items.flatMap { statements(of: $0) }
  }

  func statements(of item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let node): [statement(of: node)]
    case .stmt(let node): [statement(node)]
    case .decl(let node): local(node)
    @unknown default: []
    }
  }

  private func local(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return [variable(node)]
    case .functionDecl(let node): return [.function(function(node))]
    case .ifConfigDecl(let node): return [conditional(node)]
    case .macroExpansionDecl(let node):
      return [.expression(.other(arguments(node.arguments).map(\.value)))]
    default:
      let known = types.count
      read(type: declaration)
      let local = Array(types[known...])
      types.removeSubrange(known...)
      return local.map { .type($0) }
    }
  }

  private func variable(_ node: VariableDeclSyntax) -> Statement {
    .variable(
      node.bindings.map { binding in
        var value = binding.initializer.map { expression($0.value) }
        if value == nil, case .getter(let items) = binding.accessorBlock?.accessors {
          value = .call(
            CallExpression(
              callee: .closure(
                ClosureExpression(parameters: [], body: statements(items), at: items.offset)),
              arguments: [], at: items.offset))
        }
        return VariableBinding(
          pattern: pattern(binding.pattern), type: binding.typeAnnotation.map { type($0.type) },
          value: value)
      })
  }

  private func conditional(_ node: IfConfigDeclSyntax) -> Statement {
    .conditional(
      branches(of: node.clauses).map { clause, condition in
        var body: [Statement] = []
        if case .statements(let items) = clause.elements { body = statements(items) }
        return ConditionalStatements(condition: condition, body: body)
      })
  }

  /// `if` and `switch` are expressions to the parser, also where they stand as statements.
  private func statement(of node: ExprSyntax) -> Statement {
    let value = expression(node)
    if case .statement(let statement) = value { return statement }
    return .expression(value)
  }

  private func statement(_ node: StmtSyntax) -> Statement {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): statement(of: node.expression)
    case .returnStmt(let node): .return(node.expression.map { expression($0) })
    case .throwStmt(let node): .expression(expression(node.expression))
    case .guardStmt(let node):
      .guard(conditions(node.conditions), otherwise: statements(node.body.statements))
    case .forStmt(let node):
      .loop(
        pattern(node.pattern), over: expression(node.sequence), statements(node.body.statements))
    case .whileStmt(let node):
      .loop(
        nil, over: nil,
        [
          .branch(
            BranchStatement(
              conditions: conditions(node.conditions), then: statements(node.body.statements),
              otherwise: []))
        ])
    case .repeatStmt(let node): .loop(nil, over: nil, statements(node.body.statements))
    case .doStmt(let node):
      .block(
        [statements(node.body.statements)]
          + node.catchClauses.map { statements($0.body.statements) })
    case .deferStmt(let node): .block([statements(node.body.statements)])
    case .labeledStmt(let node): statement(node.statement)
    default: .block([])
    }
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      switch element.condition {
      case .expression(let node): .test(expression(node))
      case .optionalBinding(let node):
        .bind(
          pattern(node.pattern), node.typeAnnotation.map { type($0.type) },
          node.initializer.map { expression($0.value) })
      case .matchingPattern(let node):
        .match(pattern(node.pattern), expression(node.initializer.value))
      default: nil
      }
    }
  }

  func branch(_ node: IfExprSyntax) -> Statement {
    var otherwise: [Statement] = []
    switch node.elseBody {
    case .ifExpr(let next): otherwise = [guarded(at: next) { branch(next) } ?? .block([])]
    case .codeBlock(let block): otherwise = statements(block.statements)
    default: break
    }
    return .branch(
      BranchStatement(
        conditions: conditions(node.conditions), then: statements(node.body.statements),
        otherwise: otherwise))
  }

  func switching(_ node: SwitchExprSyntax) -> Statement {
    .switch(
      SwitchStatement(
        subject: expression(node.subject), cases: cases(node.cases), at: node.switchKeyword.offset))
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchStatement.Case] {
    list.flatMap { element -> [SwitchStatement.Case] in
      switch element {
      case .switchCase(let node): return [switchCase(node)]
      case .ifConfigDecl(let node):
        return branches(of: node.clauses).flatMap { clause, condition -> [SwitchStatement.Case] in
          guard case .switchCases(let inner) = clause.elements else { return [] }
          return cases(inner).map { inner in
            SwitchStatement.Case(
              patterns: inner.patterns,
              body: [.conditional([ConditionalStatements(condition: condition, body: inner.body)])])
          }
        }
      @unknown default: return []
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchStatement.Case {
    var patterns: [Pattern] = []
    if case .case(let label) = node.label {
      patterns = label.caseItems.map { item in
        let pattern = pattern(item.pattern)
        return item.whereClause.map { .guarded(pattern, expression($0.condition)) } ?? pattern
      }
    }
    return SwitchStatement.Case(patterns: patterns, body: statements(node.statements))
  }

  /// Runs `body` one level deeper, or gives `nil` and marks the file where that is too deep.
  func guarded<Result>(at node: some SyntaxProtocol, _ body: () -> Result) -> Result? {
    if depth >= Self.deepest {
      cutAt = cutAt ?? node.offset
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}
