package import NavGraph

/// Everything that the arguments of a command name, sorted by who reads it.
package struct InputSet {
  package struct Group {
    package var importer: any Importer.Type
    package var files: any SourceFiles
  }

  package var groups: [Group] = []
  package var diagnostics: [Diagnostic] = []
  package var skipped: [FolderWalk.Skip: Int] = [:]
  package var fileCount = 0
  /// Absolute folder that paths in maps and diagnostics are relative to.
  package var base = "/"
}

/// Turns arguments into files to read.
package struct InputSearch {
  /// How standard input is called in messages and places.
  package static let standardInput = "<stdin>"

  package var plugins: ToolPlugins
  package var workingFolder: String
  package var base: String?
  package var includes: [String] = []
  package var excludes: [String] = []
  package var cache: FileCache?
  package var readInput: () throws -> [UInt8]

  package init(
    plugins: ToolPlugins, workingFolder: String, readInput: @escaping () throws -> [UInt8]
  ) {
    self.plugins = plugins
    self.workingFolder = workingFolder
    self.readInput = readInput
  }

  private struct Inputs {
    /// Absolute.
    var folders: [String] = []
    var files: [String] = []
    var streams: [String] = []
    var hasStandardInput = false
    /// What was named and cannot be read.
    var faults: [Diagnostic] = []
  }

  /// An input that does not exist or is of no known kind is an error among the diagnostics, and the
  /// others are read.
  ///
  /// - Throws: `NavError` when there are no others, or the base is no folder.
  package func inputs(_ arguments: [String]) throws -> InputSet {
    let inputs = try sorted(arguments.isEmpty ? ["."] : arguments)
    let base = try baseFolder(inputs)
    var set = InputSet()
    set.diagnostics = inputs.faults
    set.base = base
    var paths: [String: Set<String>] = [:]
    for file in inputs.files { paths[try importer(of: file).name, default: []].insert(file) }
    let (found, fitting) = walk(inputs.folders, base: base, &set)
    let named = fitting.union(inputs.files)
    var companions: [String] = []
    for file in found {
      if let importer = plugins.importer(forExtension: FilePath.fileExtension(of: file)),
        importer.searchesFolders
      {
        paths[importer.name, default: []].insert(file)
      } else {
        companions.append(file)
      }
    }
    for importer in plugins.importers {
      guard var files = paths[importer.name] else { continue }
      set.fileCount += files.count
      files.formUnion(
        companions.filter { file in importer.companionFiles.contains { file.hasSuffix($0) } })
      set.groups.append(
        .init(
          importer: importer,
          files: DiskFiles(base: base, files: files, named: named, cache: cache)))
    }
    try addStreams(inputs, &set)
    return set
  }

  private func sorted(_ arguments: [String]) throws -> Inputs {
    var inputs = Inputs()
    var faults: [NavError] = []
    for argument in arguments {
      do {
        try add(argument, to: &inputs)
      } catch let error as NavError {
        faults.append(error)
      }
    }
    if let first = faults.first, faults.count == arguments.count { throw first }
    inputs.faults = faults.map { fault in
      let place = fault.location.map { location in
        let path = FilePath.absolute(location.file, in: workingFolder)
        // What is not there is told as it was named.
        let isThere = SystemCalls.facts(path) != nil
        return InputLocation(file: isThere ? path : FilePath.shown(path, in: workingFolder))
      }
      return Diagnostic(.error, id: "input.unusable", fault.explanation, at: place)
    }
    return inputs
  }

  private func add(_ argument: String, to inputs: inout Inputs) throws {
    switch try NamedInput(argument, in: workingFolder, command: "map") {
    case .standardInput: inputs.hasStandardInput = true
    case .stream(let path): inputs.streams.append(path)
    case .folder(let path): inputs.folders.append(path)
    case .file(let path):
      _ = try importer(of: path)
      inputs.files.append(path)
    }
  }

  private func baseFolder(_ inputs: Inputs) throws -> String {
    if let base {
      let path = FilePath.absolute(base, in: workingFolder)
      let kind = SystemCalls.kind(path)
      if kind == .folder { return path }
      throw NavError(
        "--base '\(base)': \(kind == nil ? SystemCalls.reason : "is no folder")",
        advice: "Give the folder that paths in the map are to be relative to, or leave --base out")
    }
    let folders = inputs.folders + inputs.files.map(FilePath.parent(of:))
    return folders.isEmpty ? workingFolder : FilePath.commonFolder(folders)
  }

  private func importer(of file: String) throws -> any Importer.Type {
    let name = FilePath.fileExtension(of: file)
    if let importer = plugins.importer(forExtension: name) { return importer }
    throw NavError(
      "nothing reads this kind of file",
      advice: "navviz map reads folders and \(plugins.readableExtensions)",
      at: InputLocation(file: FilePath.relative(file, to: workingFolder)))
  }

  /// - Returns: the files of the folders, and which of them a pattern of `--include` fits.
  private func walk(
    _ folders: [String], base: String, _ set: inout InputSet
  ) -> (files: [String], named: Set<String>) {
    var walk = FolderWalk(
      base: base,
      extensions: Set(
        plugins.importers.filter { $0.searchesFolders }.flatMap { $0.fileExtensions }))
    walk.companions = plugins.importers.flatMap { $0.companionFiles }
    walk.includes = includes.map(PathPattern.init)
    walk.excludes = excludes.map(PathPattern.init)
    var (files, named): ([String], Set<String>) = ([], [])
    var (usedIncludes, usedExcludes): (Set<Int>, Set<Int>) = ([], [])
    for folder in folders {
      let found = walk.files(below: folder)
      files += found.files
      named.formUnion(found.named)
      set.diagnostics += found.diagnostics
      set.skipped.merge(found.skipped) { $0 + $1 }
      usedIncludes.formUnion(found.usedIncludes)
      usedExcludes.formUnion(found.usedExcludes)
    }
    for (flag, patterns, used) in [
      ("--include", includes, usedIncludes), ("--exclude", excludes, usedExcludes),
    ] {
      for (index, pattern) in patterns.enumerated() where !used.contains(index) {
        set.diagnostics.append(.unusedPattern(flag, pattern))
      }
    }
    return (files, named)
  }

  /// Pipes have no name that tells what they hold: they are read as graph JSON.
  private func addStreams(_ inputs: Inputs, _ set: inout InputSet) throws {
    var contents: [String: [UInt8]] = [:]
    for path in inputs.streams {
      guard let bytes = SystemCalls.readFile(path) else {
        let place = InputLocation(file: path)
        set.diagnostics.append(
          Diagnostic(.error, id: "input.unusable", SystemCalls.reason, at: place))
        continue
      }
      contents[path] = bytes
    }
    if inputs.hasStandardInput { contents[Self.standardInput] = try readInput() }
    if contents.isEmpty { return }
    set.fileCount += contents.count
    set.groups.append(
      .init(importer: GraphJSONImporter.self, files: InMemoryFiles(bytes: contents)))
  }
}

extension Diagnostic {
  fileprivate static func unusedPattern(_ flag: String, _ pattern: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "input.unused-pattern",
      "\(flag) '\(pattern)' fits no file; patterns are relative to the base folder, "
        + "* stays within a name and ** crosses folders")
  }
}
