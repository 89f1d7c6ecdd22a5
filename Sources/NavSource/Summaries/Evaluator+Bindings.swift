/// Bindings that code puts together: `Binding(get: { store.isShown }, set: { store.isShown = $0 })`.
extension Evaluator {
  /// The state behind a binding: what its `set` assigns, else what its `get` reads.
  func boundState(_ call: EvaluatedCall) -> Value? {
    if case .place? = call.unlabeled { return call.unlabeled }
    guard case .closure(let setter)? = call["set"] else { return nil }
    let parameter = setter.expression.parameters.first ?? "$0"
    let targets = setter.expression.body.flatMap { $0.assignments }
    let target =
      targets.first { $0.value.isName(parameter) } ?? targets.first
    var state = target.flatMap { self.state(behind: $0.target, in: setter.scope) }
    if state == nil, case .closure(let getter)? = call["get"] ?? call.trailing {
      state = getter.expression.body.last?.result.flatMap {
        self.state(behind: $0, in: getter.scope)
      }
    }
    guard let state else { return nil }
    // What else `set` does happens too; the state is given what it holds, which changes nothing.
    _ = self.call(setter, arguments: [state])
    return state
  }

  /// The state that an expression reads or assigns.
  func state(behind expression: Expression, in scope: Scope) -> Value? {
    switch expression {
    case .name(let name, _, _):
      if let local = scope.find(name) { return isState(local) ? local : nil }
      guard case .object(let object)? = scope.receiver else { return nil }
      return state(name, of: object)
    case .member(let base?, let name, let at):
      let holder = evaluate(base, in: scope)
      if let object = holder.object { return state(name, of: object) }
      guard case .place = holder else { return nil }
      let value = member(of: holder, name, at, in: scope)
      return isState(value) ? value : nil
    case .binary("!=", let left, _), .binary("==", let left, _):
      return state(behind: left, in: scope)
    default: return nil
    }
  }

  private func state(_ name: String, of object: AbstractObject) -> Value? {
    guard let property = object.type?.property(name), let owner = property.owner else { return nil }
    let value = binding(of: object, property)
    if isState(value) { return value }
    guard property.fact.getter == nil else { return nil }
    return .place(StateKey(type: owner.index, name: name), property.fact.type)
  }

  private func isState(_ value: Value) -> Bool {
    if case .place = value { true } else { false }
  }

  /// Whether a state is assigned what it holds already.
  func changesNothing(_ value: Value, _ key: StateKey) -> Bool {
    guard case .place(let source, _) = value else { return false }
    return bindings.areOne(source, key)
  }
}

extension TypeReference {
  /// What a binding is to.
  var boundType: TypeReference {
    guard case .named("Binding", let arguments) = self, arguments.count == 1 else { return self }
    return arguments[0]
  }
}

extension Statement {
  /// Assignments in a statement and those inside of it.
  fileprivate var assignments: [(target: Expression, value: Expression)] {
    switch self {
    case .expression(.assignment(let target, let value, _)): [(target, value)]
    case .expression(.statement(let inner)): inner.assignments
    case .branch(let branch): (branch.then + branch.otherwise).flatMap(\.assignments)
    case .switch(let statement): statement.cases.flatMap { $0.body.flatMap(\.assignments) }
    case .block(let blocks): blocks.flatMap { $0.flatMap(\.assignments) }
    default: []
    }
  }

  /// The expression whose value a body of one expression gives.
  fileprivate var result: Expression? {
    switch self {
    case .expression(let expression), .return(let expression?): expression
    default: nil
    }
  }
}

extension Expression {
  fileprivate func isName(_ wanted: String) -> Bool {
    if case .name(let name, _, _) = self { name == wanted } else { false }
  }
}
