import NavGraph
import Testing

@Suite struct TextMetricsTests {
  @Test func latinIsTheFontsWidthAndAir() {
    // H 722 + i 222 = 944 thousandths.
    #expect(abs(TextMetrics.width(of: "Hi", size: 10) - 9.44 * 1.2) < 1e-9)
    #expect(abs(TextMetrics.width(of: "Hi", size: 10, bold: true) - 10 * 1.25) < 1e-9)
  }

  @Test func wideCharactersTakeAnEmAndMarksNothing() {
    #expect(TextMetrics.width(of: "設定", size: 10) == 24)
    #expect(TextMetrics.width(of: "e\u{301}", size: 10) == TextMetrics.width(of: "e", size: 10))
  }

  @Test func longTextLosesItsMiddle() {
    let text = "AuthenticatedUserAccountSettings"
    let short = TextMetrics.shortened(text, to: 100, size: 12)
    #expect(short.hasPrefix("Auth") && short.hasSuffix("ings") && short.contains("…"))
    #expect(TextMetrics.width(of: short, size: 12) <= 100)
    #expect(TextMetrics.shortened("Home", to: 100, size: 12) == "Home")
  }

  @Test func hugeTextIsShortenedToo() {
    for text in [String(repeating: "x", count: 200_000), String(repeating: "👨‍👩‍👧", count: 20_000)] {
      #expect(TextMetrics.width(of: TextMetrics.shortened(text, to: 90, size: 12), size: 12) <= 90)
    }
  }
}
