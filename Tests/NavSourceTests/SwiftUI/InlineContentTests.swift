import Testing

/// Content without a type of its own.
@Suite struct InlineContentTests {
  @Test func inlineDestinationsOfOneViewWereOneScreen() {
    expectMap(
      home: """
        var body: some View {
          List {
            NavigationLink("Fish") {
              List {
                NavigationLink("Cod") { ItemScreen() }
                NavigationLink("Shells") { List { Text("Clam"); Text("Mussel") } }
              }
              .navigationTitle("All fish")
            }
            NavigationLink("Birds") { List { NavigationLink("Wren") { HelpScreen() } } }
          }
        }
        """,
      """
      HomeScreen -push-> HomeScreen.Fish "Fish"
      HomeScreen -push-> HomeScreen.Birds "Birds"
      HomeScreen.Fish -push-> ItemScreen "Cod"
      HomeScreen.Fish -push-> HomeScreen.Shells "Shells"
      HomeScreen.Birds -push-> HelpScreen "Wren"
      screen HomeScreen.Fish title "All fish"
      screen HomeScreen title ""
      """)
  }

  @Test func aTitleInASheetWasThatOfThePresenter() {
    expectMap(
      home: """
        @State private var isAdding = false
        var body: some View {
          Text("a").sheet(isPresented: $isAdding) {
            NavigationStack { Form { Text("b") }.navigationTitle("New thing") }
          }
        }
        """,
      """
      HomeScreen -sheet-> HomeScreen.isAdding
      screen HomeScreen.isAdding title "New thing"
      screen HomeScreen title ""
      """)
  }

  @Test func destinationsThatFunctionsMakeWereLostUnlessTheyLedOn() {
    expectMap(
      home: """
        @State private var isOpen = false
        var body: some View {
          List {
            NavigationLink { facts("a") } label: { Text("Facts") }
            NavigationLink("More", destination: more())
            Button("Terms") { isOpen = true }
          }
          .sheet(isPresented: $isOpen) { terms() }
        }
        private func facts(_ text: String) -> some View { ScrollView { Text(text) } }
        private func more() -> AnyView { AnyView(Text("more")) }
        private func terms() -> some View { Text("terms").font(.title) }
        """,
      """
      HomeScreen -push-> HomeScreen.facts "Facts"
      HomeScreen -push-> HomeScreen.more "More"
      HomeScreen -sheet-> HomeScreen.terms "Terms"
      """)
  }
}
