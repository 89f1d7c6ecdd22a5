import Testing

/// Controllers and representables that only show what they are given.
@Suite struct FrameTests {
  @Test func aLibrarysContainer() {
    expectMap(
      of: """
        import Drawers
        final class SideDrawer: Drawer {}
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window?.⟦a⟧rootViewController = SideDrawer(rootViewController: FeedController())
            return true
          }
        }
        final class FeedController: UIViewController {
          func one() { ⟦b⟧present(SideDrawer(rootViewController: UINavigationController(rootViewController: CartController())), animated: true) }
          func two() { ⟦c⟧present(PaneViewController(contentViewController: HelpController()), animated: true) }
          func three() { ⟦d⟧present(RoundedSheet(rootView: ItemScreen()), animated: true) }
        }
        final class RoundedSheet: PaneViewController {}
        final class CartController: UIViewController {}
        final class HelpController: UIViewController {}
        struct ItemScreen: View { var body: some View { Text("Item") } }
        """,
      """
      entry FeedController
      AppDelegate -root-> FeedController at a
      FeedController -sheet-> CartController "one" at b wraps UINavigationController
      FeedController -sheet-> HelpController "two" at c
      FeedController -sheet-> ItemScreen "three" at d
      """)
  }

  @Test func aGenericController() {
    expectMap(
      controller: """
        func one() { Card.show(HelpScreen(), in: self) }
        func two() { ⟦b⟧present(Card(showing: ItemScreen()), animated: true) }
        func three() { ⟦c⟧present(TallCard { FeedScreen() }, animated: true) }
        """,
      rest: """
        class Card<Content: View>: UIViewController {
          init(showing content: Content) {
            super.init(nibName: nil, bundle: nil)
            place(content)
          }
          private func place(_ content: Content) {
            let host = UIHostingController(rootView: content.ignoresSafeArea())
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          @objc func close() { ⟦d⟧dismiss(animated: true) }
          static func show(_ content: Content, in controller: UIViewController) {
            let card = Card(showing: content)
            controller.⟦a⟧present(card, animated: true)
          }
        }
        final class TallCard<Content: View>: UIViewController {
          init(@ViewBuilder content: () -> Content) {
            super.init(nibName: nil, bundle: nil)
            let host = UIHostingController(rootView: content())
            view.addSubview(host.view)
          }
        }
        """,
      """
      HomeController -sheet-> HelpScreen "one" at a
      HomeController -sheet-> ItemScreen "two" at b
      HomeController -sheet-> FeedScreen "three" at c
      HelpScreen -dismiss-> @presenter at d
      ItemScreen -dismiss-> @presenter at d
      """)
  }

  @Test func aControllerOfAnyContent() {
    expectMap(
      controller: """
        func one() { ⟦a⟧present(Card(rootView: AnyView(HelpScreen())), animated: true) }
        func two() { ⟦b⟧present(Paper(ItemScreen()), animated: true) }
        func three() { ⟦c⟧present(Sheet(contentViewController: CartController()), animated: true) }
        func four() { ⟦d⟧present(Sheet(contentViewController: FeedController()), animated: true) }
        """,
      rest: """
        final class Card: UIViewController {
          private let content: AnyView
          init(rootView: AnyView) {
            content = rootView
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            let host = UIHostingController(rootView: content)
            addChild(host)
            view.addSubview(host.view)
          }
        }
        final class Paper: UIViewController {
          init(_ content: some View) {
            super.init(nibName: nil, bundle: nil)
            addChild(UIHostingController(rootView: content))
          }
        }
        final class Sheet: UIViewController {
          private let content: UIViewController
          init(contentViewController: UIViewController) {
            content = contentViewController
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() { addChild(content) }
          @objc func close() { ⟦e⟧dismiss(animated: true) }
        }
        """,
      """
      HomeController -sheet-> HelpScreen "one" at a
      HomeController -sheet-> ItemScreen "two" at b
      HomeController -sheet-> CartController "three" at c
      HomeController -sheet-> FeedController "four" at d
      CartController -dismiss-> @presenter "close" at e
      FeedController -dismiss-> @presenter "close" at e
      """)
  }

  @Test func aControllerOfSeveralContents() {
    expectMap(
      controller: """
        func one() { ⟦a⟧present(Pair(HelpScreen(), ItemScreen()), animated: true) }
        """,
      rest: """
        final class Pair<First: View, Second: View>: UIViewController {
          init(_ first: First, _ second: Second) {
            super.init(nibName: nil, bundle: nil)
            ⟦b⟧addChild(UIHostingController(rootView: first))
            ⟦c⟧addChild(UIHostingController(rootView: second))
          }
        }
        """,
      """
      HomeController -sheet-> Pair "one" at a
      Pair -embed-> HelpScreen at b
      Pair -embed-> ItemScreen at c
      """)
  }

  @Test func aGenericRepresentable() {
    expectMap(
      of: """
        @main struct DemoApp: App { var body: some Scene { WindowGroup { Hosted { ⟦a⟧FeedScreen() } } } }
        struct Hosted<Content: View>: UIViewControllerRepresentable {
          private let content: Content
          init(@ViewBuilder content: @escaping () -> Content) { self.content = content() }
          func makeUIViewController(context: Context) -> some UIViewController { Host { content } }
          func updateUIViewController(_ controller: some UIViewController, context: Context) {}
        }
        final class Host<Content: View>: UIHostingController<Content> {
          init(@ViewBuilder content: @escaping () -> Content) { super.init(rootView: content()) }
        }
        struct FeedScreen: View {
          @State private var isOn = false
          var body: some View { Button("Help") { isOn = true }.⟦b⟧sheet(isPresented: $isOn) { HelpScreen() } }
        }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """,
      """
      entry FeedScreen
      DemoApp -root-> FeedScreen at a
      FeedScreen -sheet-> HelpScreen "Help" at b
      """)
  }

  @Test func aRepresentableOfAGivenController() {
    expectMap(
      home: """
        @State private var isFirst = false
        @State private var isSecond = false
        @State private var isThird = false
        var body: some View {
          VStack { Button("1") { isFirst = true }; Button("2") { isSecond = true }; Button("3") { isThird = true } }
            .⟦a⟧sheet(isPresented: $isFirst) { Controller(ItemController()) }
            .⟦b⟧sheet(isPresented: $isSecond) { Controller(make()) }
            .⟦c⟧sheet(isPresented: $isThird) { Made { CartController() } }
        }
        private func make() -> UIViewController { UINavigationController(rootViewController: HelpController()) }
        """,
      rest: """
        struct Controller: UIViewControllerRepresentable {
          let content: UIViewController
          init(_ content: UIViewController) { self.content = content }
          func makeUIViewController(context: Context) -> UIViewController {
            content.view.backgroundColor = .clear
            return content
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        struct Made: UIViewControllerRepresentable {
          let make: () -> UIViewController
          func makeUIViewController(context: Context) -> UIViewController { make() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """,
      """
      HomeScreen -sheet-> ItemController "1" at a
      HomeScreen -sheet-> HelpController "2" at b
      HomeScreen -sheet-> CartController "3" at c
      """)
  }

  @Test func aRepresentableThatMakesItsControllerIsAScreen() {
    expectMap(
      home: """
        @State private var isOn = false
        var body: some View { Button("1") { isOn = true }.⟦a⟧sheet(isPresented: $isOn) { Page(onDone: {}) } }
        """,
      rest: """
        struct Page: UIViewControllerRepresentable {
          let onDone: () -> Void
          func makeUIViewController(context: Context) -> UIViewController { ⟦b⟧ItemController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """,
      """
      HomeScreen -sheet-> Page "1" at a
      Page -embed-> ItemController at b
      """)
  }

  @Test func anInitialiserForALibrarysContainer() {
    expectMap(
      controller: """
        @objc func open() { ⟦a⟧present(CardHost(rootView: ItemScreen(), isWide: true), animated: true) }
        """,
      rest: """
        import SwiftUI
        extension CardHostingController {
          convenience init<Content: View>(rootView: Content, isWide: Bool) {
            self.init(content: rootView.padding(), width: isWide ? 1 : 0)
          }
        }
        typealias CardHost = CardHostingController
        """,
      #"HomeController -sheet-> ItemScreen "open" at a"#)
  }
}
