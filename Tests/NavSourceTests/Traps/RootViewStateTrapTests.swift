import Testing

@Suite struct RootViewStateTrapTests {
  private let view = """
    struct ItemScreen: View {
      @State var title = "Item"
      @State var isOpen = false
      var subtitle = ""
      @Binding var count: Int
      var body: some View { Text(title) }
    }
    """

  @Test func stateThatASubclassSets() {
    expectTraps(
      "trap.root-view-state",
      in: """
        final class ItemHost: UIHostingController<ItemScreen> {
          override func viewDidLoad() {
            super.viewDidLoad()
            rootView.⟦a⟧title = "New"
            self.rootView.⟦b⟧isOpen.toggle()
            rootView.subtitle = "Plain values may be set"
            rootView.count = 3
          }
        }
        \(view)
        """, at: ["a", "b"], severity: .warning)
  }

  @Test func stateThatAnOwnerSets() {
    expectTraps(
      "trap.root-view-state",
      in: """
        final class HomeController: UIViewController {
          private let host: UIHostingController<ItemScreen>
          func rename() { host.rootView.⟦a⟧title = "New" }
          func open() {
            let other = UIHostingController(rootView: ItemScreen().padding())
            other.rootView.⟦b⟧title = "New"
          }
        }
        \(view)
        """, at: ["a", "b"])
  }

  @Test func aPropertyThatOnlyHasTheName() {
    expectTraps(
      "trap.root-view-state",
      in: """
        final class Card { var rootView = ItemScreen(); func rename() { rootView.title = "New" } }
        \(view)
        """, at: [])
  }
}
