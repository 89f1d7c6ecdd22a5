import NavGraph
import NavTestSupport
import Testing

@Suite struct FixtureTests {
  @Test func everyFixtureIsListed() {
    #expect(HierarchyFixture.dumps.count == 22)
    #expect(HierarchyFixture.refused.count == 3)
  }

  @Test(arguments: HierarchyFixture.dumps)
  func countsAreThoseOfTheIndex(_ fixture: HierarchyFixture) throws {
    let snapshot = try fixture.snapshot()
    #expect(snapshot.nodes.count == fixture.controllers)
    #expect((snapshot.depths().max() ?? -1) + 1 == fixture.depth)
    #expect(snapshot.nodes.filter { $0.relation == .presented }.count == fixture.presented)
    #expect(snapshot.roots.count == 1)
  }

  @Test(arguments: HierarchyFixture.dumps)
  func treesLookAsTheyShould(_ fixture: HierarchyFixture) throws {
    let snapshot = try fixture.snapshot()
    let everything = HierarchyRenderOptions(
      rawNames: true, addresses: true, states: true, views: true, ascii: true)
    let folded = HierarchyFilter.standard.apply(to: snapshot)
    let visible = HierarchyFilter(visibleOnly: true).apply(to: snapshot)
    let text =
      HierarchyTreeRenderer().render(folded) + "\n--visible\n"
      + HierarchyTreeRenderer().render(visible) + "\neverything, ASCII\n"
      + HierarchyTreeRenderer(everything).render(snapshot) + "\n--query navigation\n"
      + snapshot.navigationTarget().reasons.map { $0 + "\n" }.joined()
    try expectGolden(text, "hierarchy/\(fixture.file)")
  }

  @Test(arguments: HierarchyFixture.dumps)
  func jsonGivesTheSameSnapshotAgain(_ fixture: HierarchyFixture) throws {
    var snapshot = try fixture.snapshot()
    let json = snapshot.json(addresses: true)
    #expect(json.hasPrefix("{\n  \"format\": \"navviz.hierarchy\",\n  \"version\": 1,\n"))
    for index in snapshot.nodes.indices { snapshot[index].view?.address = nil }
    let again = try HierarchyReader.read(Array(json.utf8), file: "snapshot.json")
    #expect(again == snapshot)
    #expect(again.json(addresses: true) == json)
    #expect(!snapshot.json(addresses: false).contains("\"address\""))
  }

  @Test(arguments: HierarchyFixture.refused)
  func whatHoldsNoControllersIsRefused(_ fixture: HierarchyFixture) throws {
    let error = #expect(throws: NavError.self) { try fixture.snapshot() }
    #expect(error?.description.contains(fixture.file) == true)
    #expect(error?.advice?.contains("expr -l objc -O -- [UIViewController") == true)
  }
}
