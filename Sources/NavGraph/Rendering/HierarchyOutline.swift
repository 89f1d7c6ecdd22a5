/// The part of a hierarchy that is printed: wrappers folded, what is not asked for left out.
struct HierarchyOutline {
  /// A controller, and the wrapper around it that holds its place in the tree.
  struct Row: Hashable {
    /// The controller that is named.
    var index: Int
    /// The outermost of the wrappers folded into it; the controller itself where there is none.
    var outer: Int
  }

  let snapshot: HierarchySnapshot
  private let folds: Bool
  /// Where only visible controllers are printed, whether each leads to one.
  private let leads: [Bool]?

  init(_ snapshot: HierarchySnapshot, _ options: HierarchyRenderOptions) {
    self.snapshot = snapshot
    folds = !options.wrappers && !options.rawNames
    guard options.visibleOnly else {
      leads = nil
      return
    }
    var leads = snapshot.nodes.map(\.isVisible)
    for index in snapshot.nodes.indices.reversed() {
      if leads[index], let parent = snapshot.nodes[index].parent { leads[parent] = true }
    }
    self.leads = leads
  }

  var roots: [Row] { rows(snapshot.roots) }

  func children(of row: Row) -> [Row] { rows(snapshot.children(of: row.index)) }

  private func rows(_ indices: [Int]) -> [Row] {
    indices.filter { leads?[$0] ?? true }.map { Row(index: unfolded($0), outer: $0) }
  }

  /// Goes down through wrappers that hold exactly one child and present nothing.
  private func unfolded(_ index: Int) -> Int {
    var index = index
    while folds, snapshot[index].isWrapper, snapshot[index].childIndices.count == 1,
      let child = snapshot[index].childIndices.first, snapshot[child].relation != .presented
    {
      index = child
    }
    return index
  }
}
