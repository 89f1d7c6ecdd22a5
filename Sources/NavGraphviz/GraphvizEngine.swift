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

    /// One of ``engines``.
    public let engine: String

    public init(engine: String = "auto") { self.engine = engine }

    public var name: String { program }

    private var program: String { engine == "auto" ? "dot" : engine }

    /// - Throws: `NavError` when the library or its plug-in is missing, reports an error, or the
    ///   map is too large for the engine.
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
      return try GraphvizLibrary.shared.withLock { library in
        let drawing = try GraphvizDrawing(request, program: program, library: library)
        defer { drawing.close() }
        try drawing.layOut(library)
        return GraphvizResult(request, drawing: drawing, isRanked: program == "dot").placed()
      }
    }
  }
#endif
