internal import Foundation

#if Graphviz
  public import NavGraph
  internal import NavGraphviz

  /// Lets Graphviz place a map without trusting it: large maps in a process of its own with a time
  /// limit. Where Graphviz fails, the map is placed as trees and a note says so.
  public final class GuardedEngine: LayoutEngine, @unchecked Sendable {
    /// Above this many screens, or with groups, a layout runs in the worker.
    static let largestInProcess = 40

    private let worker: String
    private let timeout: Double
    private let engine: String
    private let lock = NSLock()
    private var collected: [Diagnostic] = []

    /// - Parameters:
    ///   - worker: program that calls ``LayoutWorker/run()`` when its first argument is
    ///     `--layout-worker`; as a rule this one.
    ///   - timeout: seconds after which the worker is killed.
    ///   - engine: one of `GraphvizEngine.engines`, or `tree`.
    public init(worker: String, timeout: Double, engine: String = "auto") {
      self.worker = worker
      self.timeout = timeout
      self.engine = engine
    }

    public var name: String { engine == "auto" ? "dot" : engine }

    /// What a person should know about the layouts so far.
    public var notes: [Diagnostic] { lock.withLock { collected } }

    public func place(_ request: LayoutRequest) throws -> PlacedGraph {
      if engine == "tree" { return try TreeEngine().place(request) }
      guard GraphvizEngine.engines.contains(engine) else {
        throw NavError(
          "there is no layout engine '\(engine)'",
          advice: "Use one of \((GraphvizEngine.engines + ["tree"]).joined(separator: ", "))")
      }
      do {
        return try placeWithGraphviz(request)
      } catch let error as NavError {
        do {
          let placed = try TreeEngine().place(request)
          note("Graphviz was not used, the map is laid out as trees: \(error)")
          return placed
        } catch {
          throw NavError("no layout engine could place the map: \(error)", advice: nil)
        }
      }
    }

    private func placeWithGraphviz(_ request: LayoutRequest) throws -> PlacedGraph {
      if request.nodes.count <= Self.largestInProcess, request.groups.isEmpty {
        return try GraphvizEngine(engine: engine).place(request)
      }
      let limit = "\(max(1, Int(timeout.rounded(.up)) + 1))"
      let child = ChildProcess(program: worker, arguments: ["--layout-worker", limit])
      let output = try child.run(LayoutWire.encode(request, engine: engine), limit: timeout)
      let placed = try LayoutWire.decodeResult(output)
      guard placed.nodes.count == request.nodes.count, placed.edges.count == request.edges.count,
        placed.groups.count == request.groups.count
      else { throw NavError("the layout worker answered for another map") }
      return placed
    }

    private func note(_ message: String) {
      let note = Diagnostic(.note, id: "layout.fallback", message)
      lock.withLock { if !collected.contains(note) { collected.append(note) } }
    }
  }
#else
  internal import NavGraph
#endif

/// The other side of `GuardedEngine`: a process that lays one map out and ends.
public enum LayoutWorker {
  /// First argument of a process that is a worker.
  public static let argument = "--layout-worker"

  /// Reads a request from standard input, writes the placed graph to standard output, and exits.
  public static func run() -> Never {
    // The parent kills at its limit; this is for a parent that has died.
    if let limit = CommandLine.arguments.dropFirst(2).first.flatMap(UInt32.init) { alarm(limit) }
    let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    let result: Result<PlacedGraph, NavError>
    do {
      let (request, engine) = try LayoutWire.decodeRequest(input)
      result = .success(try place(request, engine: engine))
    } catch let error as NavError {
      result = .failure(error)
    } catch {
      result = .failure(NavError("\(error)"))
    }
    FileHandle.standardOutput.write(Data(LayoutWire.encode(result)))
    exit(0)
  }

  private static func place(_ request: LayoutRequest, engine: String) throws -> PlacedGraph {
    #if Graphviz
      if engine != "tree" { return try GraphvizEngine(engine: engine).place(request) }
    #endif
    return try TreeEngine().place(request)
  }
}
