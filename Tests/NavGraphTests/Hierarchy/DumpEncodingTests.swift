import NavGraph
import Testing

/// Dumps whose names are not UTF-8 were read with other characters, in silence.
@Suite struct DumpEncodingTests {
  private func read(_ pieces: [[UInt8]]) throws -> (HierarchySnapshot, [String]) {
    var diagnostics: [Diagnostic] = []
    let snapshot = try HierarchyReader.read(
      pieces.flatMap { $0 }, file: "dump.txt", diagnostics: &diagnostics)
    return (snapshot, diagnostics.map(\.description))
  }

  private func row(_ before: String, _ name: [UInt8], marks: String = "") -> [UInt8] {
    Array("\(marks)<App.\(before)".utf8) + name
      + Array("Controller 0x12c01d200>, state: appeared, view: (view not loaded)\n".utf8)
  }

  @Test func bytesOfAnotherEncodingWereReplacedInSilence() throws {
    let (snapshot, said) = try read([row("Start", []), row("Caf", [0xE9], marks: "   | ")])
    #expect(snapshot.nodes.map(\.name) == ["StartController", "Caf\u{FFFD}Controller"])
    #expect(
      said == [
        "dump.txt:2:14: error: byte 0xe9 is not UTF-8, read as U+FFFD; save the dump as UTF-8, or "
          + "copy it again [hierarchy.encoding]"
      ])
  }

  @Test func severalLinesAreOneMessage() throws {
    let bad = row("Caf", [0xE9, 0xE8], marks: " | ")
    #expect(try read([bad, bad]).1.map { $0.contains("so on another line;") } == [true])
    #expect(try read([bad, bad, bad]).1.map { $0.contains("so on 2 more lines;") } == [true])
    let windows = Array("log\r\nlog\rlog\n".utf8)
    #expect(try read([windows, bad]).1.first?.hasPrefix("dump.txt:4:12: error") == true)
  }

  @Test func textAroundTheRowsMayBeInAnyEncoding() throws {
    let (snapshot, said) = try read([[0x93, 0xE9, 0x0A], row("Start", []), [0x94, 0x0A]])
    #expect(snapshot.nodes.map(\.name) == ["StartController"])
    #expect(said == [])
    #expect(try read([row("Café\u{FFFD}", [])]).1 == [])
  }

  @Test func mapsOfDumpsSayItToo() {
    let files = InMemoryFiles(bytes: ["dump.txt": row("Caf", [0xE9])])
    let graph = HierarchyImporter(ImportOptions()).graph(from: files).graph
    #expect(graph.screens.count == 1)
    #expect(graph.diagnostics.map(\.id) == ["hierarchy.encoding"])
  }

  @Test func snapshotsWereRefusedForOneByte() throws {
    let text = Array(
      #"{"format": "navviz.hierarchy", "version": 1, "roots": [{"class": "Caf"#.utf8)
    let (snapshot, said) = try read([text, [0xE9], Array(#"", "children": []}]}"#.utf8)])
    #expect(snapshot.nodes.map(\.className) == ["Caf\u{FFFD}"])
    #expect(
      said == [
        "dump.txt:1:70: error: byte 0xe9 is not UTF-8, read as U+FFFD; save the file as UTF-8 "
          + "[hierarchy.encoding]"
      ])
  }
}
