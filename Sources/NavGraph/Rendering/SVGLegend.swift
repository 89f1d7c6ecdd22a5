/// What the lines and marks of a picture mean: only what occurs in it.
struct SVGLegend {
  private struct Item {
    var label: String
    /// `nil` for a sign that is text.
    var kind: TransitionKind?
    var isLine = false
    var isGuessed = false

    private var mark: SVGMark { kind.map(SVGMark.init) ?? .none }
    /// Where the mark's tip is.
    var tip: Double { isLine ? 44 : max(mark.length, 10) }
    /// Where the text begins.
    var indent: Double { kind == nil ? 0 : tip + 8 }
    var width: Double { indent + TextMetrics.width(of: label, size: 11) }
  }

  private static let rowHeight = 22.0
  private var placed: [(item: Item, x: Double, row: Int)] = []
  private var rows = 0
  var height: Double { Double(rows) * Self.rowHeight }

  init(_ sheet: SVGSheet, options: RenderOptions, width: Double) {
    guard options.legend else { return }
    var x = 0.0
    for item in Self.items(of: sheet) {
      if rows == 0 { rows = 1 }
      if x > 0, x + item.width > width {
        x = 0
        rows += 1
      }
      placed.append((item, x, rows - 1))
      x += item.width + 24
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
        isLine: drawn.contains(kind) || SVGMark(kind) == .none)
    }
    if let guessed {
      items.append(Item(label: "guessed", kind: guessed, isLine: true, isGuessed: true))
    }
    if sheet.referencesInto.contains(where: { $0 > 0 }) {
      items.append(Item(label: "↗ to a card elsewhere"))
      items.append(Item(label: "◂ ways in from elsewhere"))
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
    var text = ""
    if let kind = item.kind {
      let mark = SVGMark(kind)
      text += "<g class=\"\(kind.styleClass)\(item.isGuessed ? " guessed" : "")\">"
      if item.isLine {
        let end = Fixed.text(x + item.tip - mark.length)
        text += "<path class=\"line\" d=\"M\(Fixed.text(x)) \(Fixed.text(y))H\(end)\"/>"
      }
      if mark != .none {
        text += "<path class=\"head\(mark.style)\" d=\"\(mark.path(x: x + item.tip, y: y))\"/>"
      }
      text += "</g>"
    }
    text += "<text class=\"l\" x=\"\(Fixed.text(x + item.indent))\" y=\"\(Fixed.text(y + 4))\">"
    return text + "\(item.label.escaped(for: .xml))</text>\n"
  }
}
