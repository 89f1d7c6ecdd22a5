internal import NavGraph

/// A value of a path with the way in which it is shown: `.sheet(.item(3), withNavigation: true)`.
struct RouteValue {
  var kind: TransitionKind
  var value: Value
  var hasStack: Bool
}

/// Arrays of routes, as FlowStacks and TCACoordinators have them; see `Models/FlowStacks.swift`.
extension Evaluator {
  private static let kinds: NameTable<TransitionKind> = [
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
    var shown = screen.value
    if case .keyPath(let names) = shown, let name = names.last {
      // `goBackTo(\.home)`.
      shown = .enumCase(CaseValue(type: nil, name: name, payload: []))
    }
    return RouteValue(kind: kind, value: shown, hasStack: hasStack)
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
  func note(routes value: Value, for key: StateKey) {
    guard program.hasModels, case .list(let items) = value,
      items.contains(where: { route($0, in: key) != nil })
    else { return }
    var site = CallKey()
    site.add(key.type)
    site.add(key.name)
    site.add(value)
    if noted.insert(site).inserted { assignedNext[key, default: []].append(value) }
  }

  /// The value of the route with which a path begins; one that is no screen's where that is not known.
  func firstRoute(of path: Value) -> Value {
    let nothing = Value.enumCase(CaseValue(type: nil, name: "", payload: []))
    guard case .place(let key, _) = path, key.type >= 0 else { return nothing }
    // The path that is shown may be made of another one in the same state.
    let others = program.types[key.type].propertyOrder.map {
      StateKey(type: key.type, name: $0.fact.name)
    }
    for key in [key] + others.filter({ isPath($0) }) {
      let first = starts(of: key).compactMap { items in
        items.first.flatMap { route($0, in: key)?.value }
      }
      if !first.isEmpty { return .anyOf(first) }
    }
    return nothing
  }

  private func starts(of key: StateKey) -> [[Value]] {
    var lists = assigned[key] ?? []
    if let property = program.types[key.type].property(key.name),
      let initial = property.fact.initial
    {
      let scope = Scope(parent: nil, file: property.file, type: property.owner, receiver: nil)
      lists.append(evaluate(initial, in: scope))
    }
    return lists.compactMap { if case .list(let items) = $0 { items } else { nil } }
  }

  /// `store.scope(state: \.routes, action: \.router)`: the path in the state of the store's feature.
  func scoped(_ store: Value, _ call: EvaluatedCall, in scope: Scope) -> Value? {
    guard program.hasModels, call.name == "scope",
      case .keyPath(let names)? = call["state"] ?? call.unlabeled,
      let name = declaredType(of: store)?.genericArguments.first?.name,
      let feature = program.lookUp(name, from: scope.type, file: scope.file)
    else { return nil }
    var state =
      feature.isReducer ? program.lookUp("State", from: feature, file: feature.file) : feature
    for (index, name) in names.enumerated() {
      guard let owner = state, let property = owner.property(name) else { return nil }
      if index == names.count - 1 { return routes(in: property) }
      state = property.fact.type?.name.flatMap {
        program.lookUp($0, from: owner, file: property.file)
      }
    }
    return nil
  }

  func declaredType(of store: Value) -> TypeReference? {
    switch store {
    case .place(_, let type): return type
    case .object(let object):
      guard !object.isProject, let key = object.key, key.type >= 0 else { return nil }
      return program.types[key.type].property(key.name)?.fact.type
    default: return nil
    }
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
    guard
      let rule = rule(for: write.state) ?? matchingRule(for: plain) ?? onlyRule(for: route.value)
    else {
      unresolved.append(write.effect)
      return
    }
    var effect = write.effect
    if let actor = actor(of: effect, rule) { effect.origin = actor }
    show(route, rule, effect)
  }

  private func show(_ route: RouteValue, _ rule: DestinationRule, _ effect: Effect) {
    var shown = content(rule.content, route.value, rule.origin)
    if route.kind == .back, resolver.targets(of: shown).count != 1 {
      // Which of the screens below it is, only the value at run time says.
      return add(nil, .previous, .back, effect)
    }
    if route.hasStack {
      let stack = evaluator.newObject(
        nil, "NavigationStack", file: effect.file, at: effect.at)
      stack.children = [shown]
      shown = .object(stack)
    }
    show(shown, route.kind, effect)
  }

  /// In a reducer, the screen of the child whose action is handled; a child with a path of its own hands
  /// on what the screens on that do.
  private func actor(of effect: Effect, _ rule: DestinationRule) -> TypeSymbol? {
    guard effect.origin?.isReducer == true else { return nil }
    var (rule, names, found) = (Optional(rule), effect.handled[...], TypeSymbol?.none)
    while let current = rule,
      let index = names.indices.first(where: { actor([names[$0]], current) != nil })
    {
      found = actor([names[index]], current)
      names = names[(index + 1)...]
      rule = evaluator.destinationRules.first { $0.type == "*" && $0.origin === found }
    }
    return found
  }

  /// What shows the values of a path, or of another one in the same state.
  private func rule(for path: StateKey) -> DestinationRule? {
    let rules = evaluator.destinationRules
    return rules.first { $0.path.map { evaluator.bindings.areOne($0, path) } ?? false }
      ?? rules.first { rule in
        rule.path.map { $0.type == path.type && evaluator.isPath($0) } ?? false
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
