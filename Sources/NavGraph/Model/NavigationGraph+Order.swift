extension NavigationGraph {
  /// The same graph with its arrays in the order of the exchange form: screens by id; transitions
  /// by from, to, kind, file, line; tab bars by container; diagnostics by place. Tabs stay in the
  /// order on screen, entries as they are.
  ///
  /// - Complexity: O(n log n).
  public func sorted() -> NavigationGraph {
    var result = self
    result.screens.sort { $0.id < $1.id }
    for index in result.screens.indices {
      result.screens[index].tags.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    for index in result.transitions.indices { result.transitions[index].origins.sort() }
    result.transitions = result.transitions.enumerated()
      .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      .map(\.element)
    result.tabs.sort { $0.container < $1.container }
    result.diagnostics.sort()
    return result
  }
}

/// Position is the last resort, since `sort` is not stable by contract.
private func < (left: (Transition, Int), right: (Transition, Int)) -> Bool {
  let (a, b) = (left.0, right.0)
  if a.from != b.from { return a.from < b.from }
  if a.to != b.to { return a.to < b.to }
  if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
  let (here, there) = (a.location, b.location)
  if here != there {
    guard let here else { return true }
    guard let there else { return false }
    return here < there
  }
  if a.rank != b.rank { return a.rank < b.rank }
  if a.trigger != b.trigger { return (a.trigger ?? "") < (b.trigger ?? "") }
  return left.1 < right.1
}
