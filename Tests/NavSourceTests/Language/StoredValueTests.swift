import Testing

/// What objects keep in their properties.
@Suite struct StoredValueTests {
  @Test func aChoiceMadeInABranchLeavesTheFirstOneOpen() {
    expectMap(
      home: """
        @StateObject private var state = StartState()
        var body: some View {
          switch state.page {
          case .welcome: Welcome()
          case .feed(let name): Feed(name: name)
          }
        }
        """,
      rest: """
        final class StartState: ObservableObject {
          enum Page { case welcome, feed(String) }
          @Published private(set) var page: Page
          init() {
            page = .welcome
            restore()
          }
          private func restore() {
            if let name = UserDefaults.standard.string(forKey: "name") { show(name) }
          }
          private func show(_ name: String) { page = .feed(name) }
        }
        struct Welcome: View {
          @State private var isHelp = false
          var body: some View { Text("a").⟦a⟧sheet(isPresented: $isHelp) { HelpScreen() } }
        }
        struct Feed: View {
          let name: String
          @State private var isItem = false
          var body: some View { Text("a").⟦b⟧sheet(isPresented: $isItem) { ItemScreen() } }
        }
        """,
      """
      HomeScreen -sheet-> HelpScreen at a via Welcome resolved
      HomeScreen -sheet-> ItemScreen at b via Feed resolved
      """)
  }

  @Test func aLongListOfDataHidesNothing() {
    let icons = String(repeating: "Icon(Font(Size(1))), ", count: 7000)
    expectMap(
      home: """
        @State private var isShown = false
        var body: some View {
          ForEach(Icon.all) { icon in Text(icon.name) }
          Text("a").⟦a⟧sheet(isPresented: $isShown) { ItemScreen() }
        }
        """,
      rest: "struct Icon { static let all = [\(icons)] }",
      "HomeScreen -sheet-> ItemScreen at a")
  }

  @Test func aTypeOfTheFrameworkThatAdoptsAProtocolOfTheProject() {
    expectMap(
      home: """
        let opener: AddressOpener = UIApplication.shared
        let about = URL(string: "https://example.org")!
        var body: some View { Button("About") { opener.⟦a⟧open(about) } }
        """,
      rest: """
        protocol AddressOpener { func open(_ url: URL) }
        extension UIApplication: AddressOpener {}
        """, "HomeScreen -link-> url:https://example.org \"About\" at a")
  }

  @Test func anyControllerIsNotPutIntoItself() {
    expectMap(
      of: """
        final class PayModel {
          weak var parent: UIViewController?
          func next(_ page: UIViewController) {
            (parent as? UINavigationController)?.setViewControllers([page], animated: true)
          }
        }
        extension UIViewController {
          func go(_ page: UIViewController) { present(page, animated: true) }
        }
        final class ListController: UIViewController {
          func pay() { go(PayController()) }
        }
        final class PayController: UIViewController {}
        """,
      """
      ListController -sheet-> PayController "pay"
      unresolved
      """)
  }
}
