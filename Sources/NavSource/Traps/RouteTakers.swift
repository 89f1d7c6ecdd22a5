/// Functions and initialisers that take a route.
struct RouteTakers {
  private var byName: [String: [FunctionSymbol]] = [:]
  /// Names of the properties that hold a route.
  private(set) var properties: [String] = []
  private unowned let source: TrapSource

  init(_ source: TrapSource) {
    self.source = source
    let global = source.program.globalFunctions.keys.sorted()
      .flatMap { source.program.globalFunctions[$0] ?? [] }
    for function in source.program.types.flatMap(\.functionOrder) + global
    where !source.program.isModel(function.file) {
      guard function.fact.parameters.contains(where: { route($0, function) != nil }) else {
        continue
      }
      let name = function.fact.kind == .initializer ? function.owner?.shortName : function.fact.name
      if let name { byName[name, default: []].append(function) }
    }
    properties = source.program.types.flatMap(\.propertyOrder)
      .filter { route($0.fact.type, $0.owner, $0.file) != nil }.map(\.fact.name)
  }

  var names: [String] { byName.keys.sorted() }

  private func route(_ parameter: ParameterFact, _ function: FunctionSymbol) -> TypeSymbol? {
    route(parameter.type, function.owner, function.file)
  }

  private func route(
    _ reference: TypeReference?, _ scope: TypeSymbol?, _ file: Int
  ) -> TypeSymbol? {
    guard let name = reference?.name,
      let type = source.program.lookUp(name, from: scope, file: file), source.routes.contains(type)
    else { return nil }
    return type
  }

  /// The route that a call takes as an argument, where all functions that may be meant agree.
  func route(
    takenBy call: CallExpression, at index: Int, _ guess: TypeGuess, _ body: CodeBody
  ) -> TypeSymbol? {
    guard let name = call.callee.lastName, byName[name] != nil else { return nil }
    let fitting = candidates(call, name, guess, body).filter { fits($0, call) }
    let routes = fitting.map { function -> TypeSymbol? in
      parameter(of: function, call, index).flatMap { route($0, function) }
    }
    guard let first = routes.first, let first, routes.allSatisfy({ $0 === first }) else {
      return nil
    }
    return first
  }

  private func candidates(
    _ call: CallExpression, _ name: String, _ guess: TypeGuess, _ body: CodeBody
  ) -> [FunctionSymbol] {
    if let type = call.callee.typeReference {
      return guess.symbol(of: type)?.functionOrder.filter { $0.fact.kind == .initializer } ?? []
    }
    switch call.callee {
    case .name:
      let own = body.owner?.functions(name) ?? []
      return own.isEmpty ? source.program.globalFunctions[name] ?? [] : own
    case .member(let base?, _, _): return guess.symbol(of: base)?.functions(name) ?? []
    default: return []
    }
  }

  private func fits(_ function: FunctionSymbol, _ call: CallExpression) -> Bool {
    let labels = call.arguments.filter { !$0.isTrailing }.compactMap(\.label)
    let known = Set(function.fact.parameters.compactMap(\.label))
    return call.arguments.count <= function.fact.parameters.count
      && labels.allSatisfy(known.contains)
  }

  private func parameter(
    of function: FunctionSymbol, _ call: CallExpression, _ index: Int
  ) -> ParameterFact? {
    let argument = call.arguments[index]
    if let label = argument.label {
      return function.fact.parameters.first { $0.label == label }
    }
    let place = call.arguments[..<index].count { $0.label == nil }
    let unlabeled = function.fact.parameters.filter { $0.label == nil }
    return place < unlabeled.count ? unlabeled[place] : nil
  }
}
