import Testing

/// `dismiss(animated:)` on another controller.
@Suite struct DismissalTests {
  @Test func whatTheSystemShowedWasDismissedAsTheScreen() {
    expectMap(
      controller: """
        var wait: UIAlertController?
        func loaded() { wait?.dismiss(animated: true) }
        func mail(_ form: MFMailComposeViewController) { form.dismiss(animated: true) }
        func documentPicker(_ picker: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
          picker.dismiss(animated: true)
        }
        @objc func close() { navigationController?.⟦a⟧dismiss(animated: true) }
        @objc func leave() { ⟦b⟧dismiss(animated: true) }
        """,
      """
      HomeController -dismiss-> @presenter "close" at a
      HomeController -dismiss-> @presenter "leave" at b
      """)
  }

  @Test func aPageThatAnotherScreenDismisses() {
    expectMap(
      controller: """
        private lazy var page = NoteController()
        @objc func open() {
          let help = HelpController()
          ⟦a⟧present(help, animated: true)
          Timer.wait(3) { help.⟦b⟧dismiss(animated: true) }
        }
        @objc func note() {
          let note = NoteController()
          note.onSave = { note.⟦c⟧dismiss(animated: true) }
          ⟦d⟧present(note, animated: true)
        }
        """,
      rest: """
        final class NoteController: UIViewController {
          var onSave: (() -> Void)?
          @objc func save() { onSave?() }
        }
        """,
      """
      HomeController -sheet-> HelpController "open" at a
      HelpController -dismiss-> @presenter at b
      HomeController -sheet-> NoteController "note" at d
      NoteController -dismiss-> @presenter "save" at c
      """)
  }

  /// It went back to the screen below, which only `popViewController` does.
  @Test func aControllerThatIsPushedDismissesTheStackAround() {
    expectMap(
      controller: """
        @objc func open() {
          ⟦a⟧present(UINavigationController(rootViewController: FirstController()), animated: true)
        }
        """,
      rest: """
        final class FirstController: UIViewController {
          @objc func next() { navigationController?.⟦b⟧pushViewController(LastController(), animated: true) }
        }
        final class LastController: UIViewController {
          @objc func done() { ⟦c⟧dismiss(animated: true) }
        }
        """,
      """
      HomeController -sheet-> FirstController "open" at a
      FirstController -push-> LastController "next" at b
      LastController -dismiss-> @presenter "done" at c
      """)
  }

  /// It began at the screen that shows the stack, which stays.
  @Test func aStackThatDismissesItselfIsLeftFromWhatItHolds() {
    expectMap(
      controller: """
        @objc func open() {
          ⟦a⟧present(ModalStack(rootViewController: HelpController()), animated: true)
        }
        @objc func edit() {
          let stack = ModalStack(rootViewController: ItemController())
          ⟦b⟧present(stack, animated: true)
        }
        """,
      rest: """
        final class ModalStack: UINavigationController {
          override func viewDidLoad() {
            super.viewDidLoad()
            topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .done, target: self, action: #selector(close))
          }
          @objc private func close() { ⟦c⟧dismiss(animated: true) }
        }
        """,
      """
      HomeController -sheet-> HelpController "open" at a wraps ModalStack
      HomeController -sheet-> ItemController "edit" at b wraps ModalStack
      HelpController -dismiss-> @presenter "Done" at c
      ItemController -dismiss-> @presenter "Done" at c
      """)
  }
}
