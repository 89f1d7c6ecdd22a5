internal import NavGraph

/// Calls that perform a segue of a storyboard.
extension TransitionCollector {
  /// A segue is looked for once it is known on which screens the code runs.
  func perform(_ identifier: Value, _ effect: Effect) {
    if program.scenes.table.files.isEmpty || SegueCall.identifiers(identifier).isEmpty {
      unresolved.append(effect)
      return
    }
    performed.append(
      RawTransition(
        source: source(of: effect), members: effect.members, kind: .push, effect: effect))
  }
}

extension GraphAssembler {
  /// Every call that performs a segue, with the classes on whose screens it runs.
  func segueCalls() -> [SegueCall] {
    let named = collector.performed.compactMap { raw in
      let starts = lifter.starts(of: raw)
      return call(
        raw.effect,
        performers: starts.compactMap { start in
          if case .type(let type) = start.source { type } else { nil }
        },
        via: starts.first.map(\.via) ?? [], trigger: trigger(of: raw))
    }
    let computed = collector.unresolved.compactMap { effect in
      effect.origin.flatMap { call(effect, performers: [$0.index], via: [], trigger: nil) }
    }
    return named + computed
  }

  private func call(
    _ effect: Effect, performers: [Int], via: [String], trigger: String?
  ) -> SegueCall? {
    guard case .segue(let identifier, let performer) = effect.action else { return nil }
    return SegueCall(
      identifiers: SegueCall.identifiers(identifier),
      performers: performer.map { [$0.index] } ?? performers,
      isOnKnownClass: performer?.kind == .class,
      trigger: trigger, via: (via + effect.via).deduplicated(),
      at: location(effect.file, effect.at))
  }

  /// Whether it is how a custom segue shows whatever the storyboards give it.
  func isOfSegue(_ effect: Effect) -> Bool {
    let types = [effect.origin, effect.root?.owner].compactMap { $0 }
    return types.contains { type in
      type.externalAncestors.contains { ["UIStoryboardSegue", "NSStoryboardSegue"].contains($0) }
    }
  }
}
