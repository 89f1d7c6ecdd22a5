/// Every storyboard and XIB of an input, with the references between them resolved.
struct StoryboardTable: Sendable {
  struct File: Sendable {
    /// Relative, with `/`.
    var path: String
    var facts: StoryboardFacts

    /// What code and references call it: the name of the file.
    var name: String {
      let last = path.split(separator: "/").last.map(String.init) ?? path
      return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }
    var isXIB: Bool { path.hasSuffix(".xib") }
  }

  /// Names one controller.
  struct SceneIndex: Hashable, Comparable, Sendable {
    var file: Int
    var scene: Int

    static func < (left: SceneIndex, right: SceneIndex) -> Bool {
      (left.file, left.scene) < (right.file, right.scene)
    }
  }

  /// What an object id stands for.
  enum Destination: Hashable, Sendable {
    case scene(SceneIndex)
    /// The exit of that scene.
    case exit(SceneIndex)
    /// A reference to a storyboard or controller that is not in the input.
    case outside(ReferenceFact)
    /// Nothing in the file has the id.
    case missing
  }

  let files: [File]
  /// Names of storyboards that are there and were not read: launch screens, those of watches.
  var leftOut: Set<String> = []
  /// What Objective-C code does with them.
  var objectiveC = ObjectiveCCode()
  private var objects: [[String: Destination]] = []
  private var named: [String: [Int]] = [:]
  private var identified: [String: [SceneIndex]] = [:]
  /// Of scenes and of segues, each once, in order.
  private var identifiers: [String] = []

  init(_ files: [File]) {
    self.files = files
    for (index, file) in files.enumerated() {
      if !file.isXIB { named[file.name, default: []].append(index) }
      var objects: [String: Destination] = [:]
      for (number, scene) in file.facts.scenes.enumerated() {
        let place = SceneIndex(file: index, scene: number)
        if objects[scene.id] == nil { objects[scene.id] = .scene(place) }
        for exit in scene.exits { objects[exit] = .exit(place) }
        if scene.reference == nil, let identifier = scene.identifier {
          identified[identifier, default: []].append(place)
        }
      }
      self.objects.append(objects)
    }
    let segues = files.lazy.flatMap(\.facts.scenes).flatMap(\.segues).compactMap(\.identifier)
    identifiers = Set(segues).union(identified.keys).sorted()
  }

  subscript(index: SceneIndex) -> SceneFact { files[index.file].facts.scenes[index.scene] }

  /// Every controller that is no reference, in the order of the files.
  var scenes: [SceneIndex] {
    files.indices.flatMap { file in
      files[file].facts.scenes.indices.lazy.map { SceneIndex(file: file, scene: $0) }
    }
    .filter { self[$0].reference == nil }
  }

  // MARK: Look-up

  /// The identifiers that begin and end so, with something in between: what a text can name of
  /// which only the ends are known.
  ///
  /// - Complexity: O(log identifiers + those that begin so).
  func identifiers(from start: String, to end: String) -> [String] {
    var (low, high) = (0, identifiers.count)
    while low < high {
      let middle = (low + high) / 2
      if identifiers[middle] < start { low = middle + 1 } else { high = middle }
    }
    return identifiers[low...].prefix { $0.hasPrefix(start) }.filter {
      $0.hasSuffix(end) && $0.utf8.count > start.utf8.count + end.utf8.count
    }
  }

  /// The storyboard of that name; the nearest by folder where several targets have one.
  func storyboard(named name: String, near path: String) -> Int? {
    nearest(named[name] ?? [], to: path) { files[$0].path }
  }

  /// The controller that the arrow points at, behind references.
  func initialScene(of file: Int) -> SceneIndex? {
    guard let id = files[file].facts.initialController,
      case .scene(let scene) = destination(id, in: file)
    else { return nil }
    return scene
  }

  /// The controller with the identifier, in the storyboard if one is named.
  func scene(identifier: String, storyboard: Int?, near path: String) -> SceneIndex? {
    let all = (identified[identifier] ?? []).filter { storyboard == nil || $0.file == storyboard }
    return nearest(all, to: path) { files[$0.file].path }
  }

  /// All controllers with the identifier.
  func scenes(identifier: String) -> [SceneIndex] { identified[identifier] ?? [] }

  /// What an object id means, behind references.
  func destination(_ id: String, in file: Int) -> Destination {
    var destination = objects[file][id] ?? .missing
    var seen: Set<SceneIndex> = []
    while case .scene(let place) = destination, let reference = self[place].reference {
      guard seen.insert(place).inserted else { return .outside(reference) }
      destination = target(of: reference, in: place.file)
    }
    return destination
  }

  /// What a reference leads to; that may be a reference again.
  private func target(of reference: ReferenceFact, in file: Int) -> Destination {
    let home = files[file].path
    guard
      let storyboard = reference.storyboard.map({ self.storyboard(named: $0, near: home) })
        ?? file
    else { return .outside(reference) }
    guard let identifier = reference.identifier else {
      guard let initial = files[storyboard].facts.initialController,
        let found = objects[storyboard][initial]
      else { return .outside(reference) }
      return found
    }
    let scene = scene(identifier: identifier, storyboard: storyboard, near: home)
    return scene.map { .scene($0) } ?? .outside(reference)
  }

  /// The one whose path shares most folders with the place that asks.
  private func nearest<Item>(_ items: [Item], to path: String, _ pathOf: (Item) -> String) -> Item?
  {
    items.count < 2
      ? items.first
      : items.max { left, right in
        Self.shared(pathOf(left), path) < Self.shared(pathOf(right), path)
      }
  }

  /// How many folders two paths share.
  static func shared(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast())
      .prefix { $0 == $1 }.count
  }
}
