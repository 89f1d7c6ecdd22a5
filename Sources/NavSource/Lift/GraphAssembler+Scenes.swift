internal import NavGraph

/// Scenes of storyboards that code makes, and what code does in a class that several of them have.
extension GraphAssembler {
  func id(_ target: Target?) -> ScreenID? {
    if let scene = target?.object?.scene, let id = program.scenes.ids[scene] {
      switch target?.content {
      case .screen(let type) where type === program.scenes.types[scene]: return id
      case .system(id.rawValue): return id
      default: break
      }
    }
    switch target?.content {
    case .screen(let type): return ScreenID(type.displayName)
    case .inline(let name): return ScreenID(texts.shown(content: name))
    case .system(let name): return ScreenID("system:" + name)
    default: return nil
    }
  }

  /// The screens that scenes and segues show in place of what the storyboard says.
  var shownScenes: ShownScenes {
    ShownScenes(
      ids: contents.hosted.compactMapValues { id($0) },
      made: contents.made.mapValues { $0.compactMap { id($0) } }, unshown: contents.unshown)
  }

  /// Scenes that code makes, and no storyboard has.
  func sceneDiagnostics() -> [Diagnostic] {
    let table = program.scenes.table
    return evaluator.unknownScenes.compactMap { unknown in
      let place = location(unknown.place.file, unknown.place.at)
      if let name = unknown.storyboard, table.storyboard(named: name, near: place.file) == nil {
        if table.leftOut.contains(name) { return nil }
        return Diagnostic(
          .warning, id: "storyboard.unknown-storyboard",
          "there is no storyboard '\(name)'; add its file, or correct the name", at: place)
      }
      let home = unknown.storyboard.map { "storyboard '\($0)'" } ?? "the storyboards"
      let what =
        unknown.identifier.map { "no scene of \(home) has the identifier '\($0)'" }
        ?? "\(home) has no initial controller"
      return Diagnostic(
        .warning, id: "storyboard.unknown-identifier",
        what + ", so this call fails when it runs; correct it in the code or in Xcode", at: place)
    }
    .sorted()
  }

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
