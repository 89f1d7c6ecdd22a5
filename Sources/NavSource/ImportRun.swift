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

  /// Facts of all files, in the order of their paths.
  mutating func facts(of files: any SourceFiles) -> [Program.File] {
    timed("facts") { run in
      let readings = FactReader(
        SwiftFiles(files), jobs: run.options.jobs, isQuick: run.options.useIndex
      ).readAll()
      return readings.compactMap { run.accept($0) }
    }
  }

  /// Storyboards and XIBs, with the references between them resolved.
  mutating func storyboards(of files: any SourceFiles) -> StoryboardFiles {
    let start = DispatchTime.now().uptimeNanoseconds
    let found = StoryboardFiles(files, platform: options.platform)
    if found.filesRead + found.filesFailed > 0 { note("storyboards", since: start) }
    statistics.filesRead += found.filesRead
    statistics.filesFailed += found.filesFailed
    diagnostics += found.diagnostics
    return found
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

/// Runs work on a thread whose stack holds deeply nested source; the stack costs address space only.
func onLargeStack<Result>(_ work: @escaping () -> Result) -> Result {
  let job = LargeStackJob(work)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    job.run()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  return job.result()
}

/// The caller waits for the thread, so the work never runs beside anything that it shares.
private final class LargeStackJob<Result>: @unchecked Sendable {
  private let work: () -> Result
  private var value: Result?

  init(_ work: @escaping () -> Result) { self.work = work }

  func run() { value = work() }

  func result() -> Result {
    guard let value else { preconditionFailure("a job is asked for its result after it has run") }
    return value
  }
}
