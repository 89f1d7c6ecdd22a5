/// Functions that give what they are told to: `func load<Page: UIViewController>(_ type: Page.Type) -> Page`.
extension Evaluator {
  /// Binds the generic parameters of a function that a call gives as types.
  func bindTypes(of fact: FunctionFact, in scope: Scope) {
    for parameter in fact.parameters {
      guard let name = parameter.type.name, fact.genericParameters.contains(name),
        let value = scope.variables[parameter.name], value.isType
      else { continue }
      scope.variables[name] = value
    }
  }

  /// The type that a caller has given for a generic parameter.
  func givenType(_ name: String, in scope: Scope) -> TypeSymbol? {
    guard let type = scope.find(name)?.namedType, !type.isExternal else { return nil }
    return type
  }

  /// What a function gives whose result is of the type that an argument names.
  func resultOfType(
    given arguments: [EvaluatedArgument], to function: FunctionSymbol
  ) -> Value? {
    guard let name = function.fact.returns?.name, function.fact.genericParameters.contains(name)
    else { return nil }
    for parameter in function.fact.parameters where parameter.type.name == name {
      let argument = arguments.first { $0.label == parameter.label && !$0.isTrailing }
      if let type = argument?.value.namedType, !type.isExternal {
        return .object(instance(of: type))
      }
    }
    return nil
  }
}
