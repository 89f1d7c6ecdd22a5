import Testing

/// References between storyboards: each of the two parts may be left out.
@Suite struct StoryboardReferenceTests {
  private func expect(
    _ reference: String, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let main = storyboard(
      initial: "start",
      scene(
        "start", "viewController", "customClass=\"StartPage\"",
        "<connections>⟦a⟧\(segue("show", to: "r"))</connections>")
        + scene("r", "viewControllerPlaceholder", reference)
        + scene("here", "viewController", "storyboardIdentifier=\"Page\""))
    let others = storyboard(
      initial: "first",
      scene("first", "viewController", "customClass=\"FirstPage\"")
        + scene(
          "there", "viewController", "customClass=\"OtherPage\" storyboardIdentifier=\"Page\""))
    expectMap(
      of: ["Main.storyboard": main, "Other.storyboard": others],
      expected + "\nscreen Main.here\nscreen FirstPage\nscreen OtherPage",
      sourceLocation: sourceLocation)
  }

  @Test func bothPartsAreNamed() {
    expect(
      "storyboardName=\"Other\" referencedIdentifier=\"Page\"",
      """
      entry StartPage
      StartPage -push-> OtherPage
      """)
  }

  @Test func withoutAnIdentifierItIsTheInitialController() {
    expect("storyboardName=\"Other\"", "StartPage -push-> FirstPage")
  }

  @Test func withoutAStoryboardItIsThisOne() {
    expect("referencedIdentifier=\"Page\"", "StartPage -push-> Main.here")
    expect("", "StartPage -push-> StartPage")
  }

  @Test func whatIsNotThereIsToldAndDrawn() {
    expect(
      "storyboardName=\"Lost\" referencedIdentifier=\"Page\"",
      """
      StartPage -push-> Lost.Page
      storyboard.unresolved-reference at a
      """)
    expect(
      "storyboardName=\"Kit\" bundleIdentifier=\"com.example.kit\"",
      """
      StartPage -push-> Kit
      storyboard.unresolved-reference at a
      """)
    expect(
      "storyboardName=\"Other\" referencedIdentifier=\"Lost\"",
      """
      StartPage -push-> Other.Lost
      storyboard.unresolved-reference at a
      """)
  }

  @Test func aReferenceMayLeadToAReference() {
    expectMap(
      of: [
        "A.storyboard": storyboard(
          initial: "a",
          scene(
            "a", "navigationController", "storyboardIdentifier=\"Stack\"",
            connections(relationship("rootViewController", to: "r")))
            + scene("r", "viewControllerPlaceholder", "storyboardName=\"B\"")),
        "B.storyboard": storyboard(
          initial: "r", scene("r", "viewControllerPlaceholder", "storyboardName=\"C\"")),
        "C.storyboard": storyboard(
          initial: "c", scene("c", "viewController", "customClass=\"LastPage\"")),
      ],
      """
      entry Stack
      Stack -root-> LastPage
      """)
  }

  @Test func referencesInACircleEnd() {
    expectMap(
      of: [
        "A.storyboard": storyboard(
          initial: "a",
          scene(
            "a", "viewController", "customClass=\"Page\"",
            "<connections>⟦a⟧\(segue("show", to: "r"))</connections>")
            + scene("r", "viewControllerPlaceholder", "storyboardName=\"B\"")),
        "B.storyboard": storyboard(
          initial: "r", scene("r", "viewControllerPlaceholder", "storyboardName=\"B\"")),
      ],
      """
      Page -push-> B
      storyboard.unresolved-reference at a
      """)
  }

  @Test func ofTwoStoryboardsOfANameTheNearerOneIsMeant() {
    func start(_ name: String) -> String {
      storyboard(
        initial: "start",
        scene(
          "start", "viewController", "customClass=\"\(name)Page\"",
          connections(segue("show", to: "r")))
          + scene("r", "viewControllerPlaceholder", "storyboardName=\"Other\""))
    }
    func other(_ name: String) -> String {
      storyboard(initial: "o", scene("o", "viewController", "customClass=\"\(name)Other\""))
    }
    expectMap(
      of: [
        "Red/Start.storyboard": start("Red"), "Red/Other.storyboard": other("Red"),
        "Blue/Begin.storyboard": start("Blue"), "Blue/Other.storyboard": other("Blue"),
      ],
      """
      RedPage -push-> RedOther
      BluePage -push-> BlueOther
      """)
  }
}
