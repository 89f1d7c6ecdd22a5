import NavGraph
import NavSource
import Testing

/// Which code a call runs: overrides, `super`, selectors, code that calls itself.
@Suite struct DispatchTests {
  private let start = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: ListController())
        return true
      }
    }
    final class ItemController: UIViewController {}
    final class HelpController: UIViewController {}
    """

  @Test func aHookThatTheBaseClassCallsThroughSuper() {
    expectMap(
      of: """
        class BaseController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            makeUI()
          }
          func makeUI() {}
        }
        final class ListController: BaseController {
          let button = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
          }
          override func makeUI() {
            button.onTap { [weak self] in
              self?.navigationController?.⟦a⟧pushViewController(ItemController(), animated: true)
            }
          }
        }
        \(start)
        """,
      """
      entry ListController
      AppDelegate -root-> ListController
      ListController -push-> ItemController at a
      """)
  }

  @Test func aSelectorThatNamesItsType() {
    expectMap(
      of: """
        final class Coordinator {
          func showHelp(from page: UIViewController) { page.⟦a⟧show(HelpController(), sender: nil) }
        }
        final class ListController: UIViewController {
          let coordinator = Coordinator()
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Help", style: .done, target: self, action: #selector(ListController.help(_:)))
          }
          @objc private func help(_ sender: UIButton) { coordinator.showHelp(from: self) }
        }
        \(start)
        """,
      """
      entry ListController
      AppDelegate -root-> ListController
      ListController -push-> HelpController "Help" at a via Coordinator resolved
      """)
  }

  @Test func aPropertyThatReadsItselfElsewhere() {
    expectMap(
      of: """
        extension UIViewController {
          var front: UIViewController? {
            if let shown = presentedViewController { return shown.front }
            if let tabs = self as? UITabBarController, let page = tabs.selectedViewController {
              return page.front
            }
            if let stack = self as? UINavigationController, let page = stack.visibleViewController {
              return page.front
            }
            for view in view?.subviews ?? [] {
              if let page = view.next as? UIViewController { return page.front }
            }
            return self
          }
        }
        final class Coordinator {
          weak var window: UIWindow?
          func open(_ page: UIViewController, from sender: UIViewController? = nil) {
            guard let front = sender ?? window?.rootViewController?.front else { return }
            front.⟦a⟧show(page, sender: nil)
          }
        }
        final class ListController: UIViewController {
          let coordinator = Coordinator()
          @objc func item() { coordinator.open(ItemController()) }
        }
        \(start)
        """,
      """
      entry ListController
      AppDelegate -root-> ListController
      ListController -push-> ItemController "item" at a via Coordinator resolved
      """)
  }

  @Test func aCalleeThatGoesOnAndOnDoesNotHideWhatFollows() {
    let names = (0..<40).map { "step\($0)" }
    let functions = names.enumerated().map { index, name in
      let (next, after) = (names[(index + 1) % names.count], names[(index + 7) % names.count])
      return "func \(name)(_ n: Int, _ page: UIViewController) "
        + "{ \(next)(\(index), page); \(after)(n, ListController()) }"
    }
    expectMap(
      of: """
        final class ListController: UIViewController {
          @objc func help() {
            Walker().step0(0, self)
            ⟦a⟧present(HelpController(), animated: true)
          }
        }
        struct Walker { \(functions.joined(separator: "\n")) }
        \(start)
        """,
      """
      entry ListController
      AppDelegate -root-> ListController
      ListController -sheet-> HelpController "help" at a
      swift.bounded
      """)
  }

  @Test func callsWithoutAnEndDidNotSayWhatToDo() {
    let names = (0..<40).map { "step\($0)" }
    let functions = names.enumerated().map { index, name in
      let (next, after) = (names[(index + 1) % names.count], names[(index + 7) % names.count])
      return "func \(name)(_ n: Int, _ page: UIViewController) "
        + "{ \(next)(\(index), page); \(after)(n, HomeController()) }"
    }
    let app = """
      @main final class AppDelegate: UIResponder {
        func start() { window?.rootViewController = HomeController() }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { Walker().step0(0, self); present(unknown, animated: true) }
      }
      struct Walker { \(functions.joined(separator: "\n")) }
      """
    let graph = SwiftSourceImporter(ImportOptions()).graph(from: InMemoryFiles(["A.swift": app]))
      .graph
    let said = graph.diagnostics.map { "\($0.id) \($0.message)" }
    #expect(said.contains { $0.hasPrefix("swift.bounded ") && $0.contains("--exclude") }, "\(said)")
    #expect(said.contains { $0.hasPrefix("swift.unres") && $0.contains("graph JSON") }, "\(said)")
  }

  @Test func delegatesWithMethodsOfOneName() {
    expectMap(
      of: """
        enum ListRow { case item, help }
        enum HelpRow { case cart }
        protocol ListDelegate: AnyObject { func didSelect(_ page: UIViewController, row: ListRow) }
        protocol HelpDelegate: AnyObject { func didSelect(_ page: HelpPage, row: HelpRow) }
        final class Flow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let list = ListController()
            list.delegate = self
            stack.⟦s⟧pushViewController(list, animated: false)
          }
        }
        extension Flow: ListDelegate {
          func didSelect(_ page: UIViewController, row: ListRow) {
            switch row {
            case .item: stack.⟦a⟧pushViewController(ItemController(), animated: true)
            case .help:
              let help = HelpPage()
              help.delegate = self
              stack.⟦b⟧pushViewController(help, animated: true)
            }
          }
        }
        extension Flow: HelpDelegate {
          func didSelect(_ page: HelpPage, row: HelpRow) {
            stack.⟦c⟧pushViewController(CartController(), animated: true)
          }
        }
        final class ListController: UIViewController {
          weak var delegate: ListDelegate?
          @objc func tap(_ row: ListRow) { delegate?.didSelect(self, row: row) }
        }
        final class HelpPage: UIViewController {
          weak var delegate: HelpDelegate?
          @objc func tap(_ row: HelpRow) { delegate?.didSelect(self, row: row) }
        }
        final class ItemController: UIViewController {}
        final class CartController: UIViewController {}
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var flow: Flow?
          func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            let stack = UINavigationController()
            window?.rootViewController = stack
            flow = Flow(stack: stack)
            flow?.start()
            return true
          }
        }
        """,
      """
      entry ListController
      AppDelegate -root-> ListController
      ListController -push-> ItemController "tap" at a via Flow
      ListController -push-> HelpPage "tap" at b via Flow
      HelpPage -push-> CartController "tap" at c via Flow
      """)
  }

  @Test func anOperatorOfTheProject() {
    expectMap(
      of: """
        infix operator |>: AdditionPrecedence
        @discardableResult
        func |> <T>(value: T, change: (inout T) -> Void) -> T {
          var copy = value
          change(&copy)
          return copy
        }
        final class ListController: UIViewController {
          @objc func open() {
            let item = ItemController() |> { $0.modalPresentationStyle = .fullScreen }
            ⟦a⟧present(item, animated: true)
          }
        }
        \(start)
        """,
      """
      entry ListController
      AppDelegate -root-> ListController
      ListController -fullScreenCover-> ItemController "open" at a
      """)
  }

  /// Two protocols together, met first as the type of what an object keeps, broke the count of types.
  @Test func anObjectThatKeepsACompositionEndedTheProgram() {
    expectMap(
      of: """
        struct Settings {}
        final class Defaults { let settings = Settings() }
        protocol HasClient { var client: String { get } }
        protocol HasUsers { var users: [String] { get } }
        struct Services: HasClient, HasUsers {
          let client = ""
          let users: [String] = []
        }
        final class FeedCoordinator {
          typealias Needs = HasClient & HasUsers
          private let needs: Needs
          private let stack: UINavigationController
          init(stack: UINavigationController, needs: Needs) {
            self.stack = stack
            self.needs = needs
          }
          func help() { stack.⟦a⟧pushViewController(HelpController(), animated: true) }
        }
        final class FeedController: UIViewController {
          var coordinator: FeedCoordinator!
          @objc func help() { coordinator.help() }
        }
        final class HelpController: UIViewController {}
        final class Start {
          func start(_ page: FeedController, in stack: UINavigationController) {
            page.coordinator = FeedCoordinator(stack: stack, needs: Services())
          }
        }
        """,
      """
      FeedController -push-> HelpController at a "help" via FeedCoordinator
      """)
  }

  /// What the extension calls was run on any stack, not on the one that is made here.
  @Test func anOverloadInAnExtensionOfTheProtocolForgotItsReceiver() {
    expectMap(
      of: """
        import UIKit
        protocol Pages: AnyObject { func put(_ page: UIViewController, animated: Bool) }
        extension Pages { func put(_ page: UIViewController) { put(page, animated: true) } }
        extension UINavigationController: Pages {
          func put(_ page: UIViewController, animated: Bool) {
            pushViewController(page, animated: animated)
          }
        }
        final class Recorder: Pages {
          func put(_ page: UIViewController, animated: Bool) {}
        }
        final class ItemController: UIViewController {}
        final class ShopController: UIViewController {
          @objc func item() {
            let stack = UINavigationController()
            stack.put(ItemController())
            ⟦a⟧present(stack, animated: true)
          }
        }
        """,
      """
      ShopController -sheet-> ItemController "item" at a wraps UINavigationController
      """)
  }

  /// Only the type that does nothing was called: every `present` of the app was gone.
  @Test func aMethodOfTheFrameworkThatAProtocolOfTheProjectRequires() {
    expectMap(
      of: """
        import UIKit
        protocol Presenting: AnyObject {
          func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)?)
          func present(_ page: UIViewController, animated: Bool)
        }
        extension UIViewController: Presenting {
          func present(_ page: UIViewController, animated: Bool) {
            ⟦a⟧present(page, animated: animated, completion: nil)
          }
        }
        final class NoPresenting: Presenting {
          func present(_ page: UIViewController, animated: Bool) {}
          func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)?) {}
        }
        final class ItemController: UIViewController {}
        final class ShopController: UIViewController {
          @objc func item() { present(ItemController(), animated: true) }
        }
        """,
      """
      ShopController -sheet-> ItemController "item" at a
      """)
  }
}
