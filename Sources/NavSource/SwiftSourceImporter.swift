package import NavGraph

/// Reads Swift source into a map.
package struct SwiftSourceImporter: Importer {
  package static let name = "swift"
  package static let fileExtensions = ["swift"]
  package static let summary = "Swift source: SwiftUI and UIKit"

  private let options: ImportOptions

  package init(_ options: ImportOptions) { self.options = options }

  package func graph(from files: any SourceFiles) -> ImportedGraph {
    ImportedGraph(graph: NavigationGraph())
  }
}
