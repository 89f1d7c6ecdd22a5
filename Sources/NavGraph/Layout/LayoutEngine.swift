/// Places the boxes of a picture. Sizes are decided before: an engine only gives positions.
///
/// A renderer turns a map into a ``LayoutRequest`` whose nodes are boxes of known size, asks an engine for a
/// ``PlacedGraph``, and draws that.
public protocol LayoutEngine: Sendable {
  /// Short name for messages: `dot`, `tree`.
  var name: String { get }

  /// Places every node of the request.
  ///
  /// - Returns: one box per node and one line per edge, in the order of the request.
  /// - Throws: `NavError` when the engine cannot place the graph; nothing is drawn then.
  func place(_ request: LayoutRequest) throws -> PlacedGraph
}

/// A point or a size on the sheet, in points (1/72 inch); y grows downwards.
public struct LayoutPoint: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An upright box on the sheet, in points; `x`, `y` is its top left corner.
public struct LayoutBox: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  /// Whether the two boxes share more than `slack` points both ways.
  public func overlaps(_ other: LayoutBox, slack: Double = 0) -> Bool {
    x + slack < other.maxX && other.x + slack < maxX
      && y + slack < other.maxY && other.y + slack < maxY
  }
}

/// Which way a map grows from its entry.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable, Codable {
  case leftToRight = "LR"
  case topToBottom = "TB"
  case rightToLeft = "RL"
  case bottomToTop = "BT"

  /// Whether maps grow to the left or right.
  public var isSideways: Bool { self == .leftToRight || self == .rightToLeft }
}

/// What an engine is asked to place. Indices are positions in the arrays.
public struct LayoutRequest: Hashable, Sendable, Codable {
  public struct Node: Hashable, Sendable, Codable {
    public var width: Double
    public var height: Double
    /// Index into `groups`; `nil` for a node outside every group.
    public var group: Int?
    /// Whether the node may stand further along the direction than its edges say: nothing that
    /// follows it would then stand before it.
    public var isFlexible: Bool

    public init(width: Double, height: Double, group: Int? = nil, isFlexible: Bool = true) {
      self.width = width
      self.height = height
      self.group = group
      self.isFlexible = isFlexible
    }
  }

  public struct Edge: Hashable, Sendable, Codable {
    public var from: Int
    public var to: Int
    /// Where the line leaves the source box, in points below its top; `nil` for the middle.
    public var fromOffset: Double?
    /// Where it enters the target box, in points below its top; `nil` for the middle.
    public var toOffset: Double?
    /// How strongly the engine should keep the edge short and straight; 1 is ordinary. An edge of
    /// weight 0 moves no node: it gets a line when everything has its place.
    public var weight: Int

    public init(
      from: Int, to: Int, fromOffset: Double? = nil, toOffset: Double? = nil, weight: Int = 1
    ) {
      self.from = from
      self.to = to
      self.fromOffset = fromOffset
      self.toOffset = toOffset
      self.weight = weight
    }
  }

  public struct Group: Hashable, Sendable, Codable {
    /// Height kept free above the members for the title.
    public var titleHeight: Double
    /// Width of the title, so that the box is never narrower.
    public var titleWidth: Double
    /// Index of the enclosing group.
    public var parent: Int?

    public init(titleHeight: Double, titleWidth: Double, parent: Int? = nil) {
      self.titleHeight = titleHeight
      self.titleWidth = titleWidth
      self.parent = parent
    }
  }

  public var nodes: [Node]
  public var edges: [Edge]
  public var groups: [Group]
  /// Nodes that come first along the direction.
  public var entries: [Int]
  /// Runs of nodes that stand on one line in this order: the tabs of a bar.
  public var ranks: [[Int]]
  public var direction: LayoutDirection

  public init(
    nodes: [Node], edges: [Edge], groups: [Group] = [], entries: [Int] = [],
    ranks: [[Int]] = [], direction: LayoutDirection = .leftToRight
  ) {
    self.nodes = nodes
    self.edges = edges
    self.groups = groups
    self.entries = entries
    self.ranks = ranks
    self.direction = direction
  }
}

/// Where everything of a request lies. All coordinates are rounded to 0.1.
public struct PlacedGraph: Hashable, Sendable, Codable {
  /// One box per node, in the order of the request.
  public var nodes: [LayoutBox]
  /// One path per edge, in the order of the request: a start point followed by cubic Bézier
  /// segments of three points each, so `1 + 3n` points.
  public var edges: [[LayoutPoint]]
  /// One box per group; `nil` for a group without members.
  public var groups: [LayoutBox?]
  public var width: Double
  public var height: Double

  public init(
    nodes: [LayoutBox], edges: [[LayoutPoint]], groups: [LayoutBox?], width: Double,
    height: Double
  ) {
    self.nodes = nodes
    self.edges = edges
    self.groups = groups
    self.width = width
    self.height = height
  }
}
