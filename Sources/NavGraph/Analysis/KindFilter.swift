extension NavigationGraph {
  /// Only transitions of these kinds, and only the screens that have one of them or are an entry.
  public func only(_ kinds: Set<TransitionKind>) -> NavigationGraph {
    var result = self
    result.transitions.removeAll { !kinds.contains($0.kind) }
    if !kinds.contains(.tab) { result.tabs = [] }
    var used = Set(entry)
    for transition in result.transitions { used.formUnion([transition.from, transition.to]) }
    for bar in result.tabs { used.formUnion([bar.container] + bar.order.map(\.to)) }
    result.screens.removeAll { !used.contains($0.id) }
    return result
  }

  /// Without transitions of these kinds; every screen stays.
  public func hiding(_ kinds: Set<TransitionKind>) -> NavigationGraph {
    var result = self
    result.transitions.removeAll { kinds.contains($0.kind) }
    if kinds.contains(.tab) { result.tabs = [] }
    return result
  }
}
