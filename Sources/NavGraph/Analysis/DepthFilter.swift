extension NavigationGraph {
  /// The screens that are at most `depth` steps from where the map starts.
  ///
  /// - Parameter depth: at least 0; 0 leaves the starts alone.
  public func limited(toDepth depth: Int) -> NavigationGraph {
    part(Set(distances(from: starts, limit: depth).keys), startingAt: starts)
  }
}
