#if Graphviz
  internal import CGraphviz
  internal import NavGraph

  /// A request as a graph of Graphviz. Names are short and generated: nothing from a map's text
  /// reaches the library.
  final class GraphvizDrawing {
    let graph: UnsafeMutablePointer<Agraph_t>
    private(set) var nodes: [UnsafeMutablePointer<Agnode_t>] = []
    /// `nil` for an edge that the engine is not asked about: a loop, an end that does not exist,
    /// one that moves nothing.
    private(set) var edges: [UnsafeMutablePointer<Agedge_t>?] = []
    private(set) var clusters: [UnsafeMutablePointer<Agraph_t>?] = []
    private let request: LayoutRequest
    /// The order in which boxes and lines are made: as a person walks, from the uppermost row on.
    /// Where nothing else decides, dot lets what is made first stand first.
    let nodeOrder: [Int]
    private let edgeOrder: [Int]
    private var ports: [[Double]] = []
    private let program: String
    private let context: OpaquePointer
    private var isLaidOut = false

    init(_ request: LayoutRequest, program: String, library: GraphvizLibrary) throws {
      self.request = request
      self.program = program
      edgeOrder = request.edges.indices.sorted {
        (request.edges[$0].fromOffset ?? 0, $0) < (request.edges[$1].fromOffset ?? 0, $1)
      }
      var walked = request
      walked.edges = edgeOrder.map { request.edges[$0] }
      nodeOrder = TreeForest(walked).order
      context = try library.context(for: program)
      GraphvizMessages.start()
      guard let graph = navviz_graph_open("map") else {
        throw NavError("Graphviz could not open a graph")
      }
      self.graph = graph
      setDefaults()
      addGroups()
      try addNodes()
      addEdges()
    }

    private func setDefaults() {
      func graphDefault(_ name: String, _ value: String) {
        navviz_default(graph, AGRAPH, name, value)
      }
      graphDefault("rankdir", request.direction.rawValue)
      graphDefault("ranksep", Self.inches(FanLanes.gutter(of: request)))
      // No `ordering`: rows keep the order by themselves, and with groups dot then reads past the
      // end of a table, so that places change from run to run (2.42).
      graphDefault("nodesep", Self.inches(12))
      graphDefault("margin", "12")
      graphDefault("fontname", "Helvetica")
      graphDefault("label", "")
      graphDefault("overlap", "scale")
      graphDefault("outputorder", "nodesfirst")
      let count = request.nodes.count
      graphDefault("splines", program == "dot" && count <= 300 ? "true" : "line")
      if count > 40 { graphDefault("newrank", "true") }
      if count > 300 {
        // As measured: 3 to 4 times faster, a little less tidy.
        graphDefault("nslimit", "1")
        graphDefault("nslimit1", "1")
        graphDefault("mclimit", "0.1")
      }
      navviz_default(graph, AGNODE, "shape", "box")
      navviz_default(graph, AGNODE, "label", "")
      navviz_default(graph, AGNODE, "fixedsize", "true")
      navviz_default(graph, AGNODE, "width", "1")
      navviz_default(graph, AGNODE, "height", "1")
      navviz_default(graph, AGEDGE, "weight", "1")
      navviz_default(graph, AGEDGE, "arrowhead", "none")
    }

    private func addGroups() {
      clusters = Array(repeating: nil, count: request.groups.count)
      if program != "dot" && program != "fdp" { return }
      for case let group? in nodeOrder.map({ request.nodes[$0].group })
      where request.groups.indices.contains(group) { addCluster(group) }
    }

    /// Adds the enclosing groups first.
    private func addCluster(_ index: Int) {
      var chain: [Int] = []
      var here: Int? = index
      while let group = here, request.groups.indices.contains(group), clusters[group] == nil,
        !chain.contains(group)
      {
        chain.append(group)
        here = request.groups[group].parent
      }
      for group in chain.reversed() {
        let parent = request.groups[group].parent.flatMap { above in
          clusters.indices.contains(above) ? clusters[above] : nil
        }
        guard let cluster = navviz_subgraph(parent ?? graph, "cluster_g\(group + 1)") else {
          continue
        }
        // A stand-in of the title's size keeps a strip free above the members.
        let size = max(6, (request.groups[group].titleHeight - 8) / 1.2)
        let letters = Int((request.groups[group].titleWidth / (size * 0.556)).rounded(.up))
        navviz_set(cluster, "fontsize", "\(Int(size.rounded(.up)))")
        navviz_set(cluster, "label", String(repeating: "n", count: min(max(letters, 1), 60)))
        // Upside down for dot too, which turns the sheet at the end.
        if request.direction == .bottomToTop { navviz_set(cluster, "labelloc", "b") }
        clusters[group] = cluster
      }
    }

    /// The rows of each node from which lines leave, from the top.
    private func portOffsets() -> [[Double]] {
      var offsets = Array(repeating: Set<Double>(), count: request.nodes.count)
      for edge in request.edges where edge.weight > 0 && offsets.indices.contains(edge.from) {
        if let offset = edge.fromOffset { offsets[edge.from].insert(offset) }
      }
      return offsets.map { $0.sorted() }
    }

    private func addNodes() throws {
      ports = program == "dot" ? portOffsets() : request.nodes.map { _ in [] }
      var made: [Int: UnsafeMutablePointer<Agnode_t>] = [:]
      for index in nodeOrder {
        let node = request.nodes[index]
        guard let added = navviz_node(graph, "s\(index + 1)") else {
          throw NavError("Graphviz could not add a box")
        }
        navviz_set(added, "width", Self.inches(node.width))
        navviz_set(added, "height", Self.inches(node.height))
        if let group = node.group, clusters.indices.contains(group), let cluster = clusters[group] {
          navviz_node_join(cluster, added)
        }
        if ports[index].count > 1 {
          // A record with a field for each row: dot then orders what the rows lead to.
          navviz_set(added, "shape", "record")
          navviz_set(added, "label", ports[index].indices.map { "<f\($0)>" }.joined(separator: "|"))
        }
        made[index] = added
      }
      nodes = nodeOrder.indices.compactMap { made[$0] }
    }

    private func addEdges() {
      edges = Array(repeating: nil, count: request.edges.count)
      for index in edgeOrder {
        let edge = request.edges[index]
        guard edge.weight > 0, edge.from != edge.to, nodes.indices.contains(edge.from),
          nodes.indices.contains(edge.to),
          let added = navviz_edge(graph, nodes[edge.from], nodes[edge.to])
        else { continue }
        navviz_set(added, "weight", "\(edge.weight)")
        if let offset = edge.fromOffset, ports[edge.from].count > 1,
          let port = ports[edge.from].firstIndex(of: offset)
        {
          navviz_set(added, "tailport", "f\(port)")
        }
        edges[index] = added
      }
    }

    /// - Throws: `NavError` with the first messages when Graphviz reports an error.
    func layOut(_ library: GraphvizLibrary) throws {
      let code = navviz_layout(context, graph, program)
      let errors = GraphvizMessages.errors
      if code != 0 || !errors.isEmpty {
        let said = errors.isEmpty ? GraphvizMessages.lines : errors
        throw NavError(
          "Graphviz could not lay the map out: "
            + (said.isEmpty ? "code \(code)" : said.prefix(3).joined(separator: "; ")),
          advice: "Use --layout tree, or filter the map")
      }
      isLaidOut = true
    }

    /// Frees everything. After a failed layout the library's own clean-up may abort, so what it
    /// holds is left alone then.
    func close() {
      if isLaidOut {
        gvFreeLayout(context, graph)
        agclose(graph)
      }
    }

    /// Points as inches, with a point whatever the locale says.
    private static func inches(_ points: Double) -> String {
      let millionths = Int((max(points, 1) / 72 * 1_000_000).rounded())
      let rest = String(millionths % 1_000_000)
      return "\(millionths / 1_000_000).\(String(repeating: "0", count: 6 - rest.count))\(rest)"
    }
  }
#endif
