import Testing

/// How code names the view controller that it shows.
@Suite struct TargetTests {
  @Test func localsAndProperties() {
    expectMap(
      controller: """
        private lazy var help = HelpController()
        private let cart: CartController = CartController()
        func open() {
          let page = ItemController()
          page.title = "Item"
          navigationController?.⟦a⟧pushViewController(page, animated: true)
          navigationController?.⟦b⟧pushViewController(help, animated: true)
          navigationController?.⟦c⟧pushViewController(self.cart, animated: true)
        }
        """,
      """
      HomeController -push-> ItemController at a
      HomeController -push-> HelpController at b
      HomeController -push-> CartController at c
      """)
  }

  @Test func optionalsThatAreMadeAndMapped() {
    expectMap(
      controller: """
        func open() { Optional(ItemController()).map { self.⟦a⟧present($0, animated: true) } }
        func push() { navigationController.map { $0.⟦b⟧pushViewController(HelpController(), animated: true) } }
        """,
      """
      HomeController -sheet-> ItemController at a
      HomeController -push-> HelpController at b
      """)
  }

  @Test func optionalBindingsAndCasts() {
    expectMap(
      controller: """
        func one() {
          if let page = make() { navigationController?.⟦a⟧pushViewController(page, animated: true) }
        }
        func two() {
          guard let page = find() as? HelpController else { return }
          navigationController?.⟦b⟧pushViewController(page, animated: true)
        }
        func three() {
          let page = find() as! CartController
          ⟦c⟧show(page, sender: nil)
        }
        func four() {
          let page: FeedController? = nil
          if let page { ⟦d⟧show(page, sender: nil) }
        }
        func make() -> ItemController? { ItemController() }
        func find() -> UIViewController? { nil }
        """,
      """
      HomeController -push-> ItemController "one" at a
      HomeController -push-> HelpController "two" at b
      HomeController -push-> CartController "three" at c
      HomeController -push-> FeedController "four" at d
      """)
  }

  @Test func eitherOfTwo() {
    expectMap(
      controller: """
        var isNew = false
        func one() {
          let page: UIViewController = isNew ? ItemController() : HelpController()
          ⟦a⟧show(page, sender: nil)
        }
        func two() {
          let page: UIViewController
          if isNew { page = CartController() } else { page = FeedController() }
          ⟦b⟧show(page, sender: nil)
        }
        func three(_ kind: Int) {
          let page = switch kind { case 0: UINavigationController(rootViewController: ItemController()); default: UINavigationController(rootViewController: HelpController()) }
          ⟦c⟧present(page, animated: true)
        }
        """,
      """
      HomeController -push-> ItemController at a
      HomeController -push-> HelpController at a
      HomeController -push-> CartController at b
      HomeController -push-> FeedController at b
      HomeController -sheet-> ItemController at c
      HomeController -sheet-> HelpController at c
      """)
  }

  @Test func aStackThatIsGivenOrMade() {
    expectMap(
      controller: """
        @objc func one() { navigationController?.⟦a⟧pushViewController(Cart.page(in: navigationController), animated: true) }
        @objc func two() { ⟦b⟧present(Cart.page(), animated: true) }
        """,
      rest: """
        enum Cart {
          static func page(in stack: UINavigationController? = nil) -> UIViewController {
            let page = CartController()
            let around = stack ?? UINavigationController(rootViewController: page)
            return stack == nil ? around : page
          }
        }
        """,
      """
      HomeController -push-> CartController "one" at a
      HomeController -sheet-> CartController "two" at b
      """)
  }

  @Test func factories() {
    expectMap(
      controller: """
        func one() { ⟦a⟧show(ItemController.make(), sender: nil) }
        func two() { ⟦b⟧show(Pages().help(), sender: nil) }
        func three() { ⟦c⟧show(Pages.shared.cart, sender: nil) }
        func four() { ⟦d⟧show({ let page = FeedController(); page.title = "Feed"; return page }(), sender: nil) }
        """,
      rest: """
        extension ItemController { static func make() -> ItemController { ItemController() } }
        final class Pages {
          static let shared = Pages()
          func help() -> UIViewController { HelpController() }
          var cart: UIViewController { CartController() }
        }
        """,
      """
      HomeController -push-> ItemController "one" at a
      HomeController -push-> HelpController "two" at b
      HomeController -push-> CartController "three" at c
      HomeController -push-> FeedController "four" at d
      """)
  }

  @Test func aHelperThatPushes() {
    expectMap(
      controller: "func open() { ⟦a⟧go(to: ItemController()) }",
      rest: """
        extension UIViewController {
          func go(to page: UIViewController) { navigationController?.⟦b⟧pushViewController(page, animated: true) }
        }
        """, #"HomeController -push-> ItemController "open" at b resolved"#)
  }

  @Test func aBaseClassThatPushes() {
    expectMap(
      of: """
        class BaseController: UIViewController {
          func help() { ⟦a⟧show(HelpController(), sender: nil) }
        }
        final class OneController: BaseController {
          override func viewDidLoad() { ⟦b⟧show(TwoController(), sender: nil) }
        }
        final class TwoController: BaseController {}
        final class HelpController: UIViewController {}
        """,
      """
      OneController -push-> TwoController at b
      OneController -push-> HelpController at a
      TwoController -push-> HelpController at a
      """)
  }

  @Test func unresolvedTargets() {
    expectMap(
      controller: """
        var next: UIViewController!
        func one(_ page: UIViewController) { ⟦a⟧show(page, sender: nil) }
        func two() { ⟦b⟧present(Unknown.make(), animated: true) }
        func three() { navigationController?.⟦c⟧pushViewController(next, animated: true) }
        """,
      """
      unresolved at a
      unresolved at b
      unresolved at c
      """)
  }

  @Test func aTypeThatAFactoryIsGiven() {
    expectMap(
      controller: """
        @objc func one() {
          let page = UIStoryboard.main.page(ofType: ItemController.self)
          ⟦a⟧show(page, sender: nil)
        }
        @objc func two() { ⟦b⟧show(load(HelpController.self), sender: nil) }
        @objc func three() { ⟦c⟧show(Maker.make(CartController.self), sender: nil) }
        """,
      rest: """
        import UIKit
        extension UIStoryboard {
          static let main = UIStoryboard(name: "Main", bundle: nil)
          func page<Page: UIViewController>(ofType type: Page.Type) -> Page {
            instantiateViewController(withIdentifier: String(describing: type)) as! Page
          }
        }
        func load<Page: UIViewController>(_ type: Page.Type) -> Page {
          guard let page = Bundle.main.loadNibNamed("x", owner: nil)?.first as? Page else { fatalError() }
          return page
        }
        enum Maker {
          static func make<Page: UIViewController>(_ type: Page.Type) -> Page { type.init() }
        }
        """,
      """
      HomeController -push-> ItemController "one" at a
      HomeController -push-> HelpController "two" at b
      HomeController -push-> CartController "three" at c
      """)
  }

  @Test func aTableOfClosures() {
    expectMap(
      controller: """
        let rows = [Row(make: { ItemController() }), Row(make: { HelpController() })]
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          ⟦a⟧show(rows[indexPath.row].make(), sender: nil)
        }
        """, base: "UITableViewController",
      rest: "import UIKit\nstruct Row { let make: () -> UIViewController }",
      """
      HomeController -push-> ItemController "select row" at a
      HomeController -push-> HelpController "select row" at a
      """)
  }

  @Test func aTableOfAutoclosuresWasLost() {
    expectMap(
      controller: """
        let sections = [Section(rows: [Row(ItemController())]), Section(rows: [Row(HelpController())])]
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let page = sections[indexPath.section].rows[indexPath.row].make()
          ⟦a⟧show(page, sender: nil)
        }
        """, base: "UITableViewController",
      rest: """
        import UIKit
        struct Section { let rows: [Row] }
        struct Row {
          let make: () -> UIViewController
          init(_ make: @autoclosure @escaping () -> UIViewController) { self.make = make }
        }
        """,
      """
      HomeController -push-> ItemController "select row" at a
      HomeController -push-> HelpController "select row" at a
      """)
  }

  @Test func factoriesThatReturnSelf() {
    expectMap(
      controller: """
        @objc func one() { ⟦a⟧show(ItemController.fromStoryboard(), sender: nil) }
        @objc func two() {
          let page: HelpController = maker.make(id: "help")
          ⟦b⟧show(page, sender: nil)
        }
        let maker = Maker()
        """,
      rest: """
        import UIKit
        extension UIViewController {
          static func fromStoryboard() -> Self {
            UIStoryboard(name: "Main", bundle: nil)
              .instantiateViewController(withIdentifier: String(describing: self)) as! Self
          }
        }
        final class Maker {
          func make<Page: UIViewController>(id: String) -> Page {
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id) as! Page
          }
        }
        """,
      """
      HomeController -push-> ItemController "one" at a
      HomeController -push-> HelpController "two" at b
      """)
  }
}
