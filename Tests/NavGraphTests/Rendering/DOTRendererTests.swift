import NavGraph
import NavTestSupport
import Testing

@Suite struct DOTRendererTests {
  private func dot(_ graph: NavigationGraph) throws -> String {
    try #require(try DOTRenderer(.standard).render(graph).text)
  }

  @Test func stringsFitGraphvizsScanner() throws {
    for (name, graph) in HostileGraphs.all {
      for line in try dot(graph).split(separator: "\n") {
        for part in line.split(separator: "\"") { #expect(part.utf8.count < 16_384, "\(name)") }
      }
    }
  }

  @Test func largeMapsWithGroupsHaveNoEdgeLabels() throws {
    let text = try dot(.random(seed: 1, screens: 250))
    #expect(text.contains("subgraph \"cluster_1\""))
    for line in text.split(separator: "\n") where line.contains("->") {
      #expect(!line.contains("label=\""))
    }
  }

  @Test func tabsOfOneScreenAreAllNamed() throws {
    let json = """
      {"navviz": 1, "screens": [{"id": "Bar", "kind": "tabs"}, {"id": "List"}, {"id": "Grid"}],
       "transitions": [
         {"from": "Bar", "to": "List", "kind": "tab"}, {"from": "Bar", "to": "Grid", "kind": "tab"}],
       "tabs": [{"container": "Bar", "order": [
         {"to": "List", "label": "New"}, {"to": "List", "label": "Old"},
         {"to": "Grid"}, {"to": "Grid"}]}]}
      """
    let text = try dot(GraphJSON.read(Array(json.utf8), file: "map.json"))
    #expect(text.contains(#"label="New, Old""#))
    #expect(text.contains(#"label="×2""#))
  }

  /// What is replaced in an id must not make it another screen's.
  @Test func idsThatDifferOnlyInControlsWereOneNode() throws {
    let ids = ["a b", "a\\nb", "a\\tb", "a\\u0001", "a\\u0002", "", " ", "a\\u202Eb"]
    let screens = ids.map { "{\"id\": \"\($0)\"}" }.joined(separator: ", ")
    let text = try dot(
      GraphJSON.read(Array("{\"navviz\": 1, \"screens\": [\(screens)]}".utf8), file: "map.json"))
    let nodes = Set(
      text.split(separator: "\n").filter { $0.contains("label=") && !$0.contains("->") }
        .map { $0.prefix { $0 != "[" } })
    #expect(nodes.count >= ids.count)
    #expect(text.contains("\"a b\" ["))
  }

  @Test func smallMap() throws {
    try expectGolden(dot(.random(seed: 2, screens: 9)), "dot-tabs.dot")
  }
}
