extension SVGSheet {
  /// Keeps the lines that can be followed; the others become rows.
  ///
  /// A line never runs through a card. Unless all lines are asked for, none crosses another.
  func chosenLines(_ asked: [Int], options: RenderOptions) -> [Int: [LayoutPoint]] {
    var lines: [Int: [LayoutPoint]] = [:]
    let titles = placed.groups.indices.compactMap { index in
      placed.groups[index].map { box in
        let name = TextMetrics.width(
          of: Self.groupName(plan.groups[index].name), size: 12, bold: true)
        return LayoutBox(
          x: box.x + TreePlacer.padding, y: box.y + 4, width: min(box.width - 24, name), height: 20)
      }
    }
    let isAll = options.lines == .all
    var grid = OccupancyGrid(boxes: placed.nodes + (isAll ? [] : titles))
    var candidates = asked.indices.map { (way: asked[$0], path: placed.edges[$0]) }
    if !isAll { candidates = inFirst(candidates) }
    if options.lines == .auto, options.direction == .leftToRight, plan.screens.count <= 400 {
      candidates += extras(except: Set(asked))
    }
    for (index, path) in candidates where path.count > 3 {
      let way = plan.ways[index]
      let ends = [way.from, way.to ?? way.from]
      let line = Polyline(path)
      if grid.hitsBox(line, except: ends) { continue }
      if isAll {
        // Lines may cross then, but not lie on each other.
        if grid.followsLine(line, length: 16) { continue }
        grid.add(line, ends: ends)
      } else {
        // The tabs of a bar always have their lines.
        let isTab = way.tab != nil && way.to.map { plan.treeWay[$0] == index } ?? false
        if !isTab, grid.crossesLine(line, except: ends) { continue }
        grid.add(line, ends: ends)
      }
      lines[index] = path
    }
    return lines
  }

  /// Lines inside a group come first, those from group to group last.
  private func inFirst(
    _ candidates: [(way: Int, path: [LayoutPoint])]
  ) -> [(way: Int, path: [LayoutPoint])] {
    func rank(_ way: MapPlan.Way) -> Int {
      let (from, to) = (plan.groupOf[way.from], way.to.flatMap { plan.groupOf[$0] })
      if from == to || way.tab != nil { return 0 }
      return from == nil ? 1 : to == nil ? 2 : 3
    }
    return (0...3).flatMap { wanted in candidates.filter { rank(plan.ways[$0.way]) == wanted } }
  }

  /// Forward lines outside the tree that have a chance to be followed, shortest first.
  private func extras(except asked: Set<Int>) -> [(way: Int, path: [LayoutPoint])] {
    let isSmall = plan.screens.count <= 12
    var found: [(length: Double, way: Int, path: [LayoutPoint])] = []
    let grid = OccupancyGrid(boxes: placed.nodes)
    let entries = Self.entries(of: plan, cards: cards)
    for (index, way) in plan.ways.enumerated() where !asked.contains(index) {
      guard let to = way.to, to != way.from, !way.transition.kind.isWayBack else { continue }
      let (source, target) = (placed.nodes[way.from], placed.nodes[to])
      let isNear = plan.groupOf[way.from] == plan.groupOf[to]
      guard isSmall || isNear, target.x >= source.maxX + 8 else { continue }
      let paths = LineRouting().candidates(
        from: .init(box: source, columnEnd: source.maxX, columnStart: source.x),
        at: source.y + Self.port(of: index, plan: plan, cards: cards),
        to: .init(box: target, columnEnd: target.maxX, columnStart: target.x),
        at: target.y + entries[index])
      let free = paths.first {
        !grid.hitsBox(Polyline($0), except: [way.from, to], clearance: 6)
      }
      guard let free else { continue }
      let length = target.x - source.maxX + abs(target.y - source.y)
      found.append((length, index, free))
    }
    found.sort { ($0.length, $0.way) < ($1.length, $1.way) }
    return found.map { ($0.way, $0.path) }
  }
}
