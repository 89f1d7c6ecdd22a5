internal import NavGraph

/// The files of Swift source among those that an importer gets.
struct SwiftFiles: SourceFiles {
  private let files: any SourceFiles
  let paths: [String]

  init(_ files: any SourceFiles) {
    self.files = files
    paths = files.paths.filter { $0.lowercased().hasSuffix(".swift") }
  }

  func bytes(of path: String) throws -> [UInt8] { try files.bytes(of: path) }
  func isNamed(_ path: String) -> Bool { files.isNamed(path) }
  var hasCache: Bool { files.hasCache }
  func cached(_ key: String) -> [UInt8]? { files.cached(key) }
  func store(_ value: [UInt8], for key: String) { files.store(value, for: key) }
}
