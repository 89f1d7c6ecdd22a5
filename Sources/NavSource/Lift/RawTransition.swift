internal import NavGraph

/// Where a transition starts, before rows and view models are lifted to their screens.
enum RawSource: Hashable {
  case type(Int)
  case inline(String)
  case nowhere
}

/// A transition between what the code names.
struct RawTransition {
  var source: RawSource
  /// Inline screens around the call, innermost last.
  var members: [String]
  var target: Target?
  /// For ways back, alerts and links.
  var reserved: ScreenID?
  var kind: TransitionKind
  var effect: Effect
  /// Whether a person has written where it starts.
  var isStartKnown = false
  /// Whether a comment states it.
  var isDeclared = false
}

/// Collects the transitions that effects, states and bodies describe.
final class TransitionCollector {
  let evaluator: Evaluator
  let program: Program
  let resolver: TargetResolver
  var transitions: [RawTransition] = []
  var tabBars: [(container: RawSource, tabs: [(Target, String?, String?)])] = []
  /// Kinds of the containers that bodies are.
  var containerKinds: [Int: ScreenKind] = [:]
  /// Containers without a type of their own, by name.
  var plainContainers: [String: AbstractObject] = [:]
  /// Places where an object is made that a transition shows.
  var consumed: Set<Site> = []
  var unresolved: [Effect] = []
  /// Calls that perform a segue whose identifier is known.
  var performed: [RawTransition] = []
  /// Tab views that show pages, with the views whose bodies have them, until all else is known.
  var pages: [(object: AbstractObject, type: TypeSymbol, isOutermost: Bool)] = []
  var settlesPages = false
  /// Rows that write the selection of a list.
  var selections: [Effect] = []
  /// Split views with what their columns show.
  var splits: [Split] = []
  /// Places that make what a row selects.
  var selected: Set<Site> = []
  /// What was found where comments say to ignore it, by comment.
  var ignored: [Int: [Effect]] = [:]
  /// What could not be found, and a comment says.
  var settled: [Effect] = []

  /// Indices of the writes to each state, or to what is bound to it.
  var writesByState: [StateKey: [Int]] = [:]

  struct Split {
    var owner: TypeSymbol
    var lists: [Target]
    /// Those of them that stand between the first column and the detail.
    var contents: [Target]
    var details: [Target]
    var detail: ClosureValue?
  }

  struct Site: Hashable {
    var file: Int
    var at: SourceOffset
    /// Type in whose code it is made.
    var origin: Int
  }

  init(_ evaluator: Evaluator, _ resolver: TargetResolver) {
    self.evaluator = evaluator
    program = evaluator.program
    self.resolver = resolver
  }

  func collect() {
    for (index, write) in evaluator.writes.enumerated() {
      for state in evaluator.bindings.origins(of: write.state) {
        writesByState[state, default: []].append(index)
      }
    }
    for effect in evaluator.effects {
      if isCounted(effect) { consume(effect) } else { collect(effect) }
    }
    for registration in evaluator.registrations { collect(registration) }
    consumeDestinations()
    let paths = Set(evaluator.paths.states.flatMap { evaluator.bindings.origins(of: $0) })
    for write in evaluator.writes {
      let isPath = evaluator.bindings.origins(of: write.state).contains { paths.contains($0) }
      if write.isAppend {
        // Where the paths of all stacks are known, other lists hold data.
        guard isPath || evaluator.paths.hasUnknown || evaluator.isPath(write.state) else {
          continue
        }
        collect(write, isPath: isPath)
      } else if isPath || evaluator.isPath(write.state) {
        assign(write)
      }
    }
    for type in program.types {
      if let body = evaluator.bodies[type.index] {
        collectStructure(of: type, resolver.given(body, of: type))
      }
    }
    collectPages()
    collectChoices()
    settleChildren()
    for effect in selections { select(effect) }
    settleContainers()
    dropIgnored()
    settlePages()
    transitions.removeAll { transition in
      // The rows say better what leads to the detail column.
      guard transition.effect.api == "NavigationSplitView", transition.kind == .detail,
        let object = transition.target?.object, let owner = transition.effect.origin
      else { return false }
      return selected.contains(Site(file: object.file, at: object.at, origin: owner.index))
    }
  }

  /// Whether the effect was found in a caller as well, with the caller's arguments.
  func isCounted(_ effect: Effect) -> Bool {
    if effect.closure?.isCalledElsewhere == true, effect.origin === effect.closure?.scope.type {
      return effect.origin?.role.fillsSlots != true
    }
    if let closure = effect.closure, closure.scope.type?.role.fillsSlots != true,
      let handover = effect.handovers.last,
      !handover.receiver.role.fillsSlots, evaluator.calledByScreens.contains(closure.place)
    {
      // The screens that make the receiver call it do what it does.
      return true
    }
    guard let root = effect.root, root.isCalled else { return false }
    if root.actsForOthers, effect.handovers.isEmpty { return true }
    if let owner = root.owner, isOfModel(owner), !owner.role.fillsSlots { return true }
    guard let origin = effect.origin else { return true }
    // A stack is no screen: what it does on its own is what its callers were found to make it do.
    if origin.role == .navigationController { return effect.handovers.isEmpty }
    return !origin.role.fillsSlots
  }

  /// Whether a type is what it is by a class of a library: a router, an interactor.
  private func isOfModel(_ type: TypeSymbol) -> Bool {
    program.hasModels && type.ancestors.contains { $0.kind == .class && program.isModel($0) }
  }

  private func collect(_ effect: Effect) {
    let effect = started(effect)
    switch effect.action {
    case .show(let kind, let value): show(value, kind, effect)
    case .segue(let identifier, _): perform(identifier, effect)
    case .value(let value): follow(value, effect)
    case .back(let kind, let target): add(nil, target, kind, effect)
    case .alert(let kind, let title): add(nil, ScreenID("alert:" + title), kind, effect)
    case .dialog(let kind, let dialog):
      for title in titles(of: dialog, effect) {
        add(nil, ScreenID("alert:" + title), kind, effect)
      }
    case .window(let id, let value): openWindow(id, value, effect)
    case .link(let address): add(nil, ScreenID("url:" + address), .link, effect)
    }
  }

  func add(_ target: Target?, _ reserved: ScreenID?, _ kind: TransitionKind, _ effect: Effect) {
    if let object = target?.object {
      consumed.insert(
        Site(file: object.file, at: object.at, origin: effect.origin?.index ?? -1))
      if kind == .embed, let giver = object.maker.flatMap({ program.owner(ofNode: $0) }) {
        // Whoever made it gave it away, to be a part of another.
        consumed.insert(Site(file: object.file, at: object.at, origin: giver))
      }
    }
    var effect = effect
    if let made = target?.object?.condition, !effect.condition.excludes(made) {
      effect.condition = effect.condition.joined(with: made)
    }
    transitions.append(
      RawTransition(
        source: source(of: effect), members: effect.members, target: target, reserved: reserved,
        kind: kind,
        effect: effect))
  }

  func show(_ value: Value, _ kind: TransitionKind, _ effect: Effect) {
    resolver.keepsContainers = kind == .root || kind == .window
    defer { resolver.keepsContainers = false }
    var targets = resolver.targets(of: value)
    if kind == .embed, let type = effect.origin, resolver.isFrame(type) {
      // What a frame was given is found where the frame is shown.
      targets.removeAll { !resolver.isMade($0, by: type) }
      if targets.isEmpty { return }
    }
    if targets.isEmpty, !isSettled(value) { unresolved.append(effect) }
    targets = ofOneBuild(targets, effect)
    for target in targets { add(target, kind, effect) }
    if kind == .tab, effect.ignoredBy == nil, effect.origin != nil || effect.container != nil,
      effect.origin?.role == .tabBarController || Self.tabSetters.contains(effect.api)
    {
      for target in targets { addTab(target, value, effect, to: source(of: effect)) }
    }
  }

  /// Without what only another build makes, where that is not all.
  private func ofOneBuild(_ targets: [Target], _ effect: Effect) -> [Target] {
    let found = targets.filter { target in
      target.object.map { !effect.condition.excludes($0.condition) } ?? true
    }
    return found.isEmpty ? targets : found
  }

  /// Whether a value without a target of its own is known all the same: nothing to see, or a plain
  /// container whose content was found where it was put in.
  private func isSettled(_ value: Value) -> Bool {
    guard let object = value.object else { return false }
    if object.isProject { return resolver.isUnfilled(object) }
    return object.typeName == "EmptyView" || object.arranged?.isEmpty == false
  }

  /// A slot is filled at each place where the object is made.
  private func add(_ target: Target, _ kind: TransitionKind, _ effect: Effect, depth: Int = 0) {
    guard case .slot(let key) = target.content else {
      let isOwn = isOwnCopy(target, effect)
      if isOwn, [.root, .tab, .embed, .replace].contains(kind) { return }
      add(target, isOwn ? .itself : nil, kind, effect)
      return
    }
    guard depth < 6, key.type >= 0 else { return }
    for creation in evaluator.creations[key.type] ?? [] {
      guard let value = creation.object.attributes[key.name] else { continue }
      for inner in resolver.targets(of: shown(value, creation)) {
        var lifted = effect
        lifted.origin = creation.origin
        lifted.members = creation.members
        lifted.trigger = effect.trigger ?? creation.trigger
        lifted.confidence = .resolved
        if let type = creation.object.type, type !== creation.origin {
          lifted.via = [type.displayName] + effect.via
        }
        var filled = inner
        filled.isHosted = inner.isHosted || target.isHosted
        filled.wraps = inner.wraps ?? target.wraps
        add(filled, kind, lifted, depth: depth + 1)
      }
    }
  }

  /// Whether a screen leads to another one of its own class, whichever subclass that is.
  private func isOwnCopy(_ target: Target, _ effect: Effect) -> Bool {
    guard let object = target.object, object.isOwnCopy, let type = object.type,
      let origin = effect.origin
    else { return false }
    return origin.ancestors.contains { $0 === type } || type.ancestors.contains { $0 === origin }
  }

  private func shown(_ value: Value, _ creation: Creation) -> Value {
    guard case .closure(let closure) = value else { return value }
    return evaluator.trial {
      evaluator.context = Evaluator.Context(origin: creation.origin, members: creation.members)
      return evaluator.call(closure, arguments: [])
    }
  }

}
