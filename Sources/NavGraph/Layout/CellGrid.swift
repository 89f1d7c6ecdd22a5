/// Divides a sheet into equal cells, about as many as it has boxes; what lies outside counts to the
/// cells at the border.
struct CellGrid {
  private let origin: LayoutPoint
  private let width: Double
  private let height: Double
  private let columns: Int
  private let rows: Int

  var count: Int { columns * rows }

  init(around boxes: [LayoutBox]) {
    let left = boxes.map(\.x).min() ?? 0
    let top = boxes.map(\.y).min() ?? 0
    let length = max(1, (boxes.map(\.maxX).max() ?? 0) - left)
    let depth = max(1, (boxes.map(\.maxY).max() ?? 0) - top)
    origin = LayoutPoint(x: left, y: top)
    // Square cells where the sheet allows it.
    let size = (length * depth / Double(max(boxes.count, 1))).squareRoot()
    columns = Self.index(length / size, below: 10_000) + 1
    rows = Self.index(depth / size, below: 10_000) + 1
    width = length / Double(columns)
    height = depth / Double(rows)
  }

  private static func index(_ value: Double, below limit: Int) -> Int {
    value.isNaN ? 0 : Int(min(max(value, 0), Double(limit - 1)))
  }

  private func column(_ x: Double) -> Int { Self.index((x - origin.x) / width, below: columns) }

  private func row(_ y: Double) -> Int { Self.index((y - origin.y) / height, below: rows) }

  func visit(_ box: LayoutBox, _ body: (Int) -> Void) {
    for x in column(box.x)...column(max(box.x, box.maxX)) {
      for y in row(box.y)...row(max(box.y, box.maxY)) { body(y * columns + x) }
    }
  }

  func visit(along segment: Segment, margin: Double, _ body: (Int) -> Void) {
    _ = contains(along: segment, margin: margin) { cell in
      body(cell)
      return false
    }
  }

  /// Whether one of the cells within `margin` of a piece of a line is the wanted one; others are
  /// not looked at after it.
  func contains(along segment: Segment, margin: Double, where isWanted: (Int) -> Bool) -> Bool {
    let (a, b) = (segment.start, segment.end)
    let first = column(min(a.x, b.x) - margin)
    for x in first...max(first, column(max(a.x, b.x) + margin)) {
      // The part of the piece that lies in this column, and its rows.
      let left = x == 0 ? -Double.infinity : origin.x + Double(x) * width - margin
      let right = x == columns - 1 ? .infinity : origin.x + Double(x + 1) * width + margin
      func height(at x: Double) -> Double {
        if a.x == b.x { return a.y }
        return a.y + (b.y - a.y) * ((min(max(x, min(a.x, b.x)), max(a.x, b.x)) - a.x) / (b.x - a.x))
      }
      let ends = a.x == b.x ? (a.y, b.y) : (height(at: left), height(at: right))
      let top = row(min(ends.0, ends.1) - margin)
      for y in top...max(top, row(max(ends.0, ends.1) + margin)) where isWanted(y * columns + x) {
        return true
      }
    }
    return false
  }
}
