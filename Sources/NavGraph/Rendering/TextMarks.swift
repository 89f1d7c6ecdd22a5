/// The signs of the text map, in Unicode and in ASCII.
struct TextMarks {
  let ascii: Bool

  /// Colours of a terminal, as codes of the `m` sequence.
  enum Color: String {
    case bold = "1"
    case dim = "2"
    case blue = "34"
    case magenta = "35"
    case cyan = "36"
    case
      yellow = "33"
    case red = "31"
    case inverse = "7"
  }

  func mark(_ kind: TransitionKind) -> String {
    let pair = Self.kinds[kind] ?? Self.custom
    return ascii ? pair.ascii : pair.unicode
  }

  func color(_ kind: TransitionKind) -> Color { (Self.kinds[kind] ?? Self.custom).color }

  private typealias Sign = (unicode: String, ascii: String, color: Color)
  private static let custom: Sign = ("⇢", "..>", .blue)
  private static let kinds: [TransitionKind: Sign] = [
    .push: ("→", "->", .blue),
    .sheet: ("▢", "[]", .magenta),
    .fullScreenCover: ("■", "[#]", .magenta),
    .popover: ("◇", "<>", .magenta),
    .tab: ("◉", "o", .yellow),
    .detail: ("▷", "|>", .blue),
    .replace: ("⇄", "=>", .cyan),
    .root: ("•", "*", .cyan),
    .window: ("❐", "[w]", .cyan),
    .embed: ("⊂", "+", .cyan),
    .overlay: ("▣", "[+]", .magenta),
    .alert: ("!", "!", .red),
    .confirmationDialog: ("?", "?", .red),
    .link: ("↗", "~>", .blue),
    .back: ("←", "<-", .dim),
    .dismiss: ("✕", "x", .dim),
    .unwind: ("↶", "<<", .dim),
  ]

  var branch: String { ascii ? "|- " : "├─ " }
  var lastBranch: String { ascii ? "`- " : "└─ " }
  var rail: String { ascii ? "|  " : "│  " }
  let gap = "   "
  var ellipsis: String { ascii ? "..." : "…" }
  var dot: String { ascii ? " - " : " · " }
  var above: String { ascii ? "(see above)" : "↑ see above" }
  var below: String { ascii ? "(see below)" : "↓ see below" }
  var itself: String { ascii ? "(itself)" : "↻ itself" }
  var highlight: String { ascii ? "<==" : "◀" }

  func times(_ count: Int) -> String { (ascii ? "x" : "×") + "\(count)" }
  func quoted(_ text: String) -> String { ascii ? "\"\(text)\"" : "“\(text)”" }
}

/// A line made of parts with colours, so that its width is known before they are applied.
struct TextLine {
  private var parts: [(text: String, color: TextMarks.Color?)] = []
  /// Kept whole when the line is cut.
  private var tail: (text: String, color: TextMarks.Color?)?

  mutating func add(_ text: String, _ color: TextMarks.Color? = nil) {
    parts.append((text, color))
  }

  mutating func end(with text: String, _ color: TextMarks.Color? = nil) { tail = (text, color) }

  /// The line without a newline.
  func text(color: Bool, width: Int?, ellipsis: String) -> String {
    var parts = parts
    let tailWidth = tail.map { $0.text.displayWidth + 2 } ?? 0
    if let width {
      parts = Self.cut(parts, to: max(width - tailWidth, 1), ellipsis: ellipsis)
    }
    if let tail { parts.append(("  " + tail.text, tail.color)) }
    return parts.map { text, code in
      guard color, let code else { return text }
      return "\u{1B}[\(code.rawValue)m\(text)\u{1B}[0m"
    }.joined()
  }

  private static func cut(
    _ parts: [(text: String, color: TextMarks.Color?)], to width: Int, ellipsis: String
  ) -> [(text: String, color: TextMarks.Color?)] {
    let total = parts.reduce(0) { $0 + $1.text.displayWidth }
    if total <= width { return parts }
    var room = width - ellipsis.displayWidth
    var kept: [(text: String, color: TextMarks.Color?)] = []
    for part in parts {
      let need = part.text.displayWidth
      if need <= room {
        kept.append(part)
        room -= need
        continue
      }
      kept.append((part.text.truncated(toWidth: room, mark: "") + ellipsis, part.color))
      break
    }
    return kept
  }
}
