import Foundation
import NavGraph
import Testing

@testable import NavSource

/// Files with a cache in memory.
private final class CachingFiles: SourceFiles, @unchecked Sendable {
  let paths: [String]
  private let content: [UInt8]
  var entries: [String: [UInt8]] = [:]

  init(_ text: String) {
    paths = ["a.swift"]
    content = Array(text.utf8)
  }

  var hasCache: Bool { true }
  func bytes(of path: String) throws -> [UInt8] { content }
  func cached(_ key: String) -> [UInt8]? { entries[key] }
  func store(_ value: [UInt8], for key: String) { entries[key] = value }
}

@Suite struct FactCacheTests {
  private let text = """
    struct A: View {
      @State private var on = false
      // navviz: push B "x"
      var body: some View { Text("é").sheet(isPresented: $on) { B(name: "x \\(on)") } }
    }
    """

  private func encoded(_ facts: FileFacts) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(facts)
  }

  @Test func storedFactsAreUsedInsteadOfTheParser() throws {
    let files = CachingFiles(text)
    let bytes = try files.bytes(of: "a.swift")
    let first = FactCache(files).facts(of: bytes, parse: FactExtractor.facts)
    #expect(files.entries.count == 1)
    let second = FactCache(files).facts(of: bytes) { _ in
      Issue.record("parsed again")
      return first
    }
    #expect(try encoded(first) == encoded(second))
  }

  @Test func aDamagedEntryIsAMiss() throws {
    let files = CachingFiles(text)
    let bytes = try files.bytes(of: "a.swift")
    files.entries[FactCache.key(bytes)] = Array("{\"imports\": [".utf8)
    let facts = FactCache(files).facts(of: bytes, parse: FactExtractor.facts)
    #expect(facts.types.map(\.name) == ["A"])
  }

  @Test func otherContentHasAnotherKey() {
    #expect(FactCache.key(Array("ab".utf8)) != FactCache.key(Array("ba".utf8)))
    #expect(FactCache.key([]) != FactCache.key([0]))
  }
}
