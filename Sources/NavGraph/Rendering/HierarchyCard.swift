/// The card of one controller: what it says and how large it is.
struct HierarchyCard {
  static let padding = 12.0
  /// Room for the dot before the name.
  static let dot = 15.0
  /// Class names stay whole up to that width.
  private static let widestName = 320.0
  private static let widestDetail = 210.0

  let name: [String]
  let pill: String?
  let details: [String]
  let width: Double
  let height: Double

  init(_ node: ControllerNode, _ label: HierarchyLabel) {
    name = SVGCard.wrapped(label.name(of: node), to: Self.widestName)
    pill = node.isSelected ? "selected" : nil
    let title = label.title(of: node).map { ["“\($0)”"] } ?? []
    let top = label.isAboveOthers(node) ? ["top"] : []
    let words = title + label.relation(of: node) + top + label.kind(of: node)
    details = Self.lines(words + label.facts(about: node))
    var widest = 60.0
    for (index, line) in name.enumerated() {
      let room = index == 0 ? pill.map { Self.width(ofPill: $0) + 8 } ?? 0 : 0
      let text = TextMetrics.width(of: line, size: SVGCard.titleSize, bold: true)
      widest = max(widest, Self.dot + text + room)
    }
    for line in details {
      widest = max(widest, TextMetrics.width(of: line, size: SVGCard.smallSize))
    }
    width = (widest + 2 * Self.padding).rounded(.up)
    height = 14 + Double(name.count) * 18 + Double(details.count) * 14
  }

  static func width(ofPill pill: String) -> Double {
    TextMetrics.width(of: pill, size: 10, bold: true) + 10
  }

  /// Words with dots between them, in as many lines as they need.
  private static func lines(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      let clean = TextMetrics.shortened(word.drawn, to: widestDetail, size: SVGCard.smallSize)
      let longer = (lines.last.map { "\($0) · " } ?? "") + clean
      let fits = TextMetrics.width(of: longer, size: SVGCard.smallSize) <= widestDetail
      if fits, !lines.isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(clean)
      }
    }
    return lines
  }
}
