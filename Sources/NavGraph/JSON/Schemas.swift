/// JSON Schema (draft 2020-12) of a file format. `docs/schemas/` holds the same text.
public struct JSONSchema: Sendable, Hashable {
  /// `graph`, `hierarchy`, `config`.
  public let name: String
  /// The schema, ending with one newline.
  public let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text + "\n"
  }
}

/// The schemas of every format that navviz reads and writes.
public enum Schemas {
  public static let all: [JSONSchema] = [.graph, .hierarchy, .config]
}
