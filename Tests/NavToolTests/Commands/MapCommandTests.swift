import NavGraph
import NavTestSupport
import Testing

@Suite struct MapCommandTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
    try folder.write(GraphJSON.write(.shop), to: "shop.json")
  }

  @Test func textIsTheDefault() throws {
    let outcome = try tool.run("map", "shop.json")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    try expectGolden(outcome.output, "map-shop.txt")
  }

  @Test func jsonComesBackAsItWas() throws {
    let outcome = try tool.run("map", "shop.json", "-f", "json")
    #expect(outcome.output == GraphJSON.write(.shop))
  }

  @Test func theNameOfTheOutputDecidesTheFormat() throws {
    let outcome = try tool.run("map", "shop.json", "-o", "copy.json")
    #expect(outcome == .init(output: "", errors: "", code: 0))
    #expect(folder.text(of: "copy.json") == GraphJSON.write(.shop))
    #expect(folder.names == ["copy.json", "shop.json"])
    let text = try tool.run("map", "shop.json").output
    for name in ["map.txt", "map"] {
      let outcome = try tool.run("map", "shop.json", "-o", name)
      #expect(outcome == .init(output: "", errors: "", code: 0))
      #expect(folder.text(of: name) == text)
    }
    #expect(try tool.shell("$NAVVIZ map shop.json -o /dev/stdout | cat").output == text)
  }

  @Test func unknownEndingsBecameTextInSilence() throws {
    let unknown = try tool.run("map", "shop.json", "-o", "map.xyz")
    #expect(unknown.code == 0)
    #expect(
      unknown.errors == """
        warning: 'map.xyz' ends in no format, so it is text; known are .txt, .svg, .dot, .gv, .json, and \
        -f names the format whatever the ending [output.unknown-ending]
        1 warning

        """)
    #expect(folder.text(of: "map.xyz") == (try tool.run("map", "shop.json").output))
    #expect(try tool.run("map", "shop.json", "-o", "map.xyz", "--strict").code == 1)
    #expect(try tool.run("map", "shop.json", "-o", "map.xyz", "-f", "svg").errors == "")
  }

  @Test func emptyTitlesLeftADotInTheHeading() throws {
    let usual = try tool.run("map", "shop.json")
    #expect(try tool.run("map", "shop.json", "--title", "") == usual)
  }

  @Test func quietKindsAreHiddenUnlessAsked() throws {
    #expect(!(try tool.run("map", "shop.json").output.contains("Empty the cart?")))
    #expect(try tool.run("map", "shop.json", "--hide", "none").output.contains("Empty the cart?"))
    let alerts = try tool.run("map", "shop.json", "--kinds=alert")
    #expect(alerts.output.contains("Empty the cart?"))
    #expect(!alerts.output.contains("FilterSheet"))
  }

  @Test func filtersWorkForEveryFormat() throws {
    let outcome = try tool.run("map", "shop.json", "--focus", "Old*", "-f", "json")
    let graph = GraphJSON.read(Array(outcome.output.utf8), file: "")
    #expect(graph.screens.map(\.id) == ["OldLogin", "OldWelcome"])
  }

  @Test func unknownScreensExitWithTwoAndASuggestion() throws {
    let outcome = try tool.run("map", "shop.json", "--focus", "CartScren", "-o", "out.json")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "navviz: no screen is called 'CartScren'. Did you mean 'CartScreen'?\n")
    #expect(folder.text(of: "out.json") == nil)
  }

  @Test func unknownKindsAreWarnedAbout() throws {
    let outcome = try tool.run("map", "shop.json", "--kinds", "pusch")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("no transition is of kind 'pusch'. Did you mean 'push'?"))
    #expect(try tool.run("map", "shop.json", "--kinds", "pusch", "--strict").code == 1)
    // Where no kind looks like it, nothing was said of what to do.
    let strange = try tool.run("map", "shop.json", "--hide", "x")
    #expect(strange.errors.contains("no transition is of kind 'x'. Kinds here: "))
    // `all` goes with --kinds, and --hide took it in silence.
    let all = try tool.run("map", "shop.json", "--hide", "all")
    #expect(all.errors.contains("no transition is of kind 'all'. Kinds here: "))
  }

  @Test func placesWereSaidTwice() throws {
    try folder.write("{\"format\": \"navviz.hierarchy\", \"roots\": [7]}", to: "a.json")
    try folder.write("hello", to: "b.txt")
    let outcome = try tool.run("map", "a.json", "b.txt", "shop.json")
    #expect(
      outcome.errors.hasPrefix(
        "a.json:1:42: error: a controller must be an object [input.unreadable]\n"
          + "b.txt: error: no view controllers in the input."))
  }

  @Test func pathsInMessagesDidNotLeadAnywhere() throws {
    try folder.write("{\"screens\": [{\"id\": \"A\"}, 7]}", to: "maps/old/bad.json")
    try folder.write("{\"screens\": []}", to: "maps/other.json")
    let outcome = try tool.run("map", "maps/old/bad.json", "-f", "json")
    #expect(outcome.errors.hasPrefix("maps/old/bad.json:1:27: error: "))
    #expect(outcome.output.contains("\"file\": \"bad.json\""))
    let outside = try tool.shell("cd maps/old && $NAVVIZ map ../old/bad.json --base / ")
    #expect(outside.errors.hasPrefix("bad.json:1:27: error: "))
    let above = try tool.shell("mkdir -p x && cd x && $NAVVIZ map ../maps/old/bad.json")
    #expect(above.errors.hasPrefix("../maps/old/bad.json:1:27: error: "))
  }

  /// A map says what was found where it was made; that folder may not be here.
  @Test func recordedPlacesStayAsTheyAre() throws {
    try folder.write(
      """
      {"screens": [{"id": "A"}], "diagnostics": [{"severity": "warning", "id": "x.y",
       "message": "m", "file": "App/A.swift", "line": 3}]}
      """, to: "maps/map.json")
    let outcome = try tool.run("map", "maps/map.json")
    #expect(outcome.errors.hasPrefix("App/A.swift:3: warning: m [x.y]\n"))
  }

  @Test func failedOutputLeavesNothing() throws {
    let outcome = try tool.run("map", "shop.json", "-o", "no/such/map.json")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot write no/such/map.json"))
    #expect(folder.names == ["shop.json"])
  }

  @Test func pixelFormatsSayHowToGetThem() throws {
    let outcome = try tool.run("map", "shop.json", "-o", "map.png")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("'dot -Tpng'"))
  }

  @Test func localeDoesNotMatterForPipes() throws {
    let plain = try tool.run("map", "shop.json")
    let other = try tool.run("map", "shop.json", environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(plain == other)
  }
}
