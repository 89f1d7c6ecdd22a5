internal import NavGraph

/// What code puts into scenes: the view that a host shows, and what an `@IBSegueAction` makes where a
/// segue leads.
struct SceneContents {
  typealias SceneIndex = StoryboardTable.SceneIndex

  struct SegueKey: Hashable, Comparable {
    var scene: SceneIndex
    var at: StoryboardFacts.Place

    static func < (left: SegueKey, right: SegueKey) -> Bool {
      (left.scene, left.at.line, left.at.column) < (right.scene, right.at.line, right.at.column)
    }
  }

  /// The view of each scene that only hosts one.
  private(set) var hosted: [SceneIndex: Target] = [:]
  /// What the code makes for a segue, where that is not the scene itself.
  private(set) var made: [SegueKey: [Target]] = [:]
  /// Scenes of which each segue makes something else.
  private(set) var unshown: Set<SceneIndex> = []
  private let collector: TransitionCollector
  private var program: Program { collector.program }
  private var table: StoryboardTable { program.scenes.table }

  init(_ collector: TransitionCollector) {
    self.collector = collector
    for scene in table.scenes {
      if let view = view(of: scene) { hosted[scene] = view }
      for segue in table[scene].segues { follow(segue, of: scene) }
    }
    findUnshown()
  }

  /// Every target, for what makes a screen of it, in the order of the files.
  var all: [Target] {
    hosted.keys.sorted().compactMap { hosted[$0] } + made.keys.sorted().flatMap { made[$0] ?? [] }
  }

  /// Types that are screens by it.
  var screens: Set<Int> {
    Set(all.compactMap { if case .screen(let type) = $0.content { type.index } else { nil } })
  }
  var inlineScreens: Set<String> {
    Set(all.compactMap { if case .inline(let name) = $0.content { name } else { nil } })
  }
  /// Classes of scenes that only host a view.
  var hosts: Set<Int> { Set(hosted.keys.compactMap { program.scenes.types[$0]?.index }) }

  private func view(of scene: SceneIndex) -> Target? {
    guard let type = program.scenes.types[scene], type.role == .hostingController else {
      return nil
    }
    let host = collector.evaluator.instance(of: type)
    let found = collector.resolver.targets(of: .object(host))
    guard found.count == 1, case .screen(let view) = found[0].content, view !== type else {
      return nil
    }
    return found[0]
  }

  // MARK: Segue actions

  private mutating func follow(_ segue: SegueFact, of scene: SceneIndex) {
    guard let selector = segue.creationAction, let type = program.scenes.types[scene],
      let function = type.function(selector: selector)
    else { return }
    let evaluator = collector.evaluator
    let value = evaluator.trial {
      evaluator.context = Evaluator.Context(origin: type)
      return evaluator.invoke(
        function, receiver: .object(evaluator.instance(of: type)),
        arguments: function.fact.parameters.map {
          EvaluatedArgument(label: $0.label, value: .unknown, isTrailing: false)
        })
    }
    let found = collector.resolver.targets(of: value).filter { target in
      switch target.content {
      case .screen(let made): !isScene(segue, of: made, in: scene.file)
      case .inline: true
      default: false
      }
    }
    if found.isEmpty { return }
    for object in found.compactMap(\.object) {
      collector.consumed.insert(
        TransitionCollector.Site(file: object.file, at: object.at, origin: type.index))
    }
    made[SegueKey(scene: scene, at: segue.at)] = found
  }

  /// Whether a segue's scene has the class that the code makes.
  private func isScene(_ segue: SegueFact, of type: TypeSymbol, in file: Int) -> Bool {
    guard let id = segue.destination, case .scene(let scene) = table.destination(id, in: file)
    else { return false }
    return program.scenes.types[scene] === type
  }

  /// A scene without a class that nothing shows but segues with an action stands for what they make.
  private mutating func findUnshown() {
    var shown = Set(table.files.indices.compactMap { table.initialScene(of: $0) })
    var replaced: Set<SceneIndex> = []
    for scene in table.scenes {
      for segue in table[scene].segues {
        guard let id = segue.destination,
          case .scene(let target) = table.destination(id, in: scene.file)
        else { continue }
        if made[SegueKey(scene: scene, at: segue.at)] == nil {
          shown.insert(target)
        } else {
          replaced.insert(target)
        }
      }
    }
    unshown = replaced.filter { scene in
      let fact = table[scene]
      return !shown.contains(scene) && program.scenes.types[scene] == nil && fact.segues.isEmpty
        && fact.identifier == nil
    }
  }
}

extension TypeSymbol {
  /// The function of a selector: `make(_:)` is `make:`, `make(coder:)` is `makeWithCoder:`,
  /// `make(forItem:)` is `makeForItem:`.
  func function(selector: String) -> FunctionSymbol? {
    let name = SceneFact.function(of: selector)
    let count = selector.count { $0 == ":" }
    return ancestors.lazy.flatMap(\.functionOrder).first { function in
      function.fact.parameters.count == count && function.fact.isCalled(bySelector: name)
    }
  }
}

extension FunctionFact {
  /// - Parameter name: of the selector, up to its first colon.
  func isCalled(bySelector selector: String) -> Bool {
    guard selector.hasPrefix(name) else { return false }
    let rest = selector.dropFirst(name.count).lowercased()
    let label = (parameters.first?.label ?? "").lowercased()
    return rest == label || rest == "with" + label
  }
}
