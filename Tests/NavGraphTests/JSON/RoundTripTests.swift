import Foundation
import NavGraph
import NavTestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func writtenMapsReadBackTheSame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let graph = NavigationGraph.random(using: &generator)
    let text = GraphJSON.write(graph)
    let read = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(read == graph, "seed \(seed)")
    #expect(GraphJSON.write(read) == text, "seed \(seed)")
  }

  @Test func unknownFieldsAreKept() {
    let text = """
      {
        "format": "navviz.graph",
        "version": 1,
        "screens": [
          {
            "id": "A",
            "kind": "screen",
            "mood": "calm"
          }
        ],
        "transitions": [
          {
            "from": "A",
            "to": "A",
            "kind": "push",
            "confidence": "declared",
            "weight": 1.50
          }
        ],
        "tool": {
          "version": [1, 2e3],
          "nothing": null
        }
      }

      """
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(graph.diagnostics.isEmpty)
    #expect(
      GraphJSON.write(graph)
        == text.replacingOccurrences(of: "[1, 2e3]", with: "[\n      1,\n      2e3\n    ]"))
  }

  @Test func slashesAreNotEscapedAndTheTextEndsWithOneNewline() {
    let graph = NavigationGraph(screens: [Screen("A", title: "a/b")])
    let text = GraphJSON.write(graph)
    #expect(text.contains("\"a/b\""))
    #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
  }

  @Test func byteOrderMarkAndCarriageReturnsAreNoTrouble() {
    let text = "\u{FEFF}{\r\n\"screens\": [\r\n{\"id\": \"A\"}]\r\n}\r\n"
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(graph.screens.map(\.id) == ["A"])
    #expect(graph.diagnostics.isEmpty)
  }
}
