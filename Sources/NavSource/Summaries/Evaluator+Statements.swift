extension Evaluator {
  /// Runs statements and gives what they return, or what they yield as a builder.
  func run(_ statements: [Statement], in scope: Scope) -> Value {
    let yields = yields(of: statements, in: scope)
    if !scope.frame.returned.isEmpty { return .anyOf(scope.frame.returned) }
    return combined(yields)
  }

  /// One value for what a builder was given.
  func combined(_ yields: [Value]) -> Value {
    let shown = yields.filter { value in
      switch value {
      case .unknown, .none, .bool, .string: false
      default: true
      }
    }
    switch shown.count {
    case 0: return yields.last ?? .unknown
    case 1: return shown[0]
    default:
      let group = newObject(nil, "Group", file: 0, at: 0)
      group.children = shown
      return .object(group)
    }
  }

  func yields(of statements: [Statement], in scope: Scope) -> [Value] {
    for case .function(let fact) in statements { scope.functions[fact.name] = fact }
    var values: [Value] = []
    for statement in statements {
      guard spendStep() else { break }
      let outer = waiting
      waiting = []
      if let value = execute(statement, in: scope) { values.append(value) }
      for closure in waiting { settle(.closure(closure)) }
      waiting = outer
      if scope.frame.hasLeft { break }
    }
    return values
  }

  private func execute(_ statement: Statement, in scope: Scope) -> Value? {
    switch statement {
    case .expression(let expression): return evaluate(expression, in: scope)
    case .variable(let bindings):
      for binding in bindings { bind(binding, in: scope) }
    case .return(let expression):
      if let expression { scope.frame.returned.append(evaluate(expression, in: scope)) }
      if scope.doubt == 0 { scope.frame.hasLeft = true }
    case .branch(let branch): return run(branch, in: scope)
    case .guard(let conditions, let otherwise):
      return run(guard: conditions, otherwise, in: scope)
    case .switch(let statement): return run(statement, in: scope)
    case .loop(let pattern, let sequence, let body):
      return loop(pattern, sequence, body, in: scope)
    case .block(let blocks):
      return combined(blocks.flatMap { yields(of: $0, in: blockScope(scope, of: blocks.count)) })
    case .conditional(let branches): return run(branches, in: scope)
    case .function, .type: break
    }
    return nil
  }

  private func bind(_ binding: VariableBinding, in scope: Scope) {
    var value = binding.value.map { evaluate($0, in: scope) } ?? .unknown
    if let type = binding.type { value = annotated(value, as: type, in: scope) }
    if case .bind(let name) = binding.pattern { nameContainer(value, name) }
    match(binding.pattern, copied(value), in: scope)
  }

  /// A value of a structure is copied: what is set in the copy does not change the other.
  private func copied(_ value: Value) -> Value {
    guard case .object(let object) = value, !object.isSymbolic, object.role == .other,
      object.isProject, object.type?.kind == .struct
    else { return value }
    return .object(copy(of: object))
  }

  /// A type annotation says what a value is where the value itself does not.
  func annotated(_ value: Value, as type: TypeReference, in scope: Scope) -> Value {
    switch value {
    case .unknown, .place, .none:
      guard let name = type.name,
        let symbol = program.lookUp(name, from: scope.type, file: scope.file),
        symbol.kind != .protocol, symbol.kind != .enum
      else { return value }
      return .object(instance(of: symbol))
    case .enumCase(let known) where known.type == nil:
      return implicitMember(known, of: type, in: scope)
    case .object(let object) where !object.isProject && object.isSymbolic:
      return cast(value, to: type, in: scope)
    case .list(let items):
      // `[.feed, .search]` of an array of such.
      guard case .array(let element) = type else { return value }
      return .list(items.map { annotated($0, as: element, in: scope) })
    default: return value
    }
  }

  /// `.name`, `.name(…)` and `.init(…)` where the context gives the type.
  func implicitMember(
    _ value: CaseValue, of reference: TypeReference, in scope: Scope
  ) -> Value {
    guard let name = reference.name else { return .enumCase(value) }
    let type = program.lookUp(name, from: scope.type, file: scope.file)
    let call = EvaluatedCall(
      name: value.name, arguments: value.payload, file: scope.file, at: value.at)
    if value.name == "init" {
      return construct(type, type?.displayName ?? name, reference.genericArguments, call)
    }
    guard let type else { return .enumCase(value) }
    if type.enumCase(value.name) == nil, type.kind != .protocol {
      if let property = type.property(value.name), property.fact.isStatic {
        return propertyValue(of: instance(of: type), property)
      }
      if let function = best(type.functions(value.name), for: call.arguments),
        function.fact.isStatic
      {
        return invoke(
          function, receiver: .type(type, type.displayName, []), arguments: call.arguments,
          at: value.at)
      }
    }
    var known = value
    known.type = type
    return .enumCase(known)
  }

  // MARK: Branches

  /// - Parameter isCertain: whether the branch is known to run.
  func branchScope(_ scope: Scope, isCertain: Bool = false) -> Scope {
    let inner = innerScope(scope)
    inner.branchDepth += 1
    if !isCertain { inner.doubt += 1 }
    return inner
  }

  /// Of `do` and `catch`, none is certain to run to its end.
  private func blockScope(_ scope: Scope, of count: Int) -> Scope {
    let inner = innerScope(scope)
    if count > 1 { inner.doubt += 1 }
    return inner
  }

  func innerScope(_ scope: Scope) -> Scope {
    Scope(
      parent: scope, file: scope.file, type: scope.type, receiver: scope.receiver,
      frame: scope.frame)
  }

  private func run(_ branch: BranchStatement, in scope: Scope) -> Value? {
    let then = branchScope(scope)
    // What asks only for the version of the system (`#available`) holds on some devices.
    let truth = branch.conditions.isEmpty ? nil : apply(branch.conditions, in: then)
    var values: [Value] = []
    if truth != false {
      if truth == true { then.doubt = scope.doubt }
      values.append(
        whereEmpty(branch.conditions) { combined(yields(of: branch.then, in: then)) })
    }
    if truth != true {
      let otherwise = branchScope(scope, isCertain: truth == false)
      values.append(combined(yields(of: branch.otherwise, in: otherwise)))
    }
    return .anyOf(values)
  }

  /// The way out comes first: what the conditions bind is not seen there.
  private func run(
    guard conditions: [Condition], _ otherwise: [Statement], in scope: Scope
  ) -> Value? {
    let bound = innerScope(scope)
    // A property may have another value by the time the code runs, and much depends on a guard.
    let truth = apply(conditions, in: bound, trustsTests: false)
    if truth != true {
      _ = yields(of: otherwise, in: branchScope(scope, isCertain: truth == false))
      if truth == false { scope.frame.hasLeft = scope.frame.hasLeft || scope.doubt == 0 }
    }
    scope.variables.add(bound.variables)
    return nil
  }

  /// Binds what the conditions bind, and gives whether they hold where that is known.
  ///
  /// - Parameter trustsTests: whether a test that fails with the values known makes them fail.
  @discardableResult
  private func apply(
    _ conditions: [Condition], in scope: Scope, trustsTests: Bool = true
  ) -> Bool? {
    var result: Bool? = true
    for condition in conditions {
      switch condition {
      case .test(let expression):
        if case .bool(let flag) = evaluate(expression, in: scope) {
          let isSure = trustsTests || expression.isTypeTest
          if !flag { result = isSure ? false : result.flatMap { $0 ? nil : false } }
        } else if result == true {
          result = nil
        }
      case .bind(let pattern, let type, let expression):
        let isThere = bindOptional(pattern, type, expression, in: scope)
        if isThere == false {
          result = false
        } else if isThere == nil, result == true {
          result = nil
        }
      case .match(let pattern, let expression):
        let value = evaluate(expression, in: scope)
        let matches = match(pattern, value, in: scope)
        if matches == false {
          result = false
        } else if matches == nil, result == true {
          result = nil
        }
      }
    }
    return result
  }

  /// Binds what an optional holds.
  ///
  /// - Returns: whether it holds something, where a caller's argument says so.
  private func bindOptional(
    _ pattern: Pattern, _ type: TypeReference?, _ expression: Expression?, in scope: Scope
  ) -> Bool? {
    var isThere = argument(in: expression, pattern, scope).flatMap(isThere)
    var value: Value
    if case .cast(let inner, let type)? = expression {
      let subject = evaluate(inner, in: scope)
      if isKind(subject, of: type, inner, in: scope) == false { isThere = false }
      value = cast(subject, to: type, in: scope)
    } else if let expression {
      value = evaluate(expression, in: scope)
    } else if case .bind(let name) = pattern {
      value = self.value(ofName: name, in: scope, at: 0)
    } else {
      value = .unknown
    }
    if let type { value = annotated(value, as: type, in: scope) }
    match(pattern, value, in: scope)
    return isThere
  }

  private func argument(
    in expression: Expression?, _ pattern: Pattern, _ scope: Scope
  ) -> Value? {
    switch (expression, pattern) {
    case (.name(let name, _, _)?, _), (nil, .bind(let name)): scope.argument(name)
    default: nil
    }
  }

  /// Whether a value is not `nil`, where that is known.
  private func isThere(_ value: Value) -> Bool? {
    switch value {
    case .none: false
    case .object(let object): object.isSymbolic ? nil : true
    case .closure, .function, .enumCase, .list, .type: true
    case .options(let values): values.allSatisfy { isThere($0) == true } ? true : nil
    default: nil
    }
  }

  private func run(_ statement: SwitchStatement, in scope: Scope) -> Value? {
    let subject = evaluate(statement.subject, in: scope)
    // A table of texts or numbers says nothing while its key is not known, however long it is.
    if isUndecided(subject), statement.isTable { return .unknown }
    var values: [Value] = []
    let alternatives = subject.alternatives
    for alternative in alternatives {
      var isDecided = false
      for branch in statement.cases where !isDecided && branch.canMatch(alternative) {
        let inner = branchScope(scope)
        var outcome: Bool? = branch.patterns.isEmpty ? true : false
        for pattern in branch.patterns {
          let matches = match(pattern, alternative, of: statement.subject, in: inner)
          if matches == true {
            outcome = true
          } else if matches == nil, outcome == false {
            outcome = nil
          }
        }
        if outcome == false { continue }
        // Only what matches for certain is certain to run, and only for one value.
        if outcome == true, !branch.patterns.isEmpty, alternatives.count == 1 {
          inner.doubt = scope.doubt
        }
        let handled = branch.patterns.first.map { $0.caseNames } ?? []
        values.append(
          with({ $0.handled += handled }) { combined(yields(of: branch.body, in: inner)) })
        // A default branch is one of several while nothing is known of the subject.
        isDecided = outcome == true && !branch.patterns.isEmpty
      }
    }
    return .anyOf(values)
  }

  private func isUndecided(_ value: Value) -> Bool {
    switch value {
    case .unknown, .place, .object: true
    default: false
    }
  }

  private func loop(
    _ pattern: Pattern?, _ sequence: Expression?, _ body: [Statement], in scope: Scope
  ) -> Value? {
    let source = sequence.map { evaluate($0, in: scope) } ?? .unknown
    guard case .list(let items) = source, items.count <= 40 else {
      let inner = innerScope(scope)
      inner.doubt += 1
      if let pattern { match(pattern, element(of: source, in: scope), in: inner) }
      return combined(yields(of: body, in: inner))
    }
    let values = items.flatMap { item -> [Value] in
      let inner = innerScope(scope)
      inner.doubt += 1
      if let pattern { match(pattern, item, in: inner) }
      return yields(of: body, in: inner)
    }
    return combined(values)
  }
}

extension SwitchStatement.Case {
  /// Whether a look at the names of enum cases leaves it open that the branch runs.
  fileprivate func canMatch(_ value: Value) -> Bool {
    guard case .enumCase(let known) = value, !patterns.isEmpty else { return true }
    return patterns.contains { pattern in
      guard let name = pattern.caseName else { return true }
      return name == known.name || name == "some"
    }
  }
}

extension Pattern {
  /// The enum case that a value must be.
  fileprivate var caseName: String? {
    switch self {
    case .enumCase(_, let name, _): name
    case .guarded(let inner, _): inner.caseName
    default: nil
    }
  }
}
