/// Writes a hierarchy in one format. A new format is one file with one such type and one line in
/// ``HierarchyRenderers/builtIn``.
public protocol HierarchyRenderer: Sendable {
  /// Typed after `--format`; lower case, never renamed.
  static var format: String { get }
  /// One line for lists and help.
  static var summary: String { get }
  /// Whether the format is for programs, so that the command folds no wrappers by itself.
  static var keepsWrappers: Bool { get }

  init(_ options: HierarchyRenderOptions)

  /// The hierarchy as text that ends with one newline. The snapshot is taken as it is: a
  /// ``HierarchyFilter`` has run before.
  func render(_ snapshot: HierarchySnapshot) -> String
}

extension HierarchyRenderer {
  public static var keepsWrappers: Bool { false }
}

/// The formats of `navviz tree`. Help, error messages and `docs/formats.md` read this array.
public enum HierarchyRenderers {
  public static let builtIn: [any HierarchyRenderer.Type] = [
    HierarchyTreeRenderer.self,
    HierarchyJSONRenderer.self,
    HierarchyDOTRenderer.self,
    HierarchySVGRenderer.self,
  ]
}
