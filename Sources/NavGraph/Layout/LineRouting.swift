/// Lines between placed boxes, drawn from left to right; other directions are turned before and
/// after.
struct LineRouting {
  /// A box with the column that it stands in.
  struct Stop {
    var box: LayoutBox
    /// Right end of the widest box of its column.
    var columnEnd: Double
    /// Left end of the leftmost box of its column.
    var columnStart: Double
  }

  /// Room between neighbouring columns.
  var gutter = TreePlacer.gutter

  static let reach = 26.0
  /// Straight piece before a box: heads of any length fit, and lines that part stay apart.
  static let lead = 18.0
  /// Radius of the corners of lines that turn in a lane.
  private static let corner = 6.0

  /// The ways in which a line could run, the best first.
  ///
  /// - Parameter lane: where it turns beside its source, if it shares the gutter with many.
  func candidates(
    from source: Stop, at start: Double, to target: Stop, at end: Double, lane: Double? = nil
  ) -> [[LayoutPoint]] {
    let out = LayoutPoint(x: source.box.maxX, y: start)
    let into = LayoutPoint(x: target.box.x, y: end)
    if target.columnStart >= source.columnEnd + Self.lead + 8 {
      return forward(from: out, to: into, source: source, target: target, lane: lane)
    }
    if target.box.x >= source.box.maxX + 8 { return [[out] + curve(out, into)] }
    if target.columnEnd > source.box.x {
      let right = LayoutPoint(x: target.box.maxX, y: end)
      let far = max(source.columnEnd, target.columnEnd) + Self.reach
      return [
        [
          out, LayoutPoint(x: far, y: out.y), LayoutPoint(x: far, y: right.y), right,
        ]
      ]
    }
    return [backward(from: out, to: into, below: target.box.y - TreePlacer.gap / 2)]
  }

  private func forward(
    from out: LayoutPoint, to into: LayoutPoint, source: Stop, target: Stop, lane: Double?
  ) -> [[LayoutPoint]] {
    let leave = LayoutPoint(x: source.columnEnd, y: out.y)
    let arrive = LayoutPoint(x: target.columnStart - Self.lead, y: into.y)
    func path(_ first: LayoutPoint, _ second: LayoutPoint) -> [LayoutPoint] {
      var result = [out]
      if first.x > out.x + 0.5 { result += straight(out, first) }
      result += curve(first, second)
      if into.x > second.x + 0.5 { result += straight(second, into) }
      return result
    }
    let turning = lane.map { turned(out, at: $0, into) }
    let whole = turning ?? path(leave, arrive)
    if target.columnStart - leave.x <= gutter * 1.6 { return [whole] }
    let late = path(LayoutPoint(x: target.columnStart - gutter, y: out.y), arrive)
    let early = turning ?? path(leave, LayoutPoint(x: leave.x + gutter - Self.lead, y: into.y))
    return [early, late, whole]
  }

  /// Around the end of its column and back to the start of another line of cards.
  private func backward(
    from out: LayoutPoint, to into: LayoutPoint, below: Double
  ) -> [LayoutPoint] {
    let turn = LayoutPoint(x: out.x, y: below)
    let fall = LayoutPoint(x: into.x, y: below)
    return [
      out, LayoutPoint(x: out.x + Self.reach, y: out.y),
      LayoutPoint(x: out.x + Self.reach, y: below), turn,
    ] + straight(turn, fall) + [
      LayoutPoint(x: into.x - Self.reach, y: below), LayoutPoint(x: into.x - Self.reach, y: into.y),
      into,
    ]
  }

  /// Straight out, along a lane, and straight on, with round corners.
  private func turned(
    _ out: LayoutPoint, at lane: Double, _ into: LayoutPoint
  ) -> [LayoutPoint] {
    let fall = into.y - out.y
    let radius = max(0, min(Self.corner, abs(fall) / 2, lane - out.x, into.x - lane))
    let step = fall < 0 ? -radius : radius
    let (first, second) = (LayoutPoint(x: lane, y: out.y), LayoutPoint(x: lane, y: into.y))
    let before = LayoutPoint(x: lane - radius, y: out.y)
    let down = LayoutPoint(x: lane, y: out.y + step)
    let low = LayoutPoint(x: lane, y: into.y - step)
    let after = LayoutPoint(x: lane + radius, y: into.y)
    let start = before.x > out.x + 0.5 ? straight(out, before) : []
    return [out] + start + [first, first, down] + straight(down, low)
      + [second, second, after] + straight(after, into)
  }

  private func curve(_ from: LayoutPoint, _ to: LayoutPoint) -> [LayoutPoint] {
    let middle = (from.x + to.x) / 2
    return [LayoutPoint(x: middle, y: from.y), LayoutPoint(x: middle, y: to.y), to]
  }

  private func straight(_ from: LayoutPoint, _ to: LayoutPoint) -> [LayoutPoint] {
    let (dx, dy) = ((to.x - from.x) / 3, (to.y - from.y) / 3)
    return [
      LayoutPoint(x: from.x + dx, y: from.y + dy), LayoutPoint(x: to.x - dx, y: to.y - dy), to,
    ]
  }
}
