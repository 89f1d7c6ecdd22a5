import NavTestSupport
import Testing

@testable import NavGraph

@Suite struct OccupancyGridTests {
  private func point(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }

  private func straight(_ from: LayoutPoint, _ to: LayoutPoint) -> [LayoutPoint] {
    [
      from, point((2 * from.x + to.x) / 3, (2 * from.y + to.y) / 3),
      point((from.x + 2 * to.x) / 3, (from.y + 2 * to.y) / 3), to,
    ]
  }

  private func random(_ size: Double, _ generator: inout SeededGenerator) -> LayoutPoint {
    point(.random(in: 0...size, using: &generator), .random(in: 0...size, using: &generator))
  }

  /// Points along a path, closer than anything that is asked about.
  private func samples(_ path: [LayoutPoint]) -> [LayoutPoint] {
    (0...20_000).map { step in
      let t = Double(step) / 20_000
      let weights = [
        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
      ]
      return point(
        zip(weights, path).map { $0 * $1.x }.reduce(0, +),
        zip(weights, path).map { $0 * $1.y }.reduce(0, +))
    }
  }

  private func isInside(_ point: LayoutPoint, _ box: LayoutBox, by margin: Double) -> Bool {
    point.x > box.x - margin && point.x < box.maxX + margin && point.y > box.y - margin
      && point.y < box.maxY + margin
  }

  @Test func straightPiecesStayWhole() {
    #expect(Polyline(straight(point(0, 0), point(1e6, 3e5))).points.count == 2)
    #expect(Polyline([]).points.isEmpty)
    #expect(Polyline([point(1, 1)]).points.count == 1)
  }

  @Test func piecesFollowTheCurve() {
    let path = [point(0, 0), point(100, 0), point(0, 80), point(100, 80)]
    let line = Polyline(path)
    #expect(line.points.count > 4 && line.points.count < 60)
    for sample in samples(path) {
      let distance = line.segments.map { Segment($0, $1).distance(to: sample) }.min() ?? .infinity
      #expect(distance < 0.25)
    }
  }

  /// Held against looking at every point of the curve.
  @Test func boxesAreHitWhereACurveRunsThroughThem() {
    var generator = SeededGenerator(seed: 7)
    var hits = 0
    for _ in 0..<60 {
      let boxes = (0..<6).map { _ in
        let corner = random(900, &generator)
        return LayoutBox(x: corner.x, y: corner.y, width: 60, height: 40)
      }
      let path = (0..<4).map { _ in random(1000, &generator) }
      let points = samples(path)
      let grid = OccupancyGrid(boxes: boxes)
      let isHit = grid.hitsBox(Polyline(path), except: [0], clearance: 2)
      // The pieces may be 0.2 beside the curve.
      if points.contains(where: { point in
        boxes.dropFirst().contains { isInside(point, $0, by: 1.7) }
      }) {
        #expect(isHit)
        hits += 1
      } else if !points.contains(where: { point in
        boxes.dropFirst().contains { isInside(point, $0, by: 2.3) }
      }) {
        #expect(!isHit)
      }
    }
    #expect(hits > 10 && hits < 50, "the test decides both ways")
  }

  @Test func linesCrossButNotAtTheBoxThatBothLeave() {
    let boxes = [
      LayoutBox(x: 0, y: 0, width: 50, height: 50), LayoutBox(x: 300, y: 0, width: 50, height: 200),
    ]
    var grid = OccupancyGrid(boxes: boxes)
    grid.add(Polyline(straight(point(50, 25), point(300, 25))), ends: [0, 1])
    let crossing = Polyline(straight(point(100, -90), point(120, 400)))
    #expect(grid.crossesLine(crossing, except: []))
    #expect(grid.crossesLine(crossing, except: [0]))
    let beside = Polyline(straight(point(50, 30), point(300, 150)))
    #expect(!grid.crossesLine(beside, except: [0, 1]))
    let fromTheSameRow = Polyline(straight(point(50, 25), point(300, 150)))
    #expect(!grid.crossesLine(fromTheSameRow, except: [0, 1]))
    #expect(grid.crossesLine(fromTheSameRow, except: [1]), "only one of them leaves there")
  }

  @Test func linesThatLieOnOthersAreToldFromThoseThatCross() {
    var grid = OccupancyGrid(boxes: [LayoutBox(x: 0, y: 0, width: 500, height: 500)])
    grid.add(Polyline(straight(point(0, 100), point(400, 100))), ends: [])
    let crossing = Polyline(straight(point(50, 0), point(70, 300)))
    #expect(!grid.followsLine(crossing, length: 16))
    let following = Polyline(straight(point(100, 101), point(130, 101)))
    #expect(grid.followsLine(following, length: 16))
    #expect(!grid.followsLine(following, length: 40))
    let past = Polyline(straight(point(390, 101), point(900, 101)))
    #expect(!grid.followsLine(past, length: 16))
  }

  /// Layouts that spread boxes out made sheets so large that looking at every point took minutes.
  @Test func longLinesOnHugeSheetsAreFollowed() {
    let boxes = (0..<50).map { LayoutBox(x: Double($0) * 1e9, y: 0, width: 50, height: 50) }
    var grid = OccupancyGrid(boxes: boxes)
    let line = Polyline(straight(point(-1e12, 25), point(1e12, 25)))
    #expect(grid.hitsBox(line, except: [0]))
    grid.add(line, ends: [])
    #expect(grid.crossesLine(Polyline(straight(point(3e9, -100), point(3e9, 100))), except: []))
  }

  @Test(arguments: [[], [LayoutBox(x: 5, y: 5, width: 0, height: 0)]])
  func emptySheetsAreNoTrap(boxes: [LayoutBox]) {
    var grid = OccupancyGrid(boxes: boxes)
    let line = Polyline(straight(point(0, 0), point(10, 3)))
    #expect(!grid.hitsBox(line, except: [0]))
    grid.add(line, ends: [])
    #expect(grid.followsLine(line, length: 5))
    #expect(!grid.crossesLine(Polyline([]), except: []))
  }
}
