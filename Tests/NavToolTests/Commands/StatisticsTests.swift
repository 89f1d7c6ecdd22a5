import Foundation
import NavGraph
import NavTestSupport
import Testing

/// `navviz map --stats`.
@Suite struct StatisticsTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
  }

  /// What stands after the name of each line, without the times.
  private func statistics(_ arguments: String) throws -> [String] {
    let outcome = try tool.shell("$NAVVIZ map \(arguments) --stats 2>&1 >/dev/null")
    return outcome.output.split(separator: "\n").filter { !$0.hasPrefix("time ") }.map {
      String($0.dropFirst(12))
    }
  }

  @Test func theyGoToStandardError() throws {
    try folder.write(GraphJSON.write(.shop), to: "shop.json")
    let outcome = try tool.shell("$NAVVIZ map shop.json --stats -f json 2>&1 >/dev/null")
    #expect(outcome.output.hasPrefix("files       1 read\n"))
    #expect(outcome.output.contains("time        total "))
  }

  @Test func callSitesOfTheExampleDidNotAddUp() throws {
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/Shop").standardizedFileURL.path
    let line = try #require(try statistics("'\(example)'").last)
    let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(line.hasSuffix(" other"))
    try #require(numbers.count == 4, "\(line)")
    #expect(numbers[0] == numbers[1] + numbers[2] + numbers[3], "\(line)")
    #expect(numbers[0] > 40)
  }

  @Test func everyUseCountsOnce() throws {
    try folder.write(
      """
      @main struct Shop: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() } } }
      }
      struct Home: View {
        @State private var isOpen = false
        var body: some View {
          VStack { NavigationLink("Cart") { Cart() } }
            .sheet(isPresented: $isOpen) { if isOpen { Help() } else { Cart() } }
        }
      }
      struct Cart: View { var body: some View { Text("Cart") } }
      struct Help: View { var body: some View { Text("Help") } }
      struct Unused: View {
        var body: some View { NavigationLink("Help") { Help() } }
      }
      final class Legacy: UIViewController {
        func open(_ name: String) {
          navigationController?.pushViewController(make(name), animated: true)
        }
      }
      """, to: "App.swift")
    // The window, the link, the sheet with its two screens; the push; the link that nothing shows.
    #expect(try statistics("App.swift").last == "5 seen: 3 resolved, 1 unresolved, 1 other")
  }

  @Test func whatIsNotReadHasAReason() throws {
    try folder.write("struct A: View { var body: some View { Text(\"A\") } }", to: "App/A.swift")
    try folder.write("", to: "App/Pods/B.swift")
    try folder.write([0xFF, 0xFE], to: "App/Wide.swift")
    try folder.link("App/broken", to: "nowhere")
    try folder.link("App/loop", to: "../App")
    try folder.link("App/self", to: "self")
    try folder.link("App/out", to: "..")
    _ = try tool.shell("mkfifo App/pipe App/pipe.swift")
    let lines = try statistics("App")
    #expect(lines.contains("1 read, 1 unreadable, 1 line"))
    #expect(
      lines.contains(
        "1 folder of build products or dependencies, 1 link that leaves the folder, "
          + "2 links in a loop, 1 broken link, 2 pipes and devices"))
  }

  @Test func emptyFilesAndLinksInALoopWerePassedOverInSilence() throws {
    try folder.write("struct A: View { var body: some View { Text(\"A\") } }", to: "App/A.swift")
    try folder.write("", to: "App/Empty.swift")
    try folder.write("// Later.\n/* And more. */\n", to: "App/Remarks.swift")
    try folder.write("import SwiftUI\n", to: "App/Imports.swift")
    try folder.link("App/loop", to: "../App")
    try folder.link("App/broken.swift", to: "nowhere")
    for flag in ["", "--no-index"] {
      let lines = try statistics("App \(flag)")
      #expect(
        lines.first?.contains("4 read") == true && lines.first?.contains("2 of them empty") == true)
    }
    let said = try tool.shell("$NAVVIZ map App -v 2>&1 >/dev/null").output
    for line in [
      "App/Empty.swift: note: nothing is declared here", "App/Remarks.swift: note: nothing is",
      "App/loop: note: this link leads in a circle",
      "App/broken.swift: note: this link leads nowhere",
    ] { #expect(said.contains(line), "\(said)") }
    #expect(!said.contains("Imports.swift"))
    #expect(
      try tool.shell("$NAVVIZ map App 2>&1 >/dev/null").output.contains("[swift.empty]") == false)
  }

  @Test func filesReadInFullAreCounted() throws {
    try folder.write(GraphJSON.write(.shop), to: "shop.json")
    try folder.write("struct A {}\n", to: "A.swift")
    #expect(try statistics("shop.json A.swift").first == "2 read, 1 line")
    let full = try statistics("shop.json A.swift --no-index")
    #expect(full.first == "2 read, 1 of them in full, 1 line")
  }
}
