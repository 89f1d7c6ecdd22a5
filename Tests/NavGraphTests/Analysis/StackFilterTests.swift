import NavGraph
import Testing

/// Stacks that are nothing but a frame around a screen.
@Suite struct StackFilterTests {
  private func way(_ from: ScreenID, _ to: ScreenID, _ kind: TransitionKind) -> Transition {
    Transition(from: from, to: to, kind: kind)
  }

  private func shown(_ graph: NavigationGraph) -> [String] {
    graph.transitions.map { "\($0.from) \($0.kind.rawValue) \($0.to)" }
  }

  @Test func whatAStackBeginsWithTakesItsPlace() {
    let graph = NavigationGraph(
      entry: ["Outer"],
      screens: [
        Screen("Bar", kind: .tabs), Screen("Outer", kind: .stack), Screen("Nav", kind: .stack),
        Screen("List"),
      ],
      transitions: [
        way("Outer", "Bar", .root), way("Bar", "Nav", .tab), way("Nav", "List", .root),
        way("List", "Nav", .sheet),
      ], tabs: [TabBar(container: "Bar", order: [Tab(to: "Nav", label: "Books")])])
    let folded = graph.foldingStacks()
    #expect(folded.entry == ["Bar"])
    #expect(folded.screens.map(\.id) == ["Bar", "List"])
    #expect(shown(folded) == ["Bar tab List", "List sheet List"])
    #expect(folded.transitions.allSatisfy { $0.wraps == "UINavigationController" })
    #expect(folded.tabs.first?.order == [Tab(to: "List", label: "Books")])
    #expect(graph.foldingStacks(keeping: ["Nav"]).screens.map(\.id) == ["Bar", "List", "Nav"])
  }

  @Test func stacksThatSayMoreStay() {
    let graph = NavigationGraph(
      screens: [
        Screen("Own", kind: .stack, type: "Own"), Screen("Two", kind: .stack),
        Screen("Empty", kind: .stack), Screen("Page"), Screen("Other"),
      ],
      transitions: [
        way("Own", "Page", .root), way("Two", "Page", .root), way("Two", "Other", .replace),
      ])
    #expect(graph.foldingStacks() == graph)
  }

  @Test func aTypeOfSeveralStacksNamesNone() {
    let graph = NavigationGraph(
      screens: [Screen("Home"), Screen("Main.nav", kind: .stack, type: "Bars"), Screen("Page")],
      transitions: [way("Home", "Main.nav", .sheet), way("Main.nav", "Page", .root)])
    #expect(shown(graph.foldingStacks()) == ["Home sheet Page"])
    #expect(graph.foldingStacks().transitions.map(\.wraps) == ["Bars"])
  }

  @Test func stacksInACircleStay() {
    let graph = NavigationGraph(
      screens: [Screen("A", kind: .stack), Screen("B", kind: .stack)],
      transitions: [way("A", "B", .root), way("B", "A", .root)])
    #expect(graph.foldingStacks() == graph)
  }
}
