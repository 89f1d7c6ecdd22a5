import Testing

/// Tabs and pages of SwiftUI.
@Suite struct TabTests {
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

  @Test func casesWrittenOutWereNoTabs() {
    expectMap(
      home: """
        var body: some View {
          TabView { ForEach(Area.allCases) { area in ⟦t⟧area.screen.tabItem { Text(area.title) } } }
        }
        """,
      rest: """
        import SwiftUI
        enum Area: Identifiable, CaseIterable {
          case feed, cart, help
          static var allCases: [Area] { [.cart, .feed] }
          var id: Self { self }
          var title: String {
            switch self {
            case .feed: "Feed"
            case .cart: "Cart"
            case .help: "Help"
            }
          }
          @ViewBuilder var screen: some View {
            switch self {
            case .feed: FeedScreen()
            case .cart: CartScreen()
            case .help: HelpScreen()
            }
          }
        }
        """,
      """
      HomeScreen -tab-> CartScreen "Cart"
      HomeScreen -tab-> FeedScreen "Feed"
      """)
  }
}
