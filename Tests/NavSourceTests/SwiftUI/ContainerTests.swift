import Testing

/// Apps, stacks, split views and tabs.
@Suite struct ContainerTests {
  // MARK: App and stacks

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

  // MARK: Tabs

  @Test func tabsWithTabItem() {
    expectMap(
      home: """
        var body: some View {
          TabView {
            ⟦a⟧FeedScreen().tabItem { Label("Feed", systemImage: "house") }
            NavigationStack { ⟦b⟧CartScreen() }.tabItem { Image(systemName: "cart"); Text("Cart") }.badge(3)
            ⟦c⟧HelpScreen().padding().tabItem { VStack { Image("help"); Text("Help") } }.tag(2)
            ItemScreen().tabItem { Text("Item") }
          }
        }
        """,
      """
      entry HomeScreen
      HomeScreen -tab-> FeedScreen "Feed" at a
      HomeScreen -tab-> CartScreen "Cart" at b wraps NavigationStack
      HomeScreen -tab-> HelpScreen "Help" at c
      HomeScreen -tab-> ItemScreen "Item"
      tabs HomeScreen "Feed" FeedScreen house, "Cart" CartScreen cart, "Help" HelpScreen help, "Item" ItemScreen
      screen HomeScreen tabs
      """)
  }

  @Test func tabsWithTab() {
    expectMap(
      home: """
        @State private var place = Place.feed
        var body: some View {
          TabView(selection: $place) {
            Tab("Feed", systemImage: "house", value: .feed) { FeedScreen() }
            Tab("Cart", systemImage: "cart", value: .cart) { NavigationStack { CartScreen() } }.badge(2)
            TabSection("More") {
              Tab(value: .help) { HelpScreen() } label: { Label("Help", systemImage: "star") }
            }
            Tab(role: .search) { ItemScreen() }
          }
        }
        enum Place { case feed, cart, help }
        """,
      """
      HomeScreen -tab-> FeedScreen "Feed"
      HomeScreen -tab-> CartScreen "Cart" wraps NavigationStack
      HomeScreen -tab-> HelpScreen "Help"
      HomeScreen -tab-> ItemScreen
      tabs HomeScreen "Feed" FeedScreen house, "Cart" CartScreen cart, "Help" HelpScreen star, ItemScreen
      screen HomeScreen tabs
      """)
  }

  @Test func tabsFromAnEnum() {
    expectMap(
      home: """
        @State private var area = Area.feed
        var body: some View {
          TabView(selection: $area) {
            ForEach(Area.allCases) { area in
              area.screen.tabItem { Label(area.title, systemImage: area.icon) }.tag(area)
            }
          }
        }
        """,
      rest: """
        enum Area: String, CaseIterable, Identifiable {
          case feed, cart
          var id: Self { self }
          @ViewBuilder var screen: some View {
            switch self {
            case .feed: FeedScreen()
            case .cart: CartScreen()
            }
          }
          var title: String { switch self { case .feed: "Feed"; case .cart: "Cart" } }
          var icon: String { switch self { case .feed: return "house"; case .cart: return "cart" } }
        }
        """,
      """
      HomeScreen -tab-> FeedScreen "Feed"
      HomeScreen -tab-> CartScreen "Cart"
      tabs HomeScreen "Feed" FeedScreen house, "Cart" CartScreen cart
      """)
  }

  @Test func tabsFromAnEnumWithAFunctionOfTheView() {
    expectMap(
      home: """
        var body: some View {
          TabView {
            ForEach(Area.allCases, id: \\.self) { area in
              page(for: area).tabItem { Text(area.rawValue) }
            }
          }
        }
        @ViewBuilder private func page(for area: Area) -> some View {
          switch area {
          case .feed: FeedScreen()
          case .cart: CartScreen()
          }
        }
        """, rest: #"enum Area: String, CaseIterable { case feed = "Feed", cart = "My cart" }"#,
      """
      HomeScreen -tab-> FeedScreen "Feed"
      HomeScreen -tab-> CartScreen "My cart"
      tabs HomeScreen "Feed" FeedScreen, "My cart" CartScreen
      """)
  }

  @Test func pagesAreShownLikeTabs() {
    expectMap(
      home: """
        var body: some View {
          TabView { FeedScreen(); CartScreen() }.tabViewStyle(.page(indexDisplayMode: .never))
        }
        """,
      """
      HomeScreen -tab-> FeedScreen
      HomeScreen -tab-> CartScreen
      tabs HomeScreen FeedScreen, CartScreen
      """)
  }

  @Test func tabSelectedInCode() {
    expectMap(
      home: """
        @State private var place = 0
        var body: some View {
          TabView(selection: $place) {
            FeedScreen().tabItem { Text("Feed") }.tag(0)
            CartScreen().tabItem { Text("Cart") }.tag(1)
          }
        }
        func jump() { place = 1 }
        """,
      """
      HomeScreen -tab-> FeedScreen "Feed"
      HomeScreen -tab-> CartScreen "Cart"
      """)
  }
}
