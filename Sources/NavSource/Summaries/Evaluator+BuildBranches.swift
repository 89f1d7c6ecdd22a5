/// Code in `#if`: the branches that a build may have exclude each other.
extension Evaluator {
  /// Runs the branches that count; what they yield are alternatives.
  func run(_ branches: [ConditionalStatements], in scope: Scope) -> Value? {
    let active = branches.filter { isActive($0.condition) }
    if active.count == 1, isCertain(active[0].condition) {
      return under(active[0].condition) { combined(yields(of: active[0].body, in: scope)) }
    }
    var values: [Value] = []
    var declared = VariableList()
    for branch in active {
      let inner = branchScope(scope)
      values.append(under(branch.condition) { combined(yields(of: branch.body, in: inner)) })
      for (name, value) in zip(inner.variables.names, inner.variables.values) {
        declared[name] = declared[name].map { .anyOf([$0, value]) } ?? value
      }
      scope.functions.merge(inner.functions) { first, _ in first }
    }
    // What a branch declares is seen after the `#endif`.
    scope.variables.add(declared)
    return values.count == 1 ? values[0] : .anyOf(values)
  }

  /// Modifiers pass their view through, so the result of one branch is as good as any.
  func conditional(
    _ base: Expression, _ branches: [ConditionalExpression], in scope: Scope
  ) -> Value {
    let inner = innerScope(scope)
    var result = evaluate(base, in: scope)
    inner.variables[ConditionalExpression.base] = result
    for branch in branches where isActive(branch.condition) {
      let value = under(branch.condition) { evaluate(branch.value, in: inner) }
      if value.isKnown { result = value }
    }
    return result
  }

  private func under<Result>(_ condition: BuildCondition, _ body: () -> Result) -> Result {
    with({ $0.condition = $0.condition.joined(with: condition) }, body)
  }

  /// Whether a branch is part of a build for the platform that has the code around it as well.
  func isActive(_ condition: BuildCondition) -> Bool {
    program.isActive(condition) && !context.condition.excludes(condition)
  }

  /// Without what only another build makes, where that is not all.
  func ofThisBuild(_ values: [Value]) -> [Value] {
    let found = values.filter { value in
      value.object.map { !context.condition.excludes($0.condition) } ?? true
    }
    return found.isEmpty ? values : found
  }

  /// Whether each build that has the code around has the branch.
  private func isCertain(_ condition: BuildCondition) -> Bool {
    program.platform.decide(condition) == true
      || context.condition.joined(with: condition) == context.condition
  }
}
