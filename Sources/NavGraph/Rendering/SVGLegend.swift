/// What the lines and marks of a picture mean: only what occurs in it.
struct SVGLegend {
  private struct Item {
    var label: String
    var kind: TransitionKind
    var isLine: Bool
    var isGuessed = false
  }

  private static let rowHeight = 22.0
  private var placed: [(item: Item, x: Double, row: Int)] = []
  private var rows = 0
  var height: Double { Double(rows) * Self.rowHeight }

  init(_ sheet: SVGSheet, options: RenderOptions, width: Double) {
    guard options.legend else { return }
    var x = 0.0
    for item in Self.items(of: sheet) {
      let needed = 60 + TextMetrics.width(of: item.label, size: 11) + 16
      if rows == 0 { rows = 1 }
      if x > 0, x + needed > width {
        x = 0
        rows += 1
      }
      placed.append((item, x, rows - 1))
      x += needed
    }
  }

  private static func items(of sheet: SVGSheet) -> [Item] {
    var drawn: Set<TransitionKind> = []
    var listed: Set<TransitionKind> = []
    var guessed: TransitionKind?
    for (index, way) in sheet.plan.ways.enumerated() {
      let isLine = sheet.lines[index] != nil
      let kind = way.transition.kind
      if isLine { drawn.insert(kind) } else { listed.insert(kind) }
      if isLine, way.transition.confidence == .guessed, guessed == nil { guessed = kind }
    }
    let order = Dictionary(
      uniqueKeysWithValues: TransitionKind.known.enumerated().map { ($0.element, $0.offset) })
    let kinds = drawn.union(listed).sorted { left, right in
      let (a, b) = (order[left] ?? .max, order[right] ?? .max)
      return a != b ? a < b : left.rawValue < right.rawValue
    }
    var items = kinds.map { kind in
      Item(
        label: TextMetrics.shortened(kind.spoken.drawn, to: 120, size: 11), kind: kind,
        isLine: drawn.contains(kind))
    }
    if let guessed {
      items.append(Item(label: "guessed", kind: guessed, isLine: true, isGuessed: true))
    }
    return items
  }

  func text(x: Double, y: Double) -> String {
    var text = ""
    if !placed.isEmpty {
      text += "<g class=\"legend\" role=\"group\" aria-label=\"Legend\">\n"
      for (item, offset, row) in placed {
        text += draw(item, x: x + offset, y: y + Double(row) * Self.rowHeight)
      }
      text += "</g>\n"
    }
    return text
  }

  private func draw(_ item: Item, x: Double, y: Double) -> String {
    let mark = SVGMark(item.kind)
    let tip = item.isLine ? x + 44 : x + 30
    var text = "<g class=\"\(item.kind.styleClass)\(item.isGuessed ? " guessed" : "")\">"
    if item.isLine || mark == .none {
      let end = Fixed.text(tip - mark.length)
      text += "<path class=\"line\" d=\"M\(Fixed.text(x)) \(Fixed.text(y))H\(end)\"/>"
    }
    if mark != .none {
      text += "<path class=\"head\(mark.style)\" d=\"\(mark.path(x: tip, y: y))\"/>"
    }
    text += "</g><text class=\"l\" x=\"\(Fixed.text(x + 52))\" y=\"\(Fixed.text(y + 4))\">"
    return text + "\(item.label.escaped(for: .xml))</text>\n"
  }
}
