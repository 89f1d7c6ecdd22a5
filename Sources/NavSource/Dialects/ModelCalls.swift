/// What only code of models can call: questions about abstract values, for which Swift has no words.
extension Evaluator {
  func modelCall(_ call: EvaluatedCall, in scope: Scope) -> Value? {
    let value = call.arguments.first?.value ?? .unknown
    switch call.name {
    case "firstRoute": return firstRoute(of: value)
    case "routes": return routes(ofStore: value, in: scope)
    case "isCase": return .bool(isCase(value))
    case "isFlow": return .bool(isFlow(value))
    case "switching": return switching(value, call, in: scope)
    case "isSwitched": return .bool(isSwitched(to: value))
    default: return nil
    }
  }

  /// The path of a store: what it was scoped to, or `routes` in its state.
  private func routes(ofStore store: Value, in scope: Scope) -> Value {
    if case .place(let key, _) = store, isPath(key) { return store }
    guard let name = declaredType(of: store)?.genericArguments.first?.name else { return .unknown }
    let owner = context.origin
    let feature = program.lookUp(name, from: owner, file: owner?.file ?? 0)
    let state =
      feature?.isReducer == true
      ? program.lookUp("State", from: feature, file: feature?.file ?? 0) : feature
    return state?.property("routes").flatMap { routes(in: $0) } ?? .unknown
  }

  /// `SwitchStore(screen) { CaseLet(…) }`: runs the content for one case.
  private func switching(_ value: Value, _ call: EvaluatedCall, in scope: Scope) -> Value {
    guard call.arguments.count == 2 else { return .unknown }
    let outer = models.switched
    defer { models.switched = outer }
    models.switched = if case .enumCase(let known) = value { known.name } else { nil }
    var content = call
    content.arguments = [EvaluatedArgument(label: nil, value: value, isTrailing: false)]
    return apply(call.arguments[1].value, content, in: scope)
  }

  /// Whether the case of the switch around may be that of an action.
  private func isSwitched(to action: Value) -> Bool {
    guard let switched = models.switched, case .enumCase(let known) = action else { return true }
    return known.name == switched
  }
}
