import NavGraph
import NavTestSupport
import NavTool
import Testing

@Suite struct WritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func filesAreReplacedWhole() throws {
    try folder.write("old", to: "a")
    try AtomicFile.write(Array("new".utf8), to: "\(folder.path)/a")
    #expect(folder.text(of: "a") == "new")
    #expect(folder.names == ["a"])
  }

  @Test func aMissingFolderIsAClearErrorAndLeavesNothing() throws {
    #expect {
      try AtomicFile.write([1], to: "\(folder.path)/no/a")
    } throws: { error in
      "\(error)".contains("No such file or directory. Make the folder \(folder.path)/no first")
    }
    #expect(folder.names == [])
  }

  @Test func aFolderIsNoFile() {
    #expect(throws: NavError.self) { try AtomicFile.write([1], to: folder.path) }
  }

  @Test func linksStayLinks() throws {
    try folder.write("old", to: "a")
    try folder.link("b", to: "a")
    try AtomicFile.write(Array("new".utf8), to: "\(folder.path)/b")
    #expect(folder.text(of: "a") == "new")
  }

  @Test func cachesKeepValuesByKey() throws {
    let cache = FileCache(folder: "\(folder.path)/deep/cache")
    #expect(cache.value(for: "k") == nil)
    cache.store([1, 2, 3], for: "k")
    cache.store([], for: "empty")
    #expect(cache.value(for: "k") == [1, 2, 3])
    #expect(cache.value(for: "empty") == [])
    #expect(cache.value(for: "other") == nil)
  }

  @Test func cachesGoOnWithoutValues() {
    let cache = FileCache(folder: "/dev/null/cache")
    cache.store([1], for: "k")
    #expect(cache.value(for: "k") == nil)
    #expect(cache.fault?.path == "/dev/null")
    #expect(FileCache(folder: "\(folder.path)/not/yet").fault == nil)
  }

  @Test func cachesRememberWhatWentWrongFirst() throws {
    let cache = FileCache(folder: "\(folder.path)/cache")
    try folder.write("", to: "cache")
    for key in ["a", "b"] { cache.store([1], for: key) }
    #expect(cache.fault?.path == "\(folder.path)/cache")
    #expect(cache.fault?.reason.hasPrefix("cannot be written to: ") == true)
  }

  @Test func cachesLieWhereTheSystemWantsThem() {
    #if os(Linux)
      #expect(
        FileCache.standardFolder { ["XDG_CACHE_HOME": "/x", "HOME": "/h"][$0] } == "/x/navviz")
      #expect(FileCache.standardFolder { ["HOME": "/h"][$0] } == "/h/.cache/navviz")
    #endif
    #expect(FileCache.standardFolder { _ in nil } == nil)
  }
}
