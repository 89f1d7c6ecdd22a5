import Testing

/// RIBs: routers attach the routers of children, and tell a view controller through a protocol what to
/// show; interactors ask routers, and listeners are told from below.
@Suite struct RIBsTests {
  private static let shelf = """
    import RIBs
    import UIKit
    protocol ShelfListener: AnyObject { func bookTapped() }
    protocol ShelfShowing: ViewControllable { func push(page: ViewControllable) }
    final class ShelfController: UIViewController, ShelfShowing {
      weak var listener: ShelfListener?
      @objc func open() { listener?.bookTapped() }
      func push(page: ViewControllable) {
        navigationController?.⟦push⟧pushViewController(page.uiviewController, animated: true)
      }
    }
    protocol ShelfRouting: ViewableRouting { func routeToBook() }
    final class ShelfInteractor: PresentableInteractor<ShelfController>, ShelfListener {
      weak var router: ShelfRouting?
      func bookTapped() { router?.routeToBook() }
    }
    final class ShelfRouter: LaunchRouter<ShelfInteractor, ShelfShowing>, ShelfRouting {
      private let bookBuilder: BookBuildable
      init(interactor: ShelfInteractor, viewController: ShelfShowing, bookBuilder: BookBuildable) {
        self.bookBuilder = bookBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }
      func routeToBook() {
        let book = bookBuilder.build()
        attachChild(book)
        viewController.push(page: book.viewControllable)
      }
    }
    final class ShelfBuilder: Builder<EmptyDependency> {
      func build() -> LaunchRouting {
        let controller = ShelfController()
        let interactor = ShelfInteractor(presenter: controller)
        controller.listener = interactor
        let books = BookBuilder(dependency: dependency)
        return ShelfRouter(interactor: interactor, viewController: controller, bookBuilder: books)
      }
    }
    """

  private static let book = """
    import RIBs
    import UIKit
    protocol BookBuildable: Buildable { func build() -> ViewableRouting }
    final class BookBuilder: Builder<EmptyDependency>, BookBuildable {
      func build() -> ViewableRouting {
        let controller = BookController()
        return BookRouter(interactor: BookInteractor(presenter: controller), viewController: controller)
      }
    }
    final class BookController: UIViewController, ViewControllable {}
    final class BookInteractor: PresentableInteractor<BookController> {}
    final class BookRouter: ViewableRouter<BookInteractor, BookController> {}
    """

  private static func delegate(_ launch: String, module: String = "RIBs") -> String {
    """
    import \(module)
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        \(launch)
        return true
      }
    }
    """
  }

  @Test func aRouterThatIsLaunched() {
    expectMap(
      of: [
        "Shelf.swift": Self.shelf, "Book.swift": Self.book,
        "AppDelegate.swift": Self.delegate(
          "ShelfBuilder(dependency: EmptyComponent()).build().⟦launch⟧launch(from: window)"),
      ],
      """
      entry ShelfController
      AppDelegate -root-> ShelfController at launch via -
      ShelfController -push-> BookController "open" at push via ShelfInteractor>ShelfRouter
      """)
  }

  @Test func theSameTypesOfAnotherModule() {
    func renamed(_ text: String) -> String {
      text.replacing("import RIBs", with: "import ModernRIBs")
    }
    expectMap(
      of: [
        "Shelf.swift": renamed(Self.shelf), "Book.swift": renamed(Self.book),
        "AppDelegate.swift": Self.delegate(
          "ShelfBuilder(dependency: EmptyComponent()).build().launch(from: window)",
          module: "ModernRIBs"),
      ],
      """
      AppDelegate -root-> ShelfController
      ShelfController -push-> BookController
      """)
  }

  /// The root attaches its first child when it is loaded, in `didLoad`; a flow without a view borrows
  /// the view controller of its parent and attaches its first child when it becomes active.
  @Test func childrenThatAreAttachedAtOnce() {
    expectMap(
      of: [
        "Gate.swift": """
        import RIBs
        import UIKit
        protocol GateShowing: ViewControllable { func swap(to page: ViewControllable?) }
        final class GateController: UIViewController, GateShowing, TourShowing {
          private var next: ViewControllable?
          func swap(to page: ViewControllable?) {
            next = page
            if presentedViewController != nil {
              dismiss(animated: true) { [weak self] in self?.showNext() }
            } else {
              showNext()
            }
          }
          private func showNext() {
            if let next { ⟦sheet⟧present(next.uiviewController, animated: true) }
          }
        }
        protocol GateActing: Interactable, SignInListener {
          var router: GateRouting? { get set }
        }
        protocol GateRouting: ViewableRouting { func routeToTour() }
        final class GateInteractor: Interactor, GateActing {
          weak var router: GateRouting?
          func signedIn() { router?.routeToTour() }
        }
        final class GateRouter: LaunchRouter<GateActing, GateShowing>, GateRouting {
          private let signIn: SignInBuildable
          private let tour: TourBuildable
          private var current: ViewableRouting?
          init(
            interactor: GateActing, viewController: GateShowing, signIn: SignInBuildable,
            tour: TourBuildable
          ) {
            self.signIn = signIn
            self.tour = tour
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }
          override func didLoad() {
            super.didLoad()
            let child = signIn.build(listener: interactor)
            current = child
            attachChild(child)
            viewController.swap(to: child.viewControllable)
          }
          func routeToTour() {
            if let current {
              detachChild(current)
              viewController.swap(to: nil)
            }
            let flow = tour.build()
            attachChild(flow.router)
          }
        }
        final class GateComponent: Component<EmptyDependency>, TourDependency {
          let gate: GateController
          var tourController: TourShowing { gate }
          init(gate: GateController) {
            self.gate = gate
            super.init(dependency: EmptyComponent())
          }
        }
        final class GateBuilder: Builder<EmptyDependency> {
          func build() -> (router: LaunchRouting, listener: SignInListener) {
            let gate = GateController()
            let component = GateComponent(gate: gate)
            let interactor = GateInteractor()
            let router = GateRouter(
              interactor: interactor, viewController: gate,
              signIn: SignInBuilder(dependency: component), tour: TourBuilder(dependency: component))
            return (router, interactor)
          }
        }
        """,
        "SignIn.swift": """
        import RIBs
        import UIKit
        protocol SignInListener: AnyObject { func signedIn() }
        protocol SignInTaps: AnyObject { func tapped() }
        final class SignInController: UIViewController, ViewControllable, SignInPage {
          weak var taps: SignInTaps?
          @objc func enter() { taps?.tapped() }
        }
        protocol SignInPage: Presentable { var taps: SignInTaps? { get set } }
        final class SignInInteractor: PresentableInteractor<SignInPage>, SignInTaps {
          weak var listener: SignInListener?
          override init(presenter: SignInPage) {
            super.init(presenter: presenter)
            presenter.taps = self
          }
          func tapped() { listener?.signedIn() }
        }
        final class SignInRouter: ViewableRouter<SignInInteractor, ViewControllable> {}
        protocol SignInBuildable: Buildable {
          func build(listener: SignInListener) -> ViewableRouting
        }
        final class SignInBuilder: Builder<Dependency>, SignInBuildable {
          func build(listener: SignInListener) -> ViewableRouting {
            let page = SignInController()
            let interactor = SignInInteractor(presenter: page)
            interactor.listener = listener
            return SignInRouter(interactor: interactor, viewController: page)
          }
        }
        """,
        "Tour.swift": """
        import RIBs
        import UIKit
        protocol TourDependency: Dependency { var tourController: TourShowing { get } }
        protocol TourShowing: ViewControllable { func swap(to page: ViewControllable?) }
        protocol TourRouting: Routing { func routeToBook() }
        final class TourInteractor: Interactor {
          weak var router: TourRouting?
          override func didBecomeActive() {
            super.didBecomeActive()
            router?.routeToBook()
          }
        }
        final class TourRouter: Router<TourInteractor>, TourRouting {
          private let page: TourShowing
          private let book: BookBuildable
          init(interactor: TourInteractor, page: TourShowing, book: BookBuildable) {
            self.page = page
            self.book = book
            super.init(interactor: interactor)
            interactor.router = self
          }
          func routeToBook() {
            let child = book.build()
            attachChild(child)
            page.swap(to: child.viewControllable)
          }
        }
        protocol TourBuildable: Buildable { func build() -> (router: TourRouting, name: String) }
        final class TourBuilder: Builder<TourDependency>, TourBuildable {
          func build() -> (router: TourRouting, name: String) {
            let router = TourRouter(
              interactor: TourInteractor(), page: dependency.tourController,
              book: BookBuilder(dependency: EmptyComponent()))
            return (router, "tour")
          }
        }
        """,
        "Book.swift": Self.book,
        "AppDelegate.swift": Self.delegate(
          """
          let gate = GateBuilder(dependency: EmptyComponent()).build()
          gate.router.⟦launch⟧launch(from: window)
          """),
      ],
      """
      entry GateController
      AppDelegate -root-> GateController at launch
      GateController -sheet-> SignInController at sheet via GateRouter
      GateController -dismiss-> @presenter
      SignInController -dismiss-> @presenter
      SignInController -sheet-> BookController "enter" at sheet
      """)
  }
}
