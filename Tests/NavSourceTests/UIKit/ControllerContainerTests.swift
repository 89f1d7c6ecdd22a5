import Testing

/// Tab bars, split views, pages, children and windows of UIKit.
@Suite struct ControllerContainerTests {
  // MARK: Tab bars

  @Test func tabBarSubclass() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          super.viewDidLoad()
          let feed = UINavigationController(rootViewController: ⟦x⟧FeedController())
          feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "house"), tag: 0)
          let cart = CartController()
          cart.tabBarItem.title = "Cart"
          let help = HelpController()
          help.title = "Help"
          ⟦a⟧viewControllers = [feed, cart, help]
        }
        """, base: "UITabBarController",
      """
      entry HomeController
      HomeController -tab-> FeedController "Feed" at a wraps UINavigationController
      HomeController -tab-> CartController "Cart" at a
      HomeController -tab-> HelpController "Help" at a
      tabs HomeController "Feed" FeedController house, "Cart" CartController, "Help" HelpController
      screen HomeController tabs
      """)
  }

  @Test func tabBarWithSetViewControllers() {
    expectMap(
      controller: """
        init() {
          super.init(nibName: nil, bundle: nil)
          ⟦a⟧setViewControllers([FeedController(), CartController()], animated: false)
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController at a
      HomeController -tab-> CartController at a
      tabs HomeController FeedController, CartController
      """)
  }

  @Test func tabsMadeByAHelper() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          ⟦a⟧viewControllers = [
            tab(FeedController(), "Feed", "house"), tab(CartController(), "Cart", "cart"),
          ]
        }
        private func tab(_ root: UIViewController, _ title: String, _ image: String) -> UIViewController {
          let nav = UINavigationController(rootViewController: root)
          nav.tabBarItem.title = title
          nav.tabBarItem.image = UIImage(systemName: image)
          return nav
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController "Feed" at a
      HomeController -tab-> CartController "Cart" at a
      tabs HomeController "Feed" FeedController house, "Cart" CartController cart
      """)
  }

  // MARK: Split views and pages

  @Test func splitSubclass() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          ⟦a⟧viewControllers = [UINavigationController(rootViewController: FeedController()), ItemController()]
        }
        """, base: "UISplitViewController",
      """
      HomeController -embed-> FeedController at a
      HomeController -detail-> ItemController at a
      screen HomeController split
      """)
  }

  @Test func splitColumns() {
    expectMap(
      controller: """
        init() {
          super.init(style: .tripleColumn)
          ⟦a⟧setViewController(FeedController(), for: .primary)
          ⟦b⟧setViewController(CartController(), for: .supplementary)
          self.⟦c⟧setViewController(UINavigationController(rootViewController: ItemController()), for: .secondary)
        }
        """, base: "UISplitViewController",
      """
      HomeController -embed-> FeedController at a
      HomeController -embed-> CartController at b
      HomeController -detail-> ItemController at c
      """)
  }

  /// A column of a split view is a screen for itself, unlike other children.
  @Test func aListInAColumnLedNowhereThroughItsClosures() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let list = ListController()
          list.onSelect = { [weak self] in
            self?.⟦b⟧showDetailViewController(ItemController(), sender: nil)
          }
          ⟦a⟧viewControllers = [UINavigationController(rootViewController: list), HelpController()]
        }
        """, base: "UISplitViewController",
      rest: """
        final class ListController: UITableViewController {
          var onSelect: (() -> Void)?
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { onSelect?() }
        }
        """,
      """
      HomeController -embed-> ListController at a
      HomeController -detail-> HelpController at a
      ListController -detail-> ItemController "select row" at b via HomeController
      """)
  }

  @Test func pages() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          ⟦a⟧setViewControllers([FeedController()], direction: .forward, animated: false)
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
          ⟦b⟧CartController()
        }
        """, base: "UIPageViewController",
      """
      HomeController -replace-> FeedController at a
      HomeController -replace-> CartController at b
      screen HomeController page
      """)
  }

  // MARK: Children

  @Test func child() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let list = FeedController()
          ⟦a⟧addChild(list)
          view.addSubview(list.view)
          list.didMove(toParent: self)
        }
        """, "HomeController -embed-> FeedController at a")
  }

  @Test func childAddedByAHelper() {
    expectMap(
      controller: "override func viewDidLoad() { ⟦b⟧add(FeedController(), to: view) }",
      rest: """
        extension UIViewController {
          func add(_ child: UIViewController, to container: UIView) {
            ⟦a⟧addChild(child)
            container.addSubview(child.view)
            child.didMove(toParent: self)
          }
        }
        """, "HomeController -embed-> FeedController at a")
  }

  @Test func childSwappedInDidSet() {
    expectMap(
      controller: """
        private var current: UIViewController? {
          didSet { if let current { ⟦a⟧addChild(current) } }
        }
        func one() { current = FeedController() }
        func two() { current = CartController() }
        """,
      """
      HomeController -embed-> FeedController at a
      HomeController -embed-> CartController at a
      """)
  }

  @Test func navigationSubclassWithARootOfItsOwn() {
    expectMap(
      controller: "func open() { ⟦a⟧present(CartFlow(), animated: true) }",
      rest: """
        final class CartFlow: UINavigationController {
          convenience init() { self.init(rootViewController: CartController()) }
        }
        """, "HomeController -sheet-> CartController at a wraps CartFlow")
  }

  @Test func aStackInAColumnWasAPart() {
    expectMap(
      controller: """
        func open() {
          let item = ItemController()
          if let stack = splitViewController?.viewController(for: .secondary)
            as? UINavigationController
          {
            stack.⟦a⟧setViewControllers([item], animated: false)
          } else {
            ⟦b⟧showDetailViewController(item, sender: self)
          }
        }
        """,
      """
      HomeController -detail-> ItemController "open" at a
      HomeController -detail-> ItemController "open" at b
      """)
  }
}
