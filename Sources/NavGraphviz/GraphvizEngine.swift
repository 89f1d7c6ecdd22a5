#if Graphviz
  public import NavGraph

  /// Lets the system's Graphviz library place a map, in process.
  ///
  /// libgvc is not thread safe, cannot be interrupted and may abort, so layouts queue up behind one
  /// lock, and large maps belong into a process of their own (`GuardedEngine` in `NavTool`).
  public struct GraphvizEngine: LayoutEngine {
    /// The programs that can place a map; `auto` is `dot`.
    public static let engines = ["auto", "dot", "neato", "fdp", "sfdp", "twopi", "circo"]
    /// `dot` takes minutes above this number of boxes.
    public static let largestForDot = 2500

    /// One of ``engines``. `auto` is `dot`, but for maps whose tabs cannot be brought into order.
    public let engine: String

    public init(engine: String = "auto") { self.engine = engine }

    public var name: String { program }

    private var program: String { engine == "auto" ? "dot" : engine }

    /// - Throws: `NavError` when the library or its plug-in is missing, reports an error, or the
    ///   map is too large for the engine; with `auto`, also when the tabs are out of order.
    public func place(_ request: LayoutRequest) throws -> PlacedGraph {
      guard Self.engines.contains(engine) else {
        throw NavError(
          "there is no layout engine '\(engine)'",
          advice: "Use one of \(Self.engines.joined(separator: ", "))")
      }
      if request.nodes.isEmpty { return try TreeEngine().place(request) }
      if program == "dot", request.nodes.count > Self.largestForDot {
        throw NavError(
          "a map of \(request.nodes.count) screens is too large for dot",
          advice: "Filter the map, or use --layout sfdp")
      }
      let placed = try GraphvizLibrary.shared.withLock { library in
        let drawing = try GraphvizDrawing(request, program: program, library: library)
        defer { drawing.close() }
        try drawing.layOut(library)
        return GraphvizResult(request, drawing: drawing, isRanked: program == "dot").placed()
      }
      // dot cannot be told the order of tabs across groups: edges along the rank make it fail.
      if engine == "auto", !placed.keepsRanks(of: request) {
        throw NavError(
          "dot puts the tabs out of order", advice: "Use --layout dot to see its picture")
      }
      return placed
    }
  }

  extension PlacedGraph {
    /// Whether every run of tabs stands in its order across the direction.
    func keepsRanks(of request: LayoutRequest) -> Bool {
      request.ranks.allSatisfy { rank in
        let places = rank.filter(nodes.indices.contains).map { node in
          request.direction.isSideways ? nodes[node].y : nodes[node].x
        }
        return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
      }
    }
  }
#endif
