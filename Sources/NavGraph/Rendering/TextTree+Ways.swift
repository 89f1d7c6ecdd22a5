extension TextTree {
  /// A way out of a screen: transitions of one kind to one target.
  struct Way {
    var kind: TransitionKind
    var to: ScreenID
    /// Label of a tab.
    var label: String?
    /// Tabs that a reader cannot tell apart.
    var count = 1
    var triggers: [String] = []
    var conditions: [String] = []
    var isGuessed = false
  }

  /// The ways out of each screen: tabs in the order on screen, then what it begins with, then the
  /// others in the order of the source.
  static func ways(of graph: NavigationGraph) -> [ScreenID: [Way]] {
    var ways: [ScreenID: [Way]] = [:]
    var places: [ScreenID: [Key: Int]] = [:]
    for bar in graph.tabs {
      for tab in bar.order {
        var list = ways[bar.container] ?? []
        if let same = list.firstIndex(where: { $0.to == tab.to && $0.label == tab.label }) {
          list[same].count += 1
        } else {
          let key = Key(kind: .tab, to: tab.to)
          if places[bar.container]?[key] == nil {
            places[bar.container, default: [:]][key] = list.count
          }
          list.append(Way(kind: .tab, to: tab.to, label: tab.label))
        }
        ways[bar.container] = list
      }
    }
    for transition in inSourceOrder(graph.transitions) {
      let key = Key(kind: transition.kind, to: transition.to)
      var list = ways[transition.from] ?? []
      var index = places[transition.from]?[key] ?? list.count
      if index == list.count {
        list.append(Way(kind: transition.kind, to: transition.to, isGuessed: true))
        places[transition.from, default: [:]][key] = index
      }
      // One of several tabs with the same screen.
      if transition.kind == .tab, let trigger = transition.trigger,
        let named = list.firstIndex(where: { $0.to == transition.to && $0.label == trigger })
      {
        index = named
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
      if left.element.kind.isStart != right.element.kind.isStart {
        return left.element.kind.isStart
      }
      return switch (left.element.location, right.element.location) {
      case (let here?, let there?) where here != there: here < there
      case (_?, nil): true
      case (nil, _?): false
      default: (left.element.rank, left.offset) < (right.element.rank, right.offset)
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
