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
        graphs.append(GraphJSON.read(try files.bytes(of: path), file: path))
        statistics.filesRead += 1
      } catch {
        statistics.filesFailed += 1
        let message = (error as? NavError)?.description ?? "\(error)"
        graphs.append(
          NavigationGraph(diagnostics: [
            Diagnostic(
              .error, id: "input.unreadable", message, at: InputLocation(file: path))
          ]))
      }
    }
    return ImportedGraph(graph: .merged(graphs), statistics: statistics)
  }
}
