import Testing

/// What windows and stacks show first: screens, or content of the view around.
@Suite struct RootContentTests {
  @Test func layersOfAWindow() {
    expectMap(
      of: """
        @main struct DemoApp: App {
          @State private var isReady = false
          var body: some Scene {
            WindowGroup {
              ZStack {
                BackdropView()
                if isReady { ⟦a⟧MainScreen() }
                ⟦b⟧SetupScreen().opacity(isReady ? 0 : 1)
              }
            }
          }
        }
        struct BackdropView: View { var body: some View { ZStack { Color.blue; Image("waves") }.ignoresSafeArea() } }
        struct MainScreen: View {
          var body: some View { NavigationStack { List { ⟦c⟧NavigationLink("Open") { ItemScreen() } } } }
        }
        struct SetupScreen: View {
          @State private var isOn = false
          var body: some View { Button("Erase") { isOn = true }.⟦d⟧alert("Erase it?", isPresented: $isOn) {} }
        }
        struct ItemScreen: View { var body: some View { Text("Item") } }
        """,
      """
      entry MainScreen SetupScreen
      DemoApp -root-> MainScreen at a
      DemoApp -root-> SetupScreen at b
      MainScreen -push-> ItemScreen "Open" at c
      SetupScreen -alert-> alert:"Erase it?" at d
      """)
  }

  @Test func partsOfALayoutWithATitleAreNoRoots() {
    expectMap(
      home: """
        @State private var isOn = false
        @State private var isSignedIn = true
        var body: some View {
          NavigationView {
            ZStack {
              if isSignedIn { Cards(open: { isOn = true }) } else { Hint() }
            }
            .navigationTitle("Favourites")
            .⟦a⟧sheet(isPresented: $isOn) { ItemScreen() }
          }
        }
        """,
      rest: """
        struct Cards: View {
          let open: () -> Void
          var body: some View { List { Button("Open", action: open) } }
        }
        struct Hint: View { var body: some View { Text("Sign in first") } }
        """,
      """
      HomeScreen -sheet-> ItemScreen at a
      screen HomeScreen stack
      """)
  }

  private static let layouts = [
    "VStack { Text(\"Popular\"); Cards(open: { isOn = true }) }",
    "ZStack { Color.blue; VStack { Text(\"Popular\"); Cards(open: { isOn = true }) } }",
  ]

  @Test(arguments: layouts) func partsBesideTextsAreNoRoots(layout: String) {
    expectMap(
      home: """
        @State private var isOn = false
        var body: some View {
          NavigationStack { \(layout).⟦a⟧sheet(isPresented: $isOn) { ItemScreen() } }
        }
        """,
      rest: """
        struct Cards: View {
          let open: () -> Void
          var body: some View { List { Button("Open", action: open) } }
        }
        """, "HomeScreen -sheet-> ItemScreen at a")
  }

  @Test func aScreenOnABackgroundIsARoot() {
    expectMap(
      home: "var body: some View { NavigationStack { ZStack { Color.blue; ⟦a⟧FeedScreen() } } }",
      "HomeScreen -root-> FeedScreen at a")
  }

  @Test func aHintInThePlaceOfATitledListWasARoot() {
    expectMap(
      home: """
        @State private var items: [Int] = []
        var body: some View {
          NavigationStack {
            Group {
              if items.isEmpty { Hint() } else { List(items, id: \\.self) { row($0) } }
            }
            .navigationTitle("Items")
          }
        }
        private func row(_ item: Int) -> some View { ⟦a⟧NavigationLink("Open") { ItemScreen() } }
        """,
      rest: "import SwiftUI\nstruct Hint: View { var body: some View { Text(\"Nothing\") } }",
      """
      HomeScreen -push-> ItemScreen "Open" at a
      """)
  }

  @Test func aSpinnerInThePlaceOfATitledScreenHidesNothing() {
    expectMap(
      home: """
        @State private var isLoading = true
        var body: some View {
          NavigationStack {
            Group {
              if isLoading { ProgressView() } else { ⟦a⟧Feed() }
            }
            .navigationTitle("Feed")
          }
        }
        """,
      rest: """
        import SwiftUI
        struct Feed: View { var body: some View { ⟦b⟧NavigationLink("Open") { ItemScreen() } } }
        """,
      """
      HomeScreen -root-> Feed at a
      Feed -push-> ItemScreen "Open" at b
      """)
  }
}
