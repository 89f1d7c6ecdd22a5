import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Sheets, covers, popovers, destinations bound to a state, alerts and dialogs.
@Suite struct PresentationTests {
  private func modifier(
    _ modifier: String, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var item: Item?
        var title = "x"
        var body: some View {
          Text("Home")
          \(modifier)
        }
        private var page: some View { ItemScreen() }
        @ViewBuilder func make() -> some View { ItemScreen() }
        func make(item: Item) -> some View { ItemScreen() }
        func after() {}
        """, rest: "struct Item: Identifiable { let id: Int }", expected,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: ["sheet", "fullScreenCover", "popover"])
  func modalWithFlag(kind: String) {
    let expected = "HomeScreen -\(kind)-> ItemScreen at a"
    modifier(".⟦a⟧\(kind)(isPresented: $isShown) { ItemScreen() }", expected)
    modifier(".⟦a⟧\(kind)(isPresented: $isShown, content: { ItemScreen() })", expected)
    modifier(
      ".⟦a⟧\(kind)(isPresented: $isShown, onDismiss: after) { ItemScreen().padding() }", expected)
    modifier(
      ".⟦a⟧\(kind)(isPresented: $isShown, onDismiss: { after() }, content: { ItemScreen() })",
      expected)
    modifier(".⟦a⟧\(kind)(isPresented: $isShown, content: make)", expected)
    modifier(".⟦a⟧\(kind)(isPresented: $isShown) { page }", expected)
  }

  @Test(arguments: ["sheet", "fullScreenCover", "popover"])
  func modalWithItem(kind: String) {
    let expected = "HomeScreen -\(kind)-> ItemScreen at a"
    modifier(".⟦a⟧\(kind)(item: $item) { item in ItemScreen() }", expected)
    modifier(".⟦a⟧\(kind)(item: $item) { ItemScreen(item: $0) }", expected)
    modifier(".⟦a⟧\(kind)(item: $item, content: make(item:))", expected)
  }

  @Test func modalInAStack() {
    modifier(
      ".⟦a⟧sheet(isPresented: $isShown) { NavigationStack { ItemScreen() } }",
      "HomeScreen -sheet-> ItemScreen at a wraps NavigationStack")
    modifier(
      ".⟦a⟧sheet(isPresented: $isShown) { NavigationView { ItemScreen() }.navigationViewStyle(.stack) }",
      "HomeScreen -sheet-> ItemScreen at a wraps NavigationView")
  }

  @Test func popoverWithAnchor() {
    modifier(
      ".⟦a⟧popover(isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .bottom) { ItemScreen() }",
      "HomeScreen -popover-> ItemScreen at a")
  }

  @Test func destinationWithFlagOrItem() {
    let expected = "HomeScreen -push-> ItemScreen at a"
    modifier(".⟦a⟧navigationDestination(isPresented: $isShown) { ItemScreen() }", expected)
    modifier(
      ".⟦a⟧navigationDestination(isPresented: $isShown, destination: { ItemScreen() })", expected)
    modifier(".⟦a⟧navigationDestination(item: $item) { item in ItemScreen() }", expected)
    modifier(".⟦a⟧navigationDestination(item: $item, destination: ItemScreen.init)", expected)
  }

  @Test func theButtonThatSetsTheFlagIsTheTrigger() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          Button("Buy") { isShown = true }
            .⟦a⟧sheet(isPresented: $isShown) { CartScreen() }
        }
        """, #"HomeScreen -sheet-> CartScreen "Buy" at a"#)
  }

  @Test func aFlagThatTogglesInAFunction() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          Button("Buy", action: buy).⟦a⟧sheet(isPresented: $isShown) { CartScreen() }
        }
        private func buy() { isShown.toggle() }
        """, #"HomeScreen -sheet-> CartScreen at a"#)
  }

  @Test func itemEnumWithSwitch() {
    expectMap(
      home: """
        enum Modal: Identifiable { case help, cart; var id: Self { self } }
        @State private var modal: Modal?
        var body: some View {
          VStack {
            Button("Help") { modal = .help }
            Button("Cart") { modal = .cart }
          }
          .⟦a⟧sheet(item: $modal) { modal in
            switch modal {
            case .help: HelpScreen()
            case .cart: CartScreen()
            }
          }
        }
        """,
      """
      HomeScreen -sheet-> HelpScreen "Help" at a
      HomeScreen -sheet-> CartScreen "Cart" at a
      """)
  }

  /// One enum of modals may serve many screens, of which each shows some.
  @Test func aCaseThatIsNeverSetIsNotShown() {
    expectMap(
      home: """
        enum Modal: Identifiable { case help, cart; var id: Self { self } }
        @State private var modal: Modal?
        var body: some View {
          Button("Help") { modal = .help }
            .⟦a⟧sheet(item: $modal) { modal in
              switch modal {
              case .help: HelpScreen()
              case .cart: CartScreen()
              }
            }
        }
        """,
      """
      HomeScreen -sheet-> HelpScreen "Help" at a
      """)
  }

  @Test func anInlineSheet() {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var isHelpShown = false
        var body: some View {
          Text("Home").⟦a⟧sheet(isPresented: $isShown) {
            VStack {
              Text("Choose")
              ⟦b⟧NavigationLink("Item", destination: ItemScreen())
            }
            .⟦c⟧sheet(isPresented: $isHelpShown) { HelpScreen() }
          }
        }
        """,
      """
      HomeScreen -sheet-> HomeScreen.isShown at a
      HomeScreen.isShown -push-> ItemScreen "Item" at b
      HomeScreen.isShown -sheet-> HelpScreen at c
      """)
  }

  // MARK: Alerts and dialogs

  @Test func alerts() {
    let old = #"HomeScreen -alert-> alert:"Delete it?" at a"#
    modifier(
      #".⟦a⟧alert("Delete it?", isPresented: $isShown) { Button("OK") {} } message: { Text("Gone") }"#,
      old)
    modifier(
      #".⟦a⟧alert(Text("Delete it?"), isPresented: $isShown, actions: { Button("OK") {} })"#, old)
    modifier(
      #".⟦a⟧alert("Delete it?", isPresented: $isShown, presenting: item) { item in Button("OK") {} }"#,
      old)
    modifier(#".⟦a⟧alert(isPresented: $isShown) { Alert(title: Text("Delete it?")) }"#, old)
    modifier(
      #".⟦a⟧alert(item: $item) { item in Alert(title: Text("Delete it?"), message: Text("Gone")) }"#,
      old)
    modifier(
      ".⟦a⟧alert(title, isPresented: $isShown) { }", "HomeScreen -alert-> alert:title at a")
  }

  @Test func dialogs() {
    modifier(
      #".⟦a⟧confirmationDialog("Sort by", isPresented: $isShown, titleVisibility: .visible) { Button("Name") {} }"#,
      #"HomeScreen -confirmationDialog-> alert:"Sort by" at a"#)
    modifier(
      #".⟦a⟧actionSheet(isPresented: $isShown) { ActionSheet(title: Text("Sort by"), buttons: [.cancel()]) }"#,
      #"HomeScreen -confirmationDialog-> alert:"Sort by" at a"#)
    modifier(
      #".⟦a⟧actionSheet(item: $item) { _ in ActionSheet(title: Text("Sort by"), buttons: [.cancel()]) }"#,
      #"HomeScreen -confirmationDialog-> alert:"Sort by" at a"#)
  }

  @Test func anAlertButtonThatOpensAScreen() {
    expectMap(
      home: """
        @State private var isAsked = false
        @State private var isShown = false
        var body: some View {
          Text("Home")
            .⟦a⟧alert("Leave?", isPresented: $isAsked) {
              Button("Help") { isShown = true }
              Button("Cancel", role: .cancel) {}
            }
            .⟦b⟧fullScreenCover(isPresented: $isShown) { HelpScreen() }
        }
        """,
      """
      HomeScreen -alert-> alert:Leave? at a
      HomeScreen -fullScreenCover-> HelpScreen at b
      """)
  }

  @Test func modifiersOfTheSameNameElsewhereAreNotNavigation() {
    expectMap(
      home: """
        var body: some View { Text("Home").onAppear { work() } }
        let hud = Hud()
        let cache = Cache()
        func work() {
          hud.show("Loading")
          hud.dismiss()
          cache.push(ItemScreen.self)
          cache.present(3)
        }
        """,
      rest: """
        final class Hud { func show(_ text: String) {}; func dismiss() {} }
        final class Cache { func push(_ type: Any) {}; func present(_ count: Int) {} }
        """, "")
  }

  @Test func casesOfOneSheetWereInTheOrderOfNames() throws {
    let source = """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Home() } } }
      enum Page: Identifiable { case zoo, apple; var id: Self { self } }
      struct Home: View {
        @State private var page: Page?
        var body: some View {
          Text("Home").sheet(item: $page) { page in
            switch page {
            case .zoo: Zoo()
            case .apple: Apple()
            }
          }
        }
      }
      struct Zoo: View { var body: some View { Text("Zoo") } }
      struct Apple: View { var body: some View { Text("Apple") } }
      """
    let graph = SwiftSourceImporter(ImportOptions())
      .graph(from: InMemoryFiles(["Home.swift": source])).graph
    let ranks = graph.transitions.map { "\($0.rank) \($0.to.rawValue)" }
    #expect(ranks == ["0 Home", "1 Apple", "0 Zoo"])
  }

  @Test func aStateThatIsCopied() {
    expectMap(
      home: """
        @StateObject var flow = Flow()
        @State private var shown: Page?
        var body: some View {
          Button("Help") { flow.open() }
            .⟦s⟧sheet(item: $shown) { page in switch page { case .help: HelpScreen() } }
            .onChange(of: flow.page) { _, new in shown = new }
        }
        """,
      rest: """
        import SwiftUI
        final class Flow: ObservableObject { @Published var page: Page?; func open() { page = .help } }
        enum Page: Identifiable { case help; var id: Self { self } }
        """,
      "HomeScreen -sheet-> HelpScreen at s")
  }
}
