/// How the line to a controller is drawn, by how the controller hangs on its parent.
struct HierarchyLine {
  /// Class of the line: that of the kind of transition that it resembles.
  let style: String
  private let mark: SVGMark
  private let isDouble: Bool

  init(_ relation: ControllerRelation) {
    isDouble = relation == .presented
    let kind: TransitionKind =
      switch relation {
      case .tab: .tab
      case .stacked: .push
      case .column: .detail
      case .presented: .sheet
      case .child: .embed
      default: .custom
      }
    style = kind.styleClass + (isDouble ? " double" : "")
    mark = SVGMark(kind)
  }

  /// The line and its head.
  ///
  /// - Parameter points: corners of a line whose pieces are upright or level; at least two.
  func drawn(_ points: [LayoutPoint]) -> String {
    var path = points
    let (tip, before) = (points[points.count - 1], points[points.count - 2])
    let dx = tip.x > before.x ? 1.0 : tip.x < before.x ? -1 : 0
    let dy = dx == 0 ? 1.0 : 0
    path[path.count - 1].x -= dx * mark.length
    path[path.count - 1].y -= dy * mark.length
    let lines = isDouble ? [Self.beside(path, by: 2), Self.beside(path, by: -2)] : [path]
    var text = "<path class=\"line\" d=\"\(lines.map(Self.data).joined())\"/>"
    if mark != .none {
      text += "<path class=\"head\(mark.style)\" d=\""
      text += "\(mark.path(x: tip.x, y: tip.y, dx: dx, dy: dy))\"/>"
    }
    return text
  }

  private static func data(_ points: [LayoutPoint]) -> String {
    points.enumerated()
      .map { "\($0 == 0 ? "M" : "L")\(Fixed.text($1.x)) \(Fixed.text($1.y))" }.joined()
  }

  /// The line that runs at a distance to the left of another.
  private static func beside(_ points: [LayoutPoint], by distance: Double) -> [LayoutPoint] {
    func normal(_ index: Int) -> LayoutPoint? {
      guard index >= 0, index + 1 < points.count else { return nil }
      let (from, to) = (points[index], points[index + 1])
      return LayoutPoint(x: sign(to.y - from.y), y: -sign(to.x - from.x))
    }
    func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : 0 }
    return points.indices.map { index in
      var point = points[index]
      for normal in [normal(index - 1), normal(index)].compactMap(\.self) {
        point.x += normal.x * distance
        point.y += normal.y * distance
      }
      return point
    }
  }
}

/// What the marks of a picture of a hierarchy mean: only what occurs in it.
struct HierarchyLegend {
  private struct Item {
    var label: String
    /// `nil` for the dot of a controller.
    var line: HierarchyLine?
    var isVisible = false

    /// Before the label.
    var room: Double { line == nil ? 14 : 36 }
  }

  private static let rowHeight = 22.0
  private var placed: [(item: Item, x: Double, row: Int)] = []
  var height: Double { Double((placed.last?.row ?? -1) + 1) * Self.rowHeight }

  /// - Parameter drawn: the relations that a line shows.
  init(_ nodes: [ControllerNode], drawn: Set<ControllerRelation>, width: Double) {
    var (x, row) = (0.0, 0)
    for item in Self.items(of: nodes, drawn: drawn) {
      let needed = item.room + TextMetrics.width(of: item.label, size: 11) + 16
      if x > 0, x + needed > width { (x, row) = (0, row + 1) }
      placed.append((item, x, row))
      x += needed
    }
  }

  private static func items(
    of nodes: [ControllerNode], drawn: Set<ControllerRelation>
  ) -> [Item] {
    let order: [ControllerRelation] = [.tab, .stacked, .column, .child, .presented]
    let others = drawn.subtracting(order + [.root]).sorted { $0.rawValue < $1.rawValue }
    var items: [Item] = []
    if nodes.contains(where: \.isVisible) {
      items.append(Item(label: "on screen", isVisible: true))
    }
    if nodes.contains(where: { !$0.isVisible }) { items.append(Item(label: "not on screen")) }
    for relation in order.filter(drawn.contains) + others {
      let name = TextMetrics.shortened(relation.rawValue.drawn, to: 120, size: 11)
      items.append(Item(label: name, line: HierarchyLine(relation)))
    }
    return items
  }

  func text(x: Double, y: Double) -> String {
    if placed.isEmpty { return "" }
    var text = "<g class=\"legend\" role=\"group\" aria-label=\"Legend\">\n"
    for (item, offset, row) in placed {
      let (left, middle) = (x + offset, y + Double(row) * Self.rowHeight)
      if let line = item.line {
        let ends = [left, left + 30].map { LayoutPoint(x: $0, y: middle) }
        text += "<g class=\"\(line.style)\">\(line.drawn(ends))</g>"
      } else {
        text += "<g class=\"\(item.isVisible ? "visible" : "hidden")\"><circle class=\"dot\""
        text += " cx=\"\(Fixed.text(left + 4))\" cy=\"\(Fixed.text(middle))\" r=\"4\"/></g>"
      }
      text += SVGElement.text("l", x: left + item.room, y: middle + 4, item.label) + "\n"
    }
    return text + "</g>\n"
  }
}
