import NavGraph
import NavTestSupport
import Testing

@Suite struct StreamTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
    try folder.write(GraphJSON.write(.chain(10_000)), to: "chain.json")
  }

  @Test func closedPipesAreQuiet() throws {
    let outcome = try tool.shell(
      "{ $NAVVIZ map chain.json -f json; echo code $? >&2; } | head -1")
    #expect(outcome.output == "{\n")
    #expect(outcome.errors == "code 0\n")
  }

  @Test func closedOutputIsQuiet() throws {
    let outcome = try tool.shell("$NAVVIZ map chain.json >&-")
    #expect(outcome == .init(output: "", errors: "", code: 0))
  }

  @Test func fullDisksAreReported() throws {
    let outcome = try tool.shell(
      "[ -e /dev/full ] || { echo 'No space'; exit 2; }; $NAVVIZ map chain.json >/dev/full")
    #expect(outcome.code == 2)
    #expect((outcome.errors + outcome.output).contains("No space"))
  }

  @Test func devicesAreWrittenToDirectly() throws {
    let outcome = try tool.shell("$NAVVIZ map chain.json -f json -o /dev/stdout | head -1")
    #expect(outcome.output == "{\n")
    #expect(try tool.run("map", "chain.json", "-f", "text", "-o", "/dev/null").code == 0)
  }
}
