public import NavGraph

extension ExpectedMap {
  /// What is not as expected, one sentence each; empty when the map is right.
  public func faults(of graph: NavigationGraph) -> [String] {
    faults(ofTransitions: graph.transitions) + faults(ofScreens: graph)
      + faults(ofOrder: graph) + faults(ofDiagnostics: graph.diagnostics)
  }

  private func faults(ofTransitions actual: [Transition]) -> [String] {
    var rest = actual
    var faults: [String] = []
    for edge in edges.sorted(by: { $0.weight > $1.weight }) {
      if let index = rest.firstIndex(where: { fits($0, edge) }) {
        rest.remove(at: index)
      } else {
        let near = rest.filter { $0.from.rawValue == edge.from && $0.to.rawValue == edge.to }
          .map { Self.text(of: $0) }
        faults.append(
          "missing:    \(edge.line)\(place(edge.mark))"
            + (near.isEmpty ? "" : "\n  near it:  " + near.joined(separator: "\n            ")))
      }
    }
    return faults + rest.map { "unexpected: \(Self.text(of: $0))" }
  }

  private func place(_ mark: String?) -> String {
    mark.map { name in "  [\(name) = \(marks[name]?.description ?? "no such mark")]" } ?? ""
  }

  private func fits(_ transition: Transition, _ edge: Edge) -> Bool {
    func same(_ wanted: String?, _ actual: String?) -> Bool {
      guard let wanted else { return true }
      return (wanted == "-" ? "" : wanted) == (actual ?? "")
    }
    guard transition.from.rawValue == edge.from, transition.to.rawValue == edge.to,
      transition.kind.rawValue == edge.kind, same(edge.trigger, transition.trigger),
      same(edge.via, transition.via.joined(separator: ">")), same(edge.wraps, transition.wraps),
      same(edge.condition, transition.condition),
      same(edge.confidence, transition.confidence.rawValue)
    else { return false }
    guard let mark = edge.mark else { return true }
    guard let place = marks[mark] else { return false }
    return transition.origins.contains { self.mark($0.location) == place }
  }

  private func mark(_ location: InputLocation?) -> MarkedSource.Mark? {
    guard let location, let line = location.line, let column = location.column else { return nil }
    return MarkedSource.Mark(file: location.file, line: line, column: column)
  }

  /// A transition in the form in which expectations are written.
  public static func text(of transition: Transition) -> String {
    var text = "\(transition.from) -\(transition.kind.rawValue)-> \(transition.to)"
    if let trigger = transition.trigger { text += " \"\(trigger)\"" }
    if let place = transition.location { text += " at \(place)" }
    if !transition.via.isEmpty { text += " via \(transition.via.joined(separator: ">"))" }
    if let wraps = transition.wraps { text += " wraps \(wraps)" }
    text += " \(transition.confidence.rawValue)"
    if let condition = transition.condition { text += " if \(condition)" }
    return text
  }

  // MARK: Screens, order, diagnostics

  private func faults(ofScreens graph: NavigationGraph) -> [String] {
    var named = Set(screens.map(\.id))
    for edge in edges { named.formUnion([edge.from, edge.to]) }
    let wanted = named.filter { !ScreenID($0).isReserved }
    let actual = Set(graph.screens.map(\.id.rawValue))
    var faults = wanted.subtracting(actual).sorted().map { "missing screen:    \($0)" }
    faults += actual.subtracting(wanted).sorted().map { "unexpected screen: \($0)" }
    for expected in screens {
      guard let screen = graph.screens.first(where: { $0.id.rawValue == expected.id }) else {
        continue
      }
      let shown = Self.text(of: screen)
      if !expected.words.allSatisfy({ word in Self.properties(of: screen).contains(word) }) {
        faults.append("screen is '\(shown)', should be '\(expected.line)'")
      }
    }
    return faults
  }

  private static func properties(of screen: Screen) -> [String] {
    var words = [screen.kind.rawValue] + screen.tags
    words.append(screen.isHosted ? "hosted" : "native")
    words += ["title", "\"\(screen.title ?? "")\""]
    if let place = screen.location { words.append("\(place.file):\(place.line ?? 0)") }
    return words
  }

  private static func text(of screen: Screen) -> String {
    "screen \(screen.id) " + properties(of: screen).joined(separator: " ")
  }

  private func faults(ofOrder graph: NavigationGraph) -> [String] {
    var faults: [String] = []
    let entries = graph.entry.map(\.rawValue)
    if let entry, entry != entries {
      faults.append("entry is \(entries), should be \(entry)")
    }
    let bars = graph.tabs.map { Self.text(of: $0) }
    if let tabs, tabs.sorted() != bars.sorted() {
      faults.append("tabs are \(bars), should be \(tabs)")
    }
    return faults
  }

  private static func text(of bar: TabBar) -> String {
    let order = bar.order.map { tab in
      [tab.label.map { "\"\($0)\"" }, tab.to.rawValue, tab.icon].compactMap(\.self)
        .joined(separator: " ")
    }
    return "\(bar.container) \(order.joined(separator: ", "))"
  }

  private func faults(ofDiagnostics actual: [Diagnostic]) -> [String] {
    var rest = actual
    var faults: [String] = []
    for (id, mark) in diagnostics {
      let place = mark.map { marks[$0] }
      let index = rest.firstIndex { diagnostic in
        diagnostic.id == id && (place == nil || self.mark(diagnostic.location) == place)
      }
      if let index {
        rest.remove(at: index)
      } else {
        faults.append("missing diagnostic: \(id)\(self.place(mark))")
      }
    }
    // What code does wrong is no part of its map.
    rest.removeAll { $0.id.hasPrefix("trap.") }
    return faults + rest.map { "unexpected diagnostic: \($0)" }
  }
}
