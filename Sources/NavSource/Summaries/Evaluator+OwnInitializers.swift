/// Initialisers that the project adds to types of the framework:
/// `extension NavigationLink { init(_ page: Page, …) { self.init(value: page, …) } }`.
extension Evaluator {
  /// Runs the initialiser of the project that a call means.
  ///
  /// - Returns: whether there is one.
  func runOwnInitializer(of object: AbstractObject, _ call: EvaluatedCall) -> Bool {
    guard let type = object.type, type.isExternal,
      let initializer = ownInitializer(of: type, call), let body = initializer.fact.body,
      matters(initializer), context.calls.count < deepestCall, spendStep()
    else { return false }
    let node = program.node(initializer)
    if let node { callGraph.addCall(from: context.node, to: node) }
    initializer.isCalled = true
    unlessSilent(initializer, nil, call.arguments) {
      run(body, of: initializer, on: object, call)
    }
    if object.role != .alertController, object.role.isController, object.content == nil,
      let root = Self.given(call)
    {
      // It hands it on under another name to an initialiser that is not read.
      object.hold(root)
      tag(root, "")
    }
    if object.role.fillsSlots { callGraph.mark(node) }
    return true
  }

  private func run(
    _ body: [Statement], of initializer: FunctionSymbol, on object: AbstractObject,
    _ call: EvaluatedCall
  ) {
    let type = initializer.owner
    let scope = Scope(
      parent: nil, file: initializer.file, type: type, home: type, receiver: .object(object))
    bind(initializer.fact, to: call.arguments, in: scope)
    scope.parameters = initializer.fact.parameters
    with({
      $0.calls.append(initializer)
      enter(program.node(initializer), &$0)
    }) { withShare { _ = run(body, in: scope) } }
  }

  private func ownInitializer(of type: TypeSymbol, _ call: EvaluatedCall) -> FunctionSymbol? {
    (type.functions["init"] ?? []).first { candidate in
      candidate.fact.body != nil && !context.calls.contains { $0 === candidate }
        && (!Self.wellKnown.contains(type.name) || hasOwnType(candidate)) && means(call, candidate)
    }
  }

  /// What dialects know of these says more than the sources of the libraries that extend them; an app
  /// extends them for its own routes.
  private static let wellKnown: NameSet = [
    "NavigationLink", "NavigationStack", "NavigationView", "NavigationSplitView",
  ]

  private func hasOwnType(_ function: FunctionSymbol) -> Bool {
    function.fact.parameters.contains { ownType(of: $0, function) != nil }
  }

  /// The project's type that a parameter has.
  private func ownType(of parameter: ParameterFact, _ function: FunctionSymbol) -> TypeSymbol? {
    guard let name = parameter.type.name, !function.fact.genericParameters.contains(name),
      let type = program.lookUp(name, from: function.owner, file: function.file), !type.isExternal
    else { return nil }
    return type
  }

  /// Whether every argument has its parameter, and those of the project's types are given such values.
  private func means(_ call: EvaluatedCall, _ function: FunctionSymbol) -> Bool {
    var rest = call.arguments
    for parameter in function.fact.parameters {
      let index = rest.firstIndex { argument in
        argument.isTrailing && argument.label == nil
          ? parameter.type.isFunction || parameter.isBuilder : argument.label == parameter.label
      }
      guard let index else {
        if parameter.defaultValue == nil { return false }
        continue
      }
      if !suits(rest.remove(at: index).value, parameter, function) { return false }
    }
    return rest.isEmpty
  }

  private func suits(
    _ value: Value, _ parameter: ParameterFact, _ function: FunctionSymbol
  ) -> Bool {
    guard ownType(of: parameter, function) != nil, let name = parameter.type.name else {
      return true
    }
    if case .unknown = value { return true }
    return (score(value, name, function) ?? 0) > 0
  }
}
