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
}
