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

  @Test func placesNamedByConstants() {
    expectMap(
      of: [
        "Hub.swift": """
        protocol Stage: AnyObject {
          func showItem(_ id: Int)
          func showCart()
        }
        final class Hub {
          static let item = "item"
          static let cart = "cart"
          static let shared = Hub()
          private weak var stage: Stage?
          func enter(_ stage: Stage) { self.stage = stage }
          func go(_ place: String) {
            if place == Hub.item {
              stage?.showItem(3)
            } else if place == Hub.cart {
              stage?.showCart()
            }
          }
        }
        final class MainController: UITabBarController, Stage {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [ListController(), SearchController()]
            Hub.shared.enter(self)
          }
          func showItem(_ id: Int) { stack?.⟦a⟧pushViewController(ItemController(), animated: true) }
          func showCart() { stack?.⟦b⟧pushViewController(CartController(), animated: true) }
          private var stack: UINavigationController? { selectedViewController as? UINavigationController }
        }
        final class ListController: UIViewController {
          @objc func tap() { Hub.shared.go(Hub.item) }
        }
        final class SearchController: UIViewController {
          @objc func find() { Hub.shared.go(Hub.cart) }
        }
        final class ItemController: UIViewController {}
        final class CartController: UIViewController {}
        """
      ],
      """
      tabs MainController ListController, SearchController
      MainController -tab-> ListController
      MainController -tab-> SearchController
      ListController -push-> ItemController "tap" at a
      SearchController -push-> CartController "find" at b
      """)
  }

  @Test func whatASharedObjectDoesByItself() {
    let pages = ["A", "B", "C", "D"].map {
      "final class \($0)Controller: UIViewController { let coordinator = Coordinator.shared }"
    }
    expectMap(
      of: """
        final class Coordinator {
          static let shared = Coordinator()
          weak var window: UIWindow?
          init() {
            Notices.shared.publisher.sink { [weak self] _ in
              self?.window?.rootViewController?.⟦a⟧present(NewsController(), animated: true)
            }
          }
          func show(_ page: UIViewController, from sender: UIViewController) { sender.⟦b⟧show(page, sender: nil) }
        }
        \(pages.joined(separator: "\n"))
        final class HomeController: UIViewController {
          let coordinator = Coordinator.shared
          @objc func open() {
            coordinator.show(AController(), from: self)
            coordinator.show(BController(), from: self)
            coordinator.show(CController(), from: self)
            coordinator.show(DController(), from: self)
          }
        }
        final class NewsController: UIViewController {}
        """,
      """
      HomeController -push-> AController "open" at b
      HomeController -push-> BController "open" at b
      HomeController -push-> CController "open" at b
      HomeController -push-> DController "open" at b
      @anywhere -sheet-> NewsController at a
      """)
  }

  @Test func routesThatAFunctionGivesWereAllOfThem() {
    expectMap(
      controller: """
        @objc func done() { go(Self.route(for: .done)) }
        @objc func failed() { go(Event.failed.asRoute()) }
        static func route(for event: Event) -> Route {
          switch event {
          case .done: return .item
          case .failed: return .help
          }
        }
        func go(_ route: Route) {
          switch route {
          case .item: ⟦i⟧present(ItemController(), animated: true)
          case .help: ⟦h⟧present(HelpController(), animated: true)
          case .cart: ⟦c⟧present(CartController(), animated: true)
          }
        }
        """,
      rest: """
        enum Event {
          case done, failed
          func asRoute() -> Route { self == .done ? .item : .cart }
        }
        enum Route { case item, help, cart }
        """,
      """
      HomeController -sheet-> ItemController "done" at i
      HomeController -sheet-> CartController "failed" at c
      """)
  }

  @Test func aRouteInARoute() {
    expectMap(
      controller: """
        @objc func item() { go(to: .tab(.pages(.item))) }
        @objc func cart() { go(to: .tab(.cart)) }
        func go(to route: AppRoute) {
          switch route {
          case .tab(let inner): show(inner)
          case .help: ⟦h⟧present(HelpController(), animated: true)
          }
        }
        func show(_ route: TabRoute) {
          switch route {
          case .pages(.item): ⟦i⟧show(ItemController(), sender: nil)
          case .pages(.feed): ⟦f⟧show(FeedController(), sender: nil)
          case .cart: ⟦c⟧show(CartController(), sender: nil)
          }
        }
        """,
      rest: """
        enum PageRoute { case item, feed }
        enum TabRoute { case pages(PageRoute), cart }
        enum AppRoute { case tab(TabRoute), help }
        """,
      """
      HomeController -push-> ItemController "item" at i
      HomeController -push-> CartController "cart" at c
      """)
  }
}
