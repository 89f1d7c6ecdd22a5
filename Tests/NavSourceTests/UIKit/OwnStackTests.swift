import Testing

/// Stacks of the project that fill themselves, and that their screens ask for more.
@Suite struct OwnStackTests {
  /// The stack is what it fills itself with; that was a replacement by the app as well.
  @Test func aStackThatFillsItselfWhenItLoadsReplacedItsRoot() {
    expectMap(
      of: """
        import UIKit
        final class Stack: UINavigationController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [ListController()]
          }
        }
        final class FormStack: UINavigationController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let form = FormController()
            form.onHelp = { [weak self] in self?.⟦c⟧pushViewController(HelpController(), animated: true) }
            setViewControllers([form], animated: false)
          }
        }
        final class ListController: UIViewController {
          @objc func add() { ⟦b⟧present(FormStack(), animated: true) }
        }
        final class FormController: UIViewController {
          var onHelp: (() -> Void)?
          @objc func help() { onHelp?() }
        }
        final class HelpController: UIViewController {}
        final class CartController: UIViewController {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            let bar = UITabBarController()
            bar.⟦a⟧viewControllers = [Stack(), CartController()]
            window?.⟦w⟧rootViewController = bar
          }
        }
        """,
      """
      SceneDelegate -root-> SceneDelegate.scene at w
      SceneDelegate.scene -tab-> ListController at a wraps Stack
      SceneDelegate.scene -tab-> CartController at a
      ListController -sheet-> FormController "add" at b wraps FormStack
      FormController -push-> HelpController "help" at c via FormStack
      """)
  }

  /// A stack with two beginnings has two roots.
  @Test func aStackThatFillsItselfInBranches() {
    expectMap(
      of: """
        import UIKit
        final class Stack: UINavigationController {
          override func viewDidLoad() {
            super.viewDidLoad()
            if UserDefaults.standard.bool(forKey: "known") { showList() } else { showForm() }
          }
          private func showList() { setViewControllers([ListController()], animated: false) }
          private func showForm() { setViewControllers([FormController()], animated: false) }
        }
        final class ListController: UIViewController {}
        final class FormController: UIViewController {}
        final class HomeController: UIViewController {
          @objc func open() { ⟦a⟧present(Stack(), animated: true) }
        }
        """,
      """
      HomeController -sheet-> ListController "open" at a wraps Stack
      HomeController -sheet-> FormController "open" at a wraps Stack
      """)
  }

  /// What a screen puts on the stack around it was put there by whoever showed the stack.
  @Test func aScreenThatFillsItsStackThroughACast() {
    expectMap(
      of: """
        import UIKit
        final class Stack: UINavigationController {
          init() { super.init(rootViewController: FirstController()) }
          required init?(coder: NSCoder) { nil }
          func next() { ⟦a⟧pushViewController(SecondController(), animated: true) }
          func finish() { ⟦d⟧setViewControllers([HelpController()], animated: true) }
        }
        final class FirstController: UIViewController {
          @objc func go() { (navigationController as? Stack)?.next() }
        }
        final class SecondController: UIViewController {
          @objc func done() {
            (navigationController as! Stack).⟦b⟧setViewControllers([LastController()], animated: true)
          }
          @objc func help() {
            guard let stack = navigationController as? Stack else { return }
            stack.finish()
          }
        }
        final class LastController: UIViewController {}
        final class HelpController: UIViewController {}
        final class HomeController: UIViewController {
          @objc func open() { ⟦c⟧present(Stack(), animated: true) }
        }
        """,
      """
      HomeController -sheet-> FirstController "open" at c wraps Stack
      FirstController -push-> SecondController "go" at a via Stack
      SecondController -replace-> LastController "done" at b
      SecondController -replace-> HelpController "help" at d via Stack
      """)
  }

  /// It was a screen with a push to its first one.
  @Test func aStackThatPushesItsFirstScreenWhenItLoads() {
    expectMap(
      of: """
        import UIKit
        final class Stack: UINavigationController {
          override func viewDidLoad() {
            super.viewDidLoad()
            if UserDefaults.standard.bool(forKey: "known") {
              pushViewController(ListController(), animated: false)
            } else {
              pushViewController(FormController(), animated: false)
            }
          }
        }
        final class ListController: UIViewController {}
        final class FormController: UIViewController {}
        final class HomeController: UIViewController {
          @objc func open() { ⟦a⟧present(Stack(), animated: true) }
        }
        """,
      """
      HomeController -sheet-> ListController "open" at a wraps Stack
      HomeController -sheet-> FormController "open" at a wraps Stack
      """)
  }

  /// What a screen asks its stack for started at whoever shows the stack.
  @Test func aStackThatIsTheDelegateOfItsScreen() {
    expectMap(
      of: """
        import UIKit
        protocol ListDelegate: AnyObject { func open(); func signOut() }
        final class Stack: UINavigationController, ListDelegate {
          override func viewWillAppear(_ isAnimated: Bool) {
            super.viewWillAppear(isAnimated)
            let list = ListController()
            list.delegate = self
            if viewControllers.isEmpty { setViewControllers([list], animated: false) }
          }
          func open() { ⟦b⟧pushViewController(ItemController(), animated: true) }
          func signOut() { ⟦c⟧setViewControllers([SignInController()], animated: true) }
        }
        final class ListController: UIViewController {
          weak var delegate: ListDelegate?
          @objc func row() { delegate?.open() }
          @objc func leave() { delegate?.signOut() }
        }
        final class ItemController: UIViewController {}
        final class SignInController: UIViewController {}
        final class TabsController: UITabBarController {
          override func viewDidLoad() { ⟦a⟧viewControllers = [Stack()] }
        }
        """,
      """
      TabsController -tab-> ListController at a wraps Stack
      ListController -push-> ItemController "row" at b
      ListController -replace-> SignInController "leave" at c
      """)
  }
}
