import Testing

/// Stinsen: routes are properties of a coordinator, reached by key path.
@Suite struct StinsenTests {
  private static let pages = """
    import Stinsen
    import SwiftUI
    struct FormScreen: View {
      @EnvironmentObject var router: FormFlow.Router
      var body: some View { Button("Cancel") { router.⟦c⟧dismissCoordinator() } }
    }
    struct PlayerScreen: View { var body: some View { Text("Player") } }
    final class FormFlow: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\FormFlow.start)
      @Root var start = makeStart
      @ViewBuilder func makeStart() -> some View { FormScreen() }
    }
    """

  @Test func routesByKeyPath() {
    expectMap(
      of: [
        "Pages.swift": Self.pages,
        "Flow.swift": """
        import Stinsen
        import SwiftUI
        final class ShelfFlow: NavigationCoordinatable {
          let stack = NavigationStack(initial: \\ShelfFlow.start)
          @Root var start = makeStart
          @Route(.push) var book = makeBook
          @Route(.modal) var form = makeForm
          @Route(.fullScreen) var player = makePlayer
          @ViewBuilder func makeStart() -> some View { ShelfScreen() }
          @ViewBuilder func makeBook(id: Int) -> some View { BookScreen(id: id) }
          func makeForm() -> NavigationViewCoordinator<FormFlow> {
            NavigationViewCoordinator(FormFlow())
          }
          @ViewBuilder func makePlayer() -> some View { PlayerScreen() }
        }
        struct ShelfScreen: View {
          @EnvironmentObject var router: ShelfFlow.Router
          var body: some View {
            VStack {
              Button("Book") { router.⟦b⟧route(to: \\.book, 1) }
              Button("Add") { router.⟦f⟧route(to: \\.form) }
              Button("Play") { router.⟦p⟧route(to: \\.player) }
            }
          }
        }
        struct BookScreen: View {
          let id: Int
          @EnvironmentObject var router: ShelfFlow.Router
          var body: some View { Button("Back") { router.⟦back⟧popLast() } }
        }
        @main struct DemoApp: App {
          var body: some Scene {
            WindowGroup { NavigationViewCoordinator(ShelfFlow()).view() }
          }
        }
        """,
      ],
      """
      DemoApp -root-> ShelfScreen
      ShelfScreen -push-> BookScreen "Book" at b
      ShelfScreen -sheet-> FormScreen "Add" at f
      ShelfScreen -fullScreenCover-> PlayerScreen "Play" at p
      BookScreen -back-> @previous "Back" at back
      FormScreen -dismiss-> @presenter "Cancel" at c
      """)
  }

  @Test func tabsAndChains() {
    expectMap(
      of: """
        import Stinsen
        import SwiftUI
        final class MainFlow: TabCoordinatable {
          var child = TabChild(startingItems: [\\MainFlow.tasks, \\MainFlow.profile])
          @Route(tabItem: makeTasksTab) var tasks = makeTasks
          @Route(tabItem: makeProfileTab) var profile = makeProfile
          func makeTasks() -> NavigationViewCoordinator<TasksFlow> {
            NavigationViewCoordinator(TasksFlow())
          }
          @ViewBuilder func makeTasksTab(isActive: Bool) -> some View { Text("Tasks") }
          @ViewBuilder func makeProfile() -> some View { ProfileScreen() }
          @ViewBuilder func makeProfileTab(isActive: Bool) -> some View {
            Label("Profile", systemImage: "person")
          }
        }
        final class TasksFlow: NavigationCoordinatable {
          let stack = NavigationStack(initial: \\TasksFlow.start)
          @Root var start = makeStart
          @Route(.push) var task = makeTask
          func makeStart() -> some View { TasksScreen() }
          func makeTask(id: Int) -> some View { TaskScreen(id: id) }
        }
        struct TasksScreen: View { var body: some View { Text("Tasks") } }
        struct TaskScreen: View { let id: Int; var body: some View { Text("Task") } }
        struct ProfileScreen: View {
          @EnvironmentObject var main: MainFlow.Router
          var body: some View {
            Button("My task") {
              main.⟦f⟧focusFirst(\\.tasks).child.⟦b⟧popToRoot().⟦t⟧route(to: \\.task, 3)
            }
          }
        }
        @main struct DemoApp: App { var body: some Scene { WindowGroup { MainFlow().view() } } }
        """,
      """
      DemoApp -root-> MainFlow
      MainFlow -tab-> TasksScreen "Tasks"
      MainFlow -tab-> ProfileScreen "Profile"
      ProfileScreen -tab-> TasksScreen "My task" at f
      ProfileScreen -back-> @root "My task" at b
      ProfileScreen -push-> TaskScreen "My task" at t
      """)
  }

  @Test func severalRoots() {
    expectMap(
      of: """
        import Stinsen
        import SwiftUI
        final class MainFlow: NavigationCoordinatable {
          var stack = NavigationStack(initial: \\MainFlow.login)
          @Root var home = makeHome
          @Root var login = makeLogin
          @ViewBuilder func makeHome() -> some View { HomeScreen() }
          @ViewBuilder func makeLogin() -> some View { LoginScreen() }
          @ViewBuilder func customize(_ view: AnyView) -> some View {
            view.onReceive(Session.shared.$user) { user in
              if user != nil { self.root(\\.home) } else { self.root(\\.login) }
            }
          }
        }
        final class Session: ObservableObject {
          static let shared = Session()
          @Published var user: String?
        }
        struct HomeScreen: View { var body: some View { Text("Home") } }
        struct LoginScreen: View { var body: some View { Text("Log in") } }
        @main struct DemoApp: App { var body: some Scene { WindowGroup { MainFlow().view() } } }
        """,
      """
      DemoApp -root-> MainFlow
      MainFlow -root-> HomeScreen
      MainFlow -root-> LoginScreen
      """)
  }
}
