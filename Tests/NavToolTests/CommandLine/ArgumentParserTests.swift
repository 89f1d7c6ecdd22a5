import NavTool
import Testing

@Suite struct ArgumentParserTests {
  private func parse(_ arguments: String...) throws -> ParsedCommand {
    let request = try ArgumentParser(CommandTable(.builtIn)).parse(arguments)
    guard case .run(let command) = request else {
      throw UsageError("not a command but \(request)")
    }
    return command
  }

  private func message(_ arguments: String...) -> String {
    do {
      return "\(try ArgumentParser(CommandTable(.builtIn)).parse(arguments))"
    } catch {
      return error.description
    }
  }

  @Test func valuesMayStandApartOrAttached() throws {
    for arguments in [
      ["--format", "svg"], ["--format=svg"], ["-f", "svg"], ["-fsvg"], ["-f=svg"],
    ] {
      let request = try ArgumentParser(CommandTable(.builtIn)).parse(["map"] + arguments)
      guard case .run(let command) = request else { throw UsageError("no command") }
      #expect(command.value("format") == "svg", "\(arguments)")
    }
  }

  @Test func shortFlagsMayBeBundled() throws {
    let command = try parse("map", "-qvfdot", "App")
    #expect(command.isOn("quiet"))
    #expect(command.isOn("verbose"))
    #expect(command.value("format") == "dot")
    #expect(command.operands == ["App"])
  }

  @Test(arguments: [
    ["--version", "extra"], ["--version", "map"], ["--help", "map", "extra"],
    ["-h", "map", "tree"], ["plugins", "extra"], ["schema", "extra"], ["schema", "graph", "extra"],
    ["help", "map", "extra"], ["completions", "zsh", "extra"],
  ])
  func oneArgumentTooManyIsWrongUsage(arguments: [String]) {
    #expect(throws: UsageError.self) {
      try ArgumentParser(CommandTable(.builtIn)).parse(arguments)
    }
  }

  @Test func versionWasNoFlagOfCommands() throws {
    for arguments in [["map", "--version"], ["tree", "-q", "--version"], ["--version"]] {
      #expect(try ArgumentParser(CommandTable(.builtIn)).parse(arguments) == .version)
    }
    #expect(try parse("map", "--", "--version").operands == ["--version"])
  }

  @Test func flagsAndOperandsMix() throws {
    let command = try parse("map", "A", "--focus", "X", "B", "-", "--", "--focus", "-q")
    #expect(command.operands == ["A", "B", "-", "--focus", "-q"])
    #expect(command.values("focus") == ["X"])
  }

  @Test func repeatedFlagsAddUpAndOthersTakeTheLast() throws {
    let command = try parse("map", "--focus=A", "--focus", "B", "-f", "svg", "-f", "dot")
    #expect(command.values("focus") == ["A", "B"])
    #expect(command.value("format") == "dot")
  }

  @Test func listsSplitAtCommas() throws {
    #expect(
      try parse("map", "--kinds", "push, sheet,", "--kinds=tab").list("kinds")
        == ["push", "sheet", "tab"])
  }

  @Test func negationUndoesAndMayBeUndone() throws {
    #expect(try parse("map").toggle("legend") == nil)
    #expect(try parse("map", "--no-legend").toggle("legend") == false)
    #expect(try parse("map", "--no-legend", "--legend").toggle("legend") == true)
    #expect(try parse("map", "--cache", "c", "--no-cache").isNegated("cache"))
    #expect(try parse("map", "--no-cache", "--cache=c").value("cache") == "c")
    #expect(try parse("map", "--no-index").isOn("no-index"))
  }

  @Test func onlyATitleMayBeEmpty() throws {
    for name in ["map", "tree"] {
      #expect(try parse(name, "--title=").value("title") == "")
      #expect(try parse(name, "--title", "").value("title") == "")
    }
    let table = CommandTable(.builtIn)
    #expect(Set(table.commands.flatMap(\.flags).filter(\.mayBeEmpty).map(\.name)) == ["title"])
  }

  /// They were passed over, taken for a screen or told in several ways.
  @Test func emptyValuesOfOtherFlagsWereTaken() {
    for command in CommandTable(.builtIn).commands {
      for flag in command.flags where flag.takesValue && !flag.mayBeEmpty {
        let wanted = "--\(flag.name) needs a value that is not empty (\(flag.placeholder ?? ""))"
        for text in [
          message(command.name, "--\(flag.name)", ""), message(command.name, "--\(flag.name)="),
        ] {
          #expect(text.contains(wanted), "\(command.name)")
        }
      }
    }
    #expect(message("map", "--kinds", ",").contains("not empty (LIST), not ','"))
    #expect(message("map", "--hide", " , ").contains("not empty (LIST)"))
    #expect(message("map", "--focus", " ").contains("not empty (SCREEN), not ' '"))
    #expect(message("map", "-o", "").contains("-o needs a value that is not empty (FILE)"))
  }

  @Test func mistakesSuggestTheNearest() {
    #expect(message("mpa").contains("Did you mean 'map'?"))
    #expect(message("diff", "a", "b").contains("there is no command 'diff'"))
    #expect(message("map", "--foramt", "svg").contains("Did you mean '--format'?"))
    #expect(message("map", "--no-legnd").contains("Did you mean '--no-legend'?"))
    #expect(message("map", "-focus", "X").contains("-f knows"))
    #expect(message("map", "-f", "svgg").contains("Did you mean 'svg'?"))
    #expect(message("map", "-Z").contains("there is no flag '-Z'"))
    // The terminal gets no control characters.
    #expect(message("map", "--\u{1B}[31mX").contains("there is no flag '--\u{FFFD}[31mX'"))
    #expect(message("schema", "grph").contains("Did you mean 'graph'?"))
    #expect(message("--versio").contains("Did you mean '--version'?"))
    #expect(message("--focus", "X", "map").contains("needs a command before it"))
  }

  @Test func badValuesAreNamed() {
    #expect(message("map", "--width", "wide").contains("a whole number from 20, not 'wide'"))
    #expect(message("map", "--jobs", "0").contains("from 1 to 1024"))
    #expect(message("map", "--layout-timeout", "-1").contains("looks like a flag"))
    #expect(message("map", "--layout-timeout=nan").contains("number of seconds"))
    #expect(message("map", "--format").contains("--format needs a value (NAME)"))
    #expect(message("map", "--title", "--x").contains("write --title=--x"))
    #expect(message("map", "--ascii=yes").contains("takes no value"))
    #expect(message("map", "--no-cache=x").contains("takes no value"))
    #expect(message("tree", "a", "b").contains("'b' is one argument too many"))
    #expect(message("completions").contains("needs an argument: bash|zsh|fish"))
  }

  @Test func helpAndVersionWinOverTheRest() throws {
    let parser = ArgumentParser(CommandTable(.builtIn))
    #expect(try parser.parse(["--version"]) == .version)
    #expect(try parser.parse(["-h"]) == .help(command: nil))
    #expect(try parser.parse(["--help", "map"]) == .help(command: "map"))
    #expect(try parser.parse(["map", "X", "--help", "--nonsense"]) == .help(command: "map"))
    #expect(message().contains("which command?"))
  }

  @Test func everyFlagIsDeclaredOnce() {
    for command in CommandTable(.builtIn).commands {
      let spellings = command.flags.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(command.name)")
    }
  }
}
