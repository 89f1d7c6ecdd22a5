import Testing

@Suite struct UndeclaredCaseTrapTests {
  private func files(_ code: String, route: String = "") -> [String: String] {
    [
      "Route.swift": """
      enum Route {
        case feed
        case item(Int)
        #if os(macOS)
        case menu
        #endif
        static var start: Route { .feed }
        @ViewBuilder func view() -> some View {
          switch self {
          case .feed: FeedScreen()
          case .item: ItemScreen()
          }
        }
      }
      \(route)
      final class Router: ObservableObject {
        var current: Route = .feed
        init(start: Route) { current = start }
        func open(_ route: Route, animated: Bool = true) {}
        func close(_ reason: Reason) {}
      }
      enum Reason { case done }
      """,
      "Code.swift": """
      struct FeedScreen: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Open") { \(code) } }
      }
      struct ItemScreen: View { var body: some View { Text("Item") } }
      """,
    ]
  }

  @Test(arguments: [
    "router.open(.⟦a⟧itme(3))", "router.open(.⟦a⟧fed, animated: false)", "Router(start: .⟦a⟧home)",
    "let route = Route.⟦a⟧home", "router.current = .⟦a⟧home",
  ])
  func aCaseThatIsNotThere(code: String) {
    expectTraps("trap.undeclared-case", in: files(code), at: ["a"], severity: .warning)
  }

  @Test(arguments: [
    "router.open(.item(3))", "router.open(.start)", "router.open(.menu)",
    "let all = Route.allCases",
    "router.close(.gone)", "other.open(.gone)",
  ])
  func whatMayBeThere(code: String) {
    expectTraps("trap.undeclared-case", in: files(code), at: [])
  }

  @Test func aMemberThatAnExtensionAdds() {
    expectTraps(
      "trap.undeclared-case",
      in: files(
        "router.open(.first); router.open(.number(3))",
        route: """
          extension Route {
            static let first = Route.feed
            static func number(_ number: Int) -> Route { .item(number) }
          }
          """), at: [])
  }

  @Test func membersThatAreNotWrittenHere() {
    expectTraps(
      "trap.undeclared-case",
      in: files("router.open(.home)", route: "extension Route: LibraryRoute {}"), at: [])
  }
}
