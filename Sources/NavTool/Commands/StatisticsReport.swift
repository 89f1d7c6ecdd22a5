internal import NavGraph

/// What `--stats` says.
struct StatisticsReport {
  private let statistics: ImportStatistics
  private let skipped: [FolderWalk.Skip: Int]
  private let total: Duration

  init(_ statistics: ImportStatistics, skipped: [FolderWalk.Skip: Int], total: Duration) {
    self.statistics = statistics
    self.skipped = skipped
    self.total = total
  }

  var text: String {
    var files = ["\(statistics.filesRead) read"]
    if statistics.filesNotParsed > 0 { files.append("\(statistics.filesNotParsed) not parsed") }
    if statistics.filesFailed > 0 { files.append("\(statistics.filesFailed) failed") }
    if statistics.linesRead > 0 { files.append("\(statistics.linesRead) lines") }
    let skips = FolderWalk.Skip.allCases.compactMap { reason in
      skipped[reason].map { "\($0) \(reason.rawValue)" }
    }
    let calls =
      "\(statistics.callSites) seen, \(statistics.resolved) resolved, "
      + "\(statistics.unresolved) unresolved"
    let passes = statistics.passes.map { "\($0.name) \(milliseconds($0.seconds))" }
    let seconds =
      Double(total.components.seconds) + Double(total.components.attoseconds) / 1e18
    return """
      files       \(files.joined(separator: ", "))
      skipped     \(skips.isEmpty ? "nothing" : skips.joined(separator: ", "))
      call sites  \(calls)
      time        \((passes + ["total \(milliseconds(seconds))"]).joined(separator: ", "))

      """
  }

  private func milliseconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10_000).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
