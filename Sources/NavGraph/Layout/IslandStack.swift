/// Puts the parts of a map that no line connects below each other in the order of the walk, and
/// boxes without any line into rows at the end.
///
/// dot leaves such parts in an order of its own, the entry's often last, and stacks single boxes
/// into one long column.
package struct IslandStack {
  /// How far each node moves.
  package private(set) var moves: [LayoutPoint]
  private let request: LayoutRequest
  private let order: [Int]
  private let groupParents: [Int?]
  /// Extents along the direction and across it.
  private let along: [ClosedRange<Double>]
  private let across: [ClosedRange<Double>]
  private let groupAcross: [ClosedRange<Double>?]

  private static let gap = 28.0
  private static let singleGap = 12.0

  /// - Parameters:
  ///   - order: all nodes as a person walks.
  ///   - boxes: where the nodes are.
  ///   - groups: where the groups are.
  /// - Complexity: O(nodes + edges), nearly.
  package init(
    _ request: LayoutRequest, order: [Int], boxes: [LayoutBox], groups: [LayoutBox?]
  ) {
    self.request = request
    self.order = order
    groupParents = TreePlacer.parents(of: request.groups)
    moves = boxes.map { _ in LayoutPoint(x: 0, y: 0) }
    let isSideways = request.direction.isSideways
    func range(_ box: LayoutBox, isAlong: Bool) -> ClosedRange<Double> {
      isSideways == isAlong ? box.x...max(box.x, box.maxX) : box.y...max(box.y, box.maxY)
    }
    along = boxes.map { range($0, isAlong: true) }
    across = boxes.map { range($0, isAlong: false) }
    groupAcross = groups.map { $0.map { range($0, isAlong: false) } }
    stack()
  }

  private mutating func stack() {
    let islands = self.islands()
    if islands.count < 2 { return }
    let entries = Set(request.entries)
    func isSingle(_ island: [Int]) -> Bool {
      island.count == 1 && request.nodes[island[0]].group == nil && !entries.contains(island[0])
    }
    var next = across.map(\.lowerBound).min() ?? 0
    for island in islands where !isSingle(island) {
      let extent = self.extent(of: island)
      for node in island { move(node, across: next - extent.lowerBound) }
      next += extent.upperBound - extent.lowerBound + Self.gap
    }
    placeRows(islands.filter(isSingle).flatMap { $0 }, from: next)
  }

  private mutating func move(_ node: Int, along: Double = 0, across: Double) {
    moves[node] =
      request.direction.isSideways
      ? LayoutPoint(x: along, y: across) : LayoutPoint(x: across, y: along)
  }

  private func extent(of island: [Int]) -> ClosedRange<Double> {
    let groups = island.compactMap { request.nodes[$0].group.flatMap { outermost($0) } }
    let ranges = island.map { across[$0] } + Set(groups).sorted().compactMap { groupAcross[$0] }
    return (ranges.map(\.lowerBound).min() ?? 0)...(ranges.map(\.upperBound).max() ?? 0)
  }

  private func outermost(_ group: Int) -> Int? {
    guard request.groups.indices.contains(group) else { return nil }
    var here = group
    while let above = groupParents[here] { here = above }
    return here
  }

  /// Boxes without lines, as many in a row as the rest of the map is long.
  private mutating func placeRows(_ nodes: [Int], from start: Double) {
    guard let first = nodes.first else { return }
    func length(_ node: Int) -> Double { along[node].upperBound - along[node].lowerBound }
    func breadth(_ node: Int) -> Double { across[node].upperBound - across[node].lowerBound }
    let isBackwards = request.direction == .rightToLeft || request.direction == .bottomToTop
    let isSingle = Set(nodes)
    let others = along.indices.filter { !isSingle.contains($0) }
    let low = others.map { along[$0].lowerBound }.min() ?? along[first].lowerBound
    let high = others.map { along[$0].upperBound }.max() ?? along[first].upperBound
    let cell = (nodes.map(length).max() ?? 0) + TreePlacer.gutter / 2
    let wanted = min(Int(Double(nodes.count).squareRoot().rounded(.up)), 6)
    let columns = max(wanted, Int((high - low + TreePlacer.gutter / 2) / max(cell, 1)), 1)
    var row = start
    for line in stride(from: 0, to: nodes.count, by: columns) {
      let members = nodes[line..<min(line + columns, nodes.count)]
      for (place, node) in members.enumerated() {
        let shift = Double(place) * cell
        let target = isBackwards ? high - shift - length(node) : low + shift
        move(
          node, along: target - along[node].lowerBound, across: row - across[node].lowerBound)
      }
      row += (members.map(breadth).max() ?? 0) + Self.singleGap
    }
  }

  /// Nodes that lines or groups hold together, each island in the order of the walk.
  private func islands() -> [[Int]] {
    var leader = Array(request.nodes.indices) + request.groups.indices.map { $0 + moves.count }
    func root(_ index: Int) -> Int {
      var here = index
      while leader[here] != here {
        leader[here] = leader[leader[here]]
        here = leader[here]
      }
      return here
    }
    func join(_ one: Int, _ other: Int) { leader[root(other)] = root(one) }
    let count = request.nodes.count
    for edge in request.edges where edge.weight > 0 {
      guard moves.indices.contains(edge.from), moves.indices.contains(edge.to) else { continue }
      join(edge.from, edge.to)
    }
    for (node, value) in request.nodes.enumerated() {
      guard let group = value.group, request.groups.indices.contains(group) else { continue }
      join(node, count + group)
    }
    for (group, parent) in groupParents.enumerated() {
      if let parent { join(count + group, count + parent) }
    }
    var number: [Int: Int] = [:]
    var result: [[Int]] = []
    for node in order {
      let own = root(node)
      let index = number[own] ?? result.count
      if index == result.count {
        number[own] = index
        result.append([])
      }
      result[index].append(node)
    }
    return result
  }
}
