import Foundation
import NavTestSupport
import Testing

/// What the documents show is what the tool prints.
@Suite struct DocumentationTests {
  private static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }()

  private func text(of name: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: ["README.md", "docs/map.md"])
  func theMapIsUpToDate(document: String) throws {
    let outcome = try BuiltTool(in: Self.root.path)
      .run("map", "Examples/Maps/shop.json", "--no-legend")
    #expect(outcome.code == 0)
    #expect(try text(of: document).contains("```\n\(outcome.output)```\n"))
  }

  @Test(arguments: ["README.md", "docs/tree.md"])
  func theTreeIsUpToDate(document: String) throws {
    let outcome = try BuiltTool(in: Self.root.path).run("tree", "Examples/Dumps/shop.txt")
    #expect(outcome.code == 0)
    #expect(try text(of: document).contains("```\n\(outcome.output)```\n"))
  }

  /// `NavigationMapTests` compiles the example of the page.
  @Test func theExampleInSwiftIsCompiled() throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let page = try text(of: "docs/dsl.md")
    let start = try #require(page.range(of: "let map = NavigationMap"))
    let end = try #require(page.range(of: "print(GraphJSON"))
    let example = lines(page[start.lowerBound..<end.lowerBound])
    let test = lines(try text(of: "Tests/NavGraphTests/DSL/NavigationMapTests.swift"))
    let place = try #require(test.firstIndex(of: example[0]))
    #expect(Array(test[place...].prefix(example.count)) == example)
  }

  @Test func linksBetweenDocumentsLeadSomewhere() throws {
    let folder = Self.root.appendingPathComponent("docs")
    let pages =
      (FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" } + ["README.md", "CONTRIBUTING.md"]
    for page in pages.sorted() {
      for part in try text(of: page).components(separatedBy: "](").dropFirst() {
        let target = part.prefix { $0 != ")" && $0 != "#" }
        if target.isEmpty || target.contains("://") { continue }
        let file = Self.root.appendingPathComponent(page).deletingLastPathComponent()
          .appendingPathComponent(String(target)).path
        #expect(FileManager.default.fileExists(atPath: file), "\(page): \(target)")
      }
    }
  }
}
