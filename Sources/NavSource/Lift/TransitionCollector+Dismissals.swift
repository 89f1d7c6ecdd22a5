internal import NavGraph

/// Modals that go away because the state behind them is set back.
extension TransitionCollector {
  /// What is shown goes away when its own code sets the state back, code in the content that the presenter
  /// gave it, or a closure that the presenter gave it.
  func collectDismissal(_ write: StateWrite, of registration: Registration, _ shown: Value) {
    let isClosing = !presents(write.value) || closes(write, registration, shown)
    guard !write.isAppend, isClosing, write.effect.origin?.role.fillsSlots == true,
      !isCounted(write.effect), let effect = dismissal(write.effect, of: registration, shown)
    else { return }
    let isPush = registration.kind == .push
    add(nil, isPush ? .previous : .presenter, isPush ? .back : .dismiss, effect)
  }

  /// Whether a flag that is turned around sends away what it has shown: code of the content does so.
  func closes(_ write: StateWrite, _ registration: Registration, _ shown: Value) -> Bool {
    guard write.isToggle else { return false }
    if write.effect.origin === registration.effect.origin {
      return dismissal(write.effect, of: registration, shown) != nil
    }
    return resolver.targets(of: shown).contains { target in
      guard case .screen(let type) = target.content else { return false }
      return isAbove(type, write.effect.origin)
    }
  }

  /// The effect as that of the shown screen; `nil` where the presenter sets its own state back.
  private func dismissal(
    _ effect: Effect, of registration: Registration, _ shown: Value
  ) -> Effect? {
    if effect.origin !== registration.effect.origin { return effect }
    let targets = resolver.targets(of: shown)
    let isGiven = effect.handovers.contains { handover in
      targets.contains { target in
        if case .screen(let type) = target.content { type === handover.receiver } else { false }
      }
    }
    if isGiven { return effect }
    guard effect.members.contains(registration.member), targets.count == 1 else { return nil }
    var effect = effect
    switch targets[0].content {
    case .screen(let type): (effect.origin, effect.members) = (type, [])
    case .inline(let name): effect.members = [name]
    default: break
    }
    return effect
  }
}
