import NavGraph
import Testing

@Suite struct MergeTests {
  private func graph(_ importer: String, line: Int, trigger: String? = nil) -> NavigationGraph {
    NavigationGraph(
      entry: ["A"], screens: [Screen("A"), Screen("B")],
      transitions: [
        Transition(
          from: "A", to: "B", kind: .push, trigger: trigger,
          confidence: importer == "storyboard" ? .direct : .resolved,
          origins: [
            Origin(importer: importer, location: InputLocation(file: "\(importer)", line: line))
          ])
      ])
  }

  @Test func likeTransitionsKeepEveryOrigin() {
    let merged = NavigationGraph.merged([
      graph("swift", line: 4), graph("storyboard", line: 9, trigger: "Open"),
    ])
    #expect(merged.screens.map(\.id) == ["A", "B"])
    #expect(merged.entry == ["A"])
    #expect(merged.transitions.count == 1)
    #expect(merged.transitions.first?.trigger == "Open")
    #expect(merged.transitions.first?.confidence == .direct)
    #expect(merged.transitions.first?.origins.map(\.importer) == ["storyboard", "swift"])
  }

  @Test func differentTriggersAreDifferentWays() {
    let merged = NavigationGraph.merged([
      graph("swift", line: 4, trigger: "Row"), graph("swift", line: 5, trigger: "Button"),
    ])
    #expect(merged.transitions.count == 2)
  }

  @Test func laterMentionsFillGaps() {
    let bare = NavigationGraph(screens: [Screen("A")])
    let full = NavigationGraph(
      name: "App", screens: [Screen("A", title: "Home", kind: .tabs, isHosted: true)])
    let merged = NavigationGraph.merged([bare, full])
    #expect(merged.name == "App")
    #expect(merged.screens == [Screen("A", title: "Home", kind: .tabs, isHosted: true)])
  }

  @Test func mergingAGraphWithItselfAddsNothing() {
    let one = graph("swift", line: 1).sorted()
    #expect(NavigationGraph.merged([one, one]) == one)
  }
}
