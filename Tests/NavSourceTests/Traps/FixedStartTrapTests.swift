import Testing

@Suite struct FixedStartTrapTests {
  private func files(_ start: String, shared: String = "Guide(start: .feed)", rest: String = "")
    -> String
  {
    """
    enum Route {
      case feed, login
      @ViewBuilder func view() -> some View {
        switch self {
        case .feed: FeedScreen()
        case .login: LoginScreen()
        }
      }
    }
    final class Guide {
      static let ⟦a⟧shared = \(shared)
      \(start)
      init(start: Route) { self.start = start }
      func root() -> UIViewController {
        let stack = UINavigationController()
        stack.setViewControllers([UIHostingController(rootView: start.view())], animated: false)
        return stack
      }
      \(rest)
    }
    struct FeedScreen: View { var body: some View { Text("Feed") } }
    struct LoginScreen: View { var body: some View { Text("Login") } }
    """
  }

  @Test(arguments: ["let start: Route", "private(set) var start: Route"])
  func aSingletonThatKeepsTheStart(start: String) {
    expectTraps("trap.fixed-start", in: files(start), at: ["a"], severity: .note)
  }

  @Test func aStartThatChanges() {
    expectTraps(
      "trap.fixed-start",
      in: files("var start: Route", rest: "func signedIn() { start = .feed }"), at: [])
  }

  @Test func othersChangeIt() {
    expectTraps(
      "trap.fixed-start",
      in: files("var start: Route") + "\nfunc signedIn() { Guide.shared.start = .feed }", at: [])
  }

  @Test func noSingleton() {
    expectTraps(
      "trap.fixed-start",
      in: files("let start: Route", shared: "3"), at: [])
  }
}
