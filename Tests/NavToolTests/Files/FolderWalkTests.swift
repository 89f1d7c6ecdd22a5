import NavTestSupport
import NavTool
import Testing

@Suite struct FolderWalkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func walk(
    include: [String] = [], exclude: [String] = []
  ) -> (files: [String], found: FolderWalk.Found) {
    var walk = FolderWalk(base: folder.path, extensions: ["swift"])
    walk.includes = include.map { PathPattern($0) }
    walk.excludes = exclude.map { PathPattern($0) }
    let found = walk.files(below: folder.path)
    return (found.files.map { FilePath.relative($0, to: folder.path) }, found)
  }

  @Test func defaultSkipsAreCounted() throws {
    for name in [
      "App/A.swift", "App/b.txt", ".git/B.swift", ".build/C.swift", "Pods/D.swift",
      "App/Carthage/E.swift", "DerivedData/F.swift", "SourcePackages/G.swift", "Tests/H.swift",
      "AppTests/I.swift", "AppUITests/J.swift", "App/.hidden.swift", "Z.swift",
    ] { try folder.write("", to: name) }
    let (files, found) = walk()
    #expect(files == ["App/A.swift", "Z.swift"])
    #expect(found.skipped == [.hidden: 2, .dependencies: 5, .tests: 3])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func includeBringsBackAndExcludeWins() throws {
    for name in ["A.swift", "Tests/B.swift", "Pods/Kit/C.swift", "Pods/Other/D.swift"] {
      try folder.write("", to: name)
    }
    #expect(walk(include: ["Pods/Kit"]).files == ["A.swift", "Pods/Kit/C.swift"])
    #expect(walk(include: ["Tests"]).files == ["A.swift", "Tests/B.swift"])
    #expect(
      walk(include: ["**/*.swift"], exclude: ["Other"]).files
        == ["A.swift", "Pods/Kit/C.swift", "Tests/B.swift"])
  }

  @Test func linksThatLeaveOrLoopAreNotFollowed() throws {
    let outside = try TemporaryFolder()
    try outside.write("", to: "Secret.swift")
    try folder.write("", to: "App/A.swift")
    try folder.link("App/loop", to: folder.path)
    try folder.link("App/self", to: "self")
    try folder.link("App/out", to: outside.path)
    try folder.link("App/Out.swift", to: "\(outside.path)/Secret.swift")
    try folder.link("App/Broken.swift", to: "nowhere")
    try folder.link("again", to: "App")
    let (files, found) = walk()
    #expect(files == ["App/A.swift"])
    #expect(
      found.skipped == [.linkOutside: 2, .linkInLoop: 2, .brokenLink: 1, .linkToKnown: 1])
  }

  @Test func linksToWhatIsReadNowhereElseAreFollowed() throws {
    try folder.write("", to: ".shared/Kit/A.swift")
    try folder.link("Kit", to: ".shared/Kit")
    #expect(walk().files == ["Kit/A.swift"])
  }

  @Test func linksInSkippedFoldersAreCountedWithThem() throws {
    try folder.write("", to: "A.swift")
    try folder.write("", to: "Pods/B.swift")
    try folder.link("Pods/Broken.swift", to: "nowhere")
    try folder.link("Left.swift", to: "nowhere")
    #expect(walk(exclude: ["Left.swift"]).found.skipped == [.dependencies: 1, .excluded: 1])
    #expect(walk(include: ["B.swift"]).found.skipped == [.brokenLink: 1])
  }

  @Test func unreadableFoldersAreReportedAndTheRestIsRead() throws {
    try folder.write("", to: "A.swift")
    try folder.write("", to: "Locked/B.swift")
    try folder.permit(0o000, on: "Locked")
    defer { try? folder.permit(0o755, on: "Locked") }
    let (files, found) = walk()
    if files.contains("Locked/B.swift") { return }  // root may read everything
    #expect(files == ["A.swift"])
    #expect(found.diagnostics.map(\.id) == ["input.unreadable"])
    #expect(found.diagnostics.first?.location?.file == "Locked")
  }

  @Test func unusedPatternsAreKnown() throws {
    try folder.write("", to: "A.swift")
    let found = walk(include: ["Nope"], exclude: ["A.swift", "B"]).found
    #expect(found.usedIncludes.isEmpty)
    #expect(found.usedExcludes == [0])
    #expect(found.skipped == [.excluded: 1])
  }
}
