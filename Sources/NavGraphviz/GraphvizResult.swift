#if Graphviz
  internal import CGraphviz
  internal import NavGraph

  /// Reads where Graphviz put everything, and lets lines leave where the request wants them.
  struct GraphvizResult {
    private let request: LayoutRequest
    private let drawing: GraphvizDrawing
    private let isRanked: Bool
    private let boxes: [LayoutBox]
    private let groups: [LayoutBox?]
    private let origin: LayoutPoint
    /// How far each box was moved after the layout.
    private let moves: [LayoutPoint]

    init(_ request: LayoutRequest, drawing: GraphvizDrawing, isRanked: Bool) {
      self.request = request
      self.drawing = drawing
      self.isRanked = isRanked
      // y grows upwards there.
      var boxes = zip(request.nodes, drawing.nodes).map { size, node in
        LayoutBox(
          x: navviz_node_x(node) - size.width / 2, y: -navviz_node_y(node) - size.height / 2,
          width: size.width, height: size.height)
      }
      var groups = drawing.clusters.map { cluster in
        cluster.map { cluster in
          LayoutBox(
            x: navviz_box_left(cluster), y: -navviz_box_top(cluster),
            width: navviz_box_right(cluster) - navviz_box_left(cluster),
            height: navviz_box_top(cluster) - navviz_box_bottom(cluster))
        }
      }
      moves =
        isRanked
        ? IslandStack(request, order: drawing.nodeOrder, boxes: boxes, groups: groups).moves
        : boxes.map { _ in LayoutPoint(x: 0, y: 0) }
      for (node, move) in moves.enumerated() {
        boxes[node].x += move.x
        boxes[node].y += move.y
      }
      for (group, member) in Self.members(of: request).enumerated() {
        guard let member else { continue }
        groups[group]?.x += moves[member].x
        groups[group]?.y += moves[member].y
      }
      let all = boxes + groups.compactMap { $0 }
      origin = LayoutPoint(x: all.map(\.x).min() ?? 0, y: all.map(\.y).min() ?? 0)
      let move = { [origin] (box: LayoutBox) in
        LayoutBox(x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height)
      }
      self.boxes = boxes.map(move)
      self.groups = groups.map { $0.map(move) }
    }

    func placed() -> PlacedGraph {
      let router = LineRouter(request, boxes: boxes, isRanked: isRanked)
      let lines = request.edges.indices.map { router.line($0, orElse: spline(of: $0)) }
      return PlacedGraph(nodes: boxes, edges: lines, groups: groups, width: 0, height: 0).fitted()
    }

    /// A node in each group, or in one inside of it.
    private static func members(of request: LayoutRequest) -> [Int?] {
      var members: [Int?] = request.groups.map { _ in nil }
      for (node, value) in request.nodes.enumerated() {
        var here = value.group
        while let group = here, members.indices.contains(group), members[group] == nil {
          members[group] = node
          here = request.groups[group].parent
        }
      }
      return members
    }

    /// The engine's own line, as a start and cubic segments.
    private func spline(of index: Int) -> [LayoutPoint] {
      guard let edge = drawing.edges[index] else { return [] }
      let count = navviz_edge_points(edge)
      if count < 4 { return [] }
      let move = moves[request.edges[index].from]
      return (0..<count).map { point in
        LayoutPoint(
          x: navviz_edge_x(edge, point) + move.x - origin.x,
          y: -navviz_edge_y(edge, point) + move.y - origin.y)
      }
    }
  }
#endif
