/// The files that an importer may read: the file system behind the command, a dictionary in tests.
public protocol SourceFiles: Sendable {
  /// Relative paths with `/`, in bytewise order.
  var paths: [String] { get }

  /// The content of one of `paths`.
  ///
  /// - Throws: `NavError` when the file cannot be read.
  func bytes(of path: String) throws -> [UInt8]

  /// Whether whoever asked for the map named the file, or a pattern that it fits: the importer then
  /// leaves it out for no reason of its own.
  func isNamed(_ path: String) -> Bool

  /// Whether stored values outlive the run, so that it is worth making them.
  var hasCache: Bool { get }

  /// A value that an earlier run stored under the key, where there is a cache.
  func cached(_ key: String) -> [UInt8]?

  /// Keeps a value for later runs, where there is a cache.
  func store(_ value: [UInt8], for key: String)
}

extension SourceFiles {
  public func isNamed(_ path: String) -> Bool { false }
  public var hasCache: Bool { false }
  public func cached(_ key: String) -> [UInt8]? { nil }
  public func store(_ value: [UInt8], for key: String) {}
}

/// Files in memory.
public struct InMemoryFiles: SourceFiles {
  private let contents: [String: [UInt8]]

  /// - Parameter contents: text by relative path.
  public init(_ contents: [String: String]) {
    self.contents = contents.mapValues { Array($0.utf8) }
  }

  /// - Parameter bytes: bytes by relative path.
  public init(bytes: [String: [UInt8]]) { contents = bytes }

  public var paths: [String] {
    contents.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  public func bytes(of path: String) throws -> [UInt8] {
    guard let content = contents[path] else { throw NavError("\(path): no such file") }
    return content
  }
}
