import Testing

/// What the project adds to views of SwiftUI, and says of them.
@Suite struct FrameworkExtensionTests {
  @Test func anInitialiserThatTheProjectAddsToNavigationLink() {
    expectMap(
      home: """
        var body: some View {
          NavigationStack {
            List {
              NavigationLink(.item(3)) { ItemRow() }
              NavigationLink("Help", leadsTo: .help)
              NavigationLink("Cart") { CartScreen() }
            }
            .navigationDestination(for: Leaf.self) { leaf in
              switch leaf {
              case .item: ItemScreen()
              case .help: HelpScreen()
              }
            }
          }
        }
        """,
      rest: """
        enum Leaf: Hashable { case item(Int), help }
        extension NavigationLink where Destination == Never {
          init(_ leaf: Leaf, @ViewBuilder label: () -> Label) { self.⟦a⟧init(value: leaf, label: label) }
          init(_ title: String, leadsTo leaf: Leaf) where Label == Text {
            self.⟦b⟧init(value: leaf) { Text(title) }
          }
        }
        struct ItemRow: View { var body: some View { Text("An item") } }
        """,
      """
      HomeScreen -push-> ItemScreen at a
      HomeScreen -push-> HelpScreen "Help" at b
      HomeScreen -push-> CartScreen "Cart"
      """)
  }

  @Test func picturesToSwipeThroughAreNoTabs() {
    expectMap(
      home: """
        var body: some View { VStack { Text("a"); Gallery() } }
        """,
      rest: """
        struct Gallery: View {
          @State private var isLarge = false
          var body: some View {
            TabView { ForEach(0..<3) { _ in Photo() } }
              .tabViewStyle(.page(indexDisplayMode: .never))
              .⟦a⟧fullScreenCover(isPresented: $isLarge) { ItemScreen() }
          }
        }
        struct Photo: View { var body: some View { Image("a") } }
        """,
      "HomeScreen -fullScreenCover-> ItemScreen at a via Gallery")
  }
}
