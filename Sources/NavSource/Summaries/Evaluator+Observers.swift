/// `didSet`, `willSet` and `set`: whoever assigns the property acts.
extension Evaluator {
  /// Runs what observes a property, which sees the assigned value. A screen sees to its own properties.
  func observe(_ property: PropertySymbol, of object: AbstractObject, _ value: Value) {
    guard !property.fact.observers.isEmpty, context.depth < deepestCall else { return }
    let isModel = object.role == .other
    let node = program.node(property)
    guard isModel && callGraph.contains(node) || value.object != nil else { return }
    if isModel { callGraph.addCall(from: context.node, to: node) }
    let function = FunctionSymbol(
      index: -1, observer(of: property), owner: property.owner, file: property.file)
    let isUnderWay = context.calls.contains { call in
      call.index < 0 && call.file == function.file && call.fact.at == function.fact.at
    }
    if isUnderWay { return }
    if isModel { property.isObserved = true }
    var assigned = value
    if !value.isKnown, let owner = property.owner {
      assigned = .place(StateKey(type: owner.index, name: property.fact.name), property.fact.type)
    }
    for body in property.fact.observers {
      let scope = Scope(
        parent: nil, file: property.file, type: property.owner, receiver: .object(object))
      scope.variables[property.fact.name] = assigned
      scope.variables["newValue"] = assigned
      with({
        $0.calls.append(function)
        enter(node, &$0)
      }) { _ = run(body, in: scope) }
    }
  }

  /// Stands for the observers among the calls that are under way.
  private func observer(of property: PropertySymbol) -> FunctionFact {
    FunctionFact(
      kind: .function, name: property.fact.name, parameters: [], genericParameters: [],
      returns: nil, body: nil, attributes: [], isStatic: false, condition: property.fact.condition,
      at: property.fact.at)
  }
}
