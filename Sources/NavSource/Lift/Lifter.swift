internal import NavGraph

/// Moves transitions from the rows, modifiers, view models and coordinators that hold the code to
/// the screens that a person sees.
final class Lifter {
  let evaluator: Evaluator
  let program: Program
  /// Types that are screens.
  private(set) var screens: Set<Int> = []
  private(set) var inlineScreens: Set<String> = []
  /// Types that a transition leads to, not only parts of other screens.
  private var entered: Set<Int> = []
  /// For each type, the types that make it, hold it or are given it.
  private(set) var parents: [Int: [Parent]] = [:]
  private var memo: [Int: [Start]] = [:]
  let resolver: TargetResolver
  /// For each hosting controller or stack of the project, the screens that it hosts.
  private var hosted: [Int: [RawSource]] = [:]

  struct Parent: Hashable {
    var type: Int
    /// Inline screens around the place, innermost last.
    var members: [String]
    /// Whether it keeps the object, rather than only making it.
    var isHolder = false
    /// Whether it keeps whatever adopts a protocol.
    var isByProtocol = false
  }

  /// A screen from which a lifted transition starts, with the types passed on the way up.
  struct Start: Hashable {
    var source: RawSource
    var via: [String]
  }

  init(
    _ evaluator: Evaluator, _ resolver: TargetResolver, _ raw: [RawTransition],
    _ contents: SceneContents, containers: [Int: ScreenKind]
  ) {
    self.evaluator = evaluator
    self.resolver = resolver
    program = evaluator.program
    findHosted(raw)
    findScreens(raw, containers)
    screens.formUnion(contents.screens)
    entered.formUnion(contents.screens)
    screens.subtract(contents.hosts)
    inlineScreens.formUnion(contents.inlineScreens)
    findParents()
    findOutermost(raw)
  }

  // MARK: Screens

  /// What a hosting controller does, the view in it does; a stack that goes away is left from what it holds.
  private func findHosted(_ raw: [RawTransition]) {
    let acting = Set(
      raw.compactMap { transition -> Int? in
        if case .type(let type) = transition.source { type } else { nil }
      })
    for index in acting.sorted() {
      let type = program.types[index]
      guard isHost(type) || type.role == .navigationController else { continue }
      let isStack = type.role == .navigationController
      var sources =
        isStack
        ? modals(in: type, raw) : views(in: .object(evaluator.instance(of: type)), of: type)
      if sources.isEmpty, !isStack {
        sources = (evaluator.creations[index] ?? []).flatMap {
          views(in: .object($0.object), of: type)
        }
      }
      var seen: Set<RawSource> = []
      sources = sources.filter { seen.insert($0).inserted }
      if sources.isEmpty { continue }
      hosted[index] = sources
      for case .type(let view) in sources { screens.insert(view) }
    }
  }

  /// What modals show in a stack of the project's class.
  private func modals(in stack: TypeSymbol, _ raw: [RawTransition]) -> [RawSource] {
    raw.compactMap { transition in
      guard [.sheet, .fullScreenCover, .popover].contains(transition.kind),
        let target = transition.target, target.wraps == stack.displayName
      else { return nil }
      return source(target, besides: stack)
    }
  }

  private func isHost(_ type: TypeSymbol) -> Bool {
    type.role == .hostingController || evaluator.frames.contains(type.index)
  }

  private func views(in host: Value, of type: TypeSymbol) -> [RawSource] {
    resolver.targets(of: host).compactMap { source($0, besides: type) }
  }

  private func source(_ target: Target, besides host: TypeSymbol) -> RawSource? {
    switch target.content {
    case .screen(let view): view === host ? nil : .type(view.index)
    case .inline(let name): .inline(name)
    default: nil
    }
  }

  private func findScreens(_ raw: [RawTransition], _ containers: [Int: ScreenKind]) {
    for transition in raw {
      if transition.isStartKnown, case .type(let type) = transition.source { screens.insert(type) }
      switch transition.reserved == nil ? transition.target?.content : nil {
      case .screen(let type):
        screens.insert(type.index)
        if transition.kind != .embed || fillsColumn(transition) { entered.insert(type.index) }
      case .inline(let name):
        // A plain container says by itself what is in it.
        if transition.target?.object?.isPlainContainer != true { inlineScreens.insert(name) }
      default: break
      }
    }
    for type in program.types where type.role == .app { screens.insert(type.index) }
    for type in program.scenes.types.values {
      screens.insert(type.index)
      entered.insert(type.index)
    }
    // What a stack can push is a screen, also where nobody was found to push it.
    let rules = evaluator.destinationRules.filter { $0.ignoredBy == nil }
    for target in rules.flatMap({ resolver.targets(of: $0.shown) }) {
      if case .screen(let type) = target.content, !resolver.choices.contains(type.index) {
        screens.insert(type.index)
      }
    }
    for (type, kind) in containers where kind == .tabs || kind == .split {
      if program.types[type].role.fillsSlots, evaluator.creations[type] != nil {
        screens.insert(type)
      }
    }
    let starters = Set(
      raw.compactMap { transition -> Int? in
        if case .type(let type) = transition.source { type } else { nil }
      })
    for type in program.types
    where type.role.isController && starters.contains(type.index) && !isAbstract(type)
      && !isHost(type) && type.role != .navigationController
    {
      // A controller that acts is a screen, also one that only a storyboard makes.
      screens.insert(type.index)
    }
  }

  /// Whether a controller is put into a column of a split view, which it has for itself.
  private func fillsColumn(_ transition: RawTransition) -> Bool {
    transition.effect.origin?.role == .splitController
      || transition.effect.container?.role == .splitController
  }

  /// A base class whose subclasses are the screens.
  private func isAbstract(_ type: TypeSymbol) -> Bool {
    program.types.contains {
      $0 !== type && $0.ancestors.contains { $0 === type } && !$0.isExternal
    }
  }

  // MARK: Composition

  private func findParents() {
    for type in program.types where !type.isExternal {
      var found: [Parent] = []
      for creation in evaluator.creations[type.index] ?? [] {
        guard let origin = creation.origin, origin !== type, !isApart(creation),
          creation.object.ignoredBy == nil
        else { continue }
        found.append(Parent(type: origin.index, members: creation.members))
      }
      if !type.role.fillsSlots {
        for holder in evaluator.holders[type.index] ?? [] where holder !== type {
          found.append(Parent(type: holder.index, members: [], isHolder: true))
        }
      }
      parents[type.index] = unique(found)
    }
    addHoldersByDeclaration()
    addSubclasses()
  }

  /// Whether an object is made for what a stack pushes: that is no part of the screen around.
  private func isApart(_ creation: Creation) -> Bool {
    creation.isDestination && innermost(creation.members) == nil
  }

  private func unique(_ list: [Parent]) -> [Parent] {
    var seen: Set<Parent> = []
    return list.filter { seen.insert($0).inserted }
  }

  /// A type that keeps a value of another type in a property owns it.
  private func addHoldersByDeclaration() {
    for holder in program.types where !holder.isExternal {
      for property in holder.propertyOrder where property.fact.isStored && !property.fact.isStatic {
        for reference in heldTypes(property.fact.type) { hold(reference, in: holder) }
      }
    }
    for key in parents.keys { parents[key] = unique(parents[key] ?? []) }
  }

  /// The type of a property, and what a wrapper around it is made of: `StoreOf<Feature>`.
  private func heldTypes(_ reference: TypeReference?) -> [TypeReference] {
    guard let reference else { return [] }
    return [reference] + reference.genericArguments
  }

  private func hold(_ reference: TypeReference, in holder: TypeSymbol) {
    guard let name = reference.name,
      let held = program.lookUp(name, from: holder, file: holder.file), held !== holder,
      !held.role.fillsSlots, held.kind != .enum, !held.isExternal
    else { return }
    let owned = held.kind == .protocol ? program.adopters(of: held) : [held]
    for type in owned where !type.role.fillsSlots && type !== holder {
      parents[type.index, default: []].append(
        Parent(
          type: holder.index, members: [], isHolder: true, isByProtocol: held.kind == .protocol))
    }
  }

  /// What a base class does, its subclasses do.
  private func addSubclasses() {
    for type in program.types where !type.isExternal && type.kind == .class {
      for base in type.ancestors.dropFirst()
      where base.kind == .class && !base.isExternal && !screens.contains(base.index) {
        parents[base.index, default: []].append(Parent(type: type.index, members: []))
      }
    }
  }

  // MARK: Lifting

  /// The screens from which a transition starts; empty when nothing leads to its code.
  func starts(of transition: RawTransition) -> [Start] {
    if transition.isStartKnown { return [Start(source: transition.source, via: [])] }
    if case .inline = transition.source { return [Start(source: transition.source, via: [])] }
    if let performer = performer(of: transition) {
      let giver = transition.effect.origin.map { [$0.displayName] } ?? []
      return [Start(source: .type(performer), via: giver)]
    }
    if let inline = innermost(transition.members) {
      if case .inline(let target)? = transition.target?.content, target == inline {
        // Content does not lead to itself: it starts where it is shown.
        let outer = transition.members.prefix { $0 != inline }
        if let next = innermost(Array(outer)) { return [Start(source: .inline(next), via: [])] }
      } else {
        return [Start(source: .inline(inline), via: [])]
      }
    }
    if case .type(let type) = transition.source, let views = hosted[type],
      isHost(program.types[type]) || transition.kind == .dismiss
    {
      return views.map { Start(source: $0, via: []) }
    }
    guard case .type(let type) = transition.source else {
      return transition.source == .nowhere ? [Start(source: .nowhere, via: [])] : []
    }
    if program.types[type].role == .delegate, isInterruption(transition) {
      return [Start(source: .nowhere, via: [])]
    }
    let found = ofGivers(starts(from: type), transition)
    if transition.kind.isWayBack { return found.filter { !startsApp($0, besides: type) } }
    if found.isEmpty && isCalledBySystem(program.types[type])
      || found.count > Self.mostSharers && program.types[type].role == .other
    {
      return [Start(source: .nowhere, via: names(of: type))]
    }
    return found
  }

  /// Whether a way back was followed up to what starts an app, which does not go away.
  private func startsApp(_ start: Start, besides type: Int) -> Bool {
    guard case .type(let found) = start.source, found != type else { return false }
    return program.types[found].role.startsApps
  }

  /// A row that several screens give their state to opens what each of them presents.
  private func ofGivers(_ found: [Start], _ transition: RawTransition) -> [Start] {
    let givers = transition.effect.givers
    if givers.isEmpty || found.count < 2 { return found }
    let sources = Set(givers.filter { $0 >= 0 }.flatMap { starts(from: $0).map(\.source) })
    let own = found.filter { sources.contains($0.source) }
    return own.isEmpty ? found : own
  }

  /// Whether a view that shows something else in its place is said to contain it.
  func isOfChoice(_ transition: RawTransition) -> Bool {
    guard case .type(let type) = transition.source, !screens.contains(type) else { return false }
    return [.root, .embed].contains(transition.kind) && resolver.choices.contains(type)
  }

  /// What an object does that nobody was found to ask for, while more screens than this share it, can
  /// happen on any screen.
  private static let mostSharers = 3

  /// The screen that was given the closure around: when it is called, the user is there. A screen
  /// that is only a part of another acts for that one.
  private func performer(of transition: RawTransition) -> Int? {
    if [.embed, .tab, .root].contains(transition.kind) { return nil }
    return transition.effect.handovers.map(\.receiver.index).last { screens.contains($0) }
      .flatMap { entered.contains($0) ? $0 : nil }
  }

  /// Whether the app's delegate shows something later than at launch, over whatever is shown then:
  /// a notification, a URL.
  private func isInterruption(_ transition: RawTransition) -> Bool {
    if [.root, .window, .replace, .tab, .embed].contains(transition.kind) { return false }
    return transition.effect.root.map { !$0.fact.isLaunch } ?? false
  }

  /// Whether a type that no screen holds acts all the same: the delegate of something outside, what
  /// Siri and Shortcuts perform.
  private func isCalledBySystem(_ type: TypeSymbol) -> Bool {
    !type.role.fillsSlots
      && type.externalAncestors.contains { $0.hasSuffix("Delegate") || $0.hasSuffix("Intent") }
  }

  func innermost(_ members: [String]) -> String? {
    members.last { inlineScreens.contains($0) }
  }

  /// Breadth first over who makes or holds whom, until screens are met.
  func starts(from type: Int) -> [Start] {
    if screens.contains(type) { return [Start(source: .type(type), via: [])] }
    if let known = memo[type] { return known }
    var found: [Start] = []
    var seen: Set<Int> = [type]
    var queue: [(type: Int, via: [String])] = [(type, names(of: type))]
    var next = 0
    while next < queue.count {
      let (current, via) = queue[next]
      next += 1
      for parent in owners(of: current) {
        if let inline = innermost(parent.members) {
          found.append(Start(source: .inline(inline), via: via))
        } else if screens.contains(parent.type) {
          if !found.contains(where: { $0.source == .type(parent.type) }) {
            found.append(Start(source: .type(parent.type), via: via))
          }
        } else if seen.insert(parent.type).inserted {
          queue.append((parent.type, names(of: parent.type) + via))
        }
      }
    }
    let result = narrowed(found, seen: seen)
    memo[type] = result
    return result
  }

  /// What is told of a type on the way; nothing of a library's.
  private func names(of type: Int) -> [String] {
    program.isModel(program.types[type]) ? [] : [program.types[type].displayName]
  }

  /// Screens that keep a view model own it; whoever made it for them does not.
  private func owners(of type: Int) -> [Parent] {
    // Whoever keeps the app's delegate does not do what it does.
    if program.types[type].role == .delegate { return [] }
    let all = parents[type] ?? []
    if program.types[type].role.fillsSlots { return all }
    let screens = all.filter { $0.isHolder && isOwner(program.types[$0.type].role) }
    if screens.isEmpty { return all }
    let exact = screens.filter { !$0.isByProtocol }
    return exact.isEmpty ? screens : exact
  }

  func isOwner(_ role: TypeRole) -> Bool {
    role.fillsSlots && role != .navigationController
  }

  /// Code that only the app itself leads to starts at the app; an app beside screens is no start.
  private func narrowed(_ found: [Start], seen: Set<Int>) -> [Start] {
    let screensOnly = found.filter { start in
      if case .type(let type) = start.source {
        return program.types[type].role != .app
      }
      return true
    }
    if !screensOnly.isEmpty { return screensOnly }
    if !found.isEmpty { return found }
    let delegates = seen.sorted().filter { program.types[$0].role == .delegate }
    return delegates.prefix(1).map { Start(source: .type($0), via: []) }
  }

  func add(screens more: Set<Int>) {
    screens.formUnion(more)
    memo = [:]
  }
}
