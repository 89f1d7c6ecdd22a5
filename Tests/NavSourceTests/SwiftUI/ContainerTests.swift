import Testing

/// Apps, stacks, split views and tabs.
@Suite struct ContainerTests {
  @Test func windowGroup() {
    expectMap(
      of: """
        import SwiftUI
        @main
        struct ShopApp: App {
          @StateObject private var store = Store()
          var body: some Scene {
            WindowGroup { ⟦a⟧FeedScreen().environmentObject(store) }
            Settings { ⟦b⟧SettingsScreen() }
          }
        }
        struct FeedScreen: View { var body: some View { Text("Feed") } }
        struct SettingsScreen: View { var body: some View { Text("Settings") } }
        """,
      """
      entry FeedScreen SettingsScreen
      ShopApp -root-> FeedScreen at a
      ShopApp -root-> SettingsScreen at b
      screen ShopApp app
      """)
  }

  @Test func sceneOfItsOwn() {
    expectMap(
      of: """
        @main struct ShopApp: App { var body: some Scene { MainScene() } }
        struct MainScene: Scene { var body: some Scene { WindowGroup { FeedScreen() } } }
        struct FeedScreen: View { var body: some View { Text("Feed") } }
        """,
      """
      entry FeedScreen
      ShopApp -root-> FeedScreen
      """)
  }

  @Test func stackInTheWindow() {
    expectMap(
      of: """
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { NavigationStack { FeedScreen() } } }
        }
        struct FeedScreen: View { var body: some View { Text("Feed") } }
        """,
      """
      entry FeedScreen
      ShopApp -root-> FeedScreen wraps NavigationStack
      """)
  }

  @Test(arguments: ["NavigationStack", "NavigationView"])
  func stackAsBody(stack: String) {
    expectMap(
      home: "var body: some View { \(stack) { ⟦a⟧FeedScreen() } }",
      """
      HomeScreen -root-> FeedScreen at a
      screen HomeScreen stack
      """)
  }

  @Test func stackWithPath() {
    expectMap(
      home: """
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            FeedScreen().navigationDestination(for: Int.self) { _ in ItemScreen() }
          }
          .onOpenURL { _ in path.⟦a⟧append(3) }
        }
        """,
      """
      HomeScreen -root-> FeedScreen
      HomeScreen -push-> ItemScreen at a
      """)
  }

  @Test func stackOfInlineContent() {
    expectMap(
      home: """
        var body: some View {
          NavigationStack { List { ⟦a⟧NavigationLink("Open") { ItemScreen() } } }
        }
        """, #"HomeScreen -push-> ItemScreen "Open" at a"#)
  }

  @Test func conditionalRoot() {
    expectMap(
      of: """
        @main struct ShopApp: App {
          @State var isIn = false
          var body: some Scene { WindowGroup { if isIn { FeedScreen() } else { LoginScreen() } } }
        }
        struct FeedScreen: View { var body: some View { Text("Feed") } }
        struct LoginScreen: View { var body: some View { Text("Login") } }
        """,
      """
      entry FeedScreen LoginScreen
      ShopApp -root-> FeedScreen
      ShopApp -root-> LoginScreen
      """)
  }

  @Test func splitView() {
    expectMap(
      home: """
        var body: some View {
          NavigationSplitView { ⟦a⟧FeedScreen() } content: { ⟦b⟧CartScreen() } detail: { ⟦c⟧ItemScreen() }
        }
        """,
      """
      HomeScreen -embed-> FeedScreen at a
      HomeScreen -embed-> CartScreen at b
      HomeScreen -detail-> ItemScreen at c
      screen HomeScreen split
      """)
  }

  @Test func splitViewWithSelection() {
    expectMap(
      home: """
        @State private var place: Place?
        var body: some View {
          NavigationSplitView {
            List(selection: $place) {
              ⟦a⟧NavigationLink("Feed", value: Place.feed)
              ⟦b⟧NavigationLink("Cart", value: Place.cart)
            }
          } detail: {
            switch place {
            case .feed: FeedScreen()
            case .cart: CartScreen()
            case nil: Text("Choose")
            }
          }
        }
        """, rest: "enum Place: Hashable { case feed, cart }",
      """
      HomeScreen -detail-> FeedScreen "Feed" at a
      HomeScreen -detail-> CartScreen "Cart" at b
      """)
  }

  @Test func splitViewWithColumnsOfTheirOwn() {
    expectMap(
      home: """
        @State private var place: Place? = .feed
        var body: some View {
          NavigationSplitView { Sidebar(chosen: $place) } detail: { Column(place: place) }
        }
        """,
      rest: """
        enum Place: CaseIterable, Identifiable {
          case feed, cart
          var id: Self { self }
          @ViewBuilder var page: some View { switch self { case .feed: FeedScreen(); case .cart: CartScreen() } }
          var title: String { switch self { case .feed: "Feed"; case .cart: "Cart" } }
        }
        struct Sidebar: View {
          @Binding var chosen: Place?
          var body: some View {
            List(Place.allCases, selection: $chosen) { place in
              ⟦a⟧NavigationLink(value: place) { Text(place.title) }
            }
          }
        }
        struct Column: View {
          var place: Place?
          var body: some View { Group { if let place { place.page } else { Text("Choose") } } }
        }
        """,
      """
      HomeScreen -embed-> Sidebar
      HomeScreen -detail-> Column
      Sidebar -detail-> FeedScreen "Feed" at a
      Sidebar -detail-> CartScreen "Cart" at a
      Column -embed-> FeedScreen
      Column -embed-> CartScreen
      """)
  }

  @Test func tabsOrColumns() {
    expectMap(
      home: """
        @Environment(\\.horizontalSizeClass) var size
        @State var place: Place? = .feed
        var body: some View {
          if size == .compact {
            TabView { ForEach(Place.allCases) { place in place.page.tabItem { Text(place.rawValue) } } }
          } else {
            NavigationSplitView {
              List(Place.allCases, selection: $place) { NavigationLink($0.rawValue, value: $0) }
            } detail: {
              (place ?? .feed).page
            }
          }
        }
        """,
      rest: """
        import SwiftUI
        enum Place: String, CaseIterable, Identifiable {
          case feed, cart
          var id: String { rawValue }
          @ViewBuilder var page: some View {
            switch self {
            case .feed: FeedScreen()
            case .cart: CartScreen()
            }
          }
        }
        """,
      """
      HomeScreen -tab-> FeedScreen "feed"
      HomeScreen -tab-> CartScreen "cart"
      HomeScreen -detail-> FeedScreen
      HomeScreen -detail-> CartScreen
      """)
  }
}
