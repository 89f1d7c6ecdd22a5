import Testing

/// Views whose whole body is what they are given, or one of several screens by what they are given.
@Suite struct PassedOnTests {
  private static let pages = """
    import SwiftUI
    enum Page: Hashable {
      case shelf, book(Int), help
      @ViewBuilder func view() -> some View {
        switch self {
        case .shelf: ⟦b⟧ShelfScreen()
        case .book(let id): BookScreen(id: id)
        case .help: HelpPage()
        }
      }
    }
    struct ShelfScreen: View {
      @Environment(Layer.self) var layer
      var body: some View { Button("Open") { layer.push(.book(3)) } }
    }
    struct BookScreen: View {
      let id: Int
      @Environment(Layer.self) var layer
      var body: some View { Button("Help") { layer.push(.help) } }
    }
    struct HelpPage: View { var body: some View { Text("Help") } }
    """

  /// The view between a route and its screen is no screen, also where the route is in an object that
  /// may change.
  @Test func aViewThatShowsThePageOfItsRouteIsNone() {
    expectMap(
      of: Self.pages + "\n" + """
        final class Frame: Hashable {
          private(set) var page: Page
          init(page: Page) { self.page = page }
          func replace(by page: Page) { self.page = page }
          static func == (one: Frame, other: Frame) -> Bool { one === other }
          func hash(into hasher: inout Hasher) {}
        }
        @Observable final class Layer {
          var root: Frame
          var path: [Frame] = []
          init(root: Page) { self.root = .init(page: root) }
          func push(_ page: Page) { path.⟦a⟧append(.init(page: page)) }
        }
        struct FrameView: View {
          let frame: Frame
          var body: some View { frame.page.view() }
        }
        struct LayerScreen: View {
          @State var layer: Layer
          var body: some View {
            NavigationStack(path: $layer.path) {
              layer.root.page.view()
                .navigationDestination(for: Frame.self) { FrameView(frame: $0) }
            }
            .environment(layer)
          }
        }
        @main struct ReadApp: App {
          var body: some Scene { WindowGroup { ⟦c⟧LayerScreen(layer: Layer(root: .shelf)) } }
        }
        """,
      """
      entry LayerScreen
      BookScreen -push-> HelpPage "Help" at a via Layer resolved
      LayerScreen -root-> ShelfScreen at b
      ReadApp -root-> LayerScreen at c
      ShelfScreen -push-> BookScreen "Open" at a via Layer resolved
      """)
  }

  @Test func aSheetsViewThatIsOnlyASwitchIsNone() {
    expectMap(
      of: """
        import SwiftUI
        struct Sheets: View {
          enum Kind: Identifiable {
            case about, form(Int)
            var id: String { "" }
          }
          let kind: Kind
          var body: some View {
            switch kind {
            case .about: AboutScreen()
            case .form(let number): NavigationView { FormScreen(number: number) }
            }
          }
        }
        struct MainScreen: View {
          @State private var sheet: Sheets.Kind?
          var body: some View {
            VStack {
              Button("About") { sheet = .about }
              Button("Form") { sheet = .form(2) }
            }
            .⟦a⟧sheet(item: $sheet) { Sheets(kind: $0) }
          }
        }
        struct AboutScreen: View {
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Done") { ⟦b⟧dismiss() } }
        }
        struct FormScreen: View { let number: Int; var body: some View { Text("Form") } }
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ⟦c⟧MainScreen() } } }
        """,
      """
      entry MainScreen
      AboutScreen -dismiss-> @presenter "Done" at b
      MainScreen -sheet-> AboutScreen "About" at a
      MainScreen -sheet-> FormScreen "Form" at a wraps NavigationView
      ShopApp -root-> MainScreen at c
      """)
  }

  /// What the view puts on its parts, such as a title, makes it a screen of its own.
  @Test func aViewThatTitlesItsPartsIsAScreen() {
    expectMap(
      home: """
        var body: some View {
          ⟦a⟧NavigationLink("Login") { LoginScreen(isModal: false) }
        }
        """,
      rest: """
        struct LoginScreen: View {
          let isModal: Bool
          var body: some View {
            if isModal { NavigationView { content } } else { content }
          }
          private var content: some View { ⟦b⟧FieldsView().navigationTitle("Login") }
        }
        struct FieldsView: View { var body: some View { Text("Name") } }
        """,
      """
      HomeScreen -push-> LoginScreen "Login" at a
      LoginScreen -root-> FieldsView at b
      """)
  }

  /// A frame's content may get what the frame was made with.
  @Test func aFrameWhoseContentTakesAValueIsLookedThrough() {
    expectMap(
      of: """
        import Kit
        import SwiftUI
        struct Demo<Model: AnyObject, Content: View>: View {
          @State var model: Model
          let content: (Model) -> Content
          init(model: @autoclosure () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
            self._model = State(wrappedValue: model())
            self.content = content
          }
          var body: some View { content(model) }
        }
        struct ListScreen: View {
          var body: some View {
            NavigationStack {
              ⟦a⟧NavigationLink("Counter") {
                Demo(model: Store(start: 1) { Counter() }) { model in CounterScreen(model: model) }
              }
            }
          }
        }
        struct Counter {}
        struct CounterScreen: View {
          let model: Store
          @State private var isOn = false
          var body: some View { Text("Counter").⟦b⟧alert("Hi", isPresented: $isOn) {} }
        }
        @main struct DemoApp: App { var body: some Scene { WindowGroup { ⟦c⟧ListScreen() } } }
        """,
      """
      entry ListScreen
      CounterScreen -alert-> alert:Hi at b
      DemoApp -root-> ListScreen at c
      ListScreen -push-> CounterScreen "Counter" at a
      """)
  }

  /// A frame around content of the framework's views only is no screen, whatever else it frames.
  @Test func aFrameOfInlineContentInAStackIsNone() {
    expectMap(
      of: """
        import SwiftUI
        struct Form<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { SwiftUI.Form { content().foregroundStyle(.primary) } }
        }
        struct SettingsScreen: View {
          @State private var isWriting = false
          var body: some View {
            Form {
              ⟦a⟧NavigationLink("Privacy") { PrivacyScreen() }
              Button("Write") { isWriting = true }
            }
            .⟦b⟧sheet(isPresented: $isWriting) { EditorScreen() }
          }
        }
        struct EditorScreen: View {
          @State private var isAsking = false
          var body: some View {
            NavigationStack {
              Form { Button("Delete") { isAsking = true } }.navigationTitle("Write")
            }
            .⟦c⟧confirmationDialog("Stop?", isPresented: $isAsking) { Button("Yes") {} }
          }
        }
        struct PrivacyScreen: View { var body: some View { Text("Privacy") } }
        @main struct SetApp: App { var body: some Scene { WindowGroup { ⟦d⟧SettingsScreen() } } }
        """,
      """
      entry SettingsScreen
      EditorScreen -confirmationDialog-> alert:Stop? at c
      SetApp -root-> SettingsScreen at d
      SettingsScreen -push-> PrivacyScreen "Privacy" at a
      SettingsScreen -sheet-> EditorScreen "Write" at b
      """)
  }

  /// A modifier frames what it presents; what another screen frames is no business of it.
  @Test func aFrameInTheSheetOfAModifierStaysThere() {
    expectMap(
      of: """
        import SwiftUI
        struct Framed<Content: View>: View {
          let content: () -> Content
          var body: some View { NavigationStack { content() } }
        }
        struct MainScreen: View {
          @State private var isHelping = false
          var body: some View {
            VStack {
              Button("Help") { isHelping = true }
              ⟦a⟧NavigationLink("Item") { BuyScreen() }
            }
            .modifier(MainSheets(isHelping: $isHelping))
          }
        }
        struct MainSheets: ViewModifier {
          @Binding var isHelping: Bool
          func body(content: Content) -> some View {
            content.⟦b⟧sheet(isPresented: $isHelping) { Framed { HelpPage() } }
          }
        }
        struct BuyScreen: View {
          @State private var isBuying = false
          var body: some View {
            Button("Buy") { isBuying = true }
              .⟦c⟧sheet(isPresented: $isBuying) { Framed { PayScreen() } }
          }
        }
        struct HelpPage: View { var body: some View { Text("Help") } }
        struct PayScreen: View { var body: some View { Text("Pay") } }
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ⟦d⟧MainScreen() } } }
        """,
      """
      entry MainScreen
      BuyScreen -sheet-> PayScreen "Buy" at c wraps NavigationStack
      MainScreen -push-> BuyScreen "Item" at a
      MainScreen -sheet-> HelpPage "Help" at b wraps NavigationStack resolved
      ShopApp -root-> MainScreen at d
      """)
  }

  /// A container shows the pages that it was made with, not all that there are.
  @Test func aContainerShowsThePagesItWasMadeWith() {
    expectMap(
      of: """
        import SwiftUI
        enum Page {
          case list, feed, cart
          @ViewBuilder func view() -> some View {
            switch self {
            case .list: ⟦b⟧ListScreen()
            case .feed: ⟦c⟧FeedPage()
            case .cart: CartPage()
            }
          }
        }
        struct Columns: View {
          @State var root: Page
          let sidebar: Page
          init(sidebar: Page, root: Page) {
            self._root = .init(wrappedValue: root)
            self.sidebar = sidebar
          }
          var body: some View {
            NavigationSplitView { sidebar.view() } detail: { NavigationStack { root.view() } }
          }
        }
        struct ListScreen: View { var body: some View { Text("List") } }
        struct FeedPage: View { var body: some View { Text("Feed") } }
        struct CartPage: View { var body: some View { Text("Cart") } }
        @main struct ReadApp: App {
          var body: some Scene { WindowGroup { ⟦a⟧Columns(sidebar: .list, root: .feed) } }
        }
        """,
      """
      entry Columns
      Columns -detail-> FeedPage "detail" at c wraps NavigationStack
      Columns -embed-> ListScreen "sidebar" at b
      ReadApp -root-> Columns at a
      """)
  }
}
