import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Two storyboards and the classes of one of them, as graph JSON.
@Suite struct StoryboardGoldenTests {
  private let main = storyboard(
    initial: "tabs",
    scene(
      "tabs", "tabBarController", "storyboardIdentifier=\"Tabs\"",
      connections(
        relationship("viewControllers", to: "nav"), relationship("viewControllers", to: "more")))
      + scene(
        "nav", "navigationController", "",
        "<tabBarItem key=\"tabBarItem\" title=\"Books\" image=\"book\" catalog=\"system\" id=\"i\"/>"
          + connections(relationship("rootViewController", to: "list")))
      + scene(
        "list", "tableViewController", "customClass=\"BookList\" customModule=\"Library\"",
        "<navigationItem key=\"navigationItem\" title=\"All books\" id=\"n\">"
          + "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"b\">"
          + connections(segue("presentation", to: "edit", "modalPresentationStyle=\"fullScreen\""))
          + "</barButtonItem></navigationItem>"
          + connections(segue("show", to: "book", "identifier=\"openBook\"")))
      + scene("book", "viewController", "customClass=\"BookPage\" title=\"Book\"")
      + scene("edit", "viewControllerPlaceholder", "storyboardName=\"Editing\"")
      + scene(
        "more", "hostingController", "storyboardIdentifier=\"More \"",
        "<tabBarItem key=\"tabBarItem\" systemItem=\"more\" id=\"j\"/>"))
  private let editing = storyboard(
    initial: "form",
    scene(
      "form", "viewController", "customClass=\"BookForm\" customModule=\"Library\"",
      "<view key=\"view\"><button id=\"b\"><state key=\"normal\" title=\"Cancel\"/>"
        + connections(segue("unwind", to: "out", "unwindAction=\"closeForm:\""))
        + "</button></view>",
      dock: "<exit id=\"out\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"))

  private func json(_ files: [String: String]) -> String {
    GraphJSON.write(SwiftSourceImporter(ImportOptions()).graph(from: InMemoryFiles(files)).graph)
  }

  @Test func storyboardsAlone() throws {
    try expectGolden(
      json(["Main.storyboard": main, "Editing.storyboard": editing]), "storyboards-alone.json")
  }

  @Test func storyboardsAndSource() throws {
    let code = """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      final class BookList: UITableViewController {
        @IBAction func closeForm(_ segue: UIStoryboardSegue) {}
        func open() { performSegue(withIdentifier: "openBook", sender: nil) }
      }
      final class BookPage: UIViewController {
        func review() { present(ReviewForm(), animated: true) }
      }
      final class BookForm: UIViewController {}
      final class ReviewForm: UIViewController {}
      """
    try expectGolden(
      json(["Main.storyboard": main, "Editing.storyboard": editing, "Library.swift": code]),
      "storyboards-and-source.json")
  }

  /// Files come in any order; their names decide.
  @Test func readTwiceIsTheSame() {
    let files = ["Main.storyboard": main, "Editing.storyboard": editing]
    #expect(json(files) == json(files))
  }
}
