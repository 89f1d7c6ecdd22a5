import Foundation
import Testing

/// A document of the repository, and the parts of it that a test can try.
struct DocumentPage: CustomTestStringConvertible, Sendable {
  /// The folder of the package.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }()

  /// Every page that people read, in a fixed order.
  static let all: [DocumentPage] = {
    let below = FileManager.default.subpaths(atPath: root.appendingPathComponent("docs").path) ?? []
    let names =
      ["README.md", "CONTRIBUTING.md", "Examples/README.md"]
      + below.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    return names.sorted().map(DocumentPage.init)
  }()

  let name: String

  init(_ name: String) { self.name = name }

  var testDescription: String { name }

  var file: URL { Self.root.appendingPathComponent(name) }

  func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// A block of output and the command that prints it.
  struct ShownOutput {
    var command: String
    var output: String

    /// As it stands in the page.
    var written: String { written(with: output) }

    func written(with output: String) -> String {
      "<!-- shows: \(command) -->\n\n```\n\(output)```\n"
    }
  }

  func shownOutputs() throws -> [ShownOutput] {
    let opening = " -->\n\n```\n"
    return try text().components(separatedBy: "\n<!-- shows: ").dropFirst().map { part in
      guard let start = part.range(of: opening),
        let end = part.range(of: "```\n", range: start.upperBound..<part.endIndex)
      else { throw CocoaError(.fileReadCorruptFile) }
      return ShownOutput(
        command: String(part[..<start.lowerBound]),
        output: String(part[start.upperBound..<end.lowerBound]))
    }
  }

  /// Lines of shell blocks that run navviz, without comments.
  func commands() throws -> [String] {
    var commands: [String] = []
    var isShell = false
    for line in try text().components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isShell = line == "```sh"
      } else if isShell, line.hasPrefix("navviz ") || line.contains("| navviz ") {
        commands.append(line.components(separatedBy: "#")[0])
      }
    }
    return commands
  }
}
