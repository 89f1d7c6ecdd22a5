internal import Dispatch
internal import Foundation
internal import NavGraph

/// One run of the importer: reads files, keeps time, collects what went wrong.
struct ImportRun {
  private let options: ImportOptions
  var statistics = ImportStatistics()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ options: ImportOptions) { self.options = options }

  /// Runs one pass and notes how long it took.
  mutating func timed<Result>(_ name: String, _ pass: () -> Result) -> Result {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = pass()
    note(name, since: start)
    return result
  }

  private mutating func note(_ name: String, since start: UInt64) {
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    statistics.passes.append(ImportStatistics.Pass(name: name, seconds: seconds))
  }

  mutating func timed<Result>(
    _ name: String, _ pass: (inout ImportRun) -> Result
  ) -> Result {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = pass(&self)
    note(name, since: start)
    return result
  }

  /// The facts of all files of Swift in the order of their paths, and the storyboards and XIBs with the
  /// references between them resolved.
  mutating func read(_ files: any SourceFiles) -> (code: [Program.File], scenes: StoryboardFiles) {
    timed("facts") { run in
      let platform = run.options.platform
      let reader = FactReader(
        SwiftFiles(files), jobs: run.options.jobs, isQuick: run.options.useIndex)
      let (readings, scenes) = reader.readAll { StoryboardFiles(files, platform: platform) }
      let built = readings.filter { !scenes.unbuiltCode.contains($0.path) }
      let code = built.compactMap { run.accept($0) }
      run.statistics.filesRead += scenes.filesRead
      run.statistics.filesFailed += scenes.filesFailed
      run.diagnostics += scenes.diagnostics
      return (code, scenes)
    }
  }

  private mutating func accept(_ reading: FactReader.Reading) -> Program.File? {
    let place = InputLocation(file: reading.path)
    guard let facts = reading.facts else {
      statistics.filesFailed += 1
      diagnostics.append(
        Diagnostic(
          .error, id: "swift.unreadable", reading.failure ?? "cannot be read", at: place))
      return nil
    }
    statistics.filesRead += 1
    if !reading.isQuick { statistics.filesInFull += 1 }
    statistics.linesRead += reading.lines
    if let conflict = facts.conflictAt.map({ facts.position(of: $0) }) {
      diagnostics.append(
        Diagnostic(
          .error, id: "swift.merge-conflict",
          "a merge was left unfinished; both sides were used. Finish it",
          at: InputLocation(file: reading.path, line: conflict.line, column: conflict.column)))
    } else if let cut = facts.cut {
      let start = facts.position(of: cut.at)
      diagnostics.append(
        Diagnostic(
          .warning, id: "swift.too-deep", cut.message,
          at: InputLocation(file: reading.path, line: start.line, column: start.column)))
    } else if facts.hasErrors {
      report(facts, reading.path)
    } else if facts.isEmpty {
      statistics.filesEmpty += 1
      diagnostics.append(
        Diagnostic(
          .note, id: "swift.empty",
          "nothing is declared here: the file is empty or holds only comments; check it if it should "
            + "have code", at: place))
    }
    return Program.File(path: reading.path, facts: facts)
  }

  private mutating func report(_ facts: FileFacts, _ path: String) {
    let place = facts.errorAt.map { facts.position(of: $0) }
    let location = InputLocation(file: path, line: place?.line, column: place?.column)
    diagnostics.append(
      facts.isErrorOfOtherSwift
        ? Diagnostic(
          .note, id: "swift.other-version",
          "this branch is for another version of Swift and was read only in part", at: location)
        : Diagnostic(
          .warning, id: "swift.syntax",
          "the parser could not read this part; what is around it was used. Repair it if the "
            + "compiler refuses it too", at: location))
  }
}

extension FileFacts {
  fileprivate var isEmpty: Bool {
    imports.isEmpty && types.isEmpty && functions.isEmpty && properties.isEmpty && aliases.isEmpty
      && statements.isEmpty && comments.isEmpty
  }
}
