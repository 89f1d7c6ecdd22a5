import Testing

/// Routers and navigation objects that hold a stack of UIKit and push views of SwiftUI.
@Suite struct RouterTests {
  @Test func aPushFromAnywhere() {
    expectMap(
      of: [
        "Push.swift": """
        extension UIApplication {
          var topStack: UINavigationController? { find(in: windows.first?.rootViewController) }
          private func find(in controller: UIViewController?) -> UINavigationController? {
            if let stack = controller as? UINavigationController { return stack }
            for child in controller?.children ?? [] { if let found = find(in: child) { return found } }
            return nil
          }
          func open<Page: View>(page: Page) {
            topStack?.⟦p⟧pushViewController(UIHostingController(rootView: page), animated: true)
          }
        }
        """,
        "Service.swift": """
        final class NoticeService: NSObject, UNUserNotificationCenterDelegate {
          func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) {
            UIApplication.shared.⟦a⟧open(page: BookScreen())
          }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        """,
        "Screens.swift": """
        struct ShelfScreen: View {
          var body: some View { Button("Help") { UIApplication.shared.⟦b⟧open(page: HelpScreen()) } }
        }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      ],
      """
      SceneDelegate -root-> ShelfScreen
      @anywhere -push-> BookScreen
      ShelfScreen -push-> HelpScreen "Help"
      """)
  }

  @Test func aRouterOfRoutes() {
    expectMap(
      of: [
        "Router.swift": """
        protocol Routing { func go(_ route: ShopRoute) }
        enum ShopRoute {
          case shelf, book(Int), help
          @ViewBuilder func page() -> some View {
            switch self {
            case .shelf: ShelfScreen()
            case .book(let id): BookScreen(id: id)
            case .help: HelpScreen()
            }
          }
        }
        final class StackRouter: Routing {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func go(_ route: ShopRoute) { Pusher.shared.show(route, on: stack) }
        }
        final class Pusher {
          static let shared = Pusher()
          func show(_ route: ShopRoute, on stack: UINavigationController) {
            stack.⟦p⟧pushViewController(UIHostingController(rootView: route.page()), animated: true)
          }
        }
        """,
        "Screens.swift": """
        struct ShelfScreen: View {
          let router: Routing = StackRouter(stack: UINavigationController())
          var body: some View {
            Button("Book") { router.⟦a⟧go(.book(3)) }
            Button("Help") { router.⟦b⟧go(ShopRoute.help) }
          }
        }
        struct BookScreen: View { let id: Int; var body: some View { Text("Book") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      ],
      """
      SceneDelegate -root-> ShelfScreen
      ShelfScreen -push-> BookScreen "Book"
      ShelfScreen -push-> HelpScreen "Help"
      """)
  }

  @Test func aSingletonWithAStartRoute() {
    expectMap(
      of: [
        "Shell.swift": """
        enum Stop {
          case shelf, help
          @ViewBuilder func page() -> some View {
            switch self { case .shelf: ShelfScreen(); case .help: HelpScreen() }
          }
        }
        final class Shell {
          static let shared = Shell()
          private let start = Stop.shelf
          let stack = UINavigationController()
          func root() -> UINavigationController {
            stack.⟦a⟧setViewControllers([UIHostingController(rootView: start.page())], animated: false)
            return stack
          }
        }
        struct ShelfScreen: View { var body: some View { Text("Shelf") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """,
        "SceneDelegate.swift": """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            window?.⟦b⟧rootViewController = Shell.shared.root()
          }
        }
        """,
      ],
      """
      entry ShelfScreen
      SceneDelegate -root-> ShelfScreen wraps UINavigationController
      """)
  }

  @Test func aStackAsEnvironmentObject() {
    expectMap(
      of: [
        "Stack.swift": """
        extension UINavigationController: ObservableObject {
          func travel(to stop: Stop) { Pusher.push(stop, onto: self) }
          func leave() { ⟦y⟧popViewController(animated: true) }
          func home() { ⟦z⟧popToRootViewController(animated: true) }
        }
        enum Pusher {
          static func push(_ stop: Stop, onto stack: UINavigationController) {
            let view = stop.page().environmentObject(stack)
            stack.⟦p⟧pushViewController(UIHostingController(rootView: view), animated: true)
          }
        }
        enum Stop {
          case book, help
          @ViewBuilder func page() -> some View {
            switch self { case .book: BookScreen(); case .help: HelpScreen() }
          }
        }
        """,
        "Screens.swift": """
        struct ShelfScreen: View {
          @EnvironmentObject var stack: UINavigationController
          var body: some View { Button("Book") { stack.travel(to: .book) } }
        }
        struct BookScreen: View {
          @EnvironmentObject var stack: UINavigationController
          var body: some View {
            Button("Help") { stack.travel(to: .help) }
            Button("Back") { stack.leave() }
          }
        }
        struct HelpScreen: View {
          @EnvironmentObject var stack: UINavigationController
          var body: some View { Button("Shelf", action: stack.home) }
        }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      ],
      """
      SceneDelegate -root-> ShelfScreen
      ShelfScreen -push-> BookScreen "Book"
      BookScreen -push-> HelpScreen "Help"
      BookScreen -back-> @previous "Back" at y
      HelpScreen -back-> @root at z
      """)
  }
}
