/// Where the evaluation is between code of the app and code of library models.
struct ModelRun {
  /// The call in code of the app that is under way, and the name that is called.
  var site: CodePlace?
  var siteName: String?
  /// The case for which code of a model runs a `SwitchStore`.
  var switched: String?
  /// How many rounds have begun.
  var round = 0
}

extension Evaluator.Context {
  /// How many calls of the app's functions are under way; models may call each other often.
  var depth: Int { calls.count - modelCalls }

  var callDepth: CallDepth { CallDepth(calls: depth, closures: closures.count) }
}

/// Code of library models: what it does has the place of the app's call, and it knows its types only by
/// what the app makes of them.
extension Evaluator {
  /// Notes a call in code of the app while it is evaluated; what models do meanwhile is its doing.
  func at<Result>(_ call: CallExpression, in file: Int, _ body: () -> Result) -> Result {
    guard program.hasModels, !program.isModel(file) else { return body() }
    let outer = (models.site, models.siteName)
    defer { (models.site, models.siteName) = outer }
    models.site = CodePlace(file: file, at: call.at)
    switch call.callee {
    case .name(let name, _, _), .member(_, let name, _): models.siteName = name
    default: models.siteName = nil
    }
    return body()
  }

  /// The place to tell for code at a place: that of the app's call for code of a model.
  func shown(_ file: Int, _ at: SourceOffset) -> CodePlace {
    guard program.isModel(file) else { return CodePlace(file: file, at: at) }
    return models.site ?? rootPlace ?? CodePlace(file: 0, at: 0)
  }

  /// The name to tell for an API that is used at a place: what the app calls, unless more depends on it.
  func shown(_ api: String, in file: Int) -> String {
    guard program.isModel(file), let siteName = models.siteName, !Self.telling.contains(api) else {
      return api
    }
    return siteName
  }

  /// APIs that say more than their kind.
  private static let telling: NameSet = ["rootViewController", "dismiss"]

  /// What each call of a model does is told at its own place, so no two are the same.
  func addSite(of file: Int, to key: inout CallKey) {
    guard program.isModel(file), let site = models.site else { return }
    if let switched = models.switched { key.add(switched) }
    key.add(site.file)
    key.add(Int(site.at))
  }

  /// A router tells one view controller several times in a row what to show, so what was stored there
  /// since the root began counts.
  func addStored(in receiver: Value, to key: inout CallKey) {
    guard program.hasModels, let object = receiver.object, let stored = rootStore[object.id] else {
      return
    }
    for name in stored.names.sorted() { key.add(stored[name] ?? .unknown) }
  }

  /// `page.uiviewController.present(…)`: a library says that it is a controller of the framework, so what
  /// the app adds to the library's protocol under the same name is not meant.
  func isOfFramework(_ base: Expression, in object: AbstractObject) -> Bool {
    guard program.hasModels, object.role.isController else { return false }
    let name: String
    switch base {
    case .name(let own, _, _), .member(_, let own, _): name = own
    default: return false
    }
    guard let property = object.type?.property(name), program.isModel(property.file),
      let declared = property.fact.type?.name
    else { return false }
    return Program.role(ofExternal: declared)?.isController == true
  }

  /// A screen that a router keeps under a protocol acts for the one where the user is, and is any of its
  /// type: what an earlier action has told it is over.
  func tell(
    _ object: AbstractObject, _ call: EvaluatedCall, _ base: Expression, in scope: Scope
  ) -> Value? {
    guard program.hasModels, object.role == .controller, let type = object.type,
      isKnownByProtocol(base, in: scope),
      let function = best(type.functions(call.name), for: call.arguments)
    else { return nil }
    return invoke(
      function, receiver: .object(instance(of: type)), arguments: call.arguments, at: call.at,
      isTold: true)
  }

  /// Whether an expression names a property whose type is a protocol.
  private func isKnownByProtocol(_ base: Expression, in scope: Scope) -> Bool {
    let name: String
    switch base {
    case .name(let own, _, _) where scope.find(own) == nil: name = own
    case .member(.name("self", _, _)?, let own, _): name = own
    default: return false
    }
    guard let type = scope.type, let property = type.property(name), let owner = property.owner,
      let declared = property.fact.type?.name
    else { return false }
    let given = argument(for: declared, of: owner, in: type)
    let home = given?.1 ?? owner
    return program.lookUp(given?.0.name ?? declared, from: home, file: home.file)?.kind == .protocol
  }

  /// Whether a value says that there is nothing to show any more.
  func empties(_ value: Value) -> Bool {
    if case .none = value { program.hasModels } else { false }
  }

  /// Whether something belongs to a type that is seen in the map.
  func isSeen(_ owner: TypeSymbol?) -> Bool {
    owner.map { !$0.isExternal && !program.isModel($0) } ?? false
  }

  /// `class HomeRouter: Router<HomeInteractor>`: what a property of the parameter's type holds in a
  /// router of which nothing else is known.
  func givenValue(of property: PropertySymbol, in object: AbstractObject) -> Value? {
    guard program.isModel(property.file), let owner = property.owner, let type = object.type,
      let name = property.fact.type?.name, owner.genericParameters.contains(name),
      let (reference, giver) = argument(for: name, of: owner, in: type)
    else { return nil }
    let key = StateKey(type: giver.index, name: property.fact.name)
    return declared(reference, key: key, from: giver, file: giver.file)
  }

  /// What a subclass gives for a generic parameter of a base, and which one.
  private func argument(
    for parameter: String, of base: TypeSymbol, in type: TypeSymbol
  ) -> (TypeReference, TypeSymbol)? {
    var (name, base) = (parameter, base)
    // From the base down: every class between may hand its own parameter on.
    let line = type.ancestors.filter { $0.kind == .class && $0 !== base }
    while let giver = line.first(where: { parent(of: $0)?.type === base }),
      let given = parent(of: giver)?.reference.genericArguments,
      let index = base.genericParameters.firstIndex(of: name), index < given.count
    {
      guard let next = given[index].name, giver.genericParameters.contains(next) else {
        return (given[index], giver)
      }
      (name, base) = (next, giver)
    }
    return nil
  }

  private func parent(of type: TypeSymbol) -> (type: TypeSymbol, reference: TypeReference)? {
    for reference in type.inherited {
      guard let name = reference.name,
        let parent = program.lookUp(name, from: type, file: type.file), parent.kind == .class
      else { continue }
      return (parent, reference)
    }
    return nil
  }

  /// The types that a value may be of of which only a protocol of a model's, or one that refines it, is
  /// known; nobody is meant by a protocol that everybody adopts.
  func adopters(of owner: TypeSymbol, for receiver: Value?) -> [TypeSymbol] {
    guard program.isModel(owner) else { return program.adopters(of: owner) }
    guard let type = receiver?.object?.type, type.kind == .protocol else { return [] }
    let all = program.adopters(of: type)
    return program.isModel(type) && all.count > 1 ? [] : all
  }

  /// What code of a model calls on a value that is only known by a protocol may run any adopter's.
  func noteDispatch(to function: FunctionSymbol, of owner: TypeSymbol) {
    guard isSurvey, program.isModel(owner) else { return }
    for adopter in program.adopters(of: owner) {
      for implementation in adopter.functions(function.fact.name) {
        guard let node = program.node(implementation) else { continue }
        callGraph.addCall(from: context.node, to: node)
      }
    }
  }

  /// Whatever a model's functions do may matter.
  func markModels() {
    for function in program.types.flatMap(\.functionOrder) + program.globalFunctions.values.joined()
    where program.isModel(function.file) && function.fact.name != "init" {
      callGraph.mark(program.node(function))
    }
  }

  /// `super.init(…)` of a library's class.
  func initialize(_ object: AbstractObject, asModel call: EvaluatedCall, in scope: Scope) {
    let inherited = scope.home?.ancestors.dropFirst().flatMap { $0.functions["init"] ?? [] } ?? []
    guard let initializer = best(inherited, for: call.arguments), program.isModel(initializer.file)
    else { return }
    run(initializer, on: object, call)
  }

  /// The element of a tuple that has a member of a library's type.
  func element(of items: [Value], having name: String) -> [Value] {
    guard program.hasModels else { return [] }
    return items.filter { item in
      guard let type = item.object?.type else { return false }
      let files = type.functions(name).map(\.file) + (type.property(name).map { [$0.file] } ?? [])
      return files.contains { program.isModel($0) }
    }
  }
}
