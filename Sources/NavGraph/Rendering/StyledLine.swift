/// A line for the terminal, made of pieces with a style, cut to a width.
struct StyledLine {
  enum Style: String {
    case plain = ""
    case dim = "2"
    case strong = "1"
    case visible = "1;32"
    case modal = "35"
  }

  private struct Piece {
    var text: String
    var style: Style
    var isolates: Bool
  }

  private let options: HierarchyRenderOptions
  private var pieces: [Piece] = []

  init(_ options: HierarchyRenderOptions) { self.options = options }

  /// Adds a piece made safe for the terminal.
  ///
  /// - Parameter isName: whether the text comes from the app, so that it may run from right to left.
  mutating func add(_ text: String, _ style: Style, isName: Bool = false) {
    var safe = text.escaped(for: .terminal)
    if options.ascii { safe = safe.spelledInASCII }
    let isolates = isName && !options.ascii && safe.hasRightToLeft
    pieces.append(Piece(text: safe, style: style, isolates: isolates))
  }

  /// The line without its newline.
  func finished() -> String {
    var line = ""
    for piece in fitting() where !piece.text.isEmpty {
      // First strong isolate … pop directional isolate: the name keeps its own direction and
      // leaves the line art alone.
      let text = piece.isolates ? "\u{2068}\(piece.text)\u{2069}" : piece.text
      let code = piece.style.rawValue
      line += options.color && !code.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    return line
  }

  private func fitting() -> [Piece] {
    guard let width = options.width else { return pieces }
    let mark = options.ascii ? "..." : "…"
    let widths = pieces.map { $0.text.displayWidth }
    if widths.reduce(0, +) <= width { return pieces }
    var result: [Piece] = []
    var room = width - mark.displayWidth
    if room < 0 { return [] }
    for (piece, needed) in zip(pieces, widths) {
      if needed > room {
        var cut = piece
        cut.text = piece.text.truncated(toWidth: room, mark: "")
        result.append(cut)
        break
      }
      result.append(piece)
      room -= needed
    }
    result.append(Piece(text: mark, style: .dim, isolates: false))
    return result
  }
}

extension String {
  /// Every scalar beyond ASCII as `\u{…}`.
  var spelledInASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      result +=
        scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return result
  }

  /// Whether a script that runs from right to left is in it.
  var hasRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
