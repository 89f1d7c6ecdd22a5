extension SVGWriter {
  /// An arrow from nowhere to an entry.
  mutating func writeStart(at entry: Int) {
    let box = box(entry)
    let middle = box.y + sheet.cards[entry].entry
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

  mutating func writeScreen(_ screen: Int) {
    let (source, card, box) = (plan.screens[screen], sheet.cards[screen], box(screen))
    var classes = ["screen"]
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
    if let subtitle = card.subtitle { writeText("s", x: left, y: y - 1, subtitle) }
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
    guard let index = card.rows[row].way else {
      writeText("r", x: left + 19, y: middle + 4, card.rows[row].lineText)
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
    let content = isLine ? card.rows[row].lineText : card.rows[row].referenceText
    writeText("r", x: left + 19, y: middle + 4, content)
    if target != nil { text += "</a>" }
    text += "</g>"
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

  func classes(of way: MapPlan.Way) -> String {
    let isGuessed = way.transition.confidence == .guessed
    return way.transition.kind.styleClass + (isGuessed ? " guessed" : "")
  }

  func data(of way: MapPlan.Way) -> String {
    let transition = way.transition
    let to = way.to.map { plan.screens[$0].id } ?? transition.to
    var result = " data-from=\"\(transition.from.rawValue.escaped(for: .xml))\""
    result += " data-to=\"\(to.rawValue.escaped(for: .xml))\""
    result += " data-kind=\"\(transition.kind.rawValue.escaped(for: .xml))\""
    result += " data-confidence=\"\(transition.confidence.rawValue)\""
    if way.count > 1 { result += " data-count=\"\(way.count)\"" }
    return result
  }

  /// `Settings to About, push: About this app`.
  func sentence(for way: MapPlan.Way) -> String {
    let transition = way.transition
    let target = way.to.map { plan.names[$0] } ?? ScreenNames.reserved(transition.to)
    var result = "\(plan.names[way.from].drawn) to \(target.drawn), \(transition.kind.spoken.drawn)"
    if let trigger = transition.trigger, !ScreenNames.isBlank(trigger) {
      result += ": \(trigger.drawn)"
    }
    if let condition = transition.condition { result += " (\(condition.drawn))" }
    if transition.confidence == .guessed { result += ", guessed" }
    if way.count > 1 { result += ", \(way.count) times" }
    return result
  }

  mutating func writeLine(_ index: Int, _ path: [LayoutPoint]) {
    let way = plan.ways[index]
    let mark = SVGMark(way.transition.kind)
    var points = path.map(moved)
    let tip = points[points.count - 1]
    let before = points[points.count - 2]
    let isAlong = abs(tip.x - before.x) >= abs(tip.y - before.y)
    let dx = isAlong ? (tip.x < before.x ? -1.0 : 1) : 0
    let dy = isAlong ? 0 : (tip.y < before.y ? -1.0 : 1)
    for end in [points.count - 2, points.count - 1] {
      points[end].x -= dx * mark.length
      points[end].y -= dy * mark.length
    }
    let last = path.suffix(4)
    if last.allSatisfy({ $0.y == path[path.count - 1].y })
      || last.allSatisfy({ $0.x == path[path.count - 1].x })
    {
      points[points.count - 3] = points[points.count - 4]
      points[points.count - 2] = points[points.count - 1]
    }
    text += "<g class=\"transition \(classes(of: way))\"\(data(of: way))>"
    text += "<title>\(sentence(for: way).escaped(for: .xml))</title>"
    text += "<path class=\"line\" d=\"\(Self.data(points))\"/>"
    if mark != .none {
      text += "<path class=\"head\(mark.style)\" d=\""
      text += "\(mark.path(x: tip.x, y: tip.y, dx: dx, dy: dy))\"/>"
    }
    text += "</g>\n"
  }

  private static func data(_ points: [LayoutPoint]) -> String {
    var result = ""
    for (index, point) in points.enumerated() {
      result += index == 0 ? "M" : index % 3 == 1 ? "C" : " "
      result += "\(Fixed.text(point.x)) \(Fixed.text(point.y))"
    }
    return result
  }
}

extension SVGMark {
  /// Classes that fill or open the mark.
  var style: String {
    switch self {
    case .chevron, .doubleChevron, .cross: " open"
    default: isFilled ? " solid" : ""
    }
  }
}

/// Addresses of source files, made from a template.
enum SourceLink {
  /// The address, or `nil` when its scheme could run code, the template is no address, or the place
  /// names no file.
  static func url(_ template: String, to place: InputLocation) -> String? {
    if place.file.isEmpty { return nil }
    let file = place.file.utf8.map { byte in
      isSafe(byte) ? String(UnicodeScalar(byte)) : escape(byte)
    }.joined()
    let text = template.replacing("{file}", with: file)
      .replacing("{line}", with: String(place.line ?? 1))
    return isAllowed(text) ? text : nil
  }

  private static func escape(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// http, https, mailto or relative.
  static func isAllowed(_ url: String) -> Bool {
    if url.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }) { return false }
    guard let colon = url.firstIndex(of: ":") else { return !url.isEmpty }
    let scheme = url[..<colon]
    if scheme.contains(where: { "/?#".contains($0) }) { return true }
    return ["http", "https", "mailto"].contains(scheme.lowercased())
  }
}
