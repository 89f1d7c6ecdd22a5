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

  @Test func plainTabBarInAWindow() {
    expectMap(
      of: """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let tabs = UITabBarController()
            let feed = FeedController()
            feed.tabBarItem = UITabBarItem(title: "Feed", image: nil, selectedImage: nil)
            tabs.⟦a⟧viewControllers = [feed, CartController()]
            window?.⟦b⟧rootViewController = tabs
          }
        }
        final class FeedController: UIViewController {}
        final class CartController: UIViewController {}
        """,
      """
      SceneDelegate -tab-> FeedController "Feed" at a
      SceneDelegate -tab-> CartController at a
      tabs SceneDelegate "Feed" FeedController, CartController
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

  // MARK: Windows

  @Test func sceneDelegate() {
    expectMap(
      of: """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.⟦a⟧rootViewController = UINavigationController(rootViewController: FeedController())
            self.window = window
            window.makeKeyAndVisible()
          }
        }
        class FeedController: UIViewController {}
        """,
      """
      entry FeedController
      SceneDelegate -root-> FeedController at a wraps UINavigationController
      screen SceneDelegate app
      """)
  }

  @Test func appDelegate() {
    expectMap(
      of: """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.⟦a⟧rootViewController = isLoggedIn ? FeedController() : LoginController()
            window?.makeKeyAndVisible()
            return true
          }
          var isLoggedIn = false
        }
        class FeedController: UIViewController {}
        class LoginController: UIViewController {}
        """,
      """
      entry FeedController LoginController
      AppDelegate -root-> FeedController at a
      AppDelegate -root-> LoginController at a
      """)
  }

  @Test func aScreenThatSwapsTheWindowsRoot() {
    expectMap(
      controller: """
        func one() { view.window?.⟦a⟧rootViewController = ItemController() }
        func two() {
          guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
          delegate.window?.⟦b⟧rootViewController = HelpController()
        }
        func three() {
          let window = UIApplication.shared.windows.first { $0.isKeyWindow }
          window?.⟦c⟧rootViewController = CartController()
        }
        func four() { UIApplication.shared.keyWindow?.⟦d⟧rootViewController = FeedController() }
        """,
      rest: """
        final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        """,
      """
      HomeController -replace-> ItemController "one" at a
      HomeController -replace-> HelpController "two" at b
      HomeController -replace-> CartController "three" at c
      HomeController -replace-> FeedController "four" at d
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
}
