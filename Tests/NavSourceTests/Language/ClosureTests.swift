import Testing

/// Closures and delegates that a screen gives to another object.
@Suite struct ClosureTests {
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
      ListController -push-> ItemController "tap" at b via HomeController
      """)
  }
}
