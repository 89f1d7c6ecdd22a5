/// Modifiers chosen by `#if`.
extension QuickReader {
  /// `view #if os(iOS) .a() #endif`.
  func conditional(_ base: Expression, _ start: SourceOffset) throws -> Expression? {
    var first = position + 1
    while !tokens[first].startsLine, tokens[first].kind != .end { first += 1 }
    guard tokens[first].kind == .period else { return nil }
    let placeholder = Expression.name(ConditionalExpression.base, arguments: [], at: start)
    var before = BranchConditions()
    var variants: [ConditionalExpression] = []
    while !isPound("endif") {
      let condition = before.next(try clauseCondition())
      // A branch without modifiers is rare, and what the parser makes of it is its own affair.
      guard token.kind == .period else { throw unsure() }
      variants.append(
        ConditionalExpression(condition: condition, value: try modifiers(on: placeholder, start)))
      guard token.kind == .pound, endsClause else { throw unsure() }
    }
    advance()
    return .conditional(base, variants)
  }

  /// The modifiers of one branch, put onto what stands for the value before.
  private func modifiers(on base: Expression, _ start: SourceOffset) throws -> Expression {
    var value = base
    while token.kind != .pound, let next = try link(value, start, false) {
      switch next {
      case .member, .call: value = next
      default: throw unsure()
      }
    }
    return value
  }
}
