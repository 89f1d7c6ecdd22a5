import Testing

/// Windows that code opens by name or by value.
@Suite struct OpenedWindowTests {
  private static func app(_ home: String) -> [String: String] {
    [
      "App.swift": """
      @main struct DemoApp: App {
        var body: some Scene {
          WindowGroup { HomeScreen() }
          WindowGroup(id: "item", for: Item.self) { $item in ItemScreen() }
          WindowGroup(for: String.self) { _ in FeedScreen() }
          Window("About", id: "about") { AboutScreen() }
        }
      }
      struct Item: Codable, Hashable {}
      struct ItemScreen: View { var body: some View { Text("Item") } }
      struct FeedScreen: View { var body: some View { Text("Feed") } }
      struct AboutScreen: View { var body: some View { Text("About") } }
      """,
      "Home.swift": """
      struct HomeScreen: View {
        @Environment(\\.openWindow) private var openWindow
        let item: Item
        var body: some View { VStack { \(home) } }
      }
      """,
    ]
  }

  private static let windows = """
    DemoApp -root-> HomeScreen
    DemoApp -root-> ItemScreen
    DemoApp -root-> FeedScreen
    DemoApp -root-> AboutScreen

    """

  @Test func windowsOpenedByNameWereLost() {
    expectMap(
      of: Self.app(
        #"""
        Button("About") { ⟦a⟧openWindow(id: "about") }
        Button("Item") { ⟦b⟧openWindow(id: "item", value: item) }
        """#),
      Self.windows + """
        HomeScreen -window-> AboutScreen "About" at a
        HomeScreen -window-> ItemScreen "Item" at b
        """)
  }

  @Test func windowsOpenedByValueWereLost() {
    expectMap(
      of: Self.app(
        #"""
        Button("Item") { ⟦a⟧openWindow(value: item) }
        Button("Feed") { ⟦b⟧openWindow(value: "feed") }
        """#),
      Self.windows + """
        HomeScreen -window-> ItemScreen "Item" at a
        HomeScreen -window-> FeedScreen "Feed" at b
        """)
  }

  @Test func aWindowThatNobodyDeclaresIsReported() {
    expectMap(
      of: Self.app(#"Button("Help") { ⟦a⟧openWindow(id: "help") }"#),
      Self.windows + "unresolved at a")
  }
}
