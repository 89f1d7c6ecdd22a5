import NavGraph
import NavSource
import Testing

/// Branches of one `#if` exclude each other: what they give are alternatives, each with its condition.
@Suite struct BuildBranchTests {
  @Test func twoBranchesOfALinkWereOneContent() {
    expectMap(
      home: """
        var body: some View {
          ⟦a⟧NavigationLink("Item") {
            #if BETA
            ItemScreen()
            #elseif os(iOS)
            HelpScreen()
            #else
            CartScreen()
            #endif
          }
        }
        """, platform: .all,
      """
      HomeScreen -push-> ItemScreen "Item" at a if BETA
      HomeScreen -push-> HelpScreen "Item" at a if !BETA && os(iOS)
      HomeScreen -push-> CartScreen "Item" at a if !BETA && !os(iOS)
      """)
  }

  @Test func twoBranchesOfAModalWereOneContent() {
    expectMap(
      home: """
        @State var isShown = false
        @State var isCovered = false
        @State var isPushed = false
        var body: some View {
          Text("Home")
            .⟦a⟧sheet(isPresented: $isShown) {
              NavigationStack {
                #if BETA
                ItemScreen()
                #else
                HelpScreen()
                #endif
              }
            }
            .⟦b⟧fullScreenCover(isPresented: $isCovered) {
              Group {
                #if BETA
                CartScreen()
                #else
                FeedScreen()
                #endif
              }
            }
            .⟦c⟧navigationDestination(isPresented: $isPushed) {
              #if BETA
              FeedScreen()
              #endif
            }
        }
        """,
      """
      HomeScreen -sheet-> ItemScreen at a if BETA
      HomeScreen -sheet-> HelpScreen at a if !BETA
      HomeScreen -fullScreenCover-> CartScreen at b if BETA
      HomeScreen -fullScreenCover-> FeedScreen at b if !BETA
      HomeScreen -push-> FeedScreen at c if BETA
      """)
  }

  @Test func twoBranchesOfAPropertyWereOneContent() {
    expectMap(
      home: """
        var body: some View { NavigationLink("Item", destination: next) }
        @ViewBuilder var next: some View {
          #if BETA
          ItemScreen()
          #else
          HelpScreen()
          #endif
        }
        """,
      """
      HomeScreen -push-> ItemScreen "Item" if BETA
      HomeScreen -push-> HelpScreen "Item" if !BETA
      """)
  }

  @Test func rootsOfAllPlatformsWereLost() {
    let source = """
      @main struct DemoApp: App {
        var body: some Scene {
          WindowGroup {
            #if os(macOS)
            DeskScreen()
            #elseif os(visionOS)
            RoomScreen()
            #else
            PhoneScreen()
            #endif
          }
        }
      }
      struct DeskScreen: View { var body: some View { Text("") } }
      struct RoomScreen: View { var body: some View { Text("") } }
      struct PhoneScreen: View { var body: some View { Text("") } }
      """
    expectMap(
      of: source, platform: .all,
      """
      DemoApp -root-> DeskScreen if os(macOS)
      DemoApp -root-> RoomScreen if !os(macOS) && os(visionOS)
      DemoApp -root-> PhoneScreen if !os(macOS) && !os(visionOS)
      """)
    expectMap(of: source, "DemoApp -root-> PhoneScreen if !os(macOS) && !os(visionOS)")
  }

  @Test func theSecondOfTwoVariablesHidTheFirst() {
    expectMap(
      controller: """
        func open() {
          #if BETA
          let next = ItemController()
          #else
          let next = HelpController()
          #endif
          ⟦a⟧present(next, animated: true)
        }
        """,
      """
      HomeController -sheet-> ItemController "open" at a if BETA
      HomeController -sheet-> HelpController "open" at a if !BETA
      """)
  }

  @Test func aReturnUnderAConditionHidWhatFollows() {
    expectMap(
      controller: """
        func open() { present(next(), animated: true) }
        func next() -> UIViewController {
          #if BETA
          return ItemController()
          #endif
          return HelpController()
        }
        """,
      """
      HomeController -sheet-> ItemController if BETA
      HomeController -sheet-> HelpController
      """)
  }

  @Test func branchesThatNeverMeet() {
    expectMap(
      controller: """
        func open() {
          #if BETA
          present(next(), animated: true)
          #endif
        }
        func help() { present(next(), animated: true) }
        func next() -> UIViewController {
          #if BETA
          ItemController()
          #else
          HelpController()
          #endif
        }
        """,
      """
      HomeController -sheet-> ItemController "open" if BETA
      HomeController -sheet-> ItemController "help" if BETA
      HomeController -sheet-> HelpController "help" if !BETA
      """)
  }

  @Test func whatBothBranchesLeadToHasNoCondition() {
    expectMap(
      controller: """
        func open() {
          #if BETA
          turn(1)
          #else
          turn(2)
          #endif
        }
        func turn(_ number: Int) { ⟦a⟧present(ItemController(), animated: true) }
        """, #"HomeController -sheet-> ItemController "open" at a if -"#)
  }

  @Test func aPropertyWasReadInOneBuildOnly() {
    expectMap(
      home: """
        var body: some View {
          #if BETA
          content.padding()
          #else
          NavigationStack { content }
          #endif
        }
        var content: some View {
          VStack {
            ⟦a⟧NavigationLink("Item") { ItemScreen() }
            #if BETA
            NavigationLink("Help") { HelpScreen() }
            #else
            NavigationLink("Cart") { CartScreen() }
            #endif
          }
        }
        """,
      """
      HomeScreen -push-> ItemScreen "Item" at a if -
      HomeScreen -push-> HelpScreen "Help" if BETA
      HomeScreen -push-> CartScreen "Cart" if !BETA
      """)
  }

  @Test func whatOneBuildMakesWasShownInAnother() {
    expectMap(
      controller: """
        func open() {
          #if BETA
          let next = ItemController()
          #else
          let next = HelpController()
          #endif
          #if BETA
          present(next, animated: true)
          #endif
        }
        """, "HomeController -sheet-> ItemController if BETA")
  }

  @Test func theSecondBodyWasNotRead() {
    expectMap(
      home: """
        #if BETA
        var body: some View { NavigationStack { ⟦a⟧NavigationLink("Item") { ItemScreen() } } }
        #else
        var body: some View { NavigationStack { ⟦b⟧NavigationLink("Help") { HelpScreen() } } }
        #endif
        """,
      """
      HomeScreen -push-> ItemScreen "Item" at a if BETA
      HomeScreen -push-> HelpScreen "Help" at b if !BETA
      """)
  }

  @Test func theBodyOfTheSecondSceneWasNotRead() {
    expectMap(
      of: """
        @main struct DemoApp: App {
          #if targetEnvironment(macCatalyst)
          var body: some Scene { WindowGroup { DeskScreen() } }
          #else
          var body: some Scene { WindowGroup { PhoneScreen() } }
          #endif
        }
        struct DeskScreen: View { var body: some View { Text("") } }
        struct PhoneScreen: View { var body: some View { Text("") } }
        """, platform: .all,
      """
      DemoApp -root-> DeskScreen if targetEnvironment(macCatalyst)
      DemoApp -root-> PhoneScreen if !targetEnvironment(macCatalyst)
      """)
  }

  @Test func theSecondOfTwoDeclarationsWasNotRead() {
    let members = """
      #if BETA
      func next() -> UIViewController { ItemController() }
      var last: UIViewController { CartController() }
      #else
      func next() -> UIViewController { HelpController() }
      var last: UIViewController { FeedController() }
      #endif
      """
    let opening = """
      func open() {
        ⟦a⟧present(next(), animated: true)
        ⟦b⟧present(last, animated: true)
      }
      """
    let expected = """
      HomeController -sheet-> ItemController at a if BETA
      HomeController -sheet-> HelpController at a if !BETA
      HomeController -sheet-> CartController at b if BETA
      HomeController -sheet-> FeedController at b if !BETA
      """
    expectMap(controller: opening + "\n" + members, expected)
    expectMap(controller: opening, rest: members, expected)
  }

  @Test func theSecondOfTwoStoredPropertiesHidTheFirst() {
    expectMap(
      controller: """
        #if BETA
        private let next = ItemController()
        #else
        private let next = HelpController()
        #endif
        func open() { ⟦a⟧present(next, animated: true) }
        """,
      """
      HomeController -sheet-> ItemController at a if BETA
      HomeController -sheet-> HelpController at a if !BETA
      """)
  }

  @Test func aViewWithOnePartInBothBranchesWasAChoice() {
    expectMap(
      home: """
        var body: some View {
          NavigationSplitView { Text("") } detail: { Page(number: .one) }
        }
        """,
      rest: """
        enum Number { case one, two }
        struct Page: View {
          let number: Number
          var body: some View {
            #if BETA
            PageContent(number: number).padding()
            #else
            PageContent(number: number)
            #endif
          }
        }
        struct PageContent: View {
          let number: Number
          var body: some View { Text("").⟦a⟧sheet(isPresented: .constant(true)) { HelpScreen() } }
        }
        """,
      """
      HomeScreen -detail-> Page
      Page -sheet-> HelpScreen
      """)
  }
}
