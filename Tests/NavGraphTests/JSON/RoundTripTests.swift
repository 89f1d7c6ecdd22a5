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

  /// Texts that other programs may write: odd, empty and missing fields.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func whatWasReadIsWrittenAndReadTheSame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = JSONWriter.write(OddGraphJSON.graph(using: &generator))
    let first = GraphJSON.write(GraphJSON.read(Array(text.utf8), file: "a.json"))
    let second = GraphJSON.read(Array(first.utf8), file: "b.json")
    #expect(GraphJSON.write(second) == first, "seed \(seed)")
  }

  @Test func controlsOfDirectionAreEscapedAndKept() {
    let graph = NavigationGraph(screens: [Screen("A\u{202E}B\u{200F}\u{61C}\u{2066}\u{7F}שלום")])
    let text = GraphJSON.write(graph)
    #expect(text.contains(#""A\u202eB\u200f\u061c\u2066\u007fשלום""#))
    #expect(GraphJSON.read(Array(text.utf8), file: "a.json") == graph)
  }

  @Test func aLineWithoutAFileWasLost() throws {
    for file in ["", "\"file\": \"\", "] {
      let text = """
        {"screens": [{"id": "A", \(file)"line": 3, "column": 2}],
         "transitions": [{"from": "A", "to": "A", "kind": "push", \(file)"line": 7}]}
        """
      var bytes = Array(text.utf8)
      for _ in 0..<3 {
        let graph = GraphJSON.read(bytes, file: "map.json")
        #expect(graph.transitions[0].location?.line == 7)
        #expect(graph.screens[0].location == InputLocation(file: "", line: 3, column: 2))
        #expect(graph.diagnostics.isEmpty)
        bytes = Array(GraphJSON.write(graph).utf8)
      }
    }
  }

  @Test func placesLostWhatTheyDidNotShareWithTheTransition() {
    let text = """
      {"screens": [{"id": "A"}], "transitions": [{"from": "A", "to": "A", "kind": "push",
       "file": "B.swift", "line": 2, "places": [
         {"importer": "swift"}, {"file": "A.swift", "line": 1, "mood": "calm"}]}]}
      """
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    let again = GraphJSON.read(Array(GraphJSON.write(graph).utf8), file: "map.json")
    #expect(again == graph)
    #expect(graph.transitions[0].origins.map(\.location.file) == ["", "A.swift", "B.swift"])
    #expect(graph.transitions[0].origins[0].importer == "swift")
    #expect(graph.transitions[0].origins[1].extra == [JSONMember("mood", "calm")])
  }

  @Test func faultsWereSaidAgainOnEveryPass() {
    let text = """
      {"screens": [{"id": "A"}],
       "transitions": [{"from": "A", "to": "B", "kind": " "}, {"from": "A"}]}
      """
    let first = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(
      first.diagnostics.map(\.id)
        == ["json.blank-kind", "json.missing-field", "json.unknown-screen"])
    #expect(first.transitions.map(\.kind) == [.custom])
    let again = GraphJSON.read(Array(GraphJSON.write(first).utf8), file: "copy.json")
    #expect(again.diagnostics == first.sorted().diagnostics)
  }

  @Test func blankIdsAndRepeatedKeysWereTakenInSilence() {
    let text = """
      {"screens": [{"id": ""}, {"id": "A", "mood": 1,
       "id": "B"}], "screens": [{"id": " "}, {"id": "C", "mood": 1, "mood": 2}]}
      """
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(graph.screens.map(\.id.rawValue) == [" ", "C"])
    #expect(
      graph.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id)" }
        == ["2:15 json.repeated-key", "2:34 json.blank-id", "2:63 json.repeated-key"])
    #expect(
      graph.diagnostics.map(\.message) == [
        "\"screens\" stands twice in a graph, the last one counts; remove one",
        "\"id\" of a screen is blank; name the screen",
        "\"mood\" stands twice in a screen, the last one counts; remove one",
      ])
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
