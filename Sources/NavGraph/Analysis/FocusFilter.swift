extension NavigationGraph {
  /// These screens and their neighbours, whichever way the transitions point.
  ///
  /// - Parameter depth: how many steps away a neighbour may be; 0 for no limit.
  public func focused(on centres: [ScreenID], depth: Int = 1) -> NavigationGraph {
    let near = distances(from: centres, .both, limit: depth == 0 ? nil : depth)
    return part(Set(near.keys))
  }
}
