/// Writes a sheet as SVG text.
struct SVGWriter {
  private static let margin = 22.0

  let sheet: SVGSheet
  let options: RenderOptions
  let heading: String?
  let scope: String
  var text = ""
  private var origin = LayoutPoint(x: 0, y: 0)
  private var anchors: [String] = []

  var plan: MapPlan { sheet.plan }

  init(_ sheet: SVGSheet, name: String?, options: RenderOptions) {
    self.sheet = sheet
    self.options = options
    heading = options.heading(name)
    scope = Self.scope(name: name, options: options)
    anchors = Self.anchors(of: sheet.plan.screens, scope: scope)
  }

  /// Class and prefix of ids: the same for the same map, so that links to a card survive edits.
  private static func scope(name: String?, options: RenderOptions) -> String {
    "nv"
      + StableHash.hex("\(name ?? "")\u{0}\(options.title ?? "")\u{0}\(options.theme)", digits: 8)
  }

  private static func anchors(of screens: [Screen], scope: String) -> [String] {
    var used: Set<String> = []
    return screens.map { screen in
      var anchor = "\(scope)-\(StableHash.hex(screen.id.rawValue, digits: 12))"
      while !used.insert(anchor).inserted { anchor += "x" }
      return anchor
    }
  }

  mutating func document() -> String {
    let isUpright = options.direction == .topToBottom || options.direction == .bottomToTop
    let arrow = plan.starts.isEmpty ? 0 : 34.0
    origin.x = Self.margin + (options.direction == .leftToRight ? arrow : 0)
    origin.y =
      Self.margin + 24
      + (options.direction == .topToBottom ? arrow : 0)
    let after = options.direction == .rightToLeft ? arrow : 0
    let below = isUpright && options.direction == .bottomToTop ? arrow : 0
    let head = shortHeading
    let headWidth = head.isEmpty ? 0 : TextMetrics.width(of: head, size: 17, bold: true) + 12
    let caption = caption
    let width = max(
      origin.x + sheet.placed.width + after + Self.margin,
      headWidth + TextMetrics.width(of: caption, size: 11) + 2 * Self.margin, 200)
    let foot = SVGLegend(sheet, options: options, width: width - 2 * Self.margin)
    let legendTop = origin.y + sheet.placed.height + below + 24
    let height = legendTop + foot.height - (foot.height > 0 ? 4 : 8)
    open(width: width.rounded(.up), height: height.rounded(.up))
    if !head.isEmpty { writeText("h", x: Self.margin, y: 31, head) }
    writeText("s", x: Self.margin + headWidth, y: 31, caption)
    text += "\n"
    for index in plan.groups.indices { writeGroup(index) }
    for start in plan.starts { writeStart(at: start) }
    writeUnreached()
    for screen in plan.readingOrder { writeScreen(screen) }
    for screen in plan.readingOrder {
      for way in plan.waysOut[screen] {
        if let line = sheet.lines[way] { writeLine(way, line) }
      }
    }
    text += foot.text(x: Self.margin, y: legendTop)
    text += "</svg>\n"
    return text
  }

  private var shortHeading: String {
    heading.map { TextMetrics.shortened($0.drawn.trimmed, to: 420, size: 17, bold: true) } ?? ""
  }

  /// How large the map is, and what it was made from.
  private var caption: String {
    let ways = plan.ways.reduce(0) { $0 + $1.count }
    let bars = plan.screens.count { $0.kind == .tabs }
    return [
      SVGElement.count(plan.declared, "screen"), SVGElement.count(ways, "transition"),
      bars > 0 ? SVGElement.count(bars, "tab bar") : nil,
      options.revision.map { "at \(TextMetrics.shortened($0.drawn, to: 160, size: 11))" },
    ].compactMap { $0 }.joined(separator: " · ")
  }

  private mutating func open(width: Double, height: Double) {
    let ways = plan.ways.reduce(0) { $0 + $1.count }
    let name = heading.map { "\($0.drawn): " } ?? ""
    let sizes =
      "\(SVGElement.count(plan.declared, "screen")), \(SVGElement.count(ways, "transition"))"
    text += SVGElement.opening(
      SVGStyle(theme: options.theme, scope: scope), width: width, height: height,
      title: name + sizes, description: description)
  }

  /// What the picture shows, in a few sentences.
  private var description: String {
    var parts: [String] = []
    if !plan.entries.isEmpty {
      let names = plan.entries.prefix(3).map { plan.names[$0].drawn }
      parts.append("Starts at \(names.joined(separator: ", ")).")
    }
    if !plan.groups.isEmpty {
      let names = plan.groups.prefix(12).map { $0.name.drawn }
      parts.append("Groups: \(names.joined(separator: ", ")).")
    }
    let most = plan.screens.indices.max {
      (sheet.referencesInto[$0], $1) < (sheet.referencesInto[$1], $0)
    }
    if let most, sheet.referencesInto[most] > 1 {
      parts.append("\(plan.names[most].drawn) can also be reached from rows in other cards.")
    }
    return parts.isEmpty ? "A navigation map." : parts.joined(separator: " ")
  }

  static func empty(name: String?, options: RenderOptions) -> String {
    let scope = scope(name: name, options: options)
    let title = (options.heading(name).map { "\($0.drawn): " } ?? "") + "no screens"
    return SVGElement.opening(
      SVGStyle(theme: options.theme, scope: scope), width: 320, height: 96, title: title,
      description: "The map has no screens.")
      + "<text class=\"t\" x=\"24\" y=\"44\">No screens</text>\n"
      + "<text class=\"s\" x=\"24\" y=\"64\">The map that was given is empty.</text>\n</svg>\n"
  }

  // MARK: Pieces that the other files of the writer use

  func box(_ screen: Int) -> LayoutBox {
    var box = sheet.placed.nodes[screen]
    box.x += origin.x
    box.y += origin.y
    return box
  }

  func moved(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  func anchor(_ screen: Int) -> String { anchors[screen] }

  mutating func writeRect(_ name: String, _ box: LayoutBox, radius: Double) {
    text += SVGElement.rect(name, box, radius: radius)
  }

  mutating func writeText(
    _ name: String, x: Double, y: Double, _ content: String, anchor: String? = nil
  ) {
    text += SVGElement.text(name, x: x, y: y, content, anchor: anchor)
  }

  private mutating func writeGroup(_ index: Int) {
    guard var box = sheet.placed.groups[index] else { return }
    box.x += origin.x
    box.y += origin.y
    let name = plan.groups[index].name.drawn.escaped(for: .xml)
    text += "<g class=\"group\" data-id=\"\(name)\" role=\"group\" aria-label=\"\(name)\">"
    writeRect("box", box, radius: 14)
    let title = SVGSheet.groupName(plan.groups[index].name)
    writeText("gt", x: box.x + TreePlacer.padding + 2, y: box.y + 19, title)
    text += "</g>\n"
  }
}

/// FNV-1a: the same number for the same text on every machine and in every run.
enum StableHash {
  static func hex(_ text: String, digits: Int) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    // Short texts leave the upper digits alike.
    hash ^= hash >> 29
    let hex = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - hex.count) + hex).suffix(digits))
  }
}
