import Testing

/// XCoordinator: a coordinator turns each route into a transition.
@Suite struct XCoordinatorTests {
  private static func delegate(_ coordinator: String) -> String {
    """
    import UIKit
    import XCoordinator
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow()
      let router = \(coordinator)().strongRouter
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        router.setRoot(for: window!)
        return true
      }
    }
    """
  }

  private static let pages = """
    import UIKit
    class OneController: UIViewController {}
    class TwoController: UIViewController {}
    class HelpController: UIViewController {}
    class ItemController: UIViewController {}
    """

  @Test func transitionsOfRoutes() {
    expectMap(
      of: [
        "Delegate.swift": Self.delegate("ShopFlow"), "Pages.swift": Self.pages,
        "Flow.swift": """
        import UIKit
        import XCoordinator
        enum ShopRoute: Route { case list, item(Int), help, back }
        final class ShopFlow: NavigationCoordinator<ShopRoute> {
          init() { super.init(initialRoute: .list) }
          override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
            switch route {
            case .list:
              let page = ListController()
              page.model = ListModel(router: unownedRouter)
              return .push(page)
            case .item: return ⟦p⟧.push(ItemController())
            case .help:
              let page = HelpController()
              page.modalPresentationStyle = .fullScreen
              return ⟦h⟧.present(page)
            case .back: return ⟦b⟧.pop()
            }
          }
        }
        final class ListModel {
          let router: UnownedRouter<ShopRoute>
          init(router: UnownedRouter<ShopRoute>) { self.router = router }
          func open(_ id: Int) { router.trigger(.item(id)) }
          func help() { router.trigger(.help) }
          func leave() { router.trigger(.back) }
        }
        final class ListController: UIViewController {
          var model: ListModel!
          @objc func itemTapped() { model.open(1) }
          @objc func helpTapped() { model.help() }
          @objc func backTapped() { model.leave() }
        }
        """,
      ],
      """
      AppDelegate -root-> ListController
      ListController -push-> ItemController "itemTapped"
      ListController -fullScreenCover-> HelpController "helpTapped"
      ListController -back-> @previous "backTapped"
      """)
  }

  @Test func helpersOfTransitionsWereNotRun() {
    expectMap(
      of: [
        "Delegate.swift": Self.delegate("ShopFlow"), "Pages.swift": Self.pages,
        "Flow.swift": """
        import UIKit
        import XCoordinator
        enum ShopRoute: Route { case list, help, item }
        final class ShopFlow: NavigationCoordinator<ShopRoute> {
          init() { super.init(initialRoute: .list) }
          override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
            switch route {
            case .list:
              let page = ListController()
              page.router = unownedRouter
              return .push(page)
            case .help: return .cover(HelpController())
            case .item: return .wrapped(ItemController())
            }
          }
        }
        extension Transition {
          static func cover(_ page: Presentable) -> Transition {
            page.viewController?.modalPresentationStyle = .fullScreen
            return .present(page)
          }
        }
        extension NavigationTransition {
          static func wrapped(_ page: Presentable) -> NavigationTransition { .present(page) }
        }
        final class ListController: UIViewController {
          var router: UnownedRouter<ShopRoute>!
          @objc func help() { router.trigger(.help) }
          @objc func item() { router.trigger(.item) }
        }
        """,
      ],
      """
      AppDelegate -root-> ListController
      ListController -fullScreenCover-> HelpController "help"
      ListController -sheet-> ItemController "item"
      """)
  }

  @Test func containers() {
    expectMap(
      of: [
        "Delegate.swift": Self.delegate("Tabs"), "Pages.swift": Self.pages,
        "Flow.swift": """
        import UIKit
        import XCoordinator
        enum TabRoute: Route { case a }
        final class Tabs: TabBarCoordinator<TabRoute> {
          convenience init() {
            let news = News()
            news.rootViewController.tabBarItem = UITabBarItem(title: "News", image: nil, tag: 0)
            self.init(news: news.strongRouter)
          }
          init(news: StrongRouter<NewsRoute>) { super.init(tabs: [news], select: news) }
          override func prepareTransition(for route: TabRoute) -> TabBarTransition { .none() }
        }
        enum NewsRoute: Route { case feed, columns, tour }
        final class News: NavigationCoordinator<NewsRoute> {
          init() { super.init(initialRoute: .feed) }
          override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
            switch route {
            case .feed:
              let page = FeedController()
              page.router = unownedRouter
              return .push(page)
            case .columns: return .present(Columns())
            case .tour: return .multiple(.present(Tour()))
            }
          }
        }
        enum NoRoute: Route { case a }
        final class Columns: SplitCoordinator<NoRoute> {
          init() { super.init(master: OneController(), detail: TwoController()) }
          override func prepareTransition(for route: NoRoute) -> SplitTransition { .none() }
        }
        final class Tour: PageCoordinator<NoRoute> {
          init() { super.init(pages: [HelpController(), ItemController()], loop: false) }
          override func prepareTransition(for route: NoRoute) -> PageTransition { .none() }
        }
        final class FeedController: UIViewController {
          var router: UnownedRouter<NewsRoute>!
          @objc func columns() { router.trigger(.columns) }
          @objc func tour() { router.trigger(.tour) }
        }
        """,
      ],
      """
      AppDelegate -root-> Tabs
      Tabs -tab-> FeedController "News"
      FeedController -sheet-> Columns "columns"
      Columns -root-> OneController
      Columns -detail-> TwoController
      FeedController -sheet-> Tour "tour"
      Tour -embed-> HelpController
      Tour -embed-> ItemController
      """)
  }

  @Test func coordinatorsOfTheSameStack() {
    expectMap(
      of: [
        "Delegate.swift": Self.delegate("AppFlow"), "Pages.swift": Self.pages,
        "Flow.swift": """
        import UIKit
        import XCoordinator
        enum AppRoute: Route { case start, profile }
        final class AppFlow: NavigationCoordinator<AppRoute> {
          init() { super.init(initialRoute: .start) }
          override func prepareTransition(for route: AppRoute) -> NavigationTransition {
            switch route {
            case .start:
              let page = StartController()
              page.router = unownedRouter
              return .push(page)
            case .profile:
              addChild(ProfileFlow(rootViewController: rootViewController))
              return .none()
            }
          }
        }
        enum ProfileRoute: Route { case profile }
        final class ProfileFlow: NavigationCoordinator<ProfileRoute> {
          init(rootViewController: UINavigationController) {
            super.init(rootViewController: rootViewController)
            trigger(.profile)
          }
          override func prepareTransition(for route: ProfileRoute) -> NavigationTransition {
            switch route { case .profile: return .push(HelpController()) }
          }
        }
        final class StartController: UIViewController {
          var router: UnownedRouter<AppRoute>!
          @objc func profile() { router.trigger(.profile) }
        }
        """,
      ],
      """
      AppDelegate -root-> StartController
      StartController -push-> HelpController "profile"
      """)
  }
}
