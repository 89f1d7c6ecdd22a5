import NavTestSupport
import Testing

/// `navviz map --cache` where nothing can be kept.
@Suite struct CacheFlagTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
    try folder.write(
      """
      @main struct Shop: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() } } }
      }
      """, to: "App/Shop.swift")
    try folder.write(
      """
      struct Home: View {
        var body: some View { NavigationLink("Cart") { Cart() } }
      }
      """, to: "App/Home.swift")
    try folder.write(
      "struct Cart: View { var body: some View { Text(\"Cart\") } }", to: "App/Cart.swift")
  }

  /// The one line that is said, and the map that comes all the same.
  private func expectOneWarning(
    _ outcome: BuiltTool.Outcome, _ reason: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.code == 0, sourceLocation: sourceLocation)
    #expect(outcome.output.contains("Cart"), sourceLocation: sourceLocation)
    #expect(
      outcome.errors == """
        warning: nothing was cached: \(reason). Give --cache a folder that can be written to, \
        or leave the cache off with --no-cache [cache.unusable]
        1 warning

        """, sourceLocation: sourceLocation)
  }

  @Test func devicesAndFilesAreNoCaches() throws {
    try folder.write("mine", to: "file")
    expectOneWarning(
      try tool.run("map", "App", "--cache", "/dev/null", "--no-index"),
      "/dev/null is a device, not a folder")
    expectOneWarning(
      try tool.run("map", "App", "--cache", "file/deep"), "file is a file, not a folder")
    #expect(folder.text(of: "file") == "mine")
    #expect(try tool.run("map", "App", "--cache", "file", "--strict").code == 1)
  }

  @Test func lockedFoldersAreNoCaches() throws {
    try folder.write("", to: "locked/file")
    try folder.permit(0o500, on: "locked")
    defer { try? folder.permit(0o700, on: "locked") }
    let outcome = try tool.run("map", "App", "--cache", "locked/cache", "--no-index")
    if outcome.errors.isEmpty { return }  // root may write everywhere
    expectOneWarning(outcome, "locked cannot be written to: Permission denied")
  }

  /// Files that may hold no byte stand in for a disk that is full.
  @Test func fullDisksAreNoCaches() throws {
    let outcome = try tool.shell(
      """
      { ( trap '' 25; ulimit -f 0; $NAVVIZ map App --cache cache --no-index ) 2>&1 1>&3 \
        | cat >&2; } 3>&1 | cat
      """)
    expectOneWarning(outcome, "cache cannot be written to: File too large")
  }

  @Test func theUsualCacheIsMissedInSilence() throws {
    let environment = ["XDG_CACHE_HOME": "/dev/null"]
    let outcome = try tool.run("map", "App", "--strict", environment: environment)
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    let loud = try tool.run("map", "App", "-v", environment: environment)
    #if os(Linux)  // elsewhere the variable has no meaning
      #expect(loud.errors.contains("note: nothing was cached: /dev/null is a device"))
    #endif
  }

  @Test func goodFoldersAreUsed() throws {
    let outcome = try tool.run("map", "App", "--cache", "new/cache", "--no-index")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(folder.names == ["App", "new"])
  }
}
