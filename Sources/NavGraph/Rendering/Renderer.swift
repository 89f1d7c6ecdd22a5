/// Writes a map in one format. A new format is one file with one such type and one line in
/// ``Renderers/builtIn``.
public protocol Renderer: Sendable {
  /// Typed after `--format`; lower case, never renamed.
  static var format: String { get }
  /// Without the dot; `--output` chooses the renderer by it.
  static var fileExtension: String { get }
  /// Other endings that `--output` may have for the format.
  static var otherExtensions: [String] { get }
  /// One line for lists and help.
  static var summary: String { get }
  /// Whether the format is a picture, so that ``RenderOptions/layout`` is used.
  static var needsLayout: Bool { get }
  /// Whether the format is for programs, so that the command hides no kind of transition by itself.
  static var showsEveryKind: Bool { get }

  init(_ options: RenderOptions)

  /// The map in this format. The graph is taken as it is: filters have run before.
  ///
  /// - Throws: `NavError` when the format cannot hold the graph or no layout was possible.
  func render(_ graph: NavigationGraph) throws -> Rendered
}

extension Renderer {
  public static var needsLayout: Bool { false }
  public static var otherExtensions: [String] { [] }

  /// Every ending that stands for the format, the usual one first.
  public static var fileExtensions: [String] { [fileExtension] + otherExtensions }
  public static var showsEveryKind: Bool { false }
}

/// What a renderer gives: text that ends with one newline, or bytes.
public enum Rendered: Hashable, Sendable {
  case text(String)
  case bytes([UInt8])

  /// UTF-8 for text.
  public var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    }
  }

  public var text: String? { if case .text(let text) = self { text } else { nil } }
}
