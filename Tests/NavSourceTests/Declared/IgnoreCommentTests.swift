import NavGraph
import NavSource
import Testing

/// Code of which a comment says to ignore it.
@Suite struct IgnoreCommentTests {
  @Test func theNextStatement() {
    expectMap(
      controller: """
        func open() {
          // navviz: ignore
          show(ItemController(), sender: nil)
          ⟦a⟧show(HelpController(), sender: nil)
        }
        """, "HomeController -push-> HelpController at a")
  }

  @Test func theSameLine() {
    expectMap(
      controller: """
        func open() {
          show(ItemController(), sender: nil)  // navviz: ignore - a way for testers
          ⟦a⟧show(HelpController(), sender: nil)
        }
        """, "HomeController -push-> HelpController at a")
  }

  @Test func theNextDeclaration() {
    expectMap(
      controller: """
        // navviz: ignore
        func open() {
          show(ItemController(), sender: nil)
          navigationController?.pushViewController(make(1), animated: true)
        }
        func help() { ⟦a⟧show(HelpController(), sender: nil) }
        """, "HomeController -push-> HelpController at a")
  }

  @Test func theNextType() {
    expectMap(
      home: "var body: some View { VStack { Text(\"Hello\"); Row(); Tools() } }",
      rest: """
        struct Row: View { var body: some View { ⟦a⟧NavigationLink("Item") { ItemScreen() } } }
        // navviz: ignore
        struct Tools: View { var body: some View { NavigationLink("Help") { HelpScreen() } } }
        """, "HomeScreen -push-> ItemScreen at a via Row")
  }

  @Test func oneModifierOfAChain() {
    expectMap(
      home: """
        @State private var one = false
        @State private var two = false
        @State private var three = false
        var body: some View {
          Text("Hello")
            .⟦a⟧sheet(isPresented: $one) { ItemScreen() }
            // navviz: ignore
            .sheet(isPresented: $two) { HelpScreen() }
            .⟦b⟧sheet(isPresented: $three) { CartScreen() }
        }
        """,
      """
      HomeScreen -sheet-> ItemScreen at a
      HomeScreen -sheet-> CartScreen at b
      """)
  }

  @Test func aPartOfABody() {
    expectMap(
      home: """
        var body: some View {
          VStack {
            Text("Hello")
            // navviz: ignore
            Tools()
            tools  // navviz: ignore
            Row()
          }
        }
        var tools: some View { NavigationLink("Feed") { FeedScreen() } }
        """,
      rest: """
        struct Tools: View { var body: some View { NavigationLink("Help") { HelpScreen() } } }
        struct Row: View { var body: some View { ⟦a⟧NavigationLink("Item") { ItemScreen() } } }
        """, "HomeScreen -push-> ItemScreen at a via Row")
  }

  @Test func whatAFunctionDoesElsewhereCounts() {
    expectMap(
      controller: """
        func one() {
          // navviz: ignore
          open(ItemController())
        }
        func two() { open(ItemController()) }
        func three() {
          // navviz: ignore
          open(HelpController())
        }
        func open(_ page: UIViewController) { ⟦a⟧show(page, sender: nil) }
        """, "HomeController -push-> ItemController \"two\" at a")
  }

  @Test func aTab() {
    expectMap(
      home: """
        var body: some View {
          TabView {
            FeedScreen().tabItem { Text("Feed") }
            // navviz: ignore
            CartScreen().tabItem { Text("Cart") }
          }
        }
        """,
      """
      tabs HomeScreen "Feed" FeedScreen
      HomeScreen -tab-> FeedScreen
      """)
  }

  @Test func aCaseOfASwitch() {
    expectMap(
      home: """
        @State private var modal: Modal?
        var body: some View {
          VStack {
            Button("Item") { modal = .item }
            Button("Help") { modal = .help }  // navviz: ignore
          }
          .⟦a⟧sheet(item: $modal) { modal in
            switch modal {
            case .item: ItemScreen()
            case .help: HelpScreen()
            }
          }
        }
        enum Modal { case item, help }
        """, "HomeScreen -sheet-> ItemScreen \"Item\" at a")
  }

  @Test func aDestinationForValues() {
    expectMap(
      home: """
        var body: some View {
          NavigationLink("Item", value: 3)
            // navviz: ignore
            .navigationDestination(for: Int.self) { _ in ItemScreen() }
        }
        """, "")
  }

  @Test func whatIgnoresNothing() {
    expectMap(
      home: """
        ⟦a⟧// navviz: ignore
        let name = "Home"
        var body: some View {
          Text("Hello")
          ⟦b⟧// navviz: ignore
        }
        #if os(macOS)
          // navviz: ignore
          let other = 1
        #endif
        // navviz: ignore ⟦c⟧everything
        """,
      """
      swift.unused-ignore at a
      swift.unused-ignore at b
      swift.bad-comment at c
      """)
  }

  @Test func theyAreCounted() {
    let source = """
      final class HomeController: UIViewController {
        // navviz: ignore
        func open() {
          show(ItemController(), sender: nil)
          navigationController?.pushViewController(make(1), animated: true)
        }
        func help() { show(ItemController(), sender: nil) }
        // navviz: push ItemController "More"
        func more() { navigationController?.pushViewController(make(2), animated: true) }
      }
      final class ItemController: UIViewController {}
      """
    let sites = SwiftSourceImporter(ImportOptions())
      .graph(from: InMemoryFiles(["App.swift": source])).statistics.callSites
    #expect(sites.seen == 4)
    #expect(sites.ignored == 2)
    #expect(sites.resolved == 2)
    #expect(sites.unresolved == 0)
  }
}
