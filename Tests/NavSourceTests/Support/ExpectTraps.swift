import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Reads Swift files in which places are marked, and expects exactly these findings of a rule.
///
/// - Parameters:
///   - id: of the rule; what other rules find is not compared.
///   - files: marked text by path.
///   - places: names of the marks, in any order.
func expectTraps(
  _ id: String, in files: [String: String], at places: [String],
  severity: Diagnostic.Severity? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let sources = files.keys.sorted().map { MarkedSource($0, files[$0] ?? "") }
  var marks: [String: MarkedSource.Mark] = [:]
  for source in sources { marks.merge(source.marks) { first, _ in first } }
  let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.file, $0.text) })
  var options = ImportOptions()
  let graph = SwiftSourceImporter(options).graph(from: InMemoryFiles(texts)).graph
  options.useIndex = false
  let parsed = SwiftSourceImporter(options).graph(from: InMemoryFiles(texts)).graph
  #expect(
    graph.diagnostics == parsed.diagnostics, "with and without the index",
    sourceLocation: sourceLocation)
  let found = graph.diagnostics.filter { $0.id == id }
  let wanted = places.map { name in
    marks[name].map { "\($0.file):\($0.line):\($0.column)" } ?? "no mark '\(name)'"
  }
  #expect(
    found.map { $0.location?.description ?? "nowhere" }.sorted() == wanted.sorted(),
    sourceLocation: sourceLocation)
  if let severity {
    #expect(found.allSatisfy { $0.severity == severity }, sourceLocation: sourceLocation)
  }
}

func expectTraps(
  _ id: String, in source: String, at places: [String], severity: Diagnostic.Severity? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectTraps(
    id, in: ["App.swift": source], at: places, severity: severity, sourceLocation: sourceLocation)
}
