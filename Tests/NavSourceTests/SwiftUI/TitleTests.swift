import Testing

/// Titles of screens, wherever code writes them.
@Suite struct TitleTests {
  @Test func titleOfALinksDestinationWasThatOfTheViewAround() {
    expectMap(
      home: """
        var body: some View {
          List {
            NavigationLink("Item", destination: ItemScreen().navigationTitle("An item"))
            NavigationLink("Help") { HelpScreen().navigationTitle("Helpful") }
            NavigationLink("All", destination: VStack { CartScreen() }.navigationTitle("All"))
          }
        }
        """,
      """
      HomeScreen -push-> ItemScreen "Item"
      HomeScreen -push-> HelpScreen "Help"
      HomeScreen -push-> CartScreen "All"
      screen HomeScreen title ""
      screen ItemScreen title "An item"
      screen HelpScreen title "Helpful"
      """)
  }

  @Test func titlesThatTextsAndKeysGive() {
    expectMap(
      home: """
        var body: some View {
          List { NavigationLink("Item") { Leaf() }; NavigationLink("Twig") { Twig() } }
            .navigationBarTitle(Text("At home"), displayMode: .inline)
        }
        """,
      rest: """
        struct Leaf: View {
          var body: some View { List {}.navigationTitle(LocalizedStringKey("A leaf")) }
        }
        struct Twig: View {
          var body: some View { List {}.navigationTitle(NSLocalizedString("A twig", comment: "")) }
        }
        """,
      """
      HomeScreen -push-> Leaf "Item"
      HomeScreen -push-> Twig "Twig"
      screen HomeScreen title "At home"
      screen Leaf title "A leaf"
      screen Twig title "A twig"
      """)
  }

  @Test func titleOfAPartIsThatOfItsScreen() {
    expectMap(
      home: """
        var body: some View { Rows().navigationTitle("At home") }
        """,
      rest: """
        struct Rows: View { var body: some View { NavigationLink("Item") { ItemScreen() } } }
        """,
      """
      HomeScreen -push-> ItemScreen "Item" via Rows
      screen HomeScreen title "At home"
      """)
  }

  @Test func titlesThatDifferAreNotThatOfTheScreen() {
    expectMap(
      home: """
        var body: some View {
          List {
            NavigationLink("New") { ItemScreen().navigationTitle("New item") }
            NavigationLink("Edit") { ItemScreen().navigationTitle("Edit item") }
          }
        }
        """,
      """
      HomeScreen -push-> ItemScreen "New"
      HomeScreen -push-> ItemScreen "Edit"
      screen HomeScreen title ""
      screen ItemScreen title ""
      """)
  }
}
