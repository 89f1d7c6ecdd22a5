/// Places a forest so that children stand below their parents, in order, and no two boxes overlap.
///
/// Each child is placed in one of three ways, so that wide families stay readable: beside its
/// siblings, in a column that hangs from its parent, or apart from both, behind the others.
struct FamilyTree {
  enum Place {
    /// In the row below the parent.
    case beside
    /// In a column below the parent, each below the one before.
    case hanging
    /// In the row, reached by a line of its own.
    case apart
  }

  struct Member {
    var width: Double
    var height: Double
    /// Index of the parent, which stands before.
    var parent: Int?
    var place = Place.beside
  }

  static let levelGap = 44.0
  static let rowGap = 12.0
  static let siblingGap = 24.0
  static let rootGap = 48.0
  static let indent = 34.0
  /// Where a column's line leaves its parent.
  static let trunk = 16.0
  /// From the top of a box to where a line from the left arrives.
  static let entry = 21.0

  let members: [Member]
  /// In the order of the members.
  private(set) var boxes: [LayoutBox]
  /// From the parent to each member, corner by corner; `nil` for roots.
  private(set) var lines: [[LayoutPoint]?]
  private(set) var width = 0.0
  private(set) var height = 0.0

  private struct Block {
    var width = 0.0
    var height = 0.0
    /// Of the member's own box in its block.
    var left = 0.0
    /// Of the block in that of the parent.
    var offset = LayoutPoint(x: 0, y: 0)
    var hanging: [Int] = []
    var row: [Int] = []
  }

  /// - Parameter members: parents before their children, siblings in order.
  /// - Complexity: O(members).
  init(_ members: [Member]) {
    self.members = members
    var blocks = Array(repeating: Block(), count: members.count)
    for (index, member) in members.enumerated() {
      guard let parent = member.parent else { continue }
      if member.place == .hanging {
        blocks[parent].hanging.append(index)
      } else {
        blocks[parent].row.append(index)
      }
    }
    for index in members.indices.reversed() { Self.arrange(index, members, &blocks) }
    boxes = []
    lines = []
    var corners: [LayoutPoint] = []
    for (index, member) in members.enumerated() {
      var corner = LayoutPoint(x: 0, y: 0)
      if let parent = member.parent {
        corner.x = corners[parent].x + blocks[index].offset.x
        corner.y = corners[parent].y + blocks[index].offset.y
      } else {
        corner.x = width > 0 ? width + Self.rootGap : 0
        width = corner.x + blocks[index].width
        height = max(height, blocks[index].height)
      }
      corners.append(corner)
      boxes.append(
        LayoutBox(
          x: corner.x + blocks[index].left, y: corner.y, width: member.width,
          height: member.height))
    }
    for (index, member) in members.enumerated() {
      lines.append(
        member.parent.map { line(from: $0, to: index, isOnly: blocks[$0].row.count == 1) })
    }
  }

  /// Sizes the block of a member whose children's blocks are sized.
  private static func arrange(_ index: Int, _ members: [Member], _ blocks: inout [Block]) {
    let (member, block) = (members[index], blocks[index])
    var (right, bottom, left) = (0.0, member.height, 0.0)
    var y = member.height + (block.row.isEmpty ? rowGap : levelGap)
    for child in block.hanging {
      blocks[child].offset = LayoutPoint(x: indent, y: y)
      right = max(right, indent + blocks[child].width)
      bottom = y + blocks[child].height
      y = bottom + rowGap
    }
    var x = block.hanging.isEmpty ? 0 : right + siblingGap
    for child in block.row {
      blocks[child].offset = LayoutPoint(x: x, y: member.height + levelGap)
      right = x + blocks[child].width
      bottom = max(bottom, member.height + levelGap + blocks[child].height)
      x = right + siblingGap
    }
    if block.hanging.isEmpty, let first = block.row.first, let last = block.row.last {
      func middle(_ child: Int) -> Double {
        blocks[child].offset.x + blocks[child].left + members[child].width / 2
      }
      left = (middle(first) + middle(last) - member.width) / 2
      if left < 0 {
        for child in block.row { blocks[child].offset.x -= left }
        right -= left
        left = 0
      }
    }
    blocks[index].left = left
    blocks[index].width = max(right, left + member.width)
    blocks[index].height = bottom
  }

  private func line(from parent: Int, to child: Int, isOnly: Bool) -> [LayoutPoint] {
    let (above, below) = (boxes[parent], boxes[child])
    if members[child].place == .hanging {
      let (x, y) = (above.x + Self.trunk, below.y + min(Self.entry, below.height / 2))
      return [(x, above.maxY), (x, y), (below.x, y)].map { LayoutPoint(x: $0.0, y: $0.1) }
    }
    let isApart = members[child].place == .apart && !isOnly
    let x = isApart ? max(above.midX, above.maxX - 20) : above.midX
    if abs(x - below.midX) < 0.5 {
      return [LayoutPoint(x: below.midX, y: above.maxY), LayoutPoint(x: below.midX, y: below.y)]
    }
    let turn = above.maxY + Self.levelGap * (isApart ? 0.25 : 0.55)
    return [(x, above.maxY), (x, turn), (below.midX, turn), (below.midX, below.y)]
      .map { LayoutPoint(x: $0.0, y: $0.1) }
  }
}
