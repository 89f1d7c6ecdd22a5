internal import Foundation
internal import NavGraph

/// Keeps the facts of files that had to be parsed, by content, so that an unchanged file is parsed once.
///
/// Facts are stored as JSON: few files need the parser, and a damaged entry is simply a miss.
struct FactCache {
  private let files: any SourceFiles

  init(_ files: any SourceFiles) { self.files = files }

  /// The facts stored for these bytes; else what `parse` gives, which is stored.
  func facts(of bytes: [UInt8], parse: ([UInt8]) -> FileFacts) -> FileFacts {
    guard files.hasCache else { return parse(bytes) }
    let key = Self.key(bytes)
    if let stored = files.cached(key),
      let facts = try? JSONDecoder().decode(FileFacts.self, from: Data(stored))
    {
      return facts
    }
    let facts = parse(bytes)
    if let data = try? JSONEncoder().encode(facts) { files.store(Array(data), for: key) }
    return facts
  }

  /// Length and two 64-bit FNV-1a sums of the content, after the version of the facts.
  ///
  /// - Source: http://www.isthe.com/chongo/tech/comp/fnv/
  /// - Complexity: O(bytes).
  static func key(_ bytes: [UInt8]) -> String {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9e37_79b9_7f4a_7c15
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second &* 0x100_0000_01b3) ^ UInt64(byte)
    }
    let sums = [first, second].map { String($0, radix: 16) }.joined(separator: "-")
    return "facts-\(FileFacts.version)-\(bytes.count)-\(sums)"
  }
}
