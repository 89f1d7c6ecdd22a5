import Testing

@Suite struct UnreachedDestinationTrapTests {
  private func files(_ code: String, head: String = "enum Route: Hashable", rest: String = "")
    -> [String: String]
  {
    [
      "Route.swift": """
      \(head) {
        case feed
        case ⟦a⟧help
        case item(Int)
        case nothing
      }
      \(rest)
      """,
      "Home.swift": """
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      struct HomeScreen: View {
        var body: some View {
          NavigationStack {
            VStack { \(code) }.navigationDestination(for: Route.self) { route in
              switch route {
              case .feed: FeedScreen()
              case .help: HelpScreen()
              case .item(let number): ItemScreen()
              case .nothing: EmptyView()
              }
            }
          }
        }
      }
      struct FeedScreen: View { var body: some View { Text("Feed") } }
      struct HelpScreen: View { var body: some View { Text("Help") } }
      struct ItemScreen: View { var body: some View { Text("Item") } }
      """,
    ]
  }

  private let links = """
    NavigationLink("Feed", value: Route.feed)
    NavigationLink("Item", value: Route.item(3))
    """

  @Test func aCaseThatNoCodeMakes() {
    expectTraps(
      "trap.unreached-destination", in: files(links), at: ["a"], severity: .note)
  }

  @Test func comparingDoesNotMakeIt() {
    expectTraps(
      "trap.unreached-destination",
      in: files(links, rest: "func isHelp(_ route: Route) -> Bool { route == .help }"), at: ["a"])
  }

  @Test func aCaseOfAnotherTypeDoesNotMakeIt() {
    expectTraps(
      "trap.unreached-destination",
      in: files(links, rest: "enum Menu { case help }\nlet menu = Menu.help"), at: ["a"])
  }

  @Test(arguments: [
    "let start: Route = .help", "func open(_ route: Route = .help) {}",
    "enum Page { case main(Route = .help) }", "let make = Route.help",
    "extension Route { init(_ url: URL) { self = .help } }",
  ])
  func codeThatMakesIt(rest: String) {
    expectTraps("trap.unreached-destination", in: files(links, rest: rest), at: [])
  }

  @Test(arguments: [
    "enum Route: String, CaseIterable", "enum Route: Hashable, Codable",
    "@Generated enum Route: Hashable",
  ])
  func valuesThatComeFromElsewhere(head: String) {
    expectTraps("trap.unreached-destination", in: files(links, head: head), at: [])
  }

  @Test func valuesFromTexts() {
    expectTraps(
      "trap.unreached-destination",
      in: files(
        links, head: "enum Route: String",
        rest: "func route(_ text: String) -> Route? { Route(rawValue: text) }"), at: [])
  }

  @Test func aPathThatIsComputed() {
    expectTraps(
      "trap.unreached-destination",
      in: """
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
        struct Numbered: Hashable { var page = 1 }
        struct HomeScreen: View {
          @State private var pages: [Int] = []
          var body: some View {
            NavigationStack(path: numbered(pages)) {
              Text("Home").navigationDestination(for: Numbered.self) { _ in PageScreen() }
            }
          }
        }
        struct PageScreen: View { var body: some View { Text("Page") } }
        """, at: [])
  }

  @Test func aTypeThatNothingPushes() {
    expectTraps(
      "trap.unreached-destination",
      in: """
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
        struct Book: Hashable { var title = "" }
        struct Pen: Hashable { var color = "" }
        struct HomeScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Book", value: Book())
                .navigationDestination(for: Book.self) { _ in BookScreen() }
                .⟦a⟧navigationDestination(for: Pen.self) { _ in PenScreen() }
            }
          }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        struct PenScreen: View { var body: some View { Text("Pen") } }
        """, at: ["a"])
  }
}
