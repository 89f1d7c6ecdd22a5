/// Turns a request so that every map grows from left to right, and the result back.
///
/// The turned frame is mirrored at the diagonal for maps that grow up or down; those that grow to
/// the left or up are mirrored once more at the end.
struct LayoutFrame {
  let direction: LayoutDirection
  /// Size of the turned sheet along the direction; set before points are turned back.
  var length = 0.0

  init(_ direction: LayoutDirection) { self.direction = direction }

  var isUpright: Bool { !direction.isSideways }
  var isMirrored: Bool { direction == .rightToLeft || direction == .bottomToTop }

  /// Size of a node along and across the direction.
  func size(of node: LayoutRequest.Node) -> (length: Double, breadth: Double) {
    isUpright ? (node.height, node.width) : (node.width, node.height)
  }

  /// Where a line leaves a node, from its start across the direction.
  func leaving(_ edge: LayoutRequest.Edge, of node: LayoutRequest.Node) -> Double {
    guard let offset = edge.fromOffset else { return size(of: node).breadth / 2 }
    if !isUpright { return min(max(offset, 0), node.height) }
    return node.height > 0 ? node.width * min(max(offset / node.height, 0), 1) : node.width / 2
  }

  /// Where a line enters a node, from its start across the direction.
  func entering(_ offset: Double?, of node: LayoutRequest.Node) -> Double {
    guard let offset, !isUpright else { return size(of: node).breadth / 2 }
    return min(max(offset, 0), node.height)
  }

  func turned(_ point: LayoutPoint) -> LayoutPoint {
    let along = isMirrored ? length - point.x : point.x
    let result = isUpright ? LayoutPoint(x: point.y, y: along) : LayoutPoint(x: along, y: point.y)
    return LayoutPoint(x: Fixed.round(result.x), y: Fixed.round(result.y))
  }

  func turned(_ box: LayoutBox) -> LayoutBox {
    let along = isMirrored ? length - box.maxX : box.x
    let result =
      isUpright
      ? LayoutBox(x: box.y, y: along, width: box.height, height: box.width)
      : LayoutBox(x: along, y: box.y, width: box.width, height: box.height)
    return LayoutBox(
      x: Fixed.round(result.x), y: Fixed.round(result.y), width: Fixed.round(result.width),
      height: Fixed.round(result.height))
  }
}
