import Testing

/// Tabs that are added to a tab bar one by one.
@Suite struct AddedTabTests {
  @Test func tabsAddedToTheListOfSelfWereLost() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          viewControllers = [FeedController()]
          viewControllers?.append(CartController())
          viewControllers? += [HelpController()]
          viewControllers?.insert(ItemController(), at: 0)
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController
      HomeController -tab-> CartController
      HomeController -tab-> HelpController
      HomeController -tab-> ItemController
      tabs HomeController ItemController, FeedController, CartController, HelpController
      screen HomeController tabs
      """)
  }

  @Test func tabsInsertedInAListWereLast() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          var shown = [FeedController(), CartController()]
          shown.insert(ItemController(), at: 0)
          shown.insert(HelpController(), at: 2)
          viewControllers = shown
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController
      HomeController -tab-> CartController
      HomeController -tab-> HelpController
      HomeController -tab-> ItemController
      tabs HomeController ItemController, FeedController, HelpController, CartController
      screen HomeController tabs
      """)
  }

  @Test func childrenThatATabBarAddsToItselfWereNoTabs() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let feed = FeedController()
          feed.title = "Feed"
          addChild(feed)
          addChild(UINavigationController(rootViewController: CartController()))
          let bar = HelpController()
          addChild(bar)
          view.addSubview(bar.view)
          bar.didMove(toParent: self)
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController "Feed"
      HomeController -tab-> CartController wraps UINavigationController
      HomeController -embed-> HelpController
      tabs HomeController "Feed" FeedController, CartController
      screen HomeController tabs
      """)
  }

  @Test func childrenOverTheTabsAreNoTabs() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          viewControllers = [FeedController(), CartController()]
          addChild(HelpController())
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController
      HomeController -tab-> CartController
      HomeController -embed-> HelpController
      tabs HomeController FeedController, CartController
      screen HomeController tabs
      """)
  }

  @Test func tabsOfIOS18WereLost() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let search = UISearchTab { _ in UINavigationController(rootViewController: ItemController()) }
          self.tabs = [
            UITab(title: "Feed", image: UIImage(systemName: "house"), identifier: "feed") { _ in
              FeedController()
            },
            UITabGroup(
              title: "More", image: nil, identifier: "more",
              children: [
                UITab(title: "Help", image: nil, identifier: "help", viewControllerProvider: help),
                UITab(title: "Cart", image: nil, identifier: "cart") { _ in CartController() },
              ]),
            search,
          ]
        }
        private func help(_ tab: UITab) -> UIViewController { HelpController() }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController "Feed"
      HomeController -tab-> HelpController "Help"
      HomeController -tab-> CartController "Cart"
      HomeController -tab-> ItemController "Search" wraps UINavigationController
      tabs HomeController "Feed" FeedController house, "Help" HelpController, "Cart" CartController, "Search" ItemController
      screen HomeController tabs
      """)
  }

  @Test func tabsOfIOS18ThatAreNotKnownAreReported() {
    expectMap(
      controller: """
        func show(_ made: [UITab]) { self.⟦a⟧tabs = made }
        """, base: "UITabBarController",
      """
      unresolved at a
      """)
  }
}
