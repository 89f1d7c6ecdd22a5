import Testing

/// Containers of storyboards, and what they begin with.
@Suite struct StoryboardContainerTests {
  @Test func aStackBeginsWithItsRoot() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "nav",
          scene(
            "nav", "navigationController", "",
            connections(relationship("rootViewController", to: "list")))
            + scene("list", "tableViewController", "customClass=\"ListPage\""))
      ],
      """
      entry Main.nav
      Main.nav -root-> ListPage ""
      screen Main.nav stack
      """)
  }

  @Test func tabsStandInTheOrderOfTheDocument() {
    let tabs = connections(
      relationship("viewControllers", to: "b"), relationship("viewControllers", to: "a"),
      relationship("viewControllers", to: "c"), relationship("viewControllers", to: "d"))
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "bar",
          scene("bar", "tabBarController", "customClass=\"Bar\"", tabs)
            + scene(
              "a", "viewController", "customClass=\"FirstPage\"",
              "<tabBarItem key=\"tabBarItem\" systemItem=\"mostRecent\" id=\"i\"/>")
            + scene(
              "b", "navigationController", "storyboardIdentifier=\"Second\"",
              "<tabBarItem key=\"tabBarItem\" title=\"Two\" image=\"pair\" id=\"j\"/>"
                + connections(relationship("rootViewController", to: "e")))
            + scene("c", "viewController", "customClass=\"ThirdPage\" title=\"Three\"")
            + scene(
              "d", "navigationController", "storyboardIdentifier=\"Fourth\"",
              connections(relationship("rootViewController", to: "f")))
            + scene("e", "viewController", "customClass=\"SecondPage\"")
            + scene(
              "f", "viewController", "customClass=\"FourthPage\"",
              "<navigationItem key=\"navigationItem\" title=\"Four\" id=\"n\"/>"))
      ],
      """
      entry Bar
      Bar -tab-> Second
      Bar -tab-> FirstPage
      Bar -tab-> ThirdPage
      Bar -tab-> Fourth
      Second -root-> SecondPage
      Fourth -root-> FourthPage
      tabs Bar "Two" Second pair, "Most Recent" FirstPage mostRecent, "Three" ThirdPage, "Four" Fourth
      screen Bar tabs
      screen FourthPage title "Four"
      """)
  }

  @Test(arguments: [
    ("masterViewController", "detailViewController"),
    ("primaryViewController", "secondaryViewController"),
    ("primaryViewController", "supplementaryViewController"),
  ])
  func splitColumnsUnderOldAndNewNames(first: String, second: String) {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "split",
          scene(
            "split", "splitViewController", "",
            connections(relationship(first, to: "a"), relationship(second, to: "b")))
            + scene("a", "viewController", "customClass=\"ListPage\"")
            + scene("b", "viewController", "customClass=\"ItemPage\""))
      ],
      """
      Main.split -root-> ListPage
      Main.split -detail-> ItemPage
      screen Main.split split
      """)
  }

  @Test func whatIsInAContainerView() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "a",
          scene(
            "a", "viewController", "customClass=\"OuterPage\"",
            "<view key=\"view\"><containerView id=\"v\">"
              + connections(segue("embed", to: "b", "identifier=\"inner\""))
              + "</containerView></view>")
            + scene("b", "viewController", "customClass=\"InnerPage\""))
      ],
      "OuterPage -embed-> InnerPage \"\"")
  }

  /// One exotic scene must not cost the file.
  @Test(arguments: [
    "glkViewController", "avPlayerViewController", "hostingController", "pageViewController",
    "collectionViewController", "somethingNewController",
  ])
  func everyControllerIsAScreen(element: String) {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "a",
          scene(
            "a", "viewController", "customClass=\"ListPage\"", connections(segue("show", to: "b")))
            + scene("b", element, "storyboardIdentifier=\"Odd\""))
      ],
      "ListPage -push-> Odd")
  }

  /// The kind is that of the class, not of the element.
  @Test func aControllerOfAnElementThatSaysLess() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "a",
          scene("a", "viewController", "customClass=\"UINavigationController\"")
            + scene("b", "viewController", "customClass=\"Bar\" storyboardIdentifier=\"b\"")),
        "Bar.swift": "class Bar: UITabBarController {}",
      ],
      """
      screen Main.a stack
      screen Bar tabs
      """)
  }

  @Test func windowsOfTheMacAreRoots() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "w", runtime: "MacOSX.Cocoa",
          """
          <scene sceneID="app"><objects><application id="hn" sceneMemberID="application"><menu>
          <menuItem title="Settings…" id="m">\(connections(segue("show", to: "p")))</menuItem>
          </menu></application></objects></scene>
          """
            + scene(
              "w", "windowController", "storyboardIdentifier=\"MainWindow\"",
              connections(relationship("window.shadowedContentViewController", to: "c")))
            + scene(
              "c", "viewController", "customClass=\"ContentPage\"",
              connections(segue("sheet", to: "s"), segue("popover", to: "o")))
            + scene("p", "windowController", "storyboardIdentifier=\"Settings\"")
            + scene("s", "viewController", "customClass=\"SheetPage\"")
            + scene("o", "viewController", "customClass=\"HelpPage\""))
      ],
      """
      entry MainWindow
      MainWindow -root-> ContentPage
      ContentPage -sheet-> SheetPage
      ContentPage -popover-> HelpPage
      @anywhere -window-> Settings "Settings…"
      screen MainWindow window
      """)
  }
}
