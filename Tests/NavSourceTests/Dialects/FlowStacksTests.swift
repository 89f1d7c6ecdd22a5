import Testing

/// FlowStacks: a stack whose values may be pushed, or shown as sheets and covers.
@Suite struct FlowStacksTests {
  private static let pages = """
    struct BookScreen: View { var body: some View { Text("Book") } }
    struct HelpScreen: View { var body: some View { Text("Help") } }
    struct CartScreen: View { var body: some View { Text("Cart") } }
    @main struct DemoApp: App { var body: some Scene { WindowGroup { ShelfFlow() } } }
    """

  private static func shelf(_ body: String, _ rest: String = "") -> String {
    """
    import FlowStacks
    import SwiftUI
    enum Stop: Hashable { case book(Int), help, cart }
    struct ShelfFlow: View {
      @State var routes: Routes<Stop> = []
      var body: some View {
        FlowStack($routes, withNavigation: true) {
          ⟦root⟧ShelfScreen()
            .flowDestination(for: Stop.self) { stop in
              switch stop {
              case .book: BookScreen()
              case .help: HelpScreen()
              case .cart: CartScreen()
              }
            }
        }
      }
    }
    struct ShelfScreen: View {
      @EnvironmentObject var flow: FlowNavigator<Stop>
      @State var isTipShown = false
      @State var color: Color?
      var body: some View {
        VStack {
          \(body)
        }
      }
    }
    \(rest)
    """
  }

  @Test func linksAndTheNavigator() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf(
          """
          ⟦link⟧FlowLink(value: Stop.book(3), style: .sheet(withNavigation: true), label: { Text("Book") })
          ⟦title⟧FlowLink("Cart", value: Stop.cart, style: .cover(withNavigation: false))
          Button("Help") { flow.⟦push⟧push(.help) }
          Button("Both") {
            flow.⟦sheet⟧presentSheet(.help, withNavigation: true)
            flow.⟦cover⟧presentCover(.cart)
          }
          """),
        "Pages.swift": Self.pages,
      ],
      """
      entry ShelfFlow
      DemoApp -root-> ShelfFlow
      ShelfFlow -root-> ShelfScreen at root
      ShelfScreen -sheet-> BookScreen "Book" at link via - wraps NavigationStack
      ShelfScreen -fullScreenCover-> CartScreen "Cart" at title wraps -
      ShelfScreen -push-> HelpScreen "Help" at push via -
      ShelfScreen -sheet-> HelpScreen "Both" at sheet wraps NavigationStack
      ShelfScreen -fullScreenCover-> CartScreen "Both" at cover
      screen ShelfFlow stack
      """)
  }

  @Test func destinationsOfAState() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf(
          """
          Button("Tip") { isTipShown = true }
            .⟦flag⟧flowDestination(isPresented: $isTipShown, style: .push) { HelpScreen() }
            .⟦item⟧flowDestination(item: $color, style: .sheet(withNavigation: false)) { color in
              CartScreen()
            }
          """),
        "Pages.swift": Self.pages,
      ],
      """
      DemoApp -root-> ShelfFlow
      ShelfFlow -root-> ShelfScreen
      ShelfScreen -push-> HelpScreen "Tip" at flag
      ShelfScreen -sheet-> CartScreen at item
      """)
  }

  /// `goBack` pops or dismisses, whichever way the screen came.
  @Test func waysBack() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf(
          """
          Button("Note") { flow.push(.book(1)) }
          Button("Page") { flow.presentSheet(.help) }
          """),
        "Pages.swift": """
        struct BookScreen: View {
          @EnvironmentObject var flow: FlowNavigator<Stop>
          var body: some View {
            Button("Back") { flow.⟦pop⟧goBack() }
            Button("Shelf") { flow.⟦root⟧goBackToRoot() }
          }
        }
        struct HelpScreen: View {
          @EnvironmentObject var flow: FlowNavigator<Stop>
          var body: some View {
            Button("Close") { flow.⟦close⟧goBack() }
            Button("Cart") { flow.⟦to⟧goBackTo(.cart) }
          }
        }
        struct CartScreen: View { var body: some View { Text("Cart") } }
        @main struct DemoApp: App { var body: some Scene { WindowGroup { ShelfFlow() } } }
        """,
      ],
      """
      DemoApp -root-> ShelfFlow
      ShelfFlow -root-> ShelfScreen
      ShelfScreen -push-> BookScreen "Note"
      ShelfScreen -sheet-> HelpScreen "Page"
      BookScreen -back-> @previous "Back" at pop
      BookScreen -back-> @root "Shelf"
      HelpScreen -dismiss-> @presenter "Close" at close
      HelpScreen -back-> CartScreen "Cart" at to
      """)
  }

  @Test func anArrayOfRoutesInAModel() {
    expectMap(
      of: [
        "Flow.swift": """
        import FlowStacks
        import SwiftUI
        enum Stop: Hashable { case book, help, cart }
        final class ShelfModel: ObservableObject {
          @Published var routes: [Route<Stop>] = []
          func more() {
            routes.⟦push⟧push(.book)
            routes.⟦sheet⟧presentSheet(.help, withNavigation: true)
          }
          func restart() { routes = [.push(.cart)] }
        }
        struct ShelfFlow: View {
          @StateObject var model = ShelfModel()
          var body: some View {
            FlowStack($model.routes, withNavigation: true) {
              ShelfScreen(model: model)
                .flowDestination(for: Stop.self) { stop in
                  switch stop {
                  case .book: BookScreen()
                  case .help: HelpScreen()
                  case .cart: CartScreen()
                  }
                }
            }
          }
        }
        struct ShelfScreen: View {
          @ObservedObject var model: ShelfModel
          var body: some View {
            Button("More") { model.more() }
            Button("Restart") { model.restart() }
          }
        }
        """, "Pages.swift": Self.pages,
      ],
      """
      DemoApp -root-> ShelfFlow
      ShelfFlow -root-> ShelfScreen
      ShelfScreen -push-> BookScreen "More" at push via ShelfModel
      ShelfScreen -sheet-> HelpScreen "More" at sheet wraps NavigationStack
      ShelfScreen -push-> CartScreen "Restart"
      """)
  }

  /// A path of any values, each shown by the destination for its type or that of its superclass.
  @Test func aPathWithoutATypeOfItsOwn() {
    expectMap(
      of: [
        "Flow.swift": """
        import FlowStacks
        import SwiftUI
        class Note: Hashable {}
        final class LongNote: Note {}
        struct Page: Hashable { var number: Int }
        struct ShelfFlow: View {
          @State var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) {
              ShelfScreen()
                .flowDestination(for: Page.self, destination: { page in BookScreen() })
                .flowDestination(for: Note.self, destination: { note in HelpScreen() })
                .onOpenURL { _ in path.⟦url⟧push(Page(number: 9)) }
            }
          }
        }
        struct ShelfScreen: View {
          @EnvironmentObject var flow: FlowPathNavigator
          var body: some View {
            Button("Page") { flow.push(Page(number: 1)) }
            Button("Note") { flow.presentCover(LongNote()) }
          }
        }
        """,
        "Pages.swift": Self.pages,
      ],
      """
      DemoApp -root-> ShelfFlow
      ShelfFlow -root-> ShelfScreen
      ShelfFlow -push-> BookScreen at url
      ShelfScreen -push-> BookScreen "Page"
      ShelfScreen -fullScreenCover-> HelpScreen "Note"
      """)
  }

  /// The form of older versions: one closure for all routes, the first of which is the root.
  @Test func aRouterOfAnOlderVersion() {
    expectMap(
      of: [
        "Flow.swift": """
        import FlowStacks
        import SwiftUI
        enum Stop { case shelf, book, help }
        struct ShelfFlow: View {
          @State var routes: Routes<Stop> = [.root(.shelf, embedInNavigationView: true)]
          var body: some View {
            Router($routes) { stop, _ in
              switch stop {
              case .shelf: ShelfScreen(open: { routes.⟦push⟧push(.book) }, ask: { routes.⟦sheet⟧presentSheet(.help) })
              case .book: BookScreen()
              case .help: HelpScreen()
              }
            }
          }
        }
        struct ShelfScreen: View {
          let open: () -> Void
          let ask: () -> Void
          var body: some View {
            Button("Book", action: open)
            Button("Help") { ask() }
          }
        }
        """, "Pages.swift": Self.pages,
      ],
      """
      DemoApp -root-> ShelfFlow
      ShelfFlow -root-> ShelfScreen
      ShelfScreen -push-> BookScreen at push
      ShelfScreen -sheet-> HelpScreen at sheet
      """)
  }

  /// An app's own route enum is none of the library's.
  @Test func aRouteOfTheApp() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf(
          """
          FlowLink("Cart", value: Stop.cart, style: .push)
            .sheet(isPresented: $isTipShown) { PlainFlow() }
          """,
          """
          enum Route: Hashable { case push(Int), sheet(Int) }
          struct PlainFlow: View {
            @State var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Go") { path.append(.sheet(3)) }
                  .navigationDestination(for: Route.self) { _ in HelpScreen() }
              }
            }
          }
          """), "Pages.swift": Self.pages,
      ],
      """
      DemoApp -root-> ShelfFlow
      ShelfFlow -root-> ShelfScreen
      ShelfScreen -push-> CartScreen "Cart"
      ShelfScreen -sheet-> PlainFlow
      PlainFlow -push-> HelpScreen "Go"
      """)
  }
}
