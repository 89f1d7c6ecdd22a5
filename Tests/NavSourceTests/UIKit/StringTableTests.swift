import NavGraph
import NavSource
import Testing

/// Keys of string tables in titles, labels and triggers.
@Suite struct StringTableTests {
  private let controller = """
    final class HomeController: UIViewController {
      override func viewDidLoad() { title = NSLocalizedString("home.title", comment: "") }
      func one() {
        let title = NSLocalizedString("ask.title", comment: "")
        ⟦a⟧present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
      }
      func two() {
        let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "item.open".localized, style: .default) { _ in
          self.⟦b⟧show(ItemController(), sender: nil)
        })
      }
    }
    final class ItemController: UIViewController {}
    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
    """

  private func expect(
    _ tables: [String: String], _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      of: tables.merging(["App.swift": controller]) { $1 }, expected,
      sourceLocation: sourceLocation)
  }

  private let resolved = """
    HomeController -alert-> alert:"Delete “…”?" at a
    HomeController -push-> ItemController "Open" at b
    screen HomeController title "Home"
    """

  private let keys = """
    HomeController -alert-> alert:ask.title at a
    HomeController -push-> ItemController "item.open" at b
    screen HomeController title ""
    """

  @Test func stringsFile() {
    expect(
      [
        "en.lproj/Localizable.strings": #"""
        /* The first "screen" = "x"; */
        "home.title" = "Home";
        // "home.title" = "House";
        "ask.title" = "Delete “%1$@”?"; "unused \"key\"" = "a;b";
        item.open = "Open";
        """#,
        "de.lproj/Localizable.strings": #""home.title" = "Start"; "item.open" = "Öffnen";"#,
      ], resolved)
  }

  @Test func stringCatalog() {
    expect(
      [
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : { },
            "ask.title" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "„%@“ löschen?" } },
              "en" : { "variations" : { "plural" : {
                "other" : { "stringUnit" : { "state" : "new", "value" : "Delete “%@”?" } } } } } } },
            "home.title" : { "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "Ho\u006de" } } } },
            "item.open" : { "extractionState" : "manual", "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "Open" } } } },
            "other, [key] {" : { "comment" : "} \" ]" }
          },
          "version" : "1.0"
        }
        """#
      ], resolved)
  }

  @Test func baseAndOnlyLanguage() {
    let german = #""home.title" = "Start"; "ask.title" = "Löschen?"; "item.open" = "Öffnen";"#
    let shown = """
      HomeController -alert-> alert:Löschen? at a
      HomeController -push-> ItemController "Öffnen" at b
      screen HomeController title "Start"
      """
    let french = german.replacing("Start", with: "Accueil")
    expect(["Base.lproj/Main.strings": german, "fr.lproj/Main.strings": french], shown)
    expect(["App/de.lproj/Main.strings": german], shown)
    expect(["de.lproj/Main.strings": german, "fr.lproj/Main.strings": french], keys)
  }

  @Test func twoTextsForOneKey() {
    expect(
      [
        "A/en.lproj/A.strings": #""home.title" = "Home"; "item.open" = "Open";"#,
        "B/en.lproj/B.strings": #""home.title" = "House"; "item.open" = "Open";"#,
        "en.lproj/InfoPlist.strings": #""ask.title" = "Camera";"#,
      ],
      """
      HomeController -alert-> alert:ask.title at a
      HomeController -push-> ItemController "Open" at b
      screen HomeController title ""
      """)
  }

  @Test func wideAndBrokenTables() throws {
    let text = #""home.title" = "Home"; "ask.title" = "Delete “%@”?"; "item.open" = "Open";"#
    for isLittle in [true, false] {
      var bytes: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
      for unit in text.utf16 {
        let parts = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        bytes += isLittle ? parts : parts.reversed()
      }
      let graph = SwiftSourceImporter(ImportOptions()).graph(
        from: InMemoryFiles(bytes: [
          "App.swift": Array(
            controller.split(separator: "⟦").joined().replacing("a⟧", with: "")
              .replacing("b⟧", with: "").utf8),
          "en.lproj/Localizable.strings": bytes,
        ])
      ).graph
      #expect(graph.transitions.map(\.to).contains("alert:Delete “…”?"))
    }
    expect(
      ["Localizable.strings": "\"home.title\" = \"Home\";\n\"item.open\" \"Open\";"],
      """
      HomeController -alert-> alert:ask.title at a
      HomeController -push-> ItemController "item.open" at b
      screen HomeController title "Home"
      swift.string-table
      """)
    expect(["Localizable.xcstrings": "{\"strings\": ["], keys + "\nswift.string-table")
    expect(["Localizable.strings": "bplist00…"], keys)
  }

  @Test func swiftUITexts() {
    expectMap(
      of: [
        "App.swift": """
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
        struct HomeScreen: View {
          var body: some View {
            TabView {
              NavigationStack { FeedScreen() }.tabItem { Label("tab_feed", systemImage: "house") }
            }
          }
        }
        struct FeedScreen: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              NavigationLink("open_item") { ItemScreen() }
              Button(String(localized: "ask", defaultValue: "Ask")) { isOn = true }
            }
            .navigationTitle(LocalizedStringKey("feed_title"))
            .alert("sure", isPresented: $isOn) {}
          }
        }
        struct ItemScreen: View { var body: some View { Text("x").navigationTitle("Item") } }
        """,
        "Localizable.strings": """
        "tab_feed" = "Feed"; "open_item" = "Open"; "feed_title" = "All news"; "sure" = "Are you sure?";
        """,
      ],
      """
      tabs HomeScreen "Feed" FeedScreen house
      DemoApp -root-> HomeScreen
      HomeScreen -tab-> FeedScreen "Feed"
      FeedScreen -push-> ItemScreen "Open"
      FeedScreen -alert-> alert:"Are you sure?"
      screen FeedScreen title "All news"
      screen ItemScreen title "Item"
      """)
  }

  @Test func contentNamedAfterItsLabel() {
    expectMap(
      of: [
        "App.swift": """
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
        struct HomeScreen: View {
          // navviz: push ItemScreen from HomeScreen.Fish
          var body: some View {
            NavigationLink(NSLocalizedString("pets.fish", comment: "")) { List { Text("A"); Text("B") } }
          }
        }
        struct ItemScreen: View { var body: some View { Text("x") } }
        """, "Localizable.strings": #""pets.fish" = "Fish";"#,
      ],
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> HomeScreen.Fish "Fish"
      HomeScreen.Fish -push-> ItemScreen declared
      screen HomeScreen.Fish swiftui
      """)
  }

  @Test func defaultsInTheCode() {
    expectMap(
      of: """
        final class HomeController: UIViewController {
          func one() {
            let title = NSLocalizedString("ask.title", value: "Really %@?", comment: "")
            ⟦a⟧present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
          }
          func two() {
            let title = String(localized: "ask.two", defaultValue: "Sure?")
            ⟦b⟧present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
          }
        }
        """,
      """
      HomeController -alert-> alert:"Really …?" at a
      HomeController -alert-> alert:Sure? at b
      """)
  }
}
