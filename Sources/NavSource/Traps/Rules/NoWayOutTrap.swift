internal import NavGraph

/// A modal that the user cannot swipe away, and that nothing closes.
enum NoWayOutTrap: TrapRule {
  static let id = "trap.no-way-out"
  static let summary = "a modal that cannot be swiped away has nothing that closes it"
  static let severity = Diagnostic.Severity.warning

  private static let locks = ["interactiveDismissDisabled", "isModalInPresentation"]

  static func names(in source: TrapSource) -> [String] {
    locks + ModalContents.closers + states(source)
  }

  private static func states(_ source: TrapSource) -> [String] {
    source.evaluator.registrations.flatMap { registration in
      [registration.state.lastName] + ["$" + registration.state.lastName]
    }
  }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    let inside = ModalContents(source)
    return source.collector.transitions.compactMap { transition in
      guard case .screen(let type)? = transition.target?.content, !type.isExternal,
        holds(transition, type, source), isLocked(transition, type, source),
        !inside.hasWayOut(of: type, isBound: transition.effect.state != nil)
      else { return nil }
      return TrapFinding(
        transition.effect.file, transition.effect.at,
        "\(type.displayName) cannot be swiped away, and neither it nor what it leads to closes it: "
          + "the user cannot leave; give it a button that calls dismiss(), or sets back what "
          + "presents it")
    }
  }

  /// Whether the user cannot leave by a swipe.
  private static func isLocked(
    _ transition: RawTransition, _ type: TypeSymbol, _ source: TrapSource
  ) -> Bool {
    if transition.kind == .fullScreenCover { return true }
    guard transition.kind == .sheet else { return false }
    return source.bodies(mentioning: locks).contains { body in
      guard body.owner === type else { return false }
      var isFound = false
      source.visit(body) { expression, around in
        if around.isBranch { return }
        switch expression {
        case .call(let call) where call.callee.lastName == "interactiveDismissDisabled":
          if case .bool(true)? = call.arguments.first?.value ?? .bool(true) { isFound = true }
        case .assignment(let target, .bool(true), _):
          if target.lastName == "isModalInPresentation" { isFound = true }
        default: break
        }
      }
      return isFound
    }
  }

  /// Whether what presents the modal keeps it there: no code sets its state back.
  private static func holds(
    _ transition: RawTransition, _ type: TypeSymbol, _ source: TrapSource
  ) -> Bool {
    guard let state = transition.effect.state else { return transition.effect.api == "present" }
    let names = source.evaluator.bindings.origins(of: state).map(\.lastName) + [state.lastName]
    return !names.contains { isSetBack($0, source) }
  }

  private static func isSetBack(_ name: String, _ source: TrapSource) -> Bool {
    if let known = source.knownSetBack[name] { return known }
    let found = setsBack(name, source)
    source.knownSetBack.insert(found, for: name)
    return found
  }

  private static func setsBack(_ name: String, _ source: TrapSource) -> Bool {
    source.bodies(mentioning: [name, "$" + name]).contains { body in
      var isFound = false
      source.visit(body) { expression, _ in
        switch expression {
        case .assignment(let target, let value, _):
          if case .bool(true) = value { return }
          if target.mentionsLast(name), !isMade(value) { isFound = true }
        case .call(let call):
          if case .member(let base?, "toggle", _) = call.callee, base.mentionsLast(name) {
            isFound = true
          }
          if !presenters.contains(call.callee.lastName ?? ""),
            call.arguments.contains(where: { $0.value.lastName == "$" + name })
          {
            isFound = true
          }
        default: break
        }
      }
      return isFound
    }
  }

  private static let presenters: Set = ["fullScreenCover", "sheet"]

  /// Whether a value is certainly something, not `nil`.
  private static func isMade(_ value: Expression) -> Bool {
    switch value {
    case .string, .number, .array, .closure: true
    case .call(let call): call.callee.typeReference != nil
    case .member(nil, let name, _): name != "none"
    default: false
    }
  }
}

extension StateKey {
  fileprivate var lastName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension Expression {
  fileprivate func mentionsLast(_ name: String) -> Bool {
    switch self {
    case .name(name, _, _), .member(_, name, _): true
    case .member(let base?, "wrappedValue", _): base.lastName == name || base.lastName == "_" + name
    default: false
    }
  }
}

/// What can be seen inside a modal, and whether something there closes it.
private struct ModalContents {
  /// What code mentions that closes a modal, by whatever way it comes to do so.
  static let closers = ["dismiss", "presentationMode", "performSegue", "exit"]

  private let source: TrapSource
  private let next: [ScreenID: [Transition]]
  private var types: [ScreenID: TypeSymbol] = [:]
  /// The types whose objects the code of a type makes.
  private var parts: [Int: [TypeSymbol]] = [:]
  /// Types with code from which something leads on, or which closes what they are in.
  private var open: Set<Int> = []

  init(_ source: TrapSource) {
    self.source = source
    next = Dictionary(grouping: source.graph.transitions, by: \.from)
    for type in source.program.types where types[ScreenID(type.displayName)] == nil {
      types[ScreenID(type.displayName)] = type
    }
    for (index, creations) in source.evaluator.creations {
      for origin in creations.compactMap(\.origin) {
        parts[origin.index, default: []].append(source.program.types[index])
      }
    }
    open = Set(source.collector.unresolved.compactMap { $0.origin?.index })
    open.formUnion(source.bodies(mentioning: Self.closers).compactMap { $0.owner?.index })
  }

  /// - Parameter isBound: whether the modal is there as long as a state says so.
  func hasWayOut(of type: TypeSymbol, isBound: Bool) -> Bool {
    var seen: Set = [ScreenID(type.displayName)]
    var pending = [ScreenID(type.displayName)]
    var inside: [TypeSymbol] = []
    while let screen = pending.popLast() {
      guard let shown = types[screen] else { return true }
      inside.append(shown)
      for way in next[screen] ?? [] {
        switch way.kind {
        case .push, .tab, .embed, .detail:
          if seen.insert(way.to).inserted { pending.append(way.to) }
        case .alert, .confirmationDialog, .link, .sheet, .fullScreenCover, .popover: break
        default: return true
        }
      }
    }
    return withParts(inside).contains { mayClose($0, isBound: isBound) }
  }

  private func withParts(_ types: [TypeSymbol]) -> [TypeSymbol] {
    var seen = Set(types.map(\.index))
    var found = types
    var pending = types
    while let type = pending.popLast() {
      let added = (parts[type.index] ?? []).filter { seen.insert($0.index).inserted }
      found += added
      pending += added
    }
    return found
  }

  /// Whether a type may close the modal that it is in, by itself or by telling somebody.
  private func mayClose(_ type: TypeSymbol, isBound: Bool) -> Bool {
    let lines = type.ancestors.filter { !$0.isExternal }
    if lines.contains(where: { open.contains($0.index) }) || type.role == .representable {
      return true
    }
    if isBound { return type.role.isController }
    return lines.contains { $0.propertyOrder.contains { tells($0, type) } }
      || !type.externalAncestors.allSatisfy(Self.known.contains)
  }

  private static let known: Set = ["View", "UIViewController", "UITableViewController", "NSObject"]

  /// Whether a property holds somebody who can close the controller that has it.
  private func tells(_ property: PropertySymbol, _ type: TypeSymbol) -> Bool {
    let fact = property.fact
    if fact.isStatic || !fact.isStored { return false }
    // An object that is made elsewhere.
    guard let reference = fact.type else { return fact.initial == nil }
    if reference.isFunction { return true }
    guard let name = reference.name,
      let symbol = source.program.lookUp(name, from: type, file: property.file)
    else { return false }
    return symbol.kind == .protocol || symbol.kind == .class && !symbol.role.fillsSlots
  }
}
