import NavGraph
import NavTestSupport
import Testing

/// What `navviz map` reads, and what it says where it cannot.
@Suite struct MapInputTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
    try folder.write(GraphJSON.write(.shop), to: "shop.json")
  }

  @Test func standardInputIsRead() throws {
    let outcome = try tool.run("map", "-", "-fjson", input: GraphJSON.write(.shop))
    #expect(outcome.output == GraphJSON.write(.shop))
    let bad = try tool.run("map", "-", input: "{")
    #expect(bad.code == 2)
    #expect(bad.errors.hasPrefix("<stdin>:1:2: error: not valid JSON"))
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
        bad.json:2:38: error: to 'B' is not one of the screens; add the screen or correct the name \
        [json.unknown-screen]
        1 error

        """)
  }

  @Test func screensOfTheOtherInputWereCalledUnknown() throws {
    try folder.write(
      """
      {"transitions": [{"from": "CartScreen", "to": "Other", "kind": "push"}]}
      """, to: "add.json")
    try folder.write("{\"screens\": [{\"id\": \"Other\"}]}", to: "other.json")
    try folder.write(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { CartScreen() } } }
      struct CartScreen: View { var body: some View { Text("A") } }
      """, to: "App/App.swift")
    for inputs in ["shop.json add.json", "add.json shop.json", "App add.json"] {
      let outcome = try tool.shell("$NAVVIZ map \(inputs) other.json")
      #expect(outcome.errors == "")
      #expect(outcome.code == 0)
      let partly = try tool.shell("$NAVVIZ map \(inputs)")
      #expect(partly.code == 1)
      #expect(partly.errors.contains("to 'Other' is not one of the screens"))
      #expect(!partly.errors.contains("from 'CartScreen'"))
    }
    // What a map says of itself when it is written counts no more than what is found now.
    let first = try tool.run("map", "add.json", "-f", "json", "-o", "saved.json")
    #expect(first.code == 2)
    _ = try tool.run("map", "shop.json", "add.json", "-f", "json", "-o", "saved.json")
    let saved = try tool.run("map", "saved.json", "other.json")
    #expect(saved.errors == "")
    #expect(try tool.run("map", "saved.json").code == 1)
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
    let unknown = try tool.run("map", "/dev/null")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("/dev/null: is a device, not a file"))
    try folder.write("", to: "a.xyz")
    #expect(try tool.run("map", "a.xyz").errors.contains("nothing reads this kind of file"))
  }

  @Test func oneBadInputStoppedTheOthers() throws {
    try folder.write("digraph {}", to: "more/a.dot")
    let whole = try tool.run("map", "shop.json")
    for (bad, message) in [
      ("more/a.dot", "more/a.dot: error: nothing reads this kind of file. navviz map reads"),
      ("nowhere", "nowhere: error: No such file or directory. Check the name"),
      ("/dev/null", "/dev/null: error: is a device, not a file"),
    ] {
      let outcome = try tool.run("map", "shop.json", bad)
      #expect(outcome.code == 1)
      #expect(outcome.output == whole.output)
      #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
      #expect(outcome.errors.contains("[input.unusable]\n1 error\n"))
    }
    #expect(try tool.run("map", "more/a.dot", "nowhere").code == 2)
  }

  @Test func aMapOfTheWorkingFolderHadNoName() throws {
    try folder.write(
      "import SwiftUI\nstruct Feed: View { var body: some View { Text(\"\") } }",
      to: "Shop/Feed.swift")
    try folder.write(
      "@main struct ShopApp: App { var body: some Scene { WindowGroup { Feed() } } }",
      to: "Shop/App.swift")
    for spelling in ["Shop", "Shop/", "Shop/.", "./Shop"] {
      #expect(try tool.run("map", spelling).output.hasPrefix("Shop · "), "\(spelling)")
    }
  }

  @Test func aBaseThatIsNoFolderWasPassedOver() throws {
    let missing = try tool.run("map", "shop.json", "--base", "nowhere")
    #expect(missing.code == 2 && missing.output == "")
    #expect(missing.errors.hasPrefix("navviz: --base 'nowhere': No such file or directory. Give"))
    let file = try tool.run("map", "shop.json", "--base", "shop.json")
    #expect(file.code == 2)
    #expect(file.errors.hasPrefix("navviz: --base 'shop.json': is no folder. Give the folder"))
    #expect(try tool.run("map", "shop.json", "--base", ".").code == 0)
  }

  /// What the importer leaves out came back by no flag.
  @Test func launchScreensAndCodeOfNoTargetCanBeIncluded() throws {
    func board(_ name: String, _ more: String) -> String {
      "<document \(more) initialViewController=\"a\"><scenes><scene sceneID=\"s\"><objects>"
        + "<viewController id=\"a\" customClass=\"\(name)\" storyboardIdentifier=\"\(name)\"/>"
        + "</objects></scene></scenes></document>"
    }
    try folder.write(board("StartPage", "launchScreen=\"YES\""), to: "App/Start.storyboard")
    try folder.write(board("MainPage", ""), to: "App/Main.storyboard")
    try folder.write("import UIKit\nclass MainPage: UIViewController {}", to: "App/Main.swift")
    try folder.write(
      """
      import UIKit
      class OldPage: UIViewController {}
      extension MainPage { func old() { show(OldPage(), sender: nil) } }
      """, to: "App/Old.swift")
    try folder.write(
      """
      { objects = {
        m = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        b = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        s = {isa = PBXFileReference; path = Start.storyboard; sourceTree = "<group>"; };
        mb = {isa = PBXBuildFile; fileRef = m; }; bb = {isa = PBXBuildFile; fileRef = b; };
        sb = {isa = PBXBuildFile; fileRef = s; };
        g = {isa = PBXGroup; children = (m, b, s, ); sourceTree = "<group>"; };
        p = {isa = PBXSourcesBuildPhase; files = (mb, bb, sb, ); };
        t = {isa = PBXNativeTarget; buildPhases = (p, ); productType = "app"; };
        r = {isa = PBXProject; mainGroup = g; targets = (t, ); };
      }; rootObject = r; }
      """, to: "App/Shop.xcodeproj/project.pbxproj")
    let usual = try tool.run("map", "App", "-f", "text", "-v")
    #expect(!usual.output.contains("StartPage") && !usual.output.contains("OldPage"))
    #expect(usual.errors.contains("storyboard.skipped") && usual.errors.contains("swift.no-target"))
    let all = try tool.run(
      "map", "App", "-f", "text", "-v", "--include", "Start.storyboard", "--include", "Old.swift")
    #expect(all.output.contains("StartPage") && all.output.contains("OldPage"))
    #expect(!all.errors.contains("storyboard.skipped") && !all.errors.contains("swift.no-target"))
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

  /// Where source could not be read, the advice was to give another folder.
  @Test func sourceThatCouldNotBeReadIsToBeRepaired() throws {
    let deep = String(repeating: "{ ", count: 300) + String(repeating: "}", count: 300)
    try folder.write("func f() { \(deep) }\n", to: "App/Deep.swift")
    let outcome = try tool.run("map", "App")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("App/Deep.swift:1:510: warning: brackets are nested more than"))
    #expect(outcome.errors.contains("Some source could not be read"))
    #expect(!outcome.errors.contains("give the folder"))
  }

  @Test func patternsThatFitNothingAreWarnedAbout() throws {
    try folder.write("", to: "App/A.swift")
    let outcome = try tool.run("map", "App", "shop.json", "--exclude", "Nope/**")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("--exclude 'Nope/**' fits no file"))
    #expect(outcome.errors.contains("[input.unused-pattern]"))
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

  @Test func tablesOfTextsAreReadBesideTheSourceOnly() throws {
    let folder = try TemporaryFolder()
    let tool = try BuiltTool(in: folder.path)
    try folder.write(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationLink("cart_title") { Cart() } } }
      struct Cart: View { var body: some View { Text("Cart") } }
      """, to: "App/Shop.swift")
    try folder.write("\"cart_title\" = \"Cart\";", to: "App/en.lproj/Localizable.strings")
    try folder.write("\"cart_title\" = \"Pod\";", to: "App/Pods/en.lproj/Localizable.strings")
    #expect(try tool.run("map", "App").output.contains("→ Cart  “Cart”"))
    let numbers = try tool.shell("$NAVVIZ map App --stats 2>&1 >/dev/null").output
    #expect(numbers.hasPrefix("files       1 read, 3 lines\n"))
    #expect(try tool.run("map", "App/en.lproj/Localizable.strings").code == 2)
    #expect(try tool.run("map", "App", "--exclude", "*.strings").output.contains("“cart_title”"))
  }
}
