/// Help pages, written from the table.
package struct HelpText {
  private let table: CommandTable
  private let width: Int

  /// - Parameter width: columns to fill; the text stays between 40 and 100.
  package init(_ table: CommandTable, width: Int) {
    self.table = table
    self.width = min(max(width, 40), 100)
  }

  /// What `navviz help` shows.
  package var overview: String {
    var text = "navviz draws how an iOS app navigates, and prints its live view controllers.\n"
    text += "\nUsage: navviz COMMAND [ARGUMENT…]\n\nCommands\n"
    text += columns(table.commands.map { ($0.name, $0.summary) })
    text += "\nStart here\n"
    text += columns([
      ("navviz map", "the app in this folder, as text"),
      ("navviz map -o map.svg", "the same as a picture"),
      ("navviz tree dump.txt", "what the debugger printed, readable"),
      ("navviz help map", "every flag of map"),
    ])
    return text + "\nnavviz --version prints the version.\n"
  }

  /// What `navviz help NAME` shows.
  package func page(_ command: CommandSpec) -> String {
    var text = wrap("navviz \(command.name): \(command.summary)", indent: 0)
    let flags = command.sections.isEmpty ? "" : " [FLAG…]"
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    text += "\nUsage: navviz \(command.name)\(arguments)\(flags)\n"
    for paragraph in command.details { text += "\n" + wrap(paragraph, indent: 0) }
    let widest = command.sections.flatMap(\.flags).map { head($0).count }.filter { $0 <= 24 }.max()
    for section in command.sections {
      let rows = section.flags.map { (head($0), body($0)) }
      text += "\n\(section.title)\n" + columns(rows, widest: widest)
    }
    if !command.examples.isEmpty { text += "\nExamples\n" }
    for example in command.examples {
      text += "  \(example.line)\n" + wrap(example.meaning, indent: 6)
    }
    return text
  }

  private func head(_ flag: Flag) -> String {
    let short = flag.short.map { "-\($0), " } ?? "    "
    let value = flag.placeholder.map { " \($0)" } ?? ""
    let long = flag.isNegatable && !flag.takesValue ? "--[no-]\(flag.name)" : "--\(flag.name)"
    return "\(short)\(long)\(value)"
  }

  private func body(_ flag: Flag) -> String {
    var text = flag.help
    if flag.name != "kinds", flag.name != "hide", !flag.choices.isEmpty {
      text += ": " + flag.choices.joined(separator: ", ")
    } else if case .list(let words) = flag.value, flag.name == "kinds" {
      text += ": " + words.joined(separator: ", ")
    }
    if let standard = flag.standard { text += " (default: \(standard))" }
    if flag.isNegatable, flag.takesValue { text += "; --no-\(flag.name) for none" }
    if flag.isRepeatable, flag.choices.isEmpty { text += "; may be repeated" }
    return text
  }

  /// Two columns; a long left side gets a line of its own.
  private func columns(
    _ rows: [(left: String, right: String)], widest: Int? = nil
  ) -> String {
    let widest = min(widest ?? rows.map(\.left.count).max() ?? 0, width / 3)
    var text = ""
    for row in rows {
      let lines = wrap(row.right, indent: widest + 4)
      if row.left.count > widest {
        text += "  \(row.left)\n\(lines)"
      } else {
        let padded = row.left + String(repeating: " ", count: widest - row.left.count)
        text += "  \(padded)" + lines.dropFirst(widest + 2)
      }
    }
    return text
  }

  private func wrap(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var (lines, line) = ("", margin)
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > width {
        lines += line + "\n"
        line = margin
      }
      line += line.count > indent ? " \(word)" : word
    }
    return lines + line + "\n"
  }
}
