extension SVGWriter {
  /// An arrow from nowhere to where the map begins.
  mutating func writeStart(at screen: Int) {
    let box = box(screen)
    let middle = box.y + sheet.cards[screen].entry
    let (x, y, dx, dy): (Double, Double, Double, Double) =
      switch options.direction {
      case .leftToRight: (box.x - 2, middle, 1, 0)
      case .rightToLeft: (box.maxX + 2, middle, -1, 0)
      case .topToBottom: (box.midX, box.y - 2, 0, 1)
      case .bottomToTop: (box.midX, box.maxY + 2, 0, -1)
      }
    text += "<g class=\"entrymark\" aria-hidden=\"true\"><path class=\"start\" d=\"M"
    text += "\(Fixed.text(x - 32 * dx)) \(Fixed.text(y - 32 * dy))"
    text += "L\(Fixed.text(x - 9 * dx)) \(Fixed.text(y - 9 * dy))\"/><path class=\"starthead\" d=\""
    text += "\(SVGMark.filled.path(x: x, y: y, dx: dx, dy: dy))\"/></g>\n"
  }

  /// Says why screens stand below the map that nothing leads to, where they all do and there is room.
  mutating func writeUnreached() {
    let unreached = plan.screens.indices.filter { !plan.isReached[$0] }
    guard !plan.starts.isEmpty, !unreached.isEmpty, options.direction.isSideways else { return }
    func extents(isReached: Bool) -> [(top: Double, bottom: Double)] {
      let groups = plan.groups.indices.filter { group in
        plan.groups[group].members.first.map { plan.isReached[$0] == isReached } ?? false
      }
      let screens = plan.screens.indices.filter { plan.isReached[$0] == isReached }
      let boxes =
        screens.map { sheet.placed.nodes[$0] } + groups.compactMap { sheet.placed.groups[$0] }
      return boxes.map { ($0.y, $0.maxY) }
    }
    let top = extents(isReached: false).map(\.top).min() ?? 0
    let bottom = extents(isReached: true).map(\.bottom).max() ?? 0
    let left = unreached.map { box($0).x }.min() ?? 0
    if top - bottom < 22 { return }
    let y = moved(LayoutPoint(x: 0, y: top)).y - 7
    writeText("gt", x: left, y: y, heading(ofUnreached: unreached))
    text += "\n"
  }

  private func heading(ofUnreached screens: [Int]) -> String {
    let elsewhere = screens.count { options.reached?.contains(plan.screens[$0].id) == true }
    if elsewhere == 0 { return "Not reached from the entry" }
    return elsewhere == screens.count
      ? "Reached by ways that are not shown" : "Not reached by the ways that are shown"
  }

  mutating func writeScreen(_ screen: Int) {
    let (source, card, box) = (plan.screens[screen], sheet.cards[screen], box(screen))
    // What comes from anywhere has a card, and is no screen that scripts should count.
    var classes = [source.id == .anywhere ? "anywhere" : "screen"]
    if plan.entries.contains(screen) { classes.append("entry") }
    if source.kind.isContainer { classes.append("container") }
    if screen >= plan.declared { classes.append("undeclared") }
    if options.highlight.contains(source.id) { classes.append("highlight") }
    text += "<g class=\"\(classes.joined(separator: " "))\" id=\"\(anchor(screen))\""
    text += " data-id=\"\(source.id.rawValue.escaped(for: .xml))\""
    text += " data-kind=\"\(source.kind.rawValue.escaped(for: .xml))\" role=\"listitem\">"
    text += "<title>\(fullName(of: screen).escaped(for: .xml))</title>"
    writeRect("card", box, radius: 9)
    writeHeader(screen, box)
    for row in card.rows.indices { writeRow(row, of: screen, box) }
    text += "</g>\n"
  }

  private func fullName(of screen: Int) -> String {
    let source = plan.screens[screen]
    var result = plan.names[screen].drawn
    if source.id.rawValue != result { result += ": \(source.id.rawValue.drawn)" }
    if let kind = source.kind.spoken { result += " · \(kind)" }
    if let place = source.location, !place.file.isEmpty {
      result += " · \(place.file.drawn)" + (place.line.map { ":\($0)" } ?? "")
    }
    return result
  }

  private mutating func writeHeader(_ screen: Int, _ box: LayoutBox) {
    let card = sheet.cards[screen]
    let left = box.x + SVGCard.padding
    var right = box.maxX - SVGCard.padding
    var y = box.y + 21
    let link = options.link.flatMap { template in
      plan.screens[screen].location.flatMap { SourceLink.url(template, to: $0) }
    }
    if let link { text += "<a href=\"\(link.escaped(for: .xml))\">" }
    for line in card.title {
      writeText("t", x: left, y: y, line)
      y += 18
    }
    if let subtitle = card.subtitle {
      writeText("s", x: left, y: y - 1, subtitle.fitted(to: card.textWidth))
    }
    if link != nil { text += "</a>" }
    if let pill = card.pill {
      let width = TextMetrics.width(of: pill, size: 10, bold: true) + 10
      writeRect(
        "pill", LayoutBox(x: right - width, y: box.y + 8, width: width, height: 16), radius: 8)
      writeText("pt", x: right - width / 2, y: box.y + 19.5, pill, anchor: "middle")
      right -= width + 6
    }
    let count = sheet.referencesInto[screen]
    if count > 0 { writeText("s", x: right, y: box.y + 20, "◂ \(count)", anchor: "end") }
    if !card.rows.isEmpty {
      let y = Fixed.text(box.y + card.headerHeight)
      text += "<path class=\"rule\" d=\"M\(Fixed.text(box.x)) \(y)H\(Fixed.text(box.maxX))\"/>"
    }
  }

  private mutating func writeRow(_ row: Int, of screen: Int, _ box: LayoutBox) {
    let card = sheet.cards[screen]
    let middle = box.y + card.middle(ofRow: row)
    let left = box.x + SVGCard.padding
    let room = card.textWidth - SVGCard.rowIndent
    guard let index = card.rows[row].way else {
      writeTab(card.rows[row], room: room, x: left, y: middle)
      return
    }
    let way = plan.ways[index]
    let isLine = sheet.lines[index] != nil
    let kind = way.transition.kind
    if isLine {
      text += "<g class=\"out \(kind.styleClass)\" aria-hidden=\"true\">"
    } else {
      text += "<g class=\"transition reference \(classes(of: way))\"\(data(of: way))>"
      text += "<title>\(sentence(for: way).escaped(for: .xml))</title>"
    }
    writeIcon(kind, x: left + 11, y: middle)
    let target = isLine ? nil : way.to
    if let target { text += "<a href=\"#\(anchor(target))\">" }
    let said = isLine ? card.rows[row].line : card.rows[row].reference
    writeText("r", x: left + SVGCard.rowIndent, y: middle + 4, said.fitted(to: room))
    if target != nil { text += "</a>" }
    text += "</g>"
  }

  /// A tab whose screen another tab leads to as well.
  private mutating func writeTab(_ row: SVGCard.Row, room: Double, x: Double, y: Double) {
    text += "<g class=\"out \(TransitionKind.tab.styleClass)\">"
    writeIcon(.tab, x: x + 11, y: y)
    if let target = row.tab { text += "<a href=\"#\(anchor(target))\">" }
    writeText("r", x: x + SVGCard.rowIndent, y: y + 4, row.line.fitted(to: room))
    text += row.tab == nil ? "</g>" : "</a></g>"
  }

  /// The mark of a kind, before the text of a row.
  private mutating func writeIcon(_ kind: TransitionKind, x: Double, y: Double) {
    let mark = SVGMark(kind)
    if mark == .none {
      text += "<path class=\"line\" d=\"M\(Fixed.text(x - 10)) \(Fixed.text(y))h10\"/>"
    } else {
      let scale = mark.length > 12 || mark == .bar ? 0.72 : 0.9
      text += "<path class=\"head\(mark.style)\" d=\"\(mark.path(x: x, y: y, scale: scale))\"/>"
    }
  }
}
