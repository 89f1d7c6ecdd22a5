/// Finds what a line would hit: boxes, or lines that are already there.
struct OccupancyGrid {
  private struct Mark {
    var ends: [Int]
    var point: LayoutPoint
  }
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private static let boxCell = 160.0
  private static let pointCell = 12.0
  private let boxes: [LayoutBox]
  private var boxCells: [Cell: [Int]] = [:]
  private var pointCells: [Cell: [Mark]] = [:]

  /// - Complexity: O(area of the boxes).
  init(boxes: [LayoutBox]) {
    self.boxes = boxes
    for (index, box) in boxes.enumerated() {
      for cell in Self.cells(of: box) { boxCells[cell, default: []].append(index) }
    }
  }

  private static func cells(of box: LayoutBox) -> [Cell] {
    var result: [Cell] = []
    for x in Int(box.x / boxCell)...max(Int(box.x / boxCell), Int(box.maxX / boxCell)) {
      for y in Int(box.y / boxCell)...max(Int(box.y / boxCell), Int(box.maxY / boxCell)) {
        result.append(Cell(x: x, y: y))
      }
    }
    return result
  }

  /// Whether a line comes within `clearance` of a box other than those it belongs to.
  func hitsBox(_ points: [LayoutPoint], except ends: [Int], clearance: Double = 2) -> Bool {
    for point in points {
      let cell = Cell(x: Int(point.x / Self.boxCell), y: Int(point.y / Self.boxCell))
      for index in boxCells[cell] ?? [] where !ends.contains(index) {
        let box = boxes[index]
        if point.x > box.x - clearance && point.x < box.maxX + clearance
          && point.y > box.y - clearance && point.y < box.maxY + clearance
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether a line crosses or follows one that was added; what happens close to a
  /// box that both belong to does not count.
  ///
  /// - Parameter run: how many points in a row have to be hit: 1 finds crossings, more only lines
  ///   that lie on each other.
  func hitsLine(_ points: [LayoutPoint], except ends: [Int], run: Int = 1) -> Bool {
    var hits = 0
    for point in points {
      hits = isTaken(point, except: ends) ? hits + 1 : 0
      if hits >= run { return true }
    }
    return false
  }

  private func isTaken(_ point: LayoutPoint, except ends: [Int]) -> Bool {
    let close = ends.filter { Self.distance(point, boxes[$0]) < 8 }
    let (x, y) = (Int(point.x / Self.pointCell), Int(point.y / Self.pointCell))
    for dx in -1...1 {
      for dy in -1...1 {
        for mark in pointCells[Cell(x: x + dx, y: y + dy)] ?? [] {
          let (a, b) = (mark.point.x - point.x, mark.point.y - point.y)
          if a * a + b * b >= 2.25 { continue }
          if !mark.ends.contains(where: close.contains) { return true }
        }
      }
    }
    return false
  }

  mutating func add(_ points: [LayoutPoint], ends: [Int]) {
    for point in points {
      let cell = Cell(x: Int(point.x / Self.pointCell), y: Int(point.y / Self.pointCell))
      pointCells[cell, default: []].append(Mark(ends: ends, point: point))
    }
  }

  private static func distance(_ point: LayoutPoint, _ box: LayoutBox) -> Double {
    let dx = max(box.x - point.x, point.x - box.maxX, 0)
    let dy = max(box.y - point.y, point.y - box.maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Points along Bézier segments, at most about 2 apart.
  static func samples(of path: [LayoutPoint]) -> [LayoutPoint] {
    guard var from = path.first else { return [] }
    var result = [from]
    var index = 1
    while index + 2 < path.count {
      let (a, b, to) = (path[index], path[index + 1], path[index + 2])
      let length = Self.length(from, a) + Self.length(a, b) + Self.length(b, to)
      let steps = max(1, min(4000, Int(length / 2)))
      for step in 1...steps {
        let t = Double(step) / Double(steps)
        let (u, v) = ((1 - t) * (1 - t), t * t)
        let w = (u * (1 - t), 3 * u * t, 3 * (1 - t) * v, v * t)
        result.append(
          LayoutPoint(
            x: w.0 * from.x + w.1 * a.x + w.2 * b.x + w.3 * to.x,
            y: w.0 * from.y + w.1 * a.y + w.2 * b.y + w.3 * to.y))
      }
      from = to
      index += 3
    }
    return result
  }

  private static func length(_ a: LayoutPoint, _ b: LayoutPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
