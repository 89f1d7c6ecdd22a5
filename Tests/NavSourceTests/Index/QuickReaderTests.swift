import Foundation
import NavGraph
import NavTestSupport
import Testing

@testable import NavSource

/// What `QuickReader` reads, it reads as the parser does.
@Suite struct QuickReaderTests {
  /// Facts of both readers as text, where the quick one reads the source.
  private func compare(_ source: String) -> (quick: String, parsed: String)? {
    let bytes = Array(source.utf8)
    guard let quick = QuickReader.facts(of: bytes) else { return nil }
    let parsed = onLargeStack { FactExtractor.facts(of: bytes) }
    return ("\(quick)", "\(parsed)")
  }

  private func expectEqual(
    _ source: String, _ name: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard let (quick, parsed) = compare(source) else {
      Issue.record("\(name) is left to the parser", sourceLocation: sourceLocation)
      return
    }
    guard quick != parsed else { return }
    let same = zip(quick, parsed).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name) is read differently
      quick  …\(quick.dropFirst(max(0, same - 120)).prefix(240))…
      parser …\(parsed.dropFirst(max(0, same - 120)).prefix(240))…
      """, sourceLocation: sourceLocation)
  }

  @Test(arguments: QuickSamples.known) func readsWhatPeopleWrite(_ source: String) {
    expectEqual(source, source)
  }

  @Test(arguments: QuickSamples.unknown) func leavesTheRestToTheParser(_ source: String) {
    #expect(QuickReader.facts(of: Array(source.utf8)) == nil)
  }

  /// The example app, file by file.
  @Test func readsTheExample() throws {
    for (path, text) in try RepositorySources.files(below: "Examples") { expectEqual(text, path) }
  }

  /// This package's own source has more of the language than apps have; some of it may be left out.
  @Test func readsItsOwnSource() throws {
    var (read, all) = (0, 0)
    for (path, text) in try RepositorySources.files(below: "Sources/NavGraph") {
      all += 1
      guard compare(text) != nil else { continue }
      read += 1
      expectEqual(text, path)
    }
    #expect(read * 10 > all * 9)
  }

  /// Source with a token taken out, doubled or replaced is read as the parser does, or left to it.
  @Test(arguments: [1, 2, 3] as [UInt64]) func staysRightInBrokenSource(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for source in QuickSamples.known where !source.isEmpty {
      for _ in 0..<6 {
        let broken = Mutation(source, &random).text
        guard let (quick, parsed) = compare(broken) else { continue }
        if quick != parsed { Issue.record("seed \(seed), broken:\n\(broken)") }
      }
    }
  }

  @Test func survivesAnyBytes() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = QuickReader.facts(of: bytes)
    }
    for source in QuickSamples.known {
      for length in stride(from: 0, to: source.utf8.count, by: 3) {
        _ = QuickReader.facts(of: Array(source.utf8.prefix(length)))
      }
    }
  }

  @Test func givesUpInDeepSource() {
    let deep = String(repeating: "f(", count: 5000) + String(repeating: ")", count: 5000)
    #expect(QuickReader.facts(of: Array("let x = \(deep)".utf8)) == nil)
  }
}

/// One token taken out, doubled or replaced.
private struct Mutation {
  let text: String

  init(_ source: String, _ random: inout SeededGenerator) {
    var words: [Substring] = []
    var rest = source[...]
    while let first = rest.first {
      let isWord = first.isLetter || first.isNumber || first == "_"
      let word =
        isWord ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" } : rest.prefix(1)
      words.append(word)
      rest = rest[word.endIndex...]
    }
    let solid = words.indices.filter { words[$0].contains { !$0.isWhitespace } }
    let at = solid.randomElement(using: &random) ?? 0
    let other = solid.randomElement(using: &random) ?? 0
    switch Int.random(in: 0...2, using: &random) {
    case 0: words[at] = ""
    case 1: words.insert(contentsOf: [" ", words[other], " "], at: at)
    default: words[at] = words[other]
    }
    text = words.joined()
  }
}
