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

    @Test func shimCompilesWithoutWarnings() throws {
      var folder = URL(fileURLWithPath: #filePath)
      while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
      let shim = folder.deletingLastPathComponent()
        .appendingPathComponent("Sources/CGraphviz/shim.h").path
      let flags = try? run("pkg-config", ["--cflags", "libgvc"])
      let include = (flags?.code == 0 ? flags?.text ?? "" : "").split(
        whereSeparator: \.isWhitespace)
      let compilers = try ["clang", "cc"].filter { try run("which", [$0]).code == 0 }
      for compiler in compilers {
        let result = try run(
          compiler,
          ["-fsyntax-only", "-Wall", "-Werror", "-include", shim] + include.map(String.init)
            + ["-x", "c", "/dev/null"])
        #expect(result.code == 0, "\(compiler): \(result.text)")
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
