import NavGraph
import NavTestSupport
import Testing

@Suite struct HierarchyTreeRendererTests {
  private func render(
    _ snapshot: HierarchySnapshot, _ filter: HierarchyFilter = .standard,
    _ change: (inout HierarchyRenderOptions) -> Void = { _ in }
  ) -> String {
    var options = HierarchyRenderOptions.standard
    change(&options)
    return HierarchyTreeRenderer(options).render(filter.apply(to: snapshot))
  }

  private static func named(_ names: String...) -> HierarchySnapshot {
    var snapshot = HierarchySnapshot()
    var parent: Int?
    for name in names {
      var node = ControllerNode("X", relation: parent == nil ? .root : .child)
      node.name = name
      parent = snapshot.append(node, to: parent)
    }
    return snapshot
  }

  @Test func colours() throws {
    let found = try HierarchyFixture.snapshot("03-fullscreen-then-popover.txt")
    try expectGolden(render(found) { $0.color = true }, "hierarchy/colour.txt")
    let plain = render(found) { $0.color = true }.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == render(found))
  }

  @Test func wrappersOnRequest() throws {
    let found = try HierarchyFixture.snapshot("21-swiftui-tabs-first-appearance.txt")
    try expectGolden(render(found, HierarchyFilter(wrappers: .keep)), "hierarchy/wrappers.txt")
  }

  @Test func depthIsLimited() throws {
    let found = try HierarchyFixture.snapshot("11-cycript-deep-video-app.txt")
    try expectGolden(render(found, HierarchyFilter(maxDepth: 2)), "hierarchy/depth.txt")
    #expect(render(found, HierarchyFilter(maxDepth: 1)).split(separator: "\n").count == 1)
  }

  @Test func linesStayWithinTheWidth() throws {
    for fixture in HierarchyFixture.dumps {
      let found = try fixture.snapshot()
      for width in [0, 1, 3, 12, 40, 80] {
        for ascii in [true, false] {
          let text = render(found) {
            $0.width = width
            $0.ascii = ascii
            $0.rawNames = true
          }
          #expect(
            text.split(separator: "\n").allSatisfy { String($0).displayWidth <= width })
        }
      }
    }
  }

  @Test func hostileNamesAreHarmless() {
    let text = render(Self.named("A\u{1B}[31m\n\u{202E}B\u{7}", "C\r\nD"))
    #expect(text == "○ A\u{FFFD}[31m \u{FFFD}B\u{FFFD}\n└─ ○ C  D\n")
  }

  @Test func asciiIsOnlyASCII() {
    let text = render(Self.named("Café", "日本", "שלום")) { $0.ascii = true }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("Caf\\u{E9}"))
  }

  @Test func rightToLeftNamesAreIsolated() {
    #expect(render(Self.named("שלום")) == "○ \u{2068}שלום\u{2069}\n")
  }

  @Test func unknownScreensAreMarked() throws {
    let found = try HierarchyFixture.snapshot("33-container-view-not-loaded.txt")
    let text = render(found) { $0.mapScreens = ["ViewController"] }
    #expect(text.contains("SettingsViewController · not on the map"))
    #expect(!text.contains("○ ViewController · not"))
  }

  @Test func severalRootsAreSeparated() throws {
    var snapshot = HierarchySnapshot()
    for (name, isKey) in [("A", true), ("B", false)] {
      var root = ControllerNode(name, title: "Title")
      root.window = WindowFacts(isKey: isKey, isHidden: !isKey)
      snapshot.append(root)
    }
    #expect(
      render(snapshot) == "○ A \"Title\" · key window\n\n○ B \"Title\" · hidden window\n")
  }

  @Test func nothingToShow() {
    #expect(render(HierarchySnapshot()) == "(nothing is on screen)\n")
    let hidden = render(Self.named("A"), HierarchyFilter(visibleOnly: true))
    #expect(hidden == "(nothing is on screen)\n")
  }
}
