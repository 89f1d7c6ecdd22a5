package import NavGraph

/// What `.navviz.json` says.
package struct ProjectConfig: Hashable, Sendable {
  /// How the file is called that is looked for.
  package static let fileName = ".navviz.json"

  package var idioms: [CallIdiom] = []

  package init() {}

  /// What importers are told.
  package var rules: DialectRules { DialectRules(idioms: idioms) }
}
