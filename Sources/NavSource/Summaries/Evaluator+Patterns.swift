/// Patterns of conditions, `switch` and `for`.
extension Evaluator {
  /// Binds the names of a pattern; says whether the value fits where that is known.
  @discardableResult
  func match(_ pattern: Pattern, _ value: Value, in scope: Scope) -> Bool? {
    switch pattern {
    case .wildcard: return true
    case .bind(let name):
      scope.variables[name] = value
      return true
    case .tuple(let parts):
      if case .list(let values) = value, values.count == parts.count {
        for (part, value) in zip(parts, values) { match(part, value, in: scope) }
      } else {
        for part in parts { match(part, .unknown, in: scope) }
      }
      return nil
    case .isType(let type, let inner):
      let narrowed = cast(value, to: type, in: scope)
      if let inner { match(inner, narrowed, in: scope) }
      return nil
    case .expression(let expression):
      return match(expression, value, in: scope)
    case .enumCase(_, let name, let parts):
      return match(caseNamed: name, parts, value, in: scope)
    case .guarded(let inner, let test):
      return holds(test, where: match(inner, value, in: scope), in: scope)
    }
  }

  /// Whether a pattern fits that a `where` follows, which may use the names that the pattern binds.
  private func holds(_ test: Expression, where fits: Bool?, in scope: Scope) -> Bool? {
    if fits == false { return false }
    // A property of what is matched may have another value by the time the code runs.
    guard case .bool(let holds) = evaluate(test, in: scope), !readsObject(test, in: scope) else {
      return nil
    }
    return holds ? fits : false
  }

  private func readsObject(_ test: Expression, in scope: Scope) -> Bool {
    switch test {
    case .member(let base?, _, _): evaluate(base, in: scope).object != nil
    case .binary(_, let left, let right):
      readsObject(left, in: scope) || readsObject(right, in: scope)
    default: false
    }
  }

  /// A pattern of a `switch`, whose subject's class may be known.
  func match(
    _ pattern: Pattern, _ value: Value, of subject: Expression, in scope: Scope
  ) -> Bool? {
    if case .guarded(let inner, let test) = pattern {
      return holds(test, where: match(inner, value, of: subject, in: scope), in: scope)
    }
    guard case .isType(let type, _) = pattern else { return match(pattern, value, in: scope) }
    let isOne = isKind(value, of: type, subject, in: scope)
    if isOne != false { match(pattern, value, in: scope) }
    return isOne
  }

  private func match(_ expression: Expression, _ value: Value, in scope: Scope) -> Bool? {
    let wanted = evaluate(expression, in: scope)
    switch (wanted, value) {
    case (.bool(let left), .bool(let right)): return left == right
    case (.string(let left?), .string(let right?)): return left == right
    default: return nil
    }
  }

  private func match(
    caseNamed name: String, _ parts: [Pattern], _ value: Value, in scope: Scope
  ) -> Bool? {
    if isSurvey { noteChoice(by: value, in: scope) }
    guard case .enumCase(let known) = value else {
      if name == "some", let part = parts.first { return match(part, value, in: scope) }
      for part in parts { match(part, .unknown, in: scope) }
      return nil
    }
    if name == "some", let part = parts.first { return match(part, value, in: scope) }
    guard known.name == name else { return false }
    if parts.count == 1, case .tuple(let inner) = parts[0], inner.count == known.payload.count {
      for (part, item) in zip(inner, known.payload) { match(part, item.value, in: scope) }
      return true
    }
    for (index, part) in parts.enumerated() {
      match(
        part, index < known.payload.count ? known.payload[index].value : .unknown, in: scope)
    }
    return true
  }
}
