/// Reads what a debugger prints of a running app; several dumps become one map.
public struct HierarchyImporter: Importer {
  public static let name = "hierarchy"
  public static let fileExtensions = ["txt"]
  public static let summary = "view-controller dump of a debugger"
  public static let searchesFolders = false

  public init(_ options: ImportOptions) {}

  public func graph(from files: any SourceFiles) -> ImportedGraph {
    var statistics = ImportStatistics()
    var graphs: [NavigationGraph] = []
    for path in files.paths {
      do {
        var diagnostics: [Diagnostic] = []
        let snapshot = try HierarchyReader.read(
          try files.bytes(of: path), file: path, diagnostics: &diagnostics)
        var graph = snapshot.navigationGraph()
        graph.diagnostics += diagnostics
        graphs.append(graph)
        statistics.filesRead += 1
      } catch {
        statistics.filesFailed += 1
        let fault = Diagnostic.unusable(error, path, id: "hierarchy.unusable")
        graphs.append(NavigationGraph(diagnostics: [fault]))
      }
    }
    return ImportedGraph(graph: .merged(graphs), statistics: statistics)
  }
}

extension Diagnostic {
  /// What a file cannot be used for, at the place that the error names.
  static func unusable(_ error: any Error, _ path: String, id: String) -> Diagnostic {
    let known = error as? NavError
    return Diagnostic(
      .error, id: id, known?.explanation ?? "\(error)",
      at: known?.location ?? InputLocation(file: path))
  }
}
