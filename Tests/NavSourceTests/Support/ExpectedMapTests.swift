import NavGraph
import NavTestSupport
import Testing

/// The helpers of the other tests notice what they should.
@Suite struct ExpectedMapTests {
  private let graph = NavigationGraph(
    entry: ["Home"], screens: [Screen("Home"), Screen("Item")],
    transitions: [
      Transition(
        from: "Home", to: "Item", kind: .push, trigger: "Open", confidence: .direct,
        origins: [Origin(location: InputLocation(file: "App.swift", line: 2, column: 5))])
    ],
    tabs: [TabBar(container: "Home", order: [Tab(to: "Item", label: "Item", icon: "star")])],
    diagnostics: [
      Diagnostic(
        .warning, id: "swift.unresolved-target", "x", at: InputLocation(file: "App.swift"))
    ])

  private func faults(_ text: String) -> Int {
    let source = MarkedSource("App.swift", "é\n    ⟦a⟧push(⟦b⟧Item())")
    return ExpectedMap(text, marks: source.marks).faults(of: graph).count
  }

  @Test func rightMapsHaveNoFaults() {
    #expect(faults("Home -push-> Item\nunresolved") == 0)
    #expect(
      faults(
        """
        # a comment
        entry Home
        Home -push-> Item "Open" at a via - wraps - direct if -
        tabs Home "Item" Item star
        screen Home screen native
        unresolved
        """) == 0)
  }

  @Test(arguments: [
    "Home -sheet-> Item", "Home -push-> Item \"Shut\"", "Home -push-> Item at b",
    "Home -push-> Item at nowhere", "Home -push-> Item via Row", "Home -push-> Item resolved",
    "Home -push-> Item if os(iOS)",
  ])
  func aWrongTransitionIsMissingAndUnexpected(line: String) {
    #expect(faults(line + "\nunresolved") == 2)
  }

  @Test(arguments: [
    "entry Item", "tabs -", "tabs Home Item", "screen Other", "screen Home stack",
    "Home -push-> Item", "swift.syntax",
  ])
  func otherFaults(line: String) {
    #expect(faults("Home -push-> Item\nunresolved\n" + line) == 1)
  }

  @Test func marksAreCountedInBytes() {
    let source = MarkedSource("A.swift", "let é = ⟦x⟧1\n⟦y⟧")
    #expect(source.text == "let é = 1\n")
    #expect(source.marks["x"] == MarkedSource.Mark(file: "A.swift", line: 1, column: 10))
    #expect(source.marks["y"] == MarkedSource.Mark(file: "A.swift", line: 2, column: 1))
  }
}
