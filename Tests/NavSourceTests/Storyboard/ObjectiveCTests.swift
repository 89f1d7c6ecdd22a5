import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Apps of which a part is written in Objective-C: it was claimed that nothing does what that part does.
@Suite struct ObjectiveCTests {
  private static let main = storyboard(
    initial: "list",
    scene(
      "list", "viewController", "customClass=\"ListPage\"",
      connections("⟦a⟧" + segue("show", to: "item", "identifier=\"open\"")))
      + scene(
        "item", "viewController", "customClass=\"ItemPage\" customModuleProvider=\"target\"",
        "<view key=\"view\"><subviews><button id=\"b\"><state key=\"normal\" title=\"Close\"/>"
          + connections(
            "⟦b⟧<segue kind=\"unwind\" destination=\"exit\" unwindAction=\"close:\" id=\"s\"/>")
          + "</button></subviews></view>", dock: "<exit id=\"exit\"/>"))

  private func expect(
    _ code: String?, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var files = [
      "Main.storyboard": Self.main,
      "App.swift": "import UIKit\nclass ListPage: UIViewController {}",
    ]
    files["ItemPage.m"] = code
    expectMap(
      of: files,
      """
      ListPage -push-> ItemPage "open" at a
      ItemPage -unwind-> @previous "Close" at b
      \(expected)
      """, sourceLocation: sourceLocation)
  }

  @Test func withoutItEachIsTold() {
    expect(
      nil,
      """
      storyboard.unperformed-segue at a
      storyboard.unwind-target at b
      storyboard.unknown-class
      """)
  }

  @Test func whatItDoesIsNotTold() {
    expect(
      """
      #import "ItemPage.h"
      @implementation ItemPage
      - (void)open { [self performSegueWithIdentifier:@"open" sender:self]; }
      - (IBAction)close:(UIStoryboardSegue *)segue {}
      @end
      """, "")
  }

  /// A constant stands for the identifier.
  @Test func identifiersByConstants() {
    expect(
      """
      static NSString *const kOpen = @"open";
      @implementation ItemPage(More)
      - (void)open { [self performSegueWithIdentifier:kOpen sender:self]; }
      - (IBAction) close: (UIStoryboardSegue *)segue {}
      @end
      """, "")
  }

  @Test func otherFilesSayNothing() {
    expect(
      """
      @implementation OtherPage
      - (void)open { NSLog(@"open"); }
      @end
      """,
      """
      storyboard.unperformed-segue at a
      storyboard.unwind-target at b
      storyboard.unknown-class
      """)
  }

  /// A text that is not closed, and files that end anywhere.
  @Test func brokenFilesAreRead() {
    for code in [
      "@", "@\"", "@implementation", "@implementation ", "UIStoryboardSegue", "- (:", "",
    ] {
      expect(
        code,
        """
        storyboard.unperformed-segue at a
        storyboard.unwind-target at b
        storyboard.unknown-class
        """)
    }
  }
}
