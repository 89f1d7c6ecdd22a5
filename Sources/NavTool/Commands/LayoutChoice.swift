internal import NavGraph

#if Graphviz
  internal import NavGraphviz
#endif

/// Which engine places the boxes of a picture, and what came of it.
struct LayoutChoice {
  /// What `--layout` takes.
  static let names = ["auto", "dot", "sfdp", "fdp", "neato", "twopi", "circo", "tree"]
  /// Seconds that a layout may take without `--layout-timeout`.
  static let standardTimeout = 20.0

  let engine: any LayoutEngine
  /// To be asked after the layout.
  let diagnostics: () -> [Diagnostic]

  /// - Parameter name: one of ``names``.
  init(_ name: String, timeout: Double, executable: String) {
    guard name != "tree" else {
      engine = TreeEngine()
      diagnostics = { [] }
      return
    }
    #if Graphviz
      let guarded = GuardedEngine(worker: executable, timeout: timeout, engine: name)
      engine = guarded
      diagnostics = {
        guarded.notes.map { note in
          var warning = note
          warning.severity = .warning
          return warning
        }
      }
    #else
      engine = TreeEngine()
      diagnostics = { [.noGraphviz(asked: name)] }
    #endif
  }
}

extension Diagnostic {
  /// Someone who asked for an engine should hear that there is none.
  static func noGraphviz(asked name: String) -> Diagnostic {
    let isAsked = name != "auto"
    return Diagnostic(
      isAsked ? .warning : .note, id: "layout.no-graphviz",
      "built without Graphviz, so the picture is laid out as trees"
        + (isAsked ? " and not with '\(name)'" : "")
        + "; install Graphviz and build with its trait for other layouts")
  }
}
