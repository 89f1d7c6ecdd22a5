/// Places a map as tidy trees.
public struct TreeEngine: LayoutEngine {
  public let name = "tree"

  public init() {}

  public func place(_ request: LayoutRequest) throws -> PlacedGraph {
    throw NavError("not placed")
  }
}
