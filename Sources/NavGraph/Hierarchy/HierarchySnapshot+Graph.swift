extension HierarchySnapshot {
  /// The hierarchy as a map, so that every renderer of maps can draw it.
  ///
  /// Stacks and wrappers are looked through: a stack is entered at its bottom screen, and each
  /// screen on it is pushed by the one below. A modal starts at the screen in front of its
  /// presenter. Controllers of one name become one screen.
  ///
  /// - Complexity: O(controllers).
  public func navigationGraph() -> NavigationGraph {
    var builder = HierarchyGraphBuilder(snapshot: self)
    return builder.build()
  }
}

private struct HierarchyGraphBuilder {
  let snapshot: HierarchySnapshot
  /// For each controller the one that stands for it where it is entered, and where it is left.
  private var entrance: [Int]
  private var exit: [Int]
  private let moduleOfName: [String: Set<String>]
  private var graph = NavigationGraph()
  private var known: Set<ScreenID> = []
  private var drawn: Set<Transition> = []
  private var seen: Set<ScreenID> = []
  private var entries: Set<ScreenID> = []
  private var bars: Set<ScreenID> = []

  init(snapshot: HierarchySnapshot) {
    self.snapshot = snapshot
    entrance = Array(snapshot.nodes.indices)
    exit = entrance
    moduleOfName = Dictionary(
      snapshot.nodes.map { ($0.name, [$0.module ?? ""]) }, uniquingKeysWith: { $0.union($1) })
    // Children stand behind their parents.
    for index in snapshot.nodes.indices.reversed() {
      let children = snapshot.contained(in: index)
      let node = snapshot.nodes[index]
      switch node.role {
      case .navigation:
        if let first = children.first { entrance[index] = entrance[first] }
        if let last = children.last { exit[index] = exit[last] }
      case .tabBar:
        if let tab = children.first(where: { snapshot.nodes[$0].isSelected }) {
          exit[index] = exit[tab]
        }
      default:
        if node.isWrapper || node.role == .window, children.count == 1 {
          entrance[index] = entrance[children[0]]
          exit[index] = exit[children[0]]
        }
      }
    }
  }

  mutating func build() -> NavigationGraph {
    seen = Set(snapshot.nodes.indices.filter { snapshot.nodes[$0].isVisible }.map(id))
    for index in snapshot.preorder() {
      addScreen(entrance[index])
      let node = snapshot.nodes[index]
      let entry = id(entrance[index])
      if node.parent == nil, node.role != .alert, entries.insert(entry).inserted {
        graph.entry.append(entry)
      }
      if node.role == .tabBar { addTabs(of: index) }
      let children = snapshot.contained(in: index)
      for (position, child) in children.enumerated() {
        let isInStack = node.role == .navigation
        if isInStack, position == 0 { continue }
        let from = isInStack ? exit[children[position - 1]] : entrance[index]
        add(from, child, kind: kind(of: child))
      }
      for child in snapshot.presented(by: index) {
        add(exit[index], child, kind: kind(of: child), isInferred: exit[index] != index)
      }
    }
    return graph.sorted()
  }

  private func id(_ index: Int) -> ScreenID {
    let node = snapshot.nodes[index]
    if node.role == .alert { return ScreenID("alert:\(node.title ?? node.name)") }
    if let module = node.module, (moduleOfName[node.name]?.count ?? 0) > 1 {
      return ScreenID("\(module).\(node.name)")
    }
    return ScreenID(node.name)
  }

  private mutating func addScreen(_ index: Int) {
    let node = snapshot.nodes[index]
    let id = id(index)
    guard node.role != .alert, known.insert(id).inserted else { return }
    graph.screens.append(
      Screen(
        id, title: node.title, kind: screenKind(of: node.role), type: node.className,
        module: node.module, isHosted: node.role == .hosting,
        tags: seen.contains(id) ? ["visible"] : []))
  }

  private func screenKind(of role: ControllerRole) -> ScreenKind {
    switch role {
    case .tabBar: .tabs
    case .navigation: .stack
    case .split: .split
    case .page: .page
    case .window: .window
    case .system: .system
    default: .screen
    }
  }

  private func kind(of child: Int) -> TransitionKind {
    let node = snapshot.nodes[child]
    switch node.relation {
    case .tab: return .tab
    case .stacked: return .push
    case .column: return .detail
    case .presented: return modalKind(of: node)
    default: return .embed
    }
  }

  private func modalKind(of node: ControllerNode) -> TransitionKind {
    if node.role == .alert { return .alert }
    return switch node.style {
    case .popover: .popover
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .fullScreenCover
    case .alert: .alert
    default: .sheet
    }
  }

  private mutating func add(
    _ from: Int, _ child: Int, kind: TransitionKind, isInferred: Bool = false
  ) {
    let target = entrance[child]
    guard from != target else { return }
    addScreen(from)
    addScreen(target)
    var transition = Transition(
      from: id(from), to: id(target), kind: kind, confidence: isInferred ? .resolved : .direct)
    if target != child { transition.wraps = wrapper(of: child) }
    if drawn.insert(transition).inserted { graph.transitions.append(transition) }
  }

  /// The stack between a transition and its screen.
  private func wrapper(of child: Int) -> String? {
    var index = child
    while index != entrance[index] {
      if snapshot.nodes[index].role == .navigation { return snapshot.nodes[index].name }
      guard let next = snapshot.contained(in: index).first else { return nil }
      index = next
    }
    return nil
  }

  private mutating func addTabs(of index: Int) {
    let order = snapshot.contained(in: index).map { child in
      Tab(to: id(entrance[child]), label: snapshot.nodes[child].title)
    }
    let container = id(index)
    if !order.isEmpty, bars.insert(container).inserted {
      graph.tabs.append(TabBar(container: container, order: order))
    }
  }
}
