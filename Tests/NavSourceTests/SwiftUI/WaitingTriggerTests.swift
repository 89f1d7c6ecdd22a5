import Testing

/// What waits for a flag is started by the button that sets it, also a button of the project's own.
@Suite struct WaitingTriggerTests {
  @Test func aButtonThatSetsTheFlagOfAnAlertWasNoTrigger() {
    expectMap(
      home: """
        @State private var asks = false
        @State private var sorts = false
        @State private var isDone = false
        var body: some View {
          VStack {
            Button("Delete") { asks = true }
            Button("Sort", action: sort)
            Button("One") { isDone = true }
            Button("Two") { isDone = true }
          }
          .⟦a⟧alert("Delete it?", isPresented: $asks) { Button("Yes") {} }
          .⟦b⟧confirmationDialog("Sort by", isPresented: $sorts) { Button("Name") {} }
          .⟦c⟧alert("Done", isPresented: $isDone) {}
        }
        private func sort() { sorts = true }
        """,
      """
      HomeScreen -alert-> alert:"Delete it?" "Delete" at a
      HomeScreen -confirmationDialog-> alert:"Sort by" "Sort" at b
      HomeScreen -alert-> alert:Done at c
      """)
  }

  @Test func aHiddenLinkHadNoTrigger() {
    expectMap(
      home: """
        @State private var isOpen = false
        var body: some View {
          VStack {
            ⟦a⟧NavigationLink(destination: ItemScreen(), isActive: $isOpen) { EmptyView() }
            Button("Open") { isOpen = true }
          }
        }
        """, #"HomeScreen -push-> ItemScreen "Open" at a"#)
  }

  @Test func anAlertForAFaultWasNameless() {
    expectMap(
      home: """
        @State private var fault: Fault?
        @State private var hasFault = false
        var body: some View {
          Text("a").⟦a⟧alert(isPresented: $hasFault, error: fault) { Button("OK") {} }
        }
        """, rest: "enum Fault: LocalizedError { case broken }",
      "HomeScreen -alert-> alert:fault at a")
  }

  @Test func buttonsOfTheProjectWereNoTriggers() {
    expectMap(
      home: """
        @State private var isItem = false
        @State private var isHelp = false
        @State private var isCart = false
        var body: some View {
          VStack {
            BigButton(title: "Item") { isItem = true }
            ShortButton("Help", action: help)
            LabelButton(action: { isCart = true }) { Text("Cart") }
          }
          .⟦a⟧sheet(isPresented: $isItem) { ItemScreen() }
          .⟦b⟧sheet(isPresented: $isHelp) { HelpScreen() }
          .⟦c⟧sheet(isPresented: $isCart) { CartScreen() }
        }
        private func help() { isHelp = true }
        """,
      rest: """
        struct BigButton: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(action: action) { Text(title).bold() } }
        }
        struct ShortButton: View {
          let title: String
          let action: () -> Void
          init(_ title: String, action: @escaping () -> Void) {
            self.title = title
            self.action = action
          }
          var body: some View { Button(title, action: action) }
        }
        struct LabelButton<Content: View>: View {
          var action: () -> Void
          @ViewBuilder var label: () -> Content
          var body: some View { Button { action() } label: { label() } }
        }
        """,
      """
      HomeScreen -sheet-> ItemScreen "Item" at a
      HomeScreen -sheet-> HelpScreen "Help" at b
      HomeScreen -sheet-> CartScreen "Cart" at c
      """)
  }

  @Test func aCellThatCallsAClosureWasNoTrigger() {
    expectMap(
      home: """
        @State private var isItem = false
        var body: some View {
          List { Cell(onEdit: { isItem = true }) }.⟦a⟧sheet(isPresented: $isItem) { ItemScreen() }
        }
        """,
      rest: """
        struct Cell: View {
          let onEdit: () -> Void
          var body: some View { HStack { Text("x"); Button("Edit", action: onEdit) } }
        }
        """, #"HomeScreen -sheet-> ItemScreen "Edit" at a"#)
  }

  @Test func severalFlagsForOneModifierOfTheProject() {
    expectMap(
      home: """
        @State private var isItem = false
        @State private var isHelp = false
        var body: some View {
          VStack { Button("Item") { isItem = true }; Button("Help") { isHelp = true } }
            .modifier(Card(isOn: $isItem, page: { ItemScreen() }))
            .modifier(Card(isOn: $isHelp, page: { HelpScreen() }))
        }
        """,
      rest: """
        struct Card<Page: View>: ViewModifier {
          @Binding var isOn: Bool
          let page: () -> Page
          func body(content: Content) -> some View {
            content.⟦a⟧sheet(isPresented: $isOn) { page() }
          }
        }
        """,
      """
      HomeScreen -sheet-> ItemScreen at a via Card
      HomeScreen -sheet-> HelpScreen at a via Card
      """)
  }
}
