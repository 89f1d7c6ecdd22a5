import Foundation
import Testing

@testable import NavGraph

/// A screen with many ways out, each with a screen of its own.
private func fan(of count: Int) -> NavigationGraph {
  NavigationGraph(
    entry: ["Menu"],
    screens: [Screen("Menu")] + (0..<count).map { Screen(ScreenID("Page\($0)")) },
    transitions: (0..<count).map { .init(from: "Menu", to: ScreenID("Page\($0)"), kind: .push) })
}

@Suite struct FanLanesTests {
  @Test(arguments: [5, 21, 40, 90])
  func wideFansLostLinesOfTheTree(count: Int) throws {
    let svg = try SVGRenderer(RenderOptions(layout: TreeEngine())).render(fan(of: count))
    let drawn = DrawnMap(try #require(svg.text))
    #expect(drawn.lines.count == count)
    #expect(drawn.lines.allSatisfy { !$0.isReference })
  }

  @Test func linesOfAFanKeepApart() {
    func stop(_ x: Double, _ y: Double, _ height: Double) -> LineRouting.Stop {
      .init(
        box: LayoutBox(x: x, y: y, width: 100, height: height), columnEnd: x + 100, columnStart: x)
    }
    let source = stop(0, 900, 460)
    let lines = (0..<30).map { row in
      let target = stop(170, Double(row) * 70, 40)
      return FanLanes.Line(
        edge: row, source: source, target: target, start: 920 + Double(row) * 14,
        end: target.box.midY)
    }
    let lanes = FanLanes(lines).lane
    let up = lines.filter { $0.end < $0.start }.compactMap { lanes[$0.edge] }
    let down = lines.filter { $0.end >= $0.start }.compactMap { lanes[$0.edge] }
    #expect(up.count + down.count == 30)
    #expect(zip(up, up.dropFirst()).allSatisfy { $1 - $0 > 2 }, "the uppermost turns first")
    #expect(zip(down, down.dropFirst()).allSatisfy { $0 - $1 > 2 }, "the lowest turns first")
    #expect((up + down).allSatisfy { $0 > 100 && $0 < 170 - LineRouting.lead })
  }

  @Test func fewLinesStayCurves() {
    let source = LineRouting.Stop(
      box: LayoutBox(x: 0, y: 0, width: 100, height: 90), columnEnd: 100, columnStart: 0)
    let lines = (0..<5).map { row in
      FanLanes.Line(
        edge: row, source: source,
        target: .init(
          box: LayoutBox(x: 152, y: Double(row) * 50, width: 100, height: 40), columnEnd: 252,
          columnStart: 152), start: 20 + Double(row) * 14, end: 20 + Double(row) * 50)
    }
    #expect(FanLanes(lines).lane.isEmpty)
  }
}
