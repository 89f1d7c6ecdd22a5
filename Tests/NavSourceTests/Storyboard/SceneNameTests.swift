import NavGraph
import NavSource
import Testing

/// Which screen a scene is.
@Suite struct SceneNameTests {
  private func names(_ files: [String: String]) -> [String] {
    SwiftSourceImporter(ImportOptions()).graph(from: InMemoryFiles(files)).graph.screens
      .map(\.id.rawValue)
  }

  @Test func theClassElseTheIdentifierElseTheObject() {
    #expect(
      names([
        "Main.storyboard": storyboard(
          scene("a", "viewController", "customClass=\"OnePage\" storyboardIdentifier=\"one\"")
            + scene("b", "viewController", "storyboardIdentifier=\"two\"") + scene("c"))
      ]) == ["Main.c", "OnePage", "two"])
  }

  @Test func aClassOfSeveralScenesNamesNoneOfThem() {
    #expect(
      names([
        "Main.storyboard": storyboard(
          scene("a", "viewController", "customClass=\"Page\" storyboardIdentifier=\"one\"")
            + scene("b", "viewController", "customClass=\"Page\""))
      ]) == ["Main.b", "one"])
  }

  @Test func anIdentifierThatOccursTwiceNamesNoScene() {
    #expect(
      names([
        "A.storyboard": storyboard(scene("a", "viewController", "storyboardIdentifier=\"one\"")),
        "B.storyboard": storyboard(scene("b", "viewController", "storyboardIdentifier=\"one\"")),
      ]) == ["A.a", "B.b"])
  }

  @Test func identifiersKeepTheirBlanks() {
    #expect(
      names([
        "Main.storyboard": storyboard(
          scene("a", "viewController", "storyboardIdentifier=\"one \"")
            + scene("b", "viewController", "storyboardIdentifier=\"one\""))
      ]) == ["one", "one "])
  }

  @Test func classesOfFrameworksNameNoScene() {
    #expect(
      names([
        "Main.storyboard": storyboard(
          scene("a", "viewController", "customClass=\"UIViewController\""))
      ]) == ["Main.a"])
  }

  @Test func modulesAreNoPartOfTheName() {
    #expect(
      names([
        "Main.storyboard": storyboard(
          scene("a", "viewController", "customClass=\"_TtC4Shop7OnePage\"")
            + scene("b", "viewController", "customClass=\"TwoPage\" customModule=\"Shop\""))
      ]) == ["OnePage", "TwoPage"])
  }

  @Test func storyboardsOfOneNameAreToldApartByTheirFolder() {
    let text = storyboard(scene("a"))
    #expect(
      names(["Red/Base.lproj/Main.storyboard": text, "Blue/Main.storyboard": text])
        == ["Main.a@Blue", "Main.a@Red"])
    // Lessons that go on with the app of an earlier one.
    #expect(
      names(["One/App/Main.storyboard": text, "Two/App/Main.storyboard": text])
        == ["Main.a@One", "Main.a@Two"])
    #expect(
      names(["App/Main.storyboard": text, "App/App/Main.storyboard": text])
        == ["Main.a@App/App/Main.storyboard", "Main.a@App/Main.storyboard"])
  }

  @Test func translationsAreOneStoryboard() {
    let text = storyboard(initial: "a", scene("a"))
    #expect(
      names(["App/Base.lproj/Main.storyboard": text, "App/fr.lproj/Main.storyboard": text])
        == ["Main.a"])
  }

  /// The same screen, whichever file tells of it.
  @Test func aClassOfTheSourcesIsTheScene() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "a",
          scene(
            "a", "viewController", "customClass=\"ListPage\"", connections(segue("show", to: "b")))
            + scene("b", "viewController", "customClass=\"ItemPage\" title=\"Item\"")),
        "Pages.swift": """
        class ListPage: UIViewController {}
        class ItemPage: LibraryPage {
          func help() { present(HelpPage(), animated: true) }
        }
        class HelpPage: UIViewController {}
        """,
      ],
      """
      entry ListPage
      ListPage -push-> ItemPage
      ItemPage -sheet-> HelpPage
      screen ItemPage title "Item"
      """)
  }

  @Test func ofTwoClassesOfANameTheNearerOneIsTheScene() {
    let text = storyboard(scene("a", "viewController", "customClass=\"Page\""))
    let code = "class Page: UIViewController {}"
    #expect(
      names([
        "Red/Main.storyboard": text, "Red/Page.swift": code, "Red/More.swift": "struct A {}",
        "Blue/Main.storyboard": text, "Blue/Page.swift": code,
      ]) == ["Page", "Page@Blue"])
  }

  @Test func eachSceneOfASharedClassDoesWhatTheClassDoes() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          scene("a", "viewController", "customClass=\"FormPage\" storyboardIdentifier=\"One\"")
            + scene("b", "viewController", "customClass=\"FormPage\" storyboardIdentifier=\"Two\"")),
        "Pages.swift": """
        class FormPage: UIViewController {
          func help() { present(HelpPage(), animated: true) }
        }
        class HelpPage: UIViewController {}
        """,
      ],
      """
      One -sheet-> HelpPage
      Two -sheet-> HelpPage
      """)
  }

  @Test func classesThatNoFileDeclaresAreTold() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          "⟦a⟧"
            + scene(
              "a", "viewController",
              "storyboardIdentifier=\"a\" customClass=\"LostPage\" customModule=\"App\" "
                + "customModuleProvider=\"target\"")
            + scene(
              "b", "viewController",
              "storyboardIdentifier=\"b\" customClass=\"KitPage\" customModule=\"Kit\"")
            + scene(
              "c", "viewController", "storyboardIdentifier=\"c\" customClass=\"UIViewController\"")
        ),
        "App.swift": "struct Model {}",
      ],
      """
      screen LostPage
      screen KitPage
      screen c
      storyboard.unknown-class
      """)
  }

  @Test func scenesThatNothingCanShowAreTold() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "a",
          scene("a", "viewController", "customClass=\"StartPage\"")
            + scene("b", "viewController", "customClass=\"LostPage\"")
            + scene("c", "viewController", "customClass=\"CodePage\" storyboardIdentifier=\"Code\"")
        )
      ],
      """
      screen StartPage
      screen LostPage
      screen CodePage
      storyboard.unreached
      """)
  }
}
