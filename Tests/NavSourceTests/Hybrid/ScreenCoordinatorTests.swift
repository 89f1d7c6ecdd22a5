import Testing

/// Objects that make one screen each, and hand it over as a view of any type.
@Suite struct ScreenCoordinatorTests {
  private static let makers = """
    protocol PageMaker: AnyObject {
      func start()
      func page() -> AnyView
    }
    extension PageMaker {
      func start() {}
      func page() -> AnyView { AnyView(Text("not written yet")) }
    }
    final class Slot: Identifiable, Hashable {
      let id = UUID()
      var maker: (any PageMaker)?
      init(_ maker: any PageMaker) { self.maker = maker }
      static func == (one: Slot, other: Slot) -> Bool { one.id == other.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    @Observable final class Deck: PageMaker {
      fileprivate var first: Slot? { didSet { first?.maker?.start() } }
      fileprivate var modal: Slot? { didSet { modal?.maker?.start() } }
      fileprivate var rest: [Slot] = []
      func setFirst(_ maker: any PageMaker) { first = Slot(maker) }
      func push(_ maker: any PageMaker) { rest.⟦b⟧append(Slot(maker)) }
      func cover(_ maker: (any PageMaker)?) {
        guard let maker else {
          ⟦d⟧modal = nil
          return
        }
        modal = Slot(maker)
      }
      func page() -> AnyView { AnyView(⟦a⟧DeckView(deck: self)) }
    }
    private struct DeckView: View {
      @Bindable var deck: Deck
      var body: some View {
        NavigationStack(path: $deck.rest) {
          deck.first?.maker?.page()
            .navigationDestination(for: Slot.self) { slot in slot.maker?.page() }
        }
        .⟦e⟧sheet(item: $deck.modal) { slot in slot.maker?.page() }
      }
    }
    """

  private static let screens = """
    enum ShelfAction { case about, profile, close }
    final class ShelfMaker: PageMaker {
      private let subject: PassthroughSubject<ShelfAction, Never> = .init()
      var actions: AnyPublisher<ShelfAction, Never> {
        subject.receive(on: DispatchQueue.main).eraseToAnyPublisher()
      }
      func send(_ action: ShelfAction) { subject.send(action) }
      func page() -> AnyView { AnyView(⟦c⟧ShelfScreen(maker: self)) }
    }
    struct ShelfScreen: View {
      let maker: ShelfMaker
      var body: some View {
        Form {
          Button("About") { maker.send(.about) }
          Button("Profile") { maker.send(.profile) }
        }
        .toolbar { Button("Close") { maker.send(.close) } }
      }
    }
    final class AboutMaker: PageMaker { func page() -> AnyView { AnyView(AboutScreen()) } }
    final class ProfileMaker: PageMaker { func page() -> AnyView { AnyView(ProfileScreen()) } }
    struct AboutScreen: View {
      @State var fails = false
      var body: some View { Text("About").⟦f⟧alert("Offline", isPresented: $fails) {} }
    }
    struct ProfileScreen: View { var body: some View { Text("Profile") } }

    final class ShelfFlow {
      private let deck: Deck
      private var bag: Set<AnyCancellable> = []
      init(deck: Deck) { self.deck = deck }
      func start() {
        let shelf = ShelfMaker()
        shelf.actions.sink { [weak self] action in
          guard let self else { return }
          switch action {
          case .about: deck.push(AboutMaker())
          case .profile: deck.cover(ProfileMaker())
          case .close: deck.cover(nil)
          }
        }
        .store(in: &bag)
        deck.setFirst(shelf)
      }
    }
    @main struct ShopApp: App {
      let deck = Deck()
      let flow: ShelfFlow
      init() {
        flow = ShelfFlow(deck: deck)
        flow.start()
      }
      var body: some Scene { WindowGroup { deck.page() } }
    }
    """

  /// What a sink of the flow shows starts at the screen whose maker sends.
  @Test func whatTheMakerSendsStartsAtItsScreen() {
    expectMap(
      of: Self.makers + "\n" + Self.screens,
      """
      entry DeckView
      AboutScreen -alert-> alert:Offline at f
      DeckView -root-> ShelfScreen at c
      ShelfScreen -dismiss-> @presenter "Close" at d via ShelfMaker>Deck resolved
      ShelfScreen -push-> AboutScreen "About" at b via ShelfMaker>Deck resolved
      ShelfScreen -sheet-> ProfileScreen "Profile" at e via ShelfMaker>Deck resolved
      ShopApp -root-> DeckView at a
      """)
  }
}
