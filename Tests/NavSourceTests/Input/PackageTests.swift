import Testing

/// Source without an app: a package of screens, a snippet.
@Suite struct PackageTests {
  /// Nothing shows the first screen, so that its ways were left out and the map began behind it.
  @Test func aPackageHadNoBeginning() {
    expectMap(
      of: """
        import SwiftUI
        public struct SettingsScreen: View {
          public init() {}
          public var body: some View {
            NavigationStack { Form { AccountRow() }.navigationTitle("Settings") }
          }
        }
        struct AccountRow: View {
          var body: some View { NavigationLink("Account") { AccountScreen() } }
        }
        struct AccountScreen: View {
          @State private var isLeaving = false
          var body: some View {
            Button("Delete") { isLeaving = true }.sheet(isPresented: $isLeaving) { DeleteScreen() }
          }
        }
        struct DeleteScreen: View { var body: some View { Text("Delete") } }
        """,
      """
      entry SettingsScreen
      SettingsScreen -push-> AccountScreen "Account" via AccountRow
      AccountScreen -sheet-> DeleteScreen "Delete"
      screen SettingsScreen stack title "Settings"
      swift.no-app
      """)
  }

  /// The larger part comes first; a bar and a modifier that nothing uses are no screens.
  @Test func severalBeginnings() {
    expectMap(
      of: """
        import SwiftUI
        struct AboutScreen: View {
          var body: some View { NavigationLink("Help") { HelpScreen() } }
        }
        struct ShopScreen: View {
          @StateObject private var model = ShopModel()
          var body: some View {
            Button("Cart") { model.open() }.sheet(isPresented: $model.hasCart) { CartScreen() }
          }
        }
        final class ShopModel: ObservableObject {
          @Published var hasCart = false
          func open() { hasCart = true }
        }
        struct CartScreen: View { var body: some View { NavigationLink("Pay") { PayScreen() } } }
        struct PayScreen: View { var body: some View { Text("Pay") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        ⟦b⟧struct Bar: ToolbarContent {
          var body: some ToolbarContent { ToolbarItem { NavigationLink("Help") { HelpScreen() } } }
        }
        struct Shop_Previews: PreviewProvider {
          static var previews: some View { NavigationLink("Help") { HelpScreen() } }
        }
        """,
      """
      entry ShopScreen AboutScreen
      AboutScreen -push-> HelpScreen "Help"
      ShopScreen -sheet-> CartScreen "Cart"
      CartScreen -push-> PayScreen "Pay"
      swift.no-app
      swift.unreached at b
      """)
  }

  @Test func tabsOfASnippet() {
    expectMap(
      of: """
        import SwiftUI
        struct MainTabs: View {
          var body: some View {
            TabView { FeedScreen().tabItem { Text("Feed") }; CartScreen().tabItem { Text("Cart") } }
          }
        }
        struct FeedScreen: View { var body: some View { Text("Feed") } }
        struct CartScreen: View { var body: some View { Text("Cart") } }
        """,
      """
      entry MainTabs
      MainTabs -tab-> FeedScreen "Feed"
      MainTabs -tab-> CartScreen "Cart"
      swift.no-app
      """)
  }

  /// In an app, what nothing shows is dead.
  @Test func anAppHasABeginning() {
    expectMap(
      of: """
        import SwiftUI
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
        struct HomeScreen: View { var body: some View { Text("Home") } }
        ⟦a⟧struct OldScreen: View { var body: some View { NavigationLink("Home") { HomeScreen() } } }
        """,
      """
      entry HomeScreen
      DemoApp -root-> HomeScreen
      swift.unreached at a
      """)
  }

  /// What a delegate of the Mac shows is not known, but a note about dead views is no beginning.
  @Test func anAppOfTheMacIsOne() {
    expectMap(
      of: """
        import AppKit
        import SwiftUI
        @main final class Main: NSObject, NSApplicationDelegate {}
        ⟦a⟧struct OldScreen: View { var body: some View { NavigationLink("Help") { HelpScreen() } } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """, "swift.unreached at a")
  }
}
