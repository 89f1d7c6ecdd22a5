/// Places a map as tidy trees: columns by distance from the entry, one box for each group.
///
/// Needs no library and takes linear time, so it serves where Graphviz is off, refused or timed
/// out, and for maps so large that only the tree is drawn. Edges that are not part of the tree
/// never move a node.
public struct TreeEngine: LayoutEngine {
  public let name = "tree"

  public init() {}

  /// - Complexity: O(nodes + edges) for the places.
  public func place(_ request: LayoutRequest) throws -> PlacedGraph {
    if request.nodes.isEmpty {
      return PlacedGraph(
        nodes: [], edges: request.edges.map { _ in [] },
        groups: request.groups.map { _ in nil }, width: 0, height: 0)
    }
    let forest = TreeForest(request)
    let layout = TreeLayout(request, forest: forest, shape: TreeShape())
    if layout.length < 0.6 * layout.breadth, request.direction.isSideways {
      return TreeLayout(request, forest: forest, shape: TreeShape(isDoubled: true)).placed()
    }
    let columns = (layout.placer.column.max() ?? 0) + 1
    guard request.groups.isEmpty, columns > 12, layout.length > 3 * layout.breadth else {
      return layout.placed()
    }
    // As many lines of cards as make the sheet about twice as wide as high.
    let lines = (layout.length / (2 * max(layout.breadth, 1))).squareRoot().rounded(.up)
    let fold = max(6, Int((Double(columns) / max(lines, 1)).rounded(.up)))
    return TreeLayout(request, forest: forest, shape: TreeShape(fold: fold)).placed()
  }
}

/// One layout in the turned frame, and its way back to the sheet.
private struct TreeLayout {
  let request: LayoutRequest
  let frame: LayoutFrame
  private(set) var placer: TreePlacer
  private(set) var length = 0.0
  private(set) var breadth = 0.0
  private var start: [Double] = []
  private var top = 0.0
  private var columnStart: [Double] = []
  private var columnEnd: [Double] = []

  init(_ request: LayoutRequest, forest: TreeForest, shape: TreeShape) {
    self.request = request
    let frame = LayoutFrame(request.direction)
    self.frame = frame
    let nodes = request.nodes
    var entering = nodes.map { frame.entering(nil, of: $0) }
    for node in nodes.indices {
      if let edge = forest.parentEdge[node] {
        entering[node] = frame.entering(request.edges[edge].toOffset, of: nodes[node])
      }
    }
    placer = TreePlacer(
      request: request, forest: forest, breadth: nodes.map { frame.size(of: $0).breadth },
      leaving: request.edges.map { edge in
        nodes.indices.contains(edge.from) ? frame.leaving(edge, of: nodes[edge.from]) : 0
      },
      entering: entering,
      titleRoom: request.groups.map { frame.isUpright ? 0 : $0.titleHeight }, shape: shape)
    placer.place()
    spaceColumns()
  }

  /// Gives every column its place along the direction.
  private mutating func spaceColumns() {
    let count = (placer.column.max() ?? 0) + 1
    var widths = Array(repeating: 0.0, count: count)
    for (node, column) in placer.column.enumerated() {
      widths[column] = max(widths[column], frame.size(of: request.nodes[node]).length)
    }
    let room = FanLanes.gutter(of: request)
    let nesting = groupNesting()
    let deepest = Double(nesting.max() ?? 0)
    let title = frame.isUpright ? request.groups.map(\.titleHeight).max() ?? 0 : 0
    let gutter = room + max(0, deepest - 1) * 2 * TreePlacer.padding + title * deepest
    var x = deepest * TreePlacer.padding + title * deepest
    for width in widths {
      columnStart.append(x)
      columnEnd.append(x + width)
      if width > 0 { x += width + gutter }
    }
    start = placer.column.map { columnStart[$0] }
    top = min(
      placer.across.min() ?? 0, placer.groupAcross.compactMap { $0?.start }.min() ?? .infinity)
    let low = placer.across.indices.map { placer.across[$0] + placer.breadth[$0] }.max() ?? 0
    breadth = max(low, placer.groupAcross.compactMap { $0?.end }.max() ?? -.infinity) - top
    length = x - gutter + deepest * TreePlacer.padding
  }

  /// How many boxes a group lies in, itself included.
  private func groupNesting() -> [Int] {
    let parents = TreePlacer.parents(of: request.groups)
    return parents.indices.map { index in
      var (level, here) = (1, index)
      while let above = parents[here] {
        level += 1
        here = above
      }
      return level
    }
  }

  func placed() -> PlacedGraph {
    let boxes = request.nodes.indices.map { node in
      let size = frame.size(of: request.nodes[node])
      return LayoutBox(
        x: start[node], y: placer.across[node] - top, width: size.length, height: size.breadth)
    }
    let groups = groupBoxes()
    var extent = length
    for case let group? in groups { extent = max(extent, group.maxX) }
    let lines = lines(boxes)
    for line in lines { for point in line { extent = max(extent, point.x) } }
    var turning = frame
    turning.length = extent
    let depth = max(breadth, groups.compactMap { $0?.maxY }.max() ?? 0)
    return PlacedGraph(
      nodes: boxes.map(turning.turned), edges: lines.map { $0.map(turning.turned) },
      groups: groups.map { $0.map(turning.turned) },
      width: Fixed.round(frame.isUpright ? depth : extent),
      height: Fixed.round(frame.isUpright ? extent : depth))
  }

  private func groupBoxes() -> [LayoutBox?] {
    let nesting = groupNesting()
    let deepest = nesting.max() ?? 0
    return request.groups.indices.map { index in
      guard let across = placer.groupAcross[index], let columns = placer.groupColumns[index] else {
        return nil
      }
      let padding = Double(deepest - nesting[index] + 1) * TreePlacer.padding
      let title = frame.isUpright ? request.groups[index].titleHeight : 0
      let isUp = request.direction == .bottomToTop
      let x = columnStart[columns.lowerBound] - padding - (isUp ? 0 : title)
      var end = columnEnd[columns.upperBound] + padding + (isUp ? title : 0)
      if !frame.isUpright {
        // A box never ends before its title, where the column beside it is free.
        let wanted = x + request.groups[index].titleWidth + 2 * TreePlacer.padding
        end = max(end, min(wanted, end + TreePlacer.gutter - 2 * TreePlacer.padding - 4))
      }
      return LayoutBox(
        x: x, y: across.start - top, width: end - x, height: across.end - across.start)
    }
  }

  private func lines(_ boxes: [LayoutBox]) -> [[LayoutPoint]] {
    let grid = OccupancyGrid(boxes: boxes)
    func stop(_ node: Int) -> LineRouting.Stop {
      let column = placer.column[node]
      return LineRouting.Stop(
        box: boxes[node], columnEnd: columnEnd[column], columnStart: columnStart[column])
    }
    let lines = request.edges.indices.map { index -> FanLanes.Line? in
      let edge = request.edges[index]
      guard boxes.indices.contains(edge.from), boxes.indices.contains(edge.to) else { return nil }
      let target = request.nodes[edge.to]
      return FanLanes.Line(
        edge: index, source: stop(edge.from), target: stop(edge.to),
        start: boxes[edge.from].y + placer.leaving[index],
        end: boxes[edge.to].y + frame.entering(edge.toOffset, of: target))
    }
    let lanes = FanLanes(lines.compactMap { $0 }.filter { request.edges[$0.edge].weight > 0 })
    let routing = LineRouting(gutter: FanLanes.gutter(of: request))
    return lines.enumerated().map { index, line in
      guard let line else { return [] }
      let edge = request.edges[index]
      let candidates = routing.candidates(
        from: line.source, at: line.start, to: line.target, at: line.end,
        lane: lanes.lane[index])
      if candidates.count == 1 { return candidates[0] }
      let free = candidates.first {
        !grid.hitsBox(Polyline($0), except: [edge.from, edge.to])
      }
      return free ?? candidates[0]
    }
  }
}
