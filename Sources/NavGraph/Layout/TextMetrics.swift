/// Widths of text before any font is known.
///
/// One table serves the Helvetica, Arial, Liberation Sans, Nimbus Sans and Arimo family; air on top
/// covers the wider fonts that a reader's machine may use instead.
public enum TextMetrics {
  /// Width of one line of text, in the unit of `size`, air included.
  ///
  /// - Parameter size: font size in points.
  /// - Complexity: O(length).
  public static func width(of text: String, size: Double, bold: Bool = false) -> Double {
    var units = 0.0
    for scalar in text.unicodeScalars { units += advance(of: scalar, bold: bold) }
    return units / 1000 * size * (bold ? 1.25 : 1.2)
  }

  /// The text, its middle replaced by `…` when it is wider than `limit`.
  ///
  /// Whole characters are dropped, so that no emoji or accent is cut in two.
  ///
  /// - Complexity: O(length).
  public static func shortened(
    _ text: String, to limit: Double, size: Double, bold: Bool = false
  ) -> String {
    if text.utf8.count < 400, width(of: text, size: size, bold: bold) <= limit { return text }
    let room = limit - width(of: "…", size: size, bold: bold)
    let half = max(0, room / 2)
    var (head, tail) = (0.0, 0.0)
    var start: [Character] = []
    for character in text {
      let step = width(of: String(character), size: size, bold: bold)
      if head + step > half || start.count > 400 { break }
      head += step
      start.append(character)
    }
    var end: [Character] = []
    for character in text.reversed() {
      let step = width(of: String(character), size: size, bold: bold)
      if tail + step > room - head || end.count > 400 { break }
      tail += step
      end.append(character)
    }
    while start.last == " " { start.removeLast() }
    while end.last == " " { end.removeLast() }
    return String(start) + "…" + String(end.reversed())
  }

  private static func advance(of scalar: Unicode.Scalar, bold isBold: Bool) -> Double {
    let code = scalar.value
    let known: Widths? =
      switch code {
      case 0x20...0x7E: latin[Int(code) - 0x20]
      case 0xA0...0xFF: latin[Int(code) - 0xA0 + 0x5F]
      default: others[code]
      }
    if let known { return Double(isBold ? known.bold : known.regular) }
    if code < 0x180, code >= 0x20 { return 600 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return isWide(code) ? 1000 : 760
  }

  /// Scripts whose characters fill the square, and pictures.
  private static func isWide(_ code: UInt32) -> Bool {
    switch code {
    case 0x1100...0x115F, 0x2190...0x27BF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0xFFFD,
      0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
