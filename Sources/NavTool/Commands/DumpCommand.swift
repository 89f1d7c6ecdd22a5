internal import NavGraph
internal import NavSource

/// The hidden `navviz --dump summaries INPUT…`: what the source importer found before it lifted
/// transitions to screens. For people who work on the importer.
package enum DumpCommand {
  package static let argument = "--dump"

  /// - Parameter arguments: the name of a stage, then inputs.
  /// - Returns: the stage's text.
  /// - Throws: `UsageError` for an unknown stage, `NavError` for inputs that cannot be read.
  package static func text(
    _ arguments: [String], _ environment: ToolEnvironment, plugins: ToolPlugins
  ) throws -> String {
    guard arguments.first == "summaries", arguments.count > 1 else {
      throw UsageError("--dump takes 'summaries' and one or more inputs")
    }
    let search = InputSearch(
      plugins: plugins, workingFolder: environment.workingFolder, readInput: environment.readInput)
    let importer = SwiftSourceImporter(ImportOptions(jobs: 2))
    return try search.inputs(Array(arguments.dropFirst())).groups
      .filter { $0.importer.name == SwiftSourceImporter.name }
      .map { importer.summaries(of: $0.files) }
      .joined()
  }
}
