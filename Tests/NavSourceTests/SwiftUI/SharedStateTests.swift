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

  /// Each screen led to what the other one presents.
  @Test func aRowWithABindingOfSeveralScreens() {
    expectMap(
      home: """
        @State private var isHelp = false
        var body: some View {
          VStack {
            NavigationLink("Letter") { LetterScreen() }
            Card(isShown: $isHelp)
          }
          .⟦a⟧sheet(isPresented: $isHelp) { HelpScreen() }
        }
        """,
      rest: """
        struct LetterScreen: View {
          @State private var isItem = false
          var body: some View {
            Card(isShown: $isItem).⟦b⟧sheet(isPresented: $isItem) { ItemScreen() }
          }
        }
        struct Card: View {
          @Binding var isShown: Bool
          var body: some View { VStack { MoreButton(isOn: $isShown) } }
        }
        struct MoreButton: View {
          @Binding var isOn: Bool
          var body: some View { Button("More") { isOn = true } }
        }
        """,
      """
      HomeScreen -sheet-> HelpScreen "More" at a via Card>MoreButton
      HomeScreen -push-> LetterScreen "Letter"
      LetterScreen -sheet-> ItemScreen "More" at b via Card>MoreButton
      """)
  }

  /// Beside a case that the owner sets, all that others set were the owner's too, with its trigger.
  @Test func casesThatTheOwnerAndAnotherViewSet() {
    expectMap(
      home: """
        @State private var router = Router()
        var body: some View {
          VStack {
            Button("Cart") { router.sheet = .cart }
            NavigationLink("Letter") { LetterScreen() }
          }
          .⟦a⟧sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .cart: CartScreen()
            case .help: HelpScreen()
            }
          }
          .environment(router)
        }
        """,
      rest: """
        enum Sheet: Identifiable { case cart, help; var id: Self { self } }
        @Observable final class Router { var sheet: Sheet? }
        struct LetterScreen: View {
          @Environment(Router.self) private var router
          var body: some View { Button("Help") { router.sheet = .help } }
        }
        """,
      """
      HomeScreen -sheet-> CartScreen "Cart" at a
      HomeScreen -push-> LetterScreen "Letter"
      LetterScreen -sheet-> HelpScreen "Help" at a
      """)
  }

  /// The second place that makes the same screen was an embed.
  @Test func aScreenThatTwoCasesMakeWasAPartOfThePresenter() {
    expectMap(
      home: """
        @State private var router = Router()
        var body: some View {
          NavigationLink("Letter") { LetterScreen() }
            .⟦a⟧sheet(item: $router.sheet) { sheet in
              switch sheet {
              case .new: FormPage(id: 0)
              case .edit(let id): FormPage(id: id)
              }
            }
            .environment(router)
        }
        """,
      rest: """
        enum Sheet: Identifiable { case new, edit(Int); var id: Int { 0 } }
        @Observable final class Router { var sheet: Sheet? }
        struct FormPage: View { let id: Int; var body: some View { Text("Form") } }
        struct LetterScreen: View {
          @Environment(Router.self) private var router
          var body: some View {
            VStack {
              Button("New") { router.sheet = .new }
              Button("Edit") { router.sheet = .edit(1) }
            }
          }
        }
        """,
      """
      HomeScreen -push-> LetterScreen "Letter"
      LetterScreen -sheet-> FormPage "New" at a
      """)
  }

  /// Content without a type of its own was lost for cases that are set.
  @Test func casesThatInlineContentIsMadeOf() {
    expectMap(
      home: """
        enum Fault: String, Identifiable { case offline, full; var id: Self { self } }
        @State private var fault: Fault?
        var body: some View {
          Button("Try") { fault = .offline }
            .⟦a⟧sheet(item: $fault) { fault in VStack { Text(fault.rawValue) } }
        }
        """,
      """
      HomeScreen -sheet-> HomeScreen.fault "Try" at a
      """)
  }

  @Test func aFlagInAStructureOfTheStateHadNoTrigger() {
    expectMap(
      home: """
        @StateObject var model = Model()
        @State var page = Page()
        var body: some View {
          VStack {
            Button("Help") { model.state.isHelp = true }
            Button("Item") { page.isItem.toggle() }
          }
          .⟦h⟧sheet(isPresented: $model.state.isHelp) { HelpScreen() }
          .⟦i⟧sheet(isPresented: $page.isItem) { ItemScreen() }
        }
        """,
      rest: """
        import SwiftUI
        struct PageState { var isHelp = false }
        struct Page { var isItem = false }
        final class Model: ObservableObject { @Published var state = PageState() }
        """,
      """
      HomeScreen -sheet-> HelpScreen "Help" at h
      HomeScreen -sheet-> ItemScreen "Item" at i
      """)
  }

  @Test func aCaseInAStructureOfTheStateWasEveryCase() {
    expectMap(
      home: """
        @StateObject var model = Model()
        var body: some View {
          Button("Item") { model.open() }
            .⟦s⟧sheet(item: $model.state.place) { place in
              switch place {
              case .item: ItemScreen()
              case .help: HelpScreen()
              }
            }
        }
        """,
      rest: """
        import SwiftUI
        enum Place: Identifiable { case item, help; var id: Self { self } }
        struct PageState { var place: Place? }
        final class Model: ObservableObject {
          @Published var state = PageState()
          func open() { state.place = .item }
        }
        """,
      #"HomeScreen -sheet-> ItemScreen "Item" at s"#)
  }

  @Test func aGlobalObjectThatPresents() {
    expectMap(
      home: """
        @Bindable var desk = Desk.shared
        var body: some View {
          NavigationStack { ListScreen() }
            .⟦s⟧sheet(item: $desk.page) { _ in ItemScreen() }
        }
        """,
      rest: """
        import SwiftUI
        @Observable final class Desk {
          static let shared = Desk()
          var page: Page?
          func show(_ page: Page) { self.page = page }
        }
        struct Page: Identifiable { let id: Int }
        struct ListScreen: View {
          var body: some View { ⟦l⟧NavigationLink("Album") { AlbumScreen() } }
        }
        struct AlbumScreen: View {
          var body: some View { Button("Item") { Desk.shared.show(Page(id: 1)) } }
        }
        """,
      """
      HomeScreen -root-> ListScreen
      ListScreen -push-> AlbumScreen "Album" at l
      AlbumScreen -sheet-> ItemScreen "Item" at s
      """)
  }
}
