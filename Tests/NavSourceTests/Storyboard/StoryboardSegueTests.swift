import Testing

/// Which transition a segue is, and what starts it.
@Suite struct StoryboardSegueTests {
  /// A list with one segue to a page.
  private func expect(
    _ content: String, dock: String = "", target: String = "", _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = storyboard(
      initial: "list",
      scene("list", "viewController", "customClass=\"ListPage\"", content, dock: dock)
        + scene("page", "viewController", "customClass=\"ItemPage\" " + target))
    expectMap(of: ["Main.storyboard": text], expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("show", "push"), ("push", "push"), ("showDetail", "detail"), ("presentation", "sheet"),
    ("modal", "sheet"), ("popoverPresentation", "popover"), ("popover", "popover"),
    ("embed", "embed"), ("replace", "replace"), ("custom", "custom"),
    ("somethingNew", "somethingNew"),
  ])
  func kinds(kind: String, transition: String) {
    expect(
      "<connections>⟦a⟧\(segue(kind, to: "page"))</connections>",
      """
      entry ListPage
      ListPage -\(transition)-> ItemPage at a direct
      """)
  }

  @Test(arguments: [
    ("fullScreen", "fullScreenCover"), ("overCurrentContext", "fullScreenCover"),
    ("popover", "popover"), ("formSheet", "sheet"), ("automatic", "sheet"),
  ])
  func theStyleStandsOnTheSegueOrOnTheDestination(style: String, kind: String) {
    let attribute = "modalPresentationStyle=\"\(style)\""
    expect(
      connections(segue("presentation", to: "page", attribute)), "ListPage -\(kind)-> ItemPage")
    expect(
      connections(segue("presentation", to: "page")), target: attribute,
      "ListPage -\(kind)-> ItemPage")
  }

  @Test func aClassOfItsOwnIsNamed() {
    expect(
      connections(segue("custom", to: "page", "customClass=\"SlideSegue\"")),
      "ListPage -custom-> ItemPage \"\"")
  }

  @Test func whatACustomSegueShowsWasToBeNamed() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "list",
          scene(
            "list", "viewController", "customClass=\"ListPage\"",
            connections(segue("custom", to: "page", "customClass=\"SlideSegue\"")))
            + scene("page", "viewController", "customClass=\"ItemPage\"")),
        "App.swift": """
        import UIKit
        class ListPage: UIViewController {}
        class ItemPage: UIViewController {}
        final class SlideSegue: UIStoryboardSegue {
          override func perform() { source.present(destination, animated: false) }
        }
        """,
      ],
      "ListPage -custom-> ItemPage")
  }

  // MARK: Triggers

  @Test func theTextOfTheElementStartsIt() {
    let show = connections(segue("show", to: "page", "identifier=\"open\""))
    expect(
      "<view key=\"view\"><subviews><button id=\"b\"><state key=\"normal\" title=\"Open\"/>"
        + "\(show)</button></subviews></view>",
      "ListPage -push-> ItemPage \"Open\"")
    expect(
      "<view key=\"view\"><button id=\"b\"><state key=\"normal\" title=\"Button\"/>"
        + "<buttonConfiguration key=\"configuration\" title=\"Go\"/>\(show)</button></view>",
      "ListPage -push-> ItemPage \"Go\"")
    expect(
      "<view key=\"view\"><button id=\"b\"><accessibility key=\"accessibilityConfiguration\" "
        + "label=\"More\"/>\(show)</button></view>",
      "ListPage -push-> ItemPage \"More\"")
    expect(
      "<navigationItem key=\"navigationItem\" title=\"List\">"
        + "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"b\">\(show)"
        + "</barButtonItem></navigationItem>",
      "ListPage -push-> ItemPage \"Add\"")
    expect(
      "<tableView key=\"view\"><tableViewCell id=\"c\"><label text=\"First\" id=\"l\"/>"
        + "<label id=\"m\"><string key=\"text\">Second</string></label>\(show)</tableViewCell>"
        + "</tableView>",
      "ListPage -push-> ItemPage \"First\"")
    expect(
      "<tableView key=\"view\"><tableViewCell id=\"c\"><label id=\"m\"><string key=\"text\">Two "
        + "words &amp; more</string></label>\(show)</tableViewCell></tableView>",
      "ListPage -push-> ItemPage \"Two words & more\"")
  }

  @Test func withoutATextTheActionThenTheIdentifier() {
    let action = "<action selector=\"tapped:\" destination=\"list\" id=\"a\"/>"
    let show = segue("show", to: "page", "identifier=\"open\"")
    expect(
      "<view key=\"view\"><button id=\"b\"><connections>\(action)\(show)</connections></button></view>",
      "ListPage -push-> ItemPage \"tapped\"")
    expect(
      "<view key=\"view\"><button id=\"b\"><connections>\(show)</connections></button></view>",
      "ListPage -push-> ItemPage \"open\"")
    expect("<connections>\(show)</connections>", "ListPage -push-> ItemPage \"open\"")
  }

  @Test func theTextsOfPatternsForCellsAreSamples() {
    expect(
      "<tableView key=\"view\"><prototypes><tableViewCell id=\"c\"><label text=\"Title\" id=\"l\"/>"
        + connections(segue("show", to: "page")) + "</tableViewCell></prototypes></tableView>",
      "ListPage -push-> ItemPage \"select row\"")
    expect(
      "<collectionView key=\"view\"><cells><collectionViewCell id=\"c\">"
        + connections(segue("show", to: "page")) + "</collectionViewCell></cells></collectionView>",
      "ListPage -push-> ItemPage \"select item\"")
  }

  @Test func recognisersAndViewsOfTheDock() {
    let show = connections(segue("show", to: "page"))
    expect(
      "<view key=\"view\"><view id=\"v\"><label text=\"Map\" id=\"l\"/><connections>"
        + "<outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"o\"/>"
        + "</connections></view></view>",
      dock: "<tapGestureRecognizer id=\"g\">\(show)</tapGestureRecognizer>",
      "ListPage -push-> ItemPage \"Map\"")
    expect(
      "", dock: "<pongPressGestureRecognizer id=\"g\">\(show)</pongPressGestureRecognizer>",
      "ListPage -push-> ItemPage \"long press\"")
    expect(
      "",
      dock: "<view contentMode=\"scaleToFill\" id=\"v\"><button id=\"b\">"
        + "<state key=\"normal\" title=\"Docked\"/>\(show)</button></view>",
      "ListPage -push-> ItemPage \"Docked\"")
  }

  // MARK: Ways back

  @Test func anUnwindSegueNeverLeadsToTheExit() {
    expect(
      connections(
        segue("show", to: "page"), segue("unwind", to: "way-out", "unwindAction=\"close:\"")),
      dock: "<exit id=\"way-out\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
      """
      ListPage -push-> ItemPage
      ListPage -unwind-> @previous
      """)
  }

  @Test func anUnwindSegueLeadsToTheClassThatDeclaresItsAction() {
    for (declaration, selector) in [
      ("_ segue: UIStoryboardSegue", "goBack:"), ("segue: UIStoryboardSegue", "goBackWithSegue:"),
      ("forSegue segue: UIStoryboardSegue", "goBackForSegue:"),
    ] {
      let text = storyboard(
        initial: "list",
        scene(
          "list", "viewController", "customClass=\"ListPage\"",
          connections(segue("show", to: "page"))
        )
          + scene(
            "page", "viewController", "customClass=\"ItemPage\"",
            connections(
              segue("unwind", to: "way-out", "unwindAction=\"\(selector)\"")),
            dock: "<exit id=\"way-out\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"))
      expectMap(
        of: [
          "Main.storyboard": text,
          "Pages.swift": """
          class ListPage: UIViewController { @IBAction func goBack(\(declaration)) {} }
          class ItemPage: UIViewController {}
          """,
        ],
        """
        entry ListPage
        ListPage -push-> ItemPage
        ItemPage -unwind-> ListPage
        """)
    }
  }

  @Test func anUnwindActionThatNothingDeclares() {
    let text = storyboard(
      initial: "page",
      scene(
        "page", "viewController", "customClass=\"ItemPage\"",
        "<connections>⟦a⟧\(segue("unwind", to: "way-out", "unwindAction=\"close:\""))</connections>",
        dock: "<exit id=\"way-out\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"))
    expectMap(
      of: ["Main.storyboard": text, "Page.swift": "class ItemPage: UIViewController {}"],
      """
      ItemPage -unwind-> @previous
      storyboard.unwind-target at a
      """)
  }
}
