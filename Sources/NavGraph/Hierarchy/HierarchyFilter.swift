/// Which part of a hierarchy is shown: snapshot in, snapshot out, so that every format shows the
/// same part.
public struct HierarchyFilter: Hashable, Sendable {
  /// What becomes of controllers that only wrap their one child.
  public enum Wrappers: Hashable, Sendable {
    /// Each is folded into what it wraps.
    case fold
    /// They stay, but count as no level of ``HierarchyFilter/maxDepth``.
    case pass
    /// They stay, and count like every other controller.
    case keep
  }

  public var wrappers: Wrappers
  /// Only what a person sees now, with what leads there.
  public var visibleOnly: Bool
  /// Levels to keep, at least 1; `nil` for all. The roots are level 1.
  public var maxDepth: Int?

  public init(wrappers: Wrappers = .fold, visibleOnly: Bool = false, maxDepth: Int? = nil) {
    self.wrappers = wrappers
    self.visibleOnly = visibleOnly
    self.maxDepth = maxDepth
  }

  /// Folded wrappers, nothing left out.
  public static let standard = HierarchyFilter()

  /// The part that is shown. What was cut off by depth is counted in
  /// ``ControllerNode/childrenLeftOut``.
  ///
  /// - Complexity: O(controllers).
  public func apply(to snapshot: HierarchySnapshot) -> HierarchySnapshot {
    let leads = visibleOnly ? snapshot.leadsToVisible() : nil
    func shown(_ indices: [Int]) -> [Int] { indices.filter { leads?[$0] ?? true } }
    var result = HierarchySnapshot()
    result.extra = snapshot.extra
    var pending: [(index: Int, parent: Int?, level: Int)] = []
    pending += shown(snapshot.roots).reversed().map { ($0, nil, 1) }
    while let (index, parent, level) = pending.popLast() {
      let chain = wrappers == .keep ? [index] : snapshot.wrapping(from: index)
      let place = result.append(chain, of: snapshot, to: parent, folded: wrappers == .fold)
      let children = shown(snapshot.children(of: chain[chain.count - 1]))
      if let maxDepth, level >= maxDepth {
        result[place].childrenLeftOut = children.count
      } else {
        pending += children.reversed().map { ($0, place, level + 1) }
      }
    }
    return result
  }
}

extension HierarchySnapshot {
  /// For every controller whether it or one below it is seen.
  fileprivate func leadsToVisible() -> [Bool] {
    var leads = nodes.map(\.isVisible)
    for index in nodes.indices.reversed() {
      if leads[index], let parent = nodes[index].parent { leads[parent] = true }
    }
    return leads
  }

  /// The controller, then what it wraps: wrappers that hold exactly one child and present nothing.
  fileprivate func wrapping(from index: Int) -> [Int] {
    var chain = [index]
    var index = index
    while nodes[index].isWrapper, nodes[index].childIndices.count == 1,
      let child = nodes[index].childIndices.first, nodes[child].relation != .presented
    {
      chain.append(child)
      index = child
    }
    return chain
  }

  /// Adds controllers of another snapshot, each below the one before.
  ///
  /// - Returns: the index of the last.
  fileprivate mutating func append(
    _ chain: [Int], of other: HierarchySnapshot, to parent: Int?, folded: Bool
  ) -> Int {
    if folded {
      let inner = other[chain[chain.count - 1]]
      return append(inner.takingPlace(of: other[chain[0]]), to: parent)
    }
    var place = append(other[chain[0]], to: parent)
    for index in chain.dropFirst() { place = append(other[index], to: place) }
    return place
  }
}

extension ControllerNode {
  /// The controller where the outermost of its wrappers stood.
  fileprivate func takingPlace(of outer: ControllerNode) -> ControllerNode {
    var result = self
    result.relation = outer.relation
    result.index = outer.index
    result.style = outer.style
    result.isSelected = outer.isSelected
    result.isTop = outer.isTop
    result.isVisible = isVisible || outer.isVisible
    if title?.isEmpty ?? true { result.title = outer.title }
    result.window = window ?? outer.window
    result.scene = scene ?? outer.scene
    return result
  }
}
