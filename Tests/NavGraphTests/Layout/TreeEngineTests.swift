import NavGraph
import NavTestSupport
import Testing

/// What every placed graph has to keep. Used for random requests, so messages name the seed.
func expectSound(_ placed: PlacedGraph, for request: LayoutRequest, _ name: String) {
  #expect(placed.nodes.count == request.nodes.count, "\(name)")
  #expect(placed.edges.count == request.edges.count, "\(name)")
  #expect(placed.groups.count == request.groups.count, "\(name)")
  for (index, box) in placed.nodes.enumerated() {
    #expect(abs(box.width - request.nodes[index].width) < 0.2, "\(name): node \(index) is resized")
    #expect(box.x >= -0.2 && box.y >= -0.2, "\(name): node \(index) is off the sheet")
    #expect(box.maxX <= placed.width + 0.2 && box.maxY <= placed.height + 0.2, "\(name): \(index)")
    for other in placed.nodes.indices where other > index {
      #expect(!box.overlaps(placed.nodes[other], slack: 0.2), "\(name): \(index) on \(other)")
    }
    for (group, frame) in placed.groups.enumerated() {
      guard let frame else { continue }
      if isInside(request.nodes[index].group, of: group, in: request) {
        let holds =
          box.x >= frame.x - 0.2 && box.maxX <= frame.maxX + 0.2 && box.y >= frame.y - 0.2
          && box.maxY <= frame.maxY + 0.2
        #expect(holds, "\(name): node \(index) sticks out of group \(group)")
      } else {
        #expect(
          !box.overlaps(frame, slack: 0.2), "\(name): node \(index) in foreign group \(group)")
      }
    }
  }
  for (index, line) in placed.edges.enumerated() {
    #expect(line.isEmpty || line.count % 3 == 1, "\(name): line \(index) has \(line.count) points")
  }
}

private func isInside(_ group: Int?, of outer: Int, in request: LayoutRequest) -> Bool {
  var here = group
  var steps = 0
  while let group = here, steps <= request.groups.count {
    if group == outer { return true }
    here = request.groups[group].parent
    steps += 1
  }
  return false
}

@Suite struct TreeEngineTests {
  @Test(arguments: LayoutDirection.allCases)
  func nothingOverlaps(direction: LayoutDirection) throws {
    for seed in UInt64(1)...60 {
      let request = LayoutRequest.random(seed: seed, direction: direction)
      let placed = try TreeEngine().place(request)
      expectSound(placed, for: request, "seed \(seed) \(direction)")
    }
  }

  private func tree(_ edges: [(Int, Int)], count: Int) -> LayoutRequest {
    LayoutRequest(
      nodes: Array(repeating: .init(width: 100, height: 40), count: count),
      edges: edges.map { .init(from: $0.0, to: $0.1) }, entries: [0])
  }

  @Test func columnsAreDistancesFromTheEntry() throws {
    let placed = try TreeEngine().place(
      tree([(0, 1), (0, 2), (1, 3), (3, 0), (2, 3)], count: 4))
    #expect(placed.nodes[0].x < placed.nodes[1].x)
    #expect(placed.nodes[1].x == placed.nodes[2].x)
    #expect(placed.nodes[2].x < placed.nodes[3].x)
  }

  @Test(arguments: LayoutDirection.allCases)
  func mapsGrowInTheirDirection(direction: LayoutDirection) throws {
    var request = tree([(0, 1)], count: 2)
    request.direction = direction
    let (a, b) = (
      try TreeEngine().place(request).nodes[0], try TreeEngine().place(request).nodes[1]
    )
    switch direction {
    case .leftToRight: #expect(a.maxX < b.x)
    case .rightToLeft: #expect(b.maxX < a.x)
    case .topToBottom: #expect(a.maxY < b.y)
    case .bottomToTop: #expect(b.maxY < a.y)
    }
  }

  @Test func tabsStandInTheirOrderWhateverTheEdgesSay() throws {
    var request = tree([(0, 3), (0, 2), (0, 1)], count: 4)
    request.ranks = [[1, 2, 3]]
    let nodes = try TreeEngine().place(request).nodes
    #expect(nodes[1].x == nodes[2].x && nodes[2].x == nodes[3].x)
    #expect(nodes[1].y < nodes[2].y && nodes[2].y < nodes[3].y)
  }

  @Test func longChainsFitAPage() throws {
    let count = 10_000
    let placed = try TreeEngine().place(tree((1..<count).map { ($0 - 1, $0) }, count: count))
    #expect((0.5...2.5).contains(placed.width / placed.height), "\(placed.width)×\(placed.height)")
  }

  @Test func longChainsInOneGroupDoNotOverflow() throws {
    var request = tree((1..<10_000).map { ($0 - 1, $0) }, count: 10_000)
    request.groups = [.init(titleHeight: 20, titleWidth: 50)]
    for index in request.nodes.indices { request.nodes[index].group = 0 }
    #expect(try TreeEngine().place(request).nodes.count == 10_000)
  }

  @Test func tallMapsBecomeWider() throws {
    let count = 120
    let placed = try TreeEngine().place(tree((1..<count).map { (0, $0) }, count: count))
    #expect(Set(placed.nodes.map(\.x)).count == 3, "leaves take two columns")
  }

  @Test func screensWithoutWaysStandInRows() throws {
    let placed = try TreeEngine().place(tree([(0, 1)], count: 30))
    #expect(Set(placed.nodes.map(\.x)).count > 2)
  }

  @Test func linesLeaveWhereTheRowIs() throws {
    var request = tree([(0, 1)], count: 2)
    request.edges[0].fromOffset = 33
    request.edges[0].toOffset = 12
    let placed = try TreeEngine().place(request)
    let line = placed.edges[0]
    #expect(line.first == LayoutPoint(x: placed.nodes[0].maxX, y: placed.nodes[0].y + 33))
    #expect(line.last == LayoutPoint(x: placed.nodes[1].x, y: placed.nodes[1].y + 12))
  }

  @Test func brokenIndicesAreHarmless() throws {
    let request = LayoutRequest(
      nodes: [.init(width: 10, height: 10, group: 9)], edges: [.init(from: 0, to: 7)],
      groups: [.init(titleHeight: 1, titleWidth: 1, parent: 0)], entries: [5], ranks: [[8, 0]])
    #expect(try TreeEngine().place(request).nodes.count == 1)
    let empty = LayoutRequest(nodes: [], edges: [])
    #expect(try TreeEngine().place(empty).width == 0)
  }
}
