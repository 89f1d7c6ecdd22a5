/// Turns the statements of a map into a graph.
struct MapEvaluator {
  private(set) var graph: NavigationGraph
  private var declared: Set<ScreenID> = []
  private var mentioned: [(id: ScreenID, place: InputLocation)] = []

  /// What a statement stands in.
  private enum Surroundings {
    case top
    /// The braces of something that leads to it.
    case destination
    case screen(ScreenID)
    case container(ScreenID, ScreenKind)
    case anywhere
  }

  private struct Step {
    var element: MapElement
    var surroundings: Surroundings
  }

  /// A screen that something leads to, and a nameless container around it.
  private struct Head {
    var id: ScreenID
    var wrapper: String?
  }

  init(name: String?) { graph = NavigationGraph(name: name) }

  mutating func evaluate(
    _ elements: [MapElement], entry: [ScreenID]?, at place: InputLocation
  ) {
    var stack = steps(elements, .top)
    while let step = stack.popLast() { stack += evaluate(step) }
    if let entry {
      graph.entry = entry
      mentioned += entry.map { ($0, place) }
    } else {
      let windows = elements.filter(\.isWindow)
      graph.entry = heads(windows.isEmpty ? Array(elements.prefix(1)) : windows).map(\.id)
    }
    for mention in mentioned where !declared.contains(mention.id) && !mention.id.isReserved {
      report(
        "unknown-screen",
        "no screen of this map is called '\(mention.id)': declare it or correct the id",
        mention.place)
      graph.diagnostics[graph.diagnostics.count - 1].missingScreen = mention.id
    }
  }

  private mutating func report(_ id: String, _ message: String, _ place: InputLocation) {
    graph.diagnostics.append(Diagnostic(.error, id: "map.\(id)", message, at: place))
  }

  private func steps(_ elements: [MapElement], _ surroundings: Surroundings) -> [Step] {
    elements.reversed().map { Step(element: $0, surroundings: surroundings) }
  }

  /// - Returns: what stands inside, the first statement last.
  private mutating func evaluate(_ step: Step) -> [Step] {
    let place = step.element.place
    switch step.element.content {
    case .screen(let screen, let content):
      declare(screen, content, step, place)
      return steps(
        content, screen.kind.isContainer ? .container(screen.id, screen.kind) : .screen(screen.id))
    case .wrapper(_, let content):
      return steps(content, step.surroundings)
    case .tab(let label, let icon, let target, let content):
      addTab(label, icon, target, content, step)
      return steps(content, .destination)
    case .transition(let leading, let target, let content):
      addTransitions(leading, target, content, step)
      return steps(content, .destination)
    case .anywhere(let content):
      return steps(content, .anywhere)
    }
  }

  private mutating func declare(
    _ screen: Screen, _ content: [MapElement], _ step: Step, _ place: InputLocation
  ) {
    if case .screen(let outer) = step.surroundings {
      report(
        "misplaced",
        "screen '\(screen.id)' stands in '\(outer)' without a transition; "
          + "write push { ScreenNode(…) }", place)
    }
    if declared.insert(screen.id).inserted {
      graph.screens.append(screen)
    } else {
      report(
        "duplicate-screen",
        "screen '\(screen.id)' is declared twice: give one of them another id", place)
    }
    guard screen.kind.isContainer else { return }
    if screen.kind == .tabs { return graph.tabs.append(TabBar(container: screen.id, order: [])) }
    for (index, head) in heads(content).enumerated() {
      let kind: TransitionKind = screen.kind == .split && index > 0 ? .detail : .root
      add(.init(kind: kind), from: screen.id, to: head, at: place)
    }
  }

  private mutating func addTab(
    _ label: String, _ icon: String?, _ target: ScreenID?, _ content: [MapElement], _ step: Step
  ) {
    let place = step.element.place
    guard case .container(let bar, .tabs) = step.surroundings,
      let index = graph.tabs.lastIndex(where: { $0.container == bar })
    else {
      return report(
        "misplaced", "tab '\(label)' stands outside a tab bar; move it into a TabBarNode", place)
    }
    let found = target.map { [Head(id: $0)] } ?? heads(content)
    guard let head = found.first else {
      return report("empty-tab", "tab '\(label)' has no screen: name or declare one", place)
    }
    mentioned.append((head.id, place))
    graph.tabs[index].order.append(Tab(to: head.id, label: label, icon: icon))
    add(.init(kind: .tab, trigger: label), from: bar, to: head, at: place)
  }

  private mutating func addTransitions(
    _ leading: MapElement.Leading, _ target: ScreenID?, _ content: [MapElement], _ step: Step
  ) {
    let place = step.element.place
    let from: ScreenID
    switch step.surroundings {
    case .screen(let screen), .container(let screen, _): from = screen
    case .anywhere: from = .anywhere
    case .top, .destination:
      return report(
        "misplaced",
        "a \(leading.kind.rawValue) stands outside the screen that it starts at; move it into that",
        place)
    }
    let found = target.map { [Head(id: $0)] } ?? heads(content)
    if found.isEmpty {
      report("no-target", "this \(leading.kind.rawValue) leads nowhere: name a screen", place)
    }
    for head in found {
      mentioned.append((head.id, place))
      add(leading, from: from, to: head, at: place)
    }
  }

  private mutating func add(
    _ leading: MapElement.Leading, from: ScreenID, to head: Head, at place: InputLocation
  ) {
    graph.transitions.append(
      Transition(
        from: from, to: head.id, kind: leading.kind, trigger: leading.trigger,
        wraps: head.wrapper, condition: leading.condition,
        origins: [Origin(importer: "dsl", location: place)]))
  }

  /// The screens that one gets to by going to these statements.
  private func heads(_ elements: [MapElement]) -> [Head] {
    var heads: [Head] = []
    var stack = elements.reversed().map { (element: $0, wrapper: String?.none) }
    while let (element, wrapper) = stack.popLast() {
      switch element.content {
      case .screen(let screen, _): heads.append(Head(id: screen.id, wrapper: wrapper))
      case .wrapper(let name, let content):
        let inner = name == MapElement.windowWrapper ? wrapper : name
        stack += content.reversed().map { ($0, inner) }
      default: break
      }
    }
    return heads
  }
}

extension MapElement {
  fileprivate var isWindow: Bool {
    switch content {
    case .wrapper(let name, _): name == Self.windowWrapper
    case .screen(let screen, _): screen.kind == .window
    default: false
    }
  }
}
