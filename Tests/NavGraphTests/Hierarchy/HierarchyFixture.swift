import Foundation
import NavGraph
import Testing

/// A dump in `Fixtures/hierarchies` with what it must give.
struct HierarchyFixture: Decodable, Sendable, CustomTestStringConvertible {
  var file: String
  var controllers: Int
  var depth: Int
  var presented: Int

  var testDescription: String { file }

  private struct Index: Decodable { var items: [HierarchyFixture] }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/hierarchies")

  static let all: [HierarchyFixture] = {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("index.json")),
      let index = try? JSONDecoder().decode(Index.self, from: data)
    else { return [] }
    return index.items
  }()

  static let dumps = all.filter { $0.controllers > 0 }
  static let refused = all.filter { $0.controllers == 0 }

  static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(file)))
  }

  func bytes() throws -> [UInt8] { try Self.bytes(file) }

  func snapshot() throws -> HierarchySnapshot { try HierarchyReader.read(bytes(), file: file) }

  static func snapshot(_ file: String) throws -> HierarchySnapshot {
    try HierarchyReader.read(bytes(file), file: file)
  }
}

/// The snapshot that a dump in the source of a test gives.
func snapshot(_ text: String) throws -> HierarchySnapshot {
  try HierarchyReader.read(Array(text.utf8), file: "dump.txt")
}
