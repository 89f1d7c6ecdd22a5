/// The card of one screen: what it says and how large it is, before it has a place.
struct SVGCard {
  struct Row {
    /// Index of the way; `nil` for a tab that no transition leads to.
    var way: Int?
    /// What the row says when a line leaves from it.
    var lineText: String
    /// What it says when it stands for the transition itself.
    var referenceText: String
  }

  static let padding = 12.0
  static let rowHeight = 18.0
  static let titleSize = 14.0
  static let rowSize = 12.0
  static let smallSize = 11.0
  static let widestTitle = 200.0
  private static let widestRow = 176.0

  var title: [String]
  var subtitle: String?
  var pill: String?
  var rows: [Row]
  var width: Double
  var height: Double
  var headerHeight: Double

  /// Middle of the header, where lines arrive.
  var entry: Double { headerHeight / 2 }

  /// Middle of a row, from the top of the card.
  func middle(ofRow row: Int) -> Double {
    headerHeight + 3 + (Double(row) + 0.5) * Self.rowHeight
  }

  /// - Parameter pill: mark of a screen that uses the framework that few others use.
  /// - Parameter waysIn: ways that may have to be counted beside the title.
  init(of screen: Int, in plan: MapPlan, tabs: [Tab], pill: String?, waysIn: Int) {
    let source = plan.screens[screen]
    title = Self.wrapped(plan.names[screen])
    subtitle = Self.subtitle(of: source)
    self.pill = pill
    rows = Self.rows(of: screen, in: plan, tabs: tabs)
    headerHeight = 12 + Double(title.count) * 18 + (subtitle == nil ? 0 : 14)
    height = headerHeight + (rows.isEmpty ? 0 : Double(rows.count) * Self.rowHeight + 6)
    let extra =
      (pill.map { TextMetrics.width(of: $0, size: 10, bold: true) + 18 } ?? 0)
      + (waysIn > 0 ? 34 : 0)
    var widest = 84.0
    for (index, line) in title.enumerated() {
      let room = index == 0 ? extra : 0
      widest = max(widest, TextMetrics.width(of: line, size: Self.titleSize, bold: true) + room)
    }
    if let subtitle { widest = max(widest, TextMetrics.width(of: subtitle, size: Self.smallSize)) }
    for row in rows {
      let text = max(
        TextMetrics.width(of: row.lineText, size: Self.rowSize),
        TextMetrics.width(of: row.referenceText, size: Self.rowSize))
      widest = max(widest, text + 19)
    }
    width = (widest + 2 * Self.padding).rounded(.up)
  }

  private static func subtitle(of screen: Screen) -> String? {
    let kind = screen.kind.isContainer || screen.kind == .system ? screen.kind.spoken : nil
    guard let location = screen.location, !location.file.isEmpty else { return kind }
    let name = location.file.split(separator: "/").last.map(String.init) ?? location.file
    let rest = (location.line.map { ":\($0)" } ?? "") + (kind.map { " · \($0)" } ?? "")
    let room = widestTitle - TextMetrics.width(of: rest, size: smallSize)
    return TextMetrics.shortened(name.drawn, to: room, size: smallSize) + rest
  }

  /// At most two lines, broken at a blank, a dot or a capital.
  static func wrapped(_ text: String, to widest: Double = widestTitle) -> [String] {
    let clean = text.drawn
    func fits(_ part: String) -> Bool {
      part.utf8.count < 400
        && TextMetrics.width(of: part, size: titleSize, bold: true) <= widest
    }
    if fits(clean) { return [clean] }
    let letters = Array(clean.prefix(120))
    var best: Int?
    for index in letters.indices.dropFirst() {
      let before = letters[index - 1]
      let isBreak =
        before == " " || before == "." || (before.isLowercase && letters[index].isUppercase)
      if !isBreak { continue }
      if !fits(String(letters[..<index])) { break }
      best = index
    }
    guard let best else {
      return [TextMetrics.shortened(clean, to: widest, size: titleSize, bold: true)]
    }
    let first = String(letters[..<best]).trimmed
    let rest = String(clean.dropFirst(best)).trimmed
    if rest.isEmpty { return [first] }
    return [first, TextMetrics.shortened(rest, to: widest, size: titleSize, bold: true)]
  }

  private static func rows(of screen: Int, in plan: MapPlan, tabs: [Tab]) -> [Row] {
    var result: [(place: Int, row: Row)] = []
    var taken: Set<Int> = []
    for index in plan.waysOut[screen] {
      let way = plan.ways[index]
      if let place = way.tab?.place { taken.insert(place) }
      result.append((way.tab?.place ?? .max, row(for: index, in: plan)))
    }
    for (place, tab) in tabs.enumerated() where !taken.contains(place) {
      let name = plan.index[tab.to].map { plan.names[$0] } ?? tab.to.rawValue
      let text = short(tab.label ?? name)
      let row = Row(way: nil, lineText: text, referenceText: text)
      let before = result.firstIndex { $0.place > place } ?? result.count
      result.insert((place, row), at: before)
    }
    return result.map(\.row)
  }

  private static func short(_ text: String, to width: Double = widestRow) -> String {
    let clean = text.utf8.count > 4000 ? String(text.prefix(1000)) : text
    return TextMetrics.shortened(clean.drawn.trimmed, to: width, size: rowSize)
  }

  private static func row(for index: Int, in plan: MapPlan) -> Row {
    let way = plan.ways[index]
    let label = way.tab?.label ?? way.transition.trigger
    let name = label.flatMap { ScreenNames.isBlank($0) ? nil : $0 }
    let count = way.count > 1 ? " ×\(way.count)" : ""
    guard let to = way.to else {
      let target = ScreenNames.reserved(way.transition.to)
      let text = name.map { $0 == target ? $0 : "\($0): \(target)" } ?? target
      return Row(way: index, lineText: short(text) + count, referenceText: short(text) + count)
    }
    let target = plan.names[to]
    if to == way.from {
      let text = "↻ " + short(name ?? target, to: widestRow - 18) + count
      return Row(way: index, lineText: text, referenceText: text)
    }
    let line = short(name ?? target) + count
    guard let name, name != target else {
      return Row(
        way: index, lineText: line,
        referenceText: "↗ " + short(target, to: widestRow - 18) + count)
    }
    let start = short(name, to: widestRow * 0.5)
    let room = widestRow - 24 - TextMetrics.width(of: start, size: rowSize)
    let reference = "\(start) ↗ \(short(target, to: room))\(count)"
    return Row(way: index, lineText: line, referenceText: reference)
  }
}

extension String {
  /// The text on one line, without characters that reorder it. Done before it is measured; what
  /// XML needs is escaped when it is written.
  var drawn: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x2028, 0x2029: result.append(" ")
      case 0..<0x20, 0x7F...0x9F: result.append("\u{FFFD}")
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Without blanks at both ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
