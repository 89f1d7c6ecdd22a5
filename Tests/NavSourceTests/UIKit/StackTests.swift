import Testing

/// Stacks that are made and filled in different places.
@Suite struct StackTests {
  /// Filled before it is shown, a stack of the project is what it holds.
  @Test func aStackOfTheProjectThatOthersFillIsWhatItHolds() {
    expectMap(
      of: """
        import UIKit
        class Stack: UINavigationController {}
        final class ListController: UIViewController {}
        final class ListFlow {
          let stack = Stack()
          func start() { stack.viewControllers = [ListController()] }
        }
        final class MainController: UIViewController {
          @objc func list() {
            let flow = ListFlow()
            flow.start()
            ⟦a⟧present(flow.stack, animated: true)
          }
        }
        """,
      """
      MainController -sheet-> ListController "list" at a wraps Stack
      """)
  }

  /// The stack is made with the router, whoever is the first to ask for it.
  @Test func aStackInAPropertysDefaultIsFilledBeforeItIsShown() {
    expectMap(
      of: """
        import UIKit
        final class Router {
          let stack = UINavigationController()
          func push(_ page: UIViewController) { stack.pushViewController(page, animated: false) }
        }
        final class AboutController: UIViewController {}
        final class MainController: UIViewController {
          @objc func about() {
            let modal = Router()
            modal.push(AboutController())
            ⟦a⟧present(modal.stack, animated: true)
          }
        }
        """,
      """
      MainController -sheet-> AboutController "about" at a wraps UINavigationController
      """)
  }

  /// What the first screen leads to stood in its place, and the first screen was gone.
  @Test func aStackThatAClosureOfItsScreenFillsAgain() {
    expectMap(
      of: """
        final class SignInController: UIViewController {
          let done: () -> Void
          init(done: @escaping () -> Void) {
            self.done = done
            super.init(nibName: nil, bundle: nil)
          }
          @objc func signIn() { done() }
        }
        final class FeedController: UIViewController {}
        final class Flow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let first = SignInController(done: { [weak self] in self?.feed() })
            stack.setViewControllers([first], animated: false)
          }
          private func feed() { stack.⟦a⟧setViewControllers([FeedController()], animated: true) }
        }
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var flow: Flow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let stack = UINavigationController()
            flow = Flow(stack: stack)
            flow?.start()
            window = UIWindow()
            window?.rootViewController = stack
            return true
          }
        }
        """,
      """
      entry SignInController
      AppDelegate -root-> SignInController
      SignInController -replace-> FeedController "signIn" at a
      """)
  }

  /// Whoever presented such a stack led to all that it ever shows.
  @Test func aStackThatFillsItselfWhenItIsMade() {
    expectMap(
      of: """
        protocol PageMaking {
          func first(_ done: @escaping () -> Void) -> UIViewController
          func last(_ done: @escaping () -> Void) -> UIViewController
        }
        struct PageFactory: PageMaking {
          func first(_ done: @escaping () -> Void) -> UIViewController { FirstController(done) }
          func last(_ done: @escaping () -> Void) -> UIViewController { LastController(done) }
        }
        final class FirstController: UIViewController {
          let done: () -> Void
          init(_ done: @escaping () -> Void) {
            self.done = done
            super.init(nibName: nil, bundle: nil)
          }
          @objc func next() { done() }
        }
        final class LastController: UIViewController {
          let done: () -> Void
          init(_ done: @escaping () -> Void) {
            self.done = done
            super.init(nibName: nil, bundle: nil)
          }
          @objc func close() { done() }
        }
        final class QuestionsController: UINavigationController {
          private let factory: PageMaking
          init(factory: PageMaking = PageFactory()) {
            self.factory = factory
            super.init(nibName: nil, bundle: nil)
            begin()
          }
          private func begin() {
            setViewControllers([factory.first { [weak self] in self?.showLast() }], animated: false)
          }
          private func showLast() {
            ⟦b⟧setViewControllers([factory.last { [weak self] in self?.finish() }], animated: true)
          }
          private func finish() { ⟦c⟧dismiss(animated: true) }
        }
        final class FeedController: UIViewController {
          @objc func ask() { ⟦a⟧present(QuestionsController(), animated: true) }
        }
        """,
      """
      FeedController -sheet-> FirstController "ask" at a
      FirstController -replace-> LastController "next" at b
      LastController -dismiss-> @presenter "close" at c
      """)
  }
}
