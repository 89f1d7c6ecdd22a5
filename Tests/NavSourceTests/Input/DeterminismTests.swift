import NavGraph
import NavSource
import NavTestSupport
import Testing

/// The same files give the same bytes, in whatever order and with however many threads they are read.
@Suite struct DeterminismTests {
  /// Many screens that lead to each other, over several files.
  private static let files: [String: String] = {
    var files = [
      "App.swift": """
      @main struct DemoApp: App {
        var body: some Scene {
          WindowGroup { TabView { ForEach(Area.allCases) { $0.page.tabItem { Text($0.rawValue) } } } }
        }
      }
      enum Area: String, CaseIterable { case a, b, c
        @ViewBuilder var page: some View {
          switch self { case .a: Screen0(); case .b: Screen7(); case .c: Screen13() }
        }
      }
      """
    ]
    for number in 0..<20 {
      files["Screens/Screen\(number).swift"] = """
        struct Screen\(number): View {
          @State private var isShown = false
          @Environment(\\.dismiss) var dismiss
          var body: some View {
            NavigationLink("One") { Screen\((number * 7 + 1) % 20)() }
            Row(next: { Screen\((number * 3 + 2) % 20)() })
            Button("Back") { dismiss() }
              .sheet(isPresented: $isShown) { NavigationStack { Screen\((number + 5) % 20)() } }
              .alert("Alert \(number)", isPresented: $isShown) {}
          }
        }
        private struct Row<Next: View>: View {
          let next: () -> Next
          var body: some View { NavigationLink("Row") { next() } }
        }
        """
    }
    return files
  }()

  private func text(jobs: Int, _ files: any SourceFiles) -> String {
    var options = ImportOptions()
    options.jobs = jobs
    return GraphJSON.write(SwiftSourceImporter(options).graph(from: files).graph)
  }

  @Test func jobsAndRepeatsDoNotMatter() {
    let first = text(jobs: 1, InMemoryFiles(Self.files))
    #expect(first.contains("Screen19"))
    for jobs in [1, 2, 8] { #expect(text(jobs: jobs, InMemoryFiles(Self.files)) == first) }
  }

  @Test(arguments: [1, 2, 3])
  func theOrderOfFilesDoesNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shuffled = ShuffledFiles(
      files: InMemoryFiles(Self.files), paths: Self.files.keys.sorted().shuffled(using: &random))
    #expect(text(jobs: 2, shuffled) == text(jobs: 1, InMemoryFiles(Self.files)))
  }

  private struct ShuffledFiles: SourceFiles {
    let files: InMemoryFiles
    let paths: [String]

    func bytes(of path: String) throws -> [UInt8] { try files.bytes(of: path) }
  }
}
