import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Files that are no Swift, or no good Swift, never stop the others.
@Suite struct BadInputTests {
  private static let good = """
    @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
    struct HomeScreen: View { var body: some View { NavigationLink("Item") { ItemScreen() } } }
    struct ItemScreen: View { var body: some View { Text("Item") } }
    """
  private static let goodMap = """
    DemoApp -root-> HomeScreen
    HomeScreen -push-> ItemScreen "Item"
    """

  /// Reads the good file with a bad one beside it, and expects the good one's map.
  private func expectGoodMap(
    beside bad: [UInt8], _ more: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> ImportStatistics {
    let files = InMemoryFiles(bytes: ["Bad.swift": bad, "Good.swift": Array(Self.good.utf8)])
    let result = SwiftSourceImporter(ImportOptions()).graph(from: files)
    let faults = ExpectedMap(Self.goodMap + "\n" + more).faults(of: result.graph)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))", sourceLocation: sourceLocation)
    return result.statistics
  }

  @Test func emptyFile() {
    #expect(expectGoodMap(beside: [], "swift.empty").filesRead == 2)
    #expect(expectGoodMap(beside: Array("\n\n".utf8), "swift.empty").filesRead == 2)
  }

  @Test func binaryFile() {
    #expect(expectGoodMap(beside: [0xCF, 0xFA, 0, 0, 7, 1], "swift.unreadable").filesFailed == 1)
  }

  @Test func otherEncodings() {
    _ = expectGoodMap(beside: [0xFF, 0x01], "swift.unreadable")
    _ = expectGoodMap(beside: Array("let a = \"".utf8) + [0xE9, 0x22], "swift.unreadable")
    _ = expectGoodMap(beside: [0xFF, 0xFE, 0x6C, 0x00], "swift.unreadable")
    _ = expectGoodMap(beside: [0xFE, 0xFF, 0x00, 0x6C], "swift.unreadable")
  }

  @Test func unreadableFilesSayWhy() {
    let files = InMemoryFiles(bytes: ["Wide.swift": [0xFF, 0xFE, 0x6C, 0x00]])
    let diagnostics = SwiftSourceImporter(ImportOptions()).graph(from: files).graph.diagnostics
    #expect(
      diagnostics.map(\.description) == [
        "Wide.swift: error: UTF-16 text; save the file as UTF-8 [swift.unreadable]"
      ])
  }

  @Test func byteOrderMark() {
    expectMap(
      of: [
        "App.swift":
          "\u{FEFF}@main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }",
        "Home.swift":
          "\u{FEFF}struct HomeScreen: View { var body: some View { ⟦a⟧NavigationLink(\"x\") { HomeScreen() } } }",
      ],
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> HomeScreen at a
      """)
  }

  @Test func windowsLineEnds() {
    let source = """
      var body: some View {
        // one
        ⟦a⟧NavigationLink("Item", destination: ItemScreen())
      }
      """
    expectMap(
      home: source.replacing("\n", with: "\r\n"), #"HomeScreen -push-> ItemScreen "Item" at a"#)
    expectMap(
      home: source.replacing("{\n", with: "{\r\n"), #"HomeScreen -push-> ItemScreen "Item" at a"#)
  }

  @Test func columnsCountBytes() {
    expectMap(
      home: """
        var body: some View { Text("©日本👩‍👩‍👧 é"); ⟦a⟧NavigationLink("項目", destination: ItemScreen()) }
        """, #"HomeScreen -push-> ItemScreen "項目" at a"#)
  }

  @Test func mergeConflict() {
    expectMap(
      home: """
        var body: some View {
        ⟦c⟧<<<<<<< HEAD
          NavigationLink("Item", destination: ItemScreen())
        =======
          NavigationLink("Help", destination: HelpScreen())
        >>>>>>> feature
        }
        """, rest: "extension HomeScreen { var other: some View { CartScreen() } }",
      """
      HomeScreen -push-> ItemScreen "Item"
      HomeScreen -push-> HelpScreen "Help"
      swift.merge-conflict at c
      """)
  }

  @Test func mergeConflictBetweenTypes() {
    let bad = """
      struct A: View { var body: some View { Text("") } }
      <<<<<<< ours
      struct B: View { var body: some View { Text("1") } }
      ||||||| base
      =======
      struct B: View { var body: some View { Text("2") } }
      >>>>>>> theirs
      <<<<<<< ours
      =======
      >>>>>>> theirs
      """
    _ = expectGoodMap(beside: Array(bad.utf8), "swift.merge-conflict")
  }

  @Test func mergeMarksInStringsAreText() {
    let bad = """
      let help = \"\"\"
        <<<<<<< HEAD
        =======
        >>>>>>> x
        \"\"\"
      """
    _ = expectGoodMap(beside: Array(bad.utf8))
  }

  @Test(arguments: ["(", "[", "{ ", "if true { ", "A("])
  func deepNesting(opening: String) {
    let closing = ["(": ")", "[": "]", "{ ": "}", "if true { ": "}", "A(": ")"][opening] ?? ""
    let text =
      "func f() { let a = " + String(repeating: opening, count: 10_000) + "1"
      + String(repeating: closing, count: 10_000) + " }"
    let files = InMemoryFiles(bytes: [
      "Bad.swift": Array(text.utf8), "Good.swift": Array(Self.good.utf8),
    ])
    let graph = SwiftSourceImporter(ImportOptions()).graph(from: files).graph
    #expect(graph.transitions.count == 2)
    #expect(graph.diagnostics.map(\.id) == ["swift.too-deep"])
  }

  @Test func deepNestingWithoutAnEnd() {
    let text = "let a = " + String(repeating: "[", count: 10_000)
    let files = InMemoryFiles(bytes: [
      "Bad.swift": Array(text.utf8), "Good.swift": Array(Self.good.utf8),
    ])
    let graph = SwiftSourceImporter(ImportOptions()).graph(from: files).graph
    #expect(graph.transitions.count == 2)
    #expect(
      graph.diagnostics.map(\.description) == [
        "Bad.swift:1:23: warning: square brackets are nested more than 14 levels deep here, and "
          + "not closed: the rest of the file was left out. Close them [swift.too-deep]"
      ])
  }

  @Test func deepTypes() {
    let text =
      "let a: " + String(repeating: "Array<", count: 5000) + "Int"
      + String(repeating: ">", count: 5000)
    let files = InMemoryFiles(bytes: [
      "Bad.swift": Array(text.utf8), "Good.swift": Array(Self.good.utf8),
    ])
    #expect(SwiftSourceImporter(ImportOptions()).graph(from: files).graph.transitions.count == 2)
  }

  @Test func longChains() {
    let sum = "let a = 1" + String(repeating: " + 1", count: 2000)
    _ = expectGoodMap(beside: Array(sum.utf8))
    let calls = "let a = x" + String(repeating: ".f()", count: 800)
    _ = expectGoodMap(beside: Array(calls.utf8))
    let modifiers =
      "struct V: View { var body: some View { Text(\"\")"
      + String(repeating: ".padding()", count: 800) + " } }"
    _ = expectGoodMap(beside: Array(modifiers.utf8))
    let branches = "func f() { if a {}" + String(repeating: " else if b {}", count: 1500) + " }"
    _ = expectGoodMap(beside: Array(branches.utf8))
  }

  @Test func truncatedCode() {
    let text = Self.good
    for length in stride(from: 0, to: text.utf8.count, by: 7) {
      let bytes = Array(text.utf8.prefix(length))
      let files = InMemoryFiles(bytes: ["Cut.swift": bytes])
      let graph = SwiftSourceImporter(ImportOptions()).graph(from: files).graph
      #expect(graph.diagnostics.allSatisfy { $0.severity != .error })
    }
    expectMap(
      home: "var body: some View { NavigationLink(\"Item\", destination: ItemScreen()) }",
      rest: "struct Late: View { var body: some View { ⟦a⟧",
      """
      HomeScreen -push-> ItemScreen "Item"
      swift.syntax at a
      """)
  }

  @Test(arguments: [
    "⟦a⟧#if compiler(>=99)\nfuture ] struct { ]\n#endif",
    "⟦a⟧#if DEBUG && swift(>=99.1)\nlet x = {{ ]] $\n#endif",
    "#if swift(<99)\n⟦a⟧#else\nfuture ] struct { ]\n#endif",
    "⟦a⟧#if hasFeature(Tomorrow)\nfunc f() { a ]] b }\n#elseif FLAG\nfunc f() { a ]] b }\n#endif",
    "struct Q { func f() {\n⟦a⟧#if compiler(>=99)\n) ] tomorrow\n#endif\n} }",
  ])
  func codeOfALaterSwiftWasAFault(branch: String) {
    expectMap(
      home: "var body: some View { NavigationLink(\"Item\", destination: ItemScreen()) }",
      rest: branch,
      """
      HomeScreen -push-> ItemScreen "Item"
      swift.other-version at a
      """)
  }

  @Test func faultsBesideALaterSwiftAreStillReported() {
    expectMap(
      home: "var body: some View { NavigationLink(\"Item\", destination: ItemScreen()) }",
      rest: "#if compiler(>=99)\n) ] tomorrow\n#endif\n#if FLAG\nlet x = ⟦a⟧]\n#endif",
      """
      HomeScreen -push-> ItemScreen "Item"
      swift.syntax at a
      """)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func damagedCodeNeverStopsARun(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let snippets = ["{", "}", "(", ")", "#if ", "\"", "\\(", "case ", "⟧", "/*", "<", "let ", "."]
    for _ in 0..<40 {
      var text = Array(Self.good)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...text.count, using: &random)
        if Bool.random(using: &random) {
          text.insert(contentsOf: snippets.randomElement(using: &random) ?? "", at: place)
        } else if place < text.count {
          text.removeSubrange(place..<min(text.count, place + 9))
        }
      }
      let files = InMemoryFiles(["Bad.swift": String(text)])
      let graph = SwiftSourceImporter(ImportOptions()).graph(from: files).graph
      #expect(graph.diagnostics.allSatisfy { $0.severity != .error }, "seed \(seed)")
    }
  }

  @Test func cyclesOfTypesAndCalls() {
    let bad = """
      class A: B {}
      class B: A {}
      protocol P: Q {}
      protocol Q: P {}
      typealias X = Y
      typealias Y = X
      extension A { var next: A { next.next }; func f() { g() }; func g() { f() } }
      struct V: View { var body: some View { V() } }
      let x: X = Y()
      """
    _ = expectGoodMap(beside: Array(bad.utf8))
  }

  @Test func aGlobalThatReadsItselfEnds() {
    let text = "var state = state\nfunc go() { state.path.append(1) }\n"
    let files = InMemoryFiles(["a.swift": text])
    #expect(SwiftSourceImporter(ImportOptions()).graph(from: files).graph.transitions.isEmpty)
  }
}
