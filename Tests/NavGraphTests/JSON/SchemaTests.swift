import Foundation
import NavGraph
import NavTestSupport
import Testing

@Suite struct SchemaTests {
  private static func value(_ text: String) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8)).value
  }

  @Test(arguments: Schemas.all.map(\.name))
  func documentsHoldTheSameText(name: String) throws {
    let schema = try #require(Schemas.all.first { $0.name == name })
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/schemas/\(schema.name).schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == schema.text)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func everyWrittenMapIsValid(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = GraphJSON.write(.random(using: &generator))
    let checker = SchemaChecker(try Self.value(JSONSchema.graph.text))
    #expect(checker.faults(in: try Self.value(text)) == [], "seed \(seed)")
  }

  @Test func samplesAreValid() throws {
    let checker = SchemaChecker(try Self.value(JSONSchema.graph.text))
    for graph in [NavigationGraph.shop, .hostile, .selfLoop, .chain(3)] {
      #expect(checker.faults(in: try Self.value(GraphJSON.write(graph))) == [])
    }
  }

  @Test func theSchemaFindsFaults() throws {
    let checker = SchemaChecker(try Self.value(JSONSchema.graph.text))
    let bad = """
      {"format": "navviz.graph", "version": 2, "screens": [{"title": 3}],
       "transitions": [{"from": "A", "to": "B", "kind": "push", "line": 0,
                        "confidence": "sure"}]}
      """
    #expect(
      checker.faults(in: try Self.value(bad)) == [
        "$.version: not 1",
        "$.screens[0]: without id",
        "$.screens[0].title: not of type [\"string\", \"null\"]",
        "$.transitions[0].line: 0 is below 1",
        "$.transitions[0].confidence: \"sure\" is none of the choices",
      ])
  }
}
