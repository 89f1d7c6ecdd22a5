/// How many columns text takes in a terminal. Our own table, because `wcwidth` depends on the
/// machine's library and locale.
///
/// Terminals disagree about emoji, so nothing that stands behind one is promised to line up.
extension Character {
  /// 0, 1 or 2 columns: the widest of its scalars.
  package var displayWidth: Int {
    var width = 0
    var isEmoji = false
    for scalar in unicodeScalars {
      // The variation selector asks for the picture instead of the letter.
      if scalar == "\u{FE0F}", isEmoji { return 2 }
      isEmoji = isEmoji || scalar.properties.isEmoji
      width = max(width, scalar.displayWidth)
      if width == 2 { break }
    }
    return width
  }
}

extension String {
  /// Columns that the text takes; it should hold no control characters.
  ///
  /// - Complexity: O(length).
  package var displayWidth: Int {
    // Printable ASCII needs no segmentation.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text itself where it fits, else the longest beginning that fits with the mark behind it.
  /// Characters that people see as one are never cut apart.
  ///
  /// - Parameters:
  ///   - width: columns; 0 and less give an empty text.
  ///   - mark: what stands for the rest.
  package func truncated(toWidth width: Int, mark: String = "…") -> String {
    if displayWidth <= width { return self }
    let room = width - mark.displayWidth
    guard room >= 0 else { return "" }
    var result = ""
    var used = 0
    for character in self {
      used += character.displayWidth
      if used > room { break }
      result.append(character)
    }
    return result + mark
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide || properties.isEmojiPresentation ? 2 : 1
    }
  }

  private var isWide: Bool {
    if value < 0x1100 { return false }
    var (low, high) = (0, wideRanges.count)
    while low < high {
      let middle = (low + high) / 2
      if value > wideRanges[middle].1 { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && value >= wideRanges[low].0
  }
}

/// East Asian Width W and F, joined over code points that are not assigned.
/// Source: https://www.unicode.org/Public/14.0.0/ucd/EastAsianWidth.txt
private let wideRanges: [(UInt32, UInt32)] = [
  (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
  (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F),
  (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5),
  (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
  (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728),
  (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
  (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
  (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4C6), (0xA960, 0xA97C),
  (0xAC00, 0xD7A3), (0xF900, 0xFAD9), (0xFE10, 0xFE19), (0xFE30, 0xFE6B), (0xFF01, 0xFF60),
  (0xFFE0, 0xFFE6), (0x16FE0, 0x1B2FB), (0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF),
  (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F200, 0x1F320), (0x1F32D, 0x1F335),
  (0x1F337, 0x1F37C), (0x1F37E, 0x1F393), (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3),
  (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440),
  (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E), (0x1F550, 0x1F567),
  (0x1F57A, 0x1F57A), (0x1F595, 0x1F596), (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F),
  (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6DF),
  (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC), (0x1F7E0, 0x1F7F0), (0x1F90C, 0x1F93A),
  (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF), (0x1FA70, 0x1FAF6), (0x20000, 0x3FFFD),
]
