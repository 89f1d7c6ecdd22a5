import Foundation
import NavGraph
import NavTestSupport
import NavTool
import Testing

/// What every format must hold, whoever wrote its renderer.
@Suite struct EveryFormatTests {
  private static let formats = ToolPlugins.builtIn.renderers.map { $0.format }

  private func bytes(_ format: String, _ graph: NavigationGraph) throws -> [UInt8] {
    let renderer = try #require(ToolPlugins.builtIn.renderer(format))
    return try renderer.init(.standard).render(graph).bytes
  }

  @Test(arguments: formats)
  func namesAreFitForACommandLine(format: String) throws {
    let renderer = try #require(ToolPlugins.builtIn.renderer(format))
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    #expect(format.allSatisfy(allowed.contains))
    #expect(!renderer.summary.isEmpty && !renderer.summary.hasSuffix("."))
  }

  @Test(arguments: formats)
  func theOrderOfTheInputDoesNotMatter(format: String) throws {
    var generator = SeededGenerator(seed: 7)
    var graph = NavigationGraph.shop
    let bytes = try bytes(format, graph.sorted())
    graph.screens.shuffle(using: &generator)
    graph.transitions.shuffle(using: &generator)
    #expect(try self.bytes(format, graph.sorted()) == bytes)
  }
}

/// What every importer must stand, whoever wrote it.
@Suite struct EveryImporterTests {
  private static let names = ToolPlugins.builtIn.importers.map { $0.name }

  private func graph(_ name: String, _ files: [String: [UInt8]]) throws -> NavigationGraph {
    let importer = try #require(ToolPlugins.builtIn.importers.first { $0.name == name })
    return importer.init(ImportOptions()).graph(from: InMemoryFiles(bytes: files)).graph
  }

  @Test(arguments: names)
  func noFileIsNoTrouble(name: String) throws {
    #expect(try graph(name, [:]).isEmpty)
  }

  @Test(arguments: names)
  func badFilesAreNoTrouble(name: String) throws {
    let importer = try #require(ToolPlugins.builtIn.importers.first { $0.name == name })
    let suffix = importer.fileExtensions[0]
    let texts: [[UInt8]] = [
      [], [0], [0xFF, 0xFE, 0x41], Array(repeating: UInt8(ascii: "("), count: 10_000),
      Array(repeating: UInt8(ascii: "{"), count: 10_000), Array("\u{FEFF}".utf8),
      Array("<<<<<<< HEAD\r\nimport SwiftUI\r\n=======\r\n>>>>>>> other\r\n".utf8),
    ]
    var files: [String: [UInt8]] = [:]
    for (index, text) in texts.enumerated() { files["\(index).\(suffix)"] = text }
    let first = try graph(name, files)
    #expect(try graph(name, files) == first)
    #expect(first.screens.isEmpty)
  }
}
