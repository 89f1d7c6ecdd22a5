import Testing

/// Closures that one screen gives to another, and code that the system calls.
@Suite struct HandoverTests {
  private let delegate = """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let router = Router()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let list = ListController()
        window?.rootViewController = UINavigationController(rootViewController: list)
      }
    """

  @Test func whatAPushedScreenCallsStartsThere() {
    expectMap(
      of: """
        final class SearchController: UIViewController {
          var onSelect: ((Int) -> Void)?
          func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { onSelect?(3) }
        }
        final class ItemController: UIViewController {}
        final class ListController: UIViewController {
          @objc func search() {
            let search = SearchController()
            search.onSelect = { [weak self] _ in self?.showItem() }
            navigationController?.⟦a⟧pushViewController(search, animated: true)
          }
          private func showItem() {
            navigationController?.⟦b⟧pushViewController(ItemController(), animated: true)
          }
        }
        \(delegate)
        }
        final class Router {}
        """,
      """
      entry ListController
      SceneDelegate -root-> ListController
      ListController -push-> SearchController "search" at a
      SearchController -push-> ItemController "select row" at b via ListController resolved
      """)
  }

  @Test func whatAPresentedViewCallsDismissesIt() {
    expectMap(
      of: """
        struct WelcomeScreen: View {
          let onFinish: () -> Void
          var body: some View { Button("Start", action: onFinish) }
        }
        final class ListController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            let welcome = UIHostingController(
              rootView: WelcomeScreen { [weak self] in self?.⟦b⟧dismiss(animated: true) })
            ⟦a⟧present(welcome, animated: true)
          }
        }
        \(delegate)
        }
        final class Router {}
        """,
      """
      SceneDelegate -root-> ListController
      ListController -sheet-> WelcomeScreen at a
      WelcomeScreen -dismiss-> @presenter "Start" at b
      """)
  }

  /// A row is no screen: what it calls is done by the screen around.
  @Test func whatARowCallsStartsAtItsScreen() {
    expectMap(
      of: """
        @main struct DemoApp: App {
          var body: some Scene { WindowGroup { HomeScreen() } }
        }
        struct Row: View {
          let onTap: () -> Void
          var body: some View { Button("Open", action: onTap) }
        }
        struct HomeScreen: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              List {
                Text("Items")
                Row { path.⟦a⟧append(3) }
              }
              .navigationDestination(for: Int.self) { _ in ItemScreen() }
            }
          }
        }
        struct ItemScreen: View { var body: some View { Text("Item") } }
        """,
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> ItemScreen "Open"
      """)
  }

  /// What a child shows on behalf of a tab is the tab's, whoever started the tab.
  @Test func aPartOfAScreenActsForIt() {
    expectMap(
      of: """
        final class TabsController: UITabBarController {
          var onOpen: ((ListController) -> Void)?
          override func viewDidLoad() {
            viewControllers = [UINavigationController(rootViewController: ListController())]
          }
          func tabBarController(_ bar: UITabBarController, didSelect controller: UIViewController) {
            if let list = controller as? ListController { onOpen?(list) }
          }
        }
        final class ListController: UIViewController {
          var onSelect: (() -> Void)?
          func tap() { onSelect?() }
        }
        final class ItemController: UIViewController {}
        final class Flow {
          func start(_ tabs: TabsController) {
            tabs.onOpen = { list in
              list.onSelect = {
                list.navigationController?.⟦b⟧pushViewController(ItemController(), animated: true)
              }
            }
          }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let flow = Flow()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let tabs = TabsController()
            window?.rootViewController = tabs
            flow.start(tabs)
          }
        }
        """,
      """
      SceneDelegate -root-> TabsController
      TabsController -tab-> ListController
      ListController -push-> ItemController at b
      """)
  }

  @Test func whatAURLOpensCanComeFromAnywhere() {
    expectMap(
      of: """
        final class ListController: UIViewController {}
        final class ItemController: UIViewController {}
        final class Router {
          var tabs: UITabBarController?
          func open() {
            let stack = tabs?.selectedViewController as? UINavigationController
            stack?.⟦a⟧pushViewController(ItemController(), animated: true)
          }
        }
        \(delegate)
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            router.open()
          }
        }
        """,
      """
      SceneDelegate -root-> ListController
      @anywhere -push-> ItemController at a via Router
      """)
  }

  @Test(arguments: [
    ("tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath)", "select row"),
    ("mapView(_ mapView: MKMapView, didSelect annotation: MKAnnotation)", "select"),
    (
      "tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath)",
      "commit"
    ),
    ("searchBarSearchButtonClicked(_ searchBar: UISearchBar)", "search"),
    ("textFieldShouldReturn(_ textField: UITextField)", "return"),
    (
      "documentPicker(_ picker: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])",
      "pick documents"
    ),
    ("search(_ text: String, didChange: Bool)", "search"), ("openSettings()", "openSettings"),
  ])
  func delegatesMethodsSayWhatHasHappened(method: String, trigger: String) {
    expectMap(
      controller: """
        func \(method) {
          navigationController?.⟦a⟧pushViewController(ItemController(), animated: true)
        }
        """, "HomeController -push-> ItemController \"\(trigger)\" at a")
  }

  @Test func barButtonsOfTheSystemHaveItsTitles() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(create))
        }
        @objc func create() { ⟦a⟧present(ItemController(), animated: true) }
        """, #"HomeController -sheet-> ItemController "Add" at a"#)
  }

  @Test func anAddressThatIsComputedIsNamedAfterItsVariable() {
    expectMap(
      controller: """
        var phone = ""
        var phoneURL: URL { URL(string: "tel:\\(phone)")! }
        func call() { UIApplication.shared.⟦a⟧open(phoneURL) }
        """, #"HomeController -link-> url:phoneURL "call" at a"#)
  }
}
