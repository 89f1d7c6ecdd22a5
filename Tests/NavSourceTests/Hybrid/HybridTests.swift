import Testing

/// Apps that are half UIKit, half SwiftUI: home-made wrappers, routers and navigation objects.
@Suite struct HybridTests {
  @Test func aModifierThatPushesAHostingController() {
    expectMap(
      of: [
        "Push.swift": """
        extension View {
          func steppingTo<Next: View>(when isOn: Binding<Bool>, @ViewBuilder next: @escaping () -> Next) -> some View {
            modifier(StepModifier(isOn: isOn, next: next))
          }
        }
        struct StepModifier<Next: View>: ViewModifier {
          @Binding var isOn: Bool
          let next: () -> Next
          @EnvironmentObject var stack: StackBox
          func body(content: Content) -> some View {
            content.onChange(of: isOn) { on in
              guard on else { return }
              let host = UIHostingController(rootView: next())
              stack.controller?.⟦p⟧pushViewController(host, animated: true)
            }
          }
        }
        final class StackBox: ObservableObject { weak var controller: UINavigationController? }
        """,
        "Screens.swift": """
        struct ShelfScreen: View {
          @State private var isBookShown = false
          @State private var isHelpShown = false
          var body: some View {
            Button("Book") { isBookShown = true }
              .⟦a⟧steppingTo(when: $isBookShown) { BookScreen() }
              .⟦b⟧steppingTo(when: $isHelpShown) { HelpScreen().navigationBarBackButtonHidden() }
          }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      ],
      """
      entry ShelfScreen
      SceneDelegate -root-> ShelfScreen wraps UINavigationController
      ShelfScreen -push-> BookScreen
      ShelfScreen -push-> HelpScreen
      screen BookScreen hosted
      """)
  }

  @Test func aModifierThatPresentsAHostingController() {
    expectMap(
      of: [
        "Present.swift": """
        extension View {
          func overlaying<Page: View>(_ isOn: Binding<Bool>, isFull: Bool = false, @ViewBuilder page: @escaping () -> Page) -> some View {
            onChange(of: isOn.wrappedValue) { on in
              guard on else { return }
              let host = UIHostingController(rootView: page())
              host.modalPresentationStyle = .fullScreen
              UIApplication.shared.topController?.⟦p⟧present(host, animated: true)
            }
          }
        }
        """,
        "Screens.swift": """
        struct ShelfScreen: View {
          @State private var isShown = false
          var body: some View { Text("Shelf").overlaying($isShown) { BookScreen() } }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      ],
      """
      SceneDelegate -root-> ShelfScreen
      ShelfScreen -fullScreenCover-> BookScreen
      screen BookScreen hosted
      """)
  }

  @Test func aFrameAroundThePresentedScreenIsTransparent() {
    expectMap(
      of: [
        "Present.swift": """
        struct CoverWatch<Inside: View>: View {
          @Binding var isOn: Bool
          let inside: Inside
          var body: some View { inside.onChange(of: isOn) { _ in } }
        }
        extension View {
          func covering<Page: View>(_ isOn: Binding<Bool>, @ViewBuilder page: @escaping () -> Page) -> some View {
            background(
              Color.clear.onChange(of: isOn.wrappedValue) { on in
                let host = UIHostingController(rootView: CoverWatch(isOn: isOn, inside: page()))
                host.modalPresentationStyle = .overFullScreen
                UIApplication.shared.topController?.present(host, animated: true)
              })
          }
        }
        """,
        "Screens.swift": """
        struct ShelfScreen: View {
          @State private var isShown = false
          var body: some View { Text("Shelf").covering($isShown) { BookScreen() } }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      ],
      """
      SceneDelegate -root-> ShelfScreen
      ShelfScreen -fullScreenCover-> BookScreen
      """)
  }

  @Test func aHostThatNoticesTheWayBack() {
    expectMap(
      of: [
        "Host.swift": """
        final class LeaveNoticingHost<Page: View>: UIHostingController<Page> {
          var onLeave: () -> Void = {}
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if isMovingFromParent || isBeingDismissed { onLeave() }
          }
        }
        extension View {
          func steppingTo<Next: View>(_ isOn: Binding<Bool>, @ViewBuilder next: @escaping () -> Next) -> some View {
            onChange(of: isOn.wrappedValue) { on in
              let host = LeaveNoticingHost(rootView: next())
              host.onLeave = { isOn.wrappedValue = false }
              UIApplication.shared.topStack?.pushViewController(host, animated: true)
            }
          }
        }
        """,
        "Screens.swift": """
        struct ShelfScreen: View {
          @State private var isShown = false
          var body: some View { Text("Shelf").steppingTo($isShown) { BookScreen() } }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      ],
      """
      SceneDelegate -root-> ShelfScreen
      ShelfScreen -push-> BookScreen
      """)
  }

  @Test func aHiddenLinkInTheBackground() {
    expectMap(
      home: """
        @State private var isActive = false
        var body: some View {
          Button("Open") { isActive = true }
            .background(
              ⟦a⟧NavigationLink(isActive: $isActive) { ItemScreen() } label: { EmptyView() }.hidden())
        }
        """, "HomeScreen -push-> ItemScreen at a")
  }

  @Test func aHostWithItsOwnBackButton() {
    expectMap(
      controller: """
        @objc func open() {
          ⟦a⟧show(ArrowHost(rootView: ItemScreen().navigationBarBackButtonHidden().toolbar {}), sender: self)
        }
        """,
      rest: """
        final class ArrowHost<Page: View>: UIHostingController<Page> {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Back", style: .plain, target: self, action: #selector(goBack))
          }
          @objc private func goBack() { navigationController?.⟦b⟧popViewController(animated: true) }
        }
        """,
      """
      HomeController -push-> ItemScreen "open" at a
      ItemScreen -back-> @previous "Back" at b
      screen ItemScreen hosted
      """)
  }

  @Test func tabsInAHostedWindow() {
    expectMap(
      of: [
        "Tabs.swift": """
        struct ShellTabs: View {
          @State private var chosen = 1
          var body: some View {
            TabView(selection: $chosen) {
              ShelfScreen().tabItem { Text("Shelf") }.tag(1)
              CartScreen().tabItem { Label("Cart", systemImage: "cart") }.tag(2)
              HelpScreen().tabItem { VStack { Image(systemName: "star"); Text("Help") } }.tag(3)
            }
          }
        }
        struct ShelfScreen: View { var body: some View { Text("") } }
        struct CartScreen: View { var body: some View { Text("") } }
        struct HelpScreen: View { var body: some View { Text("") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShellTabs()", isStack: false),
      ],
      """
      entry ShellTabs
      SceneDelegate -root-> ShellTabs
      ShellTabs -tab-> ShelfScreen "Shelf"
      ShellTabs -tab-> CartScreen "Cart"
      ShellTabs -tab-> HelpScreen "Help"
      tabs ShellTabs "Shelf" ShelfScreen, "Cart" CartScreen cart, "Help" HelpScreen star
      screen ShellTabs tabs hosted
      """)
  }

  @Test func aHostMadeByAStoryboard() {
    expectMap(
      of: """
        final class ShelfHost: UIHostingController<ShelfScreen> {
          private let model = ShelfModel()
          private var bag: Set<AnyCancellable> = []
          required init?(coder: NSCoder) {
            super.init(coder: coder, rootView: ShelfScreen(model: model))
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            model.taps.sink { [weak self] book in
              self?.navigationController?.⟦a⟧pushViewController(BookController(), animated: true)
            }.store(in: &bag)
          }
        }
        final class ShelfModel: ObservableObject { let taps = PassthroughSubject<Int, Never>() }
        struct ShelfScreen: View {
          @ObservedObject var model: ShelfModel
          var body: some View { Button("Book") { model.taps.send(3) } }
        }
        final class BookController: UIViewController {}
        """,
      """
      ShelfScreen -push-> BookController at a
      """)
  }
}
