import Testing

/// `NavigationLink` in all its spellings.
@Suite struct LinkTests {
  private func link(
    _ link: String, _ expected: String = #"HomeScreen -push-> ItemScreen "Open" at a direct"#,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var chosen: Int?
        var name = "x"
        var body: some View { List { \(link) } }
        """, expected, sourceLocation: sourceLocation)
  }

  @Test func linkWithDestinationArgument() {
    link(#"⟦a⟧NavigationLink(destination: ItemScreen()) { Text("Open") }"#)
    link(#"⟦a⟧NavigationLink(destination: ItemScreen(), label: { Text("Open") })"#)
    link(#"⟦a⟧NavigationLink("Open", destination: ItemScreen())"#)
  }

  @Test func linkWithDestinationClosure() {
    link(#"⟦a⟧NavigationLink { ItemScreen() } label: { Text("Open") }"#)
    link(#"⟦a⟧NavigationLink("Open") { ItemScreen() }"#)
    link(#"⟦a⟧NavigationLink(destination: { ItemScreen() }, label: { Text("Open") })"#)
    link(#"⟦a⟧NavigationLink(destination: { ItemScreen() }) { Text("Open") }"#)
  }

  @Test func linkWithFlag() {
    link(#"⟦a⟧NavigationLink(destination: ItemScreen(), isActive: $isShown) { Text("Open") }"#)
    link(#"⟦a⟧NavigationLink("Open", destination: ItemScreen(), isActive: $isShown)"#)
    link(#"⟦a⟧NavigationLink("Open", isActive: $isShown) { ItemScreen() }"#)
    link(
      #"⟦a⟧NavigationLink(isActive: $isShown) { ItemScreen() } label: { EmptyView() }"#,
      #"HomeScreen -push-> ItemScreen "" at a"#)
    link(
      #"⟦a⟧NavigationLink(isActive: $isShown, destination: { ItemScreen() }, label: { Text("Open") })"#
    )
  }

  @Test func linkWithTag() {
    link(
      #"⟦a⟧NavigationLink(destination: ItemScreen(), tag: 1, selection: $chosen) { Text("Open") }"#)
    link(#"⟦a⟧NavigationLink("Open", destination: ItemScreen(), tag: 1, selection: $chosen)"#)
    link(#"⟦a⟧NavigationLink("Open", tag: 1, selection: $chosen) { ItemScreen() }"#)
    link(
      #"⟦a⟧NavigationLink(tag: 1, selection: $chosen) { ItemScreen() } label: { Text("Open") }"#)
  }

  @Test func linkLabels() {
    link(
      #"⟦a⟧NavigationLink { ItemScreen() } label: { Label("Open", systemImage: "star") }"#)
    link(
      #"⟦a⟧NavigationLink { ItemScreen() } label: { HStack { Image(systemName: "star"); Text("Open") } }"#
    )
    link(
      #"⟦a⟧NavigationLink(destination: ItemScreen()) { VStack { Text("Open").bold(); Text("Now") } }"#
    )
    link(
      #"⟦a⟧NavigationLink { ItemScreen() } label: { Text("Item \(name)") }"#,
      #"HomeScreen -push-> ItemScreen "" at a"#)
    link(
      #"⟦a⟧NavigationLink { ItemScreen() } label: { Image(systemName: "star") }"#,
      #"HomeScreen -push-> ItemScreen "" at a"#)
    link(
      #"⟦a⟧NavigationLink(LocalizedStringKey("Open"), destination: ItemScreen())"#)
  }

  @Test func emptyDestinationIsNoScreen() {
    link(
      #"NavigationLink(destination: EmptyView()) { Text("Soon") }"#, "")
  }

  @Test func linkWithTwoDestinations() {
    link(
      #"⟦a⟧NavigationLink("Open") { if isShown { ItemScreen() } else { HelpScreen() } }"#,
      """
      HomeScreen -push-> ItemScreen "Open" at a
      HomeScreen -push-> HelpScreen "Open" at a
      """)
    link(
      #"⟦a⟧NavigationLink("Open", destination: isShown ? AnyView(ItemScreen()) : AnyView(HelpScreen()))"#,
      """
      HomeScreen -push-> ItemScreen "Open" at a
      HomeScreen -push-> HelpScreen "Open" at a
      """)
  }

  @Test func modifiersAreLookedThrough() {
    link(
      #"""
      ⟦a⟧NavigationLink("Open", destination: ItemScreen().environmentObject(store).navigationTitle("Item").padding())
        .isDetailLink(false)
      """#)
  }

  @Test func linkIntoAnInlineScreen() {
    expectMap(
      home: """
        var body: some View { ⟦a⟧NavigationLink("All", destination: everything) }
        private var everything: some View {
          List { ⟦b⟧NavigationLink("Open", destination: ItemScreen()) }.navigationTitle("All")
        }
        """,
      """
      HomeScreen -push-> HomeScreen.everything "All" at a
      HomeScreen.everything -push-> ItemScreen "Open" at b
      """)
  }

  @Test func linkIntoABuilderFunction() {
    expectMap(
      home: """
        var body: some View {
          ⟦a⟧NavigationLink("One", destination: page(1))
          ⟦b⟧NavigationLink("Two", destination: self.other)
          ⟦c⟧NavigationLink("Three") { Pages.make() }
        }
        func page(_ number: Int) -> some View { ItemScreen() }
        @ViewBuilder var other: some View { if true { HelpScreen() } }
        """, rest: "enum Pages { static func make() -> some View { CartScreen() } }",
      """
      HomeScreen -push-> ItemScreen "One" at a
      HomeScreen -push-> HelpScreen "Two" at b
      HomeScreen -push-> CartScreen "Three" at c
      """)
  }

  @Test func leavingTheApp() {
    expectMap(
      home: """
        @Environment(\\.openURL) private var openURL
        var body: some View {
          ⟦a⟧Link("Site", destination: URL(string: "https://example.com")!)
          Button("Mail") { ⟦b⟧openURL(URL(string: "mailto:me@example.com")!) }
        }
        """,
      """
      HomeScreen -link-> url:https://example.com "Site" at a
      HomeScreen -link-> url:mailto:me@example.com "Mail" at b
      """)
  }

  @Test func linkIntoAMemberOfAnEnum() {
    expectMap(
      home: """
        var body: some View {
          ForEach(Place.allCases) { place in ⟦a⟧NavigationLink(place.title) { place.destination } }
        }
        """,
      rest: """
        import SwiftUI
        enum Place: CaseIterable, Identifiable {
          case item, help
          var id: Self { self }
          var title: String { self == .item ? "Item" : "Help" }
          @ViewBuilder var destination: some View {
            switch self {
            case .item: ItemScreen()
            case .help: HelpScreen()
            }
          }
        }
        """,
      """
      HomeScreen -push-> ItemScreen "Item" at a
      HomeScreen -push-> HelpScreen "Help" at a
      """)
  }

  @Test func aGenericRowWithALink() {
    expectMap(
      home: """
        var body: some View {
          List {
            LinkRow(title: "Item") { ItemScreen() }
            LinkRow(title: "Help") { HelpScreen() }
          }
        }
        """,
      rest: """
        import SwiftUI
        struct LinkRow<Page: View>: View {
          let title: String
          @ViewBuilder let page: () -> Page
          var body: some View { ⟦a⟧NavigationLink(destination: page()) { HStack { Text(title) } } }
        }
        """,
      """
      HomeScreen -push-> ItemScreen
      HomeScreen -push-> HelpScreen
      """)
  }
}
