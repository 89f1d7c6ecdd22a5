import Testing

/// Paths that views hand on, and lists that are no paths.
@Suite struct HandedPathTests {
  @Test func aBindingToANavigationPathWasNoPath() {
    expectMap(
      home: """
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            RowsView(path: $path).navigationDestination(for: Int.self) { _ in PageScreen() }
          }
        }
        """,
      rest: """
        struct RowsView: View {
          @Binding var path: NavigationPath
          var body: some View { Button("Go") { path.⟦a⟧append(3) } }
        }
        struct PageScreen: View { var body: some View { Text("Page") } }
        """,
      """
      HomeScreen -root-> RowsView
      RowsView -push-> PageScreen "Go" at a
      """)
  }

  @Test func addingToAListOpenedItsDetails() {
    expectMap(
      home: """
        @State private var books: [Book] = []
        var body: some View {
          NavigationStack {
            List(books) { book in ⟦a⟧NavigationLink("Open", value: book) }
              .navigationDestination(for: Book.self) { _ in BookScreen() }
              .toolbar { Button("Add") { books.append(Book(id: 2)) } }
          }
        }
        """,
      rest: """
        struct Book: Identifiable, Hashable { let id: Int }
        struct BookScreen: View { var body: some View { Text("Book") } }
        """,
      """
      HomeScreen -push-> BookScreen "Open" at a
      """)
  }

  @Test func aWindowThatIsGivenAnInitialiserLostTheApp() {
    expectMap(
      of: [
        "App.swift": """
        import SwiftUI
        @main struct DemoApp: App {
          var body: some Scene { WindowGroup(content: HomeScreen.init) }
        }
        struct HomeScreen: View {
          var body: some View {
            NavigationStack { ⟦a⟧NavigationLink("Page") { PageScreen() } }
          }
        }
        struct PageScreen: View { var body: some View { Text("Page") } }
        """
      ],
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> PageScreen "Page" at a
      """)
  }
}
