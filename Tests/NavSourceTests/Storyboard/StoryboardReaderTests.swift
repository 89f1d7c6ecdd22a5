import Foundation
import Testing

@testable import NavSource

/// What is kept of one file for whoever joins it with source.
@Suite struct StoryboardReaderTests {
  private func facts(_ text: String) -> StoryboardFacts {
    StoryboardReader.facts(of: Array(text.utf8))
  }

  private let page = scene(
    "page", "viewController",
    "customClass=\"ItemPage\" customModule=\"Shop\" customModuleProvider=\"target\" "
      + "storyboardIdentifier=\"item \"",
    """
    <view key="view"><button id="b"><state key="normal" title="Save"/><connections>
    é<action selector="save:" destination="page" eventType="touchUpInside" id="a"/>
    </connections></button></view>
    <connections><segue kind="show" destination="next" identifier="open"
      destinationCreationSelector="makeNext:" id="s"/></connections>
    """)

  @Test func actionsAndCreators() throws {
    let scene = try #require(facts(storyboard(initial: "page", page)).scenes.first)
    #expect(scene.identifier == "item ")
    #expect(scene.customModule == "Shop")
    #expect(scene.isOfTarget)
    #expect(scene.actions.map(\.selector) == ["save:"])
    #expect(scene.actions.map(\.trigger) == ["Save"])
    #expect(scene.actions.map(\.source) == ["button"])
    #expect(scene.actions.map(\.at) == [.init(line: 7, column: 3)])
    #expect(scene.segues.map(\.creationAction) == ["makeNext:"])
    // Its tag takes two lines; it begins on the first.
    #expect(scene.segues.map(\.at) == [.init(line: 9, column: 14)])
  }

  @Test func whatAXIBConnectsToItsOwner() {
    let found = facts(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <view id="v"><button id="b"><state key="normal" title="Flip"/><connections>
      <action selector="flip" destination="-1" eventType="touchUpInside" id="a"/>
      </connections></button></view></objects></document>
      """)
    #expect(found.ownerClass == "Card")
    #expect(found.ownerActions.map(\.selector) == ["flip"])
    #expect(found.ownerActions.map(\.trigger) == ["Flip"])
    #expect(found.scenes.isEmpty)
  }

  @Test func factsCanBeKept() throws {
    let found = facts(storyboard(initial: "page", page + scene("r", "viewControllerPlaceholder")))
    let data = try JSONEncoder().encode(found)
    #expect(try JSONDecoder().decode(StoryboardFacts.self, from: data) == found)
  }

  /// Read from memory, the platform's parser fails above 10 MB.
  @Test func aLargeFileIsReadToItsEnd() {
    let label = "<label text=\"" + String(repeating: "x", count: 1_000) + "\" id=\"l\"/>"
    let content = "<view key=\"view\">\(String(repeating: label, count: 10_500))</view>"
    let text = storyboard(scene("a", "viewController", "", content) + scene("b"))
    #expect(text.utf8.count > 10_500_000)
    let found = facts(text)
    #expect(found.scenes.map(\.id) == ["a", "b"])
    #expect(found.fault == nil)
  }

  @Test func windowsLineEnds() {
    let text = storyboard(page).replacing("\n", with: "\r\n")
    #expect(facts(text).scenes.first?.actions.map(\.at) == [.init(line: 7, column: 3)])
  }
}
