public import NavGraph

/// A generator that gives the same numbers for the same seed everywhere (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension LayoutRequest {
  /// Any request: cycles, loops, several entries, nodes without edges, groups inside groups.
  public static func random(seed: UInt64, direction: LayoutDirection) -> LayoutRequest {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let groupCount = Int.random(in: 0...5, using: &random)
    let groups = (0..<groupCount).map { index in
      Group(
        titleHeight: 20, titleWidth: Double.random(in: 20...200, using: &random),
        parent: index > 0 && Int.random(in: 0...3, using: &random) == 0
          ? Int.random(in: 0..<index, using: &random) : nil)
    }
    let nodes = (0..<count).map { _ in
      Node(
        width: Double.random(in: 20...220, using: &random),
        height: Double.random(in: 20...160, using: &random),
        group: groupCount > 0 && Int.random(in: 0...2, using: &random) > 0
          ? Int.random(in: 0..<groupCount, using: &random) : nil)
    }
    let edges = (0..<Int.random(in: 0...(2 * count), using: &random)).map { _ in
      Edge(
        from: Int.random(in: 0..<count, using: &random),
        to: Int.random(in: 0..<count, using: &random),
        fromOffset: Bool.random(using: &random) ? Double.random(in: 0...160, using: &random) : nil,
        toOffset: Bool.random(using: &random) ? 15 : nil,
        weight: Int.random(in: 0...8, using: &random))
    }
    let entries = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      Int.random(in: 0..<count, using: &random)
    }
    return LayoutRequest(
      nodes: nodes, edges: edges, groups: groups, entries: entries, direction: direction)
  }
}

extension NavigationGraph {
  /// Screens one after the other, each pushed by the one before.
  public static func chain(_ count: Int) -> NavigationGraph {
    NavigationGraph(
      name: "Chain", entry: count > 0 ? ["S0"] : [],
      screens: (0..<count).map { Screen(ScreenID("S\($0)")) },
      transitions: (1..<max(count, 1)).map {
        Transition(from: ScreenID("S\($0 - 1)"), to: ScreenID("S\($0)"), kind: .push)
      })
  }

  /// Tabs with screens below them, ways between the tabs, alerts and ways back.
  public static func random(seed: UInt64, screens count: Int) -> NavigationGraph {
    var random = SeededGenerator(seed: seed)
    let tabCount = max(2, min(5, count / 4))
    let bar: ScreenID = "MainTabs"
    var screens = [Screen(bar, kind: .tabs)]
    var transitions: [Transition] = []
    var tabs: [Tab] = []
    var ids: [ScreenID] = []
    let kinds: [TransitionKind] = [
      .push, .push, .push, .sheet, .fullScreenCover, .popover, .replace,
    ]
    for number in 0..<count {
      let id = ScreenID("Screen\(number)View")
      let place = InputLocation(file: "App/Screen\(number).swift", line: number + 1)
      screens.append(Screen(id, location: place, tags: number % 3 == 0 ? ["uikit"] : ["swiftui"]))
      if number < tabCount {
        transitions.append(Transition(from: bar, to: id, kind: .tab, confidence: .direct))
        tabs.append(Tab(to: id, label: "Tab \(number)"))
      } else {
        let from = ids[Int.random(in: 0..<ids.count, using: &random)]
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
        transitions.append(
          Transition(
            from: from, to: id, kind: kind, trigger: number % 2 == 0 ? "Open \(number)" : nil,
            confidence: number % 7 == 0 ? .guessed : .resolved))
      }
      ids.append(id)
    }
    for number in 0..<(count / 2) {
      let from = ids[Int.random(in: 0..<count, using: &random)]
      let to = ids[Int.random(in: 0..<count, using: &random)]
      transitions.append(
        Transition(
          from: from, to: to, kind: number % 5 == 0 ? .back : .push, trigger: "Way \(number)"))
    }
    transitions.append(Transition(from: ids[0], to: "alert:Sign out?", kind: .alert))
    transitions.append(Transition(from: ids[0], to: .previous, kind: .dismiss))
    transitions.append(Transition(from: .anywhere, to: ids[count - 1], kind: .sheet))
    return NavigationGraph(
      name: "Random \(seed)", entry: [bar], screens: screens, transitions: transitions,
      tabs: [TabBar(container: bar, order: tabs)])
  }
}
