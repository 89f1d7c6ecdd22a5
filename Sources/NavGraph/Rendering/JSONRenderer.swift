/// Writes graph JSON, version 1: the exchange form that importers, plug-ins and scripts read.
public struct JSONRenderer: Renderer {
  public static let format = "json"
  public static let fileExtension = "json"
  public static let summary = "graph JSON, the exchange form"
  public static let showsEveryKind = true

  public init(_ options: RenderOptions) {}

  public func render(_ graph: NavigationGraph) throws -> Rendered {
    .text(GraphJSON.write(graph))
  }
}
