internal import NavGraph

/// What is wrong with the scenes and segues of an input.
struct StoryboardFaults {
  private let map: StoryboardMap
  private var program: Program { map.program }
  private var table: StoryboardTable { map.table }

  init(_ map: StoryboardMap) { self.map = map }

  var all: [Diagnostic] {
    let reached = reachedScenes()
    return table.scenes.flatMap { scene -> [Diagnostic] in
      let segues = table[scene].segues.flatMap { segue in
        [
          fault(of: segue, in: scene.file),
          map.calls.fault(of: segue, of: scene, at: map.location(scene.file, segue.at)),
        ].compactMap { $0 }
      }
      return segues + [unknownClass(scene), unreached(scene, reached)].compactMap { $0 }
    }
  }

  private func place(_ scene: StoryboardTable.SceneIndex) -> InputLocation {
    map.location(scene.file, table[scene].at)
  }

  // MARK: Segues

  private func fault(of segue: SegueFact, in file: Int) -> Diagnostic? {
    let place = map.location(file, segue.at)
    let name = segue.identifier ?? segue.trigger ?? segue.id ?? segue.kind
    let destination = segue.destination.map { table.destination($0, in: file) } ?? .missing
    switch destination {
    case .missing:
      // What a file that breaks off leads to may stand behind the break.
      if table.files[file].facts.fault != nil { return nil }
      return Diagnostic(
        .error, id: "storyboard.missing-target",
        "segue '\(name)' leads to an object that is not in the file; delete it, or connect it again "
          + "in Xcode", at: place)
    case .outside(let reference):
      return Diagnostic(
        .warning, id: "storyboard.unresolved-reference",
        "segue '\(name)' leads to \(reference.explanation), which is not part of the input; add its "
          + "file, or correct the reference", at: place)
    case .exit where segue.kind == "unwind": return unwindFault(segue, name, place)
    case .exit, .scene: return nil
    }
  }

  private func unwindFault(_ segue: SegueFact, _ name: String, _ place: InputLocation)
    -> Diagnostic?
  {
    guard let action = segue.unwindAction, !program.hasNoSources,
      UnwindTargets(program).classes(declaring: action).isEmpty,
      !table.objectiveC.unwindActions.contains(SceneFact.function(of: action))
    else { return nil }
    return Diagnostic(
      .warning, id: "storyboard.unwind-target",
      "no class declares \(action), so this way back leads to the previous screen; declare it with a "
        + "UIStoryboardSegue as its parameter, or name the action that is meant", at: place)
  }

  // MARK: Scenes

  private func unknownClass(_ scene: StoryboardTable.SceneIndex) -> Diagnostic? {
    let fact = table[scene]
    guard !program.hasNoSources, let name = fact.ownClass, map.links.types[scene] == nil,
      fact.isOfTarget || fact.customModule == nil, !table.objectiveC.classes.contains(name)
    else { return nil }
    return Diagnostic(
      fact.isOfTarget ? .warning : .note, id: "storyboard.unknown-class",
      "no Swift file declares \(name); add the one that does, or correct the class in Xcode if the "
        + "app has none", at: place(scene))
  }

  /// Nothing can show a scene that has no identifier, is not initial, and has no segue to it.
  private func unreached(
    _ scene: StoryboardTable.SceneIndex, _ reached: Set<StoryboardTable.SceneIndex>
  ) -> Diagnostic? {
    let fact = table[scene]
    guard fact.identifier == nil, !reached.contains(scene), !table.files[scene.file].isXIB else {
      return nil
    }
    let name = map.links.ids[scene]?.rawValue ?? fact.id
    return Diagnostic(
      .note, id: "storyboard.unreached",
      "nothing leads to \(name), and code cannot make it since it has no storyboard identifier; "
        + "connect or delete it", at: place(scene))
  }

  private func reachedScenes() -> Set<StoryboardTable.SceneIndex> {
    var reached = Set(table.files.indices.compactMap { table.initialScene(of: $0) })
    func visit(_ segues: [SegueFact], _ file: Int, from source: StoryboardTable.SceneIndex?) {
      for segue in segues {
        guard let id = segue.destination,
          case .scene(let scene) = table.destination(id, in: file), scene != source
        else { continue }
        reached.insert(scene)
      }
    }
    for scene in table.scenes { visit(table[scene].segues, scene.file, from: scene) }
    for file in table.files.indices { visit(table.files[file].facts.menuSegues, file, from: nil) }
    return reached
  }
}

extension ReferenceFact {
  fileprivate var explanation: String {
    let scene = identifier.map { "controller '\($0)'" } ?? "the initial controller"
    let home = storyboard.map { " of storyboard '\($0)'" } ?? " of this storyboard"
    return scene + home + (bundle.map { " in bundle \($0)" } ?? "")
  }
}
