import Testing

/// Routers whose path or state a view of SwiftUI takes, and what looks like one.
@Suite struct SwiftUIRouterTests {
  /// Members of a view whose stack shows a list and takes its path from a router.
  private func stack(_ modifier: String) -> String {
    """
    @StateObject private var router = Router()
    var body: some View {
      NavigationStack(path: $router.path) {
        ListScreen().navigationDestination(for: Page.self) { page in page.screen }
      }\(modifier)
    }
    """
  }

  private let pathRouter = """
    final class Router: ObservableObject {
      @Published var path: [Page] = []
      func push(_ page: Page) { path.append(page) }
    }
    """

  @Test func routesThatCarryTheirScreen() {
    expectMap(
      home: stack(".environmentObject(router)"),
      rest: """
        \(pathRouter)
        struct Page: Hashable {
          let id: String
          private let content: AnyView
          init(id: String, @ViewBuilder content: () -> some View) {
            self.id = id
            self.content = AnyView(content())
          }
          var screen: some View { content }
          static var cart: Page { Page(id: "cart") { CartScreen() } }
          static func item(_ id: Int) -> Page { Page(id: "item") { ItemScreen() } }
        }
        struct ListScreen: View {
          @EnvironmentObject var router: Router
          var body: some View {
            Button("Cart") { router.push(.cart) }
            Button("Item") { router.push(.item(3)) }
          }
        }
        """,
      """
      HomeScreen -root-> ListScreen
      ListScreen -push-> CartScreen "Cart"
      ListScreen -push-> ItemScreen "Item"
      """)
  }

  @Test func aStateMadeOfARoute() {
    expectMap(
      home: """
        @StateObject private var router = SheetRouter()
        var body: some View {
          ListScreen().sheet(item: $router.shown) { shown in shown.page.screen }
            .environmentObject(router)
        }
        """,
      rest: """
        final class SheetRouter: ObservableObject {
          struct Shown: Identifiable {
            let page: Page
            var id: String { page.id }
          }
          @Published var shown: Shown?
          func show(_ page: Page) { shown = Shown(page: page) }
        }
        struct Page {
          let id: String
          let screen: AnyView
          init(id: String, @ViewBuilder screen: () -> some View) {
            self.id = id
            self.screen = AnyView(screen())
          }
          static var cart: Page { Page(id: "cart") { CartPage() } }
          static var help: Page { Page(id: "help") { HelpScreen() } }
        }
        struct CartPage: View {
          @EnvironmentObject var router: SheetRouter
          var body: some View { Button("Help") { router.show(.help) } }
        }
        struct ListScreen: View {
          @EnvironmentObject var router: SheetRouter
          var body: some View { Button("Cart") { router.show(.cart) } }
        }
        """,
      """
      HomeScreen -sheet-> CartPage "Cart" via ListScreen>SheetRouter
      CartPage -sheet-> HelpScreen "Help"
      """)
  }

  @Test func aRouterUnderAnEnvironmentKey() {
    expectMap(
      home: stack(".environment(\\.router, router)"),
      rest: """
        \(pathRouter)
        enum Page: Hashable {
          case item(Int)
          var screen: some View { ItemScreen() }
        }
        extension EnvironmentValues { @Entry var router: Router? = nil }
        struct ListScreen: View {
          @Environment(\\.router) private var router
          var body: some View { Button("Item") { router?.push(.item(3)) } }
        }
        """,
      """
      HomeScreen -root-> ListScreen
      ListScreen -push-> ItemScreen "Item"
      """)
  }

  @Test func aRouterBehindAPropertyWrapper() {
    expectMap(
      home: stack(".environmentObject(router)"),
      rest: """
        \(pathRouter)
        enum Page: Hashable {
          case item(Int)
          var screen: some View { ItemScreen() }
        }
        @propertyWrapper struct Routing: DynamicProperty {
          struct Actions {
            let router: Router
            func open(_ page: Page) { router.push(page) }
          }
          @EnvironmentObject private var router: Router
          var wrappedValue: Actions { Actions(router: router) }
        }
        struct ListScreen: View {
          @Routing private var router
          var body: some View { Button("Item") { router.open(.item(3)) } }
        }
        """,
      """
      HomeScreen -root-> ListScreen
      ListScreen -push-> ItemScreen "Item"
      """)
  }

  @Test func whatIsInsertedIntoADatabaseIsNotPushed() {
    expectMap(
      home: """
        @Environment(\\.modelContext) private var store
        var body: some View {
          Button("Save") { store.insert(Book()) }
          NavigationLink("Book", value: Book())
            .navigationDestination(for: Book.self) { _ in ItemScreen() }
        }
        """,
      rest: "final class Book { init() {} }",
      "HomeScreen -push-> ItemScreen \"Book\"")
  }

  @Test func aRouterOfSheetsBehindManyLayers() {
    expectMap(
      home: """
        @StateObject private var desk = Desk()
        var body: some View {
          NavigationStack(path: $desk.path) {
            ListScreen().navigationDestination(for: Page.self) { page in page.screen }
          }
          .environment(\\.router, .init(desk: desk))
          .sheet(item: $desk.shown) { desk.shown = nil } content: { shown in shown.page.screen }
        }
        """,
      rest: """
        final class Desk: ObservableObject {
          struct Shown: Identifiable {
            let page: Page
            let desk: Desk
            var id: String { page.id }
          }
          @Published var path: [Page] = []
          @Published var shown: Shown?
          func show(_ page: Page) {
            switch page.style {
            case .push: path.append(page)
            case .sheet: shown = .init(page: page, desk: .init())
            }
          }
        }
        struct DeskRouter {
          let desk: Desk?
          func open(_ page: Page, style: Page.Style? = nil) {
            var page = page
            page.style = style ?? page.style
            desk?.show(page)
          }
        }
        struct Page: Identifiable, Hashable {
          enum Style: Hashable { case push, sheet }
          let id: String
          var style: Style
          let screen: AnyView
          init(id: String, style: Style = .push, @ViewBuilder screen: () -> some View) {
            self.id = id
            self.style = style
            self.screen = AnyView(screen())
          }
          static var help: Page { Page(id: "help", style: .sheet) { HelpScreen() } }
          static func item(_ id: Int) -> Page { Page(id: "item") { ItemScreen() } }
        }
        extension EnvironmentValues { @Entry var router: DeskRouter = .init(desk: nil) }
        @propertyWrapper struct Routing: DynamicProperty {
          @Environment(\\.self) private var environment
          var wrappedValue: DeskRouter { .init(desk: environment.router.desk) }
        }
        struct ListScreen: View {
          @Routing private var router
          var body: some View {
            Button("Help") { router.open(.help) }
            Button("Item") { router.open(.item(3)) }
          }
        }
        """,
      """
      HomeScreen -root-> ListScreen
      ListScreen -sheet-> HelpScreen "Help"
      ListScreen -push-> ItemScreen "Item"
      """)
  }
}
