import Testing

/// What comes from outside of the app: URLs, activities, intents.
@Suite struct DeepLinkTests {
  private static let pages = """
    import SwiftUI
    enum Page: Hashable { case item, cart }
    struct HomeScreen: View {
      @Bindable var nav = Nav.shared
      var body: some View {
        NavigationStack(path: $nav.path) {
          Text("Home").navigationDestination(for: Page.self) { page in
            switch page {
            case .item: ItemScreen()
            case .cart: CartScreen()
            }
          }
        }
      }
    }
    struct ItemScreen: View { var body: some View { Text("Item") } }
    struct CartScreen: View { var body: some View { Text("Cart") } }
    @Observable final class Nav {
      static let shared = Nav()
      var path: [Page] = []
    }
    """

  @Test func intentsWereUnreached() {
    expectMap(
      of: [
        "Pages.swift": Self.pages,
        "App.swift": """
        import AppIntents
        import SwiftUI
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
        struct OpenCart: AppIntent {
          static let title: LocalizedStringResource = "Open the cart"
          func perform() async throws -> some IntentResult {
            Nav.shared.path.⟦a⟧append(.cart)
            return .result()
          }
        }
        """,
      ],
      """
      DemoApp -root-> HomeScreen
      @anywhere -push-> CartScreen at a
      """)
  }

  @Test func urlsOfTheAppStartedAtTheApp() {
    expectMap(
      of: [
        "Pages.swift": Self.pages,
        "App.swift": """
        import SwiftUI
        @main struct DemoApp: App {
          var body: some Scene {
            WindowGroup {
              HomeScreen()
                .onOpenURL { _ in Nav.shared.path.⟦a⟧append(.cart) }
                .onContinueUserActivity("item", perform: open)
            }
          }
          private func open(_ activity: NSUserActivity) { Nav.shared.path.⟦b⟧append(.item) }
        }
        """,
      ],
      """
      DemoApp -root-> HomeScreen
      @anywhere -push-> CartScreen at a
      @anywhere -push-> ItemScreen at b
      """)
  }

  @Test func whatAURLPresentsWasAPartOfTheApp() {
    expectMap(
      of: """
        import SwiftUI
        @main struct DemoApp: App {
          private let links = Links()
          var body: some Scene {
            WindowGroup { HomeScreen().onOpenURL { open($0) } }
          }
          private func open(_ url: URL) { links.open(url) }
        }
        struct HomeScreen: View { var body: some View { Text("Home") } }
        struct TagScreen: View {
          @State private var isHelp = false
          var body: some View {
            Button("More") { isHelp = true }.sheet(isPresented: $isHelp) { HelpScreen() }
          }
        }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        final class Links {
          func open(_ url: URL) {
            let page = UIHostingController(rootView: AnyView(EmptyView()))
            page.rootView = AnyView(TagScreen())
            top().⟦a⟧present(page, animated: true)
          }
          func top() -> UIViewController { UIApplication.shared.windows[0].rootViewController! }
        }
        """,
      """
      DemoApp -root-> HomeScreen
      @anywhere -sheet-> TagScreen at a via DemoApp>Links
      TagScreen -sheet-> HelpScreen "More"
      """)
  }

  @Test func aStateThatAURLSetsPresentedFromTheScreen() {
    expectMap(
      of: """
        import SwiftUI
        @main struct DemoApp: App {
          @State private var page: Page?
          var body: some Scene {
            WindowGroup {
              HomeScreen()
                .onOpenURL { page = Page(id: $0.absoluteString) }
                .⟦a⟧sheet(item: $page) { ItemScreen(id: $0.id) }
            }
          }
        }
        struct Page: Identifiable { let id: String }
        struct HomeScreen: View { var body: some View { Text("Home") } }
        struct ItemScreen: View { let id: String; var body: some View { Text(id) } }
        """,
      """
      DemoApp -root-> HomeScreen
      @anywhere -sheet-> ItemScreen at a
      """)
  }

  @Test func whatADelegatePresentsOnTheRootForAURLStartedAtTheRoot() {
    expectMap(
      of: """
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = HomeController()
            return true
          }
          func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
          ) -> Bool {
            window?.rootViewController?.⟦a⟧present(ItemController(), animated: true)
            return true
          }
        }
        final class HomeController: UIViewController {}
        final class ItemController: UIViewController {}
        """,
      """
      AppDelegate -root-> HomeController
      @anywhere -sheet-> ItemController at a
      """)
  }
}
