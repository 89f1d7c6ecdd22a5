import Testing

/// Labels of tabs, however code writes them.
@Suite struct TabItemTests {
  @Test func localisedTabTitlesWereLost() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let feed = FeedController()
          feed.tabBarItem = UITabBarItem(
            title: NSLocalizedString("Feed", comment: ""), image: UIImage(named: "feed"), tag: 0)
          let cart = CartController()
          cart.title = NSLocalizedString("Cart", comment: "tab")
          let help = HelpController()
          help.tabBarItem.title = String(localized: "Help")
          let item = ItemController()
          item.tabBarItem = .init(title: "tab.item".localized, image: nil, tag: 3)
          viewControllers = [feed, cart, help, item]
        }
        """, base: "UITabBarController",
      rest: """
        extension String { var localized: String { NSLocalizedString(self, comment: "") } }
        """,
      """
      HomeController -tab-> FeedController "Feed"
      HomeController -tab-> CartController "Cart"
      HomeController -tab-> HelpController "Help"
      HomeController -tab-> ItemController "tab.item"
      tabs HomeController "Feed" FeedController feed, "Cart" CartController, "Help" HelpController, "tab.item" ItemController
      screen HomeController tabs
      """)
  }

  @Test func tabItemsOfTheSystemHaveItsTitles() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let feed = FeedController()
          feed.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
          let cart = CartController()
          cart.tabBarItem = UITabBarItem(tabBarSystemItem: .mostRecent, tag: 1)
          viewControllers = [feed, cart]
        }
        """, base: "UITabBarController",
      """
      HomeController -tab-> FeedController "Search"
      HomeController -tab-> CartController "Most Recent"
      tabs HomeController "Search" FeedController, "Most Recent" CartController
      screen HomeController tabs
      """)
  }

  @Test func controllersThatNameTheirOwnTab() {
    expectMap(
      controller: """
        override func viewDidLoad() { viewControllers = [Leaf(), UINavigationController(rootViewController: Twig())] }
        """, base: "UITabBarController",
      rest: """
        class Leaf: UIViewController {
          override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            tabBarItem = UITabBarItem(title: "Leaf", image: UIImage(systemName: "leaf"), tag: 0)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Twig: UIViewController {
          override func awakeFromNib() { tabBarItem.title = "A twig" }
        }
        """,
      """
      HomeController -tab-> Leaf "Leaf"
      HomeController -tab-> Twig "A twig" wraps UINavigationController
      tabs HomeController "Leaf" Leaf leaf, "A twig" Twig
      screen HomeController tabs
      """)
  }

  @Test func localisedTextsInTabItemsWereLost() {
    expectMap(
      home: """
        var body: some View {
          TabView {
            FeedScreen().tabItem { Label(LocalizedStringKey("Feed"), systemImage: "house") }
            CartScreen().tabItem { Image("cart"); Text(NSLocalizedString("Cart", comment: "")) }
            HelpScreen().tabItem { Text(String(localized: "Help")) }
            ItemScreen().tabItem { Text(String(format: "%d items", 3)) }
          }
        }
        """,
      """
      entry HomeScreen
      HomeScreen -tab-> FeedScreen "Feed"
      HomeScreen -tab-> CartScreen "Cart"
      HomeScreen -tab-> HelpScreen "Help"
      HomeScreen -tab-> ItemScreen
      tabs HomeScreen "Feed" FeedScreen house, "Cart" CartScreen cart, "Help" HelpScreen, ItemScreen
      screen HomeScreen tabs
      """)
  }
}
