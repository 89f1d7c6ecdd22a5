#if Graphviz
  import Foundation
  import Testing

  /// The shim compiled as C: Swift's importer would silence what a newer header breaks.
  @Suite struct ShimTests {
    private func run(_ program: String, _ arguments: [String]) throws -> (code: Int32, text: String)
    {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    /// Headers that declare the interface of a version, and those that are installed.
    enum Headers: CaseIterable {
      case installed, version2, version14
    }

    private var package: URL {
      var folder = URL(fileURLWithPath: #filePath)
      while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
      return folder.deletingLastPathComponent()
    }

    private func flags(_ headers: Headers) throws -> [String] {
      let fixtures = package.appendingPathComponent("Tests/NavGraphvizTests/Fixtures").path
      switch headers {
      case .installed:
        let found = try run("pkg-config", ["--cflags", "libgvc"])
        return found.code == 0
          ? found.text.split(whereSeparator: \.isWhitespace).map(String.init) : []
      case .version2: return ["-I", fixtures, "-DNAVVIZ_GRAPHVIZ=242"]
      case .version14: return ["-I", fixtures, "-DNAVVIZ_GRAPHVIZ=1410"]
      }
    }

    private func compile(_ source: String, _ headers: Headers) throws -> (code: Int32, text: String)
    {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("navviz-\(UUID().uuidString).c")
      defer { try? FileManager.default.removeItem(at: file) }
      let shim = package.appendingPathComponent("Sources/CGraphviz/shim.h").path
      try Data("#include \"\(shim)\"\n\(source)\n".utf8).write(to: file)
      return try run(
        "clang", ["-fsyntax-only", "-Wall", "-Wextra", "-Werror"] + flags(headers) + [file.path])
    }

    @Test(arguments: Headers.allCases) func shimCompilesWithoutWarnings(headers: Headers) throws {
      let result = try compile("", headers)
      #expect(result.code == 0, "\(result.text)")
    }

    /// What the shim avoids: the fields moved, and went, between the versions.
    @Test func fixturesTellTheVersionsApart() throws {
      for use in ["Agdisc_t d = {.mem = 0};", "Agiddisc_t d = {.alloc = 0};"] {
        #expect(try compile(use, .version2).code == 0)
        #expect(try compile(use, .version14).code != 0)
      }
    }

    @Test func dotAcceptsWhatTheRendererWrites() throws {
      guard try run("which", ["dot"]).code == 0 else { return }
      for (name, text) in try DOTSamples.texts() {
        let file = FileManager.default.temporaryDirectory
          .appendingPathComponent("navviz-\(UUID().uuidString).dot")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let result = try run("dot", ["-Tsvg", "-o", "/dev/null", file.path])
        #expect(result.code == 0, "\(name): \(result.text)")
        #expect(!result.text.contains("rror"), "\(name): \(result.text)")
      }
    }
  }
#endif
