internal import NavGraph

/// What code does in a class that several scenes of storyboards have.
extension GraphAssembler {
  /// Each scene of a class does what the class does, unless code makes objects of the class as well.
  func spread(_ edges: [Transition]) -> [Transition] {
    let shared = program.scenes.scenesOfSharedClass
    if shared.isEmpty { return edges }
    let made = Set(edges.map(\.to))
    return edges.flatMap { edge -> [Transition] in
      guard let scenes = shared[edge.from], !made.contains(edge.from) else { return [edge] }
      return scenes.map { scene in
        var copy = edge
        copy.from = scene
        return copy
      }
    }
  }
}
