internal import NavGraph

extension CommandContext {
  /// What the project's configuration says; what is wrong with it is told with the inputs.
  ///
  /// - Throws: `NavError` when the file that was named, or found, cannot be read.
  func config(_ inputs: inout InputSet) throws -> ProjectConfig {
    guard let path = try configPath() else { return ProjectConfig() }
    let flags = table.command(arguments.name)?.flags.map(\.name) ?? []
    var reader = ConfigReader(FilePath.relative(path, to: inputs.base), flags: Set(flags))
    guard let bytes = SystemCalls.readFile(path) else {
      throw NavError(
        "cannot read the configuration: \(SystemCalls.reason)",
        advice: "Let it be read, or move it away",
        at: InputLocation(file: FilePath.shown(path, in: environment.workingFolder)))
    }
    let config = reader.config(bytes)
    inputs.diagnostics += reader.diagnostics
    return config
  }

  private func configPath() throws -> String? {
    let folder = environment.workingFolder
    guard let name = arguments.value("config") else {
      return ConfigSearch(workingFolder: folder, home: environment.variable("HOME"))
        .nearest(to: arguments.operands)
    }
    let path = FilePath.absolute(name, in: folder)
    if SystemCalls.kind(path) == .file { return path }
    throw NavError(
      "--config '\(name)': \(SystemCalls.isThere(path) ? "is no file" : "there is no such file")",
      advice: "Give a file such as .navviz.json, or leave --config out")
  }
}
