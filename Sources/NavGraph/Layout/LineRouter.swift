/// Draws the lines of a placed graph, for engines that only know where boxes are.
package struct LineRouter {
  private let request: LayoutRequest
  private let frame: LayoutFrame
  /// Boxes in the turned frame.
  private let stops: [LineRouting.Stop]
  private let grid: OccupancyGrid
  private let isRanked: Bool
  private let lanes: FanLanes
  private let routing: LineRouting

  /// - Parameter isRanked: whether the boxes stand in columns, so that lines bend in the gutters.
  package init(_ request: LayoutRequest, boxes: [LayoutBox], isRanked: Bool) {
    self.request = request
    self.isRanked = isRanked
    var frame = LayoutFrame(request.direction)
    frame.length =
      (request.direction.isSideways ? boxes.map(\.maxX).max() : boxes.map(\.maxY).max()) ?? 0
    self.frame = frame
    let turned = boxes.map { frame.straightened($0) }
    grid = OccupancyGrid(boxes: turned)
    var ends: [Int: (start: Double, end: Double)] = [:]
    for box in turned where isRanked {
      let known = ends[Int(box.midX.rounded())] ?? (box.x, box.maxX)
      ends[Int(box.midX.rounded())] = (min(known.start, box.x), max(known.end, box.maxX))
    }
    let stops = turned.map { box in
      let column = ends[Int(box.midX.rounded())] ?? (box.x, box.maxX)
      return LineRouting.Stop(box: box, columnEnd: column.end, columnStart: column.start)
    }
    self.stops = stops
    routing = LineRouting(gutter: FanLanes.gutter(of: request))
    lanes = FanLanes(
      request.edges.enumerated().compactMap { index, edge in
        guard isRanked, edge.weight > 0, edge.from != edge.to, stops.indices.contains(edge.from),
          stops.indices.contains(edge.to)
        else { return nil }
        return FanLanes.Line(
          edge: index, source: stops[edge.from], target: stops[edge.to],
          start: stops[edge.from].box.y + frame.leaving(edge, of: request.nodes[edge.from]),
          end: stops[edge.to].box.y + frame.entering(edge.toOffset, of: request.nodes[edge.to]))
      })
  }

  /// The line of an edge: the simplest that hits no box, else the engine's own with its ends moved
  /// to where the request wants them.
  package func line(_ index: Int, orElse spline: [LayoutPoint]) -> [LayoutPoint] {
    let edge = request.edges[index]
    guard edge.from != edge.to, stops.indices.contains(edge.from), stops.indices.contains(edge.to)
    else { return [] }
    let (source, target) = (stops[edge.from], stops[edge.to])
    let start = source.box.y + frame.leaving(edge, of: request.nodes[edge.from])
    let end = target.box.y + frame.entering(edge.toOffset, of: request.nodes[edge.to])
    let isForward = target.box.x >= source.box.maxX + LineRouting.lead + 8
    if !isRanked, !isForward, spline.count >= 4 { return spline }
    let candidates = routing.candidates(
      from: source, at: start, to: target, at: end, lane: lanes.lane[index])
    let free = candidates.first {
      !grid.hitsBox(Polyline($0), except: [edge.from, edge.to])
    }
    if let free { return free.map(frame.turned) }
    var own = spline.map(frame.straightened)
    if own.count < 4 || own.count % 3 != 1 { return candidates[0].map(frame.turned) }
    own[0] = LayoutPoint(x: source.box.maxX, y: start)
    own[1].y = start
    own[1].x = max(own[1].x, source.box.maxX + 8)
    if isForward {
      own[own.count - 1] = LayoutPoint(x: target.box.x, y: end)
      own[own.count - 2].y = end
      own[own.count - 2].x = min(own[own.count - 2].x, target.box.x - LineRouting.lead)
    }
    return own.map(frame.turned)
  }
}

extension LayoutFrame {
  /// The inverse of ``turned(_:)``.
  func straightened(_ point: LayoutPoint) -> LayoutPoint {
    let result = isUpright ? LayoutPoint(x: point.y, y: point.x) : point
    return isMirrored ? LayoutPoint(x: length - result.x, y: result.y) : result
  }

  /// The inverse of ``turned(_:)``.
  func straightened(_ box: LayoutBox) -> LayoutBox {
    var result = box
    if isUpright { result = LayoutBox(x: box.y, y: box.x, width: box.height, height: box.width) }
    if isMirrored { result.x = length - result.maxX }
    return result
  }
}

extension PlacedGraph {
  /// The same places moved to the origin and rounded, with the size that holds them all.
  package func fitted() -> PlacedGraph {
    var result = self
    let boxes = nodes + groups.compactMap { $0 }
    let points = edges.joined()
    let left = min(boxes.map(\.x).min() ?? 0, points.map(\.x).min() ?? .infinity)
    let top = min(boxes.map(\.y).min() ?? 0, points.map(\.y).min() ?? .infinity)
    func moved(_ box: LayoutBox) -> LayoutBox {
      LayoutBox(
        x: Fixed.round(box.x - left), y: Fixed.round(box.y - top), width: Fixed.round(box.width),
        height: Fixed.round(box.height))
    }
    result.nodes = nodes.map(moved)
    result.groups = groups.map { $0.map(moved) }
    result.edges = edges.map { line in
      line.map { LayoutPoint(x: Fixed.round($0.x - left), y: Fixed.round($0.y - top)) }
    }
    let right = max(boxes.map(\.maxX).max() ?? 0, points.map(\.x).max() ?? 0)
    let bottom = max(boxes.map(\.maxY).max() ?? 0, points.map(\.y).max() ?? 0)
    result.width = Fixed.round(right - left)
    result.height = Fixed.round(bottom - top)
    return result
  }
}
