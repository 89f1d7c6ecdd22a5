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
    var hasStandardInput = false
  }

  /// - Throws: `NavError` when an input does not exist or is of no known kind.
  package func inputs(_ arguments: [String]) throws -> InputSet {
    let inputs = try sorted(arguments.isEmpty ? ["."] : arguments)
    let base = baseFolder(inputs)
    var set = InputSet()
    var paths: [String: Set<String>] = [:]
    for file in inputs.files { paths[try importer(of: file).name, default: []].insert(file) }
    let found = walk(inputs.folders, base: base, &set)
    for file in found {
      guard let importer = plugins.importer(forExtension: FilePath.fileExtension(of: file))
      else { continue }
      paths[importer.name, default: []].insert(file)
    }
    for importer in plugins.importers {
      guard let files = paths[importer.name] else { continue }
      set.fileCount += files.count
      set.groups.append(
        .init(importer: importer, files: DiskFiles(base: base, files: files, cache: cache)))
    }
    if inputs.hasStandardInput { try addStandardInput(&set) }
    return set
  }

  private func sorted(_ arguments: [String]) throws -> Inputs {
    var inputs = Inputs()
    for argument in arguments {
      if argument == "-" {
        inputs.hasStandardInput = true
        continue
      }
      if argument.isEmpty {
        throw UsageError(
          "the name of an input is empty", hint: "Is a variable not set?", command: "map")
      }
      let path = FilePath.absolute(argument, in: workingFolder)
      guard SystemCalls.facts(path) != nil else {
        throw NavError(
          "\(argument): \(SystemCalls.reason)",
          advice: "Check the name, or give a folder of sources")
      }
      if SystemCalls.isFolder(path) {
        inputs.folders.append(path)
      } else {
        inputs.files.append(path)
      }
    }
    return inputs
  }

  private func baseFolder(_ inputs: Inputs) -> String {
    if let base { return FilePath.absolute(base, in: workingFolder) }
    let folders = inputs.folders + inputs.files.map(FilePath.parent(of:))
    return folders.isEmpty ? workingFolder : FilePath.commonFolder(folders)
  }

  private func importer(of file: String) throws -> any Importer.Type {
    let name = FilePath.fileExtension(of: file)
    if let importer = plugins.importer(forExtension: name) { return importer }
    throw NavError(
      "\(FilePath.relative(file, to: workingFolder)): nothing reads this kind of file",
      advice: "navviz map reads folders and \(plugins.readableExtensions)")
  }

  private func walk(_ folders: [String], base: String, _ set: inout InputSet) -> [String] {
    var walk = FolderWalk(
      base: base,
      extensions: Set(
        plugins.importers.filter { $0.searchesFolders }.flatMap { $0.fileExtensions }))
    walk.includes = includes.map(PathPattern.init)
    walk.excludes = excludes.map(PathPattern.init)
    var files: [String] = []
    var (usedIncludes, usedExcludes): (Set<Int>, Set<Int>) = ([], [])
    for folder in folders {
      let found = walk.files(below: folder)
      files += found.files
      set.diagnostics += found.diagnostics.map { named($0, as: folder) }
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
    return files
  }

  /// A message about a whole input calls it as a person would, not "." of the base folder.
  private func named(_ diagnostic: Diagnostic, as folder: String) -> Diagnostic {
    guard diagnostic.location?.file == "." else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.location?.file = FilePath.relative(folder, to: workingFolder)
    return diagnostic
  }

  private func addStandardInput(_ set: inout InputSet) throws {
    let bytes = try readInput()
    set.fileCount += 1
    set.groups.append(
      .init(
        importer: GraphJSONImporter.self,
        files: InMemoryFiles(bytes: [Self.standardInput: bytes])))
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
