/// Writes a hierarchy in its exchange form.
public struct HierarchyJSONRenderer: HierarchyRenderer {
  public static let format = "json"
  public static let summary = "hierarchy JSON, a snapshot that navviz reads again"
  public static let keepsWrappers = true

  private let options: HierarchyRenderOptions

  public init(_ options: HierarchyRenderOptions) { self.options = options }

  public func render(_ snapshot: HierarchySnapshot) -> String {
    snapshot.json(addresses: options.addresses)
  }
}
