import Testing

/// Windows that code puts above the app's own.
@Suite struct ExtraWindowTests {
  private static let delegate = """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.⟦r⟧rootViewController = HomeController()
      }
    }
    """

  @Test func aWindowOfAHelper() {
    expectMap(
      controller: """
        let picker = Picker()
        @objc func choose() { picker.show() }
        """,
      rest: Self.delegate + """

        enum Windows {
          static func another() -> UIWindow {
            if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
              return UIWindow(windowScene: scene)
            }
            return UIWindow(frame: UIScreen.main.bounds)
          }
        }
        final class Picker {
          private var window: UIWindow?
          func show() {
            window = Windows.another()
            window?.⟦a⟧rootViewController = ItemController()
            window?.windowLevel = .alert
            window?.makeKeyAndVisible()
          }
        }
        """,
      """
      entry HomeController
      SceneDelegate -root-> HomeController at r
      HomeController -window-> ItemController "choose" at a
      """)
  }

  @Test func aWindowOfTheDelegateBesideItsOwn() {
    expectMap(
      of: """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let cover = Cover()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let window = UIWindow(windowScene: scene as! UIWindowScene)
            window.⟦r⟧rootViewController = HomeController()
            self.window = window
            window.makeKeyAndVisible()
          }
          func sceneWillResignActive(_ scene: UIScene) { cover.show(in: scene) }
        }
        final class Cover {
          var window: CoverWindow?
          func show(in scene: UIScene) {
            let window = CoverWindow(windowScene: scene as! UIWindowScene)
            window.⟦a⟧rootViewController = LockController()
            window.isHidden = false
            self.window = window
          }
        }
        final class CoverWindow: UIWindow {}
        final class HomeController: UIViewController {}
        final class LockController: UIViewController {}
        """,
      """
      entry HomeController
      SceneDelegate -root-> HomeController at r
      SceneDelegate -window-> LockController at a
      """)
  }

  @Test func aWindowThatBecomesTheAppsOwn() {
    expectMap(
      controller: """
        @objc func leave() {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.⟦a⟧rootViewController = ItemController()
          (UIApplication.shared.delegate as? AppDelegate)?.window = window
          window.makeKeyAndVisible()
        }
        """,
      rest: """
        final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        """, #"HomeController -replace-> ItemController "leave" at a"#)
  }

  @Test func theOnlyWindowIsTheAppsOwn() {
    expectMap(
      of: """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let flow = MainFlow()
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            flow.start()
            return true
          }
        }
        final class MainFlow {
          private let window = UIWindow()
          func start() {
            window.⟦a⟧rootViewController = HomeController()
            window.makeKeyAndVisible()
          }
        }
        final class HomeController: UIViewController {}
        """,
      """
      entry HomeController
      AppDelegate -root-> HomeController at a
      """)
  }
}
