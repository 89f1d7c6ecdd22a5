import Foundation
import NavGraph
import NavTestSupport
import Testing

/// A value written by `JSONEncoder` and read again is the same value.
private func roundTrip<Value: Codable & Equatable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
}

@Suite struct PartsCodableTests {
  private let screen = Screen(
    "Cart", title: "Cart", kind: .tabs, type: "CartView", module: "Shop",
    location: InputLocation(file: "Cart.swift", line: 3, column: 1), isHosted: true,
    group: "Cart", tags: ["swiftui"], extra: [JSONMember("owner", "team")])
  private let transition = Transition(
    from: "Cart", to: "alert:Sure?", kind: .alert, trigger: "Clear", via: ["CartRow"],
    confidence: .guessed,
    origins: [Origin(importer: "swift", location: InputLocation(file: "Cart.swift", line: 9))])

  @Test func partsSurviveARoundTrip() throws {
    #expect(try roundTrip(screen) == screen)
    #expect(try roundTrip(transition) == transition)
    let bar = TabBar(container: "Main", order: [Tab(to: "Cart", label: "Cart", icon: "cart")])
    #expect(try roundTrip(bar) == bar)
    let diagnostic = Diagnostic(
      .warning, id: "swift.unresolved-target", "leads nowhere",
      at: InputLocation(file: "Cart.swift", line: 9, column: 5))
    #expect(try roundTrip(diagnostic) == diagnostic)
    #expect(try roundTrip(ScreenID("A::B")) == "A::B")
  }

  @Test func aPartWithoutItsIDIsRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Screen.self, from: Data(#"{"title": "Cart"}"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Transition.self, from: Data(#"{"from": "A", "to": "B"}"#.utf8))
    }
  }
}
