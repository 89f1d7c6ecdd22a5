import Testing

/// Whatever lies on top of a stack that a router keeps.
@Suite struct TopScreenTests {
  private static let pages = """
    final class ListController: UIViewController {
      var flow: Flow?
      @objc func row() { flow?.item() }
    }
    final class ItemController: UIViewController {
      var flow: Flow?
      @objc func settings() { flow?.settings() }
      @objc func help() { flow?.help() }
    }
    final class SettingsController: UIViewController {}
    final class HelpController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var flow: Flow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) {
        let stack = UINavigationController()
        flow = Flow(stack)
        flow?.start()
        window?.⟦w⟧rootViewController = stack
      }
    }

    """

  /// They started at the first screen of the stack, whoever asked for them.
  @Test func whatACoordinatorPresentsOnTopStartedAtTheFirstScreen() {
    expectMap(
      of: """
        import UIKit
        final class Flow {
          let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() {
            let list = ListController()
            list.flow = self
            stack.setViewControllers([list], animated: false)
          }
          func item() {
            let item = ItemController()
            item.flow = self
            stack.⟦a⟧pushViewController(item, animated: true)
          }
          func settings() { stack.topViewController?.⟦b⟧present(SettingsController(), animated: true) }
          func help() { stack.visibleViewController?.⟦c⟧present(HelpController(), animated: true) }
        }

        """ + Self.pages,
      """
      entry ListController
      SceneDelegate -root-> ListController at w
      ListController -push-> ItemController "row" at a via Flow
      ItemController -sheet-> SettingsController "settings" at b via Flow
      ItemController -sheet-> HelpController "help" at c via Flow
      """)
  }

  /// Nothing else lies on a stack that was just made.
  @Test func theTopOfAStackThatIsBeingFilledIsItsFirstScreen() {
    expectMap(
      of: """
        import UIKit
        final class Flow {
          let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() {
            let list = ListController()
            list.flow = self
            stack.setViewControllers([list], animated: false)
            stack.topViewController?.⟦b⟧present(HelpController(), animated: false)
          }
          func item() {
            let page = UINavigationController(rootViewController: SettingsController())
            page.topViewController?.⟦c⟧present(HelpController(), animated: true)
            stack.⟦a⟧present(page, animated: true)
          }
          func settings() {}
          func help() {}
        }

        """ + Self.pages,
      """
      SceneDelegate -root-> ListController at w
      ListController -sheet-> HelpController at b via Flow
      ListController -sheet-> SettingsController "row" at a via Flow
      SettingsController -sheet-> HelpController at c
      """)
  }

  @Test func aViewAsksASharedNavigator() {
    expectMap(
      of: """
        import SwiftUI
        import UIKit
        final class Navigator {
          static let shared = Navigator()
          weak var stack: UINavigationController?
          enum Page { case list, item(Int), settings }
          func make(_ page: Page) -> UIViewController {
            switch page {
            case .list: ListController()
            case .item(let id): UIHostingController(rootView: ItemView(id: id))
            case .settings: SettingsController()
            }
          }
          func go(to page: Page) { stack?.⟦a⟧pushViewController(make(page), animated: true) }
          func modal(_ page: Page) { stack?.topViewController?.⟦b⟧present(make(page), animated: true) }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            let stack = UINavigationController(rootViewController: Navigator.shared.make(.list))
            Navigator.shared.stack = stack
            window?.rootViewController = stack
          }
        }
        final class ListController: UIViewController {
          @objc func row() { Navigator.shared.go(to: .item(1)) }
        }
        struct ItemView: View {
          let id: Int
          var body: some View { Button("Settings") { Navigator.shared.modal(.settings) } }
        }
        final class SettingsController: UIViewController {}
        """,
      """
      SceneDelegate -root-> ListController
      ListController -push-> ItemView "row" at a via Navigator
      ItemView -sheet-> SettingsController "Settings" at b via Navigator
      """)
  }

  /// What was on top when a flow began is where it goes back to.
  @Test func aFlowGoesBackToWhatWasOnTop() {
    expectMap(
      of: """
        import UIKit
        final class Flow {
          let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() {
            let list = ListController()
            list.flow = self
            stack.setViewControllers([list], animated: false)
          }
          func item() {
            let item = ItemController()
            item.flow = self
            stack.⟦a⟧pushViewController(item, animated: true)
          }
          func settings() { Purchase(stack).start() }
          func help() {}
        }
        final class Purchase {
          private let stack: UINavigationController
          private let old: UIViewController?
          init(_ stack: UINavigationController) {
            self.stack = stack
            old = stack.topViewController
          }
          func start() {
            stack.⟦b⟧pushViewController(PayController(done: { self.close() }), animated: true)
          }
          func close() {
            guard let old else { return }
            stack.⟦c⟧popToViewController(old, animated: true)
          }
        }

        """ + Self.pages + """
          final class PayController: UIViewController {
            private let done: () -> Void
            init(done: @escaping () -> Void) {
              self.done = done
              super.init(nibName: nil, bundle: nil)
            }
            @objc func pay() { done() }
          }
          """,
      """
      SceneDelegate -root-> ListController at w
      ListController -push-> ItemController "row" at a via Flow
      ItemController -push-> PayController "settings" at b via Flow>Purchase
      PayController -back-> ItemController "pay" at c
      """)
  }

  /// A model that nobody on its screen calls acts where its screen is.
  @Test func aModelThatListensAsksACoordinator() {
    expectMap(
      of: """
        import UIKit
        final class Flow {
          let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() {
            let list = ListController()
            list.flow = self
            stack.setViewControllers([list], animated: false)
          }
          func item() {
            stack.⟦a⟧pushViewController(
              OrderController(model: OrderModel(flow: self)), animated: true)
          }
          func settings() { stack.topViewController?.⟦b⟧present(SettingsController(), animated: true) }
          func help() {}
        }
        final class OrderModel {
          private let flow: Flow
          init(flow: Flow) {
            self.flow = flow
            NotificationCenter.default.addObserver(
              self, selector: #selector(changed), name: .init("order"), object: nil)
          }
          @objc func changed() { flow.settings() }
        }
        final class OrderController: UIViewController {
          private let model: OrderModel
          init(model: OrderModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
        }

        """ + Self.pages,
      """
      SceneDelegate -root-> ListController at w
      ListController -push-> OrderController "row" at a via Flow
      OrderController -sheet-> SettingsController at b via OrderModel>Flow
      ItemController -sheet-> SettingsController "settings" at b via Flow
      """)
  }
}
