import Foundation
import NavTestSupport
import NavTool
import Testing

@Suite struct HelpTests {
  private let table = CommandTable(.builtIn)

  @Test func overview() throws {
    try expectGolden(HelpText(table, width: 80).overview, "help.txt")
  }

  @Test(arguments: CommandTable(.builtIn).commands.map(\.name))
  func pages(name: String) throws {
    let command = try #require(table.command(name))
    try expectGolden(HelpText(table, width: 80).page(command), "help-\(name).txt")
  }

  @Test(arguments: [40, 60, 80, 100])
  func linesStayWithinTheWidth(width: Int) throws {
    let command = try #require(table.command("map"))
    let text = HelpText(table, width: width).page(command)
    let prose = text.components(separatedBy: "\nExamples\n")[0]
    #expect(prose.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test func everyFlagIsExplained() throws {
    for command in table.commands {
      let text = HelpText(table, width: 80).page(command)
      for flag in command.sections.flatMap(\.flags) {
        #expect(text.contains("\(flag.name)"), "\(command.name) --\(flag.name)")
        #expect(!flag.help.isEmpty && !flag.help.hasSuffix("."))
      }
    }
  }
}

@Suite struct CompletionsTests {
  private let table = CommandTable(.builtIn)

  @Test(arguments: Completions.shells)
  func everyCommandAndFlagIsThere(shell: String) {
    let script = Completions(table).script(for: shell)
    for command in table.commands {
      #expect(script.contains(command.name))
      for flag in command.flags { #expect(script.contains(flag.name), "--\(flag.name)") }
    }
  }

  /// `--no-cache` was said to be "where facts about unchanged files are kept".
  @Test(arguments: ["zsh", "fish"]) func negatedFlagsHadTheOppositesHelp(shell: String) throws {
    let lines = Completions(table).script(for: shell).split(separator: "\n")
    for flag in try #require(table.command("map")).flags {
      guard let negation = flag.negation else { continue }
      let negated = lines.filter {
        $0.contains("-no-\(flag.name)[") || $0.contains("no-\(flag.name) ")
      }
      #expect(!negated.isEmpty)
      #expect(negated.allSatisfy { $0.contains(negation) && !$0.contains(flag.help) })
    }
  }

  /// Shells that are not installed are left out.
  @Test(arguments: Completions.shells)
  func theShellAcceptsItsScript(shell: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Completions(table).script(for: shell), to: "script")
    let outcome = try BuiltTool(in: folder.path)
      .shell("command -v \(shell) >/dev/null || exit 0; \(shell) -n script")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }
}
