import Testing

/// Ways back: `dismiss` in all spellings; `back` or `dismiss` decided by how the screen is entered.
@Suite struct WayBackTests {
  /// A screen `EndScreen` with the given members, shown by the home screen.
  private func end(
    _ members: String, shownBy kind: String, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let shown =
      kind == "push"
      ? "NavigationLink(\"End\", destination: EndScreen())"
      : "Text(\"\").\(kind)(isPresented: $isShown) { EndScreen() }"
    expectMap(
      home: "@State private var isShown = false\nvar body: some View { \(shown) }",
      rest: "struct EndScreen: View {\n\(members)\n}",
      "HomeScreen -\(kind)-> EndScreen\n\(expected)", sourceLocation: sourceLocation)
  }

  private static let dismissals = [
    #"@Environment(\.dismiss) private var dismiss; var body: some View { Button("Done") { ⟦a⟧dismiss() } }"#,
    #"@Environment(\.dismiss) var close; var body: some View { Button("Done") { ⟦a⟧close() } }"#,
    #"@Environment(\.dismiss) var dismiss; var body: some View { Button("Done") { dismiss.⟦a⟧callAsFunction() } }"#,
    #"@Environment(\.dismiss) var dismiss; var body: some View { Button("Done", action: dismiss.⟦a⟧callAsFunction) }"#,
    #"@Environment(\.presentationMode) var mode; var body: some View { Button("Done") { mode.wrappedValue.⟦a⟧dismiss() } }"#,
    #"@Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>; var body: some View { Button(action: { self.presentationMode.wrappedValue.⟦a⟧dismiss() }) { Text("Done") } }"#,
    #"@Environment(\.presentationMode) @Binding var mode; var body: some View { Button("Done") { mode.⟦a⟧dismiss() } }"#,
    #"@Environment(\.dismiss) var dismiss; var body: some View { Button("Done", action: finish) }; func finish() { ⟦a⟧dismiss() }"#,
    #"@Environment(\.dismiss) var dismiss; var body: some View { Text("").toolbar { ToolbarItem { Button("Done") { ⟦a⟧dismiss() } } } }"#,
  ]

  @Test(arguments: dismissals)
  func dismissOfASheet(members: String) {
    end(
      members, shownBy: "sheet", "EndScreen -dismiss-> @presenter at a")
  }

  @Test(arguments: dismissals)
  func dismissOfAPushedScreen(members: String) {
    end(members, shownBy: "push", "EndScreen -back-> @previous at a")
  }

  @Test func dismissOfACover() {
    end(
      Self.dismissals[0], shownBy: "fullScreenCover",
      #"EndScreen -dismiss-> @presenter "Done" at a"#)
  }

  @Test func aScreenShownBothWaysGoesBackBothWays() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          NavigationLink("End", destination: EndScreen()).sheet(isPresented: $isShown) { EndScreen() }
        }
        """,
      rest: """
        struct EndScreen: View {
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Done") { ⟦a⟧dismiss() } }
        }
        """,
      """
      HomeScreen -push-> EndScreen
      HomeScreen -sheet-> EndScreen
      EndScreen -dismiss-> @presenter at a
      EndScreen -back-> @previous at a
      """)
  }

  @Test func dismissInARow() {
    end(
      """
      var body: some View { List { DoneRow() } }
      struct DoneRow: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Done") { ⟦a⟧dismiss() } }
      }
      """, shownBy: "sheet",
      #"EndScreen -dismiss-> @presenter "Done" at a via EndScreen.DoneRow"#)
  }

  @Test func dismissInASharedToolbar() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { EndScreen() } }
        """,
      rest: """
        struct EndScreen: View { var body: some View { Text("").toolbar { DoneBar() } } }
        struct DoneBar: ToolbarContent {
          @Environment(\\.dismiss) var dismiss
          var body: some ToolbarContent { ToolbarItem { Button("Done") { ⟦a⟧dismiss() } } }
        }
        """,
      """
      HomeScreen -sheet-> EndScreen
      EndScreen -dismiss-> @presenter "Done" at a via DoneBar
      """)
  }

  @Test func flagSetToFalseInTheShownScreen() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { EndScreen(isShown: $isShown) } }
        """,
      rest: """
        struct EndScreen: View {
          @Binding var isShown: Bool
          var body: some View { Button("Done") { ⟦a⟧isShown = false } }
        }
        """,
      """
      HomeScreen -sheet-> EndScreen
      EndScreen -dismiss-> @presenter "Done" at a
      """)
  }

  @Test func itemSetToNilInTheShownScreen() {
    expectMap(
      home: """
        @State private var item: Item?
        var body: some View { Text("").sheet(item: $item) { _ in EndScreen(item: $item) } }
        """,
      rest: """
        struct Item: Identifiable { let id: Int }
        struct EndScreen: View {
          @Binding var item: Item?
          var body: some View { Button("Done") { ⟦a⟧item = nil } }
        }
        """,
      """
      HomeScreen -sheet-> EndScreen
      EndScreen -dismiss-> @presenter "Done" at a
      """)
  }

  @Test func pathEmptied() {
    expectMap(
      home: """
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            FeedScreen().navigationDestination(for: Int.self) { _ in EndScreen(path: $path) }
          }
        }
        func open() { path.⟦a⟧append(1) }
        """,
      rest: """
        struct EndScreen: View {
          @Binding var path: [Int]
          var body: some View {
            Button("Home") { path.⟦b⟧removeAll() }
            Button("Back") { path.⟦c⟧removeLast() }
          }
        }
        """,
      """
      HomeScreen -root-> FeedScreen
      HomeScreen -push-> EndScreen at a
      EndScreen -back-> @root "Home" at b
      EndScreen -back-> @previous "Back" at c
      """)
  }
}
