import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Reads Swift files in which places are marked, and expects exactly the map that `ExpectedMap`
/// describes.
///
/// - Parameters:
///   - files: marked text by path.
///   - expected: in the form of `ExpectedMap`.
func expectMap(
  of files: [String: String], platform: ImportOptions.Platform = .ios, idioms: [CallIdiom] = [],
  _ expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let sources = files.keys.sorted().map { MarkedSource($0, files[$0] ?? "") }
  var marks: [String: MarkedSource.Mark] = [:]
  for source in sources { marks.merge(source.marks) { first, _ in first } }
  var options = ImportOptions()
  options.platform = platform
  options.rules.idioms = idioms
  let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.file, $0.text) })
  var graph = SwiftSourceImporter(options).graph(from: InMemoryFiles(texts)).graph
  options.useIndex = false
  let parsed = SwiftSourceImporter(options).graph(from: InMemoryFiles(texts)).graph
  #expect(graph == parsed, "with and without the index", sourceLocation: sourceLocation)
  // Few fixtures are whole apps.
  if !expected.contains("swift.no-app") {
    graph.diagnostics.removeAll { $0.id == "swift.no-app" }
  }
  let faults = ExpectedMap(expected, marks: marks).faults(of: graph)
  if !faults.isEmpty {
    Issue.record(
      Comment(rawValue: "the map differs\n" + faults.joined(separator: "\n")),
      sourceLocation: sourceLocation)
  }
}

/// Reads one file called `App.swift`.
func expectMap(
  of source: String, platform: ImportOptions.Platform = .ios, _ expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectMap(
    of: ["App.swift": source], platform: platform, expected, sourceLocation: sourceLocation)
}

/// Views and controllers that fixtures lead to, so that they need not declare them.
private let stubs = """
  import SwiftUI
  import UIKit
  struct ItemScreen: View { var body: some View { Text("Item") } }
  struct HelpScreen: View { var body: some View { Text("Help") } }
  struct CartScreen: View { var body: some View { Text("Cart") } }
  struct FeedScreen: View { var body: some View { Text("Feed") } }
  class ItemController: UIViewController {}
  class HelpController: UIViewController {}
  class CartController: UIViewController {}
  class FeedController: UIViewController {}
  """

/// Reads the members of a view `HomeScreen`, which is the root of an app `DemoApp`.
///
/// - Parameters:
///   - home: members of the view.
///   - rest: other declarations, in a file of their own.
func expectMap(
  home: String, rest: String = "", platform: ImportOptions.Platform = .ios,
  idioms: [CallIdiom] = [], _ expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let app = """
    import SwiftUI
    @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
    """
  expectMap(
    of: [
      "DemoApp.swift": app, "HomeScreen.swift": "struct HomeScreen: View {\n\(home)\n}",
      "Rest.swift": rest.isEmpty ? "import SwiftUI" : rest, "Stubs.swift": stubs,
    ], platform: platform, idioms: idioms, "DemoApp -root-> HomeScreen\n" + expected,
    sourceLocation: sourceLocation)
}

/// Reads the members of a view controller `HomeController`.
///
/// - Parameters:
///   - controller: members of the class.
///   - base: what it inherits from.
///   - rest: other declarations, in a file of their own.
func expectMap(
  controller: String, base: String = "UIViewController", rest: String = "",
  platform: ImportOptions.Platform = .ios, idioms: [CallIdiom] = [], _ expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectMap(
    of: [
      "HomeController.swift": "final class HomeController: \(base) {\n\(controller)\n}",
      "Rest.swift": rest.isEmpty ? "import SwiftUI" : rest, "Stubs.swift": stubs,
    ], platform: platform, idioms: idioms, expected, sourceLocation: sourceLocation)
}
