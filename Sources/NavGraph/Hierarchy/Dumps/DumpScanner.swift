/// Finds the rows of a dump among prompts, log prefixes and other text, and hands them on.
///
/// A row that was wrapped is joined again: a line belongs to the row before it where the row goes
/// on with it and the line does not begin a row itself.
struct DumpScanner {
  /// Depth is counted in bars and pluses, since columns are what pasting loses first.
  struct Marks {
    var depth = 0
    var isPresented = false
    /// Index of the first byte that belongs to the marks.
    var start = 0
  }

  private static let mostReadings = 100
  private static let mostCandidates = 16

  private var pending: DumpRow?
  /// Marks whose row begins on the next line.
  private var looseMarks: [UInt8] = []
  private(set) var tree = DumpTree()

  /// - Complexity: O(bytes).
  static func snapshot(of text: [UInt8]) -> HierarchySnapshot {
    var scanner = DumpScanner()
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isDiff = areAdded(lines)
    for line in lines { scanner.line(isDiff ? line.dropFirst() : line) }
    scanner.flush()
    return scanner.tree.snapshot
  }

  /// Whether every line carries the plus of a diff; a modal's plus has a blank behind it, or a
  /// presenter above.
  private static func areAdded(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let filled = lines.filter { !$0.isEmpty }
    return filled.count > 1 && filled.first?.starts(with: "+<".utf8) == true
      && filled.allSatisfy { $0.first == UInt8(ascii: "+") }
  }

  private mutating func line(_ line: ArraySlice<UInt8>) {
    guard let last = line.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return flush() }
    var line = line[...last]
    if isOnlyMarks(line) {
      flush()
      looseMarks += line
      return
    }
    if !looseMarks.isEmpty {
      line = (looseMarks + line)[...]
      looseMarks = []
    }
    if rows(in: line, orPerhaps: mayBegin(line)) || goesOn(with: line) { return }
    flush()
    if rows(in: line, orPerhaps: true) { return }
    if isPrompt(line) { tree.startAnew() }
  }

  private func isOnlyMarks(_ line: ArraySlice<UInt8>) -> Bool {
    line.count >= 20 && line.count < 65_536 && line.allSatisfy(Self.isMarkOrBlank)
  }

  private static func isMarkOrBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "+")
  }

  private func isPrompt(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
    return text.starts(with: "(lldb)".utf8) || text.starts(with: "cy#".utf8)
  }

  // MARK: Rows

  /// Whether a row may begin here that is not sure to be one: not inside of another row, unless
  /// that is still in its class, where no address stands.
  private func mayBegin(_ line: ArraySlice<UInt8>) -> Bool {
    guard let row = pending else { return true }
    guard row.match.fields.className.isEmpty, line.first == UInt8(ascii: "<") else { return false }
    var cursor = DumpCursor(line, longest: line.count)
    return cursor.brackets().map(DumpReference.endsInAddress) ?? false
  }

  /// Takes every row that begins on the line.
  ///
  /// - Parameter guess: whether to take what could be the beginning of a root.
  /// - Returns: whether there was one.
  private mutating func rows(in line: ArraySlice<UInt8>, orPerhaps guess: Bool) -> Bool {
    var from = line.startIndex
    var search = from
    var found = false
    var candidates = 0
    var failures = 0
    while candidates < Self.mostCandidates,
      let open = line[search...].firstIndex(of: UInt8(ascii: "<"))
    {
      candidates += 1
      let marks = marks(before: open, from: from, in: line)
      let match = DumpDialects.match(
        line[open...],
        longestName: failures < Self.mostCandidates ? line.count : DumpCursor.usual)
      // What was read in vain may be read again.
      if match.fields.view == nil { failures += 1 }
      // A certain row may stand anywhere, one that is only begun where rows begin.
      let begins =
        match.isCertain
        || match.status == .incomplete && (guess || marks.depth > 0)
          && mayStand(before: line[from..<marks.start])
      guard begins, match.status != .none else {
        search = open + 1
        continue
      }
      flush()
      found = true
      pending = DumpRow(
        text: line[open...], marks: marks, match: match,
        prefix: prefix(line[from..<marks.start]))
      guard match.status == .complete else { break }
      from = match.end
      search = from
      candidates = 0
    }
    return found
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "<"):
      false
    default: true
    }
  }

  /// Whether a row that is only begun may follow: nothing, or a prompt, a log's or a debugger's
  /// prefix, which end with punctuation. Prose does not.
  private func mayStand(before text: ArraySlice<UInt8>) -> Bool {
    text.last { $0 != UInt8(ascii: " ") }.map(Self.isPunctuation) ?? true
  }

  /// What stands before the row, where it may stand before every line that the row goes on in.
  private func prefix(_ before: ArraySlice<UInt8>) -> [UInt8] {
    guard before.allSatisfy(Self.isPunctuation) else { return [] }
    let text = before.drop { $0 == UInt8(ascii: " ") }
    return Array(text.prefix { $0 != UInt8(ascii: " ") })
  }

  /// Bars, and a plus as the last mark, walking backwards from the row.
  private func marks(before open: Int, from start: Int, in line: ArraySlice<UInt8>) -> Marks {
    var marks = Marks()
    var index = open
    marks.start = open
    while index > start, Self.isMarkOrBlank(line[index - 1]) {
      let byte = line[index - 1]
      if byte == UInt8(ascii: "+") {
        if marks.depth > 0 { break }
        marks.isPresented = true
      }
      index -= 1
      if byte != UInt8(ascii: " ") { marks.depth += 1 }
      marks.start = index
    }
    return marks
  }

  // MARK: Wrapped rows

  /// Joins the line to the row before it where it belongs to it.
  ///
  /// - Returns: whether it does. If not, the row is as it was, less what was joined.
  private mutating func goesOn(with line: ArraySlice<UInt8>) -> Bool {
    guard var row = pending, row.readings < Self.mostReadings else { return false }
    // Not copied with every line.
    pending = nil
    defer { pending = row }
    var rest = line.drop { $0 == UInt8(ascii: " ") }
    if !row.prefix.isEmpty, rest.starts(with: row.prefix) {
      rest = rest.dropFirst(row.prefix.count)
      if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    }
    let length = row.text.count
    if row.append(rest), row.match.status == .incomplete { return true }
    row.readings += 1
    let match = DumpDialects.match(row.text, longestName: row.text.count)
    let isLonger = match.end > length || match.status == .incomplete
    guard match.status != .none, isLonger else { return false }
    if match.status != .incomplete || row.match.status != .complete { row.match = match }
    return true
  }

  /// Hands on the row that was waited for.
  private mutating func flush() {
    guard let row = pending else { return }
    pending = nil
    // Cut off in the middle: what was read still tells the place in the tree.
    if row.match.isCertain { tree.add(row.match.fields, row.marks) }
  }
}
