import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Scenes whose identifiers are the names of their classes.
@Suite struct TypeNameTests {
  private static let main = storyboard(
    initial: "list",
    scene("list", "viewController", "customClass=\"ListPage\" storyboardIdentifier=\"ListPage\"")
      + scene(
        "item", "viewController", "customClass=\"ItemPage\" storyboardIdentifier=\"ItemPage\"")
      + scene("form", "viewController", "customClass=\"Form\" storyboardIdentifier=\"FormID\""))

  private func expect(
    _ members: String, rest: String = "", _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      of: [
        "Main.storyboard": Self.main,
        "App.swift": """
        import UIKit
        class ItemPage: UIViewController {}
        class Form: UIViewController {}
        class ListPage: UIViewController {
        \(members)
        }
        \(rest)
        """,
      ],
      """
      screen ListPage
      screen ItemPage
      screen Form
      \(expected)
      """, sourceLocation: sourceLocation)
  }

  /// Members of the list that show the item, and what else they need.
  static let forms: [(members: String, rest: String)] = [
    (
      """
      func go() {
        ⟦a⟧show(storyboard!.instantiateViewController(withIdentifier: "\\(ItemPage.self)"), sender: nil)
      }
      """, ""
    ),
    (
      "func go() { ⟦a⟧show(ItemPage.make(), sender: nil) }",
      """
      extension UIViewController {
        static func make() -> Self {
          let board = UIStoryboard(name: "Main", bundle: nil)
          return board.instantiateViewController(withIdentifier: "\\(Self.self)") as! Self
        }
      }
      """
    ),
    (
      "func go() { ⟦a⟧show(ItemPage.make(), sender: nil) }",
      """
      protocol Made {}
      extension Made where Self: UIViewController {
        static var id: String { "\\(self)" }
        static func make() -> Self {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id) as! Self
        }
      }
      extension ItemPage: Made {}
      """
    ),
    (
      "func go() { ⟦a⟧show(ItemPage.make(), sender: nil) }",
      """
      extension UIViewController {
        static func make() -> Self {
          func load<Page: UIViewController>() -> Page {
            UIStoryboard(name: "Main", bundle: nil)
              .instantiateViewController(withIdentifier: String(describing: self)) as! Page
          }
          return load()
        }
      }
      """
    ),
    (
      """
      func go() {
        let page: ItemPage = UIStoryboard(name: "Main", bundle: nil).page()
        ⟦a⟧show(page, sender: nil)
      }
      """,
      """
      extension UIStoryboard {
        func page<Page: UIViewController>() -> Page {
          instantiateViewController(withIdentifier: String(describing: Page.self)) as! Page
        }
      }
      """
    ),
    (
      """
      func go() {
        ⟦a⟧show(UIStoryboard(name: "Main", bundle: nil).page(ItemPage.self), sender: nil)
      }
      """,
      """
      extension UIStoryboard {
        func page<Page: UIViewController>(_ type: Page.Type) -> Page {
          instantiateViewController(withIdentifier: "\\(type)") as! Page
        }
      }
      """
    ),
    (
      """
      func go() {
        ⟦a⟧show(UIStoryboard(name: "Main", bundle: nil).page(of: ItemPage.self), sender: nil)
      }
      """,
      """
      extension UIStoryboard {
        func page<Page: UIViewController>(of type: Page.Type) -> UIViewController {
          instantiateViewController(withIdentifier: String(describing: Page.self))
        }
      }
      """
    ),
    (
      "func go() { ⟦a⟧show(Board.main.page(.item), sender: nil) }",
      """
      enum Page: String { case list = "ListPage", item = "ItemPage" }
      enum Board: String {
        case main = "Main", cart = "Cart"
        func page(_ page: Page) -> UIViewController {
          UIStoryboard(name: rawValue, bundle: nil)
            .instantiateViewController(withIdentifier: "\\(page.rawValue)")
        }
      }
      """
    ),
    (
      "func go() { ⟦a⟧show(Board.Main.page(ItemPage.self), sender: nil) }",
      """
      enum Board: String {
        case Main, Cart
        var instance: UIStoryboard { UIStoryboard(name: self.rawValue, bundle: Bundle.main) }
        func page<T: UIViewController>(_ type: T.Type) -> T {
          let id = (type as UIViewController.Type).id
          return instance.instantiateViewController(withIdentifier: id) as! T
        }
      }
      extension UIViewController { class var id: String { return "\\(self)" } }
      """
    ),
  ]

  @Test(arguments: forms.indices)
  func theIdentifierIsAName(form: Int) {
    expect(Self.forms[form].members, rest: Self.forms[form].rest, "ListPage -push-> ItemPage at a")
  }

  @Test func aTextAroundTheName() {
    expect(
      """
      func go() {
        let form = storyboard!.instantiateViewController(withIdentifier: "\\(Form.self)ID")
        ⟦a⟧present(form, animated: true)
      }
      """, "ListPage -sheet-> Form at a")
  }

  @Test func theNameOfACase() {
    expect(
      "func go() { ⟦a⟧show(page(.ItemPage), sender: nil) }",
      rest: """
        enum Page { case ItemPage, ListPage }
        extension UIViewController {
          func page(_ page: Page) -> UIViewController {
            storyboard!.instantiateViewController(withIdentifier: "\\(page)")
          }
        }
        """, "ListPage -push-> ItemPage at a")
  }

  /// Forms of the name of the class that runs code of a base class.
  static let dynamic = [
    "\"\\(type(of: self))\"", "String(describing: type(of: self))", "\"\\(Self.self)\"",
    "String(describing: Self.self)", "\"\\(type(of: self.self))\"", "type(of: self).id",
  ]

  /// The stack around the other page was shown instead, and no page of a subclass.
  @Test(arguments: dynamic)
  func aCopyOfTheScreenWasTheStackAroundIt(name: String) {
    expectMap(
      of: [
        "Main.storyboard": Self.main,
        "App.swift": """
        import UIKit
        class Stack: UINavigationController {}
        class BasePage: UIViewController {
          class var id: String { "BasePage" }
          func copy() {
            let name = \(name)
            let page = storyboard!.instantiateViewController(withIdentifier: name)
            ⟦a⟧present(Stack(rootViewController: page), animated: true)
          }
        }
        class ItemPage: BasePage { override class var id: String { "ItemPage" } }
        class ListPage: BasePage { override class var id: String { "ListPage" } }
        class Form: UIViewController {}
        """,
      ],
      """
      ListPage -sheet-> @self at a wraps Stack
      ItemPage -sheet-> @self at a wraps Stack
      screen Form
      """)
  }

  @Test func aStoryboardForEachSubclass() {
    expectMap(
      of: [
        "ItemPage.storyboard": storyboard(
          initial: "item", scene("item", "viewController", "customClass=\"ItemPage\"")),
        "ListPage.storyboard": storyboard(
          initial: "list", scene("list", "viewController", "customClass=\"ListPage\"")),
        "App.swift": """
        import UIKit
        class BasePage: UIViewController {
          func copy() {
            let board = UIStoryboard(name: String(describing: type(of: self)), bundle: nil)
            ⟦a⟧show(board.instantiateInitialViewController()!, sender: nil)
          }
        }
        class ItemPage: BasePage {}
        class ListPage: BasePage {}
        """,
      ],
      """
      ListPage -push-> @self at a
      ItemPage -push-> @self at a
      """)
  }

  @Test func aNameThatNoSceneHas() {
    expect(
      """
      func go() {
        ⟦a⟧show(storyboard!.⟦b⟧instantiateViewController(withIdentifier: "\\(Form.self)"), sender: nil)
      }
      """,
      """
      unresolved at a
      storyboard.unknown-identifier at b
      """)
  }
}
