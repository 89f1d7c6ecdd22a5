/// Writes JSON the same way everywhere: UTF-8, two spaces a level, `/` not escaped, one final
/// newline. Our own because `JSONEncoder` differs between platforms.
public enum JSONWriter {
  /// The value as text with one newline at the end.
  ///
  /// - Complexity: O(size of the value).
  public static func write(_ value: JSONValue) -> String {
    var text = ""
    write(value, indent: "\n", into: &text)
    return text + "\n"
  }

  /// The value on one line, without a newline at the end.
  public static func line(_ value: JSONValue) -> String {
    var text = ""
    write(value, indent: nil, into: &text)
    return text
  }

  /// Adds the value to a text that is already indented.
  ///
  /// - Parameter indent: a newline and the blanks before the line that the value begins on.
  package static func append(_ value: JSONValue, indent: String, to text: inout String) {
    write(value, indent: indent, into: &text)
  }

  private static func write(_ value: JSONValue, indent: String?, into text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let spelling): text += spelling
    case .string(let string): quote(string, into: &text)
    case .array(let items):
      list(items, open: "[", close: "]", indent: indent, into: &text) { item, inner, text in
        write(item, indent: inner, into: &text)
      }
    case .object(let members):
      list(members, open: "{", close: "}", indent: indent, into: &text) { member, inner, text in
        quote(member.key, into: &text)
        text += ": "
        write(member.value, indent: inner, into: &text)
      }
    }
  }

  private static func list<Item>(
    _ items: [Item], open: String, close: String, indent: String?, into text: inout String,
    item: (Item, String?, inout String) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + "  " }
    for (index, element) in items.enumerated() {
      if index > 0 { text += inner == nil ? ", " : "," }
      text += inner ?? ""
      item(element, inner, &text)
    }
    if let indent, !items.isEmpty { text += indent }
    text += close
  }

  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.isBidirectional:
        // A terminal takes these as commands, or they make a name look like another.
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
