import NavGraph
import NavTestSupport
import Testing

@Suite struct OrderTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func shufflingDoesNotChangeTheWrittenMap(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let graph = NavigationGraph.shop
    var shuffled = graph
    shuffled.screens.shuffle(using: &generator)
    shuffled.transitions.shuffle(using: &generator)
    shuffled.tabs.shuffle(using: &generator)
    #expect(GraphJSON.write(shuffled) == GraphJSON.write(graph), "seed \(seed)")
  }

  @Test func idsSortBytewise() {
    let graph = NavigationGraph(screens: ["b", "é", "Z", "a", "_"].map { Screen($0) }).sorted()
    #expect(graph.screens.map(\.id) == ["Z", "_", "a", "b", "é"])
  }

  @Test func diagnosticsSortByPlace() {
    let place = { InputLocation(file: $0, line: $1) }
    let sorted = [
      Diagnostic(.note, id: "c", "", at: place("b", 1)),
      Diagnostic(.error, id: "b", "", at: place("a", 10)),
      Diagnostic(.error, id: "a", "", at: place("a", 9)),
      Diagnostic(.error, id: "z", ""),
    ].sorted()
    #expect(sorted.map(\.id) == ["z", "a", "b", "c"])
  }
}
