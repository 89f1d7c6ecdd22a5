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
}
