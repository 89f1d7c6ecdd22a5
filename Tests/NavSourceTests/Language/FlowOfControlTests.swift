import Testing

/// Code that does not run for a caller's arguments adds nothing for that caller.
@Suite struct FlowOfControlTests {
  /// One function for both ways: what it is given says whether it shows or closes.
  @Test func aGuardOverAnArgumentSaysWhichWayAFunctionGoes() {
    expectMap(
      of: """
        final class Desk {
          let stack = UINavigationController()
          func cover(_ page: UIViewController?) {
            guard let page else {
              stack.⟦back⟧dismiss(animated: true)
              return
            }
            stack.⟦a⟧present(page, animated: true)
          }
        }
        final class FeedController: UIViewController {
          let desk = Desk()
          @objc func help() { desk.cover(HelpController()) }
          @objc func close() { desk.cover(nil) }
        }
        final class HelpController: UIViewController {}
        """,
      """
      FeedController -dismiss-> @presenter at back "close"
      FeedController -sheet-> HelpController at a "help"
      """)
  }

  /// What stands after a certain `return` is for other arguments.
  @Test func whatFollowsAReturnIsNotRun() {
    expectMap(
      of: """
        enum Place { case help, item }
        final class FeedController: UIViewController {
          func open(_ place: Place) {
            if case .help = place {
              ⟦a⟧present(HelpController(), animated: true)
              return
            }
            navigationController?.⟦b⟧pushViewController(ItemController(), animated: true)
          }
          @objc func help() { open(.help) }
          @objc func item() { open(.item) }
        }
        final class HelpController: UIViewController {}
        final class ItemController: UIViewController {}
        """,
      """
      FeedController -push-> ItemController at b "item"
      FeedController -sheet-> HelpController at a "help"
      """)
  }

  /// `catch` and the code after it run as well as not.
  @Test func aReturnInACatchDoesNotEndTheFunction() {
    expectMap(
      of: """
        final class FeedController: UIViewController {
          @objc func export() {
            do { try write() } catch {
              return
            }
            ⟦a⟧present(HelpController(), animated: true)
          }
          func write() throws {}
        }
        final class HelpController: UIViewController {}
        """,
      """
      FeedController -sheet-> HelpController at a "export"
      """)
  }

  /// A property may have changed by the time the code runs.
  @Test func aGuardOverAPropertyHidesNothing() {
    expectMap(
      of: """
        final class FeedController: UIViewController {
          var isReady = false
          @objc func help() {
            isReady = false
            guard isReady else { return }
            ⟦a⟧present(HelpController(), animated: true)
          }
        }
        final class HelpController: UIViewController {}
        """,
      """
      FeedController -sheet-> HelpController at a "help"
      """)
  }

  @Test func aCastThatCannotSucceedWasTaken() {
    expectMap(
      controller: """
        @objc func item() { Guide.go(to: ItemController(), from: self) }
        @objc func none() { Guide.go(to: HelpController(), from: nil) }
        """,
      rest: """
        enum Guide {
          static func go(to page: UIViewController, from sender: UIViewController?) {
            guard let sender else { return }
            if let stack = sender as? UINavigationController {
              stack.pushViewController(page, animated: false)
              return
            }
            sender.⟦a⟧present(page, animated: true)
          }
        }
        """,
      "HomeController -sheet-> ItemController \"item\" at a via Guide")
  }

  @Test func aTestOfTheTypeOfAnArgumentDecidedNothing() {
    expectMap(
      controller: """
        func open(_ page: UIViewController) {
          if page is UINavigationController {
            ⟦a⟧present(page, animated: true)
          } else {
            navigationController?.⟦b⟧pushViewController(page, animated: true)
          }
        }
        func lay(_ page: UIViewController) {
          switch page {
          case is HelpController: navigationController?.⟦c⟧pushViewController(page, animated: true)
          case let feed as FeedController: ⟦d⟧present(feed, animated: true)
          default: break
          }
        }
        @objc func item() { open(ItemController()) }
        @objc func cart() { open(UINavigationController(rootViewController: CartController())) }
        @objc func help() { lay(HelpController()) }
        @objc func feed() { lay(FeedController()) }
        """,
      """
      HomeController -push-> ItemController "item" at b
      HomeController -sheet-> CartController "cart" at a
      HomeController -push-> HelpController "help" at c
      HomeController -sheet-> FeedController "feed" at d
      """)
  }

  /// Some devices have the new version of the system, others have not.
  @Test func onlyTheBranchOfTheNewSystemWasRun() {
    expectMap(
      of: """
        final class PageFactory {
          func page() -> UIViewController {
            if #available(iOS 16, *) {
              return UIHostingController(rootView: HintsView())
            } else {
              return OldHintsController()
            }
          }
        }
        final class FeedController: UIViewController {
          let factory = PageFactory()
          @objc func hints() { ⟦a⟧present(factory.page(), animated: true) }
        }
        final class OldHintsController: UIViewController {}
        struct HintsView: View { var body: some View { Text("Hints") } }
        """,
      """
      FeedController -sheet-> HintsView at a "hints"
      FeedController -sheet-> OldHintsController at a "hints"
      """)
  }

  /// What the survey did not reach from a screen it has to look at on its own.
  @Test func whatAFunctionFarFromTheScreensEntryDoesWasLost() {
    expectMap(
      of: """
        final class Box {
          func watch(_ block: @escaping (String) -> Void) { block("") }
        }
        final class FeedModel { let failure = Box() }
        protocol Warning {}
        extension Warning where Self: UIViewController {
          func warn(_ text: String) {
            let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
            ⟦a⟧present(alert, animated: true)
          }
        }
        final class FeedController: UIViewController, Warning {
          let model: FeedModel
          init(model: FeedModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() { bind(to: model) }
          private func bind(to model: FeedModel) {
            model.failure.watch { [weak self] text in self?.fail(text) }
          }
          private func fail(_ text: String) { warn("Offline") }
        }
        """,
      """
      FeedController -alert-> alert:Offline at a
      """)
  }

  /// A list that one way leaves empty has elements on another.
  @Test func whatIsMadeOfAListThatMayBeEmptyWasNotRun() {
    expectMap(
      home: """
        let all = Shelf.shared.books
        var body: some View {
          List { ForEach(books(of: all), id: \\.self) { _ in NavigationLink("Item") { ItemScreen() } } }
        }
        @MainActor private func books(of all: [Book]) -> [Book] {
          guard !all.isEmpty else { return [] }
          return all + [Book(page: AnyView(HelpScreen()))]
        }
        """,
      rest: """
        struct Book { let page: AnyView }
        final class Shelf { static let shared = Shelf(); var books: [Book] = [] }
        """,
      """
      HomeScreen -push-> ItemScreen "Item"
      """)
  }

  /// The first branch was taken for the only one.
  @Test func aCaseWithAConditionThatMayFail() {
    expectMap(
      controller: """
        @objc func go() {
          switch load() {
          case .found(let count) where count > 5: ⟦a⟧present(FirstController(), animated: true)
          case .found: ⟦b⟧present(SecondController(), animated: true)
          case .lost: present(ThirdController(), animated: true)
          }
        }
        private func load() -> Answer { .found(3) }
        """,
      rest: "enum Answer { case found(Int), lost }\n" + pages,
      """
      HomeController -sheet-> FirstController "go" at a
      HomeController -sheet-> SecondController "go" at b
      """)
  }

  @Test func aCaseWithAConditionThatIsKnown() {
    expectMap(
      controller: """
        @objc func go() { open(.page(.first)) }
        private func open(_ route: Route) {
          switch route {
          case .page(let place) where place == .second: present(SecondController(), animated: true)
          case .page(let place) where place == .first: ⟦a⟧present(FirstController(), animated: true)
          case .page: present(ThirdController(), animated: true)
          }
        }
        """,
      rest: "enum Place { case first, second }\nenum Route { case page(Place) }\n" + pages,
      """
      HomeController -sheet-> FirstController "go" at a
      """)
  }

  private let pages = """
    final class FirstController: UIViewController {}
    final class SecondController: UIViewController {}
    final class ThirdController: UIViewController {}
    """

  /// The branch of a flag that is off by default was lost.
  @Test func aFlagThatSomethingMayOverride() {
    expectMap(
      home: """
        var body: some View {
          if Feature.help.isOn { NavigationLink("Help") { HelpScreen() } }
        }
        """,
      rest: """
        enum Feature {
          case help
          var isOn: Bool { store.value(for: self) ?? initial }
          var initial: Bool { switch self { case .help: false } }
        }
        """,
      """
      HomeScreen -push-> HelpScreen "Help"
      """)
  }
}
