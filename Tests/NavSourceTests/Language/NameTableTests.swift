import Testing

@testable import NavSource

@Suite struct NameTableTests {
  @Test func keepsThousandsOfNamesApart() {
    var table = NameTable<Int>()
    for number in 0..<5_000 { table.insert(number, for: "screen\(number)") }
    #expect((0..<5_000).allSatisfy { (number: Int) in table["screen\(number)"] == number })
    #expect(table["screen5000"] == nil)
  }

  @Test func numbersTellEqualNamesApart() {
    var table = NameTable<String>()
    table.insert("first", for: "body", number: 1)
    table.insert("second", for: "body", number: 2)
    #expect(table["body", 1] == "first")
    #expect(table["body", 2] == "second")
    #expect(table["body"] == nil)
  }

  @Test func theLastValueOfANameCounts() {
    var table: NameTable = ["push": 1]
    table.insert(2, for: "push")
    #expect(table["push"] == 2)
  }

  @Test(arguments: ["", "é", "a-name-of-more-than-fifteen-bytes", "日本語の画面", "🧭"])
  func findsAnyName(_ name: String) {
    let set: NameSet = ["other", name]
    #expect(set.contains(name))
    #expect(!set.contains(name + "x"))
  }
}
