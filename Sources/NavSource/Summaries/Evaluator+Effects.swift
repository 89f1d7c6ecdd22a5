internal import NavGraph

/// What is told of an effect besides itself: where the evaluation is.
extension Evaluator {
  func effect(
    _ action: Effect.Action, api: String, file: Int, at: SourceOffset,
    origin: TypeSymbol? = nil, trigger: String? = nil, state: StateKey? = nil
  ) -> Effect {
    let from = origin ?? context.origin
    let place = shown(file, at)
    let via = context.calls.compactMap { call -> String? in
      guard let owner = call.owner, owner !== from, isSeen(owner) else { return nil }
      return owner.displayName
    }
    return Effect(
      action: action, origin: from, members: context.members, file: place.file, at: place.at,
      api: shown(api, in: file),
      trigger: trigger ?? context.trigger, via: via.deduplicated(),
      condition: context.condition,
      confidence: context.calls.isEmpty ? .direct : .resolved, root: context.root,
      closure: context.closures.last, handled: context.handled, state: state,
      handovers: context.handovers, container: context.container, ignoredBy: ignoring(place))
  }
}
