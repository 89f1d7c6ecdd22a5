import Testing

@testable import NavGraph

@Suite struct SpellingTests {
  @Test func distancesCountEdits() {
    for (left, right, distance) in [
      ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("format", "foramt", 1),
      ("abc", "abc", 0),
    ] {
      #expect(Spelling.distance(Array(left), Array(right)) == distance)
    }
  }

  @Test func theNearestComesFirst() {
    let names = ["map", "tree", "schema", "help"]
    #expect(Spelling.nearest(to: "mpa", in: names) == ["map"])
    #expect(Spelling.nearest(to: "shema", in: names) == ["schema"])
    #expect(Spelling.nearest(to: "xyzzy", in: names) == [])
    #expect(Spelling.nearest(to: "Cart", in: ["CartScreen", "Home"]) == ["CartScreen"])
  }

  @Test func questionsReadWell() {
    #expect(Spelling.question([]) == nil)
    #expect(Spelling.question(["a"]) == "Did you mean 'a'?")
    #expect(Spelling.question(["a", "b", "c"]) == "Did you mean 'a', 'b' or 'c'?")
  }

  @Test func wildcardsFitWholeNames() {
    for (pattern, text, fits) in [
      ("*", "", true), ("a*c", "abbc", true), ("a?c", "abc", true), ("a?c", "ac", false),
      ("*Screen", "CartScreen", true), ("*Screen", "Screens", false), ("a*b*c", "axbxbc", true),
      ("?", "👩‍👩‍👧", true),
    ] {
      #expect(Wildcard(pattern).matches(text) == fits, "\(pattern) \(text)")
    }
  }

  @Test func hostileWildcardsStayFast() {
    let pattern = String(repeating: "a*", count: 30) + "b"
    #expect(!Wildcard(pattern).matches(String(repeating: "a", count: 2000)))
  }
}
