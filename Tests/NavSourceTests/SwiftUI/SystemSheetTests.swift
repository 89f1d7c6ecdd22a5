import Testing

/// Modifiers that show something of the system, or beside the view.
@Suite struct SystemSheetTests {
  @Test func sheetsOfTheSystemWereLost() {
    expectMap(
      home: """
        @State var isImporting = false
        @State var isManaging = false
        @State var isPicking = false
        @State var photos: [PhotosPickerItem] = []
        var body: some View {
          VStack {
            Button("Import") { isImporting = true }
            Button("Plan") { isManaging = true }
            Button("Photo") { isPicking = true }
          }
          .⟦f⟧fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { _ in
            isImporting = false
          }
          .⟦m⟧manageSubscriptionsSheet(isPresented: $isManaging)
          .⟦p⟧photosPicker(isPresented: $isPicking, selection: $photos)
        }
        """,
      """
      HomeScreen -sheet-> system:fileImporter "Import" at f
      HomeScreen -sheet-> system:manageSubscriptionsSheet "Plan" at m
      HomeScreen -sheet-> system:photosPicker "Photo" at p
      """)
  }

  @Test func whatAnInspectorShowsWasLost() {
    expectMap(
      home: """
        @State var isOn = false
        var body: some View {
          Button("Details") { isOn.toggle() }
            .⟦i⟧inspector(isPresented: $isOn) { ItemScreen() }
        }
        """,
      #"HomeScreen -sheet-> ItemScreen "Details" at i"#)
  }
}
