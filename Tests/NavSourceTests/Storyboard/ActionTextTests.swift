import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Methods that Interface Builder connects were called by their own name, not by what is touched.
@Suite struct ActionTextTests {
  private static func button(_ id: String, _ title: String, _ actions: String...) -> String {
    "<button id=\"\(id)\"><state key=\"normal\" title=\"\(title)\"/>"
      + "<connections>\(actions.joined())</connections></button>"
  }

  private static func action(_ selector: String, to destination: String) -> String {
    "<action selector=\"\(selector)\" destination=\"\(destination)\" eventType=\"touchUpInside\" "
      + "id=\"\(selector)\(destination)\"/>"
  }

  private static func views(_ content: String...) -> String {
    "<view key=\"view\" id=\"view\"><subviews>\(content.joined())</subviews></view>"
  }

  private func expect(
    _ buttons: String, _ members: String, rest: String = "", more: [String: String] = [:],
    _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var files = [
      "Main.storyboard": storyboard(
        initial: "list",
        scene("list", "viewController", "customClass=\"ListPage\"", Self.views(buttons))),
      "App.swift": """
      import UIKit
      class ItemPage: UIViewController {}
      class ListPage: UIViewController {
      \(members)
      }
      \(rest)
      """,
    ]
    files.merge(more) { $1 }
    expectMap(of: files, expected, sourceLocation: sourceLocation)
  }

  static let declarations = [
    (selector: "open:", "@IBAction func open(_ sender: UIButton)"),
    (selector: "open", "@IBAction func open()"),
    (selector: "openWithSender:", "@IBAction func open(sender: Any)"),
  ]

  @Test(arguments: declarations.indices)
  func theTextOfTheButtonIsTheTrigger(index: Int) {
    let (selector, declaration) = Self.declarations[index]
    expect(
      Self.button("b", "Open it", Self.action(selector, to: "list")),
      "\(declaration) { ⟦a⟧show(ItemPage(), sender: nil) }",
      "ListPage -push-> ItemPage \"Open it\" at a")
  }

  @Test(arguments: [("tap", "tap"), ("pongPress", "long press")])
  func aRecogniserWasCalledByTheNameOfItsAction(element: String, trigger: String) {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "list",
          scene(
            "list", "viewController", "customClass=\"ListPage\"",
            dock: "<\(element)GestureRecognizer id=\"g\"><connections>"
              + Self.action("imagePressed:", to: "list")
              + "</connections></\(element)GestureRecognizer>")),
        "App.swift": """
        import UIKit
        class ItemPage: UIViewController {}
        class ListPage: UIViewController {
          @IBAction func imagePressed(_ sender: Any) { ⟦a⟧show(ItemPage(), sender: nil) }
        }
        """,
      ], "ListPage -push-> ItemPage \"\(trigger)\" at a")
  }

  @Test func severalButtonsForOneMethod() {
    expect(
      Self.button("b", "Open", Self.action("open:", to: "list"))
        + Self.button("c", "Show", Self.action("open:", to: "list")),
      "@IBAction func open(_ sender: Any) { ⟦a⟧show(ItemPage(), sender: nil) }",
      "ListPage -push-> ItemPage \"open\" at a")
  }

  @Test func aButtonAsXcodeMakesIt() {
    expect(
      Self.button("b", "Button", Self.action("open:", to: "list")),
      "@IBAction func open(_ sender: Any) { ⟦a⟧show(ItemPage(), sender: nil) }",
      "ListPage -push-> ItemPage \"open\" at a")
  }

  @Test func aSegueThatAMethodPerforms() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "list",
          scene(
            "list", "viewController", "customClass=\"ListPage\"",
            Self.views(Self.button("b", "Open it", Self.action("open:", to: "list")))
              + connections("⟦a⟧" + segue("show", to: "item", "identifier=\"open\"")))
            + scene("item", "viewController", "customClass=\"ItemPage\"")),
        "App.swift": """
        import UIKit
        class ItemPage: UIViewController {}
        class ListPage: UIViewController {
          @IBAction func open(_ sender: Any) {
            ⟦b⟧performSegue(withIdentifier: "open", sender: nil)
          }
        }
        """,
      ], "ListPage -push-> ItemPage \"Open it\" at a")
  }

  /// It tells the page what to show, and leads nowhere by itself.
  @Test func whatPrepareConfiguresIsNotLedToTwice() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "list",
          scene(
            "list", "viewController", "customClass=\"ListPage\"",
            Self.views(
              "<button id=\"b\"><state key=\"normal\" title=\"Open\"/>"
                + connections("⟦a⟧" + segue("show", to: "stack", "identifier=\"open\""))
                + "</button>"))
            + scene(
              "stack", "navigationController", "",
              connections("⟦b⟧" + relationship("rootViewController", to: "item")))
            + scene("item", "viewController", "customClass=\"ItemPage\"")),
        "App.swift": """
        import UIKit
        class ItemPage: UIViewController { var done: (() -> Void)? }
        class ListPage: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "open", let stack = segue.destination as? UINavigationController,
              let page = stack.topViewController as? ItemPage
            {
              page.done = { [weak self] in self?.⟦c⟧dismiss(animated: true) }
            }
          }
        }
        """,
      ],
      """
      ListPage -push-> Main.stack "Open" at a
      Main.stack -root-> ItemPage at b
      ItemPage -dismiss-> @presenter at c
      """)
  }

  private static func nib(owner: String, _ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
    \(content)</objects></document>
    """
  }

  @Test func theOwnerOfAXIB() {
    expect(
      "", "func go() { ⟦a⟧show(Form(nibName: \"FormView\", bundle: nil), sender: nil) }",
      rest: """
        class Form: UIViewController {
          @IBAction func help() { ⟦b⟧present(ItemPage(), animated: true) }
        }
        """,
      more: [
        "FormView.xib": Self.nib(
          owner: "Form", Self.views(Self.button("b", "Help", Self.action("help", to: "-1"))))
      ],
      """
      ListPage -push-> Form "go" at a
      Form -sheet-> ItemPage "Help" at b
      """)
  }

  /// Each card has a text of its own.
  @Test func theTextsOfAViewInAXIBAreSamples() {
    expect(
      "",
      """
      func load() {
        let card = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)[0] as! Card
        card.page = self
        view.addSubview(card)
      }
      """,
      rest: """
        class Card: UIView {
          weak var page: ListPage?
          @IBAction func flip(_ sender: Any) { page?.⟦b⟧show(ItemPage(), sender: nil) }
        }
        """,
      more: [
        "Card.xib": Self.nib(
          owner: "NSObject",
          "<view id=\"v\" customClass=\"Card\"><subviews>"
            + Self.button("b", "Flip", Self.action("flip:", to: "v")) + "</subviews></view>")
      ], "ListPage -push-> ItemPage at b")
  }
}
