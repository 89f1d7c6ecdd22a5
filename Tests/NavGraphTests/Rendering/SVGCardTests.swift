import NavGraph
import NavTestSupport
import Testing

/// What the cards of a picture say.
@Suite struct SVGCardTests {
  private func cards(_ graph: NavigationGraph) throws -> [DrawnMap.Card] {
    DrawnMap(try #require(try SVGRenderer(.standard).render(graph).text)).cards
  }

  private func texts(_ graph: NavigationGraph, _ id: String, style: String) throws -> [String] {
    let card = try #require(try cards(graph).first { $0.id == id })
    return card.texts.filter { $0.style == style }.map(\.content)
  }

  private func subtitle(_ file: String, line: Int? = 13, kind: ScreenKind = .stack) throws -> String
  {
    let screen = Screen("Card", kind: kind, location: InputLocation(file: file, line: line))
    return try #require(try texts(NavigationGraph(screens: [screen]), "Card", style: "s").first)
  }

  @Test func endingsAndLinesOfFilesWereCutAway() throws {
    #expect(try subtitle("Shop/Cart/CartHome.swift") == "CartHome.swift:13 · stack")
    let long = "ShoppingCartCrosslineProductRowWithRecommendationsView.swift"
    let cut = try subtitle(long, kind: .tabs)
    #expect(cut.hasPrefix("Shop") && cut.contains("…") && cut.hasSuffix("View.swift:13 · tab bar"))
    #expect(try subtitle(long, line: nil, kind: .screen).hasSuffix("View.swift"))
    #expect(try subtitle(".swift", line: nil, kind: .screen) == ".swift")
    #expect(try subtitle("Makefile", kind: .screen) == "Makefile:13")
  }

  @Test func filesWereCutThoughTheCardHadRoom() throws {
    let file = "ShoppingCartCrosslineRows.swift"
    let narrow = Screen("Cart", location: InputLocation(file: file, line: 7))
    let wide = Screen(
      "Other", title: "Recommendations of today", location: InputLocation(file: file, line: 7),
      tags: ["uikit"])
    var graph = NavigationGraph(
      entry: ["Home"], screens: [Screen("Home", tags: ["swiftui"]), narrow, wide],
      transitions: [Transition(from: "Home", to: "Other", kind: .push)])
    #expect(try texts(graph, "Cart", style: "s").first?.contains("…") == true)
    graph.transitions.append(Transition(from: "Home", to: "Cart", kind: .push))
    #expect(try texts(graph, "Cart", style: "s") == ["\(file):7"])
  }

  private func bar(_ order: [Tab]) -> NavigationGraph {
    NavigationGraph(
      entry: ["Bar"],
      screens: [Screen("Bar", kind: .tabs), Screen("ItemList"), Screen("Other")],
      transitions: [
        Transition(from: "Bar", to: "ItemList", kind: .tab, trigger: order[0].label),
        Transition(from: "Bar", to: "Other", kind: .tab),
      ], tabs: [TabBar(container: "Bar", order: order)])
  }

  @Test func tabsWithoutLabelsGaveEqualRows() throws {
    let graph = bar([
      Tab(to: "ItemList"), Tab(to: "ItemList"), Tab(to: "Other"), Tab(to: "ItemList"),
    ])
    #expect(try texts(graph, "Bar", style: "r") == ["Item List ×3", "Other"])
  }

  @Test func furtherTabsWithOneScreenDidNotSayWhereTheyLead() throws {
    let graph = bar([
      Tab(to: "ItemList", label: "New"), Tab(to: "ItemList", label: "Top"),
      Tab(to: "Other", label: "Other"), Tab(to: "ItemList", label: "Top"),
    ])
    #expect(
      try texts(graph, "Bar", style: "r") == ["New", "Top ↗ Item List ×2", "Other"])
    let map = DrawnMap(try #require(try SVGRenderer(.standard).render(graph).text))
    #expect(map.groups.map(\.id) == ["Item List", "Other"])
  }

  @Test func waysOfOneTriggerDidNotSayWhereTheyLead() throws {
    let graph = NavigationGraph(
      entry: ["Start"], screens: [Screen("Start"), Screen("Login"), Screen("Tour")],
      transitions: [
        Transition(from: "Start", to: "Login", kind: .push, trigger: "Finish"),
        Transition(from: "Start", to: "Login", kind: .sheet, trigger: "Help"),
        Transition(from: "Start", to: "Login", kind: .push, trigger: "Help"),
        Transition(from: "Start", to: "Tour", kind: .push, trigger: "Finish"),
      ])
    let rows = try texts(graph, "Start", style: "r")
    #expect(rows.sorted() == ["Finish: Login", "Finish: Tour", "Help", "Help ↗ Login"])
  }

  /// The card of an app had no line to what it opens, and stood anywhere.
  @Test func appsWereNoPartOfTheirMap() throws {
    let graph = NavigationGraph(
      entry: ["Home", "Other"],
      screens: [
        Screen("Home"), Screen("Item"), Screen("Other"), Screen("ShopApp", kind: .app),
        Screen("Unused", kind: .app),
      ],
      transitions: [
        Transition(from: "ShopApp", to: "Home", kind: .root),
        Transition(from: "Home", to: "Item", kind: .push),
      ])
    let text = try #require(try SVGRenderer(.standard).render(graph).text)
    let map = DrawnMap(text)
    #expect(map.lines.allSatisfy { !$0.isReference })
    #expect(map.cards.map(\.id) == ["ShopApp", "Home", "Item", "Other", "Unused"])
    let boxes = map.cards.compactMap(\.box)
    #expect(boxes[0].maxX < boxes[1].x && boxes[1].maxX < boxes[2].x)
    #expect(text.contains("Starts at Home, Other."))
  }

  @Test func tabsWithOneScreenAllHadTheLabelOfTheFirst() throws {
    let labels = ["New", "Top"]
    let graph = NavigationGraph(
      entry: ["Bar"], screens: [Screen("Bar", kind: .tabs), Screen("ItemList")],
      transitions: labels.map {
        Transition(from: "Bar", to: "ItemList", kind: .tab, trigger: $0)
      }, tabs: [TabBar(container: "Bar", order: labels.map { Tab(to: "ItemList", label: $0) })])
    #expect(try texts(graph, "Bar", style: "r") == ["New", "Top"])
  }

  @Test func groupsOfOneLabelWereNamedAfterIds() throws {
    let bars: [ScreenID] = ["First", "Second"]
    let graph = NavigationGraph(
      entry: bars,
      screens: bars.flatMap { [Screen($0, kind: .tabs), Screen(ScreenID("\($0)CountView"))] },
      transitions: bars.map {
        Transition(from: $0, to: ScreenID("\($0)CountView"), kind: .tab, trigger: "Counter")
      },
      tabs: bars.map {
        TabBar(container: $0, order: [Tab(to: ScreenID("\($0)CountView"), label: "Counter")])
      })
    let map = DrawnMap(try #require(try SVGRenderer(.standard).render(graph).text))
    #expect(map.groups.map(\.id) == ["Counter", "Second Count"])
  }
}
