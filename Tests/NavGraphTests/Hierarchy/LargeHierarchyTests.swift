import NavGraph
import Testing

/// Size and depth must neither crash nor take more than linear time. Speed itself is measured in
/// release builds; see docs/hierarchy-dumps.md.
@Suite struct LargeHierarchyTests {
  private static func row(_ depth: Int, _ name: String) -> String {
    String(repeating: "|", count: depth) + "<\(name) 0x1>, state: appeared, view: <UIView 0x2>\n"
  }

  @Test func wideDumps() throws {
    let text =
      Self.row(0, "Root") + (0..<8_000).map { Self.row($0 % 3 + 1, "App.C\($0 % 50)") }.joined()
    let found = try snapshot(text)
    #expect(found.nodes.count == 8_001)
    #expect(HierarchyTreeRenderer().render(found).split(separator: "\n").count == 8_001)
    let again = try snapshot(found.json(addresses: false))
    #expect(again.nodes.count == 8_001)
  }

  @Test func deepDumps() throws {
    let depth = 2_000
    let found = try snapshot((0..<depth).map { Self.row($0, "C") }.joined())
    #expect(found.depths().max() == depth - 1)
    #expect(HierarchyTreeRenderer().render(found).split(separator: "\n").count == depth)
    #expect(found.navigationTarget().controller == nil)
    #expect(found.navigationGraph().screens.count == 1)
    let json = found.json(addresses: false)
    #expect(json.hasSuffix("\n}\n"))
    #expect(try snapshot(json).json(addresses: false) == json)
  }

  @Test func snapshotsOfTenThousandLevelsWereRefused() throws {
    var snapshot = HierarchySnapshot()
    var parent: Int?
    for _ in 0..<10_000 {
      parent = snapshot.append(
        ControllerNode("UINavigationController", relation: .stacked), to: parent)
    }
    let copy = snapshot
    #expect(copy == snapshot)
    #expect(copy.hashValue == snapshot.hashValue)
    let json = copy.json(addresses: true)
    #expect(try HierarchyReader.read(Array(json.utf8), file: "x").nodes.count == 10_000)
    #expect(HierarchyTreeRenderer().render(copy).contains("[9999] "))
    #expect(copy.navigationTarget().controller == 9_999)
    #expect(copy.navigationGraph().entry.count == 1)
  }

  /// Only children may be of any depth: what else is nested goes through recursive code.
  @Test func otherDeepNestingIsRefused() throws {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    for text in [
      "{\"roots\": [{\"class\": \"A\", \"x\": \(deep)}]}", "{\"x\": \(deep), \"roots\": []}",
      "{\"roots\": [{\"class\": \"A\", \"children\": [\(deep)]}]}",
    ] {
      let error = #expect(throws: NavError.self) { try snapshot(text) }
      #expect(error?.description.contains("nested deeper than 512 levels") == true)
    }
  }

  @Test func controllersThatNeverEndAreAFault() throws {
    let text = String(repeating: "{\"class\": \"A\", \"children\": [", count: 20_000)
    let error = #expect(throws: NavError.self) { try snapshot("{\"roots\": [" + text) }
    #expect(error?.description.contains("not valid JSON") == true)
  }

  /// Rows that never end, brackets that never close.
  @Test func hostileTextStaysLinear() throws {
    for piece in ["<A\n", "<", "| ", "<A 0x1>, state:", "&lt;", "\\", "\u{1B}["] {
      let text = String(repeating: piece, count: 15_000)
      _ = try? snapshot(text)
    }
  }

  private static func generic(_ length: Int) -> String {
    "App.Box<" + String(repeating: "Pair<Int, ", count: length / 11) + "Int"
      + String(repeating: ">", count: length / 11) + ">"
  }

  private static func wrapped(_ text: String, at width: Int) -> String {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: width)
      .map { String(decoding: bytes[$0..<min($0 + width, bytes.count)], as: UTF8.self) }
      .joined(separator: "\n")
  }

  @Test func classesWrappedOverMoreThanAHundredLinesWereLost() throws {
    for length in [9_000, 40_000] {
      let name = Self.generic(length)
      for row in [
        "<\(name) 0x3>, state: appeared, view: <\(name) 0x4> not in the window",
        "<\(name): 0x3; view = <\(name); 0x4>; frame = (0, 0; 414, 736)>",
      ] {
        let found = try snapshot(
          Self.row(0, "Root") + Self.wrapped("   | " + row, at: 79) + "\n" + Self.row(2, "Leaf"))
        #expect(found.depths() == [0, 1, 2])
        // Blanks at the end of a line are lost.
        let expected = name.filter { $0 != " " }
        #expect(found.nodes[1].className.filter { $0 != " " } == expected)
        let view = try #require(found.nodes[1].view?.className)
        #expect(view.filter { $0 != " " } == expected)
      }
    }
  }

  @Test func classesOfAnyLengthOnOneLineAreRead() throws {
    let name = Self.generic(300_000)
    let found = try snapshot(Self.row(0, "Root") + Self.row(1, name) + Self.row(2, "Leaf"))
    #expect(found.nodes[1].className == name && found.depths() == [0, 1, 2])
  }

  /// A bracket that opens before a dump and never closes must not swallow it.
  @Test func dumpsBehindAnOpenBracketAreRead() throws {
    let prose = "Note: <App\n" + String(repeating: "and so on\n", count: 150)
    let found = try snapshot(prose + "<Root 0x1>, sta\nte: appeared, view: <UIView 0x2>\n")
    #expect(found.nodes.map(\.className) == ["Root"])
  }
}
