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

  /// Only a closure was seen to come later: with a delegate, what it put there was lost.
  @Test func aStackThatADelegateOfItsScreenFillsAgain() {
    expectMap(
      of: """
        protocol SignInDelegate: AnyObject { func didSignIn() }
        final class SignInController: UIViewController {
          weak var delegate: SignInDelegate?
          @objc func signIn() { delegate?.didSignIn() }
        }
        final class FeedController: UIViewController {}
        final class Flow: SignInDelegate {
          let stack = UINavigationController()
          func start(in window: UIWindow) {
            let first = SignInController()
            first.delegate = self
            stack.setViewControllers([first], animated: false)
            window.rootViewController = stack
          }
          func didSignIn() { stack.⟦a⟧setViewControllers([FeedController()], animated: true) }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let flow = Flow()
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            let window = UIWindow(windowScene: scene as! UIWindowScene)
            flow.start(in: window)
            self.window = window
          }
        }
        """,
      """
      entry SignInController
      SceneDelegate -root-> SignInController via Flow
      SignInController -replace-> FeedController "signIn" at a via Flow
      """)
  }

  /// Its screens fill a stack that another screen shows; the flow that they keep is known by its type only.
  @Test func aStackThatItsScreenFillsAgainThroughItsFlow() {
    expectMap(
      of: """
        final class BuyFlow {
          let stack = UINavigationController()
          func begin() -> UIViewController {
            let first = CartController()
            first.flow = self
            stack.viewControllers = [first]
            return stack
          }
          func confirm() { stack.⟦b⟧viewControllers = [DoneController()] }
        }
        final class CartController: UIViewController {
          var flow: BuyFlow?
          @objc func pay() { flow?.confirm() }
        }
        final class DoneController: UIViewController {}
        final class ShopController: UIViewController {
          @objc func buy() { ⟦a⟧present(BuyFlow().begin(), animated: true) }
        }
        """,
      """
      ShopController -sheet-> CartController "buy" at a wraps UINavigationController
      CartController -replace-> DoneController "pay" at b via BuyFlow
      """)
  }

  /// A stack that is filled anew each time before it is shown holds what was put there then.
  @Test func aStackThatIsFilledEachTimeItIsShown() {
    expectMap(
      of: """
        final class HelpFlow {
          let stack = UINavigationController()
          func show(over page: UIViewController) {
            stack.viewControllers = [HelpController()]
            page.⟦a⟧present(stack, animated: true)
          }
          func showTerms(over page: UIViewController) {
            stack.viewControllers = [TermsController()]
            page.⟦b⟧present(stack, animated: true)
          }
        }
        final class HelpController: UIViewController {}
        final class TermsController: UIViewController {}
        final class ShopController: UIViewController {
          let flow = HelpFlow()
          @objc func help() { flow.show(over: self) }
          @objc func terms() { flow.showTerms(over: self) }
        }
        """,
      """
      ShopController -sheet-> HelpController "help" at a wraps UINavigationController
      ShopController -sheet-> TermsController "terms" at b wraps UINavigationController
      """)
  }

  @Test func aStackThatAClosureOfAHostedViewFillsAgainHadAnotherRoot() {
    expectMap(
      controller: """
        private var flow: ProfileFlow?
        @objc func enter() {
          guard let stack = navigationController else { return }
          flow = ProfileFlow(stack: stack)
          flow?.start()
        }
        """,
      rest: """
        import SwiftUI
        struct ProfileScreen: View {
          let edit: () -> Void
          let leave: () -> Void
          var body: some View {
            List {
              Button("Edit", action: edit)
              Button("Leave") { leave() }
            }
          }
        }
        final class ProfileFlow {
          private weak var stack: UINavigationController?
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let page = ProfileScreen(
              edit: { [weak self] in self?.edit() }, leave: { [weak self] in self?.leave() })
            stack?.⟦a⟧pushViewController(UIHostingController(rootView: page), animated: true)
          }
          private func edit() { stack?.⟦b⟧pushViewController(ItemController(), animated: true) }
          private func leave() { stack?.⟦c⟧setViewControllers([HelpController()], animated: true) }
        }
        """,
      """
      HomeController -push-> ProfileScreen "enter" at a via ProfileFlow
      ProfileScreen -push-> ItemController "Edit" at b via ProfileFlow
      ProfileScreen -replace-> HelpController "Leave" at c via ProfileFlow
      """)
  }
}
