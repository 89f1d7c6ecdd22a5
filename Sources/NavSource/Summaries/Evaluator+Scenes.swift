internal import NavGraph

extension AbstractObject {
  var isStoryboard: Bool { typeName == "UIStoryboard" || typeName == "NSStoryboard" }
}

/// A call that makes a scene which no storyboard has.
struct UnknownScene: Hashable {
  var place: CodePlace
  /// `nil` for the initial scene.
  var identifier: String?
  /// The storyboard that the code names.
  var storyboard: String?
}

/// Controllers that code makes from storyboards.
extension Evaluator {
  private typealias SceneIndex = StoryboardTable.SceneIndex

  /// `UIStoryboard(name: "Main", bundle: nil)`.
  func noteStoryboard(_ object: AbstractObject, _ call: EvaluatedCall) {
    guard let name = call["name"] else { return }
    object.attributes["name"] = name
    var key = CallKey()
    key.add(name)
    object.madeOf = key
  }

  /// `instantiateViewController(withIdentifier:)` and its kin; `nil` where the scene is not found.
  func sceneCall(on receiver: Value, _ call: EvaluatedCall) -> Value? {
    if program.scenes.table.files.isEmpty { return nil }
    let identifier: Value?
    switch call.name {
    case "instantiateInitialViewController", "instantiateInitialController": identifier = nil
    case "instantiateViewController", "instantiateController":
      guard let value = call["withIdentifier"] ?? call["identifier"] else { return nil }
      identifier = value
    case "instantiateViewControllerWithIdentifier": identifier = call.unlabeled ?? .unknown
    default: return nil
    }
    let identifiers = identifier.map { texts(of: $0) }
    let board = receiver.object.flatMap { $0.isStoryboard ? $0 : nil }
    if let copy = ownScene(identifier, in: board, call) { return copy }
    let storyboards = board?.attributes["name"].map { texts(of: $0) } ?? []
    var found: [SceneIndex] = []
    let table = program.scenes.table
    let wanted: [String?] = identifiers ?? [nil]
    for identifier in wanted {
      for storyboard in storyboards.isEmpty ? [nil] : storyboards.map(Optional.some) {
        let scenes = scenes(identifier, in: storyboard, isMade: board != nil, call)
        found += scenes
        let isKnown =
          storyboard != nil || identifier.map { table.scenes(identifier: $0).isEmpty } ?? false
        if scenes.isEmpty, isKnown, !isSurvey {
          let place = shown(call.file, call.at)
          unknownScenes.insert(
            UnknownScene(place: place, identifier: identifier, storyboard: storyboard))
        }
      }
    }
    guard !found.isEmpty else { return nil }
    settleAll(call)
    return .anyOf(Set(found).sorted().map { .object(object(of: $0, call)) })
  }

  /// The scene that has the name of the class whose code runs: of each subclass it is another one.
  private func ownScene(
    _ identifier: Value?, in board: AbstractObject?, _ call: EvaluatedCall
  ) -> Value? {
    let storyboard = board?.attributes["name"]
    guard let own = identifier?.object?.ownName ?? storyboard?.object?.ownName else { return nil }
    let heirs = [own.type] + program.heirs(of: own.type)
    func text(_ value: Value?, _ heir: TypeSymbol) -> String? {
      value?.object?.ownName?.text(heir) ?? value.flatMap { self.text(of: $0) }
    }
    let found = heirs.compactMap { heir in
      scenes(
        text(identifier, heir), in: text(storyboard, heir), isMade: board != nil, call
      ).first
    }
    guard let first = found.first else { return nil }
    settleAll(call)
    let copy =
      heirs.count == 1
      ? object(of: first, call)
      : newObject(own.type, own.type.displayName, file: call.file, at: call.at)
    copy.isOwnCopy = true
    return .object(copy)
  }

  private func scenes(
    _ identifier: String?, in storyboard: String?, isMade: Bool, _ call: EvaluatedCall
  ) -> [SceneIndex] {
    let table = program.scenes.table
    let path = program.files[call.file].path
    if let storyboard {
      guard let file = table.storyboard(named: storyboard, near: path) else { return [] }
      let scene = identifier.map { table.scene(identifier: $0, storyboard: file, near: path) }
      return (scene ?? table.initialScene(of: file)).map { [$0] } ?? []
    }
    guard let identifier else { return [] }
    if isMade {
      // Of some storyboard whose name is computed.
      let all = table.scenes(identifier: identifier)
      return all.count == 1 ? all : []
    }
    // `storyboard` of a controller is the one that it comes from.
    let homes = program.scenes.types.lazy.filter { _, type in
      type.ancestors.contains { $0 === self.context.origin }
    }.map(\.key.file)
    let own = Set(homes).sorted().compactMap {
      table.scene(identifier: identifier, storyboard: $0, near: path)
    }
    if !own.isEmpty { return own }
    return table.scene(identifier: identifier, storyboard: nil, near: path).map { [$0] } ?? []
  }

  /// A controller made from a scene; a stack begins with its root.
  private func object(of scene: SceneIndex, _ call: EvaluatedCall, depth: Int = 0) -> AbstractObject
  {
    let links = program.scenes
    let fact = links.table[scene]
    let type = links.types[scene]
    let object = newObject(
      type, type?.displayName ?? fact.frameworkClass, file: call.file, at: call.at)
    object.scene = scene
    var key = CallKey()
    key.add(scene.file)
    key.add(scene.scene)
    object.madeOf = key
    record(creation: object)
    if let style = fact.presentationStyle {
      object.attributes["modalPresentationStyle"] = .enumCase(
        CaseValue(type: nil, name: style, payload: []))
    }
    if depth < 4, object.role == .navigationController, let root = root(of: scene) {
      object.hold(.object(self.object(of: root, call, depth: depth + 1)))
      object.isAsInScene = true
    }
    return object
  }

  private func root(of scene: SceneIndex) -> SceneIndex? {
    let table = program.scenes.table
    guard
      let id = table[scene].segues.first(where: { $0.relationship == "rootViewController" })?
        .destination,
      case .scene(let root) = table.destination(id, in: scene.file)
    else { return nil }
    return root
  }
}

extension SceneFact {
  /// The framework's class that a scene without a class of its own has.
  var frameworkClass: String {
    if let customClass, ownClass == nil, !customClass.isEmpty { return customClass }
    return switch role {
    case .navigationController: "UINavigationController"
    case .tabBarController: "UITabBarController"
    case .splitController: "UISplitViewController"
    case .pageController: "UIPageViewController"
    default: "UIViewController"
    }
  }
}
