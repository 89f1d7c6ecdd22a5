import NavGraph
import Testing

@Suite struct BadGraphTests {
  /// What a text is reported as: `line:column id`.
  private func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }

  private func faults(_ bytes: [UInt8]) -> [String] {
    GraphJSON.read(bytes, file: "map.json").diagnostics.map {
      "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id)"
    }
  }

  @Test func brokenTextIsReportedWithItsPlace() {
    #expect(faults("") == ["1:1 json.syntax"])
    #expect(faults("{\"screens\": [\n{\"id\": \"A\"") == ["2:11 json.syntax"])
    #expect(faults([0, 1, 2, 0xFF]) == ["1:1 json.syntax"])
    #expect(faults("<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n") == ["1:1 json.syntax"])
    #expect(faults("{\"screens\": [],}") == ["1:16 json.syntax"])
  }

  /// They were called an unexpected '<'.
  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> other", "||||||| base"])
  func marksOfAMergeAreNamed(mark: String) throws {
    let text = "{\"screens\": [\n{\"id\": \"A\"},\n\(mark)\n{\"id\": \"B\"}\n]}"
    let fault = try #require(GraphJSON.read(Array(text.utf8), file: "map.json").diagnostics.first)
    #expect(fault.message.contains("a merge was left unfinished"))
    #expect(fault.location?.line == 3 && fault.location?.column == 1)
  }

  @Test func deepNestingIsRefusedWithoutATrap() {
    let text = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(faults(text) == ["1:513 json.syntax"])
  }

  @Test func newerVersionsAndOtherFormatsAreRefused() {
    #expect(
      faults("{\"format\": \"navviz.graph\", \"version\": 2}") == ["1:39 json.version"])
    #expect(faults("{\"format\": \"other\"}") == ["1:12 json.format"])
    #expect(faults("{\"name\": \"A\"}") == ["1:1 json.format"])
  }

  @Test(arguments: ["2", "2.0", "1.5", "\"2\"", "\"1\"", "0", "-1", "[2]"])
  func anotherVersionGaveFalseFaults(version: String) throws {
    let text = "{\"version\": \(version), \"screens\": [{\"name\": 1}, 7], \"entry\": [\"C\"]}"
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(faults(text) == ["1:13 json.version"])
    let message = try #require(graph.diagnostics.first?.message)
    #expect(message.contains("update navviz") || message.contains("\"version\" must be 1"))
    #expect(graph.screens.isEmpty)
  }

  @Test(arguments: ["3", "\"other\"", "{}", "true"])
  func anotherFormatGaveFalseFaults(format: String) throws {
    let text = "{\"format\": \(format), \"version\": 7, \"screens\": [{\"name\": 1}]}"
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(faults(text) == ["1:12 json.format"])
    #expect(graph.diagnostics.first?.message.contains("'navviz map -f json'") == true)
  }

  @Test func theVersionMayBeWrittenWithAPoint() {
    #expect(faults("{\"version\": 1.0, \"format\": null, \"screens\": []}") == [])
  }

  @Test func oneBadScreenDoesNotStopTheOthers() {
    let text = """
      {"screens": [{"title": "no id"}, 7, {"id": "A"}, {"id": "A"}],
       "transitions": [{"from": "A", "to": "B", "kind": "push"}, {"from": "A"}],
       "entry": ["C"]}
      """
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(graph.screens.map(\.id) == ["A"])
    #expect(graph.transitions.count == 1)
    #expect(
      Set(graph.diagnostics.map(\.id)) == [
        "json.missing-field", "json.shape", "json.duplicate-screen", "json.unknown-screen",
      ])
  }

  @Test func aScreenDeclaredTwiceStayedTwice() {
    let text = """
      {"screens": [{"id": "A", "title": "First"},
       {"id": "A", "title": "Second"}, {"id": "B"}, {"id": "A"}]}
      """
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(graph.screens == [Screen("A", title: "First"), Screen("B")])
    #expect(faults(text) == ["2:2 json.duplicate-screen", "2:47 json.duplicate-screen"])
    #expect(graph.diagnostics.first?.message.contains("the first counts") == true)
  }

  @Test func linesAndColumnsBelowOneWereTaken() {
    let text = """
      {"screens": [{"id": "A", "file": "A.swift", "line": -4, "column": 1}],
       "transitions": [{"from": "A", "to": "A", "kind": "push", "line": 0,
         "places": [{"file": "A.swift", "line": 1, "column": 0}]}],
       "diagnostics": [{"severity": "note", "id": "x", "message": "y", "line": 1.5}]}
      """
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(graph.screens[0].location == InputLocation(file: "A.swift", column: 1))
    #expect(graph.transitions[0].location == InputLocation(file: "A.swift", line: 1))
    #expect(
      graph.diagnostics.dropFirst().map(\.description) == [
        "map.json:1:53: error: \"line\" of a screen must be a whole number from 1 [json.shape]",
        "map.json:2:67: error: \"line\" of a transition must be a whole number from 1 [json.shape]",
        "map.json:3:56: error: \"column\" of a place must be a whole number from 1 [json.shape]",
        "map.json:4:74: error: \"line\" of a diagnostic must be a whole number from 1 [json.shape]",
      ])
  }

  @Test func reservedTargetsNeedNoScreen() {
    let targets = [
      "@previous", "@presenter", "@root", "@self", "@unknown", "alert:Sure?",
      "url:https://example.com", "system:camera",
    ]
    let ways = targets.map { "{\"from\": \"A\", \"to\": \"\($0)\", \"kind\": \"push\"}" }
    let text =
      "{\"screens\": [{\"id\": \"A\"}], \"transitions\": [\(ways.joined(separator: ", "))]}"
    #expect(faults(text).isEmpty)
  }

  @Test func reservedNamesWereTakenForScreens() {
    let text = """
      {"entry": ["A", "@anywhere"],
       "screens": [{"id": "A"}, {"id": "@anywhere"},
                   {"id": "alert:x"}, {"id": "A"}],
       "transitions": [{"from": "A", "to": "alert:x", "kind": "alert"},
                       {"from": "@previous", "to": "A", "kind": "push"},
                       {"from": "alert:x", "to": "A", "kind": "push"}],
       "tabs": [{"container": "@root", "order": [{"to": "A"}]}]}
      """
    let graph = GraphJSON.read(Array(text.utf8), file: "map.json")
    #expect(graph.entry == ["A"])
    #expect(graph.screens.map(\.id) == ["A"])
    #expect(graph.transitions.count == 3)
    #expect(graph.tabs.isEmpty)
    #expect(
      faults(text) == [
        "2:34 json.reserved-id", "3:21 json.reserved-id", "1:17 json.reserved-id",
        "7:25 json.reserved-id", "3:33 json.duplicate-screen", "5:27 json.reserved-id",
      ])
    #expect(
      graph.diagnostics.first?.message
        == "screen '@anywhere' is a reserved name, not a screen; give the screen another id")
    // What was said once is not said again.
    let written = GraphJSON.write(graph)
    #expect(GraphJSON.write(GraphJSON.read(Array(written.utf8), file: "b.json")) == written)
  }

  @Test func invalidUTF8WasReadInSilence() {
    let bytes = Array("{\"screens\": [\n{\"id\": \"A".utf8) + [0xFF, 0xFE] + Array("\"}]}".utf8)
    let graph = GraphJSON.read(bytes, file: "map.json")
    #expect(graph.screens.first?.id == "A\u{FFFD}\u{FFFD}")
    #expect(
      graph.diagnostics.map(\.description) == [
        "map.json:2:10: error: byte 0xff is not UTF-8, read as U+FFFD; save the file as UTF-8 "
          + "[json.encoding]"
      ])
    #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
    #expect(faults("{\"screens\": [{\"id\": \"é😀\"}]}").isEmpty)
  }

  @Test func loneSurrogatesWereReadInSilence() {
    func screen(_ id: String) -> String { "{\"screens\": [{\"id\": \"\(id)\"}]}" }
    #expect(faults(screen(#"é\ud800"#)) == ["1:24 json.encoding"])
    #expect(faults(screen(#"\udc00"#)) == ["1:22 json.encoding"])
    #expect(faults(screen(#"\ud800\u0041"#)) == ["1:22 json.encoding"])
    #expect(faults(screen(#"\ud83d\ude00"#)).isEmpty)
    #expect(faults(screen(#"\u+041"#)) == ["1:24 json.syntax"])
  }

  @Test func otherEncodingsAreNamed() {
    func read(_ bytes: [UInt8]) -> String {
      GraphJSON.read(bytes, file: "map.json").diagnostics.first?.message ?? ""
    }
    let little = "{\"a\": 1}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = "{\"a\": 1}".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      #expect(read(bytes).contains("the text is UTF-16"))
      #expect(read(bytes).contains("-t UTF-8'"))
    }
    #expect(read([0xFF, 0xFE, 0, 0]).contains("UTF-32"))
  }
}
