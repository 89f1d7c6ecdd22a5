internal import NavGraph

/// A route that shows a screen, and that no code makes.
enum UnreachedDestinationTrap: TrapRule {
  static let id = "trap.unreached-destination"
  static let summary = "a route has a screen, but no code leads to it"
  static let severity = Diagnostic.Severity.note

  static func names(in source: TrapSource) -> [String] {
    ["NavigationStack"]
      + source.routes.all.flatMap { route in
        [route.shortName, "allCases", "rawValue"] + route.cases.map(\.name)
      }
  }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    unmadeCases(source) + unpushedTypes(source)
  }

  // MARK: Destinations for a type

  private static func unpushedTypes(_ source: TrapSource) -> [TrapFinding] {
    let pushed = PushedValues(source)
    if pushed.isOpen { return [] }
    return source.evaluator.destinationRules.compactMap { rule in
      guard let type = source.program.lookUp(rule.type, from: rule.origin, file: rule.file),
        type.kind == .struct || type.kind == .class, !type.isExternal,
        !source.program.isModel(rule.file), !pushed.mayHave(type)
      else { return nil }
      return TrapFinding(
        rule.file, rule.at,
        "no link or path has a value of \(type.name), so nothing leads to this destination; add the "
          + "link that is missing, or take the destination out")
    }
  }

  // MARK: Cases

  private static func unmadeCases(_ source: TrapSource) -> [TrapFinding] {
    source.routes.all.flatMap { route -> [TrapFinding] in
      if isMadeFromData(route, source) { return [] }
      let shown = ShownCases(of: route, source).names
      return route.cases.filter { shown.contains($0.name) && !isMade($0, of: route, source) }
        .map { fact in
          TrapFinding(
            route.file, fact.at,
            "'\(fact.name)' stands for a screen, but no code makes this case, so no way leads there by "
              + "it; add the link that is missing, or take the case out")
        }
    }
  }

  /// Whether values come from texts, from a list of all of them or from code that is not written here.
  private static func isMadeFromData(_ route: TypeSymbol, _ source: TrapSource) -> Bool {
    if !route.attributes.allSatisfy({ $0.name == "MainActor" || $0.name == "available" }) {
      return true
    }
    let coded: Set = ["Codable", "Decodable", "CaseIterable"]
    if route.ancestors.flatMap(\.externalAncestors).contains(where: coded.contains) { return true }
    let isRaw = route.externalAncestors.contains { $0 == "String" || $0 == "Int" }
    return isRaw && isMadeFromRawValue(route, source)
  }

  private static func isMadeFromRawValue(_ route: TypeSymbol, _ source: TrapSource) -> Bool {
    source.bodies(mentioning: ["rawValue", route.shortName]).contains { body in
      var isFound = false
      source.visit(body) { expression, _ in
        if case .call(let call) = expression, call.arguments.first?.label == "rawValue" {
          isFound = true
        }
      }
      return isFound
    } || route.functionOrder.contains { $0.fact.kind == .initializer }
  }

  /// Whether code has the case as a value; patterns and comparisons do not count.
  private static func isMade(
    _ fact: EnumCaseFact, of route: TypeSymbol, _ source: TrapSource
  ) -> Bool {
    source.bodies(mentioning: [fact.name]).contains { body in
      var isFound = false
      source.visit(body) { expression, around in
        guard !isFound, !around.isCompared || !fact.payload.isEmpty else { return }
        switch expression {
        case .member(let base, fact.name, _):
          isFound = base.map { mayBe($0, route, body, source) } ?? true
        case .keyPath(_, let names): isFound = names.contains(fact.name)
        default: break
        }
      }
      return isFound
    }
  }

  /// Whether an expression before a case's name may mean the route: no other type does.
  private static func mayBe(
    _ base: Expression, _ route: TypeSymbol, _ body: CodeBody, _ source: TrapSource
  ) -> Bool {
    guard let name = base.typeReference?.name else { return false }
    if name == "Self" { return body.owner === route }
    guard let type = source.program.lookUp(name, from: body.owner, file: body.file) else {
      return true
    }
    return type === route
  }
}

/// The types of the values that links and paths have.
private struct PushedValues {
  /// Whether there are values of which the type is not known.
  private(set) var isOpen = false
  private var names: Set<String> = []

  init(_ source: TrapSource) {
    let evaluator = source.evaluator
    isOpen = source.bodies(mentioning: ["NavigationStack"])
      .contains { Self.hasComputedPath($0, source) }
    for effect in evaluator.effects {
      if case .value(let value) = effect.action { add(value, source) }
    }
    for write in evaluator.writes where write.isAppend || evaluator.isPath(write.state) {
      if case .list(let items) = write.value {
        for item in items { add(item, source) }
      } else {
        add(write.value, source)
      }
    }
    for path in evaluator.paths.states where path.type >= 0 {
      // What else is put into a path of one type is not known.
      if let property = source.program.types[path.type].property(path.name),
        case .array(let element)? = property.fact.type, let name = element.name
      {
        names.insert(name)
      } else {
        isOpen = isOpen || evaluator.bindings.origins(of: path) != [path]
      }
    }
  }

  /// Whether a stack takes its path from something that code computes.
  private static func hasComputedPath(_ body: CodeBody, _ source: TrapSource) -> Bool {
    var isFound = false
    source.visit(body) { expression, _ in
      guard case .call(let call) = expression, call.callee.lastName == "NavigationStack",
        let path = call.arguments.first(where: { $0.label == "path" })?.value
      else { return }
      if !path.isBinding { isFound = true }
    }
    return isFound
  }

  private mutating func add(_ value: Value, _ source: TrapSource) {
    for alternative in value.alternatives {
      let found = source.collector.typeNames(of: alternative)
      if found.isEmpty { isOpen = true }
      names.formUnion(found)
    }
  }

  func mayHave(_ type: TypeSymbol) -> Bool {
    names.contains { name in
      name == type.name || name == type.shortName || name.hasSuffix("." + type.shortName)
    }
  }
}

/// The cases of a route for which code shows a screen.
private struct ShownCases {
  private(set) var names: Set<String> = []

  init(of route: TypeSymbol, _ source: TrapSource) {
    let known = Set(route.cases.map(\.name))
    // Patterns are no mention, so all code is looked at that shows something.
    for body in source.screenMakers {
      for statement in body.statements { add(statement, in: body, known, source) }
    }
  }

  private mutating func add(
    _ statement: Statement, in body: CodeBody, _ known: Set<String>, _ source: TrapSource
  ) {
    var switches: [SwitchStatement] = []
    statement.collectSwitches(&switches)
    for choice in switches {
      let patterns = choice.cases.flatMap(\.patterns).compactMap(\.caseNames.first)
      guard !patterns.isEmpty, patterns.allSatisfy(known.contains) else { continue }
      for branch in choice.cases where Self.shows(branch.body, body, source) {
        names.formUnion(branch.patterns.compactMap(\.caseNames.first))
      }
    }
  }

  /// Whether a branch makes a screen, not only a container around what is there already.
  private static func shows(_ code: [Statement], _ body: CodeBody, _ source: TrapSource) -> Bool {
    var isFound = false
    source.walk.visit(code) { expression, _ in
      guard case .call(let call) = expression, let name = call.callee.typeReference?.name else {
        return
      }
      let known = source.program.lookUp(name, from: body.owner, file: body.file)
      if known?.isExternal == false {
        isFound = isFound || known?.role.isScreen == true
      } else {
        isFound = isFound || Program.role(ofExternal: name) == .controller
      }
    }
    return isFound
  }
}

extension Expression {
  /// `$path`, `$router.path`.
  fileprivate var isBinding: Bool {
    switch self {
    case .name(let name, _, _): name.hasPrefix("$")
    case .member(let base?, let name, _): name.hasPrefix("$") || base.isBinding
    default: false
    }
  }
}

extension TypeRole {
  fileprivate var isScreen: Bool {
    switch self {
    case .view, .representable, .controller, .hostingController: true
    default: false
    }
  }
}

extension Statement {
  /// Choices in a statement and in the closures of its calls.
  fileprivate func collectSwitches(_ found: inout [SwitchStatement]) {
    switch self {
    case .switch(let statement):
      found.append(statement)
      for branch in statement.cases {
        for inner in branch.body { inner.collectSwitches(&found) }
      }
    case .expression(let value): value.collectSwitches(&found)
    case .return(let value): value?.collectSwitches(&found)
    case .variable(let bindings): for binding in bindings { binding.value?.collectSwitches(&found) }
    case .branch(let branch):
      for inner in branch.then + branch.otherwise { inner.collectSwitches(&found) }
    case .block(let blocks):
      for inner in blocks.joined() { inner.collectSwitches(&found) }
    case .conditional(let branches):
      for inner in branches.flatMap(\.body) { inner.collectSwitches(&found) }
    default: break
    }
  }
}

extension Expression {
  fileprivate func collectSwitches(_ found: inout [SwitchStatement]) {
    switch self {
    case .statement(let statement): statement.collectSwitches(&found)
    case .closure(let closure): for inner in closure.body { inner.collectSwitches(&found) }
    case .call(let call):
      call.callee.collectSwitches(&found)
      for argument in call.arguments { argument.value.collectSwitches(&found) }
    case .member(let base?, _, _): base.collectSwitches(&found)
    case .assignment(_, let value, _): value.collectSwitches(&found)
    default: break
    }
  }
}
