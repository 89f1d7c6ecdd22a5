import NavGraph
import NavSource
import NavTestSupport
import Testing

@testable import NavSource

/// What is nested too deeply is left out, and nothing else of the file.
@Suite struct DeepNestingTests {
  /// Screens before and after a function with a deep body, all in one file.
  private func source(_ body: String) -> String {
    """
    @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
    struct HomeScreen: View {
      func deep() { \(body) }
      var body: some View { NavigationLink("Item") { ItemScreen() } }
    }
    struct ItemScreen: View { var body: some View { Text("Item") } }
    """
  }

  private func expectRest(
    _ body: String, _ diagnostics: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      of: source(body),
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> ItemScreen "Item"
      \(diagnostics)
      """, sourceLocation: sourceLocation)
  }

  /// `count` levels, the first that is too deep marked.
  private func nested(_ open: String, _ close: String, _ count: Int, fits: Int) -> String {
    let at = open.firstIndex { "([{".contains($0) } ?? open.startIndex
    return String(repeating: open, count: fits) + open[..<at] + "⟦a⟧" + open[at...]
      + String(repeating: open, count: count - fits - 1) + "1"
      + String(repeating: close, count: count)
  }

  @Test(arguments: [
    ("if a { ", "}"), ("(", ")"), ("{ ", "}"), ("A(", ")"), ("VStack { ", "}"), ("[1, ", "]"),
    ("[\"a\": ", "]"), ("\"\\(", ")\""),
  ])
  func theRestOfTheFileWasLost(open: String, close: String) {
    expectRest(nested(open, close, 300, fits: 248), "swift.too-deep at a")
  }

  @Test func squareBracketsThatMayBeATypeTakeTwiceTheTimeWithEachLevel() {
    expectRest("let a = " + nested("[", "]", 40, fits: 14), "swift.too-deep at a")
    expectRest("let a = " + nested("[(1, ", ")]", 30, fits: 14), "swift.too-deep at a")
    expectRest("let a = " + nested("[", "]", 14, fits: 13).replacing("⟦a⟧", with: ""))
  }

  @Test func literalsOfManyLevelsWereRefused() {
    for (open, close) in [("[\"a\": ", "]"), ("[1, ", "]"), ("f(a: [", "])"), ("[a: ", "]")] {
      expectRest("let a = " + nested(open, close, 40, fits: 0).replacing("⟦a⟧", with: ""))
    }
  }

  @Test func bracketsInStringsAndCommentsAreNone() {
    let many = String(repeating: "([{", count: 200)
    expectRest("let a = \"\(many)\" + #\"\(many)\\(\"# + \"\\(f(\"\(many)\"))\"")
    expectRest("/* \(many) /* \(many) */ \(many) */ f()\n// \(many)\n")
    expectRest("let a = \"\"\"\n\(many) \" \"\" \\\"\"\" \(many)\n\"\"\"\n")
  }

  @Test func severalPartsAreOneMessageWithACount() throws {
    let deep = String(repeating: "{ ", count: 300) + String(repeating: "}", count: 300)
    let files = InMemoryFiles(["A.swift": source("f \(deep)\n g \(deep)\n h \(deep)")])
    let graph = SwiftSourceImporter(ImportOptions()).graph(from: files).graph
    #expect(graph.transitions.count == 2)
    #expect(
      graph.diagnostics.map(\.description) == [
        "A.swift:3:515: warning: brackets are nested more than 250 levels deep here: what is inside "
          + "was left out, as at 2 more places, and the rest was read. Give the inner part a "
          + "function of its own [swift.too-deep]"
      ])
  }

  @Test func thousandsOfLevelsTookSeconds() {
    let clock = ContinuousClock()
    let text = source(
      String(repeating: "if a { ", count: 10_000) + String(repeating: "}", count: 10_000))
    let files = InMemoryFiles(["A.swift": text])
    let time = clock.measure {
      _ = SwiftSourceImporter(ImportOptions()).graph(from: files)
    }
    // A machine that does other things may be slow; it took seven seconds.
    #expect(time < .seconds(3))
  }

  @Test func linesAfterALongPartKeepTheirNumbers() {
    var bytes = Array(
      (String(repeating: "{\r\n", count: 300) + String(repeating: "}\n", count: 300) + "x").utf8)
    let count = bytes.count
    let lines = bytes.count { $0 == 0x0A }
    #expect(NestingScanner.cut(&bytes)?.at == 750)
    #expect(bytes.count == count)
    #expect(bytes.count { $0 == 0x0A } == lines)
    #expect(bytes.count { $0 == UInt8(ascii: "{") } == 251)
    #expect(bytes.last == UInt8(ascii: "x"))
  }
}
