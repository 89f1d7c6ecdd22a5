internal import NavGraph

/// Containers in the bodies of views: stacks, splits and tabs.
extension TransitionCollector {
  func collectStructure(of type: TypeSymbol, _ body: Value) {
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
    case .object(let object):
      guard let given = content(ofFrame: object) else { return }
      walk(given, in: type, isOutermost: isOutermost, depth: depth + 1)
    default: break
    }
  }

  private func walk(
    _ object: AbstractObject, in type: TypeSymbol, isOutermost: Bool, depth: Int
  ) {
    switch object.typeName {
    case "TabView" where isDoubtful(object, in: type):
      pages.append((object, type, isOutermost))
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

  /// What a view of the project that shows nothing but its content was given here.
  private func content(ofFrame object: AbstractObject) -> Value? {
    guard !object.isSymbolic, let frame = object.type, frame.role == .view,
      let slot = resolver.transparentSlot(of: frame)
    else { return nil }
    return object.children.first ?? object.attributes[slot.name]
  }

  func structureEffect(
    _ object: AbstractObject, _ type: TypeSymbol, api: String, trigger: String? = nil,
    to target: Target
  ) -> Effect {
    let made = target.object
    var effect = Effect(
      action: .value(.unknown), origin: type, members: [], file: made?.file ?? object.file,
      at: made?.at ?? object.at, api: api, trigger: trigger, via: [],
      condition: object.condition, confidence: .direct, root: nil, closure: nil, state: nil)
    effect.ignoredBy = made?.ignoredBy ?? object.ignoredBy
    return effect
  }

  private func root(
    of object: AbstractObject, in type: TypeSymbol, api: String, depth: Int
  ) {
    let isStack = TargetResolver.navigationWrappers.contains(object.typeName)
    let targets = object.children.flatMap {
      isStack ? resolver.roots(ofStack: $0) : resolver.layers(ofWindow: $0)
    }
    var found = false
    for target in targets {
      guard case .screen(let screen) = target.content, screen !== type else { continue }
      found = true
      add(target, nil, .root, structureEffect(object, type, api: api, to: target))
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
        owner: type, lists: shown("sidebar") + shown("content"), contents: shown("content"),
        details: shown("detail"), detail: object.detail))
    for (name, kind) in [
      ("sidebar", TransitionKind.embed), ("content", .embed), ("detail", .detail),
    ] {
      guard let column = object.attributes[name] else { continue }
      for target in resolver.targets(of: column).flatMap({ screens(ofColumn: $0) }) {
        guard case .screen(let screen) = target.content, screen !== type else { continue }
        let effect = structureEffect(
          object, type, api: "NavigationSplitView", trigger: name, to: target)
        add(target, nil, kind, effect)
      }
    }
  }

  // MARK: Tabs

  /// Whether it is open if pages are screens: a view with a stack of its own is no part.
  private func isDoubtful(_ object: AbstractObject, in type: TypeSymbol) -> Bool {
    object.isPaged && type.role == .view && containerKinds[type.index] == nil && !settlesPages
  }

  /// Pages to swipe through are screens where the view around them is one; in a row or another part they
  /// are pictures and the like.
  func collectPages() {
    settlesPages = true
    let entered = Set(
      transitions.compactMap { transition -> Int? in
        guard transition.kind != .embed, case .screen(let type)? = transition.target?.content else {
          return nil
        }
        return type.index
      })
    for (object, type, isOutermost) in pages where entered.contains(type.index) {
      walk(object, in: type, isOutermost: isOutermost, depth: 0)
    }
  }

  private func tabs(of object: AbstractObject, in type: TypeSymbol) {
    var tabs: [(Target, String?, String?)] = []
    for child in object.children.flatMap({ flattened($0) }) {
      let label = child.object?.tabLabel ?? (child.object?.typeName == "Tab" ? child : nil)
      let title = label.flatMap { evaluator.text(of: $0) }
      let icon = label.flatMap { evaluator.icon(of: $0) }
      for target in resolver.targets(of: child) {
        if case .screen(let screen) = target.content, screen === type { continue }
        let effect = structureEffect(object, type, api: "TabView", trigger: title, to: target)
        add(target, nil, .tab, effect)
        if effect.ignoredBy == nil { tabs.append((target, title, icon)) }
      }
    }
    if !tabs.isEmpty, !tabBars.contains(where: { $0.container == .type(type.index) }) {
      tabBars.append((.type(type.index), tabs))
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
