import Foundation
import NavTestSupport
import Testing

/// What the documents show is what the tool prints, and what they tell people to type works.
///
/// A comment `<!-- shows: COMMAND -->` before a block says which command prints it, in the folder of
/// the package. `NAVVIZ_UPDATE_GOLDEN=1` writes these blocks anew.
@Suite struct DocumentationTests {
  @Test(arguments: DocumentPage.all) func outputsAreUpToDate(page: DocumentPage) throws {
    let tool = try BuiltTool(in: DocumentPage.root.path)
    var updated = try page.text()
    for block in try page.shownOutputs() {
      let outcome = try tool.shell("navviz() { \"$NAVVIZ\" \"$@\"; }; \(block.command)")
      #expect(outcome.code == 0, "\(page.name): \(block.command): \(outcome.errors)")
      if block.output == outcome.output { continue }
      updated = updated.replacing(block.written, with: block.written(with: outcome.output))
      Issue.record("\(page.name): '\(block.command)' prints something else: \(outcome.output)")
    }
    if ProcessInfo.processInfo.environment["NAVVIZ_UPDATE_GOLDEN"] == "1" {
      try Data(updated.utf8).write(to: page.file)
    }
  }

  /// In a folder with an app called `Sources`, its map and a dump.
  @Test(arguments: DocumentPage.all) func commandsWork(page: DocumentPage) throws {
    let folder = try TemporaryFolder()
    let examples = DocumentPage.root.appendingPathComponent("Examples").path
    let tool = try BuiltTool(in: folder.path)
    let setUp = """
      navviz() { "$NAVVIZ" "$@"; }
      pbpaste() { cat Examples/Hierarchies/new-card.txt; }
      """
    let samples = """
      cp -R '\(examples)' Examples && cp -R Examples/Shop Sources || exit 9
      navviz map Sources -f json -o map.json && cp Examples/Maps/campaigns.json extra.json || exit 9
      cp Examples/Hierarchies/new-card.txt dump.txt
      """
    #expect(try tool.shell("\(setUp)\n\(samples)").code == 0)
    for command in try page.commands() {
      let outcome = try tool.shell("\(setUp)\n\(command)")
      #expect(outcome.code == 0, "\(page.name): \(command): \(outcome.errors)")
      #expect(!outcome.errors.contains("[input."), "\(page.name): \(command): \(outcome.errors)")
    }
  }

  /// `NavigationMapTests` compiles the example of the page.
  @Test func theExampleInSwiftIsCompiled() throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let page = try DocumentPage("docs/dsl.md").text()
    let start = try #require(page.range(of: "let map = NavigationMap"))
    let end = try #require(page.range(of: "print(GraphJSON"))
    let example = lines(page[start.lowerBound..<end.lowerBound])
    let tests = DocumentPage("Tests/NavGraphTests/DSL/NavigationMapTests.swift")
    let test = lines(try tests.text())
    let place = try #require(test.firstIndex(of: example[0]))
    #expect(Array(test[place...].prefix(example.count)) == example)
  }

  @Test(arguments: DocumentPage.all) func linksLeadSomewhere(page: DocumentPage) throws {
    for part in try page.text().components(separatedBy: "](").dropFirst() {
      let target = part.prefix { $0 != ")" && $0 != "#" }
      if target.isEmpty || target.contains("://") { continue }
      let file = page.file.deletingLastPathComponent().appendingPathComponent(String(target)).path
      #expect(FileManager.default.fileExists(atPath: file), "\(page.name): \(target)")
    }
  }
}
