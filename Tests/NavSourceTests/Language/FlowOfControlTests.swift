import Testing

/// Code that does not run for a caller's arguments adds nothing for that caller.
@Suite struct FlowOfControlTests {
  /// One function for both ways: what it is given says whether it shows or closes.
  @Test func aGuardOverAnArgumentSaysWhichWayAFunctionGoes() {
    expectMap(
      of: """
        final class Desk {
          let stack = UINavigationController()
          func cover(_ page: UIViewController?) {
            guard let page else {
              stack.⟦back⟧dismiss(animated: true)
              return
            }
            stack.⟦a⟧present(page, animated: true)
          }
        }
        final class FeedController: UIViewController {
          let desk = Desk()
          @objc func help() { desk.cover(HelpController()) }
          @objc func close() { desk.cover(nil) }
        }
        final class HelpController: UIViewController {}
        """,
      """
      FeedController -dismiss-> @presenter at back "close"
      FeedController -sheet-> HelpController at a "help"
      """)
  }

  /// What stands after a certain `return` is for other arguments.
  @Test func whatFollowsAReturnIsNotRun() {
    expectMap(
      of: """
        enum Place { case help, item }
        final class FeedController: UIViewController {
          func open(_ place: Place) {
            if case .help = place {
              ⟦a⟧present(HelpController(), animated: true)
              return
            }
            navigationController?.⟦b⟧pushViewController(ItemController(), animated: true)
          }
          @objc func help() { open(.help) }
          @objc func item() { open(.item) }
        }
        final class HelpController: UIViewController {}
        final class ItemController: UIViewController {}
        """,
      """
      FeedController -push-> ItemController at b "item"
      FeedController -sheet-> HelpController at a "help"
      """)
  }

  /// `catch` and the code after it run as well as not.
  @Test func aReturnInACatchDoesNotEndTheFunction() {
    expectMap(
      of: """
        final class FeedController: UIViewController {
          @objc func export() {
            do { try write() } catch {
              return
            }
            ⟦a⟧present(HelpController(), animated: true)
          }
          func write() throws {}
        }
        final class HelpController: UIViewController {}
        """,
      """
      FeedController -sheet-> HelpController at a "export"
      """)
  }

  /// A property may have changed by the time the code runs.
  @Test func aGuardOverAPropertyHidesNothing() {
    expectMap(
      of: """
        final class FeedController: UIViewController {
          var isReady = false
          @objc func help() {
            isReady = false
            guard isReady else { return }
            ⟦a⟧present(HelpController(), animated: true)
          }
        }
        final class HelpController: UIViewController {}
        """,
      """
      FeedController -sheet-> HelpController at a "help"
      """)
  }
}
