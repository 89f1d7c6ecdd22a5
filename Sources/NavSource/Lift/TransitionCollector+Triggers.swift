internal import NavGraph

/// Alerts and links without a label that wait for a flag.
extension TransitionCollector {
  /// What waits for a flag is started by what sets it, where one button of its own view does.
  func started(_ effect: Effect) -> Effect {
    guard let state = effect.state, effect.trigger == nil, waits(effect.action) else {
      return effect
    }
    let setters = writes(to: state).filter { write in
      !write.isAppend && write.back == nil && write.effect.origin === effect.origin
        && write.effect.ignoredBy == nil && presents(write.value)
    }
    let triggers = setters.compactMap { evaluator.trigger(of: $0.effect) }.deduplicated()
    guard triggers.count == 1 else { return effect }
    var effect = effect
    effect.trigger = triggers[0]
    return effect
  }

  private func waits(_ action: Effect.Action) -> Bool {
    switch action {
    case .alert, .show: true
    default: false
    }
  }
}
