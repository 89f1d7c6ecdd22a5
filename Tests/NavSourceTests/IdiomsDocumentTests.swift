import Foundation
import Testing

/// Holds `docs/idioms.md` to the tests: each row names a test that exists, and each test of an idiom
/// has a row.
@Suite struct IdiomsDocumentTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Suites whose tests are idioms one by one.
  private static let suites: Set<String> = [
    "LinkTests", "ValueLinkTests", "PresentationTests", "ContainerTests", "TabTests",
    "WayBackTests", "CompositionTests", "NavigationTests", "TargetTests", "AlertTests",
    "ControllerContainerTests", "WindowTests", "HostingTests", "HybridTests", "RouterTests",
    "LanguageTests", "NameTests", "ClosureTests", "PlainContainerTests", "ControllerListTests",
    "RootContentTests", "SplitColumnTests", "FrameTests", "ExtraWindowTests", "SharedStateTests",
    "FrameContentTests", "DismissalTests", "EmptyStackTests", "CoordinatorTests", "CallTests",
    "FlowOfControlTests",
    "PassedOnTests", "StackTests", "ScreenCoordinatorTests", "RIBsTests", "FlowStacksTests",
    "TCACoordinatorsTests",
    "FrameworkExtensionTests", "PathTests", "ClosedByPresenterTests",
    "RxFlowTests", "OlderTCACoordinatorsTests",
    "UnreadTypeTests",
    "InlineContentTests", "SwiftUIRouterTests", "DeclaredCommentTests", "IgnoreCommentTests",
    "CallIdiomTests", "StringTableTests", "GeneratedTextTests",
    "TriggerTests",
    "TabItemTests",
    "AddedTabTests",
    "TitleTests",
    "OpenedWindowTests", "MadeSceneTests", "TypeNameTests", "SceneContentTests",
    "ProjectTargetTests",
    "ObjectiveCTests", "ActionTextTests",
    "PerformedSegueTests", "SegueTests",
    "StoryboardSegueTests",
    "BuildBranchTests", "ChoiceTests",
    "SystemSheetTests", "DeepLinkTests", "ComposableArchitectureTests", "StinsenTests",
    "WaitingTriggerTests",
    "XCoordinatorTests", "TopScreenTests", "PageTests", "PackageTests", "OwnStackTests",
    "DialogTests",
  ]

  private func page() throws -> String {
    let root = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("docs/idioms.md"), encoding: .utf8)
  }

  /// `Suite.function` of every test in this target.
  private func declared() throws -> Set<String> {
    let files = FileManager.default.subpaths(atPath: Self.tests.path) ?? []
    var result: Set<String> = []
    for file in files where file.hasSuffix("Tests.swift") {
      let text = try String(
        contentsOf: Self.tests.appendingPathComponent(file), encoding: .utf8)
      let suite = file.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
      var isTest = false
      for line in text.split(separator: "\n") {
        // Members of a suite; what lies deeper is the text of a fixture.
        guard line.hasPrefix("  "), !line.hasPrefix("   ") else { continue }
        if line.hasPrefix("  @Test") { isTest = true }
        guard isTest, let start = line.range(of: "func ") else { continue }
        result.insert("\(suite).\(line[start.upperBound...].prefix { $0 != "(" })")
        isTest = false
      }
    }
    return result
  }

  /// The last cell of each row, without its marks.
  private func named() throws -> [String] {
    try page().split(separator: "\n").compactMap { line in
      guard line.hasPrefix("|"), line.hasSuffix("` |") else { return nil }
      let cell = line.split(separator: "|").last ?? ""
      return String(cell.filter { $0 != "`" && $0 != " " })
    }
  }

  @Test func everyRowNamesATest() throws {
    let tests = try declared()
    let unknown = try named().filter { !tests.contains($0) }
    #expect(unknown == [], "docs/idioms.md names tests that do not exist")
  }

  @Test func everyRowHasItsTestCell() throws {
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("|") }
    let heads = rows.filter { $0.hasPrefix("|---") }.count * 2
    #expect(try named().count == rows.count - heads)
  }

  @Test func everyIdiomHasARow() throws {
    let rows = try Set(named())
    let missing = try declared().filter { test in
      Self.suites.contains(String(test.prefix { $0 != "." })) && !rows.contains(test)
    }
    #expect(missing.sorted() == [], "add them to docs/idioms.md")
  }
}
