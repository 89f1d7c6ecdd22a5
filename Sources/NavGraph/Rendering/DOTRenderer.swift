/// Writes Graphviz's own language.
public struct DOTRenderer: Renderer {
  public static let format = "dot"
  public static let fileExtension = "dot"
  public static let summary = "Graphviz DOT"

  public init(_ options: RenderOptions) {}

  public func render(_ graph: NavigationGraph) throws -> Rendered { .text("\n") }
}
