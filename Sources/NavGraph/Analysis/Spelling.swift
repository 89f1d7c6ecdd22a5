/// Finds what a person meant to type.
package enum Spelling {
  /// Names worth suggesting for `word`, the nearest first, at most `limit` of them.
  ///
  /// A name counts when a third of its letters or fewer differ, or when one contains the other.
  ///
  /// - Complexity: O(names × length²), with lengths capped at 64.
  package static func nearest(
    to word: String, in names: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let wanted = Array(word.lowercased().prefix(64))
    guard !wanted.isEmpty else { return [] }
    var found: [(score: Int, name: String)] = []
    for name in names {
      let candidate = Array(name.lowercased().prefix(64))
      guard let score = score(wanted, candidate) else { continue }
      found.append((score, name))
    }
    found.sort { ($0.score, $0.name) < ($1.score, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// ` Did you mean 'a' or 'b'?`, or nothing.
  package static func question(_ names: [String]) -> String? {
    guard let last = names.last else { return nil }
    let others = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return others.isEmpty ? "Did you mean '\(last)'?" : "Did you mean \(others) or '\(last)'?"
  }

  private static func score(_ wanted: [Character], _ candidate: [Character]) -> Int? {
    let limit = max(1, max(wanted.count, candidate.count) / 3)
    if abs(wanted.count - candidate.count) <= limit {
      let distance = distance(wanted, candidate)
      if distance <= limit { return distance }
    }
    let (short, long) =
      wanted.count < candidate.count ? (wanted, candidate) : (candidate, wanted)
    guard short.count >= 3, contains(long, short) else { return nil }
    return limit + 1
  }

  private static func contains(_ long: [Character], _ short: [Character]) -> Bool {
    guard long.count >= short.count else { return false }
    return (0...long.count - short.count).contains { start in
      long[start..<start + short.count].elementsEqual(short)
    }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours between the two.
  ///
  /// Source: optimal string alignment, https://doi.org/10.1145/363958.363994
  package static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var (older, old) = ([Int](), Array(0...right.count))
    for (row, letter) in left.enumerated() {
      var new = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(
          old[column + 1] + 1, new[column] + 1, old[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, older[column - 1] + 1)
        }
        new.append(best)
      }
      (older, old) = (old, new)
    }
    return old[right.count]
  }
}
