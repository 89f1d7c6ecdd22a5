/// A map with its cards placed and its lines chosen: everything but the drawing.
struct SVGSheet {
  let plan: MapPlan
  let cards: [SVGCard]
  let placed: PlacedGraph
  /// The line of each way that has one.
  private(set) var lines: [Int: [LayoutPoint]] = [:]
  /// How many ways into each screen are rows elsewhere.
  private(set) var referencesInto: [Int]

  static let groupTitle = 26.0

  init(_ plan: MapPlan, tabs: [TabBar], options: RenderOptions) throws {
    self.plan = plan
    var order: [ScreenID: [Tab]] = [:]
    for bar in tabs { order[bar.container, default: []] += bar.order }
    let pills = Self.pills(of: plan.screens)
    var others = Array(repeating: -1, count: plan.screens.count)
    for way in plan.ways { if let to = way.to, to != way.from { others[to] += way.count } }
    let cards = plan.screens.indices.map { screen in
      SVGCard(
        of: screen, in: plan, tabs: order[plan.screens[screen].id] ?? [], pill: pills[screen],
        waysIn: others[screen])
    }
    self.cards = Self.evened(cards, plan: plan)
    referencesInto = Array(repeating: 0, count: plan.screens.count)
    let asked = Self.ways(of: plan, lines: options.lines)
    let request = Self.request(
      plan, cards: self.cards, ways: asked, tabs: tabs, direction: options.direction)
    placed = try options.layout.place(request)
    guard placed.nodes.count == plan.screens.count, placed.edges.count == asked.count,
      placed.groups.count == plan.groups.count
    else {
      throw NavError("the layout engine '\(options.layout.name)' lost part of the map")
    }
    lines = chosenLines(asked, options: options)
    for (index, way) in plan.ways.enumerated() where lines[index] == nil {
      if let to = way.to, to != way.from { referencesInto[to] += way.count }
    }
  }

  /// `UIKit` or `SwiftUI` on the screens of the framework that fewer screens use.
  private static func pills(of screens: [Screen]) -> [String?] {
    let frameworks = screens.map { screen -> String? in
      if screen.isHosted || screen.tags.contains("swiftui") { return "SwiftUI" }
      return screen.tags.contains("uikit") ? "UIKit" : nil
    }
    let swiftUI = frameworks.count { $0 == "SwiftUI" }
    let uiKit = frameworks.count { $0 == "UIKit" }
    let minority = swiftUI < uiKit ? "SwiftUI" : "UIKit"
    return frameworks.map { $0 == minority ? minority : nil }
  }

  /// Cards of one column have one width, and so do those that no line leads to or from.
  private static func evened(_ cards: [SVGCard], plan: MapPlan) -> [SVGCard] {
    var widest: [Int: Double] = [:]
    let starts = Set(plan.beginnings)
    let columns = cards.indices.map { screen in
      let isAlone =
        plan.treeWay[screen] == nil && !starts.contains(screen)
        && !plan.waysOut[screen].contains { way in
          plan.ways[way].to.map { plan.treeWay[$0] == way } ?? false
        }
      return isAlone ? -1 : plan.depth[screen]
    }
    for (column, card) in zip(columns, cards) {
      widest[column] = max(widest[column] ?? 0, card.width)
    }
    var result = cards
    for (screen, column) in columns.enumerated() { result[screen].width = widest[column] ?? 0 }
    return result
  }

  /// The ways that the engine is asked to route: the tree, and with `all` the rest.
  private static func ways(of plan: MapPlan, lines: RenderOptions.Lines) -> [Int] {
    var result: [Int] = []
    for screen in plan.readingOrder {
      result += plan.waysOut[screen].filter { way in
        plan.ways[way].to.map { plan.treeWay[$0] == way } ?? false
      }
    }
    if lines == .all {
      let isTree = Set(result)
      for screen in plan.readingOrder {
        result += plan.waysOut[screen].filter { way in
          plan.ways[way].to.map { $0 != screen && !isTree.contains(way) } ?? false
        }
      }
    }
    return result
  }

  private static func request(
    _ plan: MapPlan, cards: [SVGCard], ways: [Int], tabs: [TabBar], direction: LayoutDirection
  ) -> LayoutRequest {
    let nodes = cards.enumerated().map { screen, card in
      LayoutRequest.Node(
        width: card.width, height: card.height, group: plan.groupOf[screen],
        isFlexible: plan.waysOut[screen].allSatisfy { way in
          plan.ways[way].to.map { plan.depth[$0] <= plan.depth[screen] } ?? true
        })
    }
    let entries = self.entries(of: plan, cards: cards)
    let edges = ways.map { index in
      let way = plan.ways[index]
      let to = way.to ?? way.from
      let isTree = plan.treeWay[to] == index
      return LayoutRequest.Edge(
        from: way.from, to: to, fromOffset: port(of: index, plan: plan, cards: cards),
        toOffset: entries[index], weight: !isTree ? 0 : way.tab != nil ? 8 : 4)
    }
    let groups = plan.groups.map { group in
      LayoutRequest.Group(
        titleHeight: groupTitle - TreePlacer.padding + 4,
        titleWidth: TextMetrics.width(of: groupName(group.name), size: 12, bold: true))
    }
    let ranks = tabs.compactMap { bar -> [Int]? in
      guard let container = plan.index[bar.container] else { return nil }
      var seen: Set<Int> = []
      let nodes = bar.order.compactMap { plan.index[$0.to] }.filter { node in
        let way = plan.treeWay[node].map { plan.ways[$0] }
        return way?.from == container && seen.insert(node).inserted
      }
      return nodes.count > 1 ? nodes : nil
    }
    return LayoutRequest(
      nodes: nodes, edges: edges, groups: groups, entries: plan.beginnings, ranks: ranks,
      direction: direction)
  }

  static func groupName(_ name: String) -> String {
    TextMetrics.shortened(name.drawn, to: 170, size: 12, bold: true)
  }

  /// Where each way enters its target: that of the tree in the middle of the header, the others
  /// beside it, so that no two lines share their last piece.
  static func entries(of plan: MapPlan, cards: [SVGCard]) -> [Double] {
    let steps = [11.0, -11]
    var used = Array(repeating: 0, count: plan.screens.count)
    return plan.ways.enumerated().map { index, way in
      guard let to = way.to else { return 0 }
      if plan.treeWay[to] == index || to == way.from { return cards[to].entry }
      used[to] += 1
      return cards[to].entry + steps[(used[to] - 1) % steps.count]
    }
  }

  static func port(of way: Int, plan: MapPlan, cards: [SVGCard]) -> Double {
    let card = cards[plan.ways[way].from]
    guard let row = card.rows.firstIndex(where: { $0.way == way }) else { return card.entry }
    return card.middle(ofRow: row)
  }
}
