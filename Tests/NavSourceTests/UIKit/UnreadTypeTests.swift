import Testing

/// Classes of Objective-C, or of packages that are not read.
@Suite struct UnreadTypeTests {
  @Test func extensionsOfAClassThatIsNotReadCameFromAnywhere() {
    expectMap(
      controller: """
        @objc func list() { navigationController?.⟦a⟧pushViewController(XYListViewController(), animated: true) }
        """,
      rest: """
        extension XYListViewController {
          @objc func help() { ⟦b⟧present(HelpController(), animated: true) }
        }
        extension SFSafariViewController {
          func tint() { preferredControlTintColor = .red }
        }
        """,
      """
      HomeController -push-> XYListViewController "list" at a
      XYListViewController -sheet-> HelpController "help" at b
      screen XYListViewController screen
      """)
  }
}
