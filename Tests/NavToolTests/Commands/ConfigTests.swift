import NavGraph
import NavTestSupport
import Testing

/// `.navviz.json` and `--config`.
@Suite struct ConfigTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
    try folder.write(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Button("Cart") { openScreen(Cart()) } } }
      struct Cart: View { var body: some View { Text("Cart") } }
      """, to: "Repo/Sources/App/Shop.swift")
    try folder.write("", to: "Repo/.git/HEAD")
  }

  private static let good = """
    // What our router does.
    {
      $schema: 'config.schema.json',
      idioms: [
        {call: 'openScreen', target: 0, kind: 'push'}, /* one more */
      ],
    }
    """

  @Test(arguments: ["Repo/.navviz.json", "Repo/Sources/App/.navviz.json"])
  func itIsFoundInTheFolderOrAboveIt(path: String) throws {
    try folder.write(Self.good, to: path)
    let outcome = try tool.run("map", "Repo/Sources/App")
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("→ Cart  “Cart”"))
    #expect(try tool.run("map", "Repo/Sources/App/Shop.swift").output.contains("→ Cart"))
    #expect(try tool.shell("cd Repo/Sources && $NAVVIZ map App").output == outcome.output)
  }

  @Test func notAboveTheRepository() throws {
    try folder.write(Self.good, to: ".navviz.json")
    #expect(try !tool.run("map", "Repo/Sources/App").output.contains("→ Cart"))
    let named = try tool.run("map", "Repo/Sources/App", "--config", ".navviz.json")
    #expect(named.output.contains("→ Cart"))
  }

  @Test func outsideOfARepositoryOnlyInTheFolderItself() throws {
    try folder.write(Self.good, to: ".navviz.json")
    _ = try tool.shell("rm -r Repo/.git")
    #expect(try !tool.run("map", "Repo/Sources/App").output.contains("→ Cart"))
    #expect(try tool.run("map", ".").output.contains("→ Cart"))
    #expect(
      try tool.shell("HOME=\"$PWD\" $NAVVIZ map Repo/Sources/App").output.contains("→ Cart"))
  }

  @Test func faultsHaveTheirPlace() throws {
    try folder.write(
      """
      {
        "idoms": [],
        "output": "map.svg",
        "focus": ["Home"],
        "idioms": [
          {"call": "openScreen", "target": 0, "kind": "psh"},
          {"call": "openScreen", "kind": "push"},
          {"call": "open Screen()", "kind": "back"},
          {"call": "openScreen", "target": -1, "kind": "push"},
          {"call": "openScreen", "target": 0, "to": "Cart", "kind": "push"},
          {"call": 3, "kind": "push", "tigger": 1},
          {"call": "opensScreen", "to": "Crt", "kind": "push"},
          "openScreen",
          {"kind": "push"}
        ]
      }
      """, to: "Repo/.navviz.json")
    let outcome = try tool.run("map", "Repo/Sources/App", "-f", "json")
    #expect(outcome.code == 1)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    let wanted = [
      "2:3: error: there is no key 'idoms'. Did you mean 'idioms'? [config.unknown-key]",
      "3:3: error: 'output' cannot be set by a file of the project",
      "4:3: error: 'focus' is not read from here yet; give --focus on the command line",
      "6:49: error: no transition is of kind 'psh'. Did you mean 'push'? [config.bad-value]",
      "7:5: error: push leads nowhere", "8:14: error: 'open Screen()' is no name of a call",
      "9:38: error: target is the label of an argument, or its number counted from 0, not a",
      "10:5: error: 'target' and 'to' exclude each other", "11:14: error: call is a text, not a",
      "11:33: error: there is no key 'tigger'. Did you mean 'trigger'?",
      "12:14: error: opensScreen is called nowhere in the source that was read.",
      "12:14: error: there is no screen 'Crt'. Did you mean 'Cart'? [config.unknown-screen]",
      "13:5: error: an object is expected, not a text", "14:5: error: an idiom needs 'call' and",
    ]
    for text in wanted {
      #expect(lines.contains { $0.hasPrefix("Repo/.navviz.json:\(text)") }, "\(text)")
    }
    #expect(lines.count == wanted.count + 1, "\(outcome.errors)")
  }

  @Test func brokenFilesAndMissingOnes() throws {
    try folder.write("{\n  idioms: [\n", to: "Repo/.navviz.json")
    let broken = try tool.run("map", "Repo/Sources/App")
    #expect(broken.code == 1)
    #expect(broken.errors.hasPrefix("Repo/.navviz.json:3:1: error: "))
    #expect(broken.errors.contains("[config.syntax]"))
    let missing = try tool.run("map", "Repo/Sources/App", "--config", "none.json")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("--config 'none.json': there is no such file"))
    #expect(try tool.run("map", "Repo/Sources/App", "--config", "Repo").code == 2)
  }

  @Test func theSchemaFits() throws {
    let schema = try JSONReader.read(Array(JSONSchema.config.text.utf8)).value
    let checker = SchemaChecker(schema)
    let good = try JSONReader.read(Array(Self.good.utf8), allowsComments: true).value
    #expect(checker.faults(in: good) == [])
    let bad = try JSONReader.read(Array(#"{"idoms": [], "idioms": [{"call": "a"}]}"#.utf8)).value
    #expect(checker.faults(in: bad) == ["$.idioms[0]: without kind", "$: idoms is not known"])
    let kinds = schema["$defs"]?["idiom"]?["properties"]?["kind"]?["enum"]?.array
    #expect(kinds?.compactMap(\.string) == TransitionKind.known.map(\.rawValue))
  }
}
