import Testing

/// Stacks of which the code knows that they have no screen yet.
@Suite struct EmptyStackTests {
  @Test func whatTheDelegateFillsAtLaunchWasAReplacement() {
    expectMap(
      of: """
        import UIKit
        final class HomeController: UIViewController {}
        final class NewsController: UIViewController {}
        final class Flow {
          let stack: UINavigationController?
          init(_ stack: UINavigationController?) { self.stack = stack }
          func start() { stack?.⟦a⟧setViewControllers([HomeController()], animated: false) }
          func news() { stack?.⟦b⟧setViewControllers([NewsController()], animated: false) }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
          ) -> Bool {
            Flow(window?.rootViewController as? UINavigationController).start()
            return true
          }
          func application(_ application: UIApplication, didReceiveRemoteNotification info: [String: Any]) {
            Flow(window?.rootViewController as? UINavigationController).news()
          }
        }
        """,
      """
      entry HomeController
      AppDelegate -root-> HomeController at a via Flow
      AppDelegate -replace-> NewsController at b via Flow
      """)
  }

  /// - Parameter test: whether the stack is empty.
  private func expectFilledTab(_ test: String) {
    expectMap(
      of: """
        import UIKit
        final class ListController: UIViewController {}
        final class MainTabs: UITabBarController {
          var onSelect: ((UINavigationController) -> Void)?
          override func viewDidLoad() {
            super.viewDidLoad()
            if let stack = viewControllers?.first as? UINavigationController { onSelect?(stack) }
          }
        }
        final class TabsFlow {
          func start(_ tabs: MainTabs) {
            tabs.onSelect = { stack in
              if \(test) { stack.⟦a⟧setViewControllers([ListController()], animated: false) }
            }
          }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
          ) -> Bool {
            let tabs = MainTabs()
            TabsFlow().start(tabs)
            window?.⟦b⟧rootViewController = tabs
            return true
          }
        }
        """,
      """
      entry MainTabs
      AppDelegate -root-> MainTabs at b
      MainTabs -root-> ListController at a
      """)
  }

  @Test(arguments: [
    "stack.viewControllers.isEmpty", "stack.viewControllers.isEmpty == true",
    "stack.viewControllers.count == 0", "stack.viewControllers.first == nil",
    "stack.topViewController == nil",
  ])
  func whatFillsAStackThatIsFoundEmptyWasAReplacement(_ test: String) { expectFilledTab(test) }
}
