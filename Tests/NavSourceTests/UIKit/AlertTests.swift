import Testing

/// Alert controllers.
@Suite struct AlertTests {
  @Test func alert() {
    expectMap(
      controller: """
        func ask() {
          let alert = UIAlertController(title: "Delete it?", message: "Gone", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .destructive))
          ⟦a⟧present(alert, animated: true)
        }
        """, #"HomeController -alert-> alert:"Delete it?" "ask" at a"#)
  }

  @Test func actionSheet() {
    expectMap(
      controller: """
        func ask() {
          let sheet = UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)
          ⟦a⟧present(sheet, animated: true, completion: nil)
        }
        """, #"HomeController -confirmationDialog-> alert:"Sort by" at a"#)
  }

  @Test func titlesFromVariables() {
    expectMap(
      controller: """
        func one() {
          let title = NSLocalizedString("Really?", comment: "")
          ⟦a⟧present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
        func two() {
          ⟦b⟧present(UIAlertController(title: nil, message: "No network", preferredStyle: .alert), animated: true)
        }
        func three() {
          ⟦c⟧present(UIAlertController(title: Texts.oops, message: nil, preferredStyle: .alert), animated: true)
        }
        func four() {
          ⟦d⟧present(UIAlertController(title: String(localized: "Hello"), message: nil, preferredStyle: .alert), animated: true)
        }
        """, rest: #"enum Texts { static let oops = "Oops" }"#,
      """
      HomeController -alert-> alert:"Really?" at a
      HomeController -alert-> alert:"No network" at b
      HomeController -alert-> alert:Oops at c
      HomeController -alert-> alert:Hello at d
      """)
  }

  @Test func whatAnActionOpensBelongsToTheScreen() {
    expectMap(
      controller: """
        func ask() {
          let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Item", style: .default) { _ in
            self.⟦a⟧show(ItemController(), sender: nil)
          })
          alert.addAction(UIAlertAction(title: "Help", style: .default, handler: openHelp))
          ⟦c⟧present(alert, animated: true)
        }
        func openHelp(_ action: UIAlertAction) { ⟦b⟧present(HelpController(), animated: true) }
        """,
      """
      HomeController -push-> ItemController "Item" at a
      HomeController -sheet-> HelpController "Help" at b
      HomeController -alert-> alert:Choose at c
      """)
  }

  @Test func aHelperThatShowsAnAlert() {
    expectMap(
      controller: #"func fail() { ⟦b⟧warn("No network") }"#,
      rest: """
        extension UIViewController {
          func warn(_ title: String) {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            ⟦a⟧present(alert, animated: true)
          }
        }
        """, #"HomeController -alert-> alert:"No network" at a"#)
  }

  @Test func anAlertClassOfTheProject() {
    expectMap(
      controller: "func fail() { ⟦a⟧present(ErrorAlert.make(), animated: true) }",
      rest: """
        final class ErrorAlert: UIAlertController {
          static func make() -> ErrorAlert {
            ErrorAlert(title: "Error", message: nil, preferredStyle: .alert)
          }
        }
        """, "HomeController -alert-> alert:Error at a")
  }

  @Test func titlesByAnExtensionOfString() {
    expectMap(
      of: """
        extension String { var localized: String { NSLocalizedString(self, comment: "") } }
        final class HomeController: UIViewController {
          @objc func send() {
            let alert = UIAlertController(title: "server_error".localized, message: nil, preferredStyle: .alert)
            ⟦a⟧present(alert, animated: true)
          }
        }
        """, "HomeController -alert-> alert:server_error \"send\" at a")
  }

  @Test func factoriesWithTrailingClosuresWereNameless() {
    expectMap(
      controller: """
        @objc func remove() { show(.confirm { self.⟦b⟧present(HelpController(), animated: true) }) }
        @objc func refresh() { show(.sessionOver()) }
        func show(_ note: Note) { ⟦a⟧present(note.make(), animated: true) }
        """,
      rest: """
        import UIKit
        struct Choice { let title: String; let action: (() -> Void)? }
        final class Note {
          let title: String?
          let choices: [Choice]
          init(title: String?, choices: [Choice] = []) {
            self.title = title
            self.choices = choices
          }
          func make() -> UIAlertController {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            choices.forEach { choice in
              alert.addAction(
                UIAlertAction(title: choice.title, style: .default) { _ in choice.action?() })
            }
            return alert
          }
        }
        extension Note {
          static func confirm(action: @escaping () -> Void) -> Note {
            Note(title: "Really?", choices: [Choice(title: "Delete", action: action)])
          }
          static func sessionOver() -> Note { Note(title: "Session over") }
        }
        """,
      """
      HomeController -alert-> alert:Really? "remove" at a
      HomeController -sheet-> HelpController "Delete" at b
      HomeController -alert-> alert:"Session over" "refresh" at a
      """)
  }

  @Test func whatAFormatIsGivenWasTheTitle() {
    expectMap(
      controller: """
        @objc func one() {
          let title = String(format: NSLocalizedString("Delete %@?", comment: ""), "x")
          ⟦a⟧present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
        @objc func two() {
          let title = String.localizedStringWithFormat(NSLocalizedString("Hide %@?", comment: ""), "x")
          ⟦b⟧present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
        """,
      """
      HomeController -alert-> alert:"Delete …?" "one" at a
      HomeController -alert-> alert:"Hide …?" "two" at b
      """)
  }

  @Test func alertsByInitialisersOfTheProjectWereNameless() {
    expectMap(
      controller: """
        @objc func fail() { ⟦a⟧present(UIAlertController(problem: "No space"), animated: true) }
        """,
      rest: """
        import UIKit
        extension UIAlertController {
          convenience init(problem: String) {
            self.init(title: problem, message: nil, preferredStyle: .alert)
          }
        }
        """,
      #"HomeController -alert-> alert:"No space" "fail" at a"#)
  }

  @Test func numberedPlacesOfAFormatStayedInTheTitle() {
    expectMap(
      of: """
        import UIKit
        class HomeController: UIViewController {
          func fail() {
            let title = String(format: NSLocalizedString("Could not open %1$@, 50 % done", comment: ""), "x")
            ⟦a⟧present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
          }
        }
        """,
      """
      HomeController -alert-> alert:"Could not open …, 50 % done" "fail" at a
      """)
  }

  @Test func ofSeveralTitlesOneWasShown() {
    expectMap(
      controller: """
        var isMuted = false
        @objc func ask() {
          let title = isMuted ? "Hear again?" : "Mute?"
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          ⟦a⟧present(alert, animated: true)
        }
        """,
      """
      HomeController -alert-> alert:"Hear again?" "ask" at a
      HomeController -alert-> alert:"Mute?" "ask" at a
      """)
  }
}
