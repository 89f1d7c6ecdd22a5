import Testing

/// Pushes, presentations and ways back of view controllers.
@Suite struct NavigationTests {
  private func call(
    _ body: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      controller: "func open() {\n\(body)\n}", expected, sourceLocation: sourceLocation)
  }

  @Test func push() {
    let expected = #"HomeController -push-> ItemController "open" at a direct via -"#
    call("navigationController?.⟦a⟧pushViewController(ItemController(), animated: true)", expected)
    call("navigationController!.⟦a⟧pushViewController(ItemController(), animated: true)", expected)
    call(
      "self.navigationController?.⟦a⟧pushViewController(ItemController(), animated: true)", expected
    )
    call("⟦a⟧show(ItemController(), sender: self)", expected)
    call("navigationController?.⟦a⟧show(ItemController(), sender: nil)", expected)
    call("self.⟦a⟧show(ItemController(), sender: self)", expected)
  }

  @Test func severalScreensPutOnAStack() {
    let expected = """
      HomeController -replace-> ItemController at a
      ItemController -push-> HelpController at a
      HelpController -push-> CartController at a
      """
    let list = "[ItemController(), HelpController(), CartController()]"
    call("navigationController?.⟦a⟧setViewControllers(\(list), animated: true)", expected)
    call("navigationController?.⟦a⟧viewControllers = \(list)", expected)
  }

  @Test func aScreenAppendedToAStack() {
    call(
      "navigationController?.viewControllers.⟦a⟧append(ItemController())",
      #"HomeController -push-> ItemController "open" at a"#)
  }

  @Test func showDetail() {
    call(
      "⟦a⟧showDetailViewController(ItemController(), sender: self)",
      "HomeController -detail-> ItemController at a")
    call(
      "splitViewController?.⟦a⟧showDetailViewController(UINavigationController(rootViewController: ItemController()), sender: nil)",
      "HomeController -detail-> ItemController at a wraps UINavigationController")
  }

  @Test(arguments: [
    ("", "sheet"), ("fullScreen", "fullScreenCover"), ("overFullScreen", "fullScreenCover"),
    ("popover", "popover"), ("pageSheet", "sheet"), ("formSheet", "sheet"), ("automatic", "sheet"),
    ("currentContext", "fullScreenCover"),
  ])
  func presentWithStyle(style: String, kind: String) {
    func set(_ name: String) -> String {
      style.isEmpty ? "" : "\(name).modalPresentationStyle = .\(style)"
    }
    call(
      """
      let page = ItemController()
      \(set("page"))
      ⟦a⟧present(page, animated: true)
      """, "HomeController -\(kind)-> ItemController at a")
    call(
      """
      let nav = UINavigationController(rootViewController: ItemController())
      \(set("nav"))
      self.⟦a⟧present(nav, animated: true) { print("shown") }
      """, "HomeController -\(kind)-> ItemController at a wraps UINavigationController")
    call(
      """
      let page = ItemController()
      \(set("page"))
      let nav = UINavigationController(rootViewController: page)
      navigationController?.⟦a⟧present(nav, animated: true, completion: nil)
      """, "HomeController -\(kind)-> ItemController at a wraps UINavigationController")
  }

  @Test func presentWithStyleSetByTheController() {
    expectMap(
      controller: "func open() { ⟦a⟧present(CoverController(), animated: true) }",
      rest: """
        final class CoverController: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
          }
        }
        """, "HomeController -fullScreenCover-> CoverController at a")
  }

  @Test func replaceTheStack() {
    call(
      "navigationController?.⟦a⟧setViewControllers([ItemController()], animated: true)",
      "HomeController -replace-> ItemController at a")
    call(
      "navigationController?.⟦a⟧viewControllers = [ItemController()]",
      "HomeController -replace-> ItemController at a")
  }

  @Test func waysBack() {
    call(
      "navigationController?.⟦a⟧popViewController(animated: true)",
      #"HomeController -back-> @previous "open" at a"#)
    call(
      "_ = navigationController?.⟦a⟧popViewController(animated: true)",
      "HomeController -back-> @previous at a")
    call(
      "navigationController?.⟦a⟧popToRootViewController(animated: true)",
      "HomeController -back-> @root at a")
    call("⟦a⟧dismiss(animated: true)", "HomeController -dismiss-> @presenter at a")
    call(
      "self.⟦a⟧dismiss(animated: true, completion: nil)",
      "HomeController -dismiss-> @presenter at a")
    call(
      "presentingViewController?.⟦a⟧dismiss(animated: true)",
      "HomeController -dismiss-> @presenter at a")
    call(
      "navigationController?.⟦a⟧dismiss(animated: true) { print(1) }",
      "HomeController -dismiss-> @presenter at a")
  }

  @Test func popToAScreen() {
    call(
      """
      guard let list = navigationController?.viewControllers.first(where: { $0 is ItemController }) else { return }
      navigationController?.⟦a⟧popToViewController(list, animated: true)
      """, "HomeController -back-> @previous at a")
    expectMap(
      controller:
        "func open(_ list: ItemController) { navigationController?.⟦a⟧popToViewController(list, animated: true) }",
      "HomeController -back-> ItemController at a")
  }

  @Test func afterADismissal() {
    call(
      "⟦a⟧dismiss(animated: true) { self.⟦b⟧present(ItemController(), animated: true) }",
      """
      HomeController -dismiss-> @presenter at a
      HomeController -sheet-> ItemController at b
      """)
  }

  @Test func systemScreens() {
    call(
      "⟦a⟧present(UIImagePickerController(), animated: true)",
      "HomeController -sheet-> system:UIImagePickerController at a")
    call(
      "⟦a⟧present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)",
      "HomeController -sheet-> system:UIActivityViewController at a")
    call(
      "⟦a⟧present(SFSafariViewController(url: url), animated: true)",
      "HomeController -sheet-> system:SFSafariViewController at a")
  }

  @Test func leavingTheApp() {
    call(
      #"UIApplication.shared.⟦a⟧open(URL(string: "https://example.com")!)"#,
      "HomeController -link-> url:https://example.com at a")
  }

  @Test func weakSelfInClosures() {
    expectMap(
      controller: """
        let service = Service()
        func one() {
          service.load { [weak self] in
            self?.⟦a⟧present(ItemController(), animated: true)
          }
        }
        func two() {
          service.load { [weak self] in
            guard let self = self else { return }
            self.navigationController?.⟦b⟧pushViewController(HelpController(), animated: true)
          }
        }
        func three() {
          service.load { [weak self] in
            guard let me = self else { return }
            DispatchQueue.main.async { me.⟦c⟧show(CartController(), sender: nil) }
          }
        }
        func four() { Task { @MainActor in ⟦d⟧show(FeedController(), sender: nil) } }
        """,
      rest: "final class Service { func load(_ then: @escaping () -> Void) { then() } }",
      """
      HomeController -sheet-> ItemController "one" at a
      HomeController -push-> HelpController "two" at b
      HomeController -push-> CartController "three" at c
      HomeController -push-> FeedController "four" at d
      """)
  }

  @Test func controlsAndSelectors() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(primaryAction: UIAction(title: "Open") { [weak self] _ in
            self?.⟦a⟧show(ItemController(), sender: nil)
          })
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", style: .plain, target: self, action: #selector(help))
        }
        @objc private func help() { ⟦b⟧show(HelpController(), sender: nil) }
        @IBAction func cart(_ sender: Any) { ⟦c⟧show(CartController(), sender: sender) }
        """,
      """
      HomeController -push-> ItemController "Open" at a
      HomeController -push-> HelpController "Help" at b
      HomeController -push-> CartController "cart" at c
      """)
  }

  @Test func tableSelection() {
    expectMap(
      controller: """
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch indexPath.section {
          case 0: ⟦a⟧show(ItemController(), sender: nil)
          default: navigationController?.⟦b⟧pushViewController(HelpController(), animated: true)
          }
        }
        """, base: "UITableViewController",
      """
      HomeController -push-> ItemController "select row" at a
      HomeController -push-> HelpController "select row" at b
      """)
  }

  @Test func anAddressThatOnlyTheCallerKnows() {
    expectMap(
      of: """
        final class HomeController: UIViewController {
          let model = HomeModel()
          override func viewDidLoad() {
            model.preview.drive(onNext: { url in
              UIApplication.shared.⟦a⟧open(url, options: [:], completionHandler: nil)
            })
          }
        }
        final class HomeModel { let preview = PublishRelay<URL>() }
        """, "HomeController -link-> url: at a")
  }

  @Test(arguments: ["", "extension UIAlertController {}\nextension UIModalPresentationStyle {}"])
  func stylesWrittenWithTheirTypeWereIgnored(rest: String) {
    expectMap(
      controller: """
        func open() {
          let item = ItemController()
          item.modalPresentationStyle = UIModalPresentationStyle.popover
          present(item, animated: true)
          let help = HelpController()
          help.modalPresentationStyle = UIModalPresentationStyle.fullScreen
          present(help, animated: true)
          present(
            UIAlertController(
              title: "Sure?", message: nil, preferredStyle: UIAlertController.Style.actionSheet),
            animated: true)
        }
        """, rest: rest,
      """
      HomeController -popover-> ItemController
      HomeController -fullScreenCover-> HelpController
      HomeController -confirmationDialog-> alert:"Sure?"
      """)
  }

  @Test func aStyleThatIsOneOfTwoWasASheet() {
    expectMap(
      controller: """
        func open(isWide: Bool) {
          let item = ItemController()
          item.modalPresentationStyle = isWide ? .popover : .fullScreen
          present(item, animated: true)
        }
        func help(isWide: Bool) {
          let help = UINavigationController(rootViewController: HelpController())
          if isWide {
            help.modalPresentationStyle = .popover
          } else {
            help.modalPresentationStyle = .formSheet
          }
          present(help, animated: true)
        }
        """,
      """
      HomeController -popover-> ItemController
      HomeController -fullScreenCover-> ItemController
      HomeController -popover-> HelpController
      HomeController -sheet-> HelpController
      """)
  }

  @Test func primaryActionsOfBarButtonsHadNoTrigger() {
    expectMap(
      controller: """
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save,
            primaryAction: UIAction { [weak self] _ in
              self?.navigationController?.⟦a⟧pushViewController(ItemController(), animated: true)
            })
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Help", primaryAction: UIAction { _ in self.⟦b⟧show(HelpController(), sender: nil) })
        }
        """,
      """
      HomeController -push-> ItemController "Save" at a
      HomeController -push-> HelpController "Help" at b
      """)
  }

  @Test func aHelperOfABaseClassWasCalledByNoneOfSomeSubclasses() {
    expectMap(
      of: """
        import UIKit
        class BaseController: UIViewController {
          override func viewDidAppear(_ animated: Bool) { present(TermsController(), animated: true) }
          func showHelp() { ⟦a⟧present(HelpController(), animated: true) }
        }
        final class HelpController: UIViewController {}
        final class TermsController: UIViewController {}
        final class ListController: BaseController {
          override func viewDidLoad() { ⟦b⟧show(ItemController(), sender: nil) }
          @objc func help() { showHelp() }
        }
        final class ItemController: BaseController {}
        """,
      """
      ListController -sheet-> HelpController "help" at a
      ListController -push-> ItemController at b
      ListController -sheet-> TermsController
      ItemController -sheet-> TermsController
      """)
  }
}
