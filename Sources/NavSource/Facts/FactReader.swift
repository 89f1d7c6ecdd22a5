internal import Foundation
internal import NavGraph

/// Reads files into facts on several threads.
struct FactReader {
  /// What became of one file.
  struct Reading: Sendable {
    var path: String
    var facts: FileFacts?
    /// A line break at the end starts no line of its own.
    var lines = 0
    /// Whether the real parser was not needed.
    var isQuick = false
    var failure: String?
  }

  private let files: any SourceFiles
  private let paths: [String]
  private let jobs: Int
  private let isQuick: Bool

  /// - Parameter isQuick: read by `QuickReader` what it can read; off: parse every file.
  init(_ files: any SourceFiles, jobs: Int, isQuick: Bool) {
    self.files = files
    paths = files.paths
    self.jobs = jobs
    self.isQuick = isQuick
  }

  /// Every file, in the order of the paths.
  ///
  /// - Parameter other: work that is done beside it, as one job of those allowed.
  func readAll<Other>(_ other: @escaping () -> Other) -> (readings: [Reading], other: Other) {
    let readings = Slots<Reading>(paths.count)
    let others = Slots<Other>(1)
    WorkPool.run(paths.count + 1, jobs: jobs) { [self] index in
      // Long work is best begun early.
      if index == 0 {
        others.put(other(), at: 0)
      } else {
        readings.put(read(paths[index - 1]), at: index - 1)
      }
    }
    return (readings.all, others.all[0])
  }

  private func read(_ path: String) -> Reading {
    do {
      var bytes = try files.bytes(of: path)
      if let failure = Self.fault(in: bytes) { return Reading(path: path, failure: failure) }
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        // Blanks keep the columns of the first line right.
        bytes.replaceSubrange(0..<3, with: [0x20, 0x20, 0x20])
      }
      let conflict = MergeConflict.remove(from: &bytes)
      let cut = NestingScanner.cut(&bytes)
      let quick = isQuick ? QuickReader.facts(of: bytes) : nil
      var facts = quick ?? FactCache(files).facts(of: bytes, parse: FactExtractor.facts)
      facts.conflictAt = conflict
      facts.cut = cut ?? facts.cut
      let isOpen = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
      let lines = facts.lineStarts.count - (isOpen ? 0 : 1)
      return Reading(path: path, facts: facts, lines: lines, isQuick: quick != nil)
    } catch {
      return Reading(path: path, failure: (error as? NavError)?.description ?? "\(error)")
    }
  }

  /// Why bytes are no Swift source; `nil` when they are.
  private static func fault(in bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "UTF-16 text; save the file as UTF-8"
    }
    if bytes.contains(0) {
      return "binary data, not Swift source; rename the file or leave it out with --exclude"
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      return "not valid UTF-8; save the file as UTF-8"
    }
    return nil
  }
}
