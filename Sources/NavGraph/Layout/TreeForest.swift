/// The tree along which a map is first walked: breadth first from its entries.
package struct TreeForest {
  /// The node from which each node is first reached; `nil` for a root.
  private(set) var parent: [Int?]
  /// The edge of that step.
  private(set) var parentEdge: [Int?]
  /// Steps from the root of the tree, plus the root's own start.
  private(set) var depth: [Int]
  /// All nodes in the order of the walk.
  package private(set) var order: [Int] = []
  /// Position of each node in `order`.
  private(set) var position: [Int]
  let hasEdges: [Bool]

  /// - Complexity: O(nodes + edges).
  package init(_ request: LayoutRequest) {
    let count = request.nodes.count
    parent = Array(repeating: nil, count: count)
    parentEdge = parent
    depth = Array(repeating: 0, count: count)
    position = Array(repeating: -1, count: count)
    var outgoing = Array(repeating: [Int](), count: count)
    var isEntered = Array(repeating: false, count: count)
    var touched = isEntered
    for (index, edge) in request.edges.enumerated()
    where edge.from != edge.to && edge.weight > 0 {
      guard request.nodes.indices.contains(edge.from), request.nodes.indices.contains(edge.to)
      else { continue }
      outgoing[edge.from].append(index)
      isEntered[edge.to] = true
      touched[edge.from] = true
      touched[edge.to] = true
    }
    hasEdges = touched
    let entries = request.entries.filter { request.nodes.indices.contains($0) }
    walk(from: entries.map { ($0, 0) }, along: outgoing, of: request)
    // Trees that the entries do not reach start where the rest of their group starts.
    var groupStart: [Int: Int] = [:]
    for node in order {
      if let group = request.nodes[node].group, groupStart[group] == nil {
        groupStart[group] = depth[node]
      }
    }
    // What nothing leads to, then loops, then what stands alone.
    let roots: [(Int) -> Bool] = [
      { touched[$0] && !isEntered[$0] }, { touched[$0] }, { _ in true },
    ]
    for isRoot in roots {
      for node in 0..<count where position[node] < 0 && isRoot(node) {
        let start = request.nodes[node].group.flatMap { groupStart[$0] } ?? 0
        walk(from: [(node, start)], along: outgoing, of: request)
      }
    }
  }

  private mutating func walk(
    from roots: [(node: Int, depth: Int)], along outgoing: [[Int]], of request: LayoutRequest
  ) {
    var next = order.count
    for root in roots where position[root.node] < 0 {
      depth[root.node] = root.depth
      visit(root.node)
    }
    while next < order.count {
      let here = order[next]
      next += 1
      for index in outgoing[here] {
        let there = request.edges[index].to
        if position[there] >= 0 { continue }
        parent[there] = here
        parentEdge[there] = index
        depth[there] = depth[here] + 1
        visit(there)
      }
    }
  }

  private mutating func visit(_ node: Int) {
    position[node] = order.count
    order.append(node)
  }
}
