extension NavigationGraph {
  /// Without the stacks that say nothing of their own: a way to one leads to what it begins with, as for
  /// stacks that code puts around a screen.
  ///
  /// Stacks named after their type stay, and those from which more than their root is reached. A type that
  /// several stacks have names none of them.
  ///
  /// - Parameter kept: stacks that stay in any case.
  /// - Complexity: O(total size).
  public func foldingStacks(keeping kept: Set<ScreenID> = []) -> NavigationGraph {
    let roots = plainStacks(keeping: kept)
    if roots.isEmpty { return self }
    func content(_ id: ScreenID) -> ScreenID {
      var (id, seen) = (id, Set<ScreenID>())
      while let root = roots[id], seen.insert(id).inserted { id = root }
      return id
    }
    let types = Dictionary(
      screens.compactMap { screen in screen.type.map { (screen.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    var result = self
    result.screens.removeAll { roots[$0.id] != nil }
    result.transitions.removeAll { roots[$0.from] != nil }
    for index in result.transitions.indices {
      let stack = result.transitions[index].to
      guard roots[stack] != nil else { continue }
      result.transitions[index].to = content(stack)
      result.transitions[index].wraps =
        result.transitions[index].wraps ?? types[stack] ?? "UINavigationController"
    }
    var seen: Set<ScreenID> = []
    result.entry = entry.map(content).filter { seen.insert($0).inserted }
    for bar in result.tabs.indices {
      for tab in result.tabs[bar].order.indices {
        result.tabs[bar].order[tab].to = content(result.tabs[bar].order[tab].to)
      }
    }
    return result.sorted()
  }

  /// What each stack begins with that is nothing but a frame around it.
  private func plainStacks(keeping kept: Set<ScreenID>) -> [ScreenID: ScreenID] {
    let known = Set(screens.map(\.id))
    let stacks = Set(screens.filter { $0.isPlainStack && !kept.contains($0.id) }.map(\.id))
    if stacks.isEmpty { return [:] }
    var roots: [ScreenID: ScreenID] = [:]
    var others: Set<ScreenID> = []
    for transition in transitions where stacks.contains(transition.from) {
      let isRoot =
        transition.kind == .root && known.contains(transition.to)
        && transition.to != transition.from && roots[transition.from] == nil
      if isRoot { roots[transition.from] = transition.to } else { others.insert(transition.from) }
    }
    // Stacks in a circle have no content.
    return roots.filter { start, _ in
      var (id, seen) = (start, Set<ScreenID>())
      while let next = roots[id] {
        if !seen.insert(id).inserted { return false }
        id = next
      }
      return !others.contains(start)
    }
  }
}

extension Screen {
  /// Whether it is a stack that is not named after a type.
  fileprivate var isPlainStack: Bool {
    kind == .stack && type.map { !id.rawValue.hasPrefix($0) } ?? true
  }
}
