import NavGraph
import NavSource
import Testing

/// Files that are no storyboards, or are no longer whole: one diagnostic, and the rest is mapped.
@Suite struct BadStoryboardTests {
  private static let good = storyboard(
    initial: "a", scene("a", "viewController", "customClass=\"GoodPage\""))

  private func read(_ bytes: [UInt8], _ name: String = "Bad.storyboard") -> NavigationGraph {
    let files = InMemoryFiles(bytes: [name: bytes, "Good.storyboard": Array(Self.good.utf8)])
    return SwiftSourceImporter(ImportOptions()).graph(from: files).graph
  }

  private func faults(_ text: String) -> [String] {
    let graph = read(Array(text.utf8))
    #expect(graph.screens.contains { $0.id == "GoodPage" })
    return graph.diagnostics.map { "\($0.id) \($0.location?.description ?? "")" }
  }

  @Test func binaryEncryptedAndEmptyFiles() {
    for bytes in [
      Array("\0GITCRYPT\0abc".utf8), Array("NIBArchive\0".utf8), [0xFF, 0xFE, 60, 0], [],
    ] {
      let graph = read(bytes)
      #expect(graph.diagnostics.map(\.id) == ["storyboard.unreadable"])
      #expect(graph.screens.map(\.id) == ["GoodPage"])
    }
    #expect(
      faults("version https://git-lfs.github.com/spec/v1\n") == [
        "storyboard.unreadable Bad.storyboard"
      ])
  }

  @Test func otherXML() {
    #expect(faults("<plist/>") == ["storyboard.other-format Bad.storyboard"])
    #expect(
      faults("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>")
        == ["storyboard.other-format Bad.storyboard"])
    #expect(faults("no XML at all") == ["storyboard.syntax Bad.storyboard:1:1"])
  }

  @Test func whatStandsBeforeABreakIsUsed() {
    let text = storyboard(
      initial: "a",
      scene(
        "a", "viewController", "customClass=\"WholePage\"", connections(segue("show", to: "b")))
        + scene("b", "viewController", "customClass=\"CutPage\"", "<view key=\"view\">…</view>"))
    let end = text.range(of: "…")!.lowerBound  // The text has one.
    let graph = read(Array(text[..<end].utf8))
    #expect(graph.transitions.map(\.to) == ["CutPage"])
    #expect(graph.diagnostics.map(\.id) == ["storyboard.syntax"])
    #expect((graph.diagnostics[0].location?.line ?? 0) > 1)
  }

  @Test func whatStoodBehindABreakWasToBeDeleted() {
    let text = storyboard(
      initial: "a",
      scene(
        "a", "viewController", "customClass=\"WholePage\"",
        connections(segue("show", to: "b"), segue("show", to: "c")))
        + scene("b", "viewController", "customClass=\"CutPage\"", "<view key=\"view\">…</view>")
        + scene("c", "viewController", "customClass=\"LostPage\""))
    let end = text.range(of: "…")!.lowerBound  // The text has one.
    #expect(read(Array(text[..<end].utf8)).diagnostics.map(\.id) == ["storyboard.syntax"])
  }

  @Test func storyboardsForTheMacWereOnTheMapOfAnotherApp() {
    let files = [
      "App/Main.storyboard": storyboard(
        initial: "a", scene("a", "viewController", "customClass=\"HomePage\"")),
      "Mac/Main.storyboard": storyboard(
        initial: "w", runtime: "MacOSX.Cocoa",
        scene("w", "viewController", "customClass=\"MacPage\"")),
    ]
    expectMap(of: files, "screen HomePage\nstoryboard.skipped")
    expectMap(of: files, platform: .macos, "screen HomePage\nscreen MacPage")
    expectMap(of: ["Mac/Main.storyboard": files["Mac/Main.storyboard"] ?? ""], "screen MacPage")
  }

  @Test func tagsThatDoNotFit() {
    #expect(
      faults("<document>\n<scenes>\n</document>") == ["storyboard.syntax Bad.storyboard:3:1"])
  }

  @Test func anUnfinishedMergeUsesTheFirstSide() {
    let text = storyboard(
      "<scene sceneID=\"s\"><objects>\n" + "<<<<<<< HEAD\n"
        + "<viewController customClass=\"OurPage\" id=\"a\" sceneMemberID=\"viewController\"/>\n"
        + "=======\n"
        + "<viewController customClass=\"TheirPage\" id=\"a\" sceneMemberID=\"viewController\">\n"
        + ">>>>>>> topic\n" + "</objects></scene>")
    let graph = read(Array(text.utf8))
    #expect(graph.screens.contains { $0.id == "OurPage" })
    #expect(!graph.screens.contains { $0.id == "TheirPage" })
    let conflicts = graph.diagnostics.filter { $0.id != "storyboard.unreached" }
    #expect(conflicts.map(\.description).count == 1)
    #expect(conflicts[0].id == "storyboard.merge-conflict")
    #expect(conflicts[0].location?.line == 5)
  }

  @Test func entitiesAreRefused() {
    var bomb = "<!-- x --><!DOCTYPE document [<!ENTITY a \"aaaaaaaaaa\">"
    for (inner, outer) in zip("abcdefgh", "bcdefghi") {
      let use = String(repeating: "&\(inner);", count: 10)
      bomb += "<!ENTITY \(outer) \"\(use)\">"
    }
    #expect(
      faults("<?xml version=\"1.0\"?>\(bomb)]><document>&i;</document>")
        == ["storyboard.other-format Bad.storyboard"])
    #expect(
      faults("<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><document>&x;</document>")
        == ["storyboard.other-format Bad.storyboard"])
    #expect(faults("<document>&x;</document>") == ["storyboard.syntax Bad.storyboard:1:1"])
  }

  @Test func elementsThatLieTooDeep() {
    let text =
      "<document>" + String(repeating: "<view>", count: 100_000)
      + String(repeating: "</view>", count: 100_000) + "</document>"
    #expect(faults(text) == ["storyboard.syntax Bad.storyboard:1:1"])
  }

  /// A bad merge leaves references to segues that are gone; they do not count.
  @Test func segueReferencesAreNoSegues() {
    let text = storyboard(scene("a", "viewController", "storyboardIdentifier=\"a\""))
      .replacing(
        "</document>",
        with: "<inferredMetricsTieBreakers><segue reference=\"x\"/></inferredMetricsTieBreakers>"
          + "</document>")
    #expect(faults(text).isEmpty)
  }

  @Test func aSegueToNothing() {
    let text = storyboard(
      scene(
        "a", "viewController", "storyboardIdentifier=\"a\"",
        "<connections>\n  \(segue("show", to: "gone"))</connections>"))
    #expect(faults(text) == ["storyboard.missing-target Bad.storyboard:7:3"])
  }

  @Test func watchesAndLaunchScreensAreLeftOut() {
    let watch = storyboard(
      runtime: "watchKit", scene("a", "controller", "customClass=\"WatchPage\""))
    let launch = storyboard(initial: "a", attributes: "launchScreen=\"YES\"", scene("a"))
    for text in [watch, launch] {
      #expect(faults(text) == ["storyboard.skipped Bad.storyboard"])
      #expect(read(Array(text.utf8)).screens.count == 1)
    }
    let files = InMemoryFiles(["Watch.storyboard": watch])
    let graph = SwiftSourceImporter(ImportOptions(platform: .watchos)).graph(from: files).graph
    #expect(graph.screens.map(\.id) == ["WatchPage"])
  }

  @Test func aLaunchScreenGivenAloneWasLeftOut() {
    let launch = storyboard(
      initial: "a", attributes: "launchScreen=\"YES\"",
      scene("a", "viewController", "storyboardIdentifier=\"Splash\""))
    let files = InMemoryFiles(["Launch.storyboard": launch])
    let graph = SwiftSourceImporter(ImportOptions()).graph(from: files).graph
    #expect(graph.screens.map(\.id) == ["Splash"])
    #expect(!graph.diagnostics.contains { $0.id == "storyboard.skipped" })
  }

  @Test func unknownRuntimesAreRead() {
    let text = storyboard(
      runtime: "carOS.CocoaTouch", scene("a", "viewController", "storyboardIdentifier=\"Drive\""))
    #expect(read(Array(text.utf8)).screens.map(\.id) == ["Drive", "GoodPage"])
  }

  @Test func bothNamesOfARenamedElement() {
    let cell = { (name: String, to: String) in
      "<collectionViewCell><\(name) key=\"contentView\"><label text=\"\(to)\"/></\(name)>"
        + connections(segue("show", to: to)) + "</collectionViewCell>"
    }
    let text = storyboard(
      scene(
        "a", "collectionViewController", "storyboardIdentifier=\"a\"",
        "<collectionView key=\"view\"><cells>" + cell("view", "b")
          + cell("collectionViewCellContentView", "c") + "</cells></collectionView>")
        + scene("b", "viewController", "customClass=\"B\"")
        + scene("c", "viewController", "customClass=\"C\""))
    #expect(read(Array(text.utf8)).transitions.map(\.trigger) == ["b", "c"])
  }

  /// The view of the second comes from a XIB of the same name.
  @Test func aSceneWithoutAViewIsAScreen() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "a",
          scene("a", "viewController", "", connections("⟦a⟧" + segue("show", to: "b")))
            + scene("b", "viewController", "customClass=\"ItemPage\"")),
        "ItemPage.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ItemPage"/>
        <view id="v"/></objects></document>
        """,
      ], "Main.a -push-> ItemPage at a")
  }

  @Test func theOwnerOfAXIBIsAScreenWhereItIsAllThereIs() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
      </placeholder><view id="v"/></objects></document>
      """
    let graph = read(Array(text.utf8), "Card.xib")
    #expect(graph.screens.map(\.id) == ["CardController", "GoodPage"])
    #expect(graph.diagnostics.isEmpty)
  }
}
