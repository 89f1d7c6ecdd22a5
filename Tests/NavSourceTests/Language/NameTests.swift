import NavGraph
import NavSource
import Testing

/// How the types that screens are made of are named.
@Suite struct NameTests {
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

  @Test func namesInBackticksDidNotMatch() {
    expectMap(
      home: """
        @State private var `in` = false
        var body: some View {
          ⟦a⟧NavigationLink("Item", destination: `ItemScreen`())
          ⟦b⟧NavigationLink("Own", destination: OwnScreen(in: 1))
          ⟦c⟧NavigationLink("Switch", destination: screen(.default))
          ⟦d⟧NavigationLink("Repeat", destination: screen(Route.repeat(at: 1)))
          Button("Show") { show() }.⟦e⟧sheet(isPresented: $in) { FeedScreen() }
        }
        func `show`() { self.in = true }
        func screen(_ `route`: Route) -> some View {
          switch route {
          case .default: HelpScreen()
          case .repeat: CartScreen()
          }
        }
        """,
      rest: """
        enum Route { case `default`, `repeat`(`at`: Int) }
        struct `OwnScreen`: View {
          let `in`: Int
          init(`in` value: Int) { `in` = value }
          var `body`: some View { ⟦f⟧NavigationLink("Next", destination: `Next`()) }
        }
        typealias `Next` = HelpScreen
        """,
      """
      HomeScreen -push-> ItemScreen "Item" at a
      HomeScreen -push-> OwnScreen "Own" at b
      HomeScreen -push-> HelpScreen "Switch" at c
      HomeScreen -push-> CartScreen "Repeat" at d
      HomeScreen -sheet-> FeedScreen "Show" at e
      OwnScreen -push-> HelpScreen "Next" at f
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

  /// Cross-platform code names the controllers of each system after the other's.
  @Test(arguments: ["ios", "macos", "all"])
  func aliasesInACircleEnd(platform: String) throws {
    expectMap(
      of: """
        #if os(macOS)
        typealias UIViewController = NSViewController
        #else
        typealias NSViewController = UIViewController
        #endif
        typealias One = Two
        typealias Two = One
        enum Odd { typealias Odd = Odd.Odd }
        final class ListController: UIViewController {
          var one: One?
          var odd: Odd.Odd?
          func open() { present(ItemController(), animated: true) }
        }
        final class ItemController: NSViewController {}
        """, platform: try #require(ImportOptions.Platform(rawValue: platform)),
      #"ListController -sheet-> ItemController "open""#)
  }

  @Test(arguments: [(ImportOptions.Platform.ios, "PhoneScreen"), (.macos, "DeskScreen")])
  func aliasesFollowTheirConditions(platform: ImportOptions.Platform, screen: String) {
    expectMap(
      of: """
        #if os(iOS)
        typealias Root = PhoneScreen
        #else
        typealias Root = DeskScreen
        #endif
        @main struct DemoApp: App { var body: some Scene { WindowGroup { Root() } } }
        struct PhoneScreen: View { var body: some View { Text("") } }
        struct DeskScreen: View { var body: some View { Text("") } }
        """, platform: platform, "DemoApp -root-> \(screen)")
  }

  @Test func privateAliasesHoldInTheirFile() {
    expectMap(
      of: [
        "One.swift": """
        private typealias Next = ItemScreen
        @main struct DemoApp: App { var body: some Scene { WindowGroup { OneScreen() } } }
        struct OneScreen: View { var body: some View { NavigationLink("a") { Next() } } }
        struct ItemScreen: View { var body: some View { NavigationLink("b") { TwoScreen() } } }
        """,
        "Two.swift": """
        private typealias Next = HelpScreen
        struct TwoScreen: View { var body: some View { NavigationLink("c") { Next() } } }
        struct HelpScreen: View { var body: some View { Text("") } }
        """,
      ],
      """
      DemoApp -root-> OneScreen
      OneScreen -push-> ItemScreen "a"
      ItemScreen -push-> TwoScreen "b"
      TwoScreen -push-> HelpScreen "c"
      """)
  }

  @Test func aliasesOfTheFrameworksControllers() {
    expectMap(
      of: """
        typealias Base = UIViewController
        final class ListController: Base {
          func open() { ⟦a⟧present(ItemController(), animated: true) }
        }
        final class ItemController: Base {}
        """, #"ListController -sheet-> ItemController "open" at a"#)
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

  @Test func selfMakesAnObjectOfTheTypeAround() {
    expectMap(
      home: "var body: some View { ⟦a⟧NavigationLink(\"Book\") { BookScreen.make() } }",
      rest: """
        struct BookScreen: View {
          static func make() -> Self { Self(number: 1) }
          var number: Int
          var body: some View { ⟦b⟧NavigationLink("Item") { ItemScreen() } }
        }
        """,
      """
      HomeScreen -push-> BookScreen "Book" at a
      BookScreen -push-> ItemScreen "Item" at b
      """)
  }

  @Test func membersInExtensionsOfOtherFiles() {
    expectMap(
      home: "var body: some View { links }",
      rest:
        "extension HomeScreen { var links: some View { ⟦a⟧NavigationLink(\"Item\") { ItemScreen() } } }",
      #"HomeScreen -push-> ItemScreen "Item" at a"#)
  }

  @Test func viewsByAnotherProtocol() {
    expectMap(
      home: "var body: some View { ⟦l⟧NavigationLink(\"Page\") { PageScreen() } }",
      rest: """
        import SwiftUI
        struct PageScreen: ConnectedView {
          struct Props { let title: String }
          func map(state: Int, dispatch: @escaping (Any) -> Void) -> Props { Props(title: "Page") }
          func body(props: Props) -> some View { ⟦h⟧NavigationLink("Help") { HelpScreen() } }
        }
        """,
      """
      HomeScreen -push-> PageScreen "Page" at l
      PageScreen -push-> HelpScreen "Help" at h
      """)
  }
}
