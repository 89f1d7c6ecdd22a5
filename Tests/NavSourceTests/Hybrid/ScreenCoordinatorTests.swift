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

  /// From the button by the view's context, the model and the maker to the flow: each asks the next.
  @Test func whatAModelTellsItsMakerStartsAtTheScreen() {
    expectMap(
      of: Self.makers + "\n" + """
        class StateModel<ViewAction> {
          @Observable final class Context {
            fileprivate weak var model: StateModel?
            init(_ model: StateModel) { self.model = model }
            func send(_ action: ViewAction) { model?.process(action) }
          }
          var context: Context!
          init() { context = Context(self) }
          func process(_ action: ViewAction) {}
        }
        enum ShelfViewAction { case about }
        typealias ShelfModelType = StateModel<ShelfViewAction>
        protocol ShelfModelProtocol {
          var actions: AnyPublisher<ShelfModelAction, Never> { get }
          var context: ShelfModelType.Context { get }
        }
        enum ShelfModelAction { case about }
        final class ShelfModel: ShelfModelType, ShelfModelProtocol {
          private let subject: PassthroughSubject<ShelfModelAction, Never> = .init()
          var actions: AnyPublisher<ShelfModelAction, Never> { subject.eraseToAnyPublisher() }
          override func process(_ action: ShelfViewAction) {
            switch action { case .about: subject.send(.about) }
          }
        }
        final class OtherModel: StateModel<Int> {
          override func process(_ action: Int) { fatalError() }
        }
        enum ShelfAction { case about }
        final class ShelfMaker: PageMaker {
          private let model: ShelfModelProtocol
          private let subject: PassthroughSubject<ShelfAction, Never> = .init()
          private var bag: Set<AnyCancellable> = []
          var actions: AnyPublisher<ShelfAction, Never> { subject.eraseToAnyPublisher() }
          init() { model = ShelfModel() }
          func start() {
            model.actions.sink { [weak self] action in
              switch action { case .about: self?.subject.send(.about) }
            }
            .store(in: &bag)
          }
          func page() -> AnyView { AnyView(⟦c⟧ShelfScreen(context: model.context)) }
        }
        struct ShelfScreen: View {
          let context: ShelfModelType.Context
          var body: some View { Button("About") { context.send(.about) } }
        }
        final class AboutMaker: PageMaker { func page() -> AnyView { AnyView(AboutScreen()) } }
        struct AboutScreen: View { var body: some View { Text("About") } }
        final class ShelfFlow {
          private let deck: Deck
          private var bag: Set<AnyCancellable> = []
          init(deck: Deck) { self.deck = deck }
          func start() {
            let shelf = ShelfMaker()
            shelf.actions.sink { [weak self] action in
              guard let self else { return }
              switch action {
              case .about:
                deck.push(AboutMaker())
                deck.cover(AboutMaker())
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
        """,
      """
      entry DeckView
      DeckView -root-> ShelfScreen at c
      ShelfScreen -push-> AboutScreen "About" at b via StateModel.Context>ShelfModel>Deck resolved
      ShelfScreen -sheet-> AboutScreen "About" at e via StateModel.Context>ShelfModel>Deck resolved
      ShopApp -root-> DeckView at a
      """)
  }
}
