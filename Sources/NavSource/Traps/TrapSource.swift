internal import NavGraph

/// What the rules look at: all code of the app, what its evaluation found, and the map.
final class TrapSource {
  let program: Program
  let evaluator: Evaluator
  let collector: TransitionCollector
  let graph: NavigationGraph
  let walk: SourceWalk
  /// Without tests, previews and models of libraries.
  let bodies: [CodeBody]
  private var mentions: [String: [Int]] = [:]
  /// The code that gives a case without its type, by the name of what it is given to.
  private var caseTakers: [String: [Int]] = [:]
  private var byOwner: [Int: [Int]] = [:]
  private(set) lazy var routes = RouteEnums(self)
  private(set) lazy var routeTakers = RouteTakers(self)
  /// The code that gives back something to show.
  private(set) lazy var screenMakers = bodies.filter { RouteEnums.showsScreens($0, in: program) }
  /// By name, whether code sets a flag back; many screens call theirs the same.
  var knownSetBack = NameTable<Bool>()
  private(set) lazy var observed = ObservedPresentation.all(in: self)

  init(_ collector: TransitionCollector, _ graph: NavigationGraph) {
    evaluator = collector.evaluator
    program = evaluator.program
    self.collector = collector
    self.graph = graph
    walk = SourceWalk(platform: program.platform)
    bodies = Self.bodies(of: evaluator)
    let wanted = NameSet(TrapRules.all.flatMap { $0.names(in: self) })
    for index in bodies.indices {
      if let owner = bodies[index].owner { byOwner[owner.index, default: []].append(index) }
      note(index, wanted)
    }
  }

  private static func bodies(of evaluator: Evaluator) -> [CodeBody] {
    let program = evaluator.program
    func isCounted(_ file: Int) -> Bool { !program.isModel(file) && !evaluator.isTest(file) }
    var found: [CodeBody] = []
    for type in program.types where !evaluator.isLeftOut(type) || type.kind == .protocol {
      found += type.functionOrder.filter { isCounted($0.file) }.map { CodeBody($0) }
      found += type.propertyOrder.filter { isCounted($0.file) }.map { CodeBody($0) }
      if isCounted(type.file) { found += type.cases.map { CodeBody($0, of: type) } }
    }
    for name in program.globalFunctions.keys.sorted() {
      let functions = program.globalFunctions[name] ?? []
      found += functions.filter { isCounted($0.file) }.map { CodeBody($0) }
    }
    for name in program.globalProperties.keys.sorted() {
      guard let property = program.globalProperties[name], isCounted(property.file) else {
        continue
      }
      found.append(CodeBody(property))
    }
    for (file, content) in program.files.enumerated()
    where !content.facts.statements.isEmpty && isCounted(file) {
      found.append(CodeBody(topLevelOf: file, content.facts.statements))
    }
    return found.filter { !$0.statements.isEmpty }
  }

  private func note(_ index: Int, _ wanted: NameSet) {
    func note(_ name: String) {
      guard wanted.contains(name), mentions[name]?.last != index else { return }
      mentions[name, default: []].append(index)
    }
    func noteCase(givenTo taker: Expression) {
      guard let name = taker.lastName, wanted.contains(name), caseTakers[name]?.last != index
      else { return }
      caseTakers[name, default: []].append(index)
    }
    walk.visit(bodies[index].statements) { expression, _ in
      switch expression {
      case .call(let call):
        if call.arguments.contains(where: { $0.value.bareCase != nil }) {
          noteCase(givenTo: call.callee)
        }
      case .assignment(let target, let value, _):
        if value.bareCase != nil { noteCase(givenTo: target) }
      case .name(let name, _, _), .member(_, let name, _): note(name)
      case .keyPath(_, let names): for name in names { note(name) }
      case .type(let type): if let name = type.name { note(name) }
      default: break
      }
    }
  }

  /// The code that mentions any of some names, or gives a case without its type to a function, type or
  /// property by one of others; rules say beforehand which they will ask for.
  func bodies(
    mentioning names: [String], orGivingCaseTo takers: [String] = []
  ) -> [CodeBody] {
    let found = names.flatMap { mentions[$0] ?? [] } + takers.flatMap { caseTakers[$0] ?? [] }
    return Set(found).sorted().map { bodies[$0] }
  }

  /// The code of a type, without that of the types it inherits from.
  func bodies(of type: TypeSymbol) -> [CodeBody] { (byOwner[type.index] ?? []).map { bodies[$0] } }

  /// Whether code mentions a function, member or type by name.
  func mentions(_ name: String, in body: CodeBody) -> Bool {
    var isFound = false
    visit(body) { expression, _ in
      switch expression {
      case .name(name, _, _), .member(_, name, _): isFound = true
      default: break
      }
    }
    return isFound
  }

  /// Whether a name is the framework's, as the project declares no type of its own by it.
  func isFrameworkType(_ name: String, in body: CodeBody) -> Bool {
    program.lookUp(name, from: body.owner, file: body.file)?.isExternal ?? true
  }

  func visit(_ body: CodeBody, _ each: SourceWalk.Visit) { walk.visit(body.statements, each) }
}

extension SourceWalk {
  func visit(_ code: [Statement], _ each: Visit) { visit(code, Surroundings(), each) }
}

extension Expression {
  /// `.name` or `.name(…)`, whose type the place says.
  var bareCase: (name: String, at: SourceOffset)? {
    switch self {
    case .member(nil, let name, let at): (name, at)
    case .call(let call):
      if case .member(nil, let name, let at) = call.callee { (name, at) } else { nil }
    default: nil
    }
  }
}
