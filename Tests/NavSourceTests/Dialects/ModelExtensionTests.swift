import Testing

/// What apps add to the types of libraries that navviz knows by a model.
@Suite struct ModelExtensionTests {
  /// Helpers of the same name as UIKit's, and a stack that is no controller: both are common with RIBs.
  @Test func helpersOnTheProtocolOfScreens() {
    expectMap(
      of: [
        "Helpers.swift": """
        import ModernRIBs
        import UIKit
        extension ViewControllable {
          func present(_ other: ViewControllable, animated: Bool, completion: (() -> Void)? = nil) {
            uiviewController.⟦sheet⟧present(
              other.uiviewController, animated: animated, completion: completion)
          }
          func dismiss(completion: (() -> Void)?) {
            uiviewController.⟦close⟧dismiss(animated: true, completion: completion)
          }
          func pushViewController(_ other: ViewControllable, animated: Bool) {
            uiviewController.navigationController?
              .⟦push⟧pushViewController(other.uiviewController, animated: animated)
          }
        }
        final class StackControllable: ViewControllable {
          var uiviewController: UIViewController { stack }
          let stack: UINavigationController
          init(root: ViewControllable) {
            stack = UINavigationController(rootViewController: root.uiviewController)
          }
        }
        """,
        "Shelf.swift": """
        import ModernRIBs
        import UIKit
        protocol ShelfTaps: AnyObject {
          func bookTapped()
          func cartTapped()
        }
        protocol ShelfPage: Presentable { var taps: ShelfTaps? { get set } }
        final class ShelfController: UIViewController, ShelfPage, ViewControllable {
          weak var taps: ShelfTaps?
          @objc func book() { taps?.bookTapped() }
          @objc func cart() { taps?.cartTapped() }
        }
        protocol ShelfRouting: ViewableRouting {
          func attachBook()
          func attachCart()
          func detachCart()
        }
        protocol ShelfActing: Interactable, CartListener { var router: ShelfRouting? { get set } }
        final class ShelfInteractor: PresentableInteractor<ShelfPage>, ShelfActing, ShelfTaps {
          weak var router: ShelfRouting?
          override init(presenter: ShelfPage) {
            super.init(presenter: presenter)
            presenter.taps = self
          }
          func bookTapped() { router?.attachBook() }
          func cartTapped() { router?.attachCart() }
          func cartClosed() { router?.detachCart() }
        }
        final class ShelfRouter: LaunchRouter<ShelfActing, ViewControllable>, ShelfRouting {
          private let cart: CartBuildable
          private var cartRouting: Routing?
          init(interactor: ShelfActing, viewController: ViewControllable, cart: CartBuildable) {
            self.cart = cart
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }
          func attachBook() {
            let child = ViewableRouter(interactor: Interactor(), viewController: BookController())
            attachChild(child)
            viewController.pushViewController(child.viewControllable, animated: true)
          }
          func attachCart() {
            if cartRouting != nil { return }
            let child = cart.build(withListener: interactor)
            cartRouting = child
            attachChild(child)
            viewController.present(StackControllable(root: child.viewControllable), animated: true)
          }
          func detachCart() {
            guard let child = cartRouting else { return }
            viewController.dismiss(completion: nil)
            detachChild(child)
            cartRouting = nil
          }
        }
        final class BookController: UIViewController, ViewControllable {}
        """,
        "Cart.swift": """
        import ModernRIBs
        import UIKit
        protocol CartListener: AnyObject { func cartClosed() }
        protocol CartTaps: AnyObject { func closed() }
        protocol CartPage: Presentable { var taps: CartTaps? { get set } }
        final class CartController: UIViewController, CartPage, ViewControllable {
          weak var taps: CartTaps?
          @objc func close() { taps?.closed() }
        }
        final class CartInteractor: PresentableInteractor<CartPage>, CartTaps {
          weak var listener: CartListener?
          override init(presenter: CartPage) {
            super.init(presenter: presenter)
            presenter.taps = self
          }
          func closed() { listener?.cartClosed() }
        }
        protocol CartBuildable: Buildable {
          func build(withListener listener: CartListener) -> ViewableRouting
        }
        final class CartBuilder: Builder<EmptyDependency>, CartBuildable {
          func build(withListener listener: CartListener) -> ViewableRouting {
            let page = CartController()
            let interactor = CartInteractor(presenter: page)
            interactor.listener = listener
            return ViewableRouter(interactor: interactor, viewController: page)
          }
        }
        """,
        "SceneDelegate.swift": """
        import ModernRIBs
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          private var router: LaunchRouting?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            let window = UIWindow(windowScene: scene as! UIWindowScene)
            self.window = window
            let page = ShelfController()
            let cart = CartBuilder(dependency: EmptyComponent())
            let router = ShelfRouter(
              interactor: ShelfInteractor(presenter: page), viewController: page, cart: cart)
            self.router = router
            router.⟦root⟧launch(from: window)
          }
        }
        """,
      ],
      """
      entry ShelfController
      SceneDelegate -root-> ShelfController at root
      ShelfController -push-> BookController "book" at push via ShelfInteractor>ShelfRouter
      ShelfController -sheet-> CartController "cart" at sheet wraps UINavigationController
      CartController -dismiss-> @presenter "close" at close
      """)
  }

  /// The library's type is on the way, but not in the map.
  @Test func ownWaysOfANavigator() {
    expectMap(
      of: [
        "Flow.swift": """
        import FlowStacks
        import SwiftUI
        enum Stop: Hashable { case book(Int), help }
        extension FlowNavigator where Screen == Stop {
          func showHelp() { ⟦push⟧push(.help) }
          func neverCalled() { presentSheet(.help) }
        }
        struct ShelfFlow: View {
          var body: some View {
            FlowStack(withNavigation: true) {
              ShelfScreen().flowDestination(for: Stop.self) { stop in
                switch stop {
                case .book: BookScreen()
                case .help: HelpScreen()
                }
              }
            }
          }
        }
        struct ShelfScreen: View {
          @EnvironmentObject var flow: FlowNavigator<Stop>
          var body: some View { Button("Help") { flow.showHelp() } }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        @main struct DemoApp: App { var body: some Scene { WindowGroup { ShelfFlow() } } }
        """
      ],
      """
      DemoApp -root-> ShelfFlow
      ShelfFlow -root-> ShelfScreen
      ShelfScreen -push-> HelpScreen "Help" at push via -
      ShelfScreen -sheet-> HelpScreen via -
      """)
  }
}
