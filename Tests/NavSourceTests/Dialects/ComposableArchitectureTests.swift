import Testing

/// The Composable Architecture without a library of coordinators.
@Suite struct ComposableArchitectureTests {
  private static let features = """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Book { @ObservableState struct State { var id = 1 }; enum Action { case tap } }
    @Reducer struct Author { @ObservableState struct State { var id = 1 }; enum Action { case tap } }
    struct BookView: View { let store: StoreOf<Book>; var body: some View { Text("Book") } }
    struct AuthorView: View { let store: StoreOf<Author>; var body: some View { Text("Author") } }
    struct AboutView: View { let number: Int; var body: some View { Text("About") } }
    """

  @Test func linksThatGiveAStateLedToEveryCase() {
    expectMap(
      of: [
        "Features.swift": Self.features,
        "Library.swift": """
        import ComposableArchitecture
        import SwiftUI
        @Reducer struct Library {
          @Reducer enum Path { case book(Book), author(Author), about(Int) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in .none }.forEach(\\.path, action: \\.path)
          }
        }
        struct LibraryView: View {
          @Bindable var store: StoreOf<Library>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              ShelfView()
            } destination: { store in
              switch store.case {
              case let .book(store): BookView(store: store)
              case .author(let store): AuthorView(store: store)
              case .about(let number): AboutView(number: number)
              }
            }
          }
        }
        struct ShelfView: View {
          var body: some View {
            List {
              ⟦b⟧NavigationLink(state: Library.Path.State.book(Book.State(id: 1))) { Text("First") }
              ⟦a⟧NavigationLink("About", state: Library.Path.State.about(1))
            }
          }
        }
        @main struct DemoApp: App {
          var body: some Scene {
            WindowGroup { LibraryView(store: Store(initialState: Library.State()) { Library() }) }
          }
        }
        """,
      ],
      """
      DemoApp -root-> LibraryView
      LibraryView -root-> ShelfView
      ShelfView -push-> BookView "First" at b
      ShelfView -push-> AboutView "About" at a
      """)
  }

  @Test func presentationsOfAStore() {
    expectMap(
      of: [
        "Features.swift": Self.features,
        "Notes.swift": """
        import ComposableArchitecture
        import SwiftUI
        @Reducer struct Notes {
          @Reducer enum Dest { case book(Book), author(Author), about(Author), gone(Author) }
          @ObservableState struct State { @Presents var dest: Dest.State? }
          enum Action { case dest(PresentationAction<Dest.Action>), one, two, three }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .one: state.dest = .book(Book.State()); return .none
              case .two: state.dest = .author(Author.State()); return .none
              case .three: state.dest = .about(Author.State()); return .none
              case .dest: return .none
              }
            }
            .ifLet(\\.$dest, action: \\.dest)
          }
        }
        struct NotesView: View {
          @Bindable var store: StoreOf<Notes>
          var body: some View {
            Text("Notes")
              .⟦s⟧sheet(item: $store.scope(\\.$dest, action: \\.dest).book) { BookView(store: $0) }
              .⟦c⟧fullScreenCover(item: $store.scope(state: \\.dest?.author, action: \\.dest.author)) {
                AuthorView(store: $0)
              }
              .⟦p⟧navigationDestination(item: $store.scope(\\.dest?.about, action: \\.dest.about)) { _ in
                AboutView(number: 1)
              }
          }
        }
        @main struct DemoApp: App {
          var body: some Scene {
            WindowGroup { NotesView(store: Store(initialState: Notes.State()) { Notes() }) }
          }
        }
        """,
      ],
      """
      DemoApp -root-> NotesView
      NotesView -sheet-> BookView at s
      NotesView -fullScreenCover-> AuthorView at c
      NotesView -push-> AboutView at p
      """)
  }

  @Test func theParentAppends() {
    expectMap(
      of: [
        "Features.swift": Self.features,
        "Trips.swift": """
        import ComposableArchitecture
        import SwiftUI
        @Reducer struct Trips {
          @Reducer enum Path { case trip(Trip), book(Book), author(Author) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>), started }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .started:
                state.path.append(.trip(Trip.State()))
                return .none
              case .path(.element(_, .trip(.delegate(.start)))):
                state.path.⟦b⟧append(.book(Book.State()))
                return .none
              case .path(.element(_, .book(.tap))):
                state.path.⟦a⟧append(.author(Author.State()))
                return .none
              case .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        @Reducer struct Trip {
          @ObservableState struct State {}
          enum Action { case delegate(Delegate); enum Delegate { case start } }
        }
        struct TripView: View { let store: StoreOf<Trip>; var body: some View { Text("Trip") } }
        struct TripsView: View {
          @Bindable var store: StoreOf<Trips>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              List { Text("Trips") }
            } destination: { store in
              switch store.case {
              case .trip(let store): TripView(store: store)
              case .book(let store): BookView(store: store)
              case .author(let store): AuthorView(store: store)
              }
            }
          }
        }
        @main struct DemoApp: App {
          var body: some Scene {
            WindowGroup { TripsView(store: Store(initialState: Trips.State()) { Trips() }) }
          }
        }
        """,
      ],
      """
      DemoApp -root-> TripsView
      TripsView -push-> TripView
      TripView -push-> BookView at b
      BookView -push-> AuthorView at a
      """)
  }

  @Test func observationInAController() {
    expectMap(
      of: [
        "SceneDelegate.swift": """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            let page = CounterController(store: Store(initialState: Counter.State()) { Counter() })
            window?.rootViewController = UINavigationController(rootViewController: page)
          }
        }
        """,
        "Counter.swift": """
        import ComposableArchitecture
        import UIKit
        @Reducer struct Counter {
          @ObservableState struct State { @Presents var detail: Detail.State? }
          enum Action { case detail(PresentationAction<Detail.Action>) }
        }
        @Reducer struct Detail { @ObservableState struct State {}; enum Action {} }
        final class CounterController: UIViewController {
          let store: StoreOf<Counter>
          override func viewDidLoad() {
            super.viewDidLoad()
            observe { [weak self] in
              guard let self else { return }
              if let detail = store.scope(state: \\.detail, action: \\.detail.presented) {
                navigationController?.⟦p⟧pushViewController(
                  DetailController(store: detail), animated: true)
              } else {
                navigationController?.⟦b⟧popToViewController(self, animated: true)
              }
            }
          }
        }
        final class DetailController: UIViewController {
          init(store: StoreOf<Detail>) { super.init(nibName: nil, bundle: nil) }
        }
        """,
      ],
      """
      SceneDelegate -root-> CounterController
      CounterController -push-> DetailController at p
      CounterController -back-> @previous at b
      """)
  }
}
