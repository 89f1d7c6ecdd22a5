import NavGraph
import NavTestSupport
import Testing

@Suite struct HierarchyFilterTests {
  private static let filters: [HierarchyFilter] =
    [nil, 1, 2, 3].flatMap { depth in
      [false, true].map { HierarchyFilter(visibleOnly: $0, maxDepth: depth) }
    }

  /// A filtered snapshot that was written as JSON shows the same part again.
  @Test(arguments: HierarchyFixture.dumps)
  func jsonOfAPartIsThatPart(_ fixture: HierarchyFixture) throws {
    let snapshot = try fixture.snapshot()
    for filter in Self.filters {
      var shown = filter.apply(to: snapshot)
      if shown.nodes.isEmpty { continue }
      for index in shown.nodes.indices { shown[index].childrenLeftOut = 0 }
      var passing = filter
      passing.wrappers = .pass
      let json = passing.apply(to: snapshot).json(addresses: false)
      let again = try HierarchyReader.read(Array(json.utf8), file: "part.json")
      let refolded = HierarchyFilter.standard.apply(to: again)
      #expect(
        HierarchyTreeRenderer().render(refolded) == HierarchyTreeRenderer().render(shown))
    }
  }

  @Test func whatIsCutOffIsCounted() throws {
    let snapshot = try snapshot(
      """
      <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <App.A 0x3>, state: disappeared, view: <UIView 0x4> not in the window
         | <App.B 0x5>, state: appeared, view: <UIView 0x6>
      """)
    let top = HierarchyFilter(maxDepth: 1).apply(to: snapshot)
    #expect(top.nodes.map(\.childrenLeftOut) == [2])
    let visible = HierarchyFilter(visibleOnly: true).apply(to: snapshot)
    #expect(visible.nodes.map(\.name) == ["UINavigationController", "B"])
    #expect(HierarchyTreeRenderer().render(visible).contains("B · top"))
  }

  @Test func foldedControllersTakeThePlaceOfTheirWrappers() {
    var snapshot = HierarchySnapshot()
    let bar = snapshot.append(ControllerNode("UITabBarController"))
    var wrapper = ControllerNode("Wrapper", relation: .tab, index: 1, title: "Cart")
    wrapper.isWrapper = true
    wrapper.isSelected = true
    let outer = snapshot.append(wrapper, to: bar)
    snapshot.append(ControllerNode("Cart", relation: .child), to: outer)
    let folded = HierarchyFilter.standard.apply(to: snapshot).nodes
    #expect(folded.map(\.name) == ["UITabBarController", "Cart"])
    #expect(folded[1].relation == .tab && folded[1].index == 1 && folded[1].isSelected)
    #expect(folded[1].title == "Cart")
    let kept = HierarchyFilter(wrappers: .keep, maxDepth: 2).apply(to: snapshot).nodes
    #expect(kept.map(\.name) == ["UITabBarController", "Wrapper"])
    let passed = HierarchyFilter(wrappers: .pass, maxDepth: 2).apply(to: snapshot).nodes
    #expect(passed.map(\.name) == ["UITabBarController", "Wrapper", "Cart"])
  }

  @Test func deepSnapshotsAreFilteredWithoutRecursion() {
    var snapshot = HierarchySnapshot()
    var parent: Int?
    for _ in 0..<50_000 {
      parent = snapshot.append(ControllerNode("A", relation: .child), to: parent)
    }
    #expect(HierarchyFilter.standard.apply(to: snapshot).nodes.count == 50_000)
  }
}
