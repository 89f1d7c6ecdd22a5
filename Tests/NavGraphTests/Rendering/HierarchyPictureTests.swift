import Foundation
import NavGraph
import NavTestSupport
import Testing

/// What every picture of a hierarchy must hold, whichever dump it is made from.
@Suite struct HierarchyPictureTests {
  private func svg(
    _ snapshot: HierarchySnapshot, _ options: HierarchyRenderOptions = .standard
  ) -> DrawnMap {
    DrawnMap(HierarchySVGRenderer(options).render(snapshot))
  }

  @Test func twoControllersOfOneClassBecameOneNode() throws {
    let dump = try HierarchyFixture.snapshot("01-tabbar-two-navs-three-sheets.txt")
    let map = svg(dump)
    #expect(map.cards.count == dump.nodes.count)
    #expect(map.lines.allSatisfy { $0.from != $0.to })
    let dot = HierarchyDOTRenderer(.standard).render(dump)
    #expect(dot.split(separator: "\n").count { $0.contains("[label=\"● ViewController") } == 3)
    #expect(!dot.contains("View Controller"))
  }

  @Test(arguments: HierarchyFixture.dumps)
  func everyControllerIsACardInTheOrderOfTheTree(_ fixture: HierarchyFixture) throws {
    let dump = try fixture.snapshot()
    let everything = HierarchyRenderOptions(
      rawNames: true, addresses: true, states: true, views: true)
    for options in [HierarchyRenderOptions.standard, everything] {
      let map = svg(dump, options)
      #expect(map.cards.map(\.id) == dump.nodes.indices.map { "c\($0 + 1)" })
      #expect(map.cards.map(\.kind) == dump.preorder().map { dump[$0].role.rawValue })
      let wanted = dump.preorder().compactMap { dump[$0].parent == nil ? nil : dump[$0].relation }
      #expect(map.lines.map(\.kind).sorted() == wanted.map(\.rawValue).sorted())
      let boxes = map.cards.compactMap(\.box)
      #expect(boxes.count == map.cards.count)
      for (index, box) in boxes.enumerated() {
        #expect(boxes[(index + 1)...].allSatisfy { !$0.overlaps(box, slack: 0.2) })
      }
      let places = Dictionary(uniqueKeysWithValues: zip(map.cards.map(\.id), boxes))
      for line in map.lines {
        let (above, below) = (try #require(places[line.from]), try #require(places[line.to]))
        #expect(below.y >= above.maxY, "a child stands above its parent")
      }
      let widths = ["t": 14.0, "s": 11, "pt": 10]
      for card in map.cards {
        for text in card.texts where text.anchor != "middle" {
          let size = try #require(widths[text.style])
          let width = TextMetrics.width(of: text.content, size: size, bold: text.style == "t")
          #expect(text.x + width <= (card.box?.maxX ?? 0) + 0.5, "\(text.content)")
        }
      }
    }
  }

  /// Part of a dump may begin with a sheet, to which no line leads.
  @Test func legendsExplainedLinesThatWereNotThere() {
    var snapshot = HierarchySnapshot()
    let sheet = snapshot.append(
      ControllerNode("App.SheetController", relation: .presented))
    snapshot.append(ControllerNode("App.Inner", relation: .child), to: sheet)
    let text = HierarchySVGRenderer(.standard).render(snapshot)
    let legend = text[(text.range(of: "class=\"legend\"")?.upperBound ?? text.endIndex)...]
    #expect(legend.contains(">child</text>") && !legend.contains(">presented</text>"))
  }

  @Test func siblingsStandInOrder() throws {
    let map = svg(try HierarchyFixture.snapshot("38-five-tabs-semicolon-prompt.txt"))
    let tabs = Set(map.lines.filter { $0.kind == "tab" }.map(\.to))
    let boxes = map.cards.filter { tabs.contains($0.id) }.compactMap(\.box)
    #expect(boxes.count == 5)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxX < $1.x && $0.y == $1.y })
  }

  @Test func marksAreDrawn() throws {
    let dump = try HierarchyFixture.snapshot("38-five-tabs-semicolon-prompt.txt")
    let text = HierarchySVGRenderer(HierarchyRenderOptions(title: "five.txt")).render(dump)
    #expect(text.contains("five.txt</text>"))
    #expect(text.contains("class=\"screen visible selected"))
    #expect(text.contains(">tab 5 · stack<"))
    #expect(!text.contains("disappeared"))
    let states = HierarchySVGRenderer(HierarchyRenderOptions(states: true)).render(dump)
    #expect(states.contains("disappeared"))
  }

  @Test func alertsWereCalledPresentedTwice() {
    var snapshot = HierarchySnapshot()
    let root = snapshot.append(ControllerNode("Home"))
    snapshot.append(
      ControllerNode("UIAlertController", relation: .presented, style: .alert), to: root)
    let text = HierarchySVGRenderer(.standard).render(snapshot)
    #expect(text.contains(">presented · alert<"))
  }

  @Test func nothingOnScreenIsAPictureToo() throws {
    for renderer in HierarchyRenderers.builtIn {
      let text = renderer.init(.standard).render(HierarchySnapshot())
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(renderer.format)")
      if renderer.format == "svg" { #expect(isXML(text) && text.contains("Nothing is on screen")) }
    }
  }

  @Test func hostileNamesAndDepthAreNoTrouble() throws {
    var snapshot = HierarchySnapshot()
    var parent: Int?
    for depth in 0..<5_000 {
      let name = depth % 2 == 0 ? "A\"<&>'\\\u{1}\u{202E}" : String(repeating: "W", count: 300)
      var node = ControllerNode(
        name, relation: depth == 0 ? .root : depth % 3 == 0 ? .presented : "odd<kind>",
        title: "T\n]]>", state: "x<y")
      node.isSelected = true
      parent = snapshot.append(node, to: parent)
    }
    for renderer in HierarchyRenderers.builtIn {
      let options = HierarchyRenderOptions(states: true, title: "<&\"")
      let text = renderer.init(options).render(snapshot)
      #expect(text == renderer.init(options).render(snapshot), "\(renderer.format)")
      if renderer.format == "svg" { #expect(isXML(text)) }
    }
  }

  @Test func picturesOfTheExample() throws {
    let dump = HierarchyFilter.standard.apply(
      to: try HierarchyFixture.snapshot("06-root-with-tab-child-and-modal.txt"))
    let options = HierarchyRenderOptions(title: "dump.txt")
    try expectGolden(HierarchySVGRenderer(options).render(dump), "hierarchy/picture.svg")
    try expectGolden(HierarchyDOTRenderer(options).render(dump), "hierarchy/picture.dot")
  }
}
