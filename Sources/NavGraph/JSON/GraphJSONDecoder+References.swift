extension GraphJSONDecoder {
  /// Every end of a transition, entry and tab must be a screen or a reserved target.
  mutating func checkReferences(of graph: NavigationGraph, in node: JSONNode) {
    let known = Set(graph.screens.map(\.id))
    func check(_ id: ScreenID, _ role: String, _ place: JSONNode, _ decoder: inout Self) {
      if known.contains(id) || id.isReserved { return }
      decoder.report(
        "unknown-screen",
        "\(role) '\(id)' is not one of the screens; add the screen or correct the name", place,
        missing: id)
    }
    for id in graph.entry { check(id, "entry", node["entry"] ?? node, &self) }
    for place in items("transitions", of: node) {
      for role in ["from", "to"] {
        guard let end = place[role], let id = end.screen else { continue }
        check(id, role, end, &self)
        if role == "from", id.isPlace, id != .anywhere { reportReserved(id, "from", end) }
      }
    }
    for bar in items("tabs", of: node) {
      if let container = bar["container"], let id = container.screen {
        check(id, "container", container, &self)
      }
      for tab in items("order", of: bar) {
        guard let end = tab["to"], let id = end.screen else { continue }
        check(id, "tab", end, &self)
      }
    }
  }

  /// What stands for a place can be the target of a transition, and no screen, entry or container.
  mutating func dropReserved(from graph: inout NavigationGraph, in node: JSONNode) {
    func report(_ list: String, _ role: String, _ value: (JSONNode) -> JSONNode?) {
      for item in items(list, of: node) {
        guard let place = value(item), let id = place.screen, id.isReserved else { continue }
        reportReserved(id, role, place)
      }
    }
    report("screens", "screen") { $0["id"] }
    report("entry", "entry") { $0 }
    report("tabs", "container") { $0["container"] }
    graph.screens.removeAll { $0.id.isReserved }
    graph.entry.removeAll(where: \.isReserved)
    graph.tabs.removeAll { $0.container.isReserved }
  }

  /// The first of several screens with one id counts.
  mutating func dropDuplicates(from graph: inout NavigationGraph, in node: JSONNode) {
    let known = Set(graph.screens.map(\.id))
    var seen: Set<ScreenID> = []
    for place in items("screens", of: node) {
      guard let id = place["id"]?.screen, known.contains(id), !seen.insert(id).inserted else {
        continue
      }
      report(
        "duplicate-screen",
        "screen '\(id)' is declared twice; the first counts, and this one is left out: remove it or "
          + "give it another id", place)
    }
    seen = []
    graph.screens.removeAll { !seen.insert($0.id).inserted }
  }

  private mutating func reportReserved(_ id: ScreenID, _ role: String, _ place: JSONNode) {
    let advice =
      switch role {
      case "from": "a way that begins anywhere is from '\(ScreenID.anywhere)'"
      case "screen": "give the screen another id"
      default: "name a screen"
      }
    report("reserved-id", "\(role) '\(id)' is a reserved name, not a screen; \(advice)", place)
  }

  private func items(_ key: String, of node: JSONNode) -> [JSONNode] {
    if case .array(let items) = node[key]?.content { items } else { [] }
  }
}

extension JSONNode {
  /// The id that a text holds.
  fileprivate var screen: ScreenID? {
    if case .string(let name) = content { ScreenID(name) } else { nil }
  }
}

extension NavigationGraph {
  /// A map that was written keeps what was said about it when it was read; that is not said twice.
  mutating func add(_ found: [Diagnostic]) {
    let missing = Dictionary(
      found.map { ([$0.id, $0.message], $0.missingScreen) },
      uniquingKeysWith: { first, _ in first })
    let known = Set(diagnostics.map { [$0.id, $0.message] })
    for index in diagnostics.indices {
      let said = diagnostics[index]
      diagnostics[index].missingScreen = missing[[said.id, said.message]] ?? nil
    }
    diagnostics += found.filter { !known.contains([$0.id, $0.message]) }
  }
}
