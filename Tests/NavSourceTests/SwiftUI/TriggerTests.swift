import Testing

/// What a person taps, as the trigger of what it starts.
@Suite struct TriggerTests {
  @Test func aTrailingLabelAfterAnActionWasNoTrigger() {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var hasHelp = false
        @State private var hasCart = false
        var body: some View {
          VStack {
            Button(action: { isShown = true }) { Text("Item") }
            Button(action: help) { Label("Help", systemImage: "star") }
            Button(role: .destructive, action: { self.hasCart = true }) {
              HStack { Image(systemName: "cart"); Text("Cart") }
            }
          }
          .⟦a⟧sheet(isPresented: $isShown) { ItemScreen() }
          .⟦b⟧sheet(isPresented: $hasHelp) { HelpScreen() }
          .⟦c⟧sheet(isPresented: $hasCart) { CartScreen() }
        }
        private func help() { hasHelp = true }
        """,
      """
      HomeScreen -sheet-> ItemScreen "Item" at a
      HomeScreen -sheet-> HelpScreen "Help" at b
      HomeScreen -sheet-> CartScreen "Cart" at c
      """)
  }

  @Test func aButtonThatTogglesAFlagWasNoTrigger() {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var hasHelp = false
        var body: some View {
          VStack {
            Button("Item") { isShown.toggle() }
            Button(action: { self.hasHelp.toggle() }) { Text("Help") }
          }
          .⟦a⟧sheet(isPresented: $isShown) { ItemScreen() }
          .⟦b⟧sheet(isPresented: $hasHelp) { HelpScreen() }
        }
        """,
      """
      HomeScreen -sheet-> ItemScreen "Item" at a
      HomeScreen -sheet-> HelpScreen "Help" at b
      """)
  }

  @Test func contentThatTogglesItsFlagGoesAway() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          VStack { OpenBar(isOpen: $isShown) }
            .⟦a⟧sheet(isPresented: $isShown) { Editor(isShown: $isShown) }
        }
        """,
      rest: """
        struct OpenBar: View {
          @Binding var isOpen: Bool
          var body: some View { Button("Edit") { isOpen.toggle() } }
        }
        struct Editor: View {
          @Binding var isShown: Bool
          var body: some View { VStack { Text("Editor"); CloseBar(isShown: $isShown) } }
        }
        struct CloseBar: View {
          @Binding var isShown: Bool
          var body: some View { Button("Done") { isShown.⟦c⟧toggle() } }
        }
        """,
      """
      HomeScreen -sheet-> Editor "Edit" at a via OpenBar
      Editor -dismiss-> @presenter "Done" at c via CloseBar
      """)
  }

  @Test func contentOfOneViewThatTogglesItsFlagGoesAway() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          Button("Help") { isShown.toggle() }
            .⟦a⟧sheet(isPresented: $isShown) {
              VStack { Text("Help"); Button("Done") { isShown.⟦b⟧toggle() } }
            }
        }
        """,
      """
      HomeScreen -sheet-> HomeScreen.isShown "Help" at a
      HomeScreen.isShown -dismiss-> @presenter "Done" at b
      """)
  }

  @Test func aTextThatIsTappedWasNoTrigger() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          VStack { Label("Cart", systemImage: "cart").onTapGesture { isShown = true } }
            .⟦a⟧sheet(isPresented: $isShown) { CartScreen() }
        }
        """, #"HomeScreen -sheet-> CartScreen "Cart" at a"#)
  }

  @Test func aSwitchThatIsTheFlag() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          VStack { Toggle("Cart", isOn: $isShown) }
            .⟦a⟧sheet(isPresented: $isShown) { CartScreen() }
        }
        """, #"HomeScreen -sheet-> CartScreen "Cart" at a"#)
  }

  @Test func emptyCaptionsWereTriggers() {
    expectMap(
      home: #"var body: some View { NavigationLink("") { CartScreen() } }"#,
      "HomeScreen -push-> CartScreen")
  }
}
