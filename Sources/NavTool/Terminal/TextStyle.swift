/// How text for a person looks on a stream.
package struct TextStyle: Equatable {
  package var color: Bool
  package var ascii: Bool
  /// Columns to stay within; `nil` for no limit.
  package var width: Int?

  /// Follows the flags, then `NO_COLOR`, the terminal and the locale. Files and pipes never depend
  /// on the locale.
  package init(
    _ arguments: ParsedCommand, _ environment: ToolEnvironment,
    for stream: ToolEnvironment.Stream, toFile: Bool = false
  ) {
    let isTerminal = !toFile && environment.isTerminal(stream)
    switch arguments.value("color") {
    case "always": color = true
    case "never": color = false
    default:
      color =
        isTerminal && environment.variable("NO_COLOR") == nil
        && environment.variable("TERM") != "dumb"
    }
    ascii = arguments.isOn("ascii") || (isTerminal && !Self.isUTF8(environment))
    width = arguments.integer("width") ?? (isTerminal ? environment.columns(stream) : nil)
  }

  /// By the variables alone: `setlocale` would change how numbers are written.
  private static func isUTF8(_ environment: ToolEnvironment) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment.variable(name) else { continue }
      let lower = value.lowercased()
      return lower.contains("utf-8") || lower.contains("utf8")
    }
    return false
  }
}
