extension LibraryModel {
  /// RIBs: a router attaches the routers of children, and asks a view controller to show theirs.
  ///
  /// Source: https://github.com/uber/RIBs-iOS, version 1.0, and https://github.com/DevYeom/ModernRIBs,
  /// version 1.0, which has the same types.
  static let ribs = LibraryModel(
    modules: ["RIBs", "ModernRIBs"], marks: ["ViewableRouter", "LaunchRouter"],
    source: """
      protocol ViewControllable { var uiviewController: UIViewController { get } }
      extension ViewControllable where Self: UIViewController {
        var uiviewController: UIViewController { self }
      }
      protocol Presentable {}
      class Presenter<V>: Presentable {
        let viewController: V
        init(viewController: V) { self.viewController = viewController }
      }

      protocol InteractorScope {}
      protocol Interactable: InteractorScope {
        func activate()
        func deactivate()
      }
      class Interactor: Interactable {
        func activate() { didBecomeActive() }
        func deactivate() { willResignActive() }
        func didBecomeActive() {}
        func willResignActive() {}
      }
      class PresentableInteractor<P>: Interactor {
        let presenter: P
        init(presenter: P) { self.presenter = presenter }
      }

      protocol RouterScope {}
      protocol Routing: RouterScope {
        var interactable: Interactable { get }
        func load()
        func attachChild(_ child: Routing)
        func detachChild(_ child: Routing)
      }
      protocol ViewableRouting: Routing { var viewControllable: ViewControllable { get } }
      protocol LaunchRouting: ViewableRouting { func launch(from window: UIWindow) }
      class Router<I>: Routing {
        let interactor: I
        init(interactor: I) { self.interactor = interactor }
        var interactable: Interactable { interactor }
        func load() { didLoad() }
        func didLoad() {}
        func attachChild(_ child: Routing) {
          child.interactable.activate()
          child.load()
        }
        func detachChild(_ child: Routing) { child.interactable.deactivate() }
      }
      class ViewableRouter<I, V>: Router<I>, ViewableRouting {
        let viewController: V
        init(interactor: I, viewController: V) {
          self.viewController = viewController
          super.init(interactor: interactor)
        }
        var viewControllable: ViewControllable { viewController }
      }
      class LaunchRouter<I, V>: ViewableRouter<I, V>, LaunchRouting {
        func launch(from window: UIWindow) {
          window.rootViewController = viewControllable.uiviewController
          interactable.activate()
          load()
        }
      }

      protocol Buildable {}
      class Builder<D>: Buildable {
        let dependency: D
        init(dependency: D) { self.dependency = dependency }
      }
      protocol Dependency {}
      protocol EmptyDependency: Dependency {}
      class EmptyComponent: EmptyDependency {}
      class Component<D>: Dependency {
        let dependency: D
        init(dependency: D) { self.dependency = dependency }
        func shared<T>(_ factory: () -> T) -> T { factory() }
      }

      class Worker { func start(_ scope: InteractorScope) { didStart(scope) } }
      """)
}
