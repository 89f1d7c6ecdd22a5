import Testing

/// States that are handed to other views, or bound by hand.
@Suite struct SharedStateTests {
  @Test func twoViewsThatGaveABindingToTheSameViewWereOneState() {
    expectMap(
      home: """
        @State private var isWriting = false
        var body: some View {
          VStack {
            Button("Write") { isWriting = true }
            NavigationLink("Letter", destination: LetterScreen())
          }
          .⟦a⟧sheet(isPresented: $isWriting) { Editor(isOpen: $isWriting) }
        }
        """,
      rest: """
        struct LetterScreen: View {
          @State private var isAnswering = false
          var body: some View {
            Button("Answer") { isAnswering = true }
              .⟦b⟧sheet(isPresented: $isAnswering) { Editor(isOpen: $isAnswering) }
          }
        }
        struct Editor: View {
          @Binding var isOpen: Bool
          var body: some View { Button("Discard") { isOpen = false } }
        }
        """,
      """
      HomeScreen -sheet-> Editor "Write" at a
      HomeScreen -push-> LetterScreen "Letter"
      LetterScreen -sheet-> Editor "Answer" at b
      Editor -dismiss-> @presenter "Discard"
      """)
  }

  @Test func twoViewsThatGaveTheirItemToTheSameViewWereOneState() {
    expectMap(
      home: """
        @State private var page: Int?
        var body: some View {
          Button("One") { page = 1 }.⟦a⟧sheet(item: $page) { Leaf(number: $0) }
          NavigationLink("More", destination: MoreScreen())
        }
        """,
      rest: """
        struct MoreScreen: View {
          @State private var other: Int?
          var body: some View {
            Button("Two") { other = 2 }.⟦b⟧sheet(item: $other) { Leaf(number: $0) }
          }
        }
        struct Leaf: View { let number: Int; var body: some View { Text("Leaf") } }
        """,
      """
      HomeScreen -sheet-> Leaf "One" at a
      HomeScreen -push-> MoreScreen "More"
      MoreScreen -sheet-> Leaf "Two" at b
      """)
  }

  @Test func aBindingThatIsHandedOnTwice() {
    expectMap(
      home: """
        @State private var isHelping = false
        var body: some View { Middle(isOn: $isHelping).⟦a⟧sheet(isPresented: $isHelping) { HelpScreen() } }
        """,
      rest: """
        struct Middle: View {
          @Binding var isOn: Bool
          var body: some View { HelpButton(isActive: $isOn) }
        }
        struct HelpButton: View {
          @Binding var isActive: Bool
          var body: some View { Button("Help") { isActive = true } }
        }
        """,
      "HomeScreen -sheet-> HelpScreen \"Help\" at a")
  }

  @Test func whatAModalShowsWasAPartOfTheViewWithTheModifier() {
    expectMap(
      home: """
        @StateObject private var guide = Guide()
        var body: some View {
          NavigationStack {
            FeedScreen2().⟦a⟧sheet(item: $guide.page) { page in
              switch page {
              case .item: ItemScreen()
              case .help: HelpScreen()
              }
            }
          }
          .environmentObject(guide)
        }
        """,
      rest: """
        enum Page: Identifiable { case item, help; var id: Self { self } }
        final class Guide: ObservableObject { @Published var page: Page? }
        struct FeedScreen2: View {
          @EnvironmentObject var guide: Guide
          var body: some View { Button("Help") { guide.page = .help } }
        }
        """,
      """
      HomeScreen -root-> FeedScreen2
      FeedScreen2 -sheet-> HelpScreen "Help" at a
      """)
  }

  @Test func aBindingMadeByGetAndSetWasNoState() {
    expectMap(
      home: """
        @State private var desk = Desk()
        private var isCartOpen: Binding<Bool> {
          Binding { desk.hasCart } set: { isOpen in desk.hasCart = isOpen }
        }
        var body: some View {
          NavigationStack { Shelf() }
            .environment(desk)
            .⟦a⟧sheet(isPresented: isCartOpen) { Basket() }
            .⟦b⟧fullScreenCover(isPresented: .init(get: { desk.number != nil }, set: { if !$0 { desk.number = nil } })) {
              ItemScreen()
            }
        }
        """,
      rest: """
        @Observable final class Desk {
          var hasCart = false
          var number: Int?
          func open() { hasCart = true }
        }
        struct Shelf: View {
          @Environment(Desk.self) var desk
          var body: some View {
            Button("Cart") { desk.open() }
            Button("Item") { desk.number = 3 }
          }
        }
        struct Basket: View {
          @Environment(Desk.self) var desk
          var body: some View { Button("Pay later") { desk.hasCart = false } }
        }
        """,
      """
      HomeScreen -root-> Shelf
      Shelf -sheet-> Basket "Cart" at a via Desk
      Shelf -fullScreenCover-> ItemScreen "Item" at b
      Basket -dismiss-> @presenter "Pay later"
      """)
  }
}
