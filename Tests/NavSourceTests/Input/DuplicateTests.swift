import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Types that are declared twice.
@Suite struct DuplicateTests {
  @Test func theSameTypeInTwoBranches() {
    let source = """
      #if os(iOS)
      struct HomeScreen: View { var body: some View { ⟦a⟧NavigationLink("Item") { ItemScreen() } } }
      #else
      struct HomeScreen: View { var body: some View { ⟦b⟧NavigationLink("Help") { HelpScreen() } } }
      #endif
      struct ItemScreen: View { var body: some View { Text("") } }
      struct HelpScreen: View { var body: some View { Text("") } }
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      """
    expectMap(
      of: source,
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> ItemScreen "Item" at a
      """)
    expectMap(
      of: source, platform: .macos,
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> HelpScreen "Help" at b
      """)
  }

  @Test func theSameNameInTwoTargets() {
    expectMap(
      of: [
        "App/App.swift": """
        @main struct DemoApp: App { var body: some Scene { WindowGroup { ListScreen() } } }
        """,
        "App/ListScreen.swift": """
        struct ListScreen: View { var body: some View { NavigationLink("Item") { ItemScreen() } } }
        struct ItemScreen: View { var body: some View { Text("") } }
        """,
        "Widget/Bundle.swift": """
        @main struct WidgetApp: App { var body: some Scene { WindowGroup { ListScreen() } } }
        struct ListScreen: View { var body: some View { Text("") } }
        """,
      ],
      """
      DemoApp -root-> ListScreen
      ListScreen -push-> ItemScreen "Item"
      WidgetApp -root-> ListScreen@Bundle
      """)
  }
}
