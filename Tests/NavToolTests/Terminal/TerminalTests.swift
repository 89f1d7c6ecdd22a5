import NavGraph
import NavTool
import Testing

/// A world in memory.
struct FakeWorld {
  final class Written {
    var output = ""
    var errors = ""
  }

  let written = Written()
  var variables: [String: String] = [:]
  var isTerminal = false
  var columns: Int?
  var input = ""

  var environment: ToolEnvironment {
    ToolEnvironment(
      variable: { [variables] in variables[$0] }, readInput: { [input] in Array(input.utf8) },
      write: { [written] bytes, stream in
        let text = String(decoding: bytes, as: UTF8.self)
        if stream == .output { written.output += text } else { written.errors += text }
      },
      isTerminal: { [isTerminal] _ in isTerminal }, inputIsTerminal: { [isTerminal] in isTerminal },
      columns: { [columns] _ in columns }, workingFolder: "/")
  }
}

@Suite struct TextStyleTests {
  private func style(
    _ arguments: String..., toFile: Bool = false, world: (inout FakeWorld) -> Void
  ) throws -> TextStyle {
    var fake = FakeWorld()
    world(&fake)
    guard case .run(let command) = try ArgumentParser(CommandTable(.builtIn)).parse(arguments)
    else { throw UsageError("no command") }
    return TextStyle(command, fake.environment, for: .output, toFile: toFile)
  }

  @Test func pipesArePlainUnicodeWithoutALimit() throws {
    let style = try style("map") { $0.variables = ["LC_ALL": "C"] }
    #expect(!style.color && !style.ascii && style.width == nil)
  }

  @Test func terminalsHaveColourAndAWidth() throws {
    let style = try style("map") {
      $0.isTerminal = true
      $0.columns = 90
      $0.variables = ["LANG": "en_US.UTF-8"]
    }
    #expect(style.color && !style.ascii && style.width == 90)
  }

  @Test func terminalsFollowTheLocaleAndNoColor() throws {
    let style = try style("map") {
      $0.isTerminal = true
      $0.variables = ["LC_ALL": "C", "LANG": "en_US.UTF-8", "NO_COLOR": "1"]
    }
    #expect(!style.color && style.ascii)
  }

  @Test func flagsWin() throws {
    let style = try style("map", "--color", "always", "--ascii", "--width", "50") {
      $0.variables = ["NO_COLOR": "1"]
    }
    #expect(style.color && style.ascii && style.width == 50)
  }

  @Test func helpIsPlainOnPlainTerminals() {
    var world = FakeWorld()
    world.isTerminal = true
    world.variables = ["LC_ALL": "C"]
    #expect(NavTool.run(["help", "map"], world.environment) == 0)
    #expect(world.written.output.contains("[INPUT...]"))
    #expect(world.written.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func filesAreNoTerminal() throws {
    let style = try style("map", toFile: true) { $0.isTerminal = true }
    #expect(!style.color && !style.ascii)
  }
}

@Suite struct DiagnosticReportTests {
  private let diagnostics = [
    Diagnostic(.note, id: "n", "a note"),
    Diagnostic(.warning, id: "w", "\u{1B}[31mhostile", at: InputLocation(file: "b", line: 2)),
    Diagnostic(.error, id: "e", "bad", at: InputLocation(file: "a", line: 1, column: 3)),
  ]

  @Test func linesAreSortedAndCounted() {
    #expect(
      DiagnosticReport(.warnings, color: false).text(diagnostics) == """
        a:1:3: error: bad [e]
        b:2: warning: \u{FFFD}[31mhostile [w]
        1 error, 1 warning, 1 note (-v shows notes)

        """)
  }

  @Test func levelsDecide() {
    #expect(
      DiagnosticReport(.errors, color: false).text(diagnostics).contains("warning: ") == false)
    #expect(DiagnosticReport(.everything, color: false).text(diagnostics).hasPrefix("note: a note"))
    #expect(DiagnosticReport(.errors, color: false).text([diagnostics[0]]) == "")
  }

  @Test func coloursMarkTheSeverity() {
    let text = DiagnosticReport(.errors, color: true).text([diagnostics[2]])
    #expect(text.hasPrefix("\u{1B}[1ma:1:3: \u{1B}[31merror: \u{1B}[0mbad"))
  }
}
