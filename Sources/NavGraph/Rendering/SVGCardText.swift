/// Text of a card that is shortened only as far as the card's width asks for.
struct SVGCardText {
  /// Kept whole, before and after the rest.
  var mark = ""
  var suffix = ""
  /// Shortened in the middle, the longest first.
  var parts: [String]
  /// Between the parts; kept whole.
  var joint = ""
  let size: Double

  /// Texts of a map may be of any length; more is never shown.
  private static let longest = 1000

  /// - Parameter parts: raw; they are put on one line here.
  init(
    mark: String = "", _ parts: [String], joint: String = "", suffix: String = "", size: Double
  ) {
    self.mark = mark
    self.suffix = suffix
    self.joint = joint
    self.size = size
    self.parts = parts.map { part in
      (part.utf8.count > 4 * Self.longest ? String(part.prefix(Self.longest)) : part).drawn.trimmed
    }
  }

  /// How wide the whole text is.
  var width: Double { TextMetrics.width(of: fixed + parts.joined(), size: size) }

  private var fixed: String {
    mark + suffix + String(repeating: joint, count: max(parts.count - 1, 0))
  }

  /// The text, no wider than `room` unless the fixed part alone is.
  func fitted(to room: Double) -> String {
    let widths = parts.map { TextMetrics.width(of: $0, size: size) }
    var left = room - TextMetrics.width(of: fixed, size: size)
    var shares = widths
    // What needs less than its share leaves the rest to the others.
    let order = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
    for (done, part) in order.enumerated() {
      shares[part] = min(widths[part], left / Double(order.count - done))
      left -= shares[part]
    }
    let shown = parts.indices.map { part in
      widths[part] <= shares[part] + 0.01
        ? parts[part] : TextMetrics.shortened(parts[part], to: shares[part], size: size)
    }
    return mark + shown.joined(separator: joint) + suffix
  }
}

extension SVGCardText {
  /// Where a screen is and what it is: `ItemView.swift:12 · stack`. Only the file's own name is
  /// shortened; its ending and the line stay.
  ///
  /// - Returns: `nil` where there is nothing to say.
  static func subtitle(of screen: Screen, size: Double) -> SVGCardText? {
    let isTold = screen.kind.isContainer || screen.kind == .system
    let kind = isTold ? screen.kind.spokenShort : nil
    guard let location = screen.location, !location.file.isEmpty else {
      return kind.map { SVGCardText([$0], size: size) }
    }
    let file = location.file.split(separator: "/").last.map(String.init) ?? location.file
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    // An ending is short; a dot elsewhere is part of the name.
    let ending = file[dot...].utf8.count <= 12 && dot != file.startIndex ? file[dot...] : ""
    let rest = (location.line.map { ":\($0)" } ?? "") + (kind.map { " · \($0)" } ?? "")
    return SVGCardText(
      [String(file.dropLast(ending.count))], suffix: String(ending).drawn + rest, size: size)
  }
}

extension ScreenKind {
  /// The kind in as few words as a card has room for.
  fileprivate var spokenShort: String? { self == .stack ? "stack" : spoken }
}
