import Foundation
import NavSource
import Testing

/// Holds `docs/traps.md` to the rules: each has its row and its section, and there are no others.
@Suite struct TrapsDocumentTests {
  private func page() throws -> [Substring] {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    let file = folder.deletingLastPathComponent().appendingPathComponent("docs/traps.md")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func everyRuleHasItsRow() throws {
    let rows = try page().filter { $0.hasPrefix("| [") }
    let wanted = TrapList.all.map { rule in
      "| [`\(rule.id)`](#\(rule.id.filter { $0 != "." })) | \(rule.severity.rawValue) | \(rule.summary) |"
    }
    #expect(rows.map(String.init) == wanted)
  }

  @Test func everyRuleHasItsSection() throws {
    let heads = try page().filter { $0.hasPrefix("## ") }
    #expect(heads.map(String.init) == TrapList.all.map { "## `\($0.id)`" })
  }

  @Test(arguments: TrapList.all.map(\.id))
  func everySectionSaysAll(id: String) throws {
    let section = try page().drop { $0 != "## `\(id)`" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let starts = ["```swift", "**Why.** ", "**Do.** ", "**Limits.** "]
    let found = starts.map { start in section.firstIndex { $0.hasPrefix(start) } }
    #expect(!found.contains(nil), "in this order: \(starts)")
    #expect(found.compactMap(\.self) == found.compactMap(\.self).sorted())
  }

  @Test(arguments: TrapList.all.map(\.id))
  func everyRuleHasItsTests(id: String) throws {
    let words = id.split(separator: ".")[1].split(separator: "-").map(\.capitalized)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(words.joined() + "TrapTests.swift")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\"\(id)\""))
  }

  @Test func idsAreUnique() {
    #expect(Set(TrapList.all.map(\.id)).count == TrapList.all.count)
  }
}
