public import NavGraph
internal import NavSource

/// What a tool can read and write. A team that builds its own tool adds to the arrays:
/// `NavTool.main(plugins: plugins)`.
public struct ToolPlugins: Sendable {
  /// The first that knows a file extension reads the file.
  public var importers: [any Importer.Type]
  /// In the order in which help lists them; the formats differ.
  public var renderers: [any Renderer.Type]
  /// What `tree` can write, in the order in which help lists it; the formats differ.
  public var hierarchyRenderers: [any HierarchyRenderer.Type]

  public init(
    importers: [any Importer.Type], renderers: [any Renderer.Type],
    hierarchyRenderers: [any HierarchyRenderer.Type] = HierarchyRenderers.builtIn
  ) {
    self.importers = importers
    self.renderers = renderers
    self.hierarchyRenderers = hierarchyRenderers
  }

  /// Everything that comes with navviz.
  public static let builtIn = ToolPlugins(
    importers: [SwiftSourceImporter.self] + Importers.builtIn,
    renderers: Renderers.builtIn)
}

extension ToolPlugins {
  package func renderer(_ format: String) -> (any Renderer.Type)? {
    renderers.first { $0.format == format }
  }

  package func hierarchyRenderer(_ format: String) -> (any HierarchyRenderer.Type)? {
    hierarchyRenderers.first { $0.format == format }
  }

  package func importer(forExtension name: String) -> (any Importer.Type)? {
    importers.first { $0.fileExtensions.contains(name) }
  }

  /// `.swift, .json`
  package var readableExtensions: String {
    importers.flatMap { $0.fileExtensions }.map { ".\($0)" }.joined(separator: ", ")
  }
}
