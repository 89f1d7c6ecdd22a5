import Testing

/// TCACoordinators before macros: the router takes the coordinator's store, and the screens are told apart
/// by `SwitchStore` and `CaseLet`.
@Suite struct OlderTCACoordinatorsTests {
  private static func flow(_ content: String) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    import TCACoordinators
    struct Screen: ReducerProtocol {
      enum State: Equatable { case shelf(Shelf.State), book(Book.State) }
      enum Action { case shelf(Shelf.Action), book(Book.Action) }
      var body: some ReducerProtocol<State, Action> {
        Scope(state: /State.shelf, action: /Action.shelf) { Shelf() }
      }
    }
    struct Flow: ReducerProtocol {
      struct State: Equatable, IndexedRouterState {
        static let start = State(routes: [.root(.shelf(.init()), embedInNavigationView: true)])
        var routes: [Route<Screen.State>]
      }
      enum Action: IndexedRouterAction {
        case routeAction(Int, action: Screen.Action)
        case updateRoutes([Route<Screen.State>])
      }
      var body: some ReducerProtocol<State, Action> {
        Reduce<State, Action> { state, action in
          switch action {
          case .routeAction(_, action: .shelf(.bookTapped)):
            state.routes.⟦push⟧push(.book(.init()))
          case .routeAction(_, action: .book(.closeTapped)):
            state.routes.⟦pop⟧goBack()
          default: break
          }
          return .none
        }
        .forEachRoute { Screen() }
      }
    }
    struct FlowView: View {
      let store: Store<Flow.State, Flow.Action>
      var body: some View {
        TCARouter(store) { screen in
          \(content)
        }
      }
    }
    struct Shelf: ReducerProtocol {
      struct State: Equatable {}
      enum Action { case bookTapped }
      func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
    }
    struct Book: ReducerProtocol {
      struct State: Equatable {}
      enum Action { case closeTapped }
      func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
    }
    struct ShelfScreen: View {
      let store: Store<Shelf.State, Shelf.Action>
      var body: some View { Text("Shelf") }
    }
    struct BookScreen: View {
      let store: Store<Book.State, Book.Action>
      var body: some View { Text("Book") }
    }
    @main struct DemoApp: App {
      var body: some Scene {
        WindowGroup { FlowView(store: Store(initialState: .start, reducer: Flow())) }
      }
    }
    """
  }

  private static let map = """
    DemoApp -root-> FlowView
    FlowView -root-> ShelfScreen
    ShelfScreen -push-> BookScreen at push
    BookScreen -back-> @previous at pop
    """

  @Test func casesOneAfterTheOther() {
    expectMap(
      of: Self.flow(
        """
        SwitchStore(screen) {
          CaseLet(state: /Screen.State.shelf, action: Screen.Action.shelf, then: ShelfScreen.init)
          CaseLet(state: /Screen.State.book, action: Screen.Action.book, then: BookScreen.init)
        }
        """), Self.map)
  }

  @Test func casesOfASwitch() {
    expectMap(
      of: Self.flow(
        """
        SwitchStore(screen) { screen in
          switch screen {
          case .shelf:
            CaseLet(/Screen.State.shelf, action: Screen.Action.shelf) { ShelfScreen(store: $0) }
          case .book:
            CaseLet(/Screen.State.book, action: Screen.Action.book, then: BookScreen.init(store:))
          }
        }
        """), Self.map)
  }
}
