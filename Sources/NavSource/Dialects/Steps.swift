/// What the model of RxFlow asks for that Swift code of a model cannot say; see `Models/RxFlow.swift`.
extension Evaluator {
  /// Whether a property is one that a library's protocol asks for, whose code listens to it.
  private func isAskedFor(_ key: StateKey) -> Bool {
    guard program.hasModels, key.type >= 0 else { return false }
    return program.types[key.type].ancestors.contains {
      $0.kind == .protocol && program.isModel($0) && $0.properties[key.name] != nil
    }
  }

  /// Whoever says a step leads somewhere; to where is found when the app starts.
  func noteStep(to key: StateKey) {
    if isAskedFor(key) { callGraph.mark(context.node) }
  }

  /// Who listens to a subject. Flows begin to listen when the app starts, of which the survey sees little.
  func listeners(of key: StateKey) -> [Value] {
    let known = givenCode(key)
    guard program.hasModels, models.round == 2, let new = assignedNext[key]?.filter(isOfModel)
    else {
      return known
    }
    return known.filter { !isOfModel($0) } + new
  }

  private func isOfModel(_ value: Value) -> Bool {
    if case .closure(let closure) = value { program.isModel(closure.scope.file) } else { false }
  }

  /// What a step that nobody on a screen has said is about. One that is told to the coordinator can come
  /// at any time.
  func actor(for closure: ClosureValue, of key: StateKey) -> AbstractObject? {
    guard closure.isModel, !isOfScreen(context.origin), key.type >= 0,
      !program.isModel(program.types[key.type])
    else { return nil }
    return closure.scope.receiver?.object?.attributes["flow"]?.object.flatMap { start(of: $0) }
  }

  /// Whether a type is a screen, or kept by one.
  private func isOfScreen(_ type: TypeSymbol?) -> Bool {
    guard let type else { return false }
    return type.role.fillsSlots
      || holders[type.index]?.contains { $0.role.fillsSlots } == true
      || program.types.contains { screen in
        screen.role.fillsSlots && !screen.isExternal
          && screen.propertyOrder.contains { property in
            property.fact.type?.name.map {
              program.lookUp($0, from: screen, file: property.file) === type
            } ?? false
          }
      }
  }

  /// The screen with which a flow began, or its container.
  private func start(of flow: AbstractObject) -> AbstractObject? {
    guard let root = flow.type?.property("root") else { return nil }
    var shown = propertyValue(of: flow, root).object
    while let inner = shown?.content?.object { shown = inner }
    return shown
  }

  func act(as actor: AbstractObject, _ context: inout Context) {
    context.actsForFlow = true
    if actor.isPlainContainer { context.container = actor }
    if let type = actor.type, actor.isProject, type.role.fillsSlots { context.origin = type }
  }

  /// What a flow takes away that nobody on its screens has asked may be what another one has put there.
  func isOfAnotherFlow(_ action: Effect.Action) -> Bool {
    if context.actsForFlow, case .back = action { true } else { false }
  }

  /// The flow of a type that was made when the app started: code of it that no known step leads to is about
  /// that one.
  func startedFlow(_ type: TypeSymbol?) -> (flow: AbstractObject, start: AbstractObject)? {
    guard program.hasModels, !isSurvey, let type,
      let flow = creations[type.index]?.last?.object, isFlow(.object(flow)),
      let start = start(of: flow)
    else { return nil }
    return (flow, start)
  }

  /// `taps.map { _ in MyStep.help }.bind(to: steps)`: what is known of the values is said.
  func bound(_ receiver: Value, _ call: EvaluatedCall) -> Value? {
    guard program.hasModels, case .list(let items) = receiver else { return nil }
    if Self.relays.contains(call.name) {
      settleAll(call)
      return receiver
    }
    guard Self.listeners.contains(call.name),
      let subject = (call["to"] ?? call.unlabeled)?.object,
      Self.subjects.contains(subject.typeName),
      let key = subject.key, key.type >= 0
    else { return nil }
    for item in items {
      var said = call
      said.arguments = [EvaluatedArgument(label: nil, value: item, isTrailing: false)]
      _ = callStored(key, nil, said)
    }
    return .unknown
  }

  /// What an object is made with lasts as long as the object: a flow keeps its stack.
  func keepForGood(_ value: Value, in object: AbstractObject, _ name: String) {
    guard program.hasModels, !object.isSymbolic, value.object?.isSymbolic == false else { return }
    object.attributes[name] = value
  }

  /// Whether a value is a case of an enum that is known. The survey is to see a flow navigate to all of
  /// its steps, not to one.
  func isCase(_ value: Value) -> Bool {
    !isSurvey
      && value.alternatives.contains { if case .enumCase = $0 { true } else { false } }
  }

  /// Whether a value is a flow, not a screen.
  func isFlow(_ value: Value) -> Bool {
    let flow = program.modelType("Flow")
    return value.object?.type?.ancestors.contains { $0 === flow } ?? false
  }
}
