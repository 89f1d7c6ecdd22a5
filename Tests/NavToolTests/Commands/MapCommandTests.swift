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

  @Test func standardInputIsRead() throws {
    let outcome = try tool.run("map", "-", "-fjson", input: GraphJSON.write(.shop))
    #expect(outcome.output == GraphJSON.write(.shop))
    let bad = try tool.run("map", "-", input: "{")
    #expect(bad.code == 2)
    #expect(bad.errors.hasPrefix("<stdin>:1:2: error: not valid JSON"))
  }

  @Test func theNameOfTheOutputDecidesTheFormat() throws {
    let outcome = try tool.run("map", "shop.json", "-o", "copy.json")
    #expect(outcome == .init(output: "", errors: "", code: 0))
    #expect(folder.text(of: "copy.json") == GraphJSON.write(.shop))
    #expect(folder.names == ["copy.json", "shop.json"])
    let unknown = try tool.run("map", "shop.json", "-o", "map.xyz")
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("Add -f with one of text, svg, dot, json"))
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
  }

  @Test func severalInputsBecomeOneMap() throws {
    try folder.write(
      "{\"screens\": [{\"id\": \"Extra\"}, {\"id\": \"CartScreen\", \"module\": \"Cart\"}]}",
      to: "more/extra.json")
    let outcome = try tool.run("map", "shop.json", "more/extra.json", "shop.json", "-f", "json")
    let graph = GraphJSON.read(Array(outcome.output.utf8), file: "")
    #expect(graph.screens.count == NavigationGraph.shop.screens.count + 1)
    #expect(graph.screens.first { $0.id == "CartScreen" }?.module == "Cart")
  }

  @Test func inputErrorsGiveTheMapAndExitCodeOne() throws {
    try folder.write(
      """
      {"screens": [{"id": "A"}],
       "transitions": [{"from": "A", "to": "B", "kind": "push"}]}
      """, to: "bad.json")
    let outcome = try tool.run("map", "bad.json")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("B · not declared"))
    #expect(
      outcome.errors == """
        bad.json:2:38: error: to 'B' is not one of the screens [json.unknown-screen]
        1 error

        """)
  }

  @Test func oneBadFileDoesNotStopTheOthers() throws {
    try folder.write([0, 0xFF, 0xFE, 1], to: "binary.json")
    try folder.write("", to: "empty.json")
    try folder.write(
      String(repeating: "{\"screens\":[", count: 10_000), to: "deep.json")
    try folder.write("<<<<<<< HEAD\n{}\n", to: "conflict.json")
    let outcome = try tool.run(
      "map", "binary.json", "empty.json", "deep.json", "conflict.json", "shop.json", "-f", "json")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("CartScreen"))
    for name in ["binary", "empty", "deep", "conflict"] {
      #expect(outcome.errors.contains("\(name).json:1:"), "\(name)")
    }
    #expect(outcome.errors.hasSuffix("4 errors\n"))
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

  @Test func namedPipesHung() throws {
    let outcome = try tool.shell(
      """
      mkfifo App.json && mkdir App && mkfifo App/P.swift && ln -s P.swift App/L.swift || exit 9
      timeout 20 $NAVVIZ map App.json; echo $?
      timeout 20 $NAVVIZ tree App.json; echo $?
      timeout 20 $NAVVIZ map App --stats; echo $?
      """)
    #expect(outcome.output == "2\n2\n2\n")
    #expect(outcome.errors.contains("App.json: is a pipe, not a file. Give it on standard input: "))
    #expect(outcome.errors.contains("skipped     2 pipes and devices"))
  }

  @Test func pipesOfTheShellAreRead() throws {
    let outcome = try tool.shell(
      """
      cat shop.json | $NAVVIZ map /dev/stdin -f json
      cat shop.json | { $NAVVIZ map /dev/fd/3 -f json; } 3<&0 </dev/null
      """)
    #expect(outcome.errors == "")
    #expect(outcome.output == GraphJSON.write(.shop) + GraphJSON.write(.shop))
  }

  @Test func unreadableFilesAreReported() throws {
    try folder.write("{}", to: "locked.json")
    try folder.permit(0o000, on: "locked.json")
    let outcome = try tool.run("map", "locked.json", "shop.json")
    if !outcome.errors.isEmpty {  // root may read everything
      #expect(outcome.errors.hasPrefix("locked.json"))
    }
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("CartScreen"))
  }

  @Test func missingInputsExitWithTwo() throws {
    let outcome = try tool.run("map", "nowhere")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("navviz: nowhere: No such file or directory"))
    let unknown = try tool.run("map", "shop.json", "/dev/null")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("/dev/null: is a device, not a file"))
    try folder.write("", to: "a.xyz")
    #expect(try tool.run("map", "a.xyz").errors.contains("nothing reads this kind of file"))
  }

  @Test func emptyFoldersSayWhatToDo() throws {
    try folder.write("", to: "App/Tests/A.swift")
    let outcome = try tool.run("map", "App")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("nothing to read in 'App' (1 skipped by default"))
    let excluded = try tool.run("map", "App", "--include", "*.swift", "--exclude", "*.swift")
    #expect(excluded.errors.contains("(1 left out by --exclude)"))
    try folder.write("struct NoScreen {}", to: "App/A.swift")
    #expect(try tool.run("map", "App").errors.contains("no screen found in 1 file"))
  }

  @Test func patternsThatFitNothingAreWarnedAbout() throws {
    try folder.write("", to: "App/A.swift")
    let outcome = try tool.run("map", "App", "shop.json", "--exclude", "Nope/**")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("--exclude 'Nope/**' fits no file"))
    #expect(outcome.errors.contains("[input.unused-pattern]"))
  }

  @Test func failedOutputLeavesNothing() throws {
    let outcome = try tool.run("map", "shop.json", "-o", "no/such/map.json")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot write no/such/map.json"))
    #expect(folder.names == ["shop.json"])
  }

  @Test func emptyNamesAreWrongUsage() throws {
    let outcome = try tool.run("map", "")
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("navviz: the name of an input is empty\n"))
  }

  @Test func lockedFoldersAreCalledAsTyped() throws {
    try folder.write("", to: "Locked/A.swift")
    try folder.permit(0o000, on: "Locked")
    defer { try? folder.permit(0o755, on: "Locked") }
    let outcome = try tool.run("map", "Locked")
    #expect(outcome.code == 2)
    if outcome.errors.contains("input.unreadable") {  // root may read everything
      #expect(outcome.errors.hasPrefix("Locked: error: cannot read this folder"))
    }
  }

  @Test func otherTextOnStandardInputIsExplained() throws {
    let outcome = try tool.run("map", "-", input: "import UIKit\n")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Standard input is read as graph JSON"))
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
