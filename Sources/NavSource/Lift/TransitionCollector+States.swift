internal import NavGraph

/// Values that are pushed, and states that presentations wait for.
extension TransitionCollector {
  /// A pushed value becomes what the matching destination makes of it.
  func follow(_ value: Value, _ effect: Effect) {
    if let route = evaluator.route(value) { return follow(route, effect) }
    if effect.state != nil {
      // In a list with a selection; known when all split views are.
      selections.append(effect)
    } else if !push(value, effect, rules(for: value, from: effect.origin)) {
      unresolved.append(effect)
    }
  }

  /// Pushes what a destination makes of a value that a list selects.
  ///
  /// - Parameter isAround: count only destinations of the views around the list.
  func pushes(_ value: Value, _ effect: Effect, isAround: Bool) -> Bool {
    if !isAround { return push(value, effect, rules(for: value, from: effect.origin)) }
    guard let rule = matchingRule(for: value, from: effect.origin),
      let home = rule.origin, isAbove(home, effect.origin)
    else { return false }
    return push(value, effect, [rule])
  }

  func isAbove(_ outer: TypeSymbol, _ type: TypeSymbol?) -> Bool {
    guard let type else { return false }
    var seen: Set<Int> = [type.index]
    var level = [type.index]
    while !level.isEmpty {
      if level.contains(outer.index) { return true }
      level = makers(of: level, besides: &seen)
    }
    return false
  }

  /// The types in whose code objects of other types are made.
  private func makers(of types: [Int], besides seen: inout Set<Int>) -> [Int] {
    types.flatMap { (evaluator.creations[$0] ?? []).compactMap { $0.origin?.index } }
      .filter { seen.insert($0).inserted }
  }

  private func push(_ value: Value, _ effect: Effect, _ rules: [DestinationRule]) -> Bool {
    for rule in rules {
      var effect = effect
      // Of several destinations, none is known to be the one.
      if rules.count > 1 { effect.confidence = .guessed }
      effect.ignoredBy = effect.ignoredBy ?? rule.ignoredBy
      show(content(rule.content, value, rule.origin), .push, effect)
    }
    return !rules.isEmpty
  }

  func content(_ closure: Value, _ value: Value, _ origin: TypeSymbol?) -> Value {
    evaluator.trial {
      evaluator.context = Evaluator.Context(origin: origin)
      let call = EvaluatedCall(
        name: "", arguments: [EvaluatedArgument(label: nil, value: value, isTrailing: false)],
        file: 0, at: 0)
      return evaluator.apply(
        closure, call, in: Scope(parent: nil, file: 0, type: nil, receiver: nil))
    }
  }

  /// The destination for a value; where the value's type is not known, all that the view around
  /// declares.
  func rules(for value: Value, from origin: TypeSymbol?) -> [DestinationRule] {
    if let match = matchingRule(for: value, from: origin) { return [match] }
    let known = Set(typeNames(of: value))
    // A destination for another type than the value's is none.
    let rules = evaluator.destinationRules.filter { rule in
      known.isDisjoint(with: Self.plainTypes) || !Self.plainTypes.contains(rule.type)
    }
    let own = rules.filter { $0.origin === origin && origin != nil }
    if !own.isEmpty { return firstOfEachPlace(own) }
    let places = firstOfEachPlace(rules)
    return places.count == 1 ? places : Array(rules.filter { $0.type == "*" }.prefix(1))
  }

  private static let plainTypes: Set = ["Int", "Double", "String", "Bool", "UUID"]

  /// A view's code may have run several times.
  private func firstOfEachPlace(_ rules: [DestinationRule]) -> [DestinationRule] {
    var seen: Set<Site> = []
    return rules.filter { seen.insert(Site(file: $0.file, at: $0.at, origin: -1)).inserted }
  }

  /// The destination that is declared for the type of a value.
  private func matchingRule(for value: Value, from origin: TypeSymbol?) -> DestinationRule? {
    for name in typeNames(of: value) {
      if let match = nearestRule(to: origin, where: { $0.type == name }) { return match }
    }
    guard case .enumCase(let known) = value, known.type == nil else { return nil }
    return nearestRule(to: origin) { rule in
      program.lookUp(rule.type, from: rule.origin, file: rule.file)?.enumCase(known.name) != nil
    }
  }

  /// Of the destinations for one type, that of the nearest view around the code: an app may have
  /// several stacks, and several apps may lie in one folder.
  private func nearestRule(
    to origin: TypeSymbol?, where isMatch: (DestinationRule) -> Bool
  ) -> DestinationRule? {
    let rules = evaluator.destinationRules.filter(isMatch)
    guard rules.count > 1, let origin else { return rules.first }
    var seen: Set<Int> = [origin.index]
    var level = [origin.index]
    while !level.isEmpty {
      if let found = rules.first(where: { level.contains($0.origin?.index ?? -1) }) {
        return found
      }
      level = makers(of: level, besides: &seen)
    }
    return rules.first
  }

  /// Names under which the type of a value may be written, the most telling first.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .enumCase(let known): return [known.type?.name].compactMap { $0 }
    case .object(let object):
      return [object.type?.name ?? object.typeName] + superclasses(of: object)
    case .bool: return ["Bool"]
    case .place(let key, let type):
      let identity = key.name == "id" && key.type >= 0 ? program.types[key.type].name + ".ID" : nil
      return [identity, type?.name].compactMap { $0 }
    case .string: return ["String"]
    default: return []
    }
  }

  /// A new value of a path: what its elements stand for is shown, an empty one leads to the root.
  func assign(_ write: StateWrite) {
    if isCounted(write.effect) { return }
    if let back = write.back {
      if goBack(in: write, to: back) { return }
      return add(nil, back, .back, write.effect)
    }
    switch write.value {
    case .list(let items):
      if items.isEmpty { add(nil, .root, .back, write.effect) }
      for item in items {
        var append = write
        append.value = item
        append.isAppend = true
        collect(append, isPath: true)
      }
    case .enumCase(let made) where made.name == "init" && made.payload.isEmpty:
      // `path = .init()`.
      add(nil, .root, .back, write.effect)
    case .object(let object) where object.typeName == "NavigationPath" && !object.isSymbolic:
      if object.children.isEmpty { add(nil, .root, .back, write.effect) }
    default: break
    }
  }

  func collect(_ write: StateWrite, isPath: Bool) {
    if isCounted(write.effect) { return }
    if let route = evaluator.route(write.value, in: write.state) { return follow(route, write) }
    guard let rule = matchingRule(for: write) ?? (isPath ? onlyRule(for: write.value) : nil)
    else { return }
    var effect = write.effect
    if let actor = actor(effect.handled, rule) { effect.origin = actor }
    effect.ignoredBy = effect.ignoredBy ?? rule.ignoredBy
    show(content(rule.content, write.value, rule.origin), .push, effect)
  }

  func onlyRule(for value: Value) -> DestinationRule? {
    let rules = rules(for: value, from: nil)
    return rules.count == 1 ? rules[0] : nil
  }

  /// The screen of the child whose action is handled: `.path(.element(_, .detail(.delegate(…))))`.
  func actor(_ handled: [String], _ rule: DestinationRule) -> TypeSymbol? {
    for name in handled.reversed() {
      let value = Value.enumCase(CaseValue(type: nil, name: name, payload: []))
      let targets = resolver.targets(of: content(rule.content, value, rule.origin))
      if targets.count == 1, case .screen(let type) = targets[0].content { return type }
    }
    return nil
  }

  func matchingRule(for write: StateWrite) -> DestinationRule? {
    if let match = matchingRule(for: write.value, from: write.effect.origin) { return match }
    guard case .enumCase(let known) = write.value, known.type == nil else { return nil }
    return evaluator.destinationRules.first { rule in
      // A stack that builds every destination in one switch: the case decides.
      rule.type == "*"
        && resolver.targets(of: content(rule.content, write.value, rule.origin)).count == 1
    }
  }

  /// What each case that is set shows, with what sets it.
  private func showEach(
    of writes: [StateWrite], _ registration: Registration, _ kind: TransitionKind
  ) {
    for write in writes {
      var effect = registration.effect
      effect.trigger = evaluator.trigger(of: write.effect) ?? effect.trigger
      effect.ignoredBy = effect.ignoredBy ?? write.effect.ignoredBy
      show(
        content(registration.content, write.value, registration.effect.origin), kind, effect)
    }
  }

  /// Whether what a presentation shows is another screen for another value of its state; content without a
  /// type of its own is one.
  private func depends(_ registration: Registration, _ shown: Value) -> Bool {
    guard registration.takesValue else { return false }
    let targets = resolver.targets(of: shown)
    if targets.count == 1, case .inline = targets[0].content { return false }
    return true
  }

  private func isCase(_ value: Value) -> Bool {
    value.alternatives.allSatisfy { alternative in
      if case .enumCase = alternative { true } else { false }
    }
  }

  /// A presentation bound to a state starts where other types set that state, else where it is.
  func collect(_ registration: Registration) {
    let writes = writes(to: registration.state)
    guard case .show(let kind, let shown) = registration.effect.action else { return }
    func opens(_ write: StateWrite) -> Bool {
      presents(write.value) && !closes(write, registration, shown)
    }
    let setters = writes.filter { write in
      !write.isAppend && write.back == nil
        && write.effect.origin !== registration.effect.origin && !isCounted(write.effect)
        && opens(write)
    }
    consume(shown, madeBy: registration.effect.origin)
    let depends = depends(registration, shown)
    var found = false
    let isShared = isShared(registration)
    for write in setters {
      var effect = registration.effect
      if write.effect.origin.map({ ![.app, .scene].contains($0.role) }) ?? true {
        (effect.origin, effect.members) = (write.effect.origin, write.effect.members)
      }
      if !isShared { effect.trigger = evaluator.trigger(of: write.effect) ?? effect.trigger }
      effect.via = write.effect.via
      effect.givers = evaluator.bindings.givers(of: registration.state, to: write.state)
      effect.confidence = .resolved
      effect.ignoredBy = effect.ignoredBy ?? write.effect.ignoredBy
      let value =
        depends
        ? content(registration.content, write.value, registration.effect.origin) : shown
      found = true
      show(value, kind, effect)
    }
    let here = writes.filter { write in
      write.effect.origin === registration.effect.origin && opens(write)
    }
    if depends, !here.isEmpty, here.allSatisfy({ isCase($0.value) }) {
      showEach(of: here, registration, kind)
    } else if !found || !here.isEmpty {
      var effect = registration.effect
      let counted = here.filter { $0.effect.ignoredBy == nil }
      if counted.isEmpty { effect.ignoredBy = effect.ignoredBy ?? here.first?.effect.ignoredBy }
      let triggers = counted.compactMap { evaluator.trigger(of: $0.effect) }.deduplicated()
      if triggers.count == 1 { effect.trigger = triggers[0] }
      show(shown, kind, effect)
    }
    // Code of the app does not run in a sheet of the system.
    if Evaluator.isSystemSheet(shown) { return }
    for write in writes { collectDismissal(write, of: registration, shown) }
  }

  /// Whether one view has several flags for a presentation: which of them shows what is not told apart.
  private func isShared(_ registration: Registration) -> Bool {
    let origins = evaluator.bindings.origins(of: registration.state)
    return !registration.takesValue && Set(origins.map(\.type)).count < origins.count
  }

  /// What sets a state, also through a binding that is bound to it, in the order in which it was found.
  func writes(to state: StateKey) -> [StateWrite] {
    let found = Set(evaluator.bindings.origins(of: state).flatMap { writesByState[$0] ?? [] })
    return found.sorted().map { evaluator.writes[$0] }
  }

  /// What the dialogs say for the items that are set, each once; all that there are where one of these is
  /// not known.
  func titles(of dialog: ItemDialog, _ effect: Effect) -> [String] {
    let items = writes(to: dialog.state).map(\.value).filter { presents($0) }
    let found = items.map { evaluator.dialogTitles(dialog.content, of: $0, effect.origin) }
    let isKnown = !found.isEmpty && found.allSatisfy { !$0.isEmpty }
    return (found.flatMap { $0 } + (isKnown ? [] : dialog.titles)).deduplicated()
  }

  func presents(_ value: Value) -> Bool {
    switch value {
    case .none, .bool(false): false
    default: true
    }
  }

}
