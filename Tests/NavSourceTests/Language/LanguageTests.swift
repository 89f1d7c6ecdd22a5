import NavGraph
import Testing

/// Parts of the language that lie between a navigation call and its screen.
@Suite struct LanguageTests {
  // MARK: Build conditions

  private static let byPlatform = """
    var body: some View {
      #if os(iOS)
      ⟦a⟧NavigationLink("Item", destination: ItemScreen())
      #elseif os(macOS)
      ⟦b⟧NavigationLink("Help", destination: HelpScreen())
      #else
      ⟦c⟧NavigationLink("Cart", destination: CartScreen())
      #endif
    }
    """

  @Test(arguments: [
    (ImportOptions.Platform.ios, #"HomeScreen -push-> ItemScreen "Item" at a if os(iOS)"#),
    (.macos, #"HomeScreen -push-> HelpScreen "Help" at b if !os(iOS) && os(macOS)"#),
    (.watchos, #"HomeScreen -push-> CartScreen "Cart" at c if !os(iOS) && !os(macOS)"#),
  ])
  func branchesOfAPlatform(platform: ImportOptions.Platform, expected: String) {
    expectMap(home: Self.byPlatform, platform: platform, expected)
  }

  @Test func branchesOfAllPlatforms() {
    expectMap(
      home: Self.byPlatform, platform: .all,
      """
      HomeScreen -push-> ItemScreen "Item" at a if os(iOS)
      HomeScreen -push-> HelpScreen "Help" at b if !os(iOS) && os(macOS)
      HomeScreen -push-> CartScreen "Cart" at c if !os(iOS) && !os(macOS)
      """)
  }

  @Test func ownFlagsAndTheirElseBothCount() {
    expectMap(
      home: """
        var body: some View {
          #if DEBUG
          NavigationLink("Item", destination: ItemScreen())
          #else
          NavigationLink("Help", destination: HelpScreen())
          #endif
        }
        """,
      """
      HomeScreen -push-> ItemScreen if DEBUG
      HomeScreen -push-> HelpScreen if !DEBUG
      """)
  }

  @Test func modifiersUnderConditions() {
    let source = """
      @State var isShown = false
      var body: some View {
        Text("Home")
          #if os(iOS)
          .⟦a⟧sheet(isPresented: $isShown) { ItemScreen() }
          #else
          .⟦b⟧sheet(isPresented: $isShown) { HelpScreen() }
          #endif
          .padding()
          .⟦c⟧fullScreenCover(isPresented: $isShown) { CartScreen() }
      }
      """
    expectMap(
      home: source,
      """
      HomeScreen -sheet-> ItemScreen at a
      HomeScreen -fullScreenCover-> CartScreen at c
      """)
    expectMap(
      home: source, platform: .macos,
      """
      HomeScreen -sheet-> HelpScreen at b
      HomeScreen -fullScreenCover-> CartScreen at c
      """)
    expectMap(
      home: source, platform: .all,
      """
      HomeScreen -sheet-> ItemScreen at a
      HomeScreen -sheet-> HelpScreen at b
      HomeScreen -fullScreenCover-> CartScreen at c
      """)
  }

  @Test func declarationsUnderConditions() {
    expectMap(
      of: """
        #if canImport(UIKit)
        class HomeController: UIViewController {
          func open() { ⟦a⟧show(ItemController(), sender: nil) }
        }
        #else
        class HomeController: NSViewController {
          func open() { presentAsSheet(ItemController()) }
        }
        #endif
        class ItemController: UIViewController {}
        """, #"HomeController -push-> ItemController "open" at a"#)
  }

  @Test func newerCompilersText() {
    expectMap(
      home: """
        #if compiler(>=99)
        func later() { let x = ~~~ §§ }
        #endif
        var body: some View { ⟦a⟧NavigationLink("Item", destination: ItemScreen()) }
        """,
      """
      HomeScreen -push-> ItemScreen "Item" at a
      swift.syntax
      """)
  }

  // MARK: What does not count

  @Test func previewsAndTestsAreDropped() {
    expectMap(
      home: "var body: some View { ⟦a⟧NavigationLink(\"Item\", destination: ItemScreen()) }",
      rest: """
        #Preview { NavigationStack { CartScreen() }.sheet(isPresented: .constant(true)) { HelpScreen() } }
        #Preview("Dark") { HomeScreen().fullScreenCover(isPresented: .constant(true)) { CartScreen() } }
        struct HomeScreen_Previews: PreviewProvider {
          static var previews: some View { HomeScreen().sheet(isPresented: .constant(true)) { HelpScreen() } }
        }
        struct Catalog: PreviewProvider {
          struct Frame: View { var body: some View { NavigationLink("x", destination: CartScreen()) } }
          static var previews: some View { Frame() }
        }
        final class HomeTests: XCTestCase {
          func testPush() { UINavigationController().pushViewController(HelpController(), animated: false) }
        }
        """, #"HomeScreen -push-> ItemScreen "Item" at a"#)
  }

  @Test func swiftTestingCodeIsDropped() {
    expectMap(
      home: "var body: some View { Text(\"\") }",
      rest: """
        import Testing
        @Suite struct HomeSpecs {
          @Test func push() {
            HomeController().present(HelpController(), animated: true)
          }
        }
        class HomeController: UIViewController {}
        """, "")
  }

  @Test func commentsAndStringsAreNoCode() {
    expectMap(
      home: """
        // NavigationLink("Item", destination: ItemScreen())
        /* .sheet(isPresented: $x) { HelpScreen() } */
        let text = "NavigationLink(destination: CartScreen())"
        var body: some View { Text(text) }
        """, "")
  }

  @Test func aScreenThatNothingLeadsToIsLeftOutAndNamed() {
    expectMap(
      home: "var body: some View { Text(\"\") }",
      rest:
        "⟦a⟧struct Dead: View { var body: some View { NavigationLink(\"x\", destination: ItemScreen()) } }",
      "swift.unreached at a")
  }

  // MARK: Names

  @Test func nestedTypes() {
    expectMap(
      home: "var body: some View { ⟦a⟧NavigationLink(\"Open\", destination: Feature.Main()) }",
      rest: """
        enum Feature {}
        extension Feature {
          struct Main: View {
            var body: some View { ⟦b⟧NavigationLink("More", destination: Detail()) }
            struct Detail: View { var body: some View { Text("") } }
          }
        }
        """,
      """
      HomeScreen -push-> Feature.Main "Open" at a
      Feature.Main -push-> Feature.Main.Detail "More" at b
      """)
  }

  @Test func privateTwins() {
    func file(_ name: String) -> String {
      """
      struct \(name)Screen: View { var body: some View { NavigationLink("Open", destination: Detail()) } }
      private struct Detail: View { var body: some View { Text("") } }
      """
    }
    expectMap(
      of: [
        "App.swift": """
        @main struct DemoApp: App {
          var body: some Scene { WindowGroup { TabView { OneScreen(); TwoScreen() } } }
        }
        """,
        "One.swift": file("One"), "Two.swift": file("Two"),
      ],
      """
      DemoApp -tab-> OneScreen
      DemoApp -tab-> TwoScreen
      OneScreen -push-> Detail@One "Open"
      TwoScreen -push-> Detail@Two "Open"
      """)
  }

  @Test func aliases() {
    expectMap(
      home: """
        typealias Next = ItemScreen
        var body: some View {
          ⟦a⟧NavigationLink("Item", destination: Next())
          ⟦b⟧NavigationLink("Help", destination: Aid())
        }
        """, rest: "typealias Aid = HelpScreen",
      """
      HomeScreen -push-> ItemScreen at a
      HomeScreen -push-> HelpScreen at b
      """)
  }

  @Test func genericScreens() {
    expectMap(
      home: "var body: some View { ⟦a⟧NavigationLink(\"Open\", destination: Box<Int>(value: 3)) }",
      rest: """
        struct Box<Value>: View {
          let value: Value
          var body: some View { ⟦b⟧NavigationLink("More", destination: ItemScreen()) }
        }
        """,
      """
      HomeScreen -push-> Box "Open" at a
      Box -push-> ItemScreen "More" at b
      """)
  }

  @Test func transparentFrames() {
    expectMap(
      home: "var body: some View { ⟦a⟧NavigationLink(\"Open\") { Framed { ItemScreen() } } }",
      rest: """
        struct Framed<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { ZStack { Color.blue; content() } }
        }
        """, #"HomeScreen -push-> ItemScreen "Open" at a"#)
  }

  @Test func ownTypesHideThoseOfTheFramework() {
    expectMap(
      home: "var body: some View { ⟦a⟧NavigationLink(\"Open\") { TimelineView() } }",
      rest: "struct TimelineView: View { var body: some View { Text(\"\") } }",
      #"HomeScreen -push-> TimelineView "Open" at a"#)
  }

  @Test func membersInExtensionsOfOtherFiles() {
    expectMap(
      home: "var body: some View { links }",
      rest:
        "extension HomeScreen { var links: some View { ⟦a⟧NavigationLink(\"Item\") { ItemScreen() } } }",
      #"HomeScreen -push-> ItemScreen "Item" at a"#)
  }

  // MARK: Closures

  @Test func aClosureStoredByARow() {
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          Row(title: "x") { isShown = true }
            .⟦a⟧sheet(isPresented: $isShown) { ItemScreen() }
        }
        """,
      rest: """
        struct Row: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(title, action: action) }
        }
        """, "HomeScreen -sheet-> ItemScreen at a")
  }

  @Test func aClosurePropertySetByAnotherObject() {
    expectMap(
      of: """
        final class ListController: UIViewController {
          var onSelect: ((Int) -> Void)?
          func select() { onSelect?(3) }
        }
        final class ItemController: UIViewController {}
        final class Flow {
          let stack = UINavigationController()
          func start() {
            let list = ListController()
            list.onSelect = { [weak self] _ in self?.showItem() }
            stack.setViewControllers([list], animated: false)
          }
          private func showItem() { stack.⟦a⟧pushViewController(ItemController(), animated: true) }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let flow = Flow()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            window?.rootViewController = flow.stack
            flow.start()
          }
        }
        """,
      """
      entry ListController
      SceneDelegate -root-> ListController
      ListController -push-> ItemController at a via Flow resolved
      """)
  }

  @Test func aDelegate() {
    expectMap(
      of: """
        protocol ListDelegate: AnyObject { func didSelect(_ id: Int) }
        final class ListController: UIViewController {
          weak var delegate: ListDelegate?
          func tap() { delegate?.didSelect(3) }
        }
        final class ItemController: UIViewController {}
        final class HomeController: UIViewController, ListDelegate {
          func open() {
            let list = ListController()
            list.delegate = self
            ⟦a⟧present(list, animated: true)
          }
          func didSelect(_ id: Int) { ⟦b⟧show(ItemController(), sender: nil) }
        }
        """,
      """
      HomeController -sheet-> ListController at a
      HomeController -push-> ItemController at b
      """)
  }
}
