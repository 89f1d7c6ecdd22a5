extension NavigationGraph {
  /// Several graphs as one, in the order given.
  ///
  /// A screen that occurs more than once is kept once: what the first mention leaves open is
  /// filled from the later ones. Transitions that agree in ends, kind and condition, and do not
  /// contradict each other in trigger, become one that keeps every origin and the highest confidence.
  /// What was said of a screen that one graph misses is dropped where another has that screen.
  ///
  /// - Complexity: O(total size).
  public static func merged(_ graphs: [NavigationGraph]) -> NavigationGraph {
    guard let first = graphs.first, graphs.count > 1 else { return graphs.first ?? .init() }
    var merger = GraphMerger(first)
    for graph in graphs.dropFirst() { merger.add(graph) }
    return merger.result().sorted()
  }
}

private struct GraphMerger {
  private(set) var graph: NavigationGraph
  private var screenIndex: [ScreenID: Int] = [:]
  private var transitionIndex: [TransitionKey: [Int]] = [:]

  struct TransitionKey: Hashable {
    var from: ScreenID
    var to: ScreenID
    var kind: TransitionKind
    var condition: String?
  }

  init(_ first: NavigationGraph) {
    graph = first
    for (index, screen) in first.screens.enumerated() where screenIndex[screen.id] == nil {
      screenIndex[screen.id] = index
    }
    for (index, transition) in first.transitions.enumerated() {
      transitionIndex[key(of: transition), default: []].append(index)
    }
  }

  /// Everything added so far, without complaints about screens that another graph brought.
  func result() -> NavigationGraph {
    var result = graph
    result.diagnostics.removeAll { $0.missingScreen.map { screenIndex[$0] != nil } ?? false }
    return result
  }

  private func key(of transition: Transition) -> TransitionKey {
    TransitionKey(
      from: transition.from, to: transition.to, kind: transition.kind,
      condition: transition.condition)
  }

  mutating func add(_ other: NavigationGraph) {
    graph.name = graph.name ?? other.name
    for entry in other.entry where !graph.entry.contains(entry) { graph.entry.append(entry) }
    for screen in other.screens { add(screen) }
    let known = graph.transitions.count
    for transition in other.transitions { add(transition, amongFirst: known) }
    for bar in other.tabs where !graph.tabs.contains(where: { $0.container == bar.container }) {
      graph.tabs.append(bar)
    }
    for diagnostic in other.diagnostics where !graph.diagnostics.contains(diagnostic) {
      graph.diagnostics.append(diagnostic)
    }
    graph.extra.add(missingFrom: other.extra)
  }

  private mutating func add(_ screen: Screen) {
    guard let index = screenIndex[screen.id] else {
      screenIndex[screen.id] = graph.screens.count
      graph.screens.append(screen)
      return
    }
    graph.screens[index].fill(from: screen)
  }

  /// Only edges of earlier graphs are joined: two like edges of one graph are two ways.
  private mutating func add(_ transition: Transition, amongFirst known: Int) {
    let key = key(of: transition)
    let twin = transitionIndex[key, default: []].first { index in
      let other = graph.transitions[index].trigger
      return index < known
        && (other == transition.trigger || other == nil || transition.trigger == nil)
    }
    guard let twin else {
      transitionIndex[key, default: []].append(graph.transitions.count)
      graph.transitions.append(transition)
      return
    }
    graph.transitions[twin].join(transition)
  }
}

extension Screen {
  fileprivate mutating func fill(from other: Screen) {
    title = title ?? other.title
    if kind == .screen { kind = other.kind }
    type = type ?? other.type
    module = module ?? other.module
    location = location ?? other.location
    isHosted = isHosted || other.isHosted
    group = group ?? other.group
    image = image ?? other.image
    for tag in other.tags where !tags.contains(tag) { tags.append(tag) }
    extra.add(missingFrom: other.extra)
  }
}

extension Transition {
  /// Takes over the origins of `other` and what this one leaves open.
  package mutating func join(_ other: Transition) {
    trigger = trigger ?? other.trigger
    api = api ?? other.api
    if via.isEmpty { via = other.via }
    wraps = wraps ?? other.wraps
    confidence = max(confidence, other.confidence)
    rank = min(rank, other.rank)
    for origin in other.origins where !origins.contains(origin) { origins.append(origin) }
    origins.sort()
    extra.add(missingFrom: other.extra)
  }
}

extension [JSONMember] {
  fileprivate mutating func add(missingFrom other: [JSONMember]) {
    for member in other where !contains(where: { $0.key == member.key }) { append(member) }
  }
}
