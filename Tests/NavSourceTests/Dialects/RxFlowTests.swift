import Testing

/// RxFlow: a stepper says a step, and the flow that it was contributed to navigates.
@Suite struct RxFlowTests {
  private static let pages = """
    import UIKit
    final class BookController: UIViewController {}
    final class HelpController: UIViewController {}
    """

  private static func delegate(_ flow: String, _ step: String, _ rest: String = "") -> String {
    """
    import RxFlow
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let coordinator = FlowCoordinator()
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let flow = \(flow)()
        Flows.use(flow, when: .created) { root in self.window?.⟦root⟧rootViewController = root }
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: \(step)))
        return true
      }
      \(rest)
    }
    """
  }

  private static let shelf = """
    import RxFlow
    import RxRelay
    import UIKit
    enum ShelfStep: Step { case shelf, book(Int), help, done }
    final class ShelfModel: Stepper {
      let steps = PublishRelay<Step>()
      func open() { steps.accept(ShelfStep.book(3)) }
    }
    final class ShelfController: UIViewController, Stepper {
      let steps = PublishRelay<Step>()
      let model = ShelfModel()
      override func viewDidLoad() {
        super.viewDidLoad()
        helpButton.rx.tap.map { _ in ShelfStep.help }.bind(to: steps)
      }
      @objc func rowTapped() { model.open() }
    }
    """

  @Test func stepsOfAScreenAndItsModel() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf,
        "Flow.swift": """
        import RxFlow
        import UIKit
        final class ShelfFlow: Flow {
          var root: Presentable { stack }
          private let stack = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? ShelfStep else { return .none }
            switch step {
            case .shelf: return showShelf()
            case .book: return showBook()
            case .help:
              stack.⟦help⟧present(HelpController(), animated: true)
              return .none
            case .done:
              stack.popViewController(animated: true)
              return .none
            }
          }
          private func showShelf() -> FlowContributors {
            let page = ShelfController()
            stack.pushViewController(page, animated: false)
            return .one(
              flowContributor: .contribute(
                withNextPresentable: page,
                withNextStepper: CompositeStepper(steppers: [page, page.model])))
          }
          private func showBook() -> FlowContributors {
            stack.⟦book⟧pushViewController(BookController(), animated: true)
            return .none
          }
        }
        """,
        "Pages.swift": Self.pages,
        "AppDelegate.swift": Self.delegate("ShelfFlow", "ShelfStep.shelf"),
      ],
      """
      entry ShelfController
      AppDelegate -root-> ShelfController at root via - wraps UINavigationController
      ShelfController -push-> BookController "rowTapped" at book via ShelfModel>ShelfFlow
      ShelfController -sheet-> HelpController at help via ShelfFlow
      """)
  }

  /// A flow in a flow: it is shown by its root, and its last step goes to the flow around it.
  @Test func aFlowInAFlow() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf,
        "Flow.swift": """
        import RxFlow
        import UIKit
        final class ShelfFlow: Flow {
          var root: Presentable { stack }
          private let stack = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? ShelfStep else { return .none }
            switch step {
            case .shelf:
              let page = ShelfController()
              stack.pushViewController(page, animated: false)
              return .one(flowContributor: .contribute(withNext: page))
            case .help:
              let help = HelpFlow()
              Flows.use(help, when: .created) { [unowned self] root in
                stack.⟦open⟧present(root, animated: true)
              }
              return .one(
                flowContributor: .contribute(
                  withNextPresentable: help,
                  withNextStepper: OneStepper(withSingleStep: HelpStep.topics)))
            case .done:
              stack.presentedViewController?.⟦close⟧dismiss(animated: true)
              return .none
            default: return .none
            }
          }
        }
        enum HelpStep: Step { case topics, topic, close }
        final class HelpFlow: Flow {
          var root: Presentable { stack }
          private let stack = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            switch step as? HelpStep {
            case .topics:
              let page = TopicsController()
              stack.pushViewController(page, animated: false)
              return .one(flowContributor: .contribute(withNext: page))
            case .topic:
              stack.⟦topic⟧pushViewController(HelpController(), animated: true)
              return .none
            case .close: return .end(forwardToParentFlowWithStep: ShelfStep.done)
            default: return .none
            }
          }
        }
        final class TopicsController: UIViewController, Stepper {
          let steps = PublishRelay<Step>()
          @objc func read() { steps.accept(HelpStep.topic) }
          @objc func close() { steps.accept(HelpStep.close) }
        }
        """,
        "Pages.swift": Self.pages,
        "AppDelegate.swift": Self.delegate("ShelfFlow", "ShelfStep.shelf"),
      ],
      """
      AppDelegate -root-> ShelfController
      ShelfController -sheet-> TopicsController at open wraps UINavigationController
      TopicsController -push-> HelpController "read" at topic
      TopicsController -dismiss-> @presenter "close" at close
      """)
  }

  @Test func tabsThatAreFlows() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf,
        "Flow.swift": """
        import RxFlow
        import UIKit
        enum HomeStep: Step { case home }
        final class HomeFlow: Flow {
          var root: Presentable { bar }
          private let bar = UITabBarController()
          func navigate(to step: Step) -> FlowContributors {
            let shelf = ShelfFlow()
            let other = ShelfFlow()
            Flows.use(shelf, other, when: .created) { [unowned self] (first: UINavigationController, second: UINavigationController) in
              first.tabBarItem = UITabBarItem(title: "Shelf", image: nil, tag: 0)
              bar.⟦tabs⟧setViewControllers([first], animated: false)
            }
            return .multiple(flowContributors: [
              .contribute(
                withNextPresentable: shelf, withNextStepper: OneStepper(withSingleStep: ShelfStep.shelf))
            ])
          }
        }
        final class ShelfFlow: Flow {
          var root: Presentable { stack }
          private let stack = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard case ShelfStep.shelf = step else { return .none }
            stack.pushViewController(ShelfController(), animated: false)
            return .none
          }
        }
        """,
        "AppDelegate.swift": Self.delegate("HomeFlow", "HomeStep.home"),
      ],
      """
      AppDelegate -root-> HomeFlow.bar
      HomeFlow.bar -tab-> ShelfController "Shelf" at tabs
      tabs HomeFlow.bar "Shelf" ShelfController
      """)
  }

  /// A model that says a step by itself acts for the screen that keeps it.
  @Test func aModelThatListensToItsScreen() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf,
        "Flow.swift": """
        import RxFlow
        import UIKit
        final class BookModel: Stepper {
          let steps = PublishRelay<Step>()
          func transform(_ taps: Observable<Void>) {
            taps.subscribe(onNext: { [weak self] in self?.steps.accept(ShelfStep.help) })
          }
        }
        final class BookController: UIViewController { let model = BookModel() }
        final class HelpController: UIViewController {}
        final class ShelfFlow: Flow {
          var root: Presentable { stack }
          private let stack = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? ShelfStep else { return .none }
            switch step {
            case .shelf:
              let page = ShelfController()
              stack.pushViewController(page, animated: false)
              return .one(
                flowContributor: .contribute(withNextPresentable: page, withNextStepper: page.model))
            case .book:
              let page = BookController()
              stack.pushViewController(page, animated: true)
              return .one(
                flowContributor: .contribute(withNextPresentable: page, withNextStepper: page.model))
            case .help:
              stack.⟦help⟧pushViewController(HelpController(), animated: true)
              return .none
            default: return .none
            }
          }
        }
        """,
        "AppDelegate.swift": Self.delegate("ShelfFlow", "ShelfStep.shelf"),
      ],
      """
      AppDelegate -root-> ShelfController
      ShelfController -push-> BookController "rowTapped"
      BookController -push-> HelpController at help
      """)
  }

  /// A step for the coordinator can come at any time; code that no step was seen to lead to starts at the
  /// first screen of its flow.
  @Test func stepsThatNobodyOnAScreenSays() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf,
        "Flow.swift": """
        import RxFlow
        import UIKit
        final class ShelfFlow: Flow {
          var root: Presentable { stack }
          private let stack = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? ShelfStep else { return .none }
            switch step {
            case .shelf:
              stack.pushViewController(ShelfController(), animated: false)
              return .none
            case .book:
              stack.⟦book⟧pushViewController(BookController(), animated: true)
              return .none
            case .help: return showHelp()
            default: return .none
            }
          }
          private func showHelp() -> FlowContributors {
            stack.⟦help⟧pushViewController(HelpController(), animated: true)
            return .none
          }
        }
        """,
        "Pages.swift": Self.pages,
        "AppDelegate.swift": Self.delegate(
          "ShelfFlow", "ShelfStep.shelf",
          """
          func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
          ) -> Bool {
            coordinator.navigate(to: ShelfStep.book(1))
            return true
          }
          """),
      ],
      """
      AppDelegate -root-> ShelfController
      @anywhere -push-> BookController at book
      ShelfController -push-> HelpController at help
      """)
  }
}
