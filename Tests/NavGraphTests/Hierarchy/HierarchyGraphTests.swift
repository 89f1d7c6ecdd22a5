import NavGraph
import NavTestSupport
import Testing

@Suite struct HierarchyGraphTests {
  @Test(arguments: [
    "01-tabbar-two-navs-three-sheets.txt", "03-fullscreen-then-popover.txt",
    "06-root-with-tab-child-and-modal.txt", "21-swiftui-tabs-first-appearance.txt",
    "31-shell-and-cycript-prompts.txt",
  ])
  func mapsOfFixtures(_ file: String) throws {
    let graph = try HierarchyFixture.snapshot(file).navigationGraph()
    try expectGolden(GraphJSON.write(graph), "hierarchy/graph-\(file.prefix(2)).json")
  }

  @Test(arguments: HierarchyFixture.dumps)
  func everyMapIsValid(_ fixture: HierarchyFixture) throws {
    let graph = try fixture.snapshot().navigationGraph()
    let text = GraphJSON.write(graph)
    #expect(GraphJSON.read(Array(text.utf8), file: "x").diagnostics.isEmpty)
    #expect(!graph.entry.isEmpty)
    #expect(graph.entry.allSatisfy { id in graph.screens.contains { $0.id == id } })
  }

  @Test func stacksAreLookedThrough() throws {
    let graph = try HierarchyFixture.snapshot("31-shell-and-cycript-prompts.txt").navigationGraph()
    #expect(!graph.screens.contains { $0.kind == .stack })
    let push = graph.transitions.filter { $0.kind == .push }
    #expect(push.map(\.from) == ["NewMainFrameViewController"])
    #expect(push.map(\.to) == ["BaseMsgContentViewController"])
    let tabs = graph.transitions.filter { $0.kind == .tab }
    #expect(tabs.count == 4)
    #expect(tabs.allSatisfy { $0.wraps == "NNUINavigationController" })
    #expect(graph.tabs.first?.order.count == 4)
  }

  @Test func alertsNeedNoScreen() throws {
    var snapshot = HierarchySnapshot()
    let root = snapshot.append(ControllerNode("Home"))
    snapshot.append(
      ControllerNode("UIAlertController", relation: .presented, title: "Delete?"), to: root)
    let graph = snapshot.navigationGraph()
    #expect(graph.transitions.map(\.to) == ["alert:Delete?"])
    #expect(graph.transitions.map(\.kind) == [.alert])
    #expect(graph.screens.map(\.id) == ["Home"])
  }

  @Test func twinsInTwoModulesStayApart() {
    var snapshot = HierarchySnapshot()
    let root = snapshot.append(ControllerNode("A.Home"))
    snapshot.append(ControllerNode("B.Home", relation: .child), to: root)
    #expect(snapshot.navigationGraph().screens.map(\.id) == ["A.Home", "B.Home"])
  }
}
