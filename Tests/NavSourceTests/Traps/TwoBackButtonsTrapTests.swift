import Testing

@Suite struct TwoBackButtonsTrapTests {
  private func controller(
    view: String = "Text(\"Item\")", item: String = "UIBarButtonItem(systemItem: .close)",
    show: String = "show(host, sender: self)", more: String = ""
  ) -> String {
    """
    final class HomeController: UIViewController {
      func open() {
        let host = UIHostingController(rootView: \(view))
        host.navigationItem.⟦a⟧leftBarButtonItem = \(item)
        \(more)
        \(show)
      }
    }
    struct ItemScreen: View { var body: some View { Text("Item").navigationBarBackButtonHidden() } }
    """
  }

  @Test func anItemOfAPushedHostingController() {
    expectTraps("trap.two-back-buttons", in: controller(), at: ["a"], severity: .warning)
  }

  @Test(arguments: ["Text(\"Item\").navigationBarBackButtonHidden()", "ItemScreen()"])
  func theBackButtonIsHidden(view: String) {
    expectTraps("trap.two-back-buttons", in: controller(view: view), at: [])
  }

  @Test func theControllerHidesIt() {
    expectTraps(
      "trap.two-back-buttons",
      in: controller(more: "host.navigationItem.hidesBackButton = true"), at: [])
  }

  @Test(arguments: ["nil", "UIBarButtonItem()"])
  func anEmptyItem(item: String) {
    expectTraps("trap.two-back-buttons", in: controller(item: item), at: [])
  }

  @Test func aModalHasNoBackButton() {
    expectTraps(
      "trap.two-back-buttons",
      in: controller(
        show: "present(UINavigationController(rootViewController: host), animated: true)"),
      at: [])
  }

  @Test func anOrdinaryControllerReplacesTheBackButton() {
    expectTraps(
      "trap.two-back-buttons",
      in: """
        final class HomeController: UIViewController {
          func open() {
            let next = ItemController()
            next.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
            show(next, sender: self)
          }
        }
        final class ItemController: UIViewController {}
        """, at: [])
  }

  @Test func aHostingControllerThatSetsItsOwn() {
    expectTraps(
      "trap.two-back-buttons",
      in: """
        final class HomeController: UIViewController {
          func open() { navigationController?.pushViewController(ItemHost(rootView: ItemScreen()), animated: true) }
        }
        final class ItemHost: UIHostingController<ItemScreen> {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.⟦a⟧leftBarButtonItem = UIBarButtonItem(systemItem: .close)
          }
        }
        struct ItemScreen: View { var body: some View { Text("Item") } }
        """, at: ["a"])
  }

  private func pushed(_ item: String, rest: String = "", link: String = "ItemScreen()") -> String {
    """
    @main struct DemoApp: App { var body: some Scene { WindowGroup { NavigationStack { HomeScreen() } } } }
    struct HomeScreen: View { var body: some View { NavigationLink("Item") { \(link) } \(rest) } }
    struct ItemScreen: View {
      @Environment(\\.dismiss) private var dismiss
      @State private var isEditing = false
      var body: some View { Text("Item").toolbar { \(item) } }
    }
    """
  }

  private let back = "⟦a⟧ToolbarItem(placement: .topBarLeading) { Button(\"Back\") { dismiss() } }"

  @Test func aLeadingItemThatGoesBack() {
    expectTraps("trap.two-back-buttons", in: pushed(back), at: ["a"])
  }

  @Test func whoPushesHidesTheBackButton() {
    expectTraps(
      "trap.two-back-buttons",
      in: pushed(back, link: "ItemScreen().navigationBarBackButtonHidden()"), at: [])
  }

  @Test func aScreenThatIsASheetAsWell() {
    expectTraps(
      "trap.two-back-buttons",
      in: pushed(back, rest: ".sheet(isPresented: .constant(true)) { ItemScreen() }"), at: [])
  }

  @Test(arguments: [
    "ToolbarItem(placement: .topBarLeading) { Button(\"Edit\") { isEditing = true } }",
    "ToolbarItem(placement: .topBarTrailing) { Button(\"Done\") { dismiss() } }",
    "if isEditing { ToolbarItem(placement: .topBarLeading) { Button(\"Back\") { dismiss() } } }",
  ])
  func otherItems(item: String) {
    expectTraps("trap.two-back-buttons", in: pushed(item), at: [])
  }
}
