import NavGraph
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｶ", 1), ("Ａ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("😀😀", 4), ("🖼️", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1),
    ("❤️", 2), ("\u{200B}", 0), ("\u{2068}a\u{2069}", 1), ("…", 1), ("│├─●○", 5), ("𠀀", 2),
    ("🫠", 2), ("ก็", 1), ("שלום", 4), ("1️⃣", 2),
  ])
  func columns(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width, "\(text)")
  }

  @Test func truncationKeepsGraphemesWhole() {
    #expect("e\u{301}x".truncated(toWidth: 2) == "e\u{301}x")
    #expect("e\u{301}xy".truncated(toWidth: 2) == "e\u{301}…")
    #expect("日本語".truncated(toWidth: 4) == "日…")
    #expect("日本語".truncated(toWidth: 5) == "日本…")
    #expect("👩‍👩‍👧abc".truncated(toWidth: 3) == "👩‍👩‍👧…")
    #expect("abc".truncated(toWidth: 0) == "")
    #expect("abcdef".truncated(toWidth: 4, mark: "...") == "a...")
    #expect("abcdef".truncated(toWidth: 2, mark: "...") == "")
  }
}
