import NavTestSupport
import Testing

@testable import NavGraph

/// Parts of a map that no line connects.
@Suite struct IslandStackTests {
  private func moved(_ request: LayoutRequest, _ placed: PlacedGraph) -> PlacedGraph {
    let stack = IslandStack(
      request, order: TreeForest(request).order, boxes: placed.nodes, groups: placed.groups)
    var result = placed
    for (node, move) in stack.moves.enumerated() {
      result.nodes[node].x += move.x
      result.nodes[node].y += move.y
    }
    return result
  }

  @Test func nothingOverlapsAfterwards() throws {
    for seed in UInt64(1)...12 {
      for direction in LayoutDirection.allCases {
        let request = LayoutRequest.random(seed: seed, direction: direction)
        let boxes = moved(request, try TreeEngine().place(request)).nodes
        for (index, box) in boxes.enumerated() {
          for other in boxes[(index + 1)...] {
            #expect(!box.overlaps(other, slack: 0.2), "seed \(seed) \(direction)")
          }
        }
      }
    }
  }

  /// dot drew the entry of a map below everything that nothing leads to.
  @Test func entriesCameLast() throws {
    var request = LayoutRequest(
      nodes: (0..<9).map { _ in .init(width: 100, height: 40) },
      edges: [.init(from: 7, to: 8), .init(from: 2, to: 3)], entries: [7])
    for direction in LayoutDirection.allCases {
      request.direction = direction
      let size = 60.0
      // In one column, the entry at the end.
      let boxes = request.nodes.indices.map { node in
        let isNext = node == 8 || node == 3
        let (along, across) = (isNext ? 160.0 : 0, Double(node) * size)
        return direction.isSideways
          ? LayoutBox(x: along, y: across, width: 100, height: 40)
          : LayoutBox(x: across * 2, y: along, width: 100, height: 40)
      }
      let placed = moved(
        request, PlacedGraph(nodes: boxes, edges: [], groups: [], width: 0, height: 0))
      func across(_ node: Int) -> Double {
        direction.isSideways ? placed.nodes[node].y : placed.nodes[node].x
      }
      func along(_ node: Int) -> Double {
        direction.isSideways ? placed.nodes[node].x : placed.nodes[node].y
      }
      #expect(across(7) < across(2) && across(2) < across(0), "\(direction)")
      let singles = [0, 1, 4, 5, 6]
      #expect(Set(singles.map(along)).count > 1, "rows, not a column: \(direction)")
      #expect(singles.allSatisfy { across($0) >= across(0) }, "\(direction)")
    }
  }
}
