import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Scenes that show what code puts into them.
@Suite struct SceneContentTests {
  /// A list with a segue to a host, which leads on.
  private func expect(
    host: String = "", segue attributes: String = "", _ source: String, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "list",
          scene(
            "list", "viewController", "customClass=\"ListPage\"",
            "<view key=\"view\"><subviews><button id=\"b\"><state key=\"normal\" title=\"Open\"/>"
              + connections("⟦a⟧" + segue("show", to: "host", attributes))
              + "</button></subviews></view>")
            + scene("host", "hostingController", host)),
        "App.swift": "import SwiftUI\nimport UIKit\n" + source,
      ], expected, sourceLocation: sourceLocation)
  }

  /// The host and its view were two screens, of which the segue led to one and the view's links began
  /// at the other.
  @Test func aHostInAStoryboardWasNotItsView() {
    expect(
      host: "customClass=\"Host\"",
      """
      struct Hello: View { var body: some View { ⟦b⟧NavigationLink("More", destination: More()) } }
      struct More: View { var body: some View { Text("More") } }
      class Host: UIHostingController<Hello> {
        required init?(coder: NSCoder) { super.init(coder: coder, rootView: Hello()) }
      }
      class ListPage: UIViewController {
        func other() { ⟦c⟧present(UIHostingController(rootView: Hello()), animated: true) }
      }
      """,
      """
      ListPage -push-> Hello "Open" at a
      ListPage -sheet-> Hello at c
      Hello -push-> More "More" at b
      """)
  }

  static let actions = [
    (selector: "makeHello:", "func makeHello(_ coder: NSCoder) -> UIViewController?"),
    (selector: "makeHelloWithCoder:", "func makeHello(coder: NSCoder) -> UIViewController?"),
    (
      selector: "makeHello:sender:segueIdentifier:",
      """
      func makeHello(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
        -> UIHostingController<Hello>?
      """
    ),
  ]

  /// What the action makes was a part of the list, and the segue led to an empty host.
  @Test(arguments: actions.indices)
  func whatASegueActionMakesWasAPart(action: Int) {
    let (selector, declaration) = Self.actions[action]
    expect(
      segue: "destinationCreationSelector=\"\(selector)\"",
      """
      struct Hello: View { var body: some View { Text("Hello") } }
      class ListPage: UIViewController {
        @IBSegueAction \(declaration) {
          return UIHostingController(coder: coder, rootView: Hello())
        }
      }
      """, "ListPage -push-> Hello \"Open\" at a")
  }

  @Test func aSegueActionThatChooses() {
    expect(
      segue: "destinationCreationSelector=\"make:\"",
      """
      struct Hello: View { var body: some View { Text("Hello") } }
      struct Bye: View { var body: some View { Text("Bye") } }
      class ListPage: UIViewController {
        var isNew = false
        @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? {
          if isNew { return UIHostingController(coder: coder, rootView: Hello()) }
          return UIHostingController(coder: coder, rootView: Bye())
        }
      }
      """,
      """
      ListPage -push-> Hello "Open" at a
      ListPage -push-> Bye "Open" at a
      """)
  }

  @Test func aSegueActionThatMakesTheClassOfTheScene() {
    expect(
      host: "customClass=\"ItemPage\"", segue: "destinationCreationSelector=\"make:\"",
      """
      class ItemPage: UIViewController {}
      class ListPage: UIViewController {
        @IBSegueAction func make(_ coder: NSCoder) -> ItemPage? {
          let page = ItemPage(coder: coder)
          return page
        }
      }
      """, "ListPage -push-> ItemPage \"Open\" at a")
  }

  @Test func aSegueActionThatMakesASubclass() {
    expect(
      host: "customClass=\"ItemPage\"", segue: "destinationCreationSelector=\"make:\"",
      """
      class ItemPage: UIViewController {}
      class NewPage: ItemPage {}
      class ListPage: UIViewController {
        @IBSegueAction func make(_ coder: NSCoder) -> ItemPage? { NewPage(coder: coder) }
      }
      """,
      """
      ListPage -push-> NewPage "Open" at a
      screen ItemPage
      """)
  }
}
