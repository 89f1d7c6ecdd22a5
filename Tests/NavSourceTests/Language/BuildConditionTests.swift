import NavGraph
import NavSource
import Testing

/// What stands in `#if` around declarations has its condition, as in bodies.
@Suite struct BuildConditionTests {
  @Test func aTypeUnderIfLeftNoCondition() {
    expectMap(
      of: """
        #if os(iOS)
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
        struct HomeScreen: View {
          @State var isShown = false
          var body: some View {
            link
            Button("Help") { isShown = true }.⟦b⟧sheet(isPresented: $isShown) { HelpScreen() }
          }
          var link: some View { ⟦a⟧NavigationLink("Item", destination: ItemScreen()) }
        }
        #endif
        struct ItemScreen: View { var body: some View { Text("") } }
        struct HelpScreen: View { var body: some View { Text("") } }
        """,
      """
      DemoApp -root-> HomeScreen if os(iOS)
      HomeScreen -push-> ItemScreen at a if os(iOS)
      HomeScreen -sheet-> HelpScreen at b if os(iOS)
      """)
  }

  @Test(arguments: [
    ("func open() { ⟦a⟧present(ItemController(), animated: true) }", "DEBUG"),
    ("var open: Int { ⟦a⟧present(ItemController(), animated: true); return 1 }", "DEBUG"),
    ("init() { ⟦a⟧present(ItemController(), animated: true) }", "DEBUG"),
    ("var on = false { didSet { ⟦a⟧present(ItemController(), animated: true) } }", "DEBUG"),
  ])
  func membersUnderIfLeftNoCondition(member: String, condition: String) {
    expectMap(
      controller: "#if \(condition)\n\(member)\n#endif",
      "HomeController -sheet-> ItemController at a if \(condition)")
    expectMap(
      controller: "", rest: "#if \(condition)\nextension HomeController { \(member) }\n#endif",
      "HomeController -sheet-> ItemController at a if \(condition)")
  }

  @Test func functionsOutsideOfTypes() {
    expectMap(
      controller: "override func viewDidLoad() { help(self) }",
      rest: """
        #if canImport(UIKit)
        func help(_ controller: UIViewController) {
          controller.⟦a⟧present(HelpController(), animated: true)
        }
        #endif
        """, "HomeController -sheet-> HelpController at a if canImport(UIKit)")
  }

  @Test func elseBranchesAreNegated() {
    expectMap(
      controller: "",
      rest: """
        #if DEBUG
        extension HomeController { func a() { present(ItemController(), animated: true) } }
        #elseif BETA
        extension HomeController { func b() { present(HelpController(), animated: true) } }
        #else
        extension HomeController { func c() { present(CartController(), animated: true) } }
        #endif
        """,
      """
      HomeController -sheet-> ItemController if DEBUG
      HomeController -sheet-> HelpController if !DEBUG && BETA
      HomeController -sheet-> CartController if !DEBUG && !BETA
      """)
  }

  @Test func nestedConditionsAddUpOnce() {
    expectMap(
      controller: "",
      rest: """
        #if os(iOS)
        extension HomeController {
          #if DEBUG
          func a() {
            #if os(iOS)
            #if BETA
            present(ItemController(), animated: true)
            #endif
            #endif
          }
          #endif
          func b() { c() }
        }
        #if !BETA
        extension HomeController { func c() { present(HelpController(), animated: true) } }
        #endif
        #endif
        """,
      """
      HomeController -sheet-> ItemController if os(iOS) && DEBUG && BETA
      HomeController -sheet-> HelpController if os(iOS) && !BETA
      """)
  }

  @Test func typesInTypes() {
    let source = """
      #if os(iOS)
      enum Phone {
        #if DEBUG
        final class Home: UIViewController {
          func open() { present(ItemController(), animated: true) }
        }
        #endif
      }
      #else
      enum Other {
        final class Home: UIViewController {
          func open() { present(ItemController(), animated: true) }
        }
      }
      #endif
      class ItemController: UIViewController {}
      """
    expectMap(of: source, "Phone.Home -sheet-> ItemController if os(iOS) && DEBUG")
    expectMap(of: source, platform: .tvos, "Other.Home -sheet-> ItemController if !os(iOS)")
  }

  @Test func containersAndWhatTheyHold() {
    expectMap(
      home: """
        #if os(iOS)
        var body: some View {
          TabView {
            FeedScreen()
            #if DEBUG
            HelpScreen()
            #endif
          }
        }
        #endif
        """,
      """
      HomeScreen -tab-> FeedScreen if os(iOS)
      HomeScreen -tab-> HelpScreen if os(iOS) && DEBUG
      """)
  }

  /// A closure that other code calls keeps the condition of the code in which it is written.
  @Test func closuresThatAreCalledElsewhere() {
    expectMap(
      controller: "var onTap: (() -> Void)?\nfunc tapped() { onTap?() }",
      rest: """
        #if DEBUG
        extension HomeController {
          func setUp() { onTap = { self.⟦a⟧present(ItemController(), animated: true) } }
        }
        #endif
        """, "HomeController -sheet-> ItemController at a if DEBUG")
  }
}
