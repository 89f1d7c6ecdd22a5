/// A line as straight pieces, so that what it meets can be computed.
struct Polyline {
  /// At least one point unless the path was empty.
  private(set) var points: [LayoutPoint] = []

  /// How far a piece may be from the curve, in points.
  private static let tolerance = 0.2

  /// Flattens cubic Bézier segments: a start followed by three points each.
  ///
  /// - Complexity: O(pieces); a straight segment is one piece however long it is.
  init(_ path: [LayoutPoint]) {
    guard let start = path.first else { return }
    points = [start]
    var index = 1
    while index + 2 < path.count {
      append(Cubic(path[index - 1], path[index], path[index + 1], path[index + 2]), depth: 0)
      index += 3
    }
  }

  var segments: Zip2Sequence<[LayoutPoint], ArraySlice<LayoutPoint>> {
    zip(points, points.dropFirst())
  }

  private mutating func append(_ curve: Cubic, depth: Int) {
    if depth >= 16 || curve.isStraight(within: Self.tolerance) {
      points.append(curve.end)
      return
    }
    let (first, second) = curve.halves
    append(first, depth: depth + 1)
    append(second, depth: depth + 1)
  }
}

private struct Cubic {
  var start: LayoutPoint
  var first: LayoutPoint
  var second: LayoutPoint
  var end: LayoutPoint

  init(_ start: LayoutPoint, _ first: LayoutPoint, _ second: LayoutPoint, _ end: LayoutPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// Whether both control points lie close to the chord, and between its ends.
  func isStraight(within tolerance: Double) -> Bool {
    let chord = Segment(start, end)
    return chord.distance(to: first) <= tolerance && chord.distance(to: second) <= tolerance
  }

  /// De Casteljau's division in the middle.
  var halves: (Cubic, Cubic) {
    func middle(_ a: LayoutPoint, _ b: LayoutPoint) -> LayoutPoint {
      LayoutPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    let (a, b, c) = (middle(start, first), middle(first, second), middle(second, end))
    let (left, right) = (middle(a, b), middle(b, c))
    let center = middle(left, right)
    return (Cubic(start, a, left, center), Cubic(center, right, c, end))
  }
}

/// A straight piece of a line.
struct Segment {
  var start: LayoutPoint
  var end: LayoutPoint

  init(_ start: LayoutPoint, _ end: LayoutPoint) { (self.start, self.end) = (start, end) }

  private var direction: LayoutPoint { LayoutPoint(x: end.x - start.x, y: end.y - start.y) }

  var length: Double { (direction.x * direction.x + direction.y * direction.y).squareRoot() }

  /// The point at a share of the way, 0 to 1.
  func point(at share: Double) -> LayoutPoint {
    LayoutPoint(x: start.x + share * direction.x, y: start.y + share * direction.y)
  }

  func distance(to point: LayoutPoint) -> Double {
    let (way, from) = (direction, LayoutPoint(x: point.x - start.x, y: point.y - start.y))
    let square = way.x * way.x + way.y * way.y
    let share = square > 0 ? min(max((from.x * way.x + from.y * way.y) / square, 0), 1) : 0
    return Segment(self.point(at: share), point).length
  }

  /// The part inside an upright box, as shares of the way; `nil` for none.
  func part(inside box: LayoutBox) -> ClosedRange<Double>? {
    var part = 0.0...1.0
    guard
      Self.narrow(&part, from: start.x, by: direction.x, to: box.x...max(box.x, box.maxX)),
      Self.narrow(&part, from: start.y, by: direction.y, to: box.y...max(box.y, box.maxY))
    else { return nil }
    return part
  }

  /// The part within a distance of another piece (and of its ends, at right angles to it).
  func part(within distance: Double, of other: Segment) -> ClosedRange<Double>? {
    let length = other.length
    let along =
      length > 0
      ? LayoutPoint(x: other.direction.x / length, y: other.direction.y / length)
      : LayoutPoint(x: 1, y: 0)
    let from = LayoutPoint(x: start.x - other.start.x, y: start.y - other.start.y)
    var part = 0.0...1.0
    guard
      Self.narrow(
        &part, from: from.x * along.x + from.y * along.y,
        by: direction.x * along.x + direction.y * along.y, to: -distance...(length + distance)),
      Self.narrow(
        &part, from: from.y * along.x - from.x * along.y,
        by: direction.y * along.x - direction.x * along.y, to: -distance...distance)
    else { return nil }
    return part
  }

  /// Keeps what of a part has a value, which grows evenly, in a range.
  private static func narrow(
    _ part: inout ClosedRange<Double>, from start: Double, by growth: Double,
    to range: ClosedRange<Double>
  ) -> Bool {
    if abs(growth) < 1e-9 { return range.contains(start) }
    let (a, b) = ((range.lowerBound - start) / growth, (range.upperBound - start) / growth)
    let (low, high) = (max(part.lowerBound, min(a, b)), min(part.upperBound, max(a, b)))
    if low > high || !low.isFinite || !high.isFinite { return false }
    part = low...high
    return true
  }
}
