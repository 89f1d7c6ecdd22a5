/// What a label has to survive, without control or bidirectional characters. Labels come from other people's files: they stay raw until a
/// renderer writes them, and are escaped once, here.
public enum EscapeContext: Sendable {
  /// Text and attribute values of XML and HTML.
  case xml
  /// The inside of a quoted DOT string, drawn literally.
  case dot
  /// A line of a terminal.
  case terminal
}

extension String {
  /// The text made safe for one context.
  ///
  /// - Complexity: O(length).
  public func escaped(for context: EscapeContext) -> String {
    if utf8.allSatisfy(Self.isHarmless) { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch context {
      case .xml: scalar.appendXML(to: &result)
      case .dot: scalar.appendDOT(to: &result)
      case .terminal: scalar.appendTerminal(to: &result)
      }
    }
    return result
  }

  /// Whether another text can not be written the same way in DOT: nothing in it is replaced.
  var isKeptInDOT: Bool { !isEmpty && !unicodeScalars.contains(where: \.isReplacedInDOT) }

  /// Whether a byte stands for itself in every context: most names have no other.
  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      false
    default: byte >= 0x20 && byte < 0x7F
    }
  }
}

extension Unicode.Scalar {
  private var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Characters that reorder or hide what follows them on the line: with them a name can look like
  /// another. Letters that are written from right to left are none of them.
  var isBidirectional: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }

  fileprivate var isReplacedInDOT: Bool { isControl || isBidirectional || isNoncharacter }

  fileprivate func appendXML(to text: inout String) {
    switch self {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    case "\n", "\t", "\r": text += " "
    case _ where isControl || isBidirectional || isNoncharacter: text += "\u{FFFD}"
    default: text.unicodeScalars.append(self)
    }
  }

  fileprivate func appendDOT(to text: inout String) {
    switch self {
    case "\\": text += "\\\\"
    case "\"": text += "\\\""
    case "\n", "\t", "\r": text += " "
    case "&": text += "&amp;"
    case _ where isReplacedInDOT: text += "\u{FFFD}"
    default: text.unicodeScalars.append(self)
    }
  }

  fileprivate func appendTerminal(to text: inout String) {
    switch self {
    case "\n", "\t", "\r": text += " "
    case "\u{2028}", "\u{2029}": text += " "
    case _ where isControl || isBidirectional || isNoncharacter: text += "\u{FFFD}"
    default: text.unicodeScalars.append(self)
    }
  }
}
