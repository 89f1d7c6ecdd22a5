import Testing

/// What frames are given, and what is called like a view of the framework.
@Suite struct FrameContentTests {
  @Test func aDataTypeHidTheViewOfItsName() {
    expectMap(
      of: [
        "App/DemoApp.swift": """
        import SwiftUI
        @main struct DemoApp: App {
          var body: some Scene { WindowGroup { Group { HomeScreen() }.onAppear {} } }
        }
        struct HomeScreen: View {
          @State private var isHelp = false
          var body: some View {
            Group { NavigationLink("Item") { ItemScreen() } }
              .⟦a⟧sheet(isPresented: $isHelp) { Section { HelpScreen() } }
          }
        }
        struct ItemScreen: View { var body: some View { Text("Item") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """,
        "Wire/Group.swift": """
        public struct Group { public var name = ""; public init() {} }
        public struct Section { public var rows: [Int] = [] }
        """,
      ],
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> ItemScreen "Item"
      HomeScreen -sheet-> HelpScreen at a
      """)
  }

  @Test func tabsThatAFrameWasGivenWereLost() {
    expectMap(
      home: """
        @State private var isNew = false
        var body: some View { Guarded { areas }.⟦a⟧sheet(isPresented: $isNew) { HelpScreen() } }
        private var areas: some View {
          TabView {
            FeedScreen().tabItem { Label("Feed", systemImage: "house") }
            CartScreen().tabItem { Label("Cart", systemImage: "cart") }
          }
        }
        """,
      rest: """
        struct Guarded<Content: View>: View {
          @State private var isHelp = false
          let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { content.⟦b⟧sheet(isPresented: $isHelp) { ItemScreen() } }
        }
        """,
      """
      HomeScreen -tab-> FeedScreen "Feed"
      HomeScreen -tab-> CartScreen "Cart"
      tabs HomeScreen "Feed" FeedScreen house, "Cart" CartScreen cart
      HomeScreen -sheet-> HelpScreen at a
      HomeScreen -sheet-> ItemScreen at b via Guarded
      """)
  }

  @Test func theTextThatAFrameWasGivenWasAScreen() {
    expectMap(
      home: """
        var body: some View {
          NavigationLink("Item") { Framed(title: String(localized: "item")) { ItemScreen() } }
        }
        """,
      rest: """
        struct Framed<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() } }
        }
        """, "HomeScreen -push-> ItemScreen")
  }

  @Test func aSheetStartedAtTheApp() {
    expectMap(
      of: """
        import SwiftUI
        @main struct DemoApp: App {
          @State private var page: Int?
          var body: some Scene {
            WindowGroup { HomeScreen().⟦a⟧sheet(item: $page) { _ in HelpScreen() } }
          }
        }
        struct HomeScreen: View { var body: some View { Text("Home") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """,
      """
      DemoApp -root-> HomeScreen
      HomeScreen -sheet-> HelpScreen at a
      """)
  }

  /// A view that adds buttons which lead on is a screen, whatever is put in its middle.
  @Test func aGenericScreenWithWaysOfItsOwnIsNoFrame() {
    expectMap(
      of: """
        import SwiftUI
        struct BoardScreen<Board: View>: View {
          let board: Board
          @State private var isAsking = false
          @State private var isSetting = false
          var body: some View {
            VStack {
              Button("Quit") { isAsking = true }
              Button("Settings") { isSetting = true }
              board
            }
            .⟦b⟧alert("Quit?", isPresented: $isAsking) {}
            .⟦c⟧sheet(isPresented: $isSetting) { SettingsScreen() }
          }
        }
        struct CubeBoard: View { var body: some View { Color.red } }
        struct SettingsScreen: View { var body: some View { Text("Settings") } }
        struct MainScreen: View {
          var body: some View { ⟦a⟧NavigationLink("Play") { BoardScreen(board: CubeBoard()) } }
        }
        @main struct GameApp: App { var body: some Scene { WindowGroup { ⟦d⟧MainScreen() } } }
        """,
      """
      entry MainScreen
      BoardScreen -alert-> alert:Quit? at b
      BoardScreen -sheet-> SettingsScreen "Settings" at c
      GameApp -root-> MainScreen at d
      MainScreen -push-> BoardScreen "Play" at a
      """)
  }

  /// A list, or a hint where it is empty: the hint is not the screen.
  @Test func aHintInTitledContentIsNotTheScreen() {
    expectMap(
      of: """
        import SwiftUI
        struct Hint: View { let text: String; var body: some View { Text(text) } }
        struct MainScreen: View {
          let items: [String]
          @State private var isShown = false
          var body: some View {
            Button("Outline") { isShown = true }
              .⟦a⟧popover(isPresented: $isShown) {
                NavigationStack {
                  Group {
                    if items.isEmpty {
                      Hint(text: "Nothing")
                    } else {
                      List(items, id: \\.self) { Text($0) }
                    }
                  }
                  .navigationTitle("Outline")
                }
              }
          }
        }
        @main struct ReadApp: App { var body: some Scene { WindowGroup { ⟦b⟧MainScreen(items: []) } } }
        """,
      """
      entry MainScreen
      MainScreen -popover-> MainScreen.isShown "Outline" at a wraps NavigationStack
      ReadApp -root-> MainScreen at b
      """)
  }
}
