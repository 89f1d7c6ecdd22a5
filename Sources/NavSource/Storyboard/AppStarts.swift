/// The scenes that apps start with: those that an app's files name, else the only candidate.
struct AppStarts {
  struct Start {
    var scene: StoryboardTable.SceneIndex
    /// Whose window shows the scene, where sources declare it.
    var delegate: TypeSymbol?
    /// What says that the scene is the start.
    var key: String
    /// Whether a file of the app says so.
    var isNamed = true
  }

  private let program: Program
  private var links: SceneLinks { program.scenes }
  private var table: StoryboardTable { links.table }

  private let hasRoot: Bool

  /// - Parameter hasRoot: whether sources were found to put something into the app's window.
  init(_ program: Program, hasRoot: Bool) {
    self.program = program
    self.hasRoot = hasRoot
  }

  var all: [Start] {
    let named = links.manifest.starts.compactMap { start -> Start? in
      guard let file = table.storyboard(named: start.storyboard, near: start.path),
        let scene = table.initialScene(of: file)
      else { return nil }
      return Start(
        scene: scene, delegate: start.isExtension ? nil : delegate(start, file), key: start.key)
    }
    if !named.isEmpty { return unique(named) }
    if hasRoot { return [] }
    let candidates = candidates
    // Where several could be it, the sources say which; without any each is an app of its own.
    if candidates.count > 1, !program.hasNoSources { return [] }
    return candidates.map { file, scene in
      let delegate = candidates.count == 1 ? nearestDelegate(to: file) : nil
      return Start(scene: scene, delegate: delegate, key: "initialViewController", isNamed: false)
    }
  }

  private func unique(_ starts: [Start]) -> [Start] {
    var seen: Set<StoryboardTable.SceneIndex> = []
    return starts.filter { seen.insert($0.scene).inserted }
  }

  /// Storyboards with an initial controller to which no other storyboard leads; `Main` alone where
  /// there is one.
  private var candidates: [(file: Int, scene: StoryboardTable.SceneIndex)] {
    var reached: Set<StoryboardTable.SceneIndex> = []
    for scene in table.scenes {
      for segue in table[scene].segues {
        guard let id = segue.destination,
          case .scene(let target) = table.destination(id, in: scene.file), target != scene
        else { continue }
        reached.insert(target)
      }
    }
    let free = table.files.indices.compactMap { file in
      table.initialScene(of: file).map { (file: file, scene: $0) }
    }
    .filter { !reached.contains($0.scene) }
    let main = free.filter { table.files[$0.file].name == "Main" }
    return main.count == 1 ? main : free
  }

  // MARK: Delegates

  private func delegate(_ start: AppManifest.Start, _ file: Int) -> TypeSymbol? {
    if let name = start.delegate, let found = program.sceneClass(name, near: start.path) {
      return found
    }
    return nearestDelegate(to: file)
  }

  /// The scene delegate, else the app's, that lies nearest to a storyboard.
  private func nearestDelegate(to file: Int) -> TypeSymbol? {
    let path = table.files[file].path
    func distance(_ type: TypeSymbol) -> Int {
      StoryboardTable.shared(program.files[type.file].path, path)
    }
    let delegates = program.types.filter { $0.role == .delegate && !$0.isExternal }
    let nearest = delegates.map(distance).max()
    let near = delegates.filter { distance($0) == nearest }
    return near.first { $0.externalAncestors.contains("UIWindowSceneDelegate") } ?? near.first
  }
}
