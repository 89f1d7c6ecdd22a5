internal import NavGraph
internal import NavSource

/// The hidden `navviz --dump STAGE INPUT…`, for people who work on the importer: `summaries` prints what
/// it found before it lifted transitions to screens, `parse` how long the parser alone takes.
package enum DumpCommand {
  package static let argument = "--dump"

  /// - Parameter arguments: the name of a stage, then inputs.
  /// - Returns: the stage's text.
  /// - Throws: `UsageError` for an unknown stage, `NavError` for inputs that cannot be read.
  package static func text(
    _ arguments: [String], _ environment: ToolEnvironment, plugins: ToolPlugins
  ) throws -> String {
    guard let stage = arguments.first, ["summaries", "parse"].contains(stage), arguments.count > 1
    else {
      throw UsageError("--dump takes 'summaries' or 'parse' and one or more inputs")
    }
    let search = InputSearch(
      plugins: plugins, workingFolder: environment.workingFolder, readInput: environment.readInput)
    let importer = SwiftSourceImporter(ImportOptions(jobs: 2))
    let groups = try search.inputs(Array(arguments.dropFirst())).groups
      .filter { $0.importer.name == SwiftSourceImporter.name }
    if stage == "summaries" { return groups.map { importer.summaries(of: $0.files) }.joined() }
    return groups.map { group in
      let parsed = importer.parse(group.files)
      return "\(parsed.bytes) bytes, \(Int(parsed.seconds * 1000)) ms\n"
    }.joined()
  }
}
