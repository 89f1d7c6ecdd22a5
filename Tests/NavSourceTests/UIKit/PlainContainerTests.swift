import Testing

/// Tab bars, split views and pages that code makes without a class of their own.
@Suite struct PlainContainerTests {
  @Test func splitViewAsTheWindowsRoot() {
    expectMap(
      of: """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            guard isReady else {
              window?.⟦d⟧rootViewController = WelcomeController()
              return true
            }
            let columns = UISplitViewController(style: .doubleColumn)
            columns.⟦a⟧setViewController(UINavigationController(rootViewController: FeedController()), for: .primary)
            columns.⟦b⟧setViewController(ItemController(), for: .secondary)
            window?.⟦c⟧rootViewController = columns
            return true
          }
          var isReady = false
        }
        final class WelcomeController: UIViewController {}
        final class FeedController: UIViewController {}
        final class ItemController: UIViewController {}
        """,
      """
      entry AppDelegate.application WelcomeController
      AppDelegate -root-> WelcomeController at d
      AppDelegate -root-> AppDelegate.application at c
      AppDelegate.application -embed-> FeedController at a wraps UINavigationController
      AppDelegate.application -detail-> ItemController at b
      screen AppDelegate.application split
      """)
  }

  @Test func tabBarsThatAScreenShows() {
    expectMap(
      controller: """
        private func showShop() {
          let shop = UITabBarController()
          shop.⟦a⟧viewControllers = [FeedController(), CartController()]
          shop.modalPresentationStyle = .fullScreen
          ⟦b⟧present(shop, animated: true)
        }
        private func showHelp() {
          let tabs = UITabBarController()
          tabs.⟦c⟧setViewControllers([HelpController(), ItemController()], animated: false)
          navigationController?.⟦d⟧pushViewController(tabs, animated: true)
        }
        """,
      """
      HomeController -fullScreenCover-> HomeController.showShop "showShop" at b
      HomeController.showShop -tab-> FeedController at a
      HomeController.showShop -tab-> CartController at a
      HomeController -push-> HomeController.showHelp "showHelp" at d
      HomeController.showHelp -tab-> HelpController at c
      HomeController.showHelp -tab-> ItemController at c
      tabs HomeController.showHelp HelpController, ItemController
      tabs HomeController.showShop FeedController, CartController
      screen HomeController.showShop tabs
      """)
  }

  @Test func containerMadeByAFactory() {
    expectMap(
      controller: "@objc func open() { ⟦b⟧present(Factory.shop(), animated: true) }",
      rest: """
        enum Factory {
          static func shop() -> UIViewController {
            let bar = UITabBarController()
            bar.⟦a⟧viewControllers = [FeedController(), CartController()].map { UINavigationController(rootViewController: $0) }
            return bar
          }
        }
        """,
      """
      HomeController -sheet-> Factory.shop "open" at b
      Factory.shop -tab-> FeedController at a wraps UINavigationController
      Factory.shop -tab-> CartController at a wraps UINavigationController
      tabs Factory.shop FeedController, CartController
      """)
  }

  @Test func containerInAProperty() {
    expectMap(
      of: """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          private lazy var flow = MainFlow(window: window)
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            flow.start()
          }
        }
        final class MainFlow {
          private let bar = UITabBarController()
          private let window: UIWindow?
          init(window: UIWindow?) { self.window = window }
          func start() {
            bar.⟦a⟧viewControllers = [FeedController(), CartController()]
            window?.⟦b⟧rootViewController = bar
          }
        }
        final class FeedController: UIViewController {}
        final class CartController: UIViewController {}
        """,
      """
      entry MainFlow.bar
      SceneDelegate -root-> MainFlow.bar at b
      MainFlow.bar -tab-> FeedController at a
      MainFlow.bar -tab-> CartController at a
      tabs MainFlow.bar FeedController, CartController
      """)
  }

  private static let extras = ["", "extension UITabBarController { func hide() {} }"]

  @Test(arguments: extras, ["self.bar = .init()", ""])
  func containerOfWhichOnlyTheTypeIsKnown(rest: String, assignment: String) {
    expectMap(
      of: """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var flow: TabFlow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            let stack = UINavigationController()
            window?.⟦r⟧rootViewController = stack
            flow = TabFlow(stack)
            flow?.start()
            return true
          }
        }
        protocol Flow {
          var stack: UINavigationController { get set }
          func start()
        }
        final class TabFlow: Flow {
          var stack: UINavigationController
          var bar: UITabBarController!
          init(_ stack: UINavigationController) {
            self.stack = stack
            \(assignment)
          }
          func start() { prepare(["Feed", "Cart"].map { page(called: $0) }) }
          private func prepare(_ pages: [UIViewController]) {
            bar.⟦a⟧setViewControllers(pages, animated: true)
            stack.⟦b⟧viewControllers = [bar]
          }
          private func page(called name: String) -> UINavigationController {
            let inner = UINavigationController()
            inner.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
            switch name {
            case "Feed": inner.pushViewController(FeedController(), animated: false)
            default: inner.pushViewController(CartController(), animated: false)
            }
            return inner
          }
        }
        final class FeedController: UIViewController {}
        final class CartController: UIViewController {}
        \(rest)
        """,
      """
      entry TabFlow.bar
      AppDelegate -root-> TabFlow.bar
      TabFlow.bar -tab-> FeedController "Feed" at a
      TabFlow.bar -tab-> CartController "Cart" at a
      tabs TabFlow.bar "Feed" FeedController, "Cart" CartController
      """)
  }

  @Test func twoContainersOfOneFunction() {
    expectMap(
      controller: """
        func open() {
          let split = UISplitViewController(style: .doubleColumn)
          let bar = UITabBarController()
          bar.⟦a⟧viewControllers = [FeedController(), CartController()]
          split.⟦b⟧setViewController(HelpController(), for: .primary)
          split.⟦c⟧setViewController(bar, for: .compact)
          ⟦d⟧present(split, animated: true)
        }
        """,
      """
      HomeController -sheet-> HomeController.open "open" at d
      HomeController.open -embed-> HelpController at b
      HomeController.open -embed-> HomeController.open.bar at c
      HomeController.open.bar -tab-> FeedController at a
      HomeController.open.bar -tab-> CartController at a
      tabs HomeController.open.bar FeedController, CartController
      """)
  }

  @Test func pagesThatAreShown() {
    expectMap(
      controller: """
        func open() {
          let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.⟦a⟧setViewControllers([HelpController()], direction: .forward, animated: false)
          ⟦b⟧present(pages, animated: true)
        }
        """,
      """
      HomeController -sheet-> HomeController.open "open" at b
      HomeController.open -replace-> HelpController "" at a
      screen HomeController.open page
      """)
  }

  @Test func aContainerThatIsOnlyAChildIsPartOfItsParent() {
    expectMap(
      controller: """
        private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        override func viewDidLoad() {
          addChild(pages)
          view.addSubview(pages.view)
          pages.⟦a⟧setViewControllers([HelpController()], direction: .forward, animated: false)
        }
        """, "HomeController -replace-> HelpController at a")
  }
}
