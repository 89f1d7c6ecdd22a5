/// Which way to walk along transitions.
public enum WalkDirection: Sendable, Hashable, CaseIterable {
  /// From source to target.
  case forward
  /// From target to source.
  case backward
  /// Both ways.
  case both
}

extension NavigationGraph {
  /// How many steps each screen is away from the nearest of `starts`; what cannot be reached is
  /// absent. Ways back do not count as steps, the tabs of a tab bar do.
  ///
  /// - Parameter limit: steps to walk at most; `nil` for no limit.
  /// - Complexity: O(screens + transitions).
  public func distances(
    from starts: [ScreenID], _ direction: WalkDirection = .forward, limit: Int? = nil
  ) -> [ScreenID: Int] {
    let neighbours = neighbours(direction)
    var distances: [ScreenID: Int] = [:]
    for start in starts { distances[start] = 0 }
    var (current, depth) = (starts, 0)
    while !current.isEmpty, depth < limit ?? .max {
      depth += 1
      var next: [ScreenID] = []
      for screen in current {
        for neighbour in neighbours[screen] ?? [] where distances[neighbour] == nil {
          distances[neighbour] = depth
          next.append(neighbour)
        }
      }
      current = next
    }
    return distances
  }

  /// Where a walk through the map begins: the entries; else the screens that nothing leads to;
  /// else the first screen.
  ///
  /// - Complexity: O(screens + transitions).
  public var starts: [ScreenID] {
    let known = Set(screens.map(\.id))
    let entries = entry.filter(known.contains)
    if !entries.isEmpty { return entries }
    let sources = neighbours(.backward)
    let free = screens.map(\.id).filter { id in
      (sources[id] ?? []).allSatisfy { $0 == id || !known.contains($0) }
    }
    return free.isEmpty ? screens.prefix(1).map(\.id) : free
  }

  /// Screens that a person can come to: from the ``starts``, from an app or window that opens one of
  /// them, from anywhere.
  ///
  /// - Complexity: O(screens + transitions).
  public var reachedScreens: Set<ScreenID> {
    let starts = Set(self.starts)
    let openers = Set(screens.filter { [.app, .window].contains($0.kind) }.map(\.id))
    let launchers = transitions.filter { starts.contains($0.to) && openers.contains($0.from) }
    return Set(distances(from: self.starts + launchers.map(\.from) + [.anywhere]).keys)
  }

  private func neighbours(_ direction: WalkDirection) -> [ScreenID: [ScreenID]] {
    var index: [ScreenID: [ScreenID]] = [:]
    func add(_ from: ScreenID, _ to: ScreenID) {
      if direction != .backward { index[from, default: []].append(to) }
      if direction != .forward { index[to, default: []].append(from) }
    }
    let known = Set(screens.map(\.id))
    for transition in transitions where !transition.kind.isWayBack {
      guard known.contains(transition.to) else { continue }
      if transition.from == .anywhere, direction != .forward { continue }
      add(transition.from, transition.to)
    }
    for bar in tabs {
      for tab in bar.order { add(bar.container, tab.to) }
    }
    return index
  }

  /// The part of the map that these screens make up: what leads from one of them to another, and
  /// their ways out to alerts, links and back. Diagnostics stay.
  ///
  /// - Parameter starts: entries of the part where none of the map's own entries is in it.
  /// - Complexity: O(size of the map).
  public func part(_ kept: Set<ScreenID>, startingAt starts: [ScreenID] = []) -> NavigationGraph {
    let known = Set(screens.map(\.id))
    var result = self
    result.screens.removeAll { !kept.contains($0.id) }
    result.transitions.removeAll { transition in
      let from = transition.from
      let isInside = kept.contains(from) || (from == .anywhere && kept.contains(transition.to))
      return !isInside || (known.contains(transition.to) && !kept.contains(transition.to))
    }
    result.entry.removeAll { !kept.contains($0) }
    if result.entry.isEmpty { result.entry = starts.filter(kept.contains) }
    result.tabs = tabs.compactMap { bar in
      guard kept.contains(bar.container) else { return nil }
      var bar = bar
      bar.order.removeAll { !kept.contains($0.to) }
      return bar
    }
    return result
  }

  /// What can be reached from these screens.
  public func reachable(from starts: [ScreenID]) -> NavigationGraph {
    part(Set(distances(from: starts).keys), startingAt: starts)
  }

  /// What can reach these screens.
  public func reaching(_ targets: [ScreenID]) -> NavigationGraph {
    part(Set(distances(from: targets, .backward).keys))
  }
}
