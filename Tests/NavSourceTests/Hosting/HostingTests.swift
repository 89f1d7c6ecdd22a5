import Testing

/// SwiftUI inside UIKit and the other way round.
@Suite struct HostingTests {
  @Test func hostingControllerIsItsView() {
    expectMap(
      controller: """
        func one() { ⟦a⟧show(UIHostingController(rootView: ItemScreen()), sender: nil) }
        func two() {
          let host = UIHostingController(rootView: HelpScreen().environmentObject(store).toolbar { Text("x") })
          host.modalPresentationStyle = .fullScreen
          ⟦b⟧present(host, animated: true)
        }
        func three() {
          let view = AnyView(CartScreen().navigationBarBackButtonHidden())
          let nav = UINavigationController(rootViewController: UIHostingController(rootView: view))
          ⟦c⟧present(nav, animated: true)
        }
        func four() {
          navigationController?.⟦d⟧pushViewController(
            UIHostingController(rootView: NavigationStack { FeedScreen() }), animated: true)
        }
        """,
      """
      HomeController -push-> ItemScreen "one" at a
      HomeController -fullScreenCover-> HelpScreen "two" at b
      HomeController -sheet-> CartScreen "three" at c wraps UINavigationController
      HomeController -push-> FeedScreen "four" at d wraps NavigationStack
      screen ItemScreen hosted swiftui
      screen HomeController native uikit
      """)
  }

  @Test func windowRoot() {
    expectMap(
      of: """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let contentView = FeedScreen().environmentObject(Store())
            window?.⟦a⟧rootViewController = UIHostingController(rootView: contentView)
          }
        }
        struct FeedScreen: View { var body: some View { Text("Feed") } }
        """,
      """
      entry FeedScreen
      SceneDelegate -root-> FeedScreen at a
      screen FeedScreen hosted
      """)
  }

  @Test func subclassWithConcreteView() {
    expectMap(
      controller: """
        func one() { ⟦a⟧show(ItemHost(), sender: nil) }
        func two() { ⟦b⟧show(HelpHost(name: "x"), sender: nil) }
        """,
      rest: """
        final class ItemHost: UIHostingController<ItemScreen> {
          required init?(coder: NSCoder) { super.init(coder: coder, rootView: ItemScreen()) }
        }
        final class HelpHost: UIHostingController<AnyView> {
          init(name: String) { super.init(rootView: AnyView(HelpScreen().padding())) }
        }
        """,
      """
      HomeController -push-> ItemScreen at a
      HomeController -push-> HelpScreen at b
      screen ItemScreen hosted
      screen HelpScreen hosted
      """)
  }

  @Test func genericSubclass() {
    expectMap(
      controller: """
        func one() { ⟦a⟧show(PlainHost(rootView: ItemScreen()), sender: nil) }
        func two() { ⟦b⟧show(PlainHost<HelpScreen>(rootView: HelpScreen()), sender: nil) }
        func three() { ⟦c⟧show(BarHost(title: "x") { CartScreen() }, sender: nil) }
        """,
      rest: """
        class PlainHost<Content: View>: UIHostingController<Content> {}
        class BarHost<Content: View>: UIHostingController<Content> {
          init(title: String, @ViewBuilder content: () -> Content) {
            super.init(rootView: content())
          }
        }
        """,
      """
      HomeController -push-> ItemScreen at a
      HomeController -push-> HelpScreen at b
      HomeController -push-> CartScreen at c
      """)
  }

  @Test func aHostThatActsIsItsView() {
    expectMap(
      of: """
        final class FeedHost: UIHostingController<FeedScreen> {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Item", style: .plain, target: self, action: #selector(open))
          }
          @objc func open() {
            navigationController?.⟦a⟧pushViewController(UIHostingController(rootView: ItemScreen()), animated: true)
          }
        }
        final class RootController: UIViewController {
          func start() { ⟦b⟧show(FeedHost(rootView: FeedScreen()), sender: nil) }
        }
        struct FeedScreen: View { var body: some View { Text("Feed") } }
        struct ItemScreen: View { var body: some View { Text("Item") } }
        """,
      """
      RootController -push-> FeedScreen at b
      FeedScreen -push-> ItemScreen "Item" at a
      """)
  }

  @Test func aControllerThatEmbedsAView() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          let host = UIHostingController(rootView: FeedScreen())
          ⟦a⟧addChild(host)
          view.addSubview(host.view)
        }
        """, "HomeController -embed-> FeedScreen at a")
  }

  @Test func representableScreen() {
    expectMap(
      home: "var body: some View { ⟦a⟧NavigationLink(\"Open\") { ItemPage() } }",
      rest: """
        struct ItemPage: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> ItemController { ⟦b⟧ItemController() }
          func updateUIViewController(_ controller: ItemController, context: Context) {}
        }
        """,
      """
      HomeScreen -push-> ItemPage "Open" at a
      ItemPage -embed-> ItemController at b
      """)
  }

  @Test func representableWithASystemController() {
    expectMap(
      home: """
        @State var isShown = false
        var body: some View { Text("").⟦a⟧sheet(isPresented: $isShown) { MailPage() } }
        """,
      rest: """
        struct MailPage: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> MFMailComposeViewController { MFMailComposeViewController() }
          func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
        }
        """, "HomeScreen -sheet-> MailPage at a")
  }

  @Test func viewsOfUIKitAreNoScreens() {
    expectMap(
      home: "var body: some View { MapBox() }",
      rest: """
        struct MapBox: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """, "")
  }

  @Test func appKit() {
    expectMap(
      of: """
        final class HomeController: NSViewController {
          func one() { ⟦a⟧presentAsSheet(ItemController()) }
          func two() { ⟦b⟧presentAsModalWindow(NSHostingController(rootView: HelpScreen())) }
        }
        final class ItemController: NSViewController {}
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """, platform: .macos,
      """
      HomeController -sheet-> ItemController at a
      HomeController -window-> HelpScreen at b
      """)
  }

  @Test func representableUnderAnAlias() {
    expectMap(
      home: "var body: some View { ⟦l⟧NavigationLink(\"Mail\") { MailScreen() } }",
      rest: """
        import SwiftUI
        private typealias Bridge = UIViewControllerRepresentable
        struct MailScreen: Bridge {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """,
      #"HomeScreen -push-> MailScreen "Mail" at l"#)
  }
}
