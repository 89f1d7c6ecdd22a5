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
        let snapshot = try HierarchyReader.read(try files.bytes(of: path), file: path)
        graphs.append(snapshot.navigationGraph())
        statistics.filesRead += 1
      } catch {
        statistics.filesFailed += 1
        graphs.append(NavigationGraph(diagnostics: [.unusable(error, path)]))
      }
    }
    return ImportedGraph(graph: .merged(graphs), statistics: statistics)
  }
}

extension Diagnostic {
  /// The reader's message begins with the file, which the place says already.
  fileprivate static func unusable(_ error: any Error, _ path: String) -> Diagnostic {
    var message = (error as? NavError)?.description ?? "\(error)"
    if message.hasPrefix("\(path): ") { message.removeFirst(path.count + 2) }
    return Diagnostic(
      .error, id: "hierarchy.unusable", message, at: InputLocation(file: path))
  }
}
