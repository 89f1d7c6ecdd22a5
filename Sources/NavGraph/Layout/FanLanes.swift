/// Keeps the lines of a wide fan apart: where curves would run into each other, each line gets a
/// lane of its own in the gutter beside its card.
///
/// Above the card the line that goes furthest turns first, below it too, so that none crosses
/// another.
package struct FanLanes {
  /// A line of a fan, in the frame that grows from left to right.
  struct Line {
    var edge: Int
    var source: LineRouting.Stop
    var target: LineRouting.Stop
    /// Where the line leaves and enters, across the direction.
    var start: Double
    var end: Double
  }

  /// Curves of one fan come no closer than this, in points.
  private static let apart = 2.2
  /// What lanes of a wide fan need each, in points.
  private static let pitch = 2.5
  /// Between a card and the first lane.
  private static let margin = 4.0
  /// The widest gutter; lines of a fan that needs more than that come close to each other.
  private static let widest = 160.0

  /// The place of each edge's lane along the direction; none for lines that curve.
  private(set) var lane: [Int: Double] = [:]

  /// - Complexity: O(lines · log lines).
  init(_ lines: [Line]) {
    for fan in Dictionary(grouping: lines.filter(Self.bendsAtSource), by: \.source.box).values {
      let sorted = fan.sorted { ($0.end, $0.edge) < ($1.end, $1.edge) }
      spread(sorted.filter { $0.end < $0.start })
      spread(sorted.filter { $0.end >= $0.start }.reversed())
    }
  }

  /// The room between columns that the widest fan of a request needs.
  package static func gutter(of request: LayoutRequest) -> Double {
    var ways: [Int: Int] = [:]
    for edge in request.edges where edge.weight > 0 && edge.from != edge.to {
      ways[edge.from, default: 0] += 1
    }
    // Half of the lines go up, half down.
    let lanes = Double(ways.values.max() ?? 0) / 2
    let wanted = LineRouting.lead + 2 * margin + pitch * lanes
    return min(max(TreePlacer.gutter, wanted.rounded(.up)), widest)
  }

  private static func bendsAtSource(_ line: Line) -> Bool {
    line.target.columnStart >= line.source.columnEnd + LineRouting.lead + 8
  }

  /// - Parameter side: the lines to one side, the one that goes furthest first.
  private mutating func spread(_ side: [Line]) {
    guard let first = side.first, side.count > 3 else { return }
    let nearest = side.map(\.target.columnStart).min() ?? first.target.columnStart
    let room = nearest - LineRouting.lead - first.source.columnEnd
    let areTight = zip(side, side.dropFirst()).contains { one, next in
      let gap = abs(one.start - next.start + one.end - next.end) / 2
      return gap * room / 2 < Self.apart * abs(one.end - one.start)
    }
    if !areTight { return }
    let step = max(room - Self.margin, 1) / Double(side.count)
    for (place, line) in side.enumerated() {
      lane[line.edge] = first.source.columnEnd + Self.margin + step * (Double(place) + 0.5)
    }
  }
}
