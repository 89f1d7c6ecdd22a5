/// Visits every expression of code that is built for the platform, from the outside in.
struct SourceWalk {
  /// What is around an expression.
  struct Surroundings {
    /// Where the closures around begin, outermost first.
    var closures: [SourceOffset] = []
    /// Whether it runs only sometimes.
    var isBranch = false
    /// Whether the version of the system was asked for before.
    var isVersionChecked = false
    /// Whether it is a side of `==` or `!=`.
    var isCompared = false
  }

  typealias Visit = (Expression, Surroundings) -> Void

  let platform: BuildPlatform

  func visit(_ code: [Statement], _ around: Surroundings = Surroundings(), _ each: Visit) {
    var around = around
    for statement in code {
      visit(statement, around, each)
      if case .guard(let conditions, _) = statement, conditions.isEmpty {
        around.isVersionChecked = true
      }
    }
  }

  private func visit(_ statement: Statement, _ around: Surroundings, _ each: Visit) {
    var inner = around
    inner.isBranch = true
    switch statement {
    case .expression(let value): visit(value, around, each)
    case .variable(let bindings):
      for case let value? in bindings.map(\.value) { visit(value, around, each) }
    case .branch(let branch):
      visit(branch.conditions, around, each)
      // Facts keep nothing of `#available`.
      if branch.conditions.isEmpty { inner.isVersionChecked = true }
      visit(branch.then, inner, each)
      visit(branch.otherwise, inner, each)
    case .guard(let conditions, let otherwise):
      visit(conditions, around, each)
      visit(otherwise, inner, each)
    case .switch(let statement):
      visit(statement.subject, around, each)
      for branch in statement.cases { visit(branch.body, inner, each) }
    case .loop(_, let values, let body):
      if let values { visit(values, around, each) }
      visit(body, inner, each)
    case .return(let value): if let value { visit(value, around, each) }
    case .block(let blocks): for block in blocks { visit(block, around, each) }
    case .function(let function): visit(function, around, each)
    case .type(let type):
      for function in type.functions { visit(function, around, each) }
      for property in type.properties {
        visit(property.getter ?? [], around, each)
        if let initial = property.initial { visit(initial, around, each) }
      }
    case .conditional(let branches):
      for branch in branches where platform.includes(branch.condition) {
        visit(branch.body, around, each)
      }
    }
  }

  private func visit(_ function: FunctionFact, _ around: Surroundings, _ each: Visit) {
    for case let value? in function.parameters.map(\.defaultValue) { visit(value, around, each) }
    visit(function.body ?? [], around, each)
  }

  private func visit(_ conditions: [Condition], _ around: Surroundings, _ each: Visit) {
    for condition in conditions {
      switch condition {
      case .test(let value), .match(_, let value): visit(value, around, each)
      case .bind(_, _, let value): if let value { visit(value, around, each) }
      }
    }
  }

  private func visit(_ list: [Argument], _ around: Surroundings, _ each: Visit) {
    for argument in list { visit(argument.value, around, each) }
  }

  func visit(_ expression: Expression, _ around: Surroundings, _ each: Visit) {
    each(expression, around)
    switch expression {
    case .name, .string, .number, .bool, .none, .keyPath, .type: break
    case .member(let base, _, _): if let base { visit(base, around, each) }
    case .call(let call):
      visit(call.callee, around, each)
      visit(call.arguments, around, each)
    case .closure(let closure):
      var inner = around
      inner.closures.append(closure.at)
      visit(closure.body, inner, each)
    case .element(let base, let arguments):
      visit(base, around, each)
      visit(arguments, around, each)
    case .array(let items), .other(let items): for item in items { visit(item, around, each) }
    case .dictionary(let keys, let values):
      for item in keys + values { visit(item, around, each) }
    case .tuple(let parts): visit(parts, around, each)
    case .cast(let value, _), .typeTest(let value, _): visit(value, around, each)
    case .ternary(let condition, let first, let second):
      visit(condition, around, each)
      var inner = around
      inner.isBranch = true
      visit(first, inner, each)
      visit(second, inner, each)
    case .binary(let name, let left, let right):
      var inner = around
      if name == "==" || name == "!=" || name == "~=" { inner.isCompared = true }
      visit(left, inner, each)
      visit(right, inner, each)
    case .assignment(let target, let value, _):
      visit(target, around, each)
      visit(value, around, each)
    case .statement(let statement): visit(statement, around, each)
    case .conditional(let base, let variants):
      visit(base, around, each)
      for variant in variants where platform.includes(variant.condition) {
        visit(variant.value, around, each)
      }
    }
  }
}
