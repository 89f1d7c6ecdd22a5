internal import NavGraph

/// Files on disk, with a cache beside them.
package struct DiskFiles: SourceFiles {
  package let paths: [String]
  private let absolute: [String: String]
  private let named: Set<String>
  private let cache: FileCache?

  /// - Parameters:
  ///   - base: absolute folder that `paths` are relative to.
  ///   - files: absolute paths.
  ///   - named: those of them that were asked for by name or pattern.
  package init(
    base: String, files: Set<String>, named: Set<String> = [], cache: FileCache?
  ) {
    var absolute: [String: String] = [:]
    for file in files { absolute[FilePath.relative(file, to: base)] = file }
    self.absolute = absolute
    self.named = named
    paths = absolute.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.cache = cache
  }

  package func bytes(of path: String) throws -> [UInt8] {
    guard let file = absolute[path] else { throw NavError("\(path): not one of the inputs") }
    guard let bytes = SystemCalls.readFile(file) else {
      throw NavError(
        "cannot read this file: \(SystemCalls.reason)",
        advice: "Let it be read, or leave it out with --exclude.")
    }
    return bytes
  }

  package func isNamed(_ path: String) -> Bool {
    absolute[path].map(named.contains) ?? false
  }

  package var hasCache: Bool { cache != nil }

  package func cached(_ key: String) -> [UInt8]? { cache?.value(for: key) }

  package func store(_ value: [UInt8], for key: String) { cache?.store(value, for: key) }
}
