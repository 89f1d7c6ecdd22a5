/// Operators, those of the project too.
extension Evaluator {
  func ternary(
    _ test: Expression, _ first: Expression, _ second: Expression, in scope: Scope
  ) -> Value {
    if case .bool(let flag) = evaluate(test, in: scope) {
      return evaluate(flag ? first : second, in: scope)
    }
    return .anyOf([evaluate(first, in: scope), evaluate(second, in: scope)])
  }

  /// Whether two values are the same, where both are known.
  private func areEqual(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.enumCase(let a), .enumCase(let b)): a.name == b.name
    case (.string(let a?), .string(let b?)): a == b
    default: nil
    }
  }

  func binary(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope
  ) -> Value {
    if name == "+=", let container = container(ofList: left, in: scope) {
      for item in elements(of: evaluate(right, in: scope)) {
        addController(item, to: container, at: left.nameOffset ?? 0, in: scope.file)
      }
      return .unknown
    }
    let first = evaluate(left, in: scope)
    let second = evaluate(right, in: scope)
    switch name {
    case "==", "!=":
      return areEqual(first, second).map { .bool($0 == (name == "==")) } ?? .unknown
    case "??":
      if supposed != nil, case .enumCase = first { return first }
      return .anyOf([first, second])
    case "+":
      if case .list(let a) = first, case .list(let b) = second { return .list(a + b) }
      return .unknown
    case "..<", "...":
      // Of a range, only the type of its elements matters.
      let bound = [left, right].lazy.compactMap { self.literal($0) }.first
      return bound.map { .list([$0]) } ?? .unknown
    case "+=":
      if case .name(let name, _, _) = left, extend(name, with: second, in: scope) {
        return .unknown
      }
      if case .list(let added) = second { appended(added, to: left, in: scope) }
      return .unknown
    default: return ownOperator(name, first, second, in: scope)
    }
  }

  /// An operator that the project declares is a function like any other: `page |> { $0.id = 3 }`.
  private func ownOperator(
    _ name: String, _ first: Value, _ second: Value, in scope: Scope
  ) -> Value {
    let own = [first, second].flatMap { $0.object?.type?.functions(name) ?? [] }
    let functions = (own + (program.globalFunctions[name] ?? [])).filter {
      $0.fact.parameters.count == 2 && $0.fact.body != nil
    }
    guard let function = functions.first else {
      settle(second)
      return .unknown
    }
    // Operands have no labels.
    let arguments = zip(function.fact.parameters, [first, second]).map {
      EvaluatedArgument(label: $0.label, value: $1, isTrailing: false)
    }
    return invoke(function, receiver: nil, arguments: arguments)
  }

  private func appended(_ values: [Value], to target: Expression, in scope: Scope) {
    guard let at = target.nameOffset, let (key, type) = list(behind: target, in: scope) else {
      return
    }
    for value in values {
      var value = value
      if case .array(let element)? = type { value = implied(value, by: element, in: scope) }
      write(value, to: key, isAppend: true, api: "append", at: at, file: scope.file)
    }
  }

  /// The property that holds a list, or the one that is bound to it.
  private func list(
    behind target: Expression, in scope: Scope
  ) -> (key: StateKey, type: TypeReference?)? {
    if case .place(let key, let type)? = state(behind: target, in: scope) {
      return (key, type?.boundType)
    }
    guard case .member(let base?, let name, _) = target,
      let type = evaluate(base, in: scope).object?.type
    else { return nil }
    return (StateKey(type: type.index, name: name), nil)
  }
}
