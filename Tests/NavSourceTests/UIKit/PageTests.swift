import Testing

/// Pages that the data sources of page controllers make.
@Suite struct PageTests {
  private static func source(before: String = "nil", after: String) -> String {
    """
    func pageViewController(
      _ controller: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { \(before) }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { \(after) }
    """
  }

  /// Only the first page was shown; what the others lead to was kept, with no way to it.
  @Test func pagesThatADataSourceMakesWereLost() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          dataSource = self
          ⟦a⟧setViewControllers([FeedController()], direction: .forward, animated: false)
        }
        \(Self.source(
          before: "page is CartController ? FeedController() : nil",
          after: "page is FeedController ? ⟦b⟧CartController() : nil"))
        """, base: "UIPageViewController, UIPageViewControllerDataSource",
      """
      HomeController -replace-> FeedController at a
      HomeController -replace-> CartController "" at b
      screen HomeController page
      """)
  }

  @Test func pagesThatAHelperOfTheDataSourceMakes() {
    expectMap(
      controller: """
        override func viewDidLoad() { dataSource = self }
        private func page(at index: Int) -> UIViewController? {
          switch index {
          case 0: return ⟦a⟧FeedController()
          case 1: return ⟦b⟧CartController()
          default: return nil
          }
        }
        \(Self.source(before: "self.page(at: page.view.tag - 1)", after: "self.page(at: page.view.tag + 1)"))
        """, base: "UIPageViewController, UIPageViewControllerDataSource",
      """
      HomeController -replace-> FeedController at a
      HomeController -replace-> CartController at b
      """)
  }

  /// What code shows and the data source gives as well is told once, where the code shows it.
  @Test func pagesOfAListAreToldOnce() {
    expectMap(
      controller: """
        private lazy var pages: [UIViewController] = [FeedController(), ⟦b⟧CartController()]
        override func viewDidLoad() {
          dataSource = self
          ⟦a⟧setViewControllers([FeedController()], direction: .forward, animated: false)
        }
        \(Self.source(before: "pages[0]", after: "pages[page.view.tag]"))
        """, base: "UIPageViewController, UIPageViewControllerDataSource",
      """
      HomeController -replace-> FeedController at a
      HomeController -replace-> CartController at b
      """)
  }

  @Test func anotherObjectIsTheDataSource() {
    expectMap(
      controller: """
        private let source = PageSource()
        override func viewDidLoad() {
          super.viewDidLoad()
          dataSource = source
        }
        """, base: "UIPageViewController",
      rest: """
        final class PageSource: NSObject, UIPageViewControllerDataSource {
          \(Self.source(after: "⟦a⟧CartController()"))
        }
        """, "HomeController -replace-> CartController at a")
  }

  /// The pages of a page controller that is only a child are the parent's.
  @Test func theParentIsTheDataSource() {
    expectMap(
      controller: """
        private let pager = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        override func viewDidLoad() {
          pager.dataSource = self
          addChild(pager)
          pager.⟦a⟧setViewControllers([FeedController()], direction: .forward, animated: false)
        }
        \(Self.source(after: "⟦b⟧CartController()"))
        """,
      """
      HomeController -replace-> FeedController at a
      HomeController -replace-> CartController at b
      """)
  }
}
