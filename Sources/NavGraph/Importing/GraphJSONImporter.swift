/// Reads graph JSON files; several become one map.
public struct GraphJSONImporter: Importer {
  public static let name = "json"
  public static let fileExtensions = ["json"]
  public static let summary = "graph JSON, the exchange form"
  public static let searchesFolders = false

  private let options: ImportOptions

  public init(_ options: ImportOptions) { self.options = options }

  public func graph(from files: any SourceFiles) -> ImportedGraph {
    var statistics = ImportStatistics()
    var graphs: [NavigationGraph] = []
    for path in files.paths {
      do {
        graphs.append(try graph(from: files.bytes(of: path), path))
        statistics.filesRead += 1
      } catch {
        statistics.filesFailed += 1
        graphs.append(
          NavigationGraph(diagnostics: [.unusable(error, path, id: "input.unreadable")]))
      }
    }
    return ImportedGraph(graph: .merged(graphs), statistics: statistics)
  }

  /// A hierarchy snapshot is JSON as well, and a map can be made of it.
  private func graph(from bytes: [UInt8], _ path: String) throws -> NavigationGraph {
    let start = String(decoding: bytes.prefix(256), as: UTF8.self)
    if start.contains("\"\(HierarchySnapshot.format)\"") {
      return try HierarchyReader.read(bytes, file: path).navigationGraph()
    }
    return GraphJSON.read(bytes, file: path)
  }
}
