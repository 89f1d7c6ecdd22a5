extension GraphJSONDecoder {
  /// Every end of a transition, entry and tab must be a screen or a reserved target.
  mutating func checkReferences(of graph: NavigationGraph, in node: JSONNode) {
    var known: Set<ScreenID> = []
    for (screen, place) in zip(graph.screens, items("screens", of: node))
    where !known.insert(screen.id).inserted {
      report("duplicate-screen", "screen '\(screen.id)' is declared twice", place)
    }
    func check(_ id: ScreenID, _ role: String, _ place: JSONNode, _ decoder: inout Self) {
      if known.contains(id) || id.isReserved { return }
      decoder.report(
        "unknown-screen", "\(role) '\(id)' is not one of the screens", place, missing: id)
    }
    for id in graph.entry { check(id, "entry", node["entry"] ?? node, &self) }
    for place in items("transitions", of: node) {
      for role in ["from", "to"] {
        guard let end = place[role], case .string(let name) = end.content else { continue }
        check(ScreenID(name), role, end, &self)
      }
    }
    for bar in items("tabs", of: node) {
      if let container = bar["container"], case .string(let name) = container.content {
        check(ScreenID(name), "container", container, &self)
      }
      for tab in items("order", of: bar) {
        guard let end = tab["to"], case .string(let name) = end.content else { continue }
        check(ScreenID(name), "tab", end, &self)
      }
    }
  }

  private func items(_ key: String, of node: JSONNode) -> [JSONNode] {
    if case .array(let items) = node[key]?.content { items } else { [] }
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
