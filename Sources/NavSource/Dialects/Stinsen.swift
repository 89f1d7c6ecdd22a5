internal import NavGraph

/// Stinsen: coordinators whose routes are properties with a wrapper, reached by key path.
///
/// Source: https://github.com/rundfunk47/stinsen
extension Evaluator {
  private static let protocols: NameSet = [
    "NavigationCoordinatable", "TabCoordinatable", "ViewCoordinatable",
  ]

  private func isRouted(_ type: TypeSymbol) -> Bool {
    type.externalAncestors.contains { Self.protocols.contains($0) }
  }

  /// The coordinator that `X.Router` or `NavigationRouter<X>` leads to.
  private func coordinator(of value: Value) -> AbstractObject? {
    switch value {
    case .object(let object): return object.type.map(isRouted) == true ? object : nil
    case .place(_, let reference?) where reference.name?.hasSuffix("Router") == true:
      let names =
        [reference.name.map { $0.hasSuffix(".Router") ? String($0.dropLast(7)) : "" }]
        + reference.genericArguments.map(\.name)
      for case let name? in names where !name.isEmpty {
        if let type = program.lookUp(name, from: context.origin, file: 0), isRouted(type) {
          return instance(of: type)
        }
      }
      return nil
    default: return nil
    }
  }

  private static let routings: NameSet = [
    "route", "root", "focusFirst", "popToRoot", "popLast", "pop", "dismissCoordinator", "dismiss",
  ]

  /// Calls on a router or coordinator; `nil` when it is none.
  func routedCall(on receiver: Value, _ call: EvaluatedCall) -> Value? {
    if call.name == "view", call.arguments.isEmpty, coordinator(of: receiver) != nil {
      return receiver
    }
    guard Self.routings.contains(call.name), let coordinator = coordinator(of: receiver) else {
      return nil
    }
    switch call.name {
    case "route": return follow(call["to"], of: coordinator, call, replaces: false)
    case "root": return follow(call.unlabeled, of: coordinator, call, replaces: true)
    case "focusFirst":
      let shown = routeValue(call.unlabeled, of: coordinator)?.value ?? .unknown
      emit(.show(.tab, shown), api: "focusFirst", file: call.file, at: call.at)
      return shown
    case "popToRoot":
      emit(.back(.back, .root), api: call.name, file: call.file, at: call.at)
      return receiver
    case "popLast", "pop":
      emit(.back(.back, .previous), api: call.name, file: call.file, at: call.at)
      return receiver
    default:
      emit(.back(.dismiss, .presenter), api: call.name, file: call.file, at: call.at)
      return .unknown
    }
  }

  /// `NavigationViewCoordinator(Child())` stands for the child.
  func childCoordinator(of value: Value) -> Value {
    guard let object = value.object, !object.isProject else { return value }
    return object.children.first ?? value
  }

  private func follow(
    _ path: Value?, of coordinator: AbstractObject, _ call: EvaluatedCall, replaces: Bool
  ) -> Value {
    guard let route = routeValue(path, of: coordinator) else { return .unknown }
    // A coordinator that swaps its own roots is seen as their container already.
    if replaces, context.origin === coordinator.type { return childCoordinator(of: route.value) }
    emit(
      .show(replaces ? .replace : route.kind, route.value), api: replaces ? "root" : "route(to:)",
      file: call.file, at: call.at)
    return childCoordinator(of: route.value)
  }

  /// What the route's factory makes, and how its wrapper shows it.
  private func routeValue(
    _ path: Value?, of coordinator: AbstractObject
  ) -> (value: Value, kind: TransitionKind)? {
    guard case .keyPath(let names)? = path, let name = names.last,
      let property = coordinator.type?.property(name),
      let attribute = property.fact.attributes.first(where: { ["Route", "Root"].contains($0.name) }
      ),
      case .function(let function, _) = propertyValue(of: coordinator, property)
    else { return nil }
    var kind = TransitionKind.push
    if case .member(nil, let style, _)? = attribute.arguments.first?.value {
      if style == "modal" { kind = .sheet }
      if style == "fullScreen" { kind = .fullScreenCover }
    }
    let value = with({
      $0.keepsOrigin = true; $0.isDestination = true
    }) {
      invoke(function, receiver: .object(coordinator), arguments: [])
    }
    return (value, kind)
  }

  /// What a coordinator shows first: the initial route of its stack.
  func initialContent(of coordinator: AbstractObject) -> [Value]? {
    guard let type = coordinator.type, isRouted(type),
      type.externalAncestors.contains("NavigationCoordinatable"), roots(of: type).count < 2
    else { return nil }
    var values: [Value] = []
    for write in [type.property("stack").map { propertyValue(of: coordinator, $0) }].compactMap({
      $0
    }) {
      for stack in write.alternatives {
        guard let path = stack.object?.attributes["initial"] else { continue }
        if let route = routeValue(path, of: coordinator) { values.append(route.value) }
      }
    }
    if values.isEmpty {
      // Without a known start, every root may be the first.
      for property in type.propertyOrder where property.fact.hasAttribute("Root") {
        if let route = routeValue(.keyPath([property.fact.name]), of: coordinator) {
          values.append(route.value)
        }
      }
    }
    return values
  }

  private func roots(of type: TypeSymbol) -> [PropertySymbol] {
    type.propertyOrder.filter { $0.fact.hasAttribute("Root") }
  }

  /// A coordinator with several roots is a switch between them.
  func emitRoots(of type: TypeSymbol) {
    guard isRouted(type), roots(of: type).count > 1 else { return }
    for property in roots(of: type) {
      guard let route = routeValue(.keyPath([property.fact.name]), of: instance(of: type)) else {
        continue
      }
      emit(
        .show(.root, route.value), api: "Root", file: property.file, at: property.fact.at,
        origin: type)
    }
  }

  /// `TabChild(startingItems: [\A.home, …])`.
  func tabChild(_ call: EvaluatedCall) {
    guard let type = context.origin, isRouted(type), case .list(let paths)? = call["startingItems"]
    else { return }
    let coordinator = instance(of: type)
    for path in paths {
      guard let route = routeValue(path, of: coordinator) else { continue }
      emit(
        .show(.tab, route.value), api: "TabChild", file: call.file, at: call.at, origin: type,
        trigger: tabLabel(path, of: coordinator))
    }
  }

  /// The text in the view that `@Route(tabItem:)` names.
  private func tabLabel(_ path: Value, of coordinator: AbstractObject) -> String? {
    guard case .keyPath(let names) = path, let name = names.last, let type = coordinator.type,
      let attribute = type.property(name)?.fact.attributes.first(where: { $0.name == "Route" }),
      case .name(let maker, _, _)? = attribute.arguments.first(where: { $0.label == "tabItem" })?
        .value,
      let function = type.functions(maker).first
    else { return nil }
    let label = with({
      $0.isLabel = true; $0.isDestination = true
    }) {
      invoke(function, receiver: .object(coordinator), arguments: [])
    }
    return text(of: label)
  }
}
