/// Completion scripts, written from the table.
package struct Completions {
  package static let shells = ["bash", "zsh", "fish"]

  let table: CommandTable

  package init(_ table: CommandTable) { self.table = table }

  /// - Parameter shell: one of ``shells``.
  package func script(for shell: String) -> String {
    switch shell {
    case "zsh": zsh
    case "fish": fish
    default: bash
    }
  }

  var names: [String] { table.commands.map(\.name) }

  /// Words that complete the first argument of a command; empty where files do.
  func operands(of command: CommandSpec) -> [String] {
    command.name == "help" ? names : command.operandChoices
  }

  // MARK: zsh

  private var zsh: String {
    var text = """
      #compdef navviz
      # zsh completion for navviz; written by 'navviz completions zsh'
      _navviz() {
        local -a commands
        commands=(

      """
    for command in table.commands {
      text += "    '\(command.name):\(quoted(command.summary))'\n"
    }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$command" in

      """
    for command in table.commands { text += zsh(command) }
    return text + """
        esac
      }
      compdef _navviz navviz

      """
  }

  private func zsh(_ command: CommandSpec) -> String {
    var text = "    \(command.name))\n      _arguments -s \\\n"
    for flag in command.flags {
      for spelling in flag.spellings {
        let isNegation = flag.isNegatable && spelling.hasPrefix("--no-")
        let isValue = flag.takesValue && !isNegation
        let sign = isValue && spelling.hasPrefix("--") ? "=" : isValue ? "+" : ""
        let star = flag.isRepeatable ? "*" : ""
        let help = quoted(isNegation ? flag.negation ?? "" : flag.help)
          .replacing("[", with: "\\[").replacing("]", with: "\\]")
        let action = isValue ? ":\(flag.placeholder ?? ""):\(zshAction(flag))" : ""
        text += "        '\(star)\(spelling)\(sign)[\(help)]\(action)' \\\n"
      }
    }
    let words = operands(of: command)
    let action = words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))"
    return text + "        '*:argument:\(action)'\n      ;;\n"
  }

  private func zshAction(_ flag: Flag) -> String {
    switch flag.value {
    case .file: "_files"
    case .folder: "_files -/"
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , kind \(words.joined(separator: " "))"
    default: ""
    }
  }

  // MARK: fish

  private var fish: String {
    var text = "# fish completion for navviz; written by 'navviz completions fish'\n"
    for command in table.commands {
      text += "complete -c navviz -n __fish_use_subcommand -f -a \(command.name)"
      text += " -d '\(quoted(command.summary))'\n"
    }
    for command in table.commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      let words = operands(of: command)
      if !words.isEmpty {
        text += "complete -c navviz \(condition) -f -a '\(words.joined(separator: " "))'\n"
      }
      for flag in command.flags {
        text += "complete -c navviz \(condition)" + fish(flag)
        if let negation = flag.negation {
          text += "complete -c navviz \(condition) -l no-\(flag.name) -d '\(quoted(negation))'\n"
        }
      }
    }
    return text
  }

  private func fish(_ flag: Flag) -> String {
    var text = " -l \(flag.name)"
    if let short = flag.short { text += " -s \(short)" }
    switch flag.value {
    case _ where !flag.takesValue: break
    case .file: text += " -r -F"
    case .folder: text += " -x -a '(__fish_complete_directories)'"
    case .choice(let words), .list(let words): text += " -x -a '\(words.joined(separator: " "))'"
    default: text += " -x"
    }
    return text + " -d '\(quoted(flag.help))'\n"
  }

  /// Safe inside single quotes of every shell.
  private func quoted(_ text: String) -> String { text.replacing("'", with: "’") }
}
