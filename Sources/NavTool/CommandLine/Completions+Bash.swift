extension Completions {
  /// For bash 3.2 and later: macOS has no newer one.
  var bash: String {
    var text = #"""
      # bash completion for navviz; written by 'navviz completions bash'
      # The answers are read line by line, since names of files may hold blanks and stars.
      _navviz_reply() {
        local answer
        while IFS= read -r answer; do COMPREPLY+=("$attached$answer"); done
      }
      _navviz_words() { _navviz_reply < <(compgen -W "$1" -- "$current"); }
      _navviz_list() {
        case "$current" in *,*) attached="$attached${current%,*},"; current="${current##*,}" ;; esac
        _navviz_words "$1"
      }
      _navviz_paths() {
        current="${current#[\"\']}"
        current="${current//\\/}"
        _navviz_reply < <(compgen "$1" -- "$current")
      }
      _navviz() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" attached=""
        COMPREPLY=()
        # --flag=value is three words where = divides them, as it does by default.
        if [ "$current" = "=" ]; then
          current=""
        elif [ "$previous" = "=" ] && [ "$COMP_CWORD" -gt 2 ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        else
          case "$current" in
            --*=*) previous="${current%%=*}"; attached="$previous="; current="${current#*=}" ;;
          esac
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
      """#
    text += "\n    _navviz_words \"\(names.joined(separator: " ")) --version --help\"\n"
    text += """
          return
        fi
        case "$command" in

      """
    for command in table.commands { text += bash(command) }
    return text + """
        esac
      }
      complete -o filenames -F _navviz navviz

      """
  }

  private func bash(_ command: CommandSpec) -> String {
    func words(_ words: [String]) -> String {
      "_navviz_words \"\(words.joined(separator: " "))\""
    }
    var text = "    \(command.name))\n      case \"$previous\" in\n"
    for flag in command.flags where flag.takesValue {
      let patterns = flag.spellings.filter { !$0.hasPrefix("--no-") }.joined(separator: "|")
      let answer =
        switch flag.value {
        case .file: "_navviz_paths -f"
        case .folder: "_navviz_paths -d"
        case .choice(let choices): words(choices)
        case .list(let choices): "_navviz_list \"\(choices.joined(separator: " "))\""
        default: ":"
        }
      text += "        \(patterns)) \(answer); return ;;\n"
    }
    let operands = operands(of: command)
    text += """
            esac
            case "$current" in
              -*) \(words(command.flags.flatMap(\.spellings))) ;;
              *) \(operands.isEmpty ? "_navviz_paths -f" : words(operands)) ;;
            esac ;;

      """
    return text
  }
}
