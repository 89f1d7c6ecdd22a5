import NavGraph
import Testing

/// Calls of which the configuration says what they do.
@Suite struct CallIdiomTests {
  @Test func aFunctionOfALibrary() {
    expectMap(
      controller: """
        func buy() { ⟦a⟧openScreen(ItemController()) }
        func help() { Navigator.shared.⟦b⟧openScreen(HelpController(), animated: true) }
        """,
      idioms: [
        CallIdiom(name: "openScreen", kind: .push, target: .argument(.position(0)))
      ],
      """
      HomeController -push-> ItemController "buy" at a declared
      HomeController -push-> HelpController "help" at b declared
      """)
  }

  @Test func argumentsByLabelOfEveryForm() {
    expectMap(
      home: """
        var body: some View {
          VStack {
            Text("Item").⟦a⟧opens(page: ItemScreen(), title: "Buy")
            Text("Help").⟦b⟧opens(page: { HelpScreen() }, title: "Ask")
            Text("Cart").⟦c⟧opens(page: CartScreen.self)
            Text("Feed").⟦d⟧opens(page: "FeedScreen")
            Text("Inline").⟦e⟧opens(page: { VStack { Text("One"); Text("Two") } }, title: "More")
            Text("None").⟦f⟧opens(title: "None")
          }
        }
        """,
      idioms: [
        CallIdiom(
          name: "opens", kind: .sheet, target: .argument(.label("page")), trigger: .label("title"))
      ],
      """
      HomeScreen -sheet-> ItemScreen "Buy" at a declared
      HomeScreen -sheet-> HelpScreen "Ask" at b declared
      HomeScreen -sheet-> CartScreen "" at c declared
      HomeScreen -sheet-> FeedScreen "" at d declared
      HomeScreen -sheet-> HomeScreen.More "More" at e declared
      unresolved at f
      """)
  }

  @Test func onlyOfOneType() {
    expectMap(
      controller: """
        let router: AppRouter
        let cache = Cache()
        func buy() { router.⟦a⟧open(ItemController()) }
        func help() { cache.open(HelpController()) }
        func cart() { AppRouter.shared.⟦b⟧open(CartController()) }
        func feed(_ other: AppRouter) { other.⟦c⟧open(FeedController()) }
        """,
      idioms: [
        CallIdiom(
          type: "AppRouter", name: "open", kind: .fullScreenCover,
          target: .argument(.position(0)))
      ],
      """
      HomeController -fullScreenCover-> ItemController at a declared
      HomeController -fullScreenCover-> CartController at b declared
      HomeController -fullScreenCover-> FeedController at c declared
      """)
  }

  @Test func theBodyIsNotLookedAt() {
    expectMap(
      controller: """
        func buy() { ⟦a⟧open(ItemController(), then: { self.⟦b⟧show(CartController(), sender: nil) }) }
        func open(_ page: UIViewController, then: () -> Void) {
          if isLarge { present(page, animated: true) } else { show(page, sender: nil) }
          show(HelpController(), sender: nil)
          then()
        }
        """,
      idioms: [CallIdiom(name: "open", kind: .popover, target: .argument(.position(0)))],
      """
      HomeController -popover-> ItemController "buy" at a declared
      HomeController -push-> CartController "buy" at b direct
      """)
  }

  @Test func aViewThatIsMade() {
    expectMap(
      home: """
        var body: some View {
          VStack { ⟦a⟧RouteLink(to: ItemScreen()) { Text("Item") }; ⟦b⟧Route(HelpScreen()) }
        }
        """,
      rest: """
        struct Route<Page: View>: View {
          let page: Page
          init(_ page: Page) { self.page = page }
          var body: some View { NavigationLink(destination: page) { Text("Open") } }
        }
        """,
      idioms: [
        CallIdiom(name: "RouteLink", kind: .push, target: .argument(.label("to"))),
        CallIdiom(name: "Route", kind: .push, target: .argument(.position(0))),
      ],
      """
      HomeScreen -push-> ItemScreen at a declared
      HomeScreen -push-> HelpScreen at b declared
      """)
  }

  @Test func fixedTargetsAlertsLinksAndWaysBack() {
    expectMap(
      controller: """
        func one() { ⟦a⟧showPaywall() }
        func two() { ⟦b⟧warn("No network") }
        func three() { ⟦c⟧browse("https://example.org") }
        func four() { ⟦d⟧closeAll() }
        func five() { ⟦e⟧takePhoto() }
        """,
      idioms: [
        CallIdiom(name: "showPaywall", kind: .sheet, target: .screen("HelpController")),
        CallIdiom(name: "warn", kind: .alert, target: .argument(.position(0))),
        CallIdiom(name: "browse", kind: .link, target: .argument(.position(0))),
        CallIdiom(name: "closeAll", kind: .dismiss, target: nil),
        CallIdiom(name: "takePhoto", kind: .sheet, target: .screen("system:CameraController")),
      ],
      """
      HomeController -sheet-> HelpController at a declared
      HomeController -alert-> alert:"No network" at b declared
      HomeController -link-> url:https://example.org at c declared
      HomeController -dismiss-> @presenter at d declared
      HomeController -sheet-> system:CameraController at e declared
      """)
  }

  @Test func whatNamesNothing() {
    let config = InputLocation(file: "HomeController.swift", line: 1, column: 1)
    expectMap(
      controller: "func one() { ⟦a⟧open() }\nfunc openAll() {}",
      idioms: [
        CallIdiom(name: "opn", kind: .push, target: .screen("ItemController"), location: config),
        CallIdiom(name: "open", kind: .push, target: .screen("ItemControler"), location: config),
      ],
      """
      unresolved at a
      config.unused-idiom
      config.unknown-screen
      """)
  }
}
