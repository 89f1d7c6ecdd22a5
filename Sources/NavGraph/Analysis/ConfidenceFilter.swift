extension NavigationGraph {
  /// Only transitions that the importer was at least this sure of; every screen stays.
  public func confident(atLeast level: Confidence) -> NavigationGraph {
    var result = self
    result.transitions.removeAll { $0.confidence < level }
    return result
  }
}
