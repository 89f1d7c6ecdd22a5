import Testing

/// Windows, and who puts what into them.
@Suite struct WindowTests {
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
      entry SceneDelegate.scene
      SceneDelegate -root-> SceneDelegate.scene at b
      SceneDelegate.scene -tab-> FeedController "Feed" at a
      SceneDelegate.scene -tab-> CartController at a
      tabs SceneDelegate.scene "Feed" FeedController, CartController
      screen SceneDelegate.scene tabs
      """)
  }

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

  /// The stack was that of any window, and nothing was found to be in it.
  @Test func aRootThatIsReadBackFromTheWindow() {
    expectMap(
      of: """
        import UIKit
        final class Flow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() { stack.setViewControllers([FeedController()], animated: false) }
        }
        final class FeedController: UIViewController {}
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          private var stack: UINavigationController {
            window!.rootViewController as! UINavigationController
          }
          private lazy var flow = Flow(stack: stack)
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.⟦a⟧rootViewController = UINavigationController()
            flow.start()
            return true
          }
        }
        """,
      """
      entry FeedController
      AppDelegate -root-> FeedController at a wraps UINavigationController
      """)
  }

  @Test func aLauncher() {
    expectMap(
      of: """
        import UIKit
        final class Launcher {
          func launch(from window: UIWindow) {
            let stack = UINavigationController()
            window.rootViewController = stack
            window.makeKeyAndVisible()
            MainFlow(stack: stack).start()
          }
        }
        final class MainFlow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() { stack.pushViewController(HomeController(), animated: false) }
        }
        final class HomeController: UIViewController {}
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let launcher = Launcher()
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            self.window = window
            launcher.launch(from: window)
            return true
          }
        }
        """,
      "AppDelegate -root-> HomeController")
  }

  @Test func aHostedViewWhoseClosureSwapsTheWindowsRootWasItsRoot() {
    expectMap(
      of: """
        import SwiftUI
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            window = UIWindow(windowScene: scene as! UIWindowScene)
            window?.⟦a⟧rootViewController = UIHostingController(
              rootView: IntroScreen(done: { [weak self] in
                self?.window?.⟦b⟧rootViewController = HomeController()
              }))
          }
        }
        struct IntroScreen: View {
          let done: () -> Void
          var body: some View { Button("Begin", action: done) }
        }
        final class HomeController: UIViewController {}
        """,
      """
      entry IntroScreen
      SceneDelegate -root-> IntroScreen at a
      IntroScreen -replace-> HomeController "Begin" at b
      """)
  }
}
