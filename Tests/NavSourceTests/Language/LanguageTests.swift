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
      swift.other-version
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
}
