import Testing

@Suite struct EarlyBarItemTrapTests {
  private func host(_ members: String) -> String {
    """
    final class ItemHost<Content: View>: UIHostingController<Content> {
      private var closeItem: UIBarButtonItem?
      \(members)
    }
    """
  }

  @Test(arguments: ["viewDidLoad()", "viewWillAppear(_ animated: Bool)"])
  func aCustomViewSetBeforeTheControllerAppears(function: String) {
    expectTraps(
      "trap.early-bar-item",
      in: host(
        """
        override func \(function) {
          navigationItem.⟦a⟧leftBarButtonItem = UIBarButtonItem(customView: CloseButton())
        }
        """), at: ["a"], severity: .note)
  }

  @Test func aVariableWithACustomView() {
    expectTraps(
      "trap.early-bar-item",
      in: host(
        """
        override func viewDidLoad() {
          let item = UIBarButtonItem(customView: CloseButton())
          navigationItem.⟦a⟧rightBarButtonItems = [item]
        }
        """), at: ["a"])
  }

  @Test func itIsSetAgainLater() {
    expectTraps(
      "trap.early-bar-item",
      in: host(
        """
        override func viewDidLoad() {
          closeItem = UIBarButtonItem(customView: CloseButton())
          navigationItem.leftBarButtonItem = closeItem
        }
        override func viewDidAppear(_ animated: Bool) { navigationItem.leftBarButtonItem = closeItem }
        """), at: [])
  }

  @Test func onlyWhereTheSystemIsNewEnough() {
    expectTraps(
      "trap.early-bar-item",
      in: host(
        """
        override func viewDidLoad() {
          if #available(iOS 16, *) {
            navigationItem.leftBarButtonItem = UIBarButtonItem(customView: CloseButton())
          }
        }
        """), at: [])
  }

  @Test func systemItemsStay() {
    expectTraps(
      "trap.early-bar-item",
      in: host(
        """
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        }
        """), at: [])
  }

  @Test func aVariableThatHoldsTheHost() {
    expectTraps(
      "trap.early-bar-item",
      in: """
        final class HomeController: UIViewController {
          func open() {
            let host = UIHostingController(rootView: Text("Item"))
            host.navigationItem.⟦a⟧leftBarButtonItem = UIBarButtonItem(customView: CloseButton())
            show(host, sender: self)
          }
        }
        """, at: ["a"])
  }

  @Test func ordinaryControllersKeepTheirItems() {
    expectTraps(
      "trap.early-bar-item",
      in: """
        final class HomeController: UIViewController {
          override func viewDidLoad() {
            navigationItem.leftBarButtonItem = UIBarButtonItem(customView: CloseButton())
          }
        }
        """, at: [])
  }
}
