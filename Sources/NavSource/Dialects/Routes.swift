internal import NavGraph

/// A value of a path with the way in which it is shown: `.sheet(.item(3), withNavigation: true)`.
struct RouteValue {
  var kind: TransitionKind
  var value: Value
  var hasStack: Bool
}

/// Arrays of routes, as FlowStacks and TCACoordinators have them; see `Models/FlowStacks.swift`.
extension Evaluator {
  private static let kinds: [String: TransitionKind] = [
    "root": .replace, "push": .push, "sheet": .sheet, "cover": .fullScreenCover, "back": .back,
  ]

  /// What a route shows, and how; `nil` for any other value.
  ///
  /// - Parameter path: where it is put, which says of what type `.push(…)` is.
  func route(_ value: Value, in path: StateKey? = nil) -> RouteValue? {
    guard program.hasModels, case .enumCase(let known) = value, let kind = Self.kinds[known.name],
      let screen = known.payload.first, let type = program.modelType("Route"),
      known.type === type || known.type == nil && path.map({ isPath($0) }) == true
    else { return nil }
    let hasStack = known.payload.dropFirst().contains { part in
      if case .bool(true) = part.value { true } else { false }
    }
    return RouteValue(kind: kind, value: screen.value, hasStack: hasStack)
  }

  /// The model of arrays of routes, for a type that is one.
  func routes(_ reference: TypeReference?, in scope: Scope) -> TypeSymbol? {
    isRoutes(reference, from: scope.type, file: scope.file) ? program.modelType("Routes") : nil
  }

  private func isRoutes(_ reference: TypeReference?, from owner: TypeSymbol?, file: Int) -> Bool {
    guard program.hasModels, let routes = program.modelType("Routes") else { return false }
    func isRoute(_ element: TypeReference) -> Bool {
      element.name.flatMap { program.lookUp($0, from: owner, file: file) }
        .map { program.isModel($0) && $0.name == "Route" } ?? false
    }
    switch reference {
    case .array(let element): return isRoute(element)
    case .named(let name, let arguments):
      if name.hasPrefix("IdentifiedArray") { return arguments.contains { isRoute($0) } }
      return program.lookUp(name, from: owner, file: file) === routes
    default: return false
    }
  }

  /// An array of routes in a property is a path, whatever it holds at first.
  func routes(in property: PropertySymbol) -> Value? {
    guard program.hasModels, let owner = property.owner,
      isRoutes(property.fact.type, from: owner, file: property.file)
    else { return nil }
    let key = StateKey(type: owner.index, name: property.fact.name)
    callGraph.addCall(from: context.node, to: program.node(property))
    return .place(key, property.fact.type)
  }

  func isPath(_ key: StateKey) -> Bool {
    guard key.type >= 0, let property = program.types[key.type].property(key.name) else {
      return false
    }
    return routes(in: property) != nil
  }

  /// Notes the routes with which a path begins.
  func note(routes items: [Value], for key: StateKey) {
    guard program.hasModels, items.contains(where: { route($0, in: key) != nil }) else { return }
    var site = CallKey()
    site.add(key.type)
    site.add(key.name)
    site.add(.list(items))
    if noted.insert(site).inserted { assignedNext[key, default: []].append(.list(items)) }
  }

  /// What only code of models can call.
  func modelCall(_ call: EvaluatedCall, in scope: Scope) -> Value? {
    call.name == "firstRoute" ? call["of"].map { firstRoute(of: $0) } ?? .unknown : nil
  }

  /// The value of the route with which a path begins.
  private func firstRoute(of path: Value) -> Value {
    guard case .place(let key, _) = path, key.type >= 0,
      let property = program.types[key.type].property(key.name)
    else { return .unknown }
    var lists = assigned[key] ?? []
    if let initial = property.fact.initial {
      let scope = Scope(
        parent: nil, file: property.file, type: property.owner, receiver: nil)
      lists.append(evaluate(initial, in: scope))
    }
    return .anyOf(
      lists.compactMap { list in
        guard case .list(let items) = list else { return nil }
        return items.first.flatMap { route($0, in: key)?.value }
      })
  }

  /// `FlowNavigator<Screen>`, `Routes<Screen>`: what is pushed is of the type that the declaration says.
  func typed(_ call: EvaluatedCall, by base: Expression, in scope: Scope) -> EvaluatedCall {
    guard program.hasModels, let (reference, owner) = declaredType(of: base, in: scope),
      let element = screenType(of: reference, owner, scope.file)
    else { return call }
    var call = call
    let place = Scope(parent: nil, file: owner.file, type: owner, receiver: nil)
    for index in call.arguments.indices where call.arguments[index].label == nil {
      call.arguments[index].value = typed(call.arguments[index].value, element, in: place)
    }
    return call
  }

  private func typed(_ value: Value, _ type: TypeReference, in scope: Scope) -> Value {
    switch value {
    case .unknown: .place(StateKey(type: -2, name: "screen"), type)
    case .enumCase(let known) where known.type == nil: implicitMember(known, of: type, in: scope)
    default: value
    }
  }

  private func declaredType(
    of base: Expression, in scope: Scope
  ) -> (TypeReference, TypeSymbol)? {
    let property: PropertySymbol?
    switch base {
    case .name(let name, _, _) where scope.find(name) == nil: property = scope.type?.property(name)
    case .member(.name("self", _, _)?, let name, _): property = scope.type?.property(name)
    case .member(.name(let object, let arguments, let at)?, let name, _):
      property = evaluate(.name(object, arguments: arguments, at: at), in: scope).object?.type?
        .property(name)
    default: property = nil
    }
    guard let property, let type = property.fact.type, let owner = property.owner else {
      return nil
    }
    return (type, owner)
  }

  private func screenType(
    of reference: TypeReference, _ owner: TypeSymbol, _ file: Int
  ) -> TypeReference? {
    if isRoutes(reference, from: owner, file: owner.file) {
      if case .array(let element) = reference { return element.genericArguments.first }
      return reference.genericArguments.first.map { $0.genericArguments.first ?? $0 }
    }
    guard let name = reference.name, let type = program.lookUp(name, from: owner, file: owner.file),
      program.isModel(type), type.name == "FlowNavigator"
    else { return nil }
    return reference.genericArguments.first
  }
}

extension TransitionCollector {
  /// FlowStacks shows an object where one of its superclass has a destination.
  func superclasses(of object: AbstractObject) -> [String] {
    guard program.hasModels, let type = object.type, type.kind == .class else { return [] }
    return type.ancestors.dropFirst().filter { $0.kind == .class }.map(\.name)
  }

  /// Shows what the destinations in force make of a route's value, in the route's way.
  func follow(_ route: RouteValue, _ effect: Effect) {
    let rules = rules(for: route.value, from: effect.origin)
    for rule in rules {
      var effect = effect
      if rules.count > 1 { effect.confidence = .guessed }
      show(route, rule, effect)
    }
    if rules.isEmpty { unresolved.append(effect) }
  }

  /// Shows a route that is put into a path: where the path's values are shown.
  func follow(_ route: RouteValue, _ write: StateWrite) {
    var plain = write
    plain.value = route.value
    let own = rule(for: write.state)
    guard let rule = own ?? matchingRule(for: plain) ?? onlyRule(for: route.value) else {
      unresolved.append(write.effect)
      return
    }
    var effect = write.effect
    if let actor = actor(of: effect, rule) { effect.origin = actor }
    show(route, rule, effect)
  }

  private func show(_ route: RouteValue, _ rule: DestinationRule, _ effect: Effect) {
    var shown = content(rule.content, route.value, rule.origin)
    if route.hasStack {
      let stack = evaluator.newObject(
        nil, "NavigationStack", file: effect.file, at: effect.at)
      stack.children = [shown]
      shown = .object(stack)
    }
    show(shown, route.kind, effect)
  }

  /// In a reducer, the screen of the child whose action is handled.
  private func actor(of effect: Effect, _ rule: DestinationRule) -> TypeSymbol? {
    effect.origin?.isReducer == true ? actor(effect.handled, rule) : nil
  }

  private func rule(for path: StateKey) -> DestinationRule? {
    let path = evaluator.bindings.find(path)
    return evaluator.destinationRules.first {
      $0.path.map { evaluator.bindings.find($0) == path } ?? false
    }
  }

  /// Takes a route from a path: a pop or the end of a presentation, whichever the screen came by.
  func goBack(in write: StateWrite, to back: ScreenID) -> Bool {
    let key = write.state
    guard evaluator.isPath(key) else { return false }
    var effect = write.effect
    if let rule = rule(for: key), let actor = actor(of: effect, rule) { effect.origin = actor }
    if back == .previous {
      effect.api = "dismiss"
      add(nil, .presenter, .dismiss, effect)
    } else {
      add(nil, back, .back, effect)
    }
    return true
  }
}
