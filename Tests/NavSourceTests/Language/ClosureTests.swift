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

  @Test func aClosureThatIsHandedItsOwner() {
    expectMap(
      of: """
        protocol ListDelegate: AnyObject { func wantsItem() }
        protocol ItemDelegate: AnyObject { func isDone() }
        final class ListController: UIViewController {
          weak var delegate: ListDelegate?
          let button = UIButton()
          override func viewDidLoad() {
            button.rx.tap.withUnretained(self).bind { owner, _ in owner.delegate?.wantsItem() }
          }
        }
        final class ItemController: UIViewController {
          weak var delegate: ItemDelegate?
          let button = UIButton()
          override func viewDidLoad() {
            button.rx.tap.bind(with: self) { owner, _ in owner.delegate?.isDone() }
          }
        }
        final class HomeController: UIViewController, ListDelegate, ItemDelegate {
          override func viewDidLoad() {
            let list = ListController()
            list.delegate = self
            ⟦a⟧show(list, sender: nil)
          }
          func wantsItem() {
            let item = ItemController()
            item.delegate = self
            ⟦b⟧present(item, animated: true)
          }
          func isDone() { ⟦c⟧dismiss(animated: true) }
        }
        """,
      """
      HomeController -push-> ListController at a
      ListController -sheet-> ItemController at b via HomeController
      ItemController -dismiss-> @presenter at c via HomeController
      """)
  }

  @Test func aLibrarysModifierThatIsGivenAnObjectKeepsTheView() {
    expectMap(
      home: """
        let model = Model()
        var body: some View { NavigationLink("Item") { ItemScreen().⟦a⟧tracked(with: model) } }
        """, rest: "final class Model {}", "HomeScreen -push-> ItemScreen \"Item\"")
  }

  @Test func aClosureThatSetsUpAController() {
    expectMap(
      of: """
        protocol Adjustable {}
        extension Adjustable {
          func with(_ change: (Self) -> Void) -> Self {
            change(self)
            return self
          }
        }
        extension NSObject: Adjustable {}
        final class ItemController: UIViewController {}
        final class HelpController: UIViewController {}
        final class HomeController: UIViewController {
          @objc func item() {
            ⟦a⟧present(ItemController().with { $0.modalPresentationStyle = .fullScreen }, animated: true)
          }
          @objc func help() {
            ⟦b⟧present(HelpController().then { $0.modalPresentationStyle = .popover }, animated: true)
          }
        }
        """,
      """
      HomeController -fullScreenCover-> ItemController "item" at a
      HomeController -popover-> HelpController "help" at b
      """)
  }

  @Test func helpersOfManyModelsServeEachItsOwn() {
    expectMap(
      home: """
        @StateObject var first = FirstModel()
        var body: some View {
          NavigationLink("Second") { SecondScreen() }
          Text("1").⟦a⟧sheet(item: $first.selected) { _ in ItemScreen() }
        }
        """,
      rest: """
        final class Results: NSObject {
          private let inner = Inner()
          var onChange: (() -> Void)? { didSet { inner.onChange = onChange } }
          override init() {
            super.init()
            inner.onChange = { [weak self] in self?.onChange?() }
          }
        }
        final class Inner: NSObject {
          var onChange: (() -> Void)?
          func controllerDidChange() { onChange?() }
        }
        final class FirstModel: ObservableObject {
          @Published var selected: Int?
          let results = Results()
          init() { results.onChange = { [weak self] in self?.selected = 1 } }
        }
        final class SecondModel: ObservableObject {
          @Published var rows: [Int] = []
          let results = Results()
          init() { results.onChange = { [weak self] in self?.rows = [2] } }
        }
        struct SecondScreen: View {
          @StateObject var model = SecondModel()
          var body: some View { Text("2") }
        }
        """,
      """
      HomeScreen -push-> SecondScreen "Second"
      HomeScreen -sheet-> ItemScreen at a
      """)
  }

  /// A screen whose model tells a coordinator, by what the text says.
  private func flow(model: String, listening: String, fillsLast: Bool = false) -> String {
    let fill = "stack.⟦l⟧pushViewController(ListController(model: model), animated: false)"
    let steps = fillsLast ? [listening, fill] : [fill, listening]
    return """
      final class ListModel { \(model) }
      final class ListController: UIViewController {
        let model: ListModel
        init(model: ListModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        @objc func open() { model.openTapped() }
      }
      final class ItemController: UIViewController {}
      final class ListFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let model = ListModel()
          \(steps.joined(separator: "\n"))
        }
        func showItem() { stack.⟦a⟧pushViewController(ItemController(), animated: true) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          ListFlow(stack: stack).start()
        }
      }
      """
  }

  private let listThenItem = """
    entry ListController
    SceneDelegate -root-> ListController
    ListController -push-> ItemController "open" at a
    """

  @Test func aSubjectThatACoordinatorListensTo() {
    expectMap(
      of: flow(
        model: """
          let opened = PassthroughSubject<Void, Never>()
          func openTapped() { opened.send() }
          """, listening: "model.opened.sink { [weak self] in self?.showItem() }.store(in: &bag)"),
      listThenItem)
  }

  @Test func aClosureWithADefault() {
    expectMap(
      of: flow(
        model: """
          var onOpen: () -> Void = {}
          func openTapped() { onOpen() }
          """, listening: "model.onOpen = { [weak self] in self?.showItem() }"), listThenItem)
  }

  @Test func whatIsPushedLaterIsNotTheRoot() {
    expectMap(
      of: flow(
        model: """
          let opened = PublishRelay<Void>()
          func openTapped() { opened.accept(()) }
          """, listening: "model.opened.subscribe(onNext: { [weak self] in self?.showItem() })",
        fillsLast: true), listThenItem)
  }

  @Test func closuresInAStruct() {
    expectMap(
      of: """
        import UIKit
        struct ListActions { let open: (Int) -> Void; let close: () -> Void }
        final class ListModel {
          private let actions: ListActions?
          init(actions: ListActions? = nil) { self.actions = actions }
          func select(_ id: Int) { actions?.open(id) }
          func cancel() { actions?.close() }
        }
        final class ListFlow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let actions = ListActions(open: open, close: close)
            let page = ListController()
            page.model = ListModel(actions: actions)
            stack.pushViewController(page, animated: false)
          }
          private func open(_ id: Int) {
            stack.⟦p⟧pushViewController(ItemController(), animated: true)
          }
          private func close() { stack.⟦b⟧popViewController(animated: true) }
        }
        final class ListController: UIViewController {
          var model: ListModel!
          @objc func rowTapped() { model.select(1) }
          @objc func closeTapped() { model.cancel() }
        }
        final class ItemController: UIViewController {}
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let stack = UINavigationController()
            window?.rootViewController = stack
            ListFlow(stack: stack).start()
            return true
          }
        }
        """,
      """
      AppDelegate -root-> ListController
      ListController -push-> ItemController at p
      ListController -back-> @previous at b
      """)
  }

  @Test func commandsOfTheDelegate() {
    expectMap(
      of: """
        import UIKit
        func appDelegate() -> AppDelegate { UIApplication.shared.delegate as! AppDelegate }
        final class HomeController: UIViewController {
          let button = UIButton()
          override func viewDidLoad() { button.rx.action = appDelegate().showTerms() }
        }
        final class TermsController: UIViewController {}
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window?.rootViewController = HomeController()
            return true
          }
          func showTerms() -> CocoaAction { CocoaAction { _ in self.terms() } }
          func terms() {
            window?.rootViewController?.⟦p⟧present(TermsController(), animated: true)
          }
        }
        """,
      """
      AppDelegate -root-> HomeController
      HomeController -sheet-> TermsController at p
      """)
  }

  @Test func handlersOfImplicitInitialisersWereNotRun() {
    expectMap(
      of: """
        import UIKit
        final class HomeController: UIViewController {
          override func viewDidLoad() {
            let next = UIButton(
              primaryAction: .init(title: "Next", handler: { _ in self.⟦n⟧present(NextController(), animated: true) }))
            view.addSubview(next)
          }
          @objc func share() {
            let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(
              .init(title: "Mail", style: .default, handler: { _ in self.⟦m⟧present(MailController(), animated: true) }))
            ⟦s⟧present(sheet, animated: true)
          }
        }
        final class MailController: UIViewController {}
        final class NextController: UIViewController {}
        """,
      """
      HomeController -confirmationDialog-> alert:Share "share" at s
      HomeController -sheet-> MailController "share" at m
      HomeController -sheet-> NextController at n
      """)
  }
}
