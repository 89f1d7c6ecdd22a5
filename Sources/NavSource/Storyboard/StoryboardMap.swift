internal import NavGraph

/// What storyboards alone say of the map: screens, transitions, tabs, what the app starts with, and
/// what is wrong.
struct StoryboardMap {
  typealias SceneIndex = StoryboardTable.SceneIndex

  static let importer = "storyboard"

  private(set) var screens: [Screen] = []
  private(set) var transitions: [Transition] = []
  private(set) var tabs: [TabBar] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// What the app starts with, as far as its files say so.
  private(set) var entries: [ScreenID] = []
  /// What is wrong with calls of the sources, each of which leads nowhere.
  var openCalls: [Diagnostic] { calls.faults }
  let program: Program
  /// What the sources do with segues.
  let calls: SegueCalls
  private let shown: ShownScenes
  var links: SceneLinks { program.scenes }
  var table: StoryboardTable { links.table }

  /// - Parameter hasRoot: whether sources were found to put something into the app's window.
  init(_ program: Program, _ calls: SegueCalls, _ shown: ShownScenes, hasRoot: Bool) {
    self.program = program
    self.calls = calls
    self.shown = shown
    if program.scenes.table.files.isEmpty { return }
    for scene in table.scenes { add(scene) }
    for file in table.files.indices {
      for segue in table.files[file].facts.menuSegues { add(segue, ofMenuIn: file) }
    }
    if program.hasNoSources { addOwners() }
    addStarts(hasRoot)
    diagnostics += StoryboardFaults(self).all
  }

  func location(_ file: Int, _ place: StoryboardFacts.Place) -> InputLocation {
    InputLocation(file: table.files[file].path, line: place.line, column: place.column)
  }

  /// The declared class knows best; the element where the class says nothing.
  func role(of scene: SceneIndex) -> TypeRole {
    let role = table[scene].role
    guard let declared = links.types[scene]?.role, declared.isController else { return role }
    return declared == .controller ? role : declared
  }

  private func kind(of scene: SceneIndex) -> ScreenKind {
    if table[scene].element == "windowController" { return .window }
    return switch role(of: scene) {
    case .navigationController: .stack
    case .tabBarController: .tabs
    case .splitController: .split
    case .pageController: .page
    default: .screen
    }
  }

  // MARK: Scenes

  private mutating func add(_ scene: SceneIndex) {
    guard let id = screen(of: scene), !shown.unshown.contains(scene) else { return }
    let fact = table[scene]
    let place = links.types[scene].map { type -> InputLocation in
      let start = program.position(type.file, type.at)
      return InputLocation(
        file: program.files[type.file].path, line: start.line, column: start.column)
    }
    let isMac = table.files[scene.file].facts.isForMac
    if shown.ids[scene] == nil {
      screens.append(
        Screen(
          id, title: fact.shownTitle, kind: kind(of: scene), type: fact.customClass,
          module: fact.customModule, location: place ?? location(scene.file, fact.at),
          tags: isMac ? [] : ["uikit"]))
    }
    var bar: [Tab] = []
    for segue in fact.segues {
      add(segue, from: id, scene)
      guard isTab(segue, of: scene), let to = target(of: segue, in: scene.file) else { continue }
      bar.append(tab(to, segue, in: scene.file))
    }
    if !bar.isEmpty { tabs.append(TabBar(container: id, order: bar)) }
  }

  /// Without sources the owner of a XIB is all there is of it.
  private mutating func addOwners() {
    for file in table.files where file.facts.scenes.isEmpty {
      guard let owner = file.facts.ownerClass, owner.hasSuffix("Controller"),
        !screens.contains(where: { $0.id == ScreenID(owner) })
      else { continue }
      screens.append(
        Screen(ScreenID(owner), type: owner, location: InputLocation(file: file.path)))
    }
  }

  // MARK: Segues

  /// The screen that a scene is.
  private func screen(of scene: SceneIndex) -> ScreenID? { shown.ids[scene] ?? links.ids[scene] }

  /// The screen that a segue leads to; `nil` when it leads out of the input or nowhere.
  private func target(of segue: SegueFact, in file: Int) -> ScreenID? {
    guard let id = segue.destination else { return nil }
    switch table.destination(id, in: file) {
    case .scene(let scene): return screen(of: scene)
    case .outside(let reference): return ScreenID(reference.shownName)
    case .exit, .missing: return nil
    }
  }

  private mutating func add(_ segue: SegueFact, from id: ScreenID, _ scene: SceneIndex) {
    if segue.kind == "unwind" {
      let unwound = UnwindTargets(program).screens(of: segue, in: scene.file)
      let to = unwound.count == 1 ? unwound[0] : .previous
      return append(
        segue, from: id, to: to, .unwind, in: scene.file, calls.performing(segue, of: scene))
    }
    let made = shown.made[SceneContents.SegueKey(scene: scene, at: segue.at)]
    for to in made ?? target(of: segue, in: scene.file).map({ [$0] }) ?? [] {
      append(
        segue, from: id, to: to, SegueKinds(self).kind(of: segue, from: scene), in: scene.file,
        calls.performing(segue, of: scene))
    }
  }

  /// What the main menu opens is opened from anywhere.
  private mutating func add(_ segue: SegueFact, ofMenuIn file: Int) {
    guard segue.kind != "relationship", let to = target(of: segue, in: file) else { return }
    append(segue, from: .anywhere, to: to, SegueKinds(self).kind(of: segue, in: file), in: file)
  }

  private mutating func append(
    _ segue: SegueFact, from: ScreenID, to: ScreenID, _ kind: TransitionKind, in file: Int,
    _ calls: [SegueCall] = []
  ) {
    let isOutside = !to.isReserved && !links.isScreen(to) && !shown.isScreen(to)
    if isOutside, !screens.contains(where: { $0.id == to }) {
      screens.append(Screen(to, tags: ["external"]))
    }
    // What the user touches says more than what the code does then, that more than the name.
    let started = segue.trigger ?? calls.lazy.compactMap(\.trigger).first
    let shortest = calls.min { $0.via.count < $1.via.count }
    transitions.append(
      Transition(
        from: from, to: to, kind: kind, trigger: started ?? segue.shownTrigger, api: segue.api,
        via: (shortest?.via ?? []).filter { $0 != from.rawValue }, confidence: .direct,
        origins: [Origin(importer: Self.importer, location: location(file, segue.at))]
          + Set(calls.map(\.at)).sorted().map {
            Origin(importer: SwiftSourceImporter.name, location: $0)
          }))
  }

  // MARK: Tabs

  private func isTab(_ segue: SegueFact, of scene: SceneIndex) -> Bool {
    SegueKinds(self).kind(of: segue, from: scene) == .tab
  }

  private func tab(_ to: ScreenID, _ segue: SegueFact, in file: Int) -> Tab {
    var items: [SceneFact] = []
    if let id = segue.destination {
      // A reference may have an item of its own, which then is the one shown.
      if let own = table.files[file].facts.scenes.first(where: { $0.id == id }) {
        items.append(own)
      }
      if case .scene(let scene) = table.destination(id, in: file) { items.append(table[scene]) }
      if let root = items.last.flatMap({ root(of: $0, in: table.destination(id, in: file)) }) {
        items.append(root)
      }
    }
    let texts = items.map { $0.tabItem?.label } + items.map(\.shownTitle)
    return Tab(
      to: to, label: texts.compactMap { $0 }.first { !$0.isEmpty },
      icon: items.compactMap { $0.tabItem?.icon }.first)
  }

  /// What a stack begins with: its titles are the stack's.
  private func root(of scene: SceneFact, in destination: StoryboardTable.Destination) -> SceneFact?
  {
    guard case .scene(let place) = destination,
      let id = scene.segues.first(where: { $0.relationship == "rootViewController" })?.destination,
      case .scene(let root) = table.destination(id, in: place.file)
    else { return nil }
    return table[root]
  }

  // MARK: Starts

  private mutating func addStarts(_ hasRoot: Bool) {
    for start in AppStarts(program, hasRoot: hasRoot).all {
      guard let id = screen(of: start.scene) else { continue }
      if !entries.contains(id) { entries.append(id) }
      guard let delegate = start.delegate else { continue }
      let place = location(start.scene.file, table[start.scene].at)
      transitions.append(
        Transition(
          from: ScreenID(delegate.displayName), to: id, kind: .root, api: start.key,
          confidence: start.isNamed ? .direct : .resolved,
          origins: [Origin(importer: Self.importer, location: place)]))
    }
  }
}

extension SegueFact {
  /// What the user touches, else the name by which code starts the segue.
  var shownTrigger: String? {
    if kind == "relationship" || kind == "embed" { return nil }
    if let text = trigger ?? identifier, !text.isEmpty { return text }
    switch source {
    case "tableViewCell": return "select row"
    case "collectionViewCell": return "select item"
    default: return Self.gesture(of: source)
    }
  }

  /// What a recogniser waits for, by the name of its element: `tap` of `tapGestureRecognizer`.
  static func gesture(of element: String) -> String? {
    guard element.hasSuffix("GestureRecognizer") else { return nil }
    let word = element.dropLast("GestureRecognizer".count)
    // Xcode's own spelling of the long press.
    return word == "pongPress" ? "long press" : SceneFact.words(String(word)).lowercased()
  }

  /// `segue show`, `segue custom SlideSegue`.
  var api: String {
    let name = kind == "relationship" ? relationship : kind == "unwind" ? unwindAction : customClass
    return (["segue", kind] + [name].compactMap { $0 }).joined(separator: " ")
  }
}

extension TabItemFact {
  var label: String? { title ?? systemItem.map(SceneFact.words) }
  var icon: String? { image ?? systemItem }
}

extension ReferenceFact {
  /// `Storyboard.identifier`, or what there is of it.
  var shownName: String { [storyboard, identifier].compactMap { $0 }.joined(separator: ".") }
}
