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
    let skips = FolderWalk.Skip.allCases.compactMap { reason in
      skipped[reason].map { reason.text($0) }
    }
    let sites = statistics.callSites
    let calls =
      "\(sites.seen) seen: \(sites.resolved) resolved, \(sites.unresolved) unresolved, "
      + "\(sites.other) other" + (sites.ignored > 0 ? ", \(sites.ignored) ignored" : "")
    let passes = statistics.passes.map { "\($0.name) \(milliseconds($0.seconds))" }
    let seconds =
      Double(total.components.seconds) + Double(total.components.attoseconds) / 1e18
    return """
      files       \(files)
      skipped     \(skips.isEmpty ? "nothing" : skips.joined(separator: ", "))
      call sites  \(calls)
      time        \((passes + ["total \(milliseconds(seconds))"]).joined(separator: ", "))

      """
  }

  private var files: String {
    let parts = [
      (statistics.filesInFull, "of them in full"), (statistics.filesEmpty, "of them empty"),
      (statistics.filesFailed, "unreadable"),
      (statistics.linesRead, statistics.linesRead == 1 ? "line" : "lines"),
    ]
    let shown = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (["\(statistics.filesRead) read"] + shown).joined(separator: ", ")
  }

  private func milliseconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10_000).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
