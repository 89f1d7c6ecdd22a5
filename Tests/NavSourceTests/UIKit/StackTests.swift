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
}
