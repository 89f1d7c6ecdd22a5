import NavGraph
import NavTestSupport
import Testing

@Suite struct NavigationMapTests {
  private func ways(_ map: NavigationMap) -> [String] {
    map.graph.transitions.map { "\($0.from) -\($0.kind.rawValue)-> \($0.to)" }
  }

  /// The example of the documentation.
  @Test func documentedExample() throws {
    let map = NavigationMap("Shop") {
      TabBarNode("MainTabs") {
        TabNode("Feed", icon: "house") {
          StackNode {
            ScreenNode("FeedScreen") {
              push(on: "Item row") {
                ScreenNode("ItemScreen") { sheet("ReviewSheet", on: "Write a review") }
              }
            }
          }
        }
        TabNode("Cart", icon: "cart", to: "CartScreen")
      }
      ScreenNode("CartScreen") { alert("Empty the cart?", on: "Empty") }
      ScreenNode("ReviewSheet")
    }
    #expect(map.graph.diagnostics.isEmpty)
    #expect(map.graph.entry == ["MainTabs"])
    #expect(
      map.graph.tabs == [
        TabBar(
          container: "MainTabs",
          order: [
            Tab(to: "FeedScreen", label: "Feed", icon: "house"),
            Tab(to: "CartScreen", label: "Cart", icon: "cart"),
          ])
      ])
    #expect(
      ways(map) == [
        "CartScreen -alert-> alert:Empty the cart?",
        "FeedScreen -push-> ItemScreen",
        "ItemScreen -sheet-> ReviewSheet",
        "MainTabs -tab-> CartScreen",
        "MainTabs -tab-> FeedScreen",
      ])
    let tab = try #require(map.graph.transitions.first { $0.to == "FeedScreen" })
    #expect(tab.wraps == "NavigationStack")
    #expect(tab.confidence == .declared)
    #expect(tab.origins.first?.importer == "dsl")
  }

  @Test func windowsAreEntriesAndSplitViewsHaveColumns() {
    let map = NavigationMap {
      ScreenNode("Help")
      WindowNode {
        SplitNode("Main") {
          StackNode("Sidebar") { ScreenNode("List") }
          ScreenNode("Detail")
        }
      }
      WindowNode("Preferences") { ScreenNode("General") }
    }
    #expect(map.graph.entry == ["Main", "Preferences"])
    #expect(
      ways(map) == [
        "Main -detail-> Detail", "Main -root-> Sidebar", "Preferences -root-> General",
        "Sidebar -root-> List",
      ])
  }

  @Test func conditionsLoopsAndOwnTypesWork() {
    struct Flow: MapContent {
      var elements: [MapElement] {
        ScreenNode("Start") { push("S0", when: "signed in") }
        ScreenNode("End")
      }
    }
    let isWide = false
    let map = NavigationMap {
      Flow()
      for number in 0..<3 {
        ScreenNode(ScreenID("S\(number)")) {
          if number < 2 {
            push(ScreenID("S\(number + 1)"))
          } else {
            replace(with: "End")
          }
        }
      }
      if isWide { ScreenNode("Wide") }
    }
    #expect(map.graph.diagnostics.isEmpty)
    #expect(map.graph.screens.map(\.id) == ["End", "S0", "S1", "S2", "Start"])
    #expect(map.graph.transitions.last?.condition == "signed in")
  }

  @Test func faultsAreReportedAtTheStatement() {
    let line = #line
    let map = NavigationMap {
      ScreenNode("A") {
        push("Nowhere")
        sheet()
        ScreenNode("B")
      }
      ScreenNode("A")
      push("A")
      TabNode("Lost", to: "A")
      TabBarNode("Tabs") { TabNode("Empty") {} }
    }
    let found = map.graph.diagnostics.map { "\(($0.location?.line ?? 0) - line) \($0.id)" }
    #expect(
      found == [
        "3 map.unknown-screen", "4 map.no-target", "5 map.misplaced", "7 map.duplicate-screen",
        "8 map.misplaced", "9 map.misplaced", "10 map.empty-tab",
      ])
    #expect(
      map.graph.diagnostics.first?.location?.file.hasSuffix("NavigationMapTests.swift") == true)
    #expect(map.graph.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func deepNestingIsNoTrouble() {
    var content: [MapElement] = ScreenNode("S").elements
    for number in 0..<2000 {
      let inner = content
      content = ScreenNode(ScreenID("S\(number)")) { push { inner } }.elements
    }
    let map = NavigationMap { content }
    #expect(map.graph.screens.count == 2001)
    #expect(map.graph.diagnostics.isEmpty)
  }
}
