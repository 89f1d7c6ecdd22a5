import Testing

/// Transitions that comments state.
@Suite struct DeclaredCommentTests {
  @Test func aTransitionFromOneScreenToAnother() {
    expectMap(
      home: "var body: some View { Text(\"Hello\") }",
      rest: "⟦a⟧// navviz: push ItemScreen from HomeScreen \"Buy\"",
      #"HomeScreen -push-> ItemScreen "Buy" at a declared"#)
  }

  @Test func withoutASourceTheTypeAroundIsIt() {
    expectMap(
      home: """
        var body: some View { Button("Go") { go() } }
        ⟦a⟧// navviz: sheet ItemScreen
        func go() { Legacy.open("item") }
        """, #"HomeScreen -sheet-> ItemScreen "" at a via - declared"#)
  }

  @Test func inARowItStartsAtTheScreenAround() {
    expectMap(
      home: "var body: some View { VStack { Text(\"Hello\"); Row() } }",
      rest: """
        struct Row: View {
          var body: some View { Text("Row") }
          ⟦a⟧// navviz: push ItemScreen
        }
        """, "HomeScreen -push-> ItemScreen at a via Row declared")
  }

  @Test func whatItLeadsToIsAScreenWithWaysOfItsOwn() {
    expectMap(
      home: """
        var body: some View { Text("Hello") }
        ⟦a⟧// navviz: push Lost
        """,
      rest: """
        struct Lost: View {
          @State private var isOpen = false
          var body: some View { Text("").⟦b⟧sheet(isPresented: $isOpen) { HelpScreen() } }
        }
        """,
      """
      HomeScreen -push-> Lost at a declared
      Lost -sheet-> HelpScreen at b direct
      """)
  }

  @Test func everyKindAndEveryPlace() {
    expectMap(
      home: """
        // navviz: alert "Delete it?" "Delete"
        // navviz: confirmationDialog alert:"Sort by" - a remark
        // navviz: link https://example.org
        // navviz: sheet system:SFSafariViewController
        // navviz: dismiss "Done"
        // navviz: back
        // navviz: back @root "Home"
        // navviz: fullScreenCover FeedScreen // another remark
        /* navviz: embed CartScreen */
        var body: some View { Text("Hello") }
        """, rest: "// navviz: push HelpScreen from @anywhere \"A notification\"",
      """
      HomeScreen -alert-> alert:"Delete it?" "Delete" declared
      HomeScreen -confirmationDialog-> alert:"Sort by" "" declared
      HomeScreen -link-> url:https://example.org declared
      HomeScreen -sheet-> system:SFSafariViewController declared
      HomeScreen -dismiss-> @presenter "Done" declared
      HomeScreen -back-> @previous "" declared
      HomeScreen -back-> @root "Home" declared
      HomeScreen -fullScreenCover-> FeedScreen declared
      HomeScreen -embed-> CartScreen declared
      @anywhere -push-> HelpScreen "A notification" declared
      """)
  }

  @Test func aTabIsOneOfTheTabBar() {
    expectMap(
      home: """
        ⟦a⟧// navviz: tab CartScreen "Cart"
        var body: some View { TabView { FeedScreen().tabItem { Text("Feed") } } }
        """,
      """
      tabs HomeScreen "Feed" FeedScreen, "Cart" CartScreen
      HomeScreen -tab-> FeedScreen
      HomeScreen -tab-> CartScreen "Cart" at a declared
      """)
  }

  @Test func whatTheCodeHasTooIsOneTransition() {
    expectMap(
      controller: """
        func buy() {
          ⟦a⟧// navviz: push ItemController "Buy"
          ⟦b⟧show(ItemController(), sender: nil)
        }
        func help() { ⟦c⟧present(HelpController(), animated: true) }
        """, rest: "⟦d⟧// navviz: sheet HelpController from HomeController",
      """
      HomeController -push-> ItemController "Buy" at a declared
      HomeController -sheet-> HelpController "help" at d declared
      """)
  }

  @Test func theCallThatItStandsBeforeIsNoLongerOpen() {
    expectMap(
      controller: """
        func open(_ name: String) {
          ⟦a⟧// navviz: push ItemController
          // navviz: push HelpController
          navigationController?.pushViewController(make(name), animated: true)
          navigationController?.⟦b⟧pushViewController(make(name), animated: true)
        }
        """,
      """
      HomeController -push-> ItemController at a declared
      HomeController -push-> HelpController declared
      unresolved at b
      """)
  }

  @Test func inlineScreensHaveNamesToo() {
    expectMap(
      home: """
        @State private var isOn = false
        var body: some View {
          Text("Hello").⟦a⟧sheet(isPresented: $isOn) { VStack { Text("One"); Text("Two") } }
        }
        """, rest: "⟦b⟧// navviz: push ItemScreen from HomeScreen.isOn",
      """
      HomeScreen -sheet-> HomeScreen.isOn at a
      HomeScreen.isOn -push-> ItemScreen at b declared
      """)
  }

  @Test func branchesOfIfCount() {
    expectMap(
      home: """
        var body: some View { Text("Hello") }
        #if os(macOS)
          // navviz: push CartScreen
        #elseif DEBUG
          ⟦a⟧// navviz: push ItemScreen
        #endif
        """, "HomeScreen -push-> ItemScreen at a declared if !os(macOS) && DEBUG")
  }

  @Test func namesThatDoNotExist() {
    expectMap(
      home: """
        var body: some View { Text("Hello") }
        // navviz: push ⟦a⟧ItemScren
        // navviz: push ItemScreen from ⟦b⟧HomScreen
        // navviz: ⟦c⟧psh ItemScreen
        // navviz: push ItemScreen ⟦d⟧HelpScreen
        // navviz: ⟦e⟧push
        // navviz: push ItemScreen from HomeScreen ⟦f⟧"Buy
        // navviz: push ⟦g⟧Store
        // navviz: back from ⟦h⟧@anywhere
        """,
      rest: """
        final class Store {}
        ⟦i⟧// navviz: push ItemScreen
        final class Nobody {
          ⟦j⟧// navviz: push ItemScreen
        }
        ⟦k⟧/// navviz: push ItemScreen
        struct Documented {}
        """,
      """
      swift.unknown-screen at a
      swift.unknown-screen at b
      swift.unknown-kind at c
      swift.bad-comment at d
      swift.bad-comment at e
      swift.bad-comment at f
      swift.unknown-screen at g
      swift.bad-comment at h
      swift.no-source at i
      swift.no-source at j
      swift.unread-comment at k
      """)
  }

  @Test func stringsAreNoComments() {
    expectMap(
      home: #"var body: some View { Text("// navviz: push ItemScreen") }"#, "")
  }
}
