import Testing

/// `NavigationLink` with a value, and the destinations that say what it shows.
@Suite struct ValueLinkTests {
  @Test func linkWithValue() {
    expectMap(
      home: """
        var body: some View {
          NavigationStack {
            List(items) { item in ⟦a⟧NavigationLink(value: item) { Text("Open") } }
              .navigationDestination(for: Item.self) { item in ItemScreen() }
          }
        }
        let items: [Item] = []
        """, rest: "struct Item: Hashable, Identifiable { let id: Int }",
      #"HomeScreen -push-> ItemScreen "Open" at a"#)
  }

  @Test func linkWithTitleAndValue() {
    expectMap(
      home: """
        var body: some View {
          NavigationStack {
            ⟦a⟧NavigationLink("Item", value: Route.item(3))
            ⟦b⟧NavigationLink("Help", value: Route.help)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .item(let id): ItemScreen()
                case .help: HelpScreen()
                case .cart: CartScreen()
                }
              }
          }
        }
        """, rest: "enum Route: Hashable { case item(Int), help, cart }",
      """
      HomeScreen -push-> ItemScreen "Item" at a
      HomeScreen -push-> HelpScreen "Help" at b
      """)
  }

  @Test func valueLinkPicksTheDestinationOfItsType() {
    expectMap(
      home: """
        let pets: [Pet] = []
        let toys: [Toy] = []
        var body: some View {
          NavigationStack {
            List {
              ForEach(pets) { pet in ⟦a⟧NavigationLink(value: pet.id) { Text("Pet") } }
              ForEach(toys) { toy in ⟦b⟧NavigationLink(value: toy) { Text("Toy") } }
              ⟦c⟧NavigationLink(value: "help") { Text("Help") }
            }
            .navigationDestination(for: Pet.ID.self) { _ in ItemScreen() }
            .navigationDestination(for: Toy.self) { _ in CartScreen() }
            .navigationDestination(for: String.self) { _ in HelpScreen() }
          }
        }
        """,
      rest: """
        struct Pet: Identifiable { let id: Int }
        struct Toy: Hashable, Identifiable { let id: Int }
        """,
      """
      HomeScreen -push-> ItemScreen "Pet" at a
      HomeScreen -push-> CartScreen "Toy" at b
      HomeScreen -push-> HelpScreen "Help" at c
      """)
  }

  @Test func valueLinkInChildOfTheStack() {
    expectMap(
      home: """
        var body: some View {
          NavigationStack { FeedPage() }
            .navigationDestination(for: Item.self) { ItemScreen(item: $0) }
        }
        """,
      rest: """
        struct Item: Hashable { let id: Int }
        struct FeedPage: View {
          var items: [Item]
          var body: some View { List(items) { ItemRow(item: $0) } }
        }
        struct ItemRow: View {
          let item: Item
          var body: some View { ⟦a⟧NavigationLink(value: item) { Text("Open") } }
        }
        """,
      """
      HomeScreen -root-> FeedPage
      FeedPage -push-> ItemScreen "Open" at a via ItemRow resolved
      """)
  }

  /// Two stacks, or two apps in one folder, may each show the same value in their own way.
  @Test func valueLinkPicksTheDestinationAroundIt() {
    func stack(_ name: String, _ list: String, _ item: String) -> String {
      """
      struct \(name): View {
        var body: some View {
          NavigationStack { \(list)().navigationDestination(for: Int.self) { _ in \(item)() } }
        }
      }
      struct \(list): View { var body: some View { Rows { Row\(list)() } } }
      struct Row\(list): View {
        let number: Int
        var body: some View { NavigationLink("Open", value: number) }
      }
      struct \(item): View { var body: some View { Text("") } }
      """
    }
    expectMap(
      of: """
        @main struct DemoApp: App {
          var body: some Scene { WindowGroup { TabView { Books(); Films() } } }
        }
        \(stack("Books", "BookList", "BookPage"))
        \(stack("Films", "FilmList", "FilmPage"))
        """,
      """
      DemoApp -tab-> Books
      DemoApp -tab-> Films
      Books -root-> BookList
      Films -root-> FilmList
      BookList -push-> BookPage "Open"
      FilmList -push-> FilmPage "Open"
      tabs DemoApp Books, Films
      """)
  }

  /// The texts of a model differ from one instance to the next.
  @Test func textsOfSampleDataAreNoTitles() {
    expectMap(
      home: """
        let book = Book(name: "Emma")
        var body: some View { ⟦a⟧NavigationLink { BookPage(book: book) } label: { Text(book.name) } }
        """,
      rest: """
        struct Book { var name: String }
        enum Samples { static let all = [Book(name: String(localized: "Emma"))] }
        struct BookPage: View {
          let book: Book
          var body: some View {
            Text("").navigationTitle(book.name)
            ⟦b⟧NavigationLink(book.name) { ItemScreen() }
          }
        }
        """,
      """
      HomeScreen -push-> BookPage at a
      BookPage -push-> ItemScreen at b
      screen BookPage title ""
      """)
  }

  /// The type of a literal is not written, but known.
  @Test(arguments: [
    ("3", "HelpScreen"), ("-1", "HelpScreen"), ("0x1F", "HelpScreen"), ("2.5", "CartScreen"),
    ("true", "FeedScreen"), (#""a""#, "ItemScreen"),
  ])
  func valueLinkOfALiteral(value: String, screen: String) {
    expectMap(
      home: """
        var body: some View {
          NavigationLink("Open", value: \(value))
            .navigationDestination(for: String.self) { _ in ItemScreen() }
            .navigationDestination(for: Int.self) { _ in HelpScreen() }
            .navigationDestination(for: Double.self) { _ in CartScreen() }
            .navigationDestination(for: Bool.self) { _ in FeedScreen() }
        }
        """, "HomeScreen -push-> \(screen) \"Open\" direct")
  }

  @Test func valueLinkOfAnUnknownTypeIsGuessed() {
    expectMap(
      home: """
        let rows = load()
        var body: some View {
          NavigationLink("Open", value: rows.first)
            .navigationDestination(for: String.self) { _ in ItemScreen() }
            .navigationDestination(for: Int.self) { _ in HelpScreen() }
        }
        """,
      """
      HomeScreen -push-> ItemScreen "Open" guessed
      HomeScreen -push-> HelpScreen "Open" guessed
      """)
  }

  @Test func valueWithoutDestinationIsReported() {
    expectMap(
      home: #"var body: some View { ⟦a⟧NavigationLink("Open", value: 3) }"#, "unresolved at a")
  }

  @Test(arguments: [
    ("ForEach(0..<3) { item in ⟦a⟧NavigationLink(\"Item\", value: item) }", "ItemScreen"),
    ("ForEach(1...count, id: \\.self) { ⟦a⟧NavigationLink(\"Item\", value: $0) }", "ItemScreen"),
    ("List(0..<count, id: \\.self) { ⟦a⟧NavigationLink(\"Item\", value: $0) }", "ItemScreen"),
    ("ForEach([1, 2], id: \\.self) { ⟦a⟧NavigationLink(\"Item\", value: $0) }", "ItemScreen"),
    ("ForEach([\"a\", \"b\"], id: \\.self) { ⟦a⟧NavigationLink($0, value: $0) }", "HelpScreen"),
    (
      "ForEach(Array(pages.enumerated()), id: \\.offset) { _, page in\n"
        + "⟦a⟧NavigationLink(value: page) { Text(\"Page\") } }",
      "CartScreen"
    ),
  ])
  func elementsWrittenInPlaceHadNoType(rows: String, screen: String) {
    expectMap(
      home: """
        let count = 3
        let pages: [Page] = []
        var body: some View {
          List { \(rows) }
            .navigationDestination(for: Int.self) { _ in ItemScreen() }
            .navigationDestination(for: String.self) { _ in HelpScreen() }
            .navigationDestination(for: Page.self) { _ in CartScreen() }
        }
        """, rest: "struct Page: Hashable {}", "HomeScreen -push-> \(screen) at a direct")
  }

  /// They were also told as parts of the app, or of the view, whose function makes them.
  @Test func destinationsThatAFunctionMakesWereParts() {
    expectMap(
      of: """
        import SwiftUI
        enum Place: Hashable { case item, help }
        @main struct DemoApp: App {
          var body: some Scene {
            WindowGroup {
              NavigationStack {
                ⟦a⟧HomeScreen()
                  .navigationDestination(for: Place.self) { place in page(for: place) }
              }
            }
          }
          @ViewBuilder private func page(for place: Place) -> some View {
            switch place {
            case .item: ItemScreen()
            case .help: HelpScreen()
            }
          }
        }
        struct HomeScreen: View {
          var body: some View {
            List {
              ⟦b⟧NavigationLink("Item", value: Place.item)
              ⟦c⟧NavigationLink("Help", value: Place.help)
            }
          }
        }
        struct ItemScreen: View { var body: some View { Text("Item") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """,
      """
      entry HomeScreen
      DemoApp -root-> HomeScreen at a
      HomeScreen -push-> ItemScreen "Item" at b
      HomeScreen -push-> HelpScreen "Help" at c
      """)
  }
}
