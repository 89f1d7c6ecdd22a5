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

    init(_ request: LayoutRequest, drawing: GraphvizDrawing, isRanked: Bool) {
      self.request = request
      self.drawing = drawing
      self.isRanked = isRanked
      // y grows upwards there.
      let boxes = zip(request.nodes, drawing.nodes).map { size, node in
        LayoutBox(
          x: navviz_node_x(node) - size.width / 2, y: -navviz_node_y(node) - size.height / 2,
          width: size.width, height: size.height)
      }
      let groups = drawing.clusters.map { cluster in
        cluster.map { cluster in
          LayoutBox(
            x: navviz_box_left(cluster), y: -navviz_box_top(cluster),
            width: navviz_box_right(cluster) - navviz_box_left(cluster),
            height: navviz_box_top(cluster) - navviz_box_bottom(cluster))
        }
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

    /// The engine's own line, as a start and cubic segments.
    private func spline(of index: Int) -> [LayoutPoint] {
      guard let edge = drawing.edges[index] else { return [] }
      let count = navviz_edge_points(edge)
      if count < 4 { return [] }
      return (0..<count).map { point in
        LayoutPoint(
          x: navviz_edge_x(edge, point) - origin.x, y: -navviz_edge_y(edge, point) - origin.y)
      }
    }
  }
#endif
