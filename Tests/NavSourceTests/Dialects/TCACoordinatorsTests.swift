import Testing

/// TCACoordinators: a reducer keeps the routes, and the pattern of an action says which of their screens
/// has acted.
@Suite struct TCACoordinatorsTests {
  private static let screens = """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Shelf {
      @ObservableState struct State: Hashable {}
      enum Action { case bookTapped, helpTapped }
    }
    @Reducer struct Book {
      @ObservableState struct State: Hashable { var number: Int }
      enum Action { case closeTapped, shelfTapped, homeTapped }
    }
    struct ShelfScreen: View {
      let store: StoreOf<Shelf>
      var body: some View {
        Button("Book") { store.send(.bookTapped) }
        Button("Help") { store.send(.helpTapped) }
      }
    }
    struct BookScreen: View {
      let store: StoreOf<Book>
      var body: some View { Button("Close") { store.send(.closeTapped) } }
    }
    struct HelpScreen: View { var body: some View { Text("Help") } }
    @Reducer enum Place { case shelf(Shelf), book(Book), help }
    """

  private static func view(_ name: String) -> String {
    """
    struct \(name)View: View {
      let store: StoreOf<\(name)>
      var body: some View {
        TCARouter(store.scope(state: \\.routes, action: \\.router)) { place in
          switch place.case {
          case let .shelf(store): ShelfScreen(store: store)
          case let .book(store): BookScreen(store: store)
          case .help: HelpScreen()
          }
        }
      }
    }
    """
  }

  private static func app(_ flow: String) -> String {
    """
    import ComposableArchitecture
    @main struct DemoApp: App {
      var body: some Scene {
        WindowGroup { \(flow)View(store: Store(initialState: \(flow).State()) { \(flow)() }) }
      }
    }
    """
  }

  @Test func whoActsIsInThePattern() {
    expectMap(
      of: [
        "Flow.swift": """
        import ComposableArchitecture
        import TCACoordinators
        @Reducer struct Flow {
          @ObservableState struct State: Equatable {
            var routes: [Route<Place.State>] = [.root(.shelf(.init()), withNavigation: true)]
          }
          enum Action { case router(IndexedRouterActionOf<Place>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .router(.routeAction(_, .shelf(.bookTapped))):
                state.routes.⟦push⟧push(.book(.init(number: 3)))
              case .router(.routeAction(_, .shelf(.helpTapped))):
                state.routes.⟦cover⟧presentCover(.help, withNavigation: true)
              case .router(.routeAction(id: _, action: .book(.closeTapped))):
                state.routes.⟦pop⟧goBack()
              case .router(.routeAction(_, .book(.homeTapped))):
                state.routes.⟦home⟧goBackToRoot()
              default: break
              }
              return .none
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        \(Self.view("Flow"))
        """,
        "Screens.swift": Self.screens, "DemoApp.swift": Self.app("Flow"),
      ],
      """
      entry FlowView
      DemoApp -root-> FlowView
      FlowView -root-> ShelfScreen
      ShelfScreen -push-> BookScreen at push via -
      ShelfScreen -fullScreenCover-> HelpScreen at cover wraps NavigationStack
      BookScreen -back-> @previous at pop
      BookScreen -back-> @root at home
      screen FlowView stack
      """)
  }

  /// The start is given where the state is made; routes may be a list of identified values.
  @Test func routesThatTheStateIsMadeWith() {
    expectMap(
      of: [
        "Flow.swift": """
        import ComposableArchitecture
        import TCACoordinators
        @Reducer struct Flow {
          @ObservableState struct State: Equatable {
            static let start = Self(routes: [.root(.shelf(.init()), withNavigation: true)])
            var routes: IdentifiedArrayOf<Route<Place.State>>
          }
          enum Action { case router(IdentifiedRouterActionOf<Place>) }
          var body: some ReducerOf<Self> {
            Reduce<State, Action> { state, action in
              switch action {
              case .router(.routeAction(_, .shelf(.bookTapped))):
                state.routes.⟦sheet⟧presentSheet(.book(.init(number: 3)))
              case .router(.routeAction(_, .book(.shelfTapped))):
                state.routes.⟦to⟧goBackTo(\\.shelf)
              case .router(.routeAction(_, .book(.homeTapped))):
                state.routes = [.root(.help, withNavigation: true)]
              default: break
              }
              return .none
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        \(Self.view("Flow"))
        """,
        "Screens.swift": Self.screens, "DemoApp.swift": Self.app("Flow"),
      ],
      """
      DemoApp -root-> FlowView
      FlowView -root-> ShelfScreen
      ShelfScreen -sheet-> BookScreen at sheet wraps -
      BookScreen -back-> ShelfScreen at to
      BookScreen -replace-> HelpScreen
      """)
  }

  /// Two coordinators over one enum of screens: each shows and acts for its own.
  @Test func twoRoutersOfOneEnum() {
    func flow(_ name: String, _ way: String) -> String {
      """
      import ComposableArchitecture
      import TCACoordinators
      @Reducer struct \(name) {
        @ObservableState struct State: Equatable {
          var routes: [Route<Place.State>] = [.root(.shelf(.init()))]
        }
        enum Action { case router(IndexedRouterActionOf<Place>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .shelf(.bookTapped))):
              state.routes.⟦\(name)⟧\(way)(.book(.init(number: 3)))
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      \(Self.view(name))
      """
    }
    expectMap(
      of: [
        "First.swift": flow("First", "push"), "Second.swift": flow("Second", "presentSheet"),
        "Screens.swift": Self.screens,
        "DemoApp.swift": """
        import ComposableArchitecture
        @main struct DemoApp: App {
          var body: some Scene {
            WindowGroup {
              TabView {
                FirstView(store: Store(initialState: First.State()) { First() }).tabItem { Text("1") }
                SecondView(store: Store(initialState: Second.State()) { Second() }).tabItem { Text("2") }
              }
            }
          }
        }
        """,
      ],
      """
      DemoApp -tab-> FirstView "1"
      DemoApp -tab-> SecondView "2"
      FirstView -root-> ShelfScreen
      SecondView -root-> ShelfScreen
      ShelfScreen -push-> BookScreen at First
      ShelfScreen -sheet-> BookScreen at Second
      """)
  }

  /// A coordinator on the path of another one: the pattern leads through both.
  @Test func aCoordinatorInACoordinator() {
    expectMap(
      of: [
        "Inner.swift": """
        import ComposableArchitecture
        import TCACoordinators
        @Reducer struct Inner {
          @ObservableState struct State: Equatable {
            var routes: [Route<Place.State>] = [.root(.shelf(.init()), withNavigation: true)]
          }
          enum Action { case router(IndexedRouterActionOf<Place>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in .none }.forEachRoute(\\.routes, action: \\.router)
          }
        }
        \(Self.view("Inner"))
        """,
        "Outer.swift": """
        import ComposableArchitecture
        import TCACoordinators
        @Reducer enum Stage { case inner(Inner), finale }
        @Reducer struct Outer {
          @ObservableState struct State: Equatable {
            var routes: [Route<Stage.State>] = [.root(.inner(.init()))]
          }
          enum Action { case router(IndexedRouterActionOf<Stage>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .router(.routeAction(_, .inner(.router(.routeAction(_, .shelf(.helpTapped)))))):
                state.routes.⟦p⟧presentCover(.finale)
              default: break
              }
              return .none
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        struct FinaleScreen: View { var body: some View { Text("End") } }
        struct OuterView: View {
          let store: StoreOf<Outer>
          var body: some View {
            TCARouter(store.scope(state: \\.routes, action: \\.router)) { stage in
              switch stage.case {
              case let .inner(store): InnerView(store: store)
              case .finale: FinaleScreen()
              }
            }
          }
        }
        """,
        "Screens.swift": Self.screens, "DemoApp.swift": Self.app("Outer"),
      ],
      """
      DemoApp -root-> OuterView
      OuterView -root-> InnerView
      InnerView -root-> ShelfScreen
      ShelfScreen -fullScreenCover-> FinaleScreen at p
      """)
  }
}
