import Foundation

/// Swift files of this repository.
enum RepositorySources {
  /// Text by path, in the order of the paths.
  static func files(below folder: String) throws -> [(path: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let base = root.appendingPathComponent(folder).path
    guard let walk = FileManager.default.enumerator(atPath: base) else { return [] }
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { path in
      (path, try String(contentsOfFile: base + "/" + path, encoding: .utf8))
    }
  }
}
