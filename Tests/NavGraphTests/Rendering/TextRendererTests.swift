import NavGraph
import NavTestSupport
import Testing

@Suite struct TextRendererTests {
  private func text(_ graph: NavigationGraph, _ options: RenderOptions = .standard) throws -> String
  {
    try #require(try TextRenderer(options).render(graph).text)
  }

  @Test func shop() throws {
    try expectGolden(try text(.shop), "text-shop.txt")
  }

  @Test func shopInASCII() throws {
    var graph = NavigationGraph.shop
    graph.screens[0].title = "Größe"
    let text = try text(graph, RenderOptions(ascii: true, width: 60))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 })
    try expectGolden(text, "text-shop-ascii.txt")
  }

  @Test func shopInColour() throws {
    let options = RenderOptions(title: "My shop", highlight: ["CartScreen"], color: true)
    try expectGolden(try text(.shop, options), "text-shop-colour.txt")
  }

  @Test func emptyMapsSayNothingMore() throws {
    #expect(try text(NavigationGraph()) == "Navigation map · 0 screens, 0 transitions\n")
  }

  @Test func loopsAreReferences() throws {
    #expect(
      try text(.selfLoop) == """
        Loop · 1 screen, 1 transition

        Home
        └─ → Home  “Again”  ↻ itself

        → push

        """)
  }

  @Test func loopsWithoutAnEntryAreStillShown() throws {
    let graph = NavigationGraph(
      entry: ["A"], screens: ["A", "B", "C"].map { Screen($0) },
      transitions: [
        Transition(from: "B", to: "C", kind: .push), Transition(from: "C", to: "B", kind: .push),
      ])
    #expect(
      try text(graph, RenderOptions(legend: false)) == """
        Navigation map · 3 screens, 2 transitions

        A

        Not reached from the entry
        B
        └─ → C
           └─ → B  ↑ see above

        """)
  }

  @Test func screensOfHiddenWaysWereCalledUnreached() throws {
    let graph = NavigationGraph(
      entry: ["Home"],
      screens: [Screen("TheApp", kind: .app)] + ["Home", "Item", "Lost"].map { Screen($0) },
      transitions: [
        Transition(from: "TheApp", to: "Home", kind: .root),
        Transition(from: "Home", to: "Item", kind: .push),
        Transition(from: "Item", to: "alert:Sure?", kind: .alert),
        Transition(from: "Lost", to: "alert:Gone", kind: .alert),
      ])
    let options = RenderOptions(legend: false, reached: graph.reachedScreens)
    #expect(
      try text(graph.only([.alert]), options) == """
        Navigation map · 3 screens, 2 transitions

        Home

        Reached by ways that are not shown
        Item
        └─ ! “Sure?”

        Not reached from the entry
        Lost
        └─ ! “Gone”

        """)
    #expect(
      try text(graph.hiding([.root, .push]), options).contains(
        "Reached by ways that are not shown\nTheApp · app\n\nItem\n"))
  }

  @Test func theAppStandsAboveItsEntry() throws {
    let graph = NavigationGraph(
      entry: ["Home"], screens: [Screen("Home"), Screen("TheApp", kind: .app)],
      transitions: [Transition(from: "TheApp", to: "Home", kind: .root)])
    #expect(
      try text(graph, RenderOptions(legend: false)) == """
        Navigation map · 2 screens, 1 transition

        TheApp · app
        └─ • Home

        """)
  }

  @Test func longChainsContinueAtTheMargin() throws {
    let text = try text(.chain(10_000))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(lines.contains { $0.hasSuffix("→ S9999") })
    #expect(text.utf8.count < 1_000_000)
  }

  @Test func screensHangWhereTheWayIsShortest() throws {
    let graph = NavigationGraph(
      entry: ["A"], screens: ["A", "B", "C"].map { Screen($0) },
      transitions: [("A", "B"), ("A", "C"), ("B", "C")].map {
        Transition(from: $0.0, to: $0.1, kind: .push)
      })
    #expect(
      try text(graph, RenderOptions(legend: false)) == """
        Navigation map · 3 screens, 3 transitions

        A
        ├─ → B
        │  └─ → C  ↓ see below
        └─ → C

        """)
  }

  @Test func hostileTitlesAreSafeForATerminal() throws {
    for ascii in [false, true] {
      let text = try text(.hostile, RenderOptions(ascii: ascii, width: 100))
      let isSafe = text.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
      }
      #expect(isSafe)
      #expect(!text.contains("\u{202E}"))
    }
  }

  @Test func rightToLeftNamesKeepToThemselves() throws {
    let graph = NavigationGraph(screens: [Screen("A", title: "שלום")])
    #expect(try text(graph).contains("A (\u{2068}שלום\u{2069})"))
  }

  @Test func tabsWithOneScreenWereRepeatedOrTookTheTriggerOfAnother() throws {
    var graph = NavigationGraph(
      name: "Tabs", entry: ["Bar"], screens: [Screen("Bar", kind: .tabs), Screen("List")],
      transitions: [Transition(from: "Bar", to: "List", kind: .tab, trigger: "New")],
      tabs: [
        TabBar(
          container: "Bar",
          order: [
            Tab(to: "List", label: "New"), Tab(to: "List", label: "Top"),
            Tab(to: "List", label: "Top"),
          ])
      ])
    #expect(
      try text(graph) == """
        Tabs · 2 screens, 3 tabs, 1 transition

        Bar · tab bar
        ├─ ◉ New: List
        └─ ◉ Top: List  ×2  ↑ see above

        ◉ tab

        """)
    graph.tabs[0].order = [Tab(to: "List"), Tab(to: "List")]
    #expect(try text(graph).contains("└─ ◉ List  ×2  “New”\n"))
  }

  @Test func screensWithWaysOutStoodRightBelowTheOthers() throws {
    let graph = NavigationGraph(
      name: "Loose", entry: ["A"], screens: ["A", "B", "C", "D", "E", "F"].map { Screen($0) },
      transitions: [Transition(from: "D", to: "E", kind: .push)])
    #expect(
      try text(graph) == """
        Loose · 6 screens, 1 transition

        A

        Not reached from the entry
        D
        └─ → E

        B
        C
        F

        → push

        """)
  }

  /// Text began with what comes first in the alphabet, the picture with the first entry.
  @Test func textAndPictureHadTheirPartsInDifferentOrder() throws {
    let ways: [(ScreenID, ScreenID, TransitionKind)] = [
      ("TVApp", "TVHome", .root), ("ZApp", "Home", .root), ("Home", "Item", .push),
      (.anywhere, "Alarm", .push), ("Loose", "End", .push),
    ]
    let apps: Set<ScreenID> = ["TVApp", "ZApp"]
    let ids: [ScreenID] = [
      "Alarm", "Alone", "End", "Home", "Item", "Loose", "TVApp", "TVHome", "ZApp",
    ]
    let graph = NavigationGraph(
      name: "Two", entry: ["Home", "TVHome"],
      screens: ids.map { Screen($0, kind: apps.contains($0) ? .app : .screen) },
      transitions: ways.map { Transition(from: $0, to: $1, kind: $2) })
    let begins = ["ZApp", "TVApp", "From anywhere", "Loose", "Alone"]
    let lines = try text(graph).split(separator: "\n").map(String.init)
    func begin(_ line: String) -> String? { begins.first { line.hasPrefix($0) } }
    #expect(lines.compactMap(begin) == begins)
    let map = DrawnMap(try #require(try SVGRenderer(.standard).render(graph).text))
    let order = ["ZApp", "Home", "Item", "TVApp", "TVHome", "@anywhere", "Alarm", "Loose", "End"]
    #expect(map.cards.map(\.id) == order + ["Alone"])
    let first = begins.indices.compactMap { index in
      map.cards.first { $0.id == (index == 2 ? "@anywhere" : begins[index]) }?.box?.y
    }
    #expect(first.count == begins.count)
    #expect(first == first.sorted())
  }

  /// A sheet of another file stood before the root of the window.
  @Test func whatAContainerBeginsWithCameLast() throws {
    let places = [("A.swift", TransitionKind.sheet, "Help"), ("B.swift", .root, "Home")]
    let graph = NavigationGraph(
      name: "App", screens: [Screen("App", kind: .app), Screen("Help"), Screen("Home")],
      transitions: places.map { file, kind, to in
        Transition(
          from: "App", to: ScreenID(to), kind: kind,
          origins: [
            Origin(
              importer: "swift", location: InputLocation(file: file, line: 1, column: 1))
          ])
      })
    #expect(try text(graph).contains("├─ • Home\n└─ ▢ Help\n"))
    let map = DrawnMap(try #require(try SVGRenderer(.standard).render(graph).text))
    #expect(map.cards.map(\.id) == ["App", "Home", "Help"])
  }
}
