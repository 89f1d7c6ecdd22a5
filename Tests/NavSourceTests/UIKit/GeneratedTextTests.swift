import Testing

/// Texts by constants that a generator writes from string tables.
@Suite struct GeneratedTextTests {
  private let constants = """
    import Foundation
    internal enum L10n {
      internal static let plain = L10n.tr("Localizable", "plain", fallback: "Plain")
      internal enum Cart {
        internal static let title = L10n.tr("Localizable", "cart.title", fallback: "Cart")
        internal static var badge: String { return L10n.tr("Localizable", "cart.badge") }
        internal static func remove(_ p1: Any) -> String {
          return L10n.tr("Localizable", "cart.remove", String(describing: p1), fallback: "Remove %@?")
        }
        internal static let old = NSLocalizedString("cart.old", comment: "")
      }
    }
    extension L10n {
      private static func tr(
        _ table: String, _ key: String, _ args: CVarArg..., fallback value: String? = nil
      ) -> String {
        let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
        return String(format: format, locale: Locale.current, arguments: args)
      }
    }
    private final class BundleToken {
      static let bundle: Bundle = { Bundle(for: BundleToken.self) }()
    }
    """

  @Test func titlesOfAlertsWereNameless() {
    expectMap(
      controller: """
        func one() { ⟦a⟧present(UIAlertController(title: L10n.Cart.title, message: nil, preferredStyle: .alert), animated: true) }
        func two() { ⟦b⟧present(UIAlertController(title: L10n.Cart.badge, message: nil, preferredStyle: .alert), animated: true) }
        func three() { ⟦c⟧present(UIAlertController(title: L10n.Cart.remove("it"), message: nil, preferredStyle: .alert), animated: true) }
        func four() { ⟦d⟧present(UIAlertController(title: L10n.Cart.old, message: nil, preferredStyle: .alert), animated: true) }
        func five() { ⟦e⟧ask(L10n.plain) }
        func ask(_ title: String) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          ⟦f⟧present(alert, animated: true)
        }
        """, rest: constants,
      """
      HomeController -alert-> alert:Cart at a
      HomeController -alert-> alert:cart.badge at b
      HomeController -alert-> alert:"Remove …?" at c
      HomeController -alert-> alert:cart.old at d
      HomeController -alert-> alert:Plain at f
      """)
  }

  @Test func triggersAndTitlesWereNameless() {
    expectMap(
      home: """
        @State private var isOn = false
        var body: some View {
          VStack {
            ⟦a⟧NavigationLink(L10n.Cart.title) { ItemScreen() }
            ⟦b⟧NavigationLink(destination: HelpScreen()) { Text(L10n.Cart.badge) }
            Button(L10n.Cart.old) { isOn = true }
          }
          .⟦c⟧sheet(isPresented: $isOn) { CartScreen() }
        }
        """, rest: constants,
      """
      HomeScreen -push-> ItemScreen "Cart" at a
      HomeScreen -push-> HelpScreen "cart.badge" at b
      HomeScreen -sheet-> CartScreen "cart.old" at c
      """)
  }

  @Test func labelsOfTabsWereNameless() {
    expectMap(
      home: """
        var body: some View {
          TabView {
            FeedScreen().tabItem { Label(L10n.plain, systemImage: "house") }
            CartScreen().tabItem { Text(L10n.Cart.title) }
          }
        }
        """, rest: constants,
      """
      tabs HomeScreen "Plain" FeedScreen house, "Cart" CartScreen
      HomeScreen -tab-> FeedScreen
      HomeScreen -tab-> CartScreen
      """)
  }

  @Test func labelsOfBarItemsWereNameless() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let feed = FeedController()
          feed.tabBarItem = UITabBarItem(title: L10n.plain, image: nil, tag: 0)
          let cart = UINavigationController(rootViewController: CartController())
          cart.tabBarItem.title = L10n.Cart.title
          let item = ItemController()
          item.title = L10n.Cart.badge
          viewControllers = [feed, cart, item]
        }
        """, base: "UITabBarController", rest: constants,
      """
      tabs HomeController "Plain" FeedController, "Cart" CartController, "cart.badge" ItemController
      HomeController -tab-> FeedController
      HomeController -tab-> CartController
      HomeController -tab-> ItemController
      """)
  }
}
