internal import NavGraph

/// XCoordinator: coordinators that turn a route into a transition value.
///
/// The base class says which container a coordinator drives, so coordinators have the roles of UIKit's
/// containers (see `Program.role(ofExternal:)`). A triggered route is what `prepareTransition(for:)` returns for it.
/// Source: https://github.com/QuickBirdEng/XCoordinator
extension Evaluator {
  private static let bases: NameSet = [
    "NavigationCoordinator", "TabBarCoordinator", "SplitCoordinator", "PageCoordinator",
    "ViewCoordinator", "BasicCoordinator", "BaseCoordinator",
  ]

  /// Other names for a coordinator: typed handles to it, and the controller that it drives.
  private static let handles: NameSet = [
    "strongRouter", "unownedRouter", "weakRouter", "anyRouter", "viewController", "rx",
  ]

  private func isRouteCoordinator(_ type: TypeSymbol) -> Bool {
    !type.functions("prepareTransition").isEmpty
      && type.externalAncestors.contains { Self.bases.contains($0) }
  }

  /// `coordinator.strongRouter`, `router.rx`.
  func routerHandle(_ value: Value, _ name: String) -> Value? {
    guard Self.handles.contains(name) else { return nil }
    switch value {
    case .object(let object):
      if object.type.map(isRouteCoordinator) == true { return value }
      // A controller is `Presentable` by itself.
      return name == "viewController" && object.role.isController
        && object.type?.property(name) == nil ? value : nil
    case .place(_, let type):
      return type.map { !coordinators(for: $0).isEmpty } == true ? value : nil
    default: return nil
    }
  }

  /// The coordinators of a `StrongRouter<Route>`.
  private func coordinators(for router: TypeReference) -> [TypeSymbol] {
    guard let name = router.name, name.hasSuffix("Router"),
      let route = router.genericArguments.first?.name
    else { return [] }
    return program.types.filter { type in
      isRouteCoordinator(type)
        && type.inherited.contains { $0.genericArguments.contains { $0.name == route } }
    }
  }

  /// `trigger(.route)` on a coordinator, or on a router for its routes.
  func triggerRoute(on receiver: Value, _ call: EvaluatedCall) -> Bool {
    guard call.name == "trigger", let route = call.unlabeled else { return false }
    let found: [AbstractObject]
    switch receiver {
    case .object(let object):
      found = object.type.map(isRouteCoordinator) == true ? [object] : []
    case .place(_, let type?): found = coordinators(for: type).map { instance(of: $0) }
    default: found = []
    }
    for coordinator in found { run(route, of: coordinator, call) }
    return !found.isEmpty
  }

  private func run(_ route: Value, of coordinator: AbstractObject, _ call: EvaluatedCall) {
    let transition = transition(for: route, of: coordinator)
    for part in transition.alternatives { perform(part, on: coordinator, call) }
  }

  private func transition(for route: Value, of coordinator: AbstractObject) -> Value {
    guard let function = coordinator.type?.functions("prepareTransition").first else {
      return .unknown
    }
    let argument = EvaluatedArgument(label: "for", value: route, isTrailing: false)
    let origin = context.origin
    // The transition starts where the route was triggered, not at the coordinator.
    return with({
      $0.keepsOrigin = true; $0.origin = origin
    }) {
      invoke(function, receiver: .object(coordinator), arguments: [argument])
    }
  }

  private func perform(
    _ transition: Value, on coordinator: AbstractObject, _ call: EvaluatedCall
  ) {
    guard case .enumCase(let known) = transition else { return }
    let arguments = known.payload
    let step = EvaluatedCall(
      name: known.name, arguments: arguments, file: known.file ?? call.file,
      at: known.file == nil ? call.at : known.at)
    if let own = program.external("Transition").flatMap({
      best($0.functions(known.name), for: arguments)
    }) {
      let result = invoke(own, receiver: nil, arguments: arguments, at: known.at)
      for part in result.alternatives { perform(part, on: coordinator, step) }
      return
    }
    apply(step, on: coordinator)
  }

  private func apply(_ step: EvaluatedCall, on coordinator: AbstractObject) {
    let target = step.unlabeled ?? .unknown
    switch step.name {
    case "push", "show": emit(.show(.push, target), api: step.name, file: step.file, at: step.at)
    case "showDetail": emit(.show(.detail, target), api: step.name, file: step.file, at: step.at)
    case "present", "presentOnRoot":
      _ = controllerCall(on: .unknown, presenting(step), isImplicit: false)
    case "set": emit(.show(.replace, target), api: step.name, file: step.file, at: step.at)
    case "embed": emit(.show(.embed, target), api: step.name, file: step.file, at: step.at)
    case "select": break
    case "pop": emit(.back(.back, .previous), api: step.name, file: step.file, at: step.at)
    case "popToRoot": emit(.back(.back, .root), api: step.name, file: step.file, at: step.at)
    case "dismiss", "dismissToRoot":
      emit(.back(.dismiss, .presenter), api: step.name, file: step.file, at: step.at)
    case "multiple":
      for argument in step.arguments { perform(argument.value, on: coordinator, step) }
    default: break
    }
  }

  private func presenting(_ step: EvaluatedCall) -> EvaluatedCall {
    var call = step
    call.name = "present"
    call.arguments.append(
      EvaluatedArgument(label: "animated", value: .bool(true), isTrailing: false))
    return call
  }

  /// `super.init(initialRoute:)`, `super.init(tabs:)` and so on: what the container starts with.
  func startCoordinator(_ object: AbstractObject, _ call: EvaluatedCall) {
    guard let type = object.type, isRouteCoordinator(type) else { return }
    if let route = call["initialRoute"], case .enumCase = route {
      object.hold(.anyOf(shown(by: transition(for: route, of: object))))
    }
    if let tabs = call["tabs"] {
      arrange(tabs, in: object, api: "init(tabs:)", at: call.at, file: call.file)
    }
    if let pages = call["pages"], case .list(let pages) = pages {
      for page in pages {
        emit(.show(.embed, page), api: "init(pages:)", file: call.file, at: call.at, origin: type)
      }
    }
    if let master = call["master"], let detail = call["detail"] {
      emit(
        .show(.root, master), api: "init(master:detail:)", file: call.file, at: call.at,
        origin: type)
      emit(
        .show(.detail, detail), api: "init(master:detail:)", file: call.file, at: call.at,
        origin: type)
    }
  }

  private func shown(by transition: Value) -> [Value] {
    transition.alternatives.compactMap { part in
      guard case .enumCase(let known) = part, ["push", "set", "show"].contains(known.name) else {
        return nil
      }
      return known.payload.first { $0.label == nil }?.value
    }
  }

  /// `router.setRoot(for: window)`.
  func setRoot(on receiver: Value, _ call: EvaluatedCall) -> Bool {
    guard call.name == "setRoot", call["for"] != nil, let object = receiver.object,
      object.type.map(isRouteCoordinator) == true
    else { return false }
    emit(.show(.root, receiver), api: "setRoot(for:)", file: call.file, at: call.at)
    return true
  }
}
