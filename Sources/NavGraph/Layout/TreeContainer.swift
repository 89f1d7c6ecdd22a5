/// What moves as one inside a container: a node, or a group with all that is in it.
struct TreeUnit {
  var node: Int?
  var group: Int?
  /// Position of its first node in the walk.
  var first: Int
  var columns: ClosedRange<Int>
  /// Size across the direction.
  var breadth: Double
  /// Where the line to it arrives, from its start.
  var anchor: Double
  var children: [Int] = []
  /// Where the line to each child leaves, from the start of this unit.
  var ports: [Double] = []
  var isRoot = true
  /// Whether the line to it passes below its elder brother.
  var isFar = false
  /// Start across the direction; in the frame of its subtree while placing.
  var start = 0.0
  /// Of the subtree's frame in the parent's.
  var shift = 0.0

  init(
    node: Int?, group: Int?, first: Int, columns: ClosedRange<Int>, breadth: Double,
    anchor: Double
  ) {
    self.node = node
    self.group = group
    self.first = first
    self.columns = columns
    self.breadth = breadth
    self.anchor = anchor
  }
}

/// The inside of a group, or the sheet: units placed as tidy trees, one below the other.
///
/// Source: Buchheim, Jünger, Leipert (2002), https://doi.org/10.1007/3-540-36151-0_32, for the
/// linear walk; children are packed from the start instead of spread, so that fan-outs read as
/// lists.
struct TreeContainer {
  var units: [TreeUnit]
  private(set) var top = 0.0
  private(set) var bottom = 0.0

  init(units: [TreeUnit]) { self.units = units }

  mutating func hang(_ child: Int, under parent: Int, at port: Double) {
    units[parent].children.append(child)
    units[parent].ports.append(port)
    units[child].isRoot = false
  }

  /// Sets every second leaf of a long list one column further.
  mutating func double(where isFlexible: (Int) -> Bool) {
    for index in units.indices where units[index].node != nil {
      let leaves = units[index].children.filter { child in
        units[child].children.isEmpty && units[child].node.map(isFlexible) ?? false
      }
      if leaves.count < 3 { continue }
      for (place, leaf) in leaves.enumerated() where place % 2 == 1 {
        let column = units[leaf].columns.lowerBound + 1
        units[leaf].columns = column...column
        units[leaf].isFar = true
      }
    }
  }

  /// The container as a unit of the one around it.
  func unit(of group: Int, _ placer: TreePlacer) -> TreeUnit? {
    guard let first = units.first else { return nil }
    let low = units.map(\.columns.lowerBound).min() ?? 0
    let high = units.map(\.columns.upperBound).max() ?? 0
    let room = placer.titleRoom[group] + TreePlacer.padding
    return TreeUnit(
      node: nil, group: group, first: first.first, columns: low...high,
      breadth: bottom - top + room + TreePlacer.padding,
      anchor: first.start - top + first.anchor + room)
  }

  /// Gives every unit its `start`.
  ///
  /// - Complexity: O(units), but for groups whose columns do not meet.
  mutating func place(_ placer: TreePlacer) {
    spreadIsolated(placer)
    var contours: [TreeContour?] = Array(repeating: nil, count: units.count)
    for index in units.indices.reversed() {
      contours[index] = contour(of: index, taking: &contours)
    }
    var sheet: TreeContour?
    for index in units.indices where units[index].isRoot {
      guard let contour = contours[index] else { continue }
      if var above = sheet {
        units[index].shift = above.shift(for: contour, gap: TreePlacer.gap + 4)
        above.join(contour, shift: units[index].shift)
        sheet = above
      } else {
        sheet = contour
      }
    }
    top = sheet?.top ?? 0
    bottom = sheet?.bottom ?? 0
    // Parents come before their children: frames turn into places in one pass.
    for index in units.indices {
      units[index].start += units[index].shift
      for child in units[index].children { units[child].shift += units[index].shift }
    }
  }

  private mutating func contour(
    of index: Int, taking contours: inout [TreeContour?]
  ) -> TreeContour {
    let unit = units[index]
    if unit.group != nil {
      var result = TreeContour(columns: unit.columns, top: 0, bottom: unit.breadth)
      for child in unit.children { add(child, to: &result, from: &contours) }
      return result
    }
    var below: TreeContour?
    for child in unit.children {
      if below == nil {
        below = contours[child]
        contours[child] = nil
      } else if var joined = below {
        below = nil  // so that the arrays are not copied
        add(child, to: &joined, from: &contours)
        below = joined
      }
    }
    guard var result = below, let first = unit.children.first, let last = unit.children.last
    else { return TreeContour(columns: unit.columns, top: 0, bottom: unit.breadth) }
    let ends = [first, last].map { units[$0].shift + units[$0].start + units[$0].anchor }
    let ports = [unit.ports.min() ?? 0, unit.ports.max() ?? 0]
    let wanted = (ends[0] + ends[1] - ports[0] - ports[1]) / 2
    // Level with its children where it can be: a straight line is worth less than a low sheet.
    let high = units[first].shift + units[first].start
    let low = units[last].shift + units[last].start + units[last].breadth - unit.breadth
    let start = low < high ? high : min(max(wanted, high), low)
    units[index].start = start
    result.add(column: unit.columns.lowerBound, top: start, bottom: start + unit.breadth)
    return result
  }

  private mutating func add(
    _ child: Int, to contour: inout TreeContour, from contours: inout [TreeContour?]
  ) {
    guard let other = contours[child] else { return }
    contours[child] = nil
    if units[child].isFar {
      addFar(child, other, to: &contour)
      return
    }
    units[child].shift = contour.shift(for: other, gap: TreePlacer.gap)
    contour.join(other, shift: units[child].shift)
  }

  /// Places a leaf so that its line runs through the gap below its elder brother.
  private mutating func addFar(
    _ child: Int, _ other: TreeContour, to contour: inout TreeContour
  ) {
    let near = units[child].columns.lowerBound - 1
    let half = TreePlacer.gap / 2
    var shift = contour.bottom(of: near) + half - units[child].anchor
    if contour.end > near { shift = max(shift, contour.shift(for: other, gap: TreePlacer.gap)) }
    units[child].shift = shift
    contour.join(other, shift: shift)
    let lane = shift + units[child].anchor
    contour.add(column: near, top: lane - half, bottom: lane - half)
  }

  /// Nodes without any edge stand in rows, not in one long column.
  private mutating func spreadIsolated(_ placer: TreePlacer) {
    let entries = Set(placer.request.entries)
    let alone = units.indices.filter { index in
      units[index].node.map { !placer.forest.hasEdges[$0] && !entries.contains($0) } ?? false
    }
    if alone.count < 2 { return }
    let low = units.map(\.columns.lowerBound).min() ?? 0
    let high = units.map(\.columns.upperBound).max() ?? 0
    let wanted = Int(Double(alone.count).squareRoot())
    let columns = max(high - low + 1, min(wanted, 8))
    for (place, index) in alone.enumerated() {
      let column = low + place % columns
      units[index].columns = column...column
    }
  }
}
