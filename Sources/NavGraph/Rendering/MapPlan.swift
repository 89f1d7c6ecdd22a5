/// A map with everything that pictures ask for worked out once: indices, the tree along which
/// screens are first reached, and groups.
struct MapPlan {
  /// One or more transitions that a reader cannot tell apart, drawn once.
  struct Way {
    var from: Int
    /// `nil` for a target that is no screen: an alert, a URL, a way back.
    var to: Int?
    var transition: Transition
    var count: Int
    /// Position of the tab in its bar, its label, and those of all the tabs that lead to its screen.
    var tab: (place: Int, label: String?, labels: [String?])?
  }

  struct Group {
    var name: String
    var members: [Int]
  }

  /// The screens of the map, each id once, and after them what only transitions name.
  private(set) var screens: [Screen] = []
  /// How many of `screens` the map declares.
  private(set) var declared = 0
  private(set) var names: [String] = []
  private(set) var index: [ScreenID: Int] = [:]
  private(set) var ways: [Way] = []
  /// The ways out of each screen: tabs in the order on screen, then what it begins with, then the
  /// others in the order of the source.
  private(set) var waysOut: [[Int]] = []
  /// The way by which each screen is first reached; `nil` for roots.
  private(set) var treeWay: [Int?] = []
  /// Steps from the root of its tree.
  private(set) var depth: [Int] = []
  /// Whether an entry leads to the screen, or a way from anywhere.
  private(set) var isReached: [Bool] = []
  /// All screens, each after the one that leads to it.
  private(set) var readingOrder: [Int] = []
  private(set) var entries: [Int] = []
  /// Where the map begins: the entries, or the app or window that opens them.
  private(set) var starts: [Int] = []
  private(set) var groups: [Group] = []
  private(set) var groupOf: [Int?] = []
  private var isTab: [Bool] = []
  /// Roots of the trees, in the order of the walk.
  private var roots: [Int] = []

  /// - Complexity: O(n log n).
  init(_ graph: NavigationGraph) {
    collectScreens(of: graph)
    names = ScreenNames.names(of: screens)
    if let anywhere = index[.anywhere], screens[anywhere].title == nil {
      names[anywhere] = "From anywhere"
    }
    entries = graph.entry.compactMap { index[$0] }
    var seen: Set<Int> = []
    entries = entries.filter { seen.insert($0).inserted }
    collectWays(of: graph)
    walk(graph)
    (groups, groupOf) = grouped()
  }

  /// The declared screens, then those that only transitions name.
  private mutating func collectScreens(of graph: NavigationGraph) {
    func isNew(_ id: ScreenID) -> Bool { index[id] == nil }
    for screen in graph.screens where isNew(screen.id) {
      index[screen.id] = screens.count
      screens.append(screen)
    }
    declared = screens.count
    for transition in graph.transitions {
      let from = transition.from
      if isNew(from) {
        index[from] = screens.count
        screens.append(Screen(from, kind: from == .anywhere ? "anywhere" : "unknown"))
      }
      if isNew(transition.to), !transition.to.isReserved {
        index[transition.to] = screens.count
        screens.append(Screen(transition.to, kind: "unknown"))
      }
    }
  }

  private mutating func collectWays(of graph: NavigationGraph) {
    struct Key: Hashable {
      var from: Int
      var to: ScreenID
      var kind: TransitionKind
      var trigger: String?
    }
    var tabs: [ScreenID: [ScreenID: [(place: Int, label: String?)]]] = [:]
    for bar in graph.tabs {
      for (place, tab) in bar.order.enumerated() {
        tabs[bar.container, default: [:]][tab.to, default: []].append((place, tab.label))
      }
    }
    // Of several tabs with one screen, the one that the transition names.
    func tab(of transition: Transition) -> (place: Int, label: String?, labels: [String?])? {
      guard [.tab, .root].contains(transition.kind),
        let same = tabs[transition.from]?[transition.to],
        let tab = same.first(where: { $0.label == transition.trigger }) ?? same.first
      else { return nil }
      return (tab.place, tab.label, same.map(\.label))
    }
    var known: [Key: Int] = [:]
    waysOut = Array(repeating: [], count: screens.count)
    for transition in graph.transitions {
      guard let from = index[transition.from] else { continue }
      let to = index[transition.to] ?? (transition.to == .itself ? from : nil)
      let key = Key(
        from: from, to: transition.to, kind: transition.kind, trigger: transition.trigger)
      if let way = known[key] {
        ways[way].count += 1
        if transition.confidence > ways[way].transition.confidence {
          ways[way].transition.confidence = transition.confidence
        }
        continue
      }
      known[key] = ways.count
      waysOut[from].append(ways.count)
      ways.append(
        Way(
          from: from, to: to, transition: transition, count: 1, tab: tab(of: transition)))
    }
    waysOut = waysOut.map { out in out.sorted { precedes($0, $1) } }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (ways[left], ways[right])
    if a.tab?.place != b.tab?.place { return (a.tab?.place ?? .max) < (b.tab?.place ?? .max) }
    if a.transition.kind.isStart != b.transition.kind.isStart { return a.transition.kind.isStart }
    if let here = a.transition.location, let there = b.transition.location, here != there {
      return here < there
    }
    if a.transition.rank != b.transition.rank { return a.transition.rank < b.transition.rank }
    return left < right
  }

  /// Breadth first from the entries, then from what they do not reach.
  private mutating func walk(_ graph: NavigationGraph) {
    treeWay = Array(repeating: nil, count: screens.count)
    depth = Array(repeating: 0, count: screens.count)
    var isSeen = Array(repeating: false, count: screens.count)
    isTab = isSeen
    for way in ways where way.to != way.from && way.tab != nil {
      if let to = way.to { isTab[to] = true }
    }
    let ids = screens.map(\.id)
    let entered = graph.entered
    starts = graph.starts(among: Set(ids), entered: entered).compactMap { index[$0] }
    let free = graph.free(among: ids.filter { $0 != .anywhere }, entered: entered)
    let (leading, alone) = (
      free.leading.compactMap { index[$0] }, free.alone.compactMap { index[$0] }
    )
    let isAlone = Set(alone)
    walk(from: starts, seen: &isSeen)
    if starts.isEmpty { walk(from: (leading + alone).filter { $0 < declared }, seen: &isSeen) }
    if let anywhere = index[.anywhere] { walk(from: [anywhere], seen: &isSeen) }
    isReached = isSeen
    let loops = screens.indices.filter { !isAlone.contains($0) }
    for screen in leading + loops + alone { walk(from: [screen], seen: &isSeen) }
    order()
  }

  /// Where a person can come in: the starts, then from anywhere.
  var beginnings: [Int] { starts + (index[.anywhere].map { [$0] } ?? []) }

  private mutating func walk(from roots: [Int], seen: inout [Bool]) {
    var level = roots.filter { !seen[$0] }
    for root in level { seen[root] = true }
    self.roots += level
    var all = level
    // A tab belongs to its bar, even where a shorter way leads to it; only a bar that is not
    // reached otherwise lets it go.
    var waitsForBar = true
    while !level.isEmpty {
      var found: [Int] = []
      var best: [Int: (score: Int, way: Int)] = [:]
      for screen in level {
        for index in waysOut[screen] {
          guard let to = ways[index].to, !seen[to] else { continue }
          let score = score(of: ways[index], to: to)
          if score < 0 || (waitsForBar && isTab[to] && ways[index].tab == nil) { continue }
          if best[to] == nil { found.append(to) }
          if score > best[to]?.score ?? -1 { best[to] = (score, index) }
        }
      }
      for screen in found {
        seen[screen] = true
        treeWay[screen] = best[screen]?.way
        depth[screen] = (best[screen].map { depth[ways[$0.way].from] } ?? 0) + 1
      }
      all += found
      level = found
      if found.isEmpty, waitsForBar {
        waitsForBar = false
        level = all
      } else if !found.isEmpty {
        waitsForBar = true
      }
    }
  }

  /// Which of several ways of the same length shows best how a screen is reached.
  private func score(of way: Way, to: Int) -> Int {
    if way.transition.kind.isWayBack { return -1 }
    if way.tab != nil { return 8 }
    var score = way.transition.confidence == .guessed ? 0 : 1
    if let group = screens[to].group, screens[way.from].group == group { score += 4 }
    if way.transition.kind.isContainment { score += 2 }
    return score
  }

  /// Depth first along the tree, so that what belongs together is read together.
  private mutating func order() {
    var children = Array(repeating: [Int](), count: screens.count)
    for out in waysOut {
      for way in out {
        if let to = ways[way].to, treeWay[to] == way { children[ways[way].from].append(to) }
      }
    }
    var pending = Array(roots.reversed())
    while let screen = pending.popLast() {
      readingOrder.append(screen)
      pending += children[screen].reversed()
    }
  }
}

extension TransitionKind {
  /// What a container begins with: it comes before other ways out, wherever the source has it.
  var isStart: Bool { [.root, .window].contains(self) }
  /// A container with what it holds.
  var isContainment: Bool { [.tab, .root, .embed, .detail, .window].contains(self) }
}
