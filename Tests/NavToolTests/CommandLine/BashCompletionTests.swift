import NavTestSupport
import NavTool
import Testing

/// What bash offers, asked without a terminal. Without bash there is nothing to test.
@Suite struct BashCompletionTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
    try folder.write(Completions(CommandTable(.builtIn)).script(for: "bash"), to: "script")
  }

  /// - Parameter words: the line as bash divides it, quoted for a shell; the last is completed.
  /// - Returns: one offer a line; `nil` without bash.
  private func offers(_ words: String) throws -> String? {
    try folder.write(
      """
      . ./script; COMP_WORDS=(navviz \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _navviz
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "ask")
    let outcome = try tool.shell("command -v bash >/dev/null || exit 9; bash ask")
    #expect(outcome.errors == "")
    return outcome.code == 9 ? nil : outcome.output
  }

  private func expect(
    _ words: String, _ wanted: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    guard let offers = try offers(words) else { return }
    let lines = offers.split(separator: "\n").map(String.init)
    #expect(lines.sorted() == wanted, sourceLocation: sourceLocation)
  }

  @Test func wordsAndFlags() throws {
    try expect("ma", "map")
    try expect("map -f sv", "svg")
    try expect("map --focus-d", "--focus-depth")
    try expect("schema gr", "graph")
    try expect("map --focus Ca")
  }

  @Test func valuesBehindAnEqualsSignWereNotCompleted() throws {
    try expect("map --format = sv", "svg")
    try expect("map --direction =", "BT", "LR", "RL", "TB")
    // Where the sign divides no words.
    try expect("map --format=sv", "--format=svg")
    try expect("map --kinds=push,she", "--kinds=push,sheet")
  }

  @Test func onlyTheFirstKindOfAListWasCompleted() throws {
    try expect("map --kinds push,she", "push,sheet")
    try expect("map --kinds = push,sheet,fu", "push,sheet,fullScreenCover")
    try expect("map --hide no", "none")
  }

  @Test func namesWithBlanksFellApart() throws {
    try folder.write("", to: "My App/Main Screen.swift")
    try folder.write("", to: "My Own.json")
    try folder.write("", to: "a*b.json")
    try expect("map My", "My App", "My Own.json")
    try expect(#"map My\\\ A"#, "My App")
    try expect(#"map \"My\ App/"#, "My App/Main Screen.swift")
    try expect("map --base My", "My App")
    try expect("map a", "a*b.json", "ask")
  }
}
