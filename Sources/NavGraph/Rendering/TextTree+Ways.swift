extension TextTree {
  /// A way out of a screen: transitions of one kind to one target.
  struct Way {
    var kind: TransitionKind
    var to: ScreenID
    /// Label of a tab.
    var label: String?
    var triggers: [String] = []
    var conditions: [String] = []
    var isGuessed = false
  }

  /// The ways out of each screen: tabs in the order on screen, then the order of the source.
  static func ways(of graph: NavigationGraph) -> [ScreenID: [Way]] {
    var ways: [ScreenID: [Way]] = [:]
    var places: [ScreenID: [Key: Int]] = [:]
    for bar in graph.tabs {
      for tab in bar.order {
        let count = ways[bar.container, default: []].count
        places[bar.container, default: [:]][Key(kind: .tab, to: tab.to)] = count
        ways[bar.container, default: []].append(Way(kind: .tab, to: tab.to, label: tab.label))
      }
    }
    for transition in inSourceOrder(graph.transitions) {
      let key = Key(kind: transition.kind, to: transition.to)
      var list = ways[transition.from] ?? []
      let index = places[transition.from]?[key] ?? list.count
      if index == list.count {
        list.append(Way(kind: transition.kind, to: transition.to, isGuessed: true))
        places[transition.from, default: [:]][key] = index
      }
      list[index].add(transition)
      ways[transition.from] = list
    }
    return ways
  }

  private struct Key: Hashable {
    var kind: TransitionKind
    var to: ScreenID
  }

  private static func inSourceOrder(_ transitions: [Transition]) -> [Transition] {
    transitions.enumerated().sorted { left, right in
      switch (left.element.location, right.element.location) {
      case (let here?, let there?) where here != there: here < there
      case (_?, nil): true
      case (nil, _?): false
      default: left.offset < right.offset
      }
    }.map(\.element)
  }
}

extension TextTree.Way {
  fileprivate mutating func add(_ transition: Transition) {
    if let trigger = transition.trigger, !triggers.contains(trigger), trigger != label {
      triggers.append(trigger)
    }
    if let condition = transition.condition, !conditions.contains(condition) {
      conditions.append(condition)
    }
    if transition.confidence > .guessed { isGuessed = false }
  }
}
