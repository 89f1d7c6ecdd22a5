#if Graphviz
  import Foundation
  import NavGraph
  import NavGraphviz
  import NavTestSupport
  import Testing

  @Suite(.serialized) struct GraphvizEngineTests {
    @Test func nothingOverlapsInAnyDirection() throws {
      for seed in UInt64(1)...12 {
        for direction in LayoutDirection.allCases {
          var request = LayoutRequest.random(seed: seed, direction: direction)
          for group in request.groups.indices { request.groups[group].parent = nil }
          guard let placed = try? GraphvizEngine(engine: "dot").place(request) else { continue }
          #expect(placed.nodes.count == request.nodes.count)
          for (index, box) in placed.nodes.enumerated() {
            for other in placed.nodes[(index + 1)...] {
              #expect(!box.overlaps(other, slack: 1), "seed \(seed) \(direction)")
            }
          }
        }
      }
    }

    /// Cluster boxes vanish without a word when the id discipline loses names.
    @Test func groupsHaveBoxesAroundTheirMembers() throws {
      let request = LayoutRequest(
        nodes: (0..<6).map { .init(width: 100, height: 40, group: $0 == 0 ? nil : ($0 + 1) % 2) },
        edges: (1..<6).map { .init(from: 0, to: $0) },
        groups: [0, 1].map { _ in .init(titleHeight: 20, titleWidth: 60) }, entries: [0])
      let placed = try GraphvizEngine(engine: "dot").place(request)
      for (index, node) in request.nodes.enumerated() {
        guard let group = node.group, let box = placed.groups[group] else {
          #expect(node.group == nil)
          continue
        }
        let member = placed.nodes[index]
        #expect(member.x > box.x && member.maxX < box.maxX && member.maxY < box.maxY)
        #expect(member.y >= box.y + 15, "the title has room")
      }
    }

    /// dot read past the end of a table when rows, groups and an order of lines came together.
    @Test func placesOfALargeMapChangedFromRunToRun() throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/rows-and-groups.txt")
      let text = try Data(contentsOf: file)
      let (request, engine) = try LayoutWire.decodeRequest([UInt8](text))
      let first = try GraphvizEngine(engine: engine).place(request)
      for _ in 0..<5 { #expect(try GraphvizEngine(engine: engine).place(request) == first) }
    }

    @Test func whatNothingLeadsToStoodAboveTheEntry() throws {
      let request = LayoutRequest(
        nodes: (0..<12).map { .init(width: 100, height: 40, group: $0 == 11 ? 0 : nil) },
        edges: [.init(from: 9, to: 10), .init(from: 10, to: 11), .init(from: 1, to: 2)],
        groups: [.init(titleHeight: 20, titleWidth: 60)], entries: [9])
      let placed = try GraphvizEngine(engine: "dot").place(request)
      let top = placed.nodes[9].y
      #expect(placed.nodes.enumerated().allSatisfy { $0 >= 9 || $1.y > top })
      #expect(
        placed.groups[0].map { placed.nodes[11].y > $0.y && placed.nodes[11].maxY < $0.maxY }
          == true)
      #expect(Set((3..<9).map { placed.nodes[$0].x }).count > 1, "singles stand in rows")
    }

    @Test func picturesDidNotSayWhyScreensStandApart() throws {
      var graph = NavigationGraph(
        entry: ["Home"], screens: ["Home", "Item", "Lost"].map { Screen($0) },
        transitions: [
          Transition(from: "Home", to: "Item", kind: .push),
          Transition(from: .anywhere, to: "Item", kind: .sheet),
        ])
      let options = RenderOptions(layout: GraphvizEngine(engine: "dot"))
      let text = "Not reached from the entry"
      #expect(try SVGRenderer(options).render(graph).text?.contains(text) == true)
      let isPart = RenderOptions(
        layout: GraphvizEngine(engine: "dot"), reached: ["Home", "Item", "Lost"])
      let other = "Reached by ways that are not shown"
      #expect(try SVGRenderer(isPart).render(graph).text?.contains(other) == true)
      graph.transitions.append(Transition(from: .anywhere, to: "Lost", kind: .sheet))
      #expect(try SVGRenderer(options).render(graph).text?.contains(text) == false)
    }

    @Test func sameRequestSamePlaces() throws {
      let graph = NavigationGraph.random(seed: 5, screens: 60)
      let options = RenderOptions(layout: GraphvizEngine())
      let first = try SVGRenderer(options).render(graph)
      for _ in 0..<4 { #expect(try SVGRenderer(options).render(graph) == first) }
    }

    @Test func threadsTakeTurns() async throws {
      try await withThrowingTaskGroup(of: Int.self) { group in
        for seed in UInt64(1)...8 {
          group.addTask {
            let options = RenderOptions(layout: GraphvizEngine())
            return try SVGRenderer(options).render(.random(seed: seed, screens: 20)).bytes.count
          }
        }
        for try await size in group { #expect(size > 1000) }
      }
    }

    @Test(arguments: GraphvizEngine.engines)
    func everyEngineKeepsBoxesApart(engine: String) throws {
      let request = LayoutRequest(
        nodes: (0..<12).map { _ in .init(width: 150, height: 50) },
        edges: (1..<12).map { .init(from: ($0 - 1) / 2, to: $0) }, entries: [0])
      let placed = try GraphvizEngine(engine: engine).place(request)
      for (index, box) in placed.nodes.enumerated() {
        for other in placed.nodes[(index + 1)...] { #expect(!box.overlaps(other, slack: 1)) }
      }
    }

    @Test func linesLeaveFromTheirRows() throws {
      var request = LayoutRequest(
        nodes: [.init(width: 100, height: 80)] + (0..<3).map { _ in .init(width: 90, height: 40) },
        edges: (1..<4).map { .init(from: 0, to: $0, fromOffset: 10 + 20 * Double($0)) },
        entries: [0])
      request.ranks = [[1, 2, 3]]
      let placed = try GraphvizEngine(engine: "dot").place(request)
      for (index, line) in placed.edges.enumerated() {
        let row = placed.nodes[0].y + 30 + 20 * Double(index)
        #expect(abs((line.first?.y ?? 0) - row) < 0.11)
        #expect(abs((line.first?.x ?? 0) - placed.nodes[0].maxX) < 0.11)
      }
      #expect(placed.nodes[1].y < placed.nodes[2].y && placed.nodes[2].y < placed.nodes[3].y)
    }

    /// dot puts groups where its own edges are shortest, whatever the order of the tabs.
    @Test(arguments: LayoutDirection.allCases)
    func tabsInGroupsStandInTheirOrder(direction: LayoutDirection) throws {
      for seed in UInt64(1)...12 {
        var random = SeededGenerator(seed: seed)
        var request = LayoutRequest(
          nodes: [.init(width: 100, height: 200)], edges: [], entries: [0], direction: direction)
        var tabs = [0, 0, 0, 0]
        // Maps are sorted by name, so the tabs come in any order.
        for tab in (0..<4).shuffled(using: &random) {
          request.groups.append(.init(titleHeight: 20, titleWidth: 60))
          let first = request.nodes.count
          request.nodes += (0...Int.random(in: 0...9, using: &random)).map { _ in
            .init(width: 90, height: 40, group: request.groups.count - 1)
          }
          request.edges.append(
            .init(from: 0, to: first, fromOffset: 40 + 20 * Double(tab), weight: 8))
          for node in first + 1..<request.nodes.count {
            let above = Int.random(in: first..<node, using: &random)
            let row = 20 + 3 * Double(node - first)
            request.edges.append(.init(from: above, to: node, fromOffset: row, weight: 4))
          }
          tabs[tab] = first
        }
        request.ranks = [tabs]
        for engine in ["auto", "dot"] {
          let placed = try GraphvizEngine(engine: engine).place(request)
          let across = request.ranks[0].map { node in
            direction.isSideways ? placed.nodes[node].y : placed.nodes[node].x
          }
          #expect(across == across.sorted(), "\(engine), seed \(seed)")
        }
      }
    }

    @Test func unknownEnginesAndHugeMapsAreRefused() {
      let small = LayoutRequest(nodes: [.init(width: 1, height: 1)], edges: [])
      #expect(throws: NavError.self) { try GraphvizEngine(engine: "osage").place(small) }
      let huge = LayoutRequest(
        nodes: Array(repeating: .init(width: 1, height: 1), count: 3000), edges: [])
      #expect(throws: NavError.self) { try GraphvizEngine().place(huge) }
    }
  }
#endif
