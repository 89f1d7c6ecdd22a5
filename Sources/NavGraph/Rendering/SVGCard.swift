/// The card of one screen: what it says and how large it is, before it has a place.
struct SVGCard {
  struct Row {
    /// Index of the way; `nil` for a tab beside the one that the transition to its screen is.
    var way: Int?
    /// The screen of such a tab, where the map has it.
    var tab: Int?
    /// What the row says when a line leaves from it.
    var line: SVGCardText
    /// What it says when it stands for the transition itself.
    var reference: SVGCardText
  }

  static let padding = 12.0
  static let rowHeight = 18.0
  static let titleSize = 14.0
  static let rowSize = 12.0
  static let smallSize = 11.0
  static let widestTitle = 200.0
  /// Room that a row asks for; a card that is wider for another reason lets it have more.
  private static let widestRow = 216.0
  /// Before the text of a row, for its icon.
  static let rowIndent = 19.0

  var title: [String]
  var subtitle: SVGCardText?
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
    subtitle = .subtitle(of: source, size: Self.smallSize)
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
    if let subtitle { widest = max(widest, min(subtitle.width, Self.widestTitle)) }
    for row in rows {
      let text = max(row.line.width, row.reference.width) + Self.rowIndent
      widest = max(widest, min(text, Self.widestRow))
    }
    width = (widest + 2 * Self.padding).rounded(.up)
  }

  /// Room for text, once the card has its final width.
  var textWidth: Double { width - 2 * Self.padding }

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
}

extension String {
  /// The text on one line; characters that reorder it are replaced, so that they are seen. Done before it is measured; what
  /// XML needs is escaped when it is written.
  var drawn: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x2028, 0x2029: result.append(" ")
      case 0..<0x20, 0x7F...0x9F: result.append("\u{FFFD}")
      default: result.append(scalar.isBidirectional ? "\u{FFFD}" : scalar)
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
