import NavGraph
import Testing

/// The order of the ways out of a screen.
@Suite struct RowOrderTests {
  private let graph: NavigationGraph = {
    let place = [Origin(location: InputLocation(file: "Home.swift", line: 8))]
    return NavigationGraph(
      entry: ["Home"], screens: [Screen("Home"), Screen("Apple"), Screen("Middle"), Screen("Zoo")],
      transitions: [
        Transition(from: "Home", to: "Apple", kind: .sheet, origins: place, rank: 1),
        Transition(from: "Home", to: "Middle", kind: .sheet, origins: place, rank: 2),
        Transition(from: "Home", to: "Zoo", kind: .sheet, origins: place),
      ])
  }()

  @Test(arguments: [TextRenderer.self, SVGRenderer.self] as [any Renderer.Type])
  func waysFromOnePlaceWereInTheOrderOfNames(_ renderer: any Renderer.Type) throws {
    let text = try #require(try renderer.init(.standard).render(graph).text)
    var seen: Set<String> = []
    let names = text.matches(of: #/Zoo|Apple|Middle/#).map { String($0.output) }
    #expect(names.filter { seen.insert($0).inserted } == ["Zoo", "Apple", "Middle"])
  }

  @Test func ranksAreKeptInTheExchangeForm() throws {
    let text = GraphJSON.write(graph)
    #expect(text.contains("\"rank\": 2"))
    #expect(!text.contains("\"rank\": 0"))
    let read = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(read.transitions.map(\.rank) == [1, 2, 0])
    let bad = text.replacing("\"rank\": 2", with: "\"rank\": -1")
    let faults = GraphJSON.read(Array(bad.utf8), file: "map.json").diagnostics.map(\.message)
    #expect(faults == ["\"rank\" of a transition must be a whole number from 0"])
  }
}
