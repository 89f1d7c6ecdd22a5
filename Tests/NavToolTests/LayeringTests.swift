import Foundation
import Testing

/// Holds which folder may use what. Inside one target the compiler guards nothing.
@Suite struct LayeringTests {
  /// One row of the table in the style guide.
  struct Layer: Sendable, CustomTestStringConvertible {
    /// Below `Sources`.
    var folder: String
    /// Folders of the same target whose types it may name.
    var uses: [String] = []
    var imports: Set<String> = []

    var testDescription: String { folder }
  }

  private static let system: Set<String> = [
    "Glibc", "Musl", "Darwin", "Dispatch", "Synchronization",
  ]

  static let layers = [
    Layer(folder: "NavGraph/Model"),
    Layer(folder: "NavGraph/Diagnostics", uses: ["Model"]),
    Layer(folder: "NavGraph/JSON", uses: ["Model", "Diagnostics"]),
    Layer(folder: "NavGraph/DSL", uses: ["Model"]),
    Layer(
      folder: "NavGraph/Hierarchy", uses: ["Model", "Diagnostics", "JSON"],
      imports: ["Foundation"]),
    Layer(
      folder: "NavGraph/Importing", uses: ["Model", "Diagnostics", "JSON", "Hierarchy"],
      imports: ["Foundation"]),
    Layer(folder: "NavGraph/Analysis", uses: ["Model", "Diagnostics"]),
    Layer(folder: "NavGraph/Layout", uses: ["Model", "Diagnostics"]),
    Layer(
      folder: "NavGraph/Rendering",
      uses: ["Model", "Diagnostics", "JSON", "Hierarchy", "Layout"], imports: ["Foundation"]),
    Layer(
      folder: "NavSource",
      imports: system.union([
        "NavGraph", "SwiftSyntax", "SwiftParser", "SwiftOperators", "Foundation", "FoundationXML",
      ])),
    Layer(
      folder: "NavSource/Storyboard", imports: ["NavGraph", "Foundation", "FoundationXML"]),
    Layer(folder: "NavGraphviz", imports: system.union(["NavGraph", "CGraphviz", "Foundation"])),
    Layer(
      folder: "NavTool",
      imports: system.union([
        "NavGraph", "NavSource", "NavGraphviz", "Foundation", "FoundationEssentials",
      ])),
    Layer(folder: "navviz", imports: ["NavTool"]),
  ]

  private static let sources: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent().appendingPathComponent("Sources")
  }()

  private static func files(in folder: String) -> [String] {
    let names =
      FileManager.default.subpaths(atPath: sources.appendingPathComponent(folder).path) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func everyFolderIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.sources.appendingPathComponent("NavGraph").path)
    let known = Set(Self.layers.map(\.folder))
    for folder in folders where !folder.contains(".") {
      #expect(known.contains("NavGraph/\(folder)"), "add it to LayeringTests")
    }
  }

  @Test(arguments: layers)
  func importsAreAllowed(layer: Layer) throws {
    for file in Self.files(in: layer.folder) {
      for line in try Self.text(of: file).split(separator: "\n") {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count, place <= 2,
          !line.contains("//"), !line.contains("\"")
        else { continue }
        let module = String(words[place + 1].split(separator: ".")[0])
        #expect(layer.imports.contains(module), "\(file) imports \(module)")
      }
    }
  }

  @Test func onlyFactsSeeSyntax() throws {
    for file in Self.files(in: "NavSource") where !file.hasPrefix("NavSource/Facts/") {
      #expect(!(try Self.text(of: file)).contains("import Swift"), "\(file)")
    }
  }

  @Test func onlyStoryboardsSeeXML() throws {
    for file in Self.files(in: "NavSource") where !file.hasPrefix("NavSource/Storyboard/") {
      #expect(!(try Self.text(of: file)).contains("XMLParser"), "\(file)")
    }
  }

  @Test(arguments: layers.filter { $0.folder.hasPrefix("NavGraph/") })
  func typesOfLaterStagesAreNotNamed(layer: Layer) throws {
    let own = layer.folder.split(separator: "/")[1]
    var owners: [String: String] = [:]
    for other in Self.layers where other.folder.hasPrefix("NavGraph/") {
      let name = String(other.folder.split(separator: "/")[1])
      if name == own || layer.uses.contains(name) { continue }
      for file in Self.files(in: other.folder) {
        for type in Self.types(declaredIn: try Self.text(of: file)) { owners[type] = name }
      }
    }
    for file in Self.files(in: layer.folder) {
      for word in Self.words(of: try Self.text(of: file)) {
        if let owner = owners[word] {
          Issue.record("\(file) names \(word), which belongs to \(owner)")
        }
      }
    }
  }

  /// Names of types at the top level that other files can see.
  private static func types(declaredIn text: String) -> [String] {
    let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return text.split(separator: "\n").compactMap { line in
      guard let first = line.first, first != " ", first != "/" else { return nil }
      let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      if words.contains("private") || words.contains("fileprivate") { return nil }
      guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count,
        place <= 3
      else { return nil }
      return String(words[place + 1])
    }
  }

  /// Identifiers outside comments and one-line strings.
  private static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    var isInBlock = false
    for line in text.split(separator: "\n") {
      if line.contains("\"\"\"") { isInBlock.toggle() }
      if isInBlock { continue }
      var code = ""
      var isInString = false
      var previous: Character = " "
      for character in line {
        if character == "\"", previous != "\\" { isInString.toggle() }
        if !isInString, character == "/", previous == "/" { break }
        code.append(isInString ? " " : character)
        previous = character
      }
      for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        words.insert(String(word))
      }
    }
    return words
  }
}
