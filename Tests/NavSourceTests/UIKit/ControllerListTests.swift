import Testing

/// Lists of controllers that code puts together before a container gets them.
@Suite struct ControllerListTests {
  private static let make = """
    func stack(_ root: UIViewController, _ title: String) -> UIViewController {
      let stack = UINavigationController(rootViewController: root)
      stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return stack
    }
    """

  @Test func tabsAssignedInBranches() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          var shown = [UIViewController]()
          let help: UIViewController
          if isNew { help = HelpController() } else { help = ItemController() }
          if hasCart {
            shown = [FeedController(), CartController(), help]
          } else {
            shown = [FeedController(), help]
          }
          ⟦a⟧viewControllers = shown.map { stack($0, "x") }
        }
        func stack(_ root: UIViewController, _ title: String) -> UIViewController { UINavigationController(rootViewController: root) }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController at a wraps UINavigationController
      HomeController -tab-> CartController at a
      HomeController -tab-> HelpController at a
      HomeController -tab-> ItemController at a
      tabs HomeController FeedController, CartController, HelpController, ItemController
      """)
  }

  @Test func tabsAppendedInBranches() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          var shown: [UIViewController] = []
          shown.append(stack(FeedController(), "Feed"))
          if hasCart { shown.append(stack(CartController(), "Cart")) }
          if isNew { shown += [stack(HelpController(), "Help")] }
          shown.append(contentsOf: [stack(ItemController(), "Item")])
          ⟦a⟧setViewControllers(shown, animated: false)
        }
        \(Self.make)
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController "Feed" at a
      HomeController -tab-> CartController "Cart" at a
      HomeController -tab-> HelpController "Help" at a
      HomeController -tab-> ItemController "Item" at a
      tabs HomeController "Feed" FeedController, "Cart" CartController, "Help" HelpController, "Item" ItemController
      """)
  }

  @Test func tabsAppendedToAProperty() {
    expectMap(
      controller: """
        private var shown: [UIViewController] = []
        override func viewDidLoad() {
          addFeed()
          shown.append(stack(CartController(), "Cart"))
          ⟦a⟧viewControllers = shown
        }
        private func addFeed() { shown.append(stack(FeedController(), "Feed")) }
        \(Self.make)
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController "Feed" at a
      HomeController -tab-> CartController "Cart" at a
      tabs HomeController "Feed" FeedController, "Cart" CartController
      """)
  }

  private static let numbered = [
    "[FeedController(), CartController()].enumerated().map { index, page in number(page, index) }",
    "[FeedController(), CartController()].enumerated().map { number($0.element, $0.offset) }",
    "[FeedController(), CartController()].enumerated().map { number($1, $0) }",
  ]

  @Test(arguments: numbered) func tabsWithNumbers(pages: String) {
    expectMap(
      controller: """
        override func viewDidLoad() { ⟦a⟧viewControllers = \(pages) }
        private func number(_ page: UIViewController, _ index: Int) -> UIViewController {
          page.tabBarItem.tag = index
          return UINavigationController(rootViewController: page)
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController at a
      HomeController -tab-> CartController at a
      tabs HomeController FeedController, CartController
      """)
  }

  @Test func tabsSetUpInALoop() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let pages = [FeedController(), CartController()]
          for (index, page) in pages.enumerated() {
            page.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: index)
          }
          ⟦a⟧viewControllers = pages
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController "Page" at a
      HomeController -tab-> CartController "Page" at a
      """)
  }

  @Test func childrenOfAPlainTabBarAreTabs() {
    expectMap(
      controller: """
        func open() {
          let bar = UITabBarController()
          bar.⟦a⟧addChild(stack(FeedController(), "Feed"))
          bar.⟦b⟧addChild(stack(CartController(), "Cart"))
          ⟦c⟧present(bar, animated: true)
        }
        \(Self.make)
        """,
      """
      HomeController -sheet-> HomeController.open "open" at c
      HomeController.open -tab-> FeedController "Feed" at a
      HomeController.open -tab-> CartController "Cart" at b
      tabs HomeController.open "Feed" FeedController, "Cart" CartController
      """)
  }

  @Test func stackMadeOfOneOfTwoLists() {
    expectMap(
      controller: """
        @objc func open() {
          let shown: [UIViewController] = isNew ? [HelpController()] : [FeedController(), ItemController()]
          navigationController?.⟦a⟧setViewControllers(shown, animated: true)
        }
        """,
      """
      HomeController -replace-> HelpController "open" at a
      HomeController -replace-> FeedController "open" at a
      FeedController -push-> ItemController at a
      """)
  }

  @Test func stackThatGrowsInABranch() {
    expectMap(
      controller: """
        @objc func open() {
          var shown: [UIViewController] = [FeedController()]
          if isNew { shown.append(ItemController()) }
          navigationController?.⟦a⟧setViewControllers(shown, animated: true)
        }
        """,
      """
      HomeController -replace-> FeedController "open" at a
      FeedController -push-> ItemController at a
      """)
  }
}
