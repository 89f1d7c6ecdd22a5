import Testing

/// Split views whose column shows what a row of the list has selected.
@Suite struct SplitColumnTests {
  private static let rest = """
    enum Place: Hashable { case feed, cart, item(Int) }
    struct Sidebar: View {
      @Binding var selection: Place?
      var body: some View {
        List(selection: $selection) {
          ⟦a⟧NavigationLink(value: Place.feed) { Text("Feed") }
          ⟦b⟧NavigationLink(value: Place.cart) { Text("Cart") }
          ⟦c⟧NavigationLink(value: Place.item(3)) { Text("Item") }
        }
      }
    }
    struct Column: View {
      @Binding var selection: Place?
      var body: some View {
        switch selection ?? .feed {
        case .feed: FeedScreen()
        case .cart: CartScreen()
        case .item(let id): ItemScreen()
        }
      }
    }
    """

  private static let home = """
    @State private var selection: Place?
    @State private var path = NavigationPath()
    var body: some View {
      NavigationSplitView {
        Sidebar(selection: $selection)
      } detail: {
        NavigationStack(path: $path) { Column(selection: $selection) }
      }
    }
    """

  @Test func aColumnThatIsOnlyAChoice() {
    expectMap(
      home: Self.home, rest: Self.rest,
      """
      HomeScreen -embed-> Sidebar
      Sidebar -detail-> FeedScreen "Feed" at a
      Sidebar -detail-> CartScreen "Cart" at b
      Sidebar -detail-> ItemScreen "Item" at c wraps NavigationStack
      """)
  }

  @Test func aDestinationElsewhereForTheSameType() {
    expectMap(
      home: Self.home,
      rest: Self.rest.replacing("case .feed: FeedScreen()", with: "case .feed: NewsScreen()") + """

        struct NewsScreen: View {
          var body: some View {
            ⟦d⟧NavigationLink(value: Place.cart) { Text("To the cart") }
              .navigationDestination(for: Place.self) { place in
                switch place {
                case .cart: CartScreen()
                default: ItemScreen()
                }
              }
          }
        }
        """,
      """
      HomeScreen -embed-> Sidebar
      Sidebar -detail-> NewsScreen "Feed" at a
      Sidebar -detail-> CartScreen "Cart" at b
      Sidebar -detail-> ItemScreen "Item" at c
      NewsScreen -push-> CartScreen "To the cart" at d
      """)
  }

  @Test func whatNoRowSelectsIsADetailOfTheSplitView() {
    expectMap(
      home: Self.home,
      rest: Self.rest.replacing(
        #"⟦c⟧NavigationLink(value: Place.item(3)) { Text("Item") }"#, with: ""),
      """
      HomeScreen -embed-> Sidebar
      HomeScreen -detail-> ItemScreen
      Sidebar -detail-> FeedScreen "Feed" at a
      Sidebar -detail-> CartScreen "Cart" at b
      """)
  }

  @Test func aDestinationAroundTheList() {
    expectMap(
      home: """
        @State private var selection: Place?
        var body: some View {
          NavigationSplitView {
            Sidebar(selection: $selection)
              .navigationDestination(for: Place.self) { place in HelpScreen() }
          } detail: { FeedScreen() }
        }
        """,
      rest: """
        enum Place: Hashable { case help }
        struct Sidebar: View {
          @Binding var selection: Place?
          var body: some View {
            List(selection: $selection) { ⟦a⟧NavigationLink(value: Place.help) { Text("Help") } }
          }
        }
        """,
      """
      HomeScreen -embed-> Sidebar
      HomeScreen -detail-> FeedScreen
      Sidebar -push-> HelpScreen "Help" at a
      """)
  }

  @Test func aRowOfTwoStyles() {
    expectMap(
      home: """
        @Environment(\\.horizontalSizeClass) var size
        @State var chosen: Int?
        var body: some View {
          if size == .compact {
            NavigationStack { List { Row(id: 1, style: .push) } }
          } else {
            NavigationSplitView {
              List { Row(id: 1, style: .select($chosen)) }
            } detail: {
              if chosen != nil { ItemScreen() }
            }
          }
        }
        """,
      rest: """
        import SwiftUI
        enum Style { case push, select(Binding<Int?>) }
        struct Row: View {
          let id: Int
          let style: Style
          var body: some View {
            switch style {
            case .push: ⟦l⟧NavigationLink("Open") { ItemScreen() }
            case .select(let chosen): Button("Open") { chosen.wrappedValue = id }
            }
          }
        }
        """,
      """
      HomeScreen -push-> ItemScreen "Open" at l
      HomeScreen -detail-> ItemScreen
      """)
  }

  @Test func aRowOfTheFirstOfThreeColumnsChoosesNoDetail() {
    expectMap(
      of: """
        import SwiftUI
        @main struct MailApp: App { var body: some Scene { WindowGroup { MailScreen() } } }
        struct MailScreen: View {
          @State private var folder: Folder?
          @State private var letter: Letter?
          var body: some View {
            NavigationSplitView {
              FolderList(selection: $folder)
            } content: {
              LetterList(selection: $letter)
            } detail: {
              if let letter { LetterPage(letter: letter) }
            }
          }
        }
        struct FolderList: View {
          @Binding var selection: Folder?
          var body: some View {
            List(folders, selection: $selection) { NavigationLink("Folder", value: $0) }
          }
        }
        struct LetterList: View {
          @Binding var selection: Letter?
          var body: some View {
            List(letters, selection: $selection) { NavigationLink("Letter", value: $0) }
          }
        }
        struct LetterPage: View { let letter: Letter; var body: some View { Text("Letter") } }
        struct Folder: Hashable {}
        struct Letter: Hashable {}
        let folders = [Folder()]
        let letters = [Letter()]
        """,
      """
      entry MailScreen
      MailApp -root-> MailScreen
      MailScreen -embed-> FolderList "sidebar"
      MailScreen -embed-> LetterList "content"
      LetterList -detail-> LetterPage "Letter"
      """)
  }
}
