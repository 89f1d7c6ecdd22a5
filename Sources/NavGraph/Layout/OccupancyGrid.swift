/// Finds what a line would hit: boxes, or lines that are already there.
struct OccupancyGrid {
  private struct Mark {
    var segment: Segment
    var ends: [Int]
  }

  /// Closer than this, two lines look like one, in points.
  private static let touching = 1.5
  /// How far from a box lines may meet that both belong to it.
  private static let nearEnd = 8.0
  /// What a search looks for beyond a line itself: more than any clearance.
  private static let margin = 8.0

  private let boxes: [LayoutBox]
  private let cells: CellGrid
  private var boxesInCell: [[Int]]
  private var marks: [Mark] = []
  private var marksInCell: [[Int]]

  /// - Complexity: O(boxes).
  init(boxes: [LayoutBox]) {
    self.boxes = boxes
    cells = CellGrid(around: boxes)
    boxesInCell = Array(repeating: [], count: cells.count)
    marksInCell = boxesInCell
    for (index, box) in boxes.enumerated() {
      cells.visit(box) { boxesInCell[$0].append(index) }
    }
  }

  /// Whether a line comes within `clearance` of a box other than those it belongs to.
  ///
  /// - Complexity: O(cells on the way), with about as many cells as boxes.
  func hitsBox(_ line: Polyline, except ends: [Int], clearance: Double = 2) -> Bool {
    for (start, end) in line.segments {
      let segment = Segment(start, end)
      let isHit = cells.contains(along: segment, margin: Self.margin) { cell in
        boxesInCell[cell].contains { index in
          !ends.contains(index)
            && segment.part(inside: boxes[index].grown(by: clearance)) != nil
        }
      }
      if isHit { return true }
    }
    return false
  }

  /// Whether a line crosses or follows one that was added; what happens close to a box that both
  /// belong to does not count.
  func crossesLine(_ line: Polyline, except ends: [Int]) -> Bool {
    for (start, end) in line.segments {
      let segment = Segment(start, end)
      let isHit = cells.contains(along: segment, margin: Self.margin) { cell in
        marksInCell[cell].contains { isCrossed(segment, by: marks[$0], ends: ends) }
      }
      if isHit { return true }
    }
    return false
  }

  /// Whether a line lies on others that were added for at least `length` points without a break.
  func followsLine(_ line: Polyline, length: Double) -> Bool {
    var covered: [ClosedRange<Double>] = []
    var passed = 0.0
    for (start, end) in line.segments {
      let segment = Segment(start, end)
      let whole = segment.length
      cells.visit(along: segment, margin: Self.margin) { cell in
        for mark in marksInCell[cell] {
          if let part = segment.part(within: Self.touching, of: marks[mark].segment) {
            covered.append(
              passed + part.lowerBound * whole...passed + part.upperBound * whole)
          }
        }
      }
      passed += whole
    }
    covered.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var run = covered.first ?? 0...0
    for part in covered {
      run =
        part.lowerBound <= run.upperBound
        ? run.lowerBound...max(run.upperBound, part.upperBound) : part
      if run.upperBound - run.lowerBound >= length { return true }
    }
    return false
  }

  mutating func add(_ line: Polyline, ends: [Int]) {
    for (start, end) in line.segments {
      let segment = Segment(start, end)
      marks.append(Mark(segment: segment, ends: ends))
      let index = marks.count - 1
      cells.visit(along: segment, margin: 0) { marksInCell[$0].append(index) }
    }
  }

  private func isCrossed(_ segment: Segment, by mark: Mark, ends: [Int]) -> Bool {
    guard let part = segment.part(within: Self.touching, of: mark.segment) else { return false }
    let shared = ends.filter(mark.ends.contains)
    if shared.isEmpty { return true }
    let length = (part.upperBound - part.lowerBound) * segment.length
    let steps = max(2, Int(min(length / 2, 2000)))
    return (0...steps).contains { step in
      let share = Double(step) / Double(steps)
      let point = segment.point(
        at: part.lowerBound + share * (part.upperBound - part.lowerBound))
      return shared.allSatisfy { boxes[$0].distance(to: point) >= Self.nearEnd }
    }
  }
}

extension LayoutBox {
  fileprivate func grown(by margin: Double) -> LayoutBox {
    LayoutBox(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  fileprivate func distance(to point: LayoutPoint) -> Double {
    let dx = max(x - point.x, point.x - maxX, 0)
    let dy = max(y - point.y, point.y - maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}
