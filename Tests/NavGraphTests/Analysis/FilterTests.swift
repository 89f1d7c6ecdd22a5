import NavGraph
import NavTestSupport
import Testing

@Suite struct FilterTests {
  private func ids(_ change: (inout GraphFilter) -> Void) throws -> [String] {
    var filter = GraphFilter()
    change(&filter)
    return try filter.apply(to: .shop).screens.map(\.id.rawValue)
  }

  @Test func nothingIsLostWithoutAFilter() throws {
    #expect(try GraphFilter().apply(to: .shop) == .shop)
  }

  @Test func fromKeepsWhatCanBeReached() throws {
    #expect(
      try ids { $0.from = ["CartScreen"] } == ["CartScreen", "CheckoutScreen", "ReceiptScreen"])
  }

  @Test func reachesKeepsWhatLeadsThere() throws {
    #expect(
      try ids { $0.reaches = ["ReviewSheet"] } == [
        "FeedScreen", "ItemScreen", "MainTabs", "ReviewSheet", "ShopApp",
      ])
  }

  @Test func fromAndReachesTogetherKeepTheWaysBetween() throws {
    #expect(
      try ids {
        $0.from = ["ItemScreen"]
        $0.reaches = ["CheckoutScreen"]
      } == ["CartScreen", "CheckoutScreen", "ItemScreen"])
  }

  @Test func focusKeepsNeighbours() throws {
    #expect(
      try ids { $0.focus = ["CheckoutScreen"] } == [
        "CartScreen", "CheckoutScreen", "ReceiptScreen",
      ])
    #expect(try ids { $0.focus = ["Old*"] } == ["OldLogin", "OldWelcome"])
    let all = try ids {
      $0.focus = ["ShopApp"]
      $0.focusDepth = 0
    }
    #expect(all.count == NavigationGraph.shop.screens.count - 2)
  }

  @Test func namesMayBeTitlesInAnyCase() throws {
    #expect(try NavigationGraph.shop.screens(named: "Shopping bag") == ["CartScreen"])
    #expect(try NavigationGraph.shop.screens(named: "cartscreen") == ["CartScreen"])
  }

  @Test func unknownNamesSuggestTheNearest() {
    #expect {
      try NavigationGraph.shop.screens(named: "CartScren")
    } throws: { error in
      "\(error)" == "no screen is called 'CartScren'. Did you mean 'CartScreen'?"
    }
    #expect(throws: NavError.self) { try ids { $0.focus = ["Zzz*"] } }
  }

  @Test func depthCountsFromTheEntry() throws {
    #expect(try ids { $0.maximumDepth = 0 } == ["ShopApp"])
    #expect(
      try ids { $0.maximumDepth = 2 } == ["CartScreen", "FeedScreen", "MainTabs", "ShopApp"])
  }

  @Test func kindsKeepOnlyScreensThatHaveOne() throws {
    #expect(
      try ids { $0.kinds = [.sheet] } == [
        "FeedScreen", "FilterSheet", "ItemScreen", "ReviewSheet", "ShopApp",
      ])
  }

  @Test func hidingKeepsScreens() throws {
    var filter = GraphFilter()
    filter.hidden = [.push, .alert]
    let graph = try filter.apply(to: .shop)
    #expect(graph.screens.count == NavigationGraph.shop.screens.count)
    #expect(graph.transitions.allSatisfy { $0.kind != .push && $0.kind != .alert })
  }

  @Test func confidenceIsALowerBound() throws {
    var graph = NavigationGraph.shop
    graph.transitions[0].confidence = .guessed
    graph.transitions[1].confidence = .resolved
    let count = graph.transitions.count
    #expect(graph.confident(atLeast: .resolved).transitions.count == count - 1)
    #expect(graph.confident(atLeast: .direct).transitions.count == count - 2)
  }

  @Test func waysBackAreNoWaysForward() {
    let graph = NavigationGraph(
      entry: ["A"], screens: [Screen("A"), Screen("B")],
      transitions: [
        Transition(from: "A", to: "B", kind: .push), Transition(from: "B", to: "A", kind: .back),
      ])
    #expect(graph.reachable(from: ["B"]).screens.map(\.id) == ["B"])
  }

  @Test func longChainsAndLoopsEnd() {
    let chain = NavigationGraph.chain(10_000)
    #expect(chain.distances(from: ["S0"])["S9999"] == 9999)
    #expect(chain.reaching(["S9999"]).screens.count == 10_000)
    #expect(NavigationGraph.selfLoop.distances(from: ["Home"]) == ["Home": 0])
  }
}
