import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Scenes that code makes.
@Suite struct MadeSceneTests {
  private static let main = storyboard(
    initial: "list",
    scene("list", "viewController", "customClass=\"ListPage\"")
      + scene("page", "viewController", "customClass=\"ItemPage\" storyboardIdentifier=\"item\"")
      + scene("help", "viewController", "storyboardIdentifier=\"Help\"")
      + scene("one", "viewController", "customClass=\"Form\" storyboardIdentifier=\"first\"")
      + scene("two", "viewController", "customClass=\"Form\" storyboardIdentifier=\"second\""))
  private static let cart = storyboard(
    initial: "nav",
    scene(
      "nav", "navigationController", "storyboardIdentifier=\"Cart\"",
      connections(relationship("rootViewController", to: "cart")))
      + scene("cart", "viewController", "customClass=\"CartPage\" storyboardIdentifier=\"item\""))

  private func expect(
    _ members: String, rest: String = "", _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      of: [
        "Main.storyboard": Self.main, "Cart.storyboard": Self.cart,
        "App.swift": """
        import UIKit
        class ItemPage: UIViewController {}
        class CartPage: UIViewController {}
        class Form: UIViewController {}
        class ListPage: UIViewController {
        \(members)
        }
        \(rest)
        """,
      ],
      """
      Cart -root-> CartPage
      screen ListPage
      screen ItemPage
      screen Help
      screen first
      screen second
      \(expected)
      """, sourceLocation: sourceLocation)
  }

  /// Members of the list that show the page, and what else they need.
  static let forms: [(members: String, rest: String)] = [
    (
      """
      func go() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        let page = board.instantiateViewController(withIdentifier: "item")
        ⟦a⟧show(page, sender: nil)
      }
      """, ""
    ),
    (
      """
      func go() {
        let page = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "item") as! ItemPage
        ⟦a⟧show(page, sender: nil)
      }
      """, ""
    ),
    (
      """
      func go() {
        guard let page = storyboard?.instantiateViewController(withIdentifier: "item") else { return }
        ⟦a⟧show(page, sender: nil)
      }
      """, ""
    ),
    (
      """
      func go() {
        let page = UIStoryboard.main.instantiateViewController(identifier: "item") { _ in nil }
        ⟦a⟧show(page, sender: nil)
      }
      """, "extension UIStoryboard { static let main = UIStoryboard(name: \"Main\", bundle: nil) }"
    ),
    (
      "func go() { ⟦a⟧show(UIStoryboard.main().page(.item), sender: nil) }",
      """
      enum PageID: String { case item, help = "Help" }
      extension UIStoryboard {
        class func main() -> UIStoryboard { return UIStoryboard(name: "Main", bundle: nil) }
        func page(_ id: PageID) -> UIViewController {
          return instantiateViewController(withIdentifier: id.rawValue)
        }
      }
      """
    ),
    (
      "func go() { ⟦a⟧show(ItemPage.make(), sender: nil) }",
      """
      extension ItemPage {
        static func make() -> UIViewController {
          let board = UIStoryboard(name: "Main", bundle: nil)
          return board.instantiateViewController(withIdentifier: "item")
        }
      }
      """
    ),
  ]

  @Test(arguments: forms.indices)
  func theSceneIsFound(form: Int) {
    expect(Self.forms[form].members, rest: Self.forms[form].rest, "ListPage -push-> ItemPage at a")
  }

  @Test func aSceneWithoutAClass() {
    expect(
      """
      func go() {
        let page = storyboard!.instantiateViewController(withIdentifier: "Help")
        ⟦a⟧present(page, animated: true)
      }
      """, "ListPage -sheet-> Help at a")
  }

  @Test func oneOfTheScenesOfAClass() {
    expect(
      """
      func go() {
        let form = storyboard!.instantiateViewController(withIdentifier: "second") as! Form
        ⟦a⟧show(form, sender: nil)
      }
      """, "ListPage -push-> second at a")
  }

  @Test func theIdentifierIsTheNameOfTheClass() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "list",
          scene("list", "viewController", "customClass=\"ListPage\"")
            + scene(
              "page", "viewController", "customClass=\"ItemPage\" storyboardIdentifier=\"ItemPage\""
            )),
        "App.swift": """
        import UIKit
        class ItemPage: UIViewController {}
        class ListPage: UIViewController {
          func go() {
            let id = String(describing: ItemPage.self)
            let page = storyboard!.instantiateViewController(withIdentifier: id)
            ⟦a⟧show(page, sender: nil)
          }
        }
        """,
      ], "ListPage -push-> ItemPage at a")
  }

  @Test func theStoryboardDecidesBetweenTwoOfAnIdentifier() {
    expect(
      """
      func go() {
        let board = UIStoryboard(name: "Cart", bundle: nil)
        ⟦a⟧show(board.instantiateViewController(withIdentifier: "item"), sender: nil)
      }
      """, "ListPage -push-> CartPage at a")
  }

  @Test func theInitialSceneIsAStackThatBeginsWithItsRoot() {
    expect(
      """
      func go() {
        let stack = UIStoryboard(name: "Cart", bundle: nil).instantiateInitialViewController()!
        ⟦a⟧present(stack, animated: true)
      }
      """, "ListPage -sheet-> Cart at a")
  }

  @Test func codeKnowsTheRootOfAStack() {
    expect(
      """
      func go() {
        let stack = UIStoryboard(name: "Cart", bundle: nil).instantiateInitialViewController()
          as! UINavigationController
        ⟦a⟧show(stack.topViewController!, sender: nil)
      }
      """, "ListPage -push-> CartPage at a")
  }

  @Test func aStackThatCodeGivesAnotherRoot() {
    expect(
      """
      func go() {
        let stack = UIStoryboard(name: "Cart", bundle: nil).instantiateInitialViewController()
          as! UINavigationController
        stack.viewControllers = [Form()]
        ⟦a⟧present(stack, animated: true)
      }
      """, "ListPage -sheet-> Form at a wraps UINavigationController")
  }

  /// What a storyboard of a computed name begins with was taken for that of the screen around.
  @Test func aStoryboardWhoseNameIsComputed() {
    expect(
      """
      func go() { ⟦a⟧show(ItemPage.load(), sender: nil) }
      """,
      rest: """
        protocol Loaded: UIViewController {}
        extension Loaded {
          static func load() -> Self {
            let name = NSStringFromClass(Self.self).components(separatedBy: ".").last!
            let board = UIStoryboard(name: name, bundle: nil)
            return board.instantiateInitialViewController() as! Self
          }
        }
        extension ItemPage: Loaded {}
        """, "ListPage -push-> ItemPage at a")
  }

  @Test func scenesAndStoryboardsThatAreNotThere() {
    expect(
      """
      func go() {
        ⟦a⟧show(storyboard!.⟦b⟧instantiateViewController(withIdentifier: "itme"), sender: nil)
        let board = UIStoryboard(name: "Lost", bundle: nil)
        ⟦c⟧show(board.⟦d⟧instantiateViewController(withIdentifier: "item"), sender: nil)
      }
      """,
      """
      unresolved at a
      unresolved at c
      storyboard.unknown-identifier at b
      storyboard.unknown-storyboard at d
      """)
  }

  @Test func aLaunchScreenThatCodeShowsWasMissing() {
    let graph = SwiftSourceImporter(ImportOptions()).graph(
      from: InMemoryFiles([
        "LaunchScreen.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" launchScreen="YES" initialViewController="one">
          <scenes><scene sceneID="s"><objects><viewController id="one" sceneMemberID="viewController"/></objects></scene></scenes>
        </document>
        """,
        "Home.swift": """
        import UIKit
        class HomePage: UIViewController {
          func hide() {
            let page = UIStoryboard(name: "LaunchScreen", bundle: nil).instantiateInitialViewController()!
            present(page, animated: false)
          }
        }
        """,
      ])
    ).graph
    #expect(!graph.diagnostics.contains { $0.id == "storyboard.unknown-storyboard" })
  }

  /// `rawValue` and other members of an enum were not read without `self.`.
  @Test func theStoryboardIsACaseOfAnEnum() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "a", scene("a", "viewController", "customClass=\"HomePage\"")),
        "Login.storyboard": storyboard(
          initial: "b", scene("b", "viewController", "customClass=\"LoginPage\"")),
        "App.swift": """
        import UIKit
        enum Board: String {
          case Main, Login
          var board: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
          func first() -> UIViewController? { board.instantiateInitialViewController() }
        }
        class LoginPage: UIViewController {}
        class HomePage: UIViewController {
          @objc func login() { ⟦a⟧present(Board.Login.first()!, animated: true) }
        }
        """,
      ],
      """
      HomePage -sheet-> LoginPage "login" at a
      """)
  }

  /// `self` in a static property was an object.
  @Test(arguments: [
    "String(describing: self)", "String(describing: self.self)", "\\(self)",
  ])
  func theIdentifierIsAStaticProperty(_ name: String) {
    let text = name.hasPrefix("\\") ? "\"\(name)\"" : name
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "a",
          scene(
            "a", "viewController", "customClass=\"HomePage\"",
            connections(segue("show", to: "c", "identifier=\"CartPage\"")))
            + scene(
              "b", "viewController", "customClass=\"ItemPage\" storyboardIdentifier=\"ItemPage\"")
            + scene("c", "viewController", "customClass=\"CartPage\"")),
        "App.swift": """
        import UIKit
        extension UIViewController { static var identifier: String { \(text) } }
        class ItemPage: UIViewController {}
        class CartPage: UIViewController {}
        class HomePage: UIViewController {
          @objc func cart() { performSegue(withIdentifier: CartPage.identifier, sender: nil) }
          @objc func item() {
            ⟦a⟧show(storyboard!.instantiateViewController(withIdentifier: ItemPage.identifier), sender: nil)
          }
        }
        """,
      ],
      """
      HomePage -push-> CartPage "cart"
      HomePage -push-> ItemPage "item" at a
      """)
  }
}
