/// How a map that is much too wide or too tall is made to fit a page.
struct TreeShape {
  /// Columns after which deep trees go on below; `nil` for no limit.
  var fold: Int?
  /// Whether every second leaf of a long list stands one column further.
  var isDoubled = false
}

/// Decides the column of every node and its place across the direction, group by group.
///
/// Works in one frame for all directions: columns along the map, `across` at right angles to it.
struct TreePlacer {
  /// Between neighbours across the direction.
  static let gap = 12.0
  /// Between columns.
  static let gutter = 52.0
  /// Between a group's box and what is in it.
  static let padding = 12.0

  let request: LayoutRequest
  let forest: TreeForest
  /// Size of each node across the direction.
  let breadth: [Double]
  /// Where lines leave and enter, from the node's start across the direction.
  let leaving: [Double]
  let entering: [Double]
  /// Room for the title across the direction.
  let titleRoom: [Double]
  private(set) var column: [Int]
  /// Start of each node across the direction.
  private(set) var across: [Double]
  /// Extent of each group across the direction.
  private(set) var groupAcross: [(start: Double, end: Double)?]
  private(set) var groupColumns: [ClosedRange<Int>?]

  /// Whether lists of leaves take two columns.
  private let isDoubled: Bool
  private let groupParent: [Int?]
  private var children: [Int?: [TreeUnit]] = [:]
  private var rankPosition: [Int: (rank: Int, place: Int)] = [:]

  init(
    request: LayoutRequest, forest: TreeForest, breadth: [Double], leaving: [Double],
    entering: [Double], titleRoom: [Double], shape: TreeShape
  ) {
    self.request = request
    self.forest = forest
    self.breadth = breadth
    self.leaving = leaving
    self.entering = entering
    self.titleRoom = titleRoom
    isDoubled = shape.isDoubled
    column = forest.depth.map { depth in shape.fold.map { depth % $0 } ?? depth }
    across = Array(repeating: 0, count: request.nodes.count)
    groupAcross = Array(repeating: nil, count: request.groups.count)
    groupColumns = Array(repeating: nil, count: request.groups.count)
    groupParent = Self.parents(of: request.groups)
    for (rank, nodes) in request.ranks.enumerated() {
      for (place, node) in nodes.enumerated() where rankPosition[node] == nil {
        rankPosition[node] = (rank, place)
      }
    }
  }

  /// Parents without cycles.
  static func parents(of groups: [LayoutRequest.Group]) -> [Int?] {
    var result = groups.map { $0.parent.flatMap { groups.indices.contains($0) ? $0 : nil } }
    for index in groups.indices {
      var seen: Set = [index]
      var here = index
      while let above = result[here] {
        if !seen.insert(above).inserted {
          result[here] = nil
          break
        }
        here = above
      }
    }
    return result
  }

  /// Inner groups first, the sheet (`nil`) last.
  private func containers() -> [Int?] {
    var level = Array(repeating: 0, count: request.groups.count)
    for index in request.groups.indices {
      var here = index
      while let above = groupParent[here] {
        level[index] += 1
        here = above
      }
    }
    let inner = request.groups.indices.sorted { (level[$1], $0) < (level[$0], $1) }
    return inner.map { Optional($0) } + [nil]
  }

  mutating func place() {
    var members: [Int?: [Int]] = [:]
    for node in forest.order { members[groupOf(node), default: []].append(node) }
    var placed: [Int?: TreeContainer] = [:]
    var inner: [Int?: [Int]] = [:]
    for container in containers() {
      var units = (members[container] ?? []).map {
        TreeUnit(
          node: $0, group: nil, first: forest.position[$0], columns: column[$0]...column[$0],
          breadth: breadth[$0], anchor: entering[$0])
      }
      for group in inner[container] ?? [] {
        guard let content = placed[group], let unit = content.unit(of: group, self) else {
          continue
        }
        units.append(unit)
      }
      if let group = container { inner[groupParent[group], default: []].append(group) }
      units.sort { $0.first < $1.first }
      if units.isEmpty { continue }
      var content = TreeContainer(units: units)
      link(&content, in: container)
      content.place(self)
      for unit in content.units {
        if let node = unit.node { column[node] = unit.columns.lowerBound }
      }
      placed[container] = content
    }
    spread(placed)
  }

  /// Turns places inside a container into places on the sheet.
  private mutating func spread(_ placed: [Int?: TreeContainer]) {
    var pending: [(container: Int?, start: Double)] = [(nil, 0)]
    while let (container, start) = pending.popLast() {
      guard let content = placed[container] else { continue }
      for unit in content.units {
        let here = start + unit.start - content.top
        if let node = unit.node { across[node] = here }
        if let group = unit.group {
          groupAcross[group] = (here, here + unit.breadth)
          groupColumns[group] = unit.columns
          pending.append((group, here + titleRoom[group] + Self.padding))
        }
      }
    }
  }

  private func groupOf(_ node: Int) -> Int? {
    request.nodes[node].group.flatMap { request.groups.indices.contains($0) ? $0 : nil }
  }

  /// Hangs every unit of a container under the one from which it is first reached.
  private func link(_ content: inout TreeContainer, in container: Int?) {
    var unitOfNode: [Int: Int] = [:]
    var unitOfGroup: [Int: Int] = [:]
    for (index, unit) in content.units.enumerated() {
      if let node = unit.node { unitOfNode[node] = index }
      if let group = unit.group { unitOfGroup[group] = index }
    }
    for index in content.units.indices {
      let first = forest.order[content.units[index].first]
      guard let source = forest.parent[first] else { continue }
      var above = unitOfNode[source]
      var group = groupOf(source)
      while above == nil, let here = group, here != container {
        above = unitOfGroup[here]
        group = groupParent[here]
      }
      guard let above, above != index else { continue }
      let isGroup = content.units[above].group != nil
      let isFurther =
        content.units[index].columns.lowerBound > content.units[above].columns.upperBound
      if !isGroup && !isFurther { continue }
      content.hang(index, under: above, at: forest.parentEdge[first].map { leaving[$0] } ?? 0)
    }
    for index in content.units.indices { order(&content, childrenOf: index) }
    if isDoubled { content.double { request.nodes[$0].isFlexible } }
  }

  /// The tabs of a bar stand in the order on screen, whatever the order of the edges.
  private func order(_ content: inout TreeContainer, childrenOf index: Int) {
    let children = content.units[index].children
    let ranked = children.filter { rankPosition[forest.order[content.units[$0].first]] != nil }
    if ranked.count < 2 { return }
    func place(_ child: Int) -> (Int, Int, Int) {
      let found = rankPosition[forest.order[content.units[child].first]] ?? (0, 0)
      return (found.rank, found.place, child)
    }
    var sorted = ranked.sorted { place($0) < place($1) }[...]
    let isRanked = Set(ranked)
    content.units[index].children = children.map { child in
      isRanked.contains(child) ? sorted.removeFirst() : child
    }
  }
}
