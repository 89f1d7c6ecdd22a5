internal import NavGraph

/// Tabs of tab bar controllers.
extension TransitionCollector {
  static let tabSetters: Set = ["viewControllers", "setViewControllers", "tabs", "setTabs"]

  func addTab(
    _ target: Target, _ value: Value, _ effect: Effect, to container: RawSource
  ) {
    let tab = (target, effect.trigger, evaluator.tabIcon(of: value))
    guard let index = tabBars.firstIndex(where: { $0.container == container }) else {
      tabBars.append((container, [tab]))
      return
    }
    let isKnown = tabBars[index].tabs.contains {
      TargetResolver.key($0.0.content) == TargetResolver.key(target.content) && $0.1 == tab.1
    }
    if isKnown { return }
    let end = tabBars[index].tabs.count
    tabBars[index].tabs.insert(tab, at: min(effect.position ?? end, end))
  }

  /// The children that a tab bar adds are its tabs, unless it has others: then, or where its code places
  /// their views, they lie over the tabs.
  func settleChildren() {
    var bars: Set<RawSource> = []
    for index in transitions.indices {
      let transition = transitions[index]
      guard transition.kind == .embed, transition.effect.api.hasPrefix("addChild"),
        transition.effect.origin?.role == .tabBarController, let target = transition.target,
        let object = target.object, !object.isPlaced,
        case .show(_, let value) = transition.effect.action
      else { continue }
      let isNew = !tabBars.contains { $0.container == transition.source }
      guard isNew || bars.contains(transition.source) else { continue }
      bars.insert(transition.source)
      transitions[index].kind = .tab
      transitions[index].effect.trigger = evaluator.tabTitle(of: value)
      addTab(target, value, transitions[index].effect, to: transition.source)
    }
  }
}
