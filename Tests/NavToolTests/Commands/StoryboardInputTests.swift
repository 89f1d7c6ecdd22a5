import NavGraph
import NavTestSupport
import Testing

/// Storyboards as inputs of `navviz map`.
@Suite struct StoryboardInputTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
    try folder.write(storyboard("Begin", next: "Next"), to: "App/Begin.storyboard")
    try folder.write(storyboard("Other", next: "Last"), to: "App/Main.storyboard")
  }

  private func storyboard(_ first: String, next: String) -> String {
    func scene(_ name: String, _ content: String) -> String {
      "<scene sceneID=\"s\(name)\"><objects><viewController customClass=\"\(name)Page\" id=\"\(name)\" "
        + "sceneMemberID=\"viewController\">\(content)</viewController></objects></scene>"
    }
    let segue = "<connections><segue kind=\"show\" destination=\"\(next)\" id=\"x\"/></connections>"
    return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
      + "targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"\(first)\"><scenes>"
      + scene(first, segue) + scene(next, "") + "</scenes></document>"
  }

  private func graph(_ arguments: String...) throws -> NavigationGraph {
    let outcome = try tool.shell("$NAVVIZ map \(arguments.joined(separator: " ")) -f json")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    return GraphJSON.read(Array(outcome.output.utf8), file: "")
  }

  @Test func aFolderOfStoryboardsAlone() throws {
    #expect(try graph("App").entry == ["OtherPage"])
    #expect(try graph("App").transitions.map(\.to) == ["NextPage", "LastPage"])
  }

  @Test func oneStoryboard() throws {
    #expect(try graph("App/Begin.storyboard").screens.map(\.id) == ["BeginPage", "NextPage"])
  }

  /// A property list says what the app starts with, but is no input.
  @Test func filesThatSayMoreAreReadAlong() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Begin</string></dict></plist>",
      to: "App/Info.plist")
    #expect(try graph("App").entry == ["BeginPage"])
    let statistics = try tool.shell("$NAVVIZ map App --stats 2>&1 >/dev/null")
    #expect(statistics.output.contains("files       2 read"))
    try folder.write("<plist/>", to: "Empty/Info.plist")
    #expect(try tool.run("map", "Empty").code == 2)
    #expect(try tool.run("map", "App/Info.plist").code == 2)
  }

  @Test func aBrokenStoryboardGivesOneMessage() throws {
    try folder.write("\0encrypted", to: "App/Secret.storyboard")
    let outcome = try tool.run("map", "App")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("App/Secret.storyboard: error: binary or encrypted data"))
    #expect(outcome.errors.hasSuffix("1 error\n"))
    #expect(outcome.output.contains("BeginPage"))
  }

  /// Stacks stand in the graph, but pictures show what they begin with.
  @Test func stacksAreFoldedUnlessTheyAreNamed() throws {
    try folder.write(
      """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
      <scene><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="page" id="r"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="page" customClass="Page" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """, to: "Stack.storyboard")
    #expect(try graph("Stack.storyboard").screens.map(\.id) == ["Page", "Stack.nav"])
    for (flags, isShown) in [
      ("", false), ("--hide none", true), ("--focus Stack.nav", true), ("-f dot", false),
      ("--highlight Stack.nav", true), ("--kinds root", true),
    ] {
      let outcome = try tool.shell("$NAVVIZ map Stack.storyboard \(flags)")
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("Stack.nav") == isShown, "\(flags)")
    }
  }
}
