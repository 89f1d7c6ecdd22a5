/// The view controllers of a running app at one moment: a forest with a root for each window.
///
/// The nodes are kept flat, with indices to parents and children: a value of any depth can be
/// copied, compared and freed without recursion. A parent always stands before its children.
public struct HierarchySnapshot: Hashable, Sendable {
  /// Every controller, parents before children.
  public private(set) var nodes: [ControllerNode] = []
  /// Indices of the roots, in the order of the input.
  public private(set) var roots: [Int] = []
  /// Fields of the input that navviz does not know, in the order of the input.
  public var extra: [JSONMember] = []

  public init() {}

  /// Adds a controller below another one, or a root, and returns its index.
  ///
  /// - Precondition: `parent` is the index of a node that was added before.
  @discardableResult
  public mutating func append(_ node: ControllerNode, to parent: Int? = nil) -> Int {
    let index = nodes.count
    precondition(parent.map { nodes.indices.contains($0) } ?? true, "the parent must exist")
    var node = node
    node.parent = parent
    node.childIndices = []
    nodes.append(node)
    if let parent { nodes[parent].childIndices.append(index) } else { roots.append(index) }
    return index
  }

  /// The controller at an index; its place in the tree is not changed by assignment.
  public subscript(index: Int) -> ControllerNode {
    get { nodes[index] }
    _modify {
      let (parent, children) = (nodes[index].parent, nodes[index].childIndices)
      yield &nodes[index]
      nodes[index].parent = parent
      nodes[index].childIndices = children
    }
  }

  /// Indices of the children of a controller: those it contains in their order, then those it
  /// presents.
  public func children(of index: Int) -> [Int] {
    let children = nodes[index].childIndices
    guard let first = children.firstIndex(where: isPresented) else { return children }
    if children[first...].allSatisfy(isPresented) { return children }
    return children.filter { !isPresented($0) } + children.filter(isPresented)
  }

  /// Indices of the children that a controller contains.
  public func contained(in index: Int) -> [Int] {
    nodes[index].childIndices.filter { !isPresented($0) }
  }

  /// Indices of the children that a controller presents.
  public func presented(by index: Int) -> [Int] {
    nodes[index].childIndices.filter(isPresented)
  }

  private func isPresented(_ index: Int) -> Bool { nodes[index].relation == .presented }

  /// Distance of every controller from its root, which has 0; in the order of ``nodes``.
  ///
  /// - Complexity: O(controllers).
  public func depths() -> [Int] {
    var depths = [Int](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { depths[index] = depths[parent] + 1 }
    }
    return depths
  }

  /// Every index once, parents before children, in the order in which trees are drawn.
  ///
  /// - Complexity: O(controllers).
  public func preorder() -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(nodes.count)
    var pending = Array(roots.reversed())
    while let index = pending.popLast() {
      result.append(index)
      pending += children(of: index).reversed()
    }
    return result
  }
}
