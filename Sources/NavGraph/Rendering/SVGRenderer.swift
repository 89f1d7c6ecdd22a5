/// Writes the map as a picture: a card for each screen, a row in it for each way out, and lines for
/// the ways that a person walks first.
///
/// Scripts may rely on `g.screen[data-id][data-kind]`, `g.group[data-id]` and
/// `g.transition[data-from][data-to][data-kind][data-confidence]`; see `docs/map.md`.
public struct SVGRenderer: Renderer {
  public static let format = "svg"
  public static let fileExtension = "svg"
  public static let summary = "picture that follows light and dark mode"
  public static let needsLayout = true

  private let options: RenderOptions

  public init(_ options: RenderOptions) { self.options = options }

  public func render(_ graph: NavigationGraph) throws -> Rendered {
    let plan = MapPlan(graph)
    if plan.screens.isEmpty {
      return .text(SVGWriter.empty(name: graph.name, options: options))
    }
    let sheet = try SVGSheet(plan, tabs: graph.tabs, options: options)
    var writer = SVGWriter(sheet, name: graph.name, options: options)
    return .text(writer.document())
  }
}
