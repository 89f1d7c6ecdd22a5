import Testing

/// What code does with children and segues.
@Suite struct SegueTests {
  @Test func seguesInCodeWereLostInSilence() {
    expectMap(
      controller: """
        func open() { ⟦a⟧performSegue(withIdentifier: "item", sender: self) }
        func help() { self.⟦b⟧performSegue(withIdentifier: "help", sender: nil) }
        """,
      """
      unresolved at a
      unresolved at b
      """)
  }

  @Test func aChildThatComesByTransitionWasLost() {
    expectMap(
      controller: """
        private let feed = FeedController()
        func swap() {
          ⟦a⟧addChild(feed)
          let cart = CartController()
          ⟦b⟧transition(from: feed, to: cart, duration: 0.3, options: []) {}
          let help = HelpController()
          ⟦c⟧addChild(help)
          transition(from: cart, to: help, duration: 0.3, options: []) {}
        }
        """,
      """
      HomeController -embed-> FeedController at a
      HomeController -embed-> CartController at b
      HomeController -embed-> HelpController at c
      """)
  }
}
