import Testing

/// Links inside rows, sections, toolbars, modifiers and models start at the screen around.
@Suite struct CompositionTests {
  @Test func rowsAndSections() {
    expectMap(
      home: "var body: some View { List { MainSection() } }",
      rest: """
        struct MainSection: View { var body: some View { Section { Row() } } }
        struct Row: View { var body: some View { ⟦a⟧NavigationLink("Item") { ItemScreen() } } }
        """, #"HomeScreen -push-> ItemScreen "Item" at a via MainSection>Row resolved"#)
  }

  @Test func aRowOfTwoScreens() {
    expectMap(
      home: "var body: some View { Row(); NavigationLink(\"Feed\") { List { Row() } } }",
      rest:
        "struct Row: View { var body: some View { ⟦a⟧NavigationLink(\"Item\") { ItemScreen() } } }",
      """
      HomeScreen -push-> HomeScreen.Feed "Feed"
      HomeScreen -push-> ItemScreen "Item" at a via Row
      HomeScreen.Feed -push-> ItemScreen "Item" at a via Row
      """)
  }

  @Test func toolbars() {
    expectMap(
      home: """
        @State var isShown = false
        var body: some View {
          Text("Home").toolbar {
            ToolbarItem(placement: .primaryAction) { ⟦a⟧NavigationLink("Cart") { CartScreen() } }
            Bar(isShown: $isShown)
          }
          .⟦b⟧sheet(isPresented: $isShown) { HelpScreen() }
        }
        """,
      rest: """
        struct Bar: ToolbarContent {
          @Binding var isShown: Bool
          var body: some ToolbarContent {
            ToolbarItem { Button("Help") { isShown = true } }
            ToolbarItem { ⟦c⟧NavigationLink("Item") { ItemScreen() } }
          }
        }
        """,
      """
      HomeScreen -push-> CartScreen "Cart" at a
      HomeScreen -sheet-> HelpScreen "Help" at b
      HomeScreen -push-> ItemScreen "Item" at c via Bar
      """)
  }

  @Test func ownModifiers() {
    expectMap(
      home: """
        @State var isShown = false
        var body: some View { Text("Home").modifier(HelpSheet(isShown: $isShown)).cart($isShown) }
        """,
      rest: """
        struct HelpSheet: ViewModifier {
          @Binding var isShown: Bool
          func body(content: Content) -> some View { content.⟦a⟧sheet(isPresented: $isShown) { HelpScreen() } }
        }
        extension View {
          func cart(_ isShown: Binding<Bool>) -> some View {
            ⟦b⟧fullScreenCover(isPresented: isShown) { CartScreen() }
          }
        }
        """,
      """
      HomeScreen -sheet-> HelpScreen at a via HelpSheet
      HomeScreen -fullScreenCover-> CartScreen at b
      """)
  }

  @Test func aModifierWithContentOfTheCaller() {
    expectMap(
      home: """
        @State var isShown = false
        var body: some View { Text("Home").quickSheet($isShown) { ItemScreen() } }
        """,
      rest: """
        extension View {
          func quickSheet<C: View>(_ on: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
            modifier(QuickSheet(on: on, shown: content))
          }
        }
        struct QuickSheet<C: View>: ViewModifier {
          let on: Binding<Bool>
          let shown: () -> C
          func body(content: Content) -> some View { content.⟦a⟧sheet(isPresented: on, content: shown) }
        }
        """, "HomeScreen -sheet-> ItemScreen at a")
  }

  @Test func aViewModelThatSetsTheState() {
    expectMap(
      home: """
        @StateObject private var model = HomeModel()
        var body: some View {
          Button("Item") { model.open() }
            .⟦a⟧sheet(item: $model.item) { _ in ItemScreen() }
        }
        """,
      rest: """
        final class HomeModel: ObservableObject {
          @Published var item: Item?
          func open() { item = Item(id: 3) }
        }
        struct Item: Identifiable { let id: Int }
        """, "HomeScreen -sheet-> ItemScreen at a")
  }

  @Test func aScreenThatIsAPartAsWell() {
    expectMap(
      home:
        "var body: some View { VStack { ⟦b⟧FeedPage(); NavigationLink(\"Cart\") { CartPage() } } }",
      rest: """
        struct CartPage: View { var body: some View { ⟦a⟧NavigationLink("All") { FeedPage() } } }
        struct FeedPage: View { var body: some View { ⟦c⟧NavigationLink("Item") { ItemScreen() } } }
        """,
      """
      HomeScreen -push-> CartPage "Cart"
      CartPage -push-> FeedPage "All" at a
      HomeScreen -embed-> FeedPage at b
      FeedPage -push-> ItemScreen "Item" at c
      """)
  }

  @Test func aWrapperScreenIsLookedThrough() {
    expectMap(
      home: "var body: some View { ⟦a⟧NavigationLink(\"Open\") { Frame { ItemScreen() } } }",
      rest: """
        struct Frame<Content: View>: View {
          let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { NavigationStack { content.padding() } }
        }
        """, #"HomeScreen -push-> ItemScreen "Open" at a wraps NavigationStack"#)
  }

  @Test func titlesOfScreens() {
    expectMap(
      home: "var body: some View { NavigationLink(\"Open\") { TitledScreen() } }",
      rest: """
        struct TitledScreen: View { var body: some View { List {}.navigationTitle("My items") } }
        """,
      """
      HomeScreen -push-> TitledScreen
      screen TitledScreen title "My items"
      """)
  }
}
