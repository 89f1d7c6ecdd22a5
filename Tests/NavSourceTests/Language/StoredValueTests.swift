import Testing

/// What objects keep in their properties.
@Suite struct StoredValueTests {
  @Test func aChoiceMadeInABranchLeavesTheFirstOneOpen() {
    expectMap(
      home: """
        @StateObject private var state = StartState()
        var body: some View {
          switch state.page {
          case .welcome: ⟦c⟧Welcome()
          case .feed(let name): ⟦d⟧Feed(name: name)
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
      HomeScreen -embed-> Welcome at c
      HomeScreen -embed-> Feed at d
      Welcome -sheet-> HelpScreen at a
      Feed -sheet-> ItemScreen at b
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

  @Test func whatAFrameIsGivenIsShownByTheGiverOnly() {
    expectMap(
      home: """
        @State private var isAsking = false
        var body: some View {
          NavigationLink("More") { ⟦m⟧HelpFrame() }
          Bar { Button("Clear") { isAsking = true }.⟦a⟧sheet(isPresented: $isAsking) { ItemScreen() } }
        }
        """,
      rest: """
        struct Bar<Content: View>: View {
          private let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { HStack { content } }
        }
        struct HelpFrame: View { var body: some View { Bar { Text("Help") } } }
        """,
      """
      HomeScreen -push-> HelpFrame "More"
      HomeScreen -sheet-> ItemScreen "Clear" at a
      """)
  }

  @Test func tabsFromAListOfValues() {
    expectMap(
      home: """
        let pages: [Page] = [.feed, .cart]
        @State private var page = "feed"
        var body: some View {
          TabView(selection: $page) {
            ForEach(pages) { page in page.content.tabItem { Text(page.title) }.tag(page.id) }
          }
        }
        """,
      rest: """
        struct Page: Identifiable {
          let id: String
          let title: String
          let content: AnyView
          init(id: String, title: String, @ViewBuilder content: () -> some View) {
            self.id = id
            self.title = title
            self.content = AnyView(content())
          }
          static var feed: Page { Page(id: "feed", title: "Feed") { FeedScreen() } }
          static var cart: Page { Page(id: "cart", title: "Cart") { CartScreen() } }
        }
        """,
      """
      tabs HomeScreen "Feed" FeedScreen, "Cart" CartScreen
      HomeScreen -tab-> FeedScreen "Feed"
      HomeScreen -tab-> CartScreen "Cart"
      """)
  }

  @Test func aModelBelongsToTheScreenThatKeepsItsType() {
    expectMap(
      of: """
        protocol FlowModel: AnyObject { func didAppear() }
        final class FlowHost<Content: View>: UIHostingController<Content> {
          var model: FlowModel?
          override func viewDidAppear(_ animated: Bool) { model?.didAppear() }
        }
        final class PayModel: FlowModel {
          weak var parent: UIViewController?
          func didAppear() {}
          @objc func paid() { parent?.⟦a⟧present(UIHostingController(rootView: ThanksView()), animated: true) }
          static func make(in parent: UIViewController) -> UIViewController {
            let model = PayModel()
            model.parent = parent
            let host = FlowHost(rootView: PayView(model: model))
            host.model = model
            return host
          }
        }
        final class HelpModel: FlowModel {
          func didAppear() {}
          static func make() -> UIViewController {
            let host = FlowHost(rootView: HelpView())
            host.model = HelpModel()
            return host
          }
        }
        final class HomeController: UIViewController {
          @objc func pay() { ⟦b⟧present(PayModel.make(in: self), animated: true) }
          @objc func help() { ⟦c⟧present(HelpModel.make(), animated: true) }
        }
        struct PayView: View { let model: PayModel; var body: some View { Text("Pay") } }
        struct HelpView: View { var body: some View { Text("Help") } }
        struct ThanksView: View { var body: some View { Text("Thanks") } }
        """,
      """
      HomeController -sheet-> PayView "pay" at b
      HomeController -sheet-> HelpView "help" at c
      PayView -sheet-> ThanksView at a
      """)
  }

  @Test func whoeverKeepsTheDelegateOfTheAppDoesNotActForIt() {
    expectMap(
      of: """
        final class Coordinator {
          private weak var delegate: SceneDelegate?
          private weak var window: UIWindow?
          init(delegate: SceneDelegate, window: UIWindow?) {
            self.delegate = delegate
            self.window = window
          }
          func start() { window?.rootViewController = HomeController(coordinator: self) }
          func find() { window?.rootViewController?.⟦a⟧present(SearchController(), animated: true) }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          var coordinator: Coordinator?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            coordinator = Coordinator(delegate: self, window: window)
            coordinator?.start()
          }
          func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            coordinator?.find()
          }
        }
        final class HomeController: UIViewController {
          let coordinator: Coordinator
          init(coordinator: Coordinator) {
            self.coordinator = coordinator
            super.init(nibName: nil, bundle: nil)
          }
        }
        final class SearchController: UIViewController {}
        """,
      """
      entry HomeController
      SceneDelegate -root-> HomeController
      @anywhere -sheet-> SearchController at a
      """)
  }

  @Test func aPropertyNamedLikeAParameterOfTheInitialiser() {
    expectMap(
      of: """
        final class PickController: UIViewController {}
        final class PickFlow {
          private let parent: UIViewController
          lazy var page = PickController()
          init(page: UIViewController) { parent = page }
          func start() { parent.⟦a⟧present(page, animated: true) }
        }
        final class ListController: UIViewController {
          @objc func pick() { PickFlow(page: self).start() }
        }
        """, "ListController -sheet-> PickController \"pick\" at a via PickFlow")
  }

  @Test func aModifierNamedLikeAProperty() {
    expectMap(
      home: """
        var body: some View { NavigationLink("Page") { PageScreen(id: 1).⟦a⟧id(1) } }
        """,
      rest: "struct PageScreen: View { let id: Int; var body: some View { Text(\"Page\") } }",
      "HomeScreen -push-> PageScreen \"Page\"")
  }

  @Test func anOverloadOfTheFrameworksMethod() {
    expectMap(
      of: """
        final class Router {
          let stack: UINavigationController
          init() { stack = UINavigationController(rootViewController: CartController()) }
        }
        extension UIViewController {
          func present(_ router: Router, animated: Bool) { ⟦b⟧present(router.stack, animated: animated) }
        }
        final class CartController: UIViewController {}
        final class HelpController: UIViewController {}
        final class HomeController: UIViewController {
          @objc func cart() { present(Router(), animated: true) }
          @objc func help() { ⟦a⟧present(HelpController(), animated: true) }
        }
        """,
      """
      HomeController -sheet-> CartController "cart" at b
      HomeController -sheet-> HelpController "help" at a
      """)
  }

  @Test func aSheetOfAnObject() {
    expectMap(
      home: """
        @State private var flow: ItemFlow?
        var body: some View {
          Button("Item") { flow = ItemFlow() }.⟦a⟧sheet(item: $flow) { flow in flow.page() }
        }
        """,
      rest: """
        final class ItemFlow: Identifiable {
          func page() -> AnyView { AnyView(ItemScreen()) }
        }
        """, "HomeScreen -sheet-> ItemScreen at a")
  }

  /// A variable that nothing sets was taken for any value, or for none.
  @Test(arguments: ["var start = Stop.feed", "var start: Stop = .feed", "let start = Stop.feed"])
  func aRouteThatAPropertyBeginsWith(declaration: String) {
    expectMap(
      of: """
        enum Stop {
          case feed, help
          func page() -> UIViewController {
            switch self {
            case .feed: return FeedController()
            case .help: return HelpController()
            }
          }
        }
        final class Pages {
          static let shared = Pages()
          \(declaration)
          func root() -> UIViewController { start.page() }
        }
        final class FeedController: UIViewController {}
        final class HelpController: UIViewController {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            window?.rootViewController = Pages.shared.root()
          }
        }
        """,
      """
      entry FeedController
      SceneDelegate -root-> FeedController
      """)
  }
}
