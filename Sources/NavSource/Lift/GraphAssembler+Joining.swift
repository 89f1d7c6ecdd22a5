internal import NavGraph

/// Transitions that were found more than once.
extension GraphAssembler {
  /// The same transition found at several calls of one helper is one transition; each place of its
  /// own is kept.
  ///
  /// - Parameter edges: with their conditions, where these are known apart from their text.
  func joined(_ edges: [(edge: Transition, condition: BuildCondition?)]) -> [Transition] {
    struct Key: Hashable {
      var from: ScreenID
      var to: ScreenID
      var kind: TransitionKind
      var place: InputLocation?
    }
    var index: [Key: Int] = [:]
    var result: [(edge: Transition, condition: BuildCondition?)] = []
    for (edge, condition) in edges {
      let key = Key(from: edge.from, to: edge.to, kind: edge.kind, place: edge.location)
      guard let known = index[key] else {
        index[key] = result.count
        result.append((edge, condition))
        continue
      }
      if result[known].edge.trigger == nil { result[known].edge.trigger = edge.trigger }
      if edge.via.count < result[known].edge.via.count { result[known].edge.via = edge.via }
      result[known].edge.confidence = max(result[known].edge.confidence, edge.confidence)
      if let first = result[known].condition, let second = condition {
        result[known].condition = first.either(second)
      }
    }
    return result.map { edge, condition in
      var edge = edge
      if let condition { edge.condition = condition.shownText }
      return edge
    }
  }

  /// With the order of those that one place in the source gives a screen: it is the order in which its
  /// code was found to lead there.
  func ranked(_ edges: [Transition]) -> [Transition] {
    struct Place: Hashable {
      var from: ScreenID
      var location: InputLocation
    }
    var next: [Place: Int] = [:]
    return edges.map { edge in
      guard let location = edge.location else { return edge }
      var edge = edge
      edge.rank = next[Place(from: edge.from, location: location), default: 0]
      next[Place(from: edge.from, location: location)] = edge.rank + 1
      return edge
    }
  }
}
