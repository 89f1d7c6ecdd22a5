import Testing

/// Modals that the presenter closes by the state behind them.
@Suite struct ClosedByPresenterTests {
  @Test func aClosureOfThePresenterThatClosesItsSheet() {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var item: Int?
        var body: some View {
          Button("Form") { isShown = true }
            .sheet(isPresented: $isShown) { FormScreen { ⟦a⟧isShown = false } }
            .fullScreenCover(item: $item) { _ in ListScreen(onEnd: { ⟦b⟧item = nil }) }
        }
        func reset() { isShown = false }
        """,
      rest: """
        struct FormScreen: View {
          let close: () -> Void
          var body: some View { Button("Save") { close() } }
        }
        struct ListScreen: View {
          var onEnd: () -> Void
          var body: some View { Button("End", action: onEnd) }
        }
        """,
      """
      HomeScreen -sheet-> FormScreen "Form"
      HomeScreen -fullScreenCover-> ListScreen
      FormScreen -dismiss-> @presenter "Save" at a
      ListScreen -dismiss-> @presenter "End" at b
      """)
  }

  @Test func codeInTheContentThatClosesIt() {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var isHelp = false
        @State private var isPushed = false
        var body: some View {
          Text("a")
            .sheet(isPresented: $isShown) {
              VStack { Text("b"); Button("Close") { ⟦a⟧isShown = false } }
            }
            .sheet(isPresented: $isHelp) {
              NavigationStack { HelpScreen().toolbar { Button("Done") { ⟦b⟧isHelp = false } } }
            }
            .navigationDestination(isPresented: $isPushed) {
              ItemScreen().onDisappear { ⟦c⟧isPushed = false }
            }
        }
        """,
      """
      HomeScreen -sheet-> HomeScreen.isShown
      HomeScreen -sheet-> HelpScreen
      HomeScreen -push-> ItemScreen
      HomeScreen.isShown -dismiss-> @presenter "Close" at a
      HelpScreen -dismiss-> @presenter "Done" at b
      ItemScreen -back-> @previous at c
      """)
  }
}
