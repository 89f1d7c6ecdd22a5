import NavTool
import Testing

@Suite struct PathTests {
  @Test func patternsFitRelativePaths() {
    for (pattern, path, fits) in [
      ("*.swift", "App/A.swift", true), ("*.swift", "A.swift", true),
      ("Generated", "App/Generated/A.swift", true), ("Generated/", "App/Generated/A.swift", true),
      ("App/*.swift", "App/A.swift", true), ("App/*.swift", "App/B/A.swift", false),
      ("App/**/*.swift", "App/A.swift", true), ("App/**/*.swift", "App/B/C/A.swift", true),
      ("App", "Application/A.swift", false), ("App/Fe?d", "App/Feed/A.swift", true),
      ("./App", "App/A.swift", true), ("**", "A.swift", true), ("a**b", "aXb", true),
      ("App/**", "App/A.swift", true), ("", "A.swift", true),
    ] {
      #expect(PathPattern(pattern).matches(path) == fits, "\(pattern) \(path)")
    }
  }

  @Test func patternsKnowWhereTheyCouldFit() {
    #expect(PathPattern("Pods/Kit/*.swift").couldMatch(below: "Pods"))
    #expect(!PathPattern("Pods/Kit/*.swift").couldMatch(below: "Carthage"))
    #expect(PathPattern("*.swift").couldMatch(below: ".build"))
  }

  @Test func hostilePatternsStayFast() {
    let pattern = String(repeating: "**/a/", count: 40) + "b"
    #expect(!PathPattern(pattern).matches(String(repeating: "a/", count: 400)))
  }

  @Test func pathsAreTidied() {
    #expect(FilePath.absolute("../b/./c//d/", in: "/a/x") == "/a/b/c/d")
    #expect(FilePath.absolute("/../a", in: "/x") == "/a")
    #expect(FilePath.relative("/a/b/c", to: "/a") == "b/c")
    #expect(FilePath.relative("/a/b", to: "/a/c/d") == "../../b")
    #expect(FilePath.relative("/a", to: "/a") == ".")
    #expect(FilePath.commonFolder(["/a/b/c", "/a/bc"]) == "/a")
    #expect(FilePath.fileExtension(of: "a/b.Swift") == "swift")
    #expect(FilePath.fileExtension(of: "a.b/.swift") == "")
    #expect(FilePath.isInside("/a/b", "/a") && !FilePath.isInside("/ab", "/a"))
  }
}
