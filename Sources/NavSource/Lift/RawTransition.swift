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
}

/// Collects the transitions that effects, states and bodies describe.
final class TransitionCollector {
  private let evaluator: Evaluator
  private let program: Program
  private let resolver: TargetResolver
  private(set) var transitions: [RawTransition] = []
  private(set) var tabBars: [(container: TypeSymbol, tabs: [(Target, String?, String?)])] = []
  /// Kinds of the containers that bodies are.
  private(set) var containerKinds: [Int: ScreenKind] = [:]
  /// Places where an object is made that a transition shows.
  private(set) var consumed: Set<Site> = []
  private(set) var unresolved: [Effect] = []
  /// Rows that write the selection of a list.
  private var selections: [Effect] = []
  /// Split views with what their columns show.
  private var splits: [Split] = []
  /// Places that make what a row selects.
  private var selected: Set<Site> = []

  private var writesByState: [StateKey: [StateWrite]] = [:]

  private struct Split {
    var owner: TypeSymbol
    var lists: [Target]
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
    writesByState = Dictionary(grouping: evaluator.writes) { evaluator.bindings.find($0.state) }
    for effect in evaluator.effects where !isCounted(effect) { collect(effect) }
    for registration in evaluator.registrations { collect(registration) }
    let paths = Set(evaluator.paths.map { evaluator.bindings.find($0) })
    for write in evaluator.writes {
      let isPath = paths.contains(evaluator.bindings.find(write.state))
      if write.isAppend {
        collect(write, isPath: isPath)
      } else if isPath {
        assign(write)
      }
    }
    for type in program.types {
      if let body = evaluator.bodies[type.index] { collectStructure(of: type, body) }
    }
    for effect in selections { select(effect) }
    transitions.removeAll { transition in
      // The rows say better what leads to the detail column.
      guard transition.effect.api == "NavigationSplitView", transition.kind == .detail,
        let object = transition.target?.object, let owner = transition.effect.origin
      else { return false }
      return selected.contains(Site(file: object.file, at: object.at, origin: owner.index))
    }
  }

  /// A row that writes the selection of a split view's list changes what its detail column shows.
  private func select(_ effect: Effect) {
    var found = false
    for split in splits {
      let isInside =
        split.owner === effect.origin
        || split.lists.contains { list in
          if case .screen(let type) = list.content { type === effect.origin } else { false }
        }
      guard isInside else { continue }
      for detail in details(of: split, for: effect) {
        found = true
        if let object = detail.object {
          selected.insert(Site(file: object.file, at: object.at, origin: split.owner.index))
        }
        add(detail, nil, .detail, effect)
      }
    }
    if !found { unresolved.append(effect) }
  }

  /// What the detail column shows for the value that a row selects; all that it can show where that
  /// is not known.
  private func details(of split: Split, for effect: Effect) -> [Target] {
    let all = split.details.flatMap { alternatives(of: $0) }
    guard case .value(let value) = effect.action, case .enumCase = value, let state = effect.state,
      let closure = split.detail
    else { return all }
    let shown = resolver.targets(
      of: evaluator.content(of: closure, origin: split.owner, supposing: value, in: state)
    ).flatMap { chosen(by: $0) }
    return shown.count < all.count && !shown.isEmpty ? shown : all
  }

  /// What a column view made for one value chooses.
  private func chosen(by column: Target) -> [Target] {
    guard alternatives(of: column).count > 1, let object = column.object,
      let body = object.type?.property("body")
    else { return [column] }
    let inner = resolver.targets(of: evaluator.trial { evaluator.propertyValue(of: object, body) })
    return inner.isEmpty ? [column] : inner
  }

  /// What a column view chooses from, where its body is nothing but the choice.
  private func alternatives(of column: Target) -> [Target] {
    guard case .screen(let type) = column.content, let body = evaluator.bodies[type.index] else {
      return [column]
    }
    let inner = resolver.targets(of: body).filter { target in
      if case .screen(let screen) = target.content { screen !== type } else { false }
    }
    return inner.isEmpty ? [column] : inner
  }

  /// Whether the effect was found in a caller as well, with the caller's arguments.
  private func isCounted(_ effect: Effect) -> Bool {
    if effect.closure?.isCalledElsewhere == true, effect.origin === effect.closure?.scope.type {
      return effect.origin?.role.fillsSlots != true
    }
    guard let root = effect.root, root.isCalled else { return false }
    return effect.origin.map { !$0.role.fillsSlots } ?? true
  }

  private func collect(_ effect: Effect) {
    switch effect.action {
    case .show(let kind, let value): show(value, kind, effect)
    case .value(let value): follow(value, effect)
    case .back(let kind, let target): add(nil, target, kind, effect)
    case .alert(let kind, let title): add(nil, ScreenID("alert:" + title), kind, effect)
    case .link(let address): add(nil, ScreenID("url:" + address), .link, effect)
    }
  }

  func add(_ target: Target?, _ reserved: ScreenID?, _ kind: TransitionKind, _ effect: Effect) {
    let source: RawSource = effect.origin.map { .type($0.index) } ?? .nowhere
    if let object = target?.object {
      consumed.insert(
        Site(file: object.file, at: object.at, origin: effect.origin?.index ?? -1))
    }
    transitions.append(
      RawTransition(
        source: source, members: effect.members, target: target, reserved: reserved, kind: kind,
        effect: effect))
  }

  private func show(_ value: Value, _ kind: TransitionKind, _ effect: Effect) {
    let targets = resolver.targets(of: value)
    if targets.isEmpty, !isSettled(value) { unresolved.append(effect) }
    for target in targets { add(target, kind, effect) }
    if kind == .tab, let container = effect.origin,
      container.role == .tabBarController || effect.api.hasSuffix("iewControllers")
    {
      addTab(targets.first, value, effect, to: container)
    }
  }

  /// Whether a value without a target of its own is known all the same: nothing to see, or a plain
  /// container whose content was found where it was put in.
  private func isSettled(_ value: Value) -> Bool {
    guard let object = value.object, !object.isProject else { return false }
    return object.typeName == "EmptyView" || object.arranged?.isEmpty == false
  }

  /// A tab of a tab bar controller.
  private func addTab(
    _ target: Target?, _ value: Value, _ effect: Effect, to container: TypeSymbol
  ) {
    guard let target else { return }
    let tab = (target, effect.trigger, evaluator.tabIcon(of: value))
    if let index = tabBars.firstIndex(where: { $0.container === container }) {
      let isKnown = tabBars[index].tabs.contains {
        TargetResolver.key($0.0.content) == TargetResolver.key(target.content) && $0.1 == tab.1
      }
      if !isKnown { tabBars[index].tabs.append(tab) }
    } else {
      tabBars.append((container, [tab]))
    }
  }

  /// A slot is filled at each place where the object is made.
  private func add(_ target: Target, _ kind: TransitionKind, _ effect: Effect, depth: Int = 0) {
    guard case .slot(let key) = target.content else {
      add(target, nil, kind, effect)
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

  private func shown(_ value: Value, _ creation: Creation) -> Value {
    guard case .closure(let closure) = value else { return value }
    return evaluator.trial {
      evaluator.context = Evaluator.Context(origin: creation.origin, members: creation.members)
      return evaluator.call(closure, arguments: [])
    }
  }

  // MARK: Values and states

  /// A pushed value becomes what the matching destination makes of it.
  private func follow(_ value: Value, _ effect: Effect) {
    if let rule = rule(for: value, from: effect.origin) {
      show(content(rule.content, value, rule.origin), .push, effect)
      return
    }
    if effect.state != nil {
      selections.append(effect)
      return
    }
    unresolved.append(effect)
  }

  private func content(_ closure: Value, _ value: Value, _ origin: TypeSymbol?) -> Value {
    evaluator.trial {
      evaluator.context = Evaluator.Context(origin: origin)
      let call = EvaluatedCall(
        name: "", arguments: [EvaluatedArgument(label: nil, value: value, isTrailing: false)],
        file: 0, at: 0)
      return evaluator.apply(
        closure, call, in: Scope(parent: nil, file: 0, type: nil, receiver: nil))
    }
  }

  private func rule(for value: Value, from origin: TypeSymbol?) -> DestinationRule? {
    let rules = evaluator.destinationRules
    for name in typeNames(of: value) {
      if let match = rules.first(where: { $0.type == name }) { return match }
    }
    if case .enumCase(let known) = value, known.type == nil {
      let fitting = rules.filter { rule in
        program.lookUp(rule.type, from: rule.origin, file: rule.file)?.enumCase(known.name) != nil
      }
      if let first = fitting.first { return first }
    }
    if let own = rules.first(where: { $0.origin === origin && origin != nil }) { return own }
    let places = Set(rules.map { Site(file: $0.file, at: $0.at, origin: -1) })
    return places.count == 1 ? rules.first : rules.first { $0.type == "*" }
  }

  /// Names under which the type of a value may be written, the most telling first.
  private func typeNames(of value: Value) -> [String] {
    switch value {
    case .enumCase(let known): return [known.type?.name].compactMap { $0 }
    case .object(let object): return [object.type?.name].compactMap { $0 }
    case .place(let key, let type):
      let identity = key.name == "id" && key.type >= 0 ? program.types[key.type].name + ".ID" : nil
      return [identity, type?.name].compactMap { $0 }
    case .string: return ["String"]
    default: return []
    }
  }

  /// A new value of a path: what its elements stand for is shown, an empty one leads to the root.
  private func assign(_ write: StateWrite) {
    if isCounted(write.effect) { return }
    if let back = write.back { return add(nil, back, .back, write.effect) }
    switch write.value {
    case .list(let items):
      if items.isEmpty { add(nil, .root, .back, write.effect) }
      for item in items {
        var append = write
        append.value = item
        append.isAppend = true
        collect(append, isPath: true)
      }
    case .object(let object) where object.typeName == "NavigationPath" && !object.isSymbolic:
      if object.children.isEmpty { add(nil, .root, .back, write.effect) }
    default: break
    }
  }

  private func collect(_ write: StateWrite, isPath: Bool) {
    if isCounted(write.effect) { return }
    guard let rule = matchingRule(for: write) ?? (isPath ? rule(for: write.value, from: nil) : nil)
    else { return }
    var effect = write.effect
    if let actor = actor(effect.handled, rule) { effect.origin = actor }
    show(content(rule.content, write.value, rule.origin), .push, effect)
  }

  /// The screen of the child whose action is handled: `.path(.element(_, .detail(.delegate(…))))`.
  private func actor(_ handled: [String], _ rule: DestinationRule) -> TypeSymbol? {
    for name in handled.reversed() {
      let value = Value.enumCase(CaseValue(type: nil, name: name, payload: []))
      let targets = resolver.targets(of: content(rule.content, value, rule.origin))
      if targets.count == 1, case .screen(let type) = targets[0].content { return type }
    }
    return nil
  }

  private func matchingRule(for write: StateWrite) -> DestinationRule? {
    for name in typeNames(of: write.value) {
      if let rule = evaluator.destinationRules.first(where: { $0.type == name }) { return rule }
    }
    guard case .enumCase(let known) = write.value, known.type == nil else { return nil }
    let named = evaluator.destinationRules.first { rule in
      program.lookUp(rule.type, from: rule.origin, file: rule.file)?.enumCase(known.name) != nil
    }
    return named
      ?? evaluator.destinationRules.first { rule in
        // A stack that builds every destination in one switch: the case decides.
        rule.type == "*"
          && resolver.targets(of: content(rule.content, write.value, rule.origin)).count == 1
      }
  }

  /// A presentation bound to a state starts where other types set that state, else where it is.
  private func collect(_ registration: Registration) {
    let state = evaluator.bindings.find(registration.state)
    let writes = writesByState[state] ?? []
    let setters = writes.filter { write in
      !write.isAppend && write.back == nil
        && write.effect.origin !== registration.effect.origin && !isCounted(write.effect)
        && presents(write.value)
    }
    guard case .show(let kind, let shown) = registration.effect.action else { return }
    var found = false
    for write in setters {
      var effect = registration.effect
      effect.origin = write.effect.origin
      effect.members = write.effect.members
      effect.trigger = write.effect.trigger ?? effect.trigger
      effect.via = write.effect.via
      effect.confidence = .resolved
      let value =
        registration.takesValue
        ? content(registration.content, write.value, registration.effect.origin) : shown
      found = true
      show(value, kind, effect)
    }
    let here = writes.filter { write in
      write.effect.origin === registration.effect.origin && presents(write.value)
    }
    if !found || !here.isEmpty {
      var effect = registration.effect
      let triggers = here.compactMap(\.effect.trigger).deduplicated()
      if triggers.count == 1 { effect.trigger = triggers[0] }
      show(shown, kind, effect)
    }
    collectDismissals(of: registration, kind, state)
  }

  /// A view that is shown and sets the state back goes away.
  private func collectDismissals(
    of registration: Registration, _ kind: TransitionKind, _ state: StateKey
  ) {
    for write in writesByState[state] ?? [] {
      guard !write.isAppend, !presents(write.value), write.effect.origin?.role.fillsSlots == true,
        write.effect.origin !== registration.effect.origin, !isCounted(write.effect)
      else { continue }
      let isPush = kind == .push
      add(nil, isPush ? .previous : .presenter, isPush ? .back : .dismiss, write.effect)
    }
  }

  private func presents(_ value: Value) -> Bool {
    switch value {
    case .none, .bool(false): false
    default: true
    }
  }

  // MARK: Structure of bodies

  private func collectStructure(of type: TypeSymbol, _ body: Value) {
    guard type.role.fillsSlots || type.role == .app || type.role == .scene else { return }
    walk(body, in: type, isOutermost: true, depth: 0)
  }

  private func walk(_ value: Value, in type: TypeSymbol, isOutermost: Bool, depth: Int) {
    guard depth < 60 else { return }
    switch value {
    case .options(let values):
      for value in values { walk(value, in: type, isOutermost: isOutermost, depth: depth + 1) }
    case .list(let values):
      for value in values { walk(value, in: type, isOutermost: false, depth: depth + 1) }
    case .object(let object) where !object.isProject:
      walk(object, in: type, isOutermost: isOutermost, depth: depth)
    default: break
    }
  }

  private func walk(
    _ object: AbstractObject, in type: TypeSymbol, isOutermost: Bool, depth: Int
  ) {
    switch object.typeName {
    case "TabView":
      if isOutermost { containerKinds[type.index] = .tabs }
      tabs(of: object, in: type)
    case "NavigationStack", "NavigationView":
      if isOutermost, containerKinds[type.index] == nil { containerKinds[type.index] = .stack }
      root(of: object, in: type, api: object.typeName, depth: depth)
    case "NavigationSplitView":
      if isOutermost { containerKinds[type.index] = .split }
      columns(of: object, in: type)
    case "WindowGroup", "Window", "Settings", "DocumentGroup":
      root(of: object, in: type, api: object.typeName, depth: depth)
    default:
      let isWrapper = TargetResolver.wrappers.contains(object.typeName)
      for child in object.children {
        walk(
          child, in: type, isOutermost: isOutermost && (isWrapper || object.children.count == 1),
          depth: depth + 1)
      }
    }
  }

  private func structureEffect(
    _ object: AbstractObject, _ type: TypeSymbol, api: String, trigger: String? = nil
  ) -> Effect {
    Effect(
      action: .value(.unknown), origin: type, members: [], file: object.file, at: object.at,
      api: api, trigger: trigger, via: [], condition: nil, confidence: .direct, root: nil,
      closure: nil, state: nil)
  }

  private func root(
    of object: AbstractObject, in type: TypeSymbol, api: String, depth: Int
  ) {
    let targets = object.children.flatMap { resolver.targets(of: $0) }
    var found = false
    for target in targets {
      guard case .screen(let screen) = target.content, screen !== type else { continue }
      found = true
      var effect = structureEffect(object, type, api: api)
      if let made = target.object { (effect.file, effect.at) = (made.file, made.at) }
      add(target, nil, .root, effect)
    }
    for child in object.children {
      walk(child, in: type, isOutermost: !found && object.children.count == 1, depth: depth + 1)
    }
  }

  private func columns(of object: AbstractObject, in type: TypeSymbol) {
    func shown(_ column: String) -> [Target] {
      object.attributes[column].map { resolver.targets(of: $0) } ?? []
    }
    splits.append(
      Split(
        owner: type, lists: shown("sidebar") + shown("content"), details: shown("detail"),
        detail: object.detail))
    for (name, kind) in [
      ("sidebar", TransitionKind.embed), ("content", .embed), ("detail", .detail),
    ] {
      guard let column = object.attributes[name] else { continue }
      for target in resolver.targets(of: column) {
        guard case .screen(let screen) = target.content, screen !== type else { continue }
        var effect = structureEffect(object, type, api: "NavigationSplitView", trigger: name)
        if let made = target.object { (effect.file, effect.at) = (made.file, made.at) }
        add(target, nil, kind, effect)
      }
    }
  }

  // MARK: Tabs

  private func tabs(of object: AbstractObject, in type: TypeSymbol) {
    var tabs: [(Target, String?, String?)] = []
    for child in object.children.flatMap({ flattened($0) }) {
      let label = child.object?.tabLabel ?? (child.object?.typeName == "Tab" ? child : nil)
      let title = label.flatMap { evaluator.text(of: $0) }
      let icon = label.flatMap { evaluator.icon(of: $0) }
      for target in resolver.targets(of: child) {
        if case .screen(let screen) = target.content, screen === type { continue }
        var effect = structureEffect(object, type, api: "TabView", trigger: title)
        if let made = target.object { (effect.file, effect.at) = (made.file, made.at) }
        add(target, nil, .tab, effect)
        tabs.append((target, title, icon))
      }
    }
    if !tabs.isEmpty, !tabBars.contains(where: { $0.container === type }) {
      tabBars.append((type, tabs))
    }
  }

  /// The tabs themselves, out of groups, loops and branches.
  private func flattened(_ value: Value) -> [Value] {
    switch value {
    case .options(let values), .list(let values): values.flatMap { flattened($0) }
    case .object(let object)
    where ["Group", "ForEach", "TabSection", "Section"].contains(object.typeName)
      && object.tabLabel == nil:
      object.children.flatMap { flattened($0) }
    case .object: [value]
    default: []
    }
  }
}
