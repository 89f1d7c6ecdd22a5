import NavGraph
import NavTestSupport
import Testing

@Suite struct SVGRendererTests {
  private func svg(_ graph: NavigationGraph, _ options: RenderOptions = .standard) throws -> String
  {
    try #require(try SVGRenderer(options).render(graph).text)
  }

  private static let maps: [(String, NavigationGraph)] =
    (1...12).map { ("seed \($0)", .random(seed: UInt64($0), screens: 5 + $0 * 7)) }
    + HostileGraphs.all.map { ($0.name, $0.graph) } + [("chain", .chain(200))]

  @Test(arguments: RenderOptions.Lines.allCases)
  func cardsDoNotOverlapAndHoldTheirText(lines: RenderOptions.Lines) throws {
    var options = RenderOptions.standard
    options.lines = lines
    let sizes = ["t": 14.0, "s": 11, "r": 12, "pt": 10]
    for (name, graph) in Self.maps {
      let map = DrawnMap(try svg(graph, options))
      for (index, card) in map.cards.enumerated() {
        let box = try #require(card.box, "\(name): \(card.id)")
        for other in map.cards[(index + 1)...] {
          let overlaps = other.box.map { box.overlaps($0, slack: 0.2) } ?? true
          #expect(!overlaps, "\(name): \(card.id.prefix(40)) and \(other.id.prefix(40))")
        }
        for text in card.texts {
          let size = try #require(sizes[text.style], "\(name): \(text.style)")
          let width = TextMetrics.width(
            of: text.content, size: size, bold: text.style == "t" || text.style == "pt")
          let left =
            text.x - (text.anchor == "end" ? width : text.anchor == "middle" ? width / 2 : 0)
          #expect(left >= box.x && left + width <= box.maxX + 0.5, "\(name): \(text.content)")
          #expect(text.y - size >= box.y - 1 && text.y <= box.maxY, "\(name): \(text.content)")
        }
      }
    }
  }

  @Test(arguments: RenderOptions.Lines.allCases)
  func everyScreenAndTransitionIsThereOnce(lines: RenderOptions.Lines) throws {
    var options = RenderOptions.standard
    options.lines = lines
    for seed in UInt64(1)...12 {
      let graph = NavigationGraph.random(seed: seed, screens: 40)
      let map = DrawnMap(try svg(graph, options))
      let screens = graph.screens.map(\.id.rawValue) + ["@anywhere"]
      #expect(map.cards.map(\.id).sorted() == screens.sorted(), "seed \(seed)")
      let wanted = graph.transitions.map { "\($0.from) \($0.to) \($0.kind.rawValue)" }
      let drawn = map.lines.flatMap { line in
        Array(repeating: "\(line.from) \(line.to) \(line.kind)", count: line.count)
      }
      #expect(drawn.sorted() == wanted.sorted(), "seed \(seed)")
      for line in map.lines { #expect((line.path == nil) == line.isReference, "seed \(seed)") }
      #expect(Set(map.ids).count == map.ids.count, "seed \(seed)")
    }
  }

  /// Numbers of path data that has only `M` and `C`.
  private func points(of data: String) -> [LayoutPoint] {
    let numbers = data.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      LayoutPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private func samples(of path: [LayoutPoint]) -> [LayoutPoint] {
    stride(from: 0, to: path.count - 3, by: 3).flatMap { start in
      (0...40).map { step in
        let t = Double(step) / 40
        let (a, b, c, d) = (path[start], path[start + 1], path[start + 2], path[start + 3])
        func mix(_ key: KeyPath<LayoutPoint, Double>) -> Double {
          let u = 1 - t
          return u * u * u * a[keyPath: key] + 3 * u * u * t * b[keyPath: key]
            + 3 * u * t * t * c[keyPath: key] + t * t * t * d[keyPath: key]
        }
        return LayoutPoint(x: mix(\.x), y: mix(\.y))
      }
    }
  }

  @Test(arguments: RenderOptions.Lines.allCases, LayoutDirection.allCases)
  func noLineRunsThroughACard(lines: RenderOptions.Lines, direction: LayoutDirection) throws {
    var options = RenderOptions.standard
    (options.lines, options.direction) = (lines, direction)
    for seed in UInt64(1)...6 {
      let map = DrawnMap(try svg(.random(seed: seed, screens: 40), options))
      for line in map.lines {
        guard let path = line.path else { continue }
        let samples = samples(of: points(of: path))
        for card in map.cards where card.id != line.from && card.id != line.to {
          guard let box = card.box else { continue }
          let hits = samples.contains {
            $0.x > box.x + 0.5 && $0.x < box.maxX - 0.5 && $0.y > box.y + 0.5
              && $0.y < box.maxY - 0.5
          }
          #expect(!hits, "seed \(seed): \(line.from) to \(line.to) through \(card.id)")
        }
      }
    }
  }

  @Test func nothingForeignIsInThePicture() throws {
    var options = RenderOptions.standard
    options.link = "javascript:alert('{file}')"
    for (name, graph) in HostileGraphs.all {
      let text = try svg(graph, options)
      let map = DrawnMap(text)
      #expect(
        map.elements.isDisjoint(with: ["script", "foreignObject", "image", "use"]), "\(name)")
      #expect(!text.contains("<!DOCTYPE"), "\(name)")
      for link in map.links { #expect(map.ids.contains(String(link.dropFirst())), "\(name)") }
    }
  }

  @Test func sourceLinksAreEncoded() throws {
    var options = RenderOptions.standard
    options.link = "https://example.com/{file}#L{line}"
    let graph = NavigationGraph(screens: [
      Screen("A", location: InputLocation(file: "My App/\"A\".swift", line: 7))
    ])
    #expect(
      DrawnMap(try svg(graph, options)).links == ["https://example.com/My%20App/%22A%22.swift#L7"])
  }

  @Test func groupsComeFromTabsWhenThereAreNone() throws {
    let map = DrawnMap(try svg(.random(seed: 4, screens: 20)))
    #expect(map.groups.map(\.id) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
    for (index, group) in map.groups.enumerated() {
      for other in map.groups[(index + 1)...] { #expect(!group.box.overlaps(other.box)) }
    }
  }

  @Test func themesAndTitlesKeepPicturesApart() throws {
    var dark = RenderOptions.standard
    dark.theme = .dark
    let (a, b) = (DrawnMap(try svg(.selfLoop)), DrawnMap(try svg(.selfLoop, dark)))
    #expect(Set(a.ids).isDisjoint(with: b.ids))
    #expect(try !svg(.selfLoop, dark).contains("prefers-color-scheme"))
  }

  @Test(arguments: [
    ("MovieDetailViewController", "Movie Detail"), ("URLSessionView", "URL Session"),
    ("SettingsScreen", "Settings"), ("View", "View"), ("TabBarController", "Tab Bar"),
    ("ViewController", "View Controller"), ("Controller", "Controller"), ("Outer.Inner", "Inner"),
    ("StatusEditor.MainView", "Status Editor · Main"), ("Auction.2lC-Vc-1XS", "Auction.2lC-Vc-1XS"),
    ("List<Item>", "List<Item>"), ("peoplesList", "Peoples List"),
  ])
  func idsAreSpokenAsNames(id: String, name: String) throws {
    let map = DrawnMap(try svg(NavigationGraph(screens: [Screen(ScreenID(id))])))
    #expect(map.cards.first?.texts.first?.content == name)
  }

  @Test func selfLoopKeepsItsLabel() throws {
    try expectGolden(svg(.selfLoop), "svg-self-loop.svg")
  }

  @Test func emptyMap() throws {
    try expectGolden(svg(NavigationGraph(name: "Shop")), "svg-empty.svg")
  }

  @Test func tabsLinesAndReferences() throws {
    try expectGolden(svg(.random(seed: 2, screens: 9)), "svg-tabs.svg")
  }

  @Test func scriptsCountedAScreenTooMany() throws {
    let graph = NavigationGraph(
      entry: ["A"], screens: [Screen("A"), Screen("B")],
      transitions: [
        Transition(from: .anywhere, to: "B", kind: .push),
        Transition(
          from: "A", to: "B", kind: .push,
          origins: [Origin(location: InputLocation(file: "A.swift", line: 1))]),
        Transition(
          from: "A", to: "B", kind: .push,
          origins: [Origin(location: InputLocation(file: "A.swift", line: 9))]),
      ])
    let map = DrawnMap(try SVGRenderer(.standard).render(graph).text ?? "")
    #expect(map.cards.count == 3)
    #expect(map.cards.filter(\.isScreen).map(\.id) == ["A", "B"])
    // Transitions that share a row are counted on it.
    #expect(map.lines.filter { $0.from == "A" }.map(\.count) == [2])
  }
}
