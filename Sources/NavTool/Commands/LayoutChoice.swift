package import NavGraph

/// Which engine places the boxes of a picture.
package enum LayoutChoice {
  /// What `--layout` takes.
  package static let names = ["auto", "dot", "sfdp", "fdp", "neato", "twopi", "circo", "tree"]

  /// Seconds that a layout may take without `--layout-timeout`.
  package static let standardTimeout = 20.0

  /// The engine, and what a person should know about the choice.
  package static func engine(
    _ name: String, timeout: Double, executable: String
  ) -> (engine: any LayoutEngine, note: Diagnostic?) {
    if name == "tree" { return (TreeEngine(), nil) }
    return (
      TreeEngine(),
      Diagnostic(
        .note, id: "layout.no-graphviz",
        "built without Graphviz: the picture is laid out as a tree; "
          + "install Graphviz and build with the Graphviz trait for better pictures")
    )
  }
}
