/// A map as rows of an indented tree: every screen is opened once, where the way to it from the
/// entry is shortest; elsewhere it is a reference.
///
/// Loops and indices instead of recursion, so that a chain of thousands of screens is no problem.
/// What would stand too far to the right continues in a block of its own.
struct TextTree {
  /// Where else a screen is opened.
  enum Reference { case above, below, itself }

  enum Row {
    /// Starts a block; a leaf has nothing below it.
    case root(ScreenID, isContinued: Bool, isLeaf: Bool)
    /// Title over blocks that are not reached from the entry.
    case heading(String)
    /// - `rails`: for each enclosing level, whether it goes on below.
    case way(Way, rails: [Bool], isLast: Bool, Reference?)
  }

  private(set) var rows: [Row] = []
  private let graph: NavigationGraph
  private let deepest: Int
  private let known: Set<ScreenID>
  private let ways: [ScreenID: [Way]]
  private let entered: Set<ScreenID>
  /// Screens that only ways lead to which are not part of this map.
  private let reachedElsewhere: Set<ScreenID>
  private var owner: [ScreenID: Owner] = [:]
  private var opened: Set<ScreenID> = []

  /// Who opens a screen: a block, or a way out of another screen.
  private enum Owner: Equatable {
    case block
    case way(from: ScreenID, index: Int)
  }

  private struct Step {
    var from: ScreenID
    var index: Int
    var rails: [Bool]
  }

  /// - Parameters:
  ///   - deepest: levels of indentation; at least 1.
  ///   - reached: what the whole map leads to, where this is a part of it.
  /// - Complexity: O(screens + transitions × deepest).
  init(_ graph: NavigationGraph, deepest: Int, reached: Set<ScreenID>? = nil) {
    self.graph = graph
    self.deepest = deepest
    reachedElsewhere = reached ?? []
    known = Set(graph.screens.map(\.id))
    ways = Self.ways(of: graph)
    entered = graph.entered
    let all = graph.screens.map(\.id)
    let starts = starts(all)
    claim(from: starts)
    let anywhere = ways[.anywhere] != nil
    if anywhere { claim(from: [.anywhere]) }
    let elsewhere = claimRest(of: all.filter(reachedElsewhere.contains))
    let rest = claimRest(of: all)
    emit(blocks: starts)
    if anywhere { emit(blocks: [.anywhere]) }
    if !elsewhere.isEmpty {
      rows.append(.heading("Reached by ways that are not shown"))
      emit(blocks: elsewhere)
    }
    if !rest.isEmpty {
      rows.append(.heading("Not reached from \(graph.entry.isEmpty ? "above" : "the entry")"))
      emit(blocks: rest)
    }
  }

  // MARK: Who opens what

  private func starts(_ all: [ScreenID]) -> [ScreenID] {
    let starts = graph.starts(among: known, entered: entered)
    if !starts.isEmpty { return starts }
    let (leading, alone) = graph.free(among: all, entered: entered)
    return leading.isEmpty && alone.isEmpty ? Array(all.prefix(1)) : leading + alone
  }

  /// Breadth first, so that each screen hangs where its way is shortest.
  private mutating func claim(from roots: [ScreenID]) {
    var current = roots
    for root in roots { owner[root] = .block }
    while !current.isEmpty {
      var next: [ScreenID] = []
      for screen in current {
        for (index, way) in (ways[screen] ?? []).enumerated()
        where owner[way.to] == nil && known.contains(way.to) && !way.kind.isWayBack {
          owner[way.to] = .way(from: screen, index: index)
          next.append(way.to)
        }
      }
      current = next
    }
  }

  /// Roots for what is left: screens that nothing leads to, one of each loop, then what stands alone.
  private mutating func claimRest(of left: [ScreenID]) -> [ScreenID] {
    let (leading, alone) = graph.free(among: left, entered: entered)
    let isAlone = Set(alone)
    var roots: [ScreenID] = []
    for candidates in [leading, left.filter { !isAlone.contains($0) }, alone] {
      for screen in candidates where owner[screen] == nil {
        roots.append(screen)
        claim(from: [screen])
      }
    }
    return roots
  }

  // MARK: Rows

  private mutating func emit(blocks: [ScreenID]) {
    var pending = blocks.reversed().map { (screen: $0, isContinued: false) }
    while let block = pending.popLast() {
      let isLeaf = (ways[block.screen] ?? []).isEmpty
      rows.append(.root(block.screen, isContinued: block.isContinued, isLeaf: isLeaf))
      opened.insert(block.screen)
      let continued = emitTree(below: block.screen)
      pending += continued.reversed().map { ($0, true) }
    }
  }

  /// - Returns: screens that need a block of their own.
  private mutating func emitTree(below root: ScreenID) -> [ScreenID] {
    var continued: [ScreenID] = []
    var stack = steps(of: root, rails: [])
    while let step = stack.popLast() {
      let list = ways[step.from] ?? []
      let (way, isLast) = (list[step.index], step.index == list.count - 1)
      guard known.contains(way.to) else {
        rows.append(.way(way, rails: step.rails, isLast: isLast, nil))
        continue
      }
      let isOwner = owner[way.to] == .way(from: step.from, index: step.index)
      let next = isOwner ? steps(of: way.to, rails: step.rails + [!isLast]) : []
      let isTooDeep = !next.isEmpty && step.rails.count + 1 >= deepest
      if isTooDeep { continued.append(way.to) }
      let reference: Reference? =
        isOwner
        ? (isTooDeep ? .below : nil)
        : way.to == step.from ? .itself : opened.contains(way.to) ? .above : .below
      rows.append(.way(way, rails: step.rails, isLast: isLast, reference))
      if isOwner, !isTooDeep {
        opened.insert(way.to)
        stack += next
      }
    }
    return continued
  }

  /// The ways out of a screen, the first on top of the stack.
  private func steps(of screen: ScreenID, rails: [Bool]) -> [Step] {
    (ways[screen] ?? []).indices.reversed().map { Step(from: screen, index: $0, rails: rails) }
  }
}
