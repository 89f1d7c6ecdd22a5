internal import NavGraph

/// Runs the project's code on abstract values and notes every use of a navigation API.
///
/// A function is evaluated on its own, and again inside each caller with the caller's arguments, so
/// that home-made wrappers, routers and factories are followed by what their bodies do.
final class Evaluator {
  let program: Program

  private(set) var effects: [Effect] = []
  private(set) var creations: [Int: [Creation]] = [:]
  var registrations: [Registration] = []
  var destinationRules: [DestinationRule] = []
  /// States that stacks take their path from.
  var paths: Set<StateKey> = []
  var writes: [StateWrite] = []
  var bodies: [Int: Value] = [:]
  /// Titles that views set for themselves; also those of code that does nothing else for the map.
  var titles: [Int: String] = [:]
  /// Values assigned to properties anywhere, from the round before.
  var assigned: [StateKey: [Value]] = [:]
  var assignedNext: [StateKey: [Value]] = [:]
  /// Values already in `assignedNext`.
  var noted: Set<CallKey> = []
  /// States that are the same: a binding and what it is bound to.
  var bindings = StateUnion()
  /// Types whose objects are kept in a property of another type.
  var holders: [Int: [TypeSymbol]] = [:]

  var context = Context()
  var callGraph = CallGraph()
  /// What the root has assigned to properties of objects that stand for any instance.
  private var rootStore: [Int: [String: Value]] = [:]
  /// Results of the calls made since the root began.
  private var rootMemo: [CallKey: Value] = [:]
  /// Results of the calls made for a screen, in any root: what they do for it is known.
  private var screenMemo: [CallKey: Value] = [:]
  private var nextObject = 0
  private var steps = 0
  /// How often a call was not followed, for depth or because it was under way.
  private(set) var cuts = 0
  private var rootPlace: (file: Int, at: SourceOffset)?
  private var symbolic: [Int: AbstractObject] = [:]
  private var propertyCache: [Int: [String: Value]] = [:]
  /// What a state holds for the while.
  private var supposed: (state: StateKey, value: Value)?

  /// Evaluation of one root stops after this many calls; what it found until then counts.
  static let mostSteps = 20_000
  /// How often a function may be on the stack: a route may lead to another route of the same switch.
  static let mostReentries = 2
  private static let surveyDepth = 3
  private static let fullDepth = 24
  private(set) var deepestCall = 24
  private var ran: Set<RanKey> = []

  init(_ program: Program) { self.program = program }

  /// What holds where the evaluation is now.
  struct Context {
    var origin: TypeSymbol?
    var members: [String] = []
    var trigger: String?
    var calls: [FunctionSymbol] = []
    var root: FunctionSymbol?
    var closures: [ClosureValue] = []
    /// The function or property whose code runs.
    var node: Int?
    var condition: String?
    /// Name for content without a type of its own.
    var inlineName: String?
    /// Whether the code builds what a destination shows, so that it is no part of the screen around.
    var isDestination = false
    /// Whether calls on a container leave the origin where it is: a coordinator acts for others.
    var keepsOrigin = false
    /// Whether the code builds a label, whose text is wanted.
    var isLabel = false
    /// Names of the cases that the `switch` branches around match.
    var handled: [String] = []
    /// Bound selection of the list around.
    var selection: StateKey?
  }

  // MARK: Bookkeeping

  func newObject(
    _ type: TypeSymbol?, _ name: String, _ arguments: [TypeReference] = [], file: Int,
    at: SourceOffset
  ) -> AbstractObject {
    nextObject += 1
    let object = AbstractObject(
      id: nextObject, type: type, typeName: name, arguments: arguments, file: file, at: at)
    object.closureDepth = context.closures.count
    object.trigger = context.trigger
    return object
  }

  func newClosure(_ expression: ClosureExpression, in scope: Scope) -> ClosureValue {
    nextObject += 1
    return ClosureValue(id: nextObject, expression, scope: scope, node: context.node)
  }

  /// The object that stands for any instance of a type.
  func instance(of type: TypeSymbol) -> AbstractObject {
    if let known = symbolic[type.index] { return known }
    let object = newObject(type, type.displayName, file: type.file, at: type.at)
    object.isSymbolic = true
    symbolic[type.index] = object
    return object
  }

  /// Gives `body` a changed context and restores it.
  func with<Result>(_ change: (inout Context) -> Void, _ body: () -> Result) -> Result {
    let saved = context
    change(&context)
    defer { context = saved }
    return body()
  }

  func beginRound() {
    effects = []
    creations = [:]
    registrations = []
    destinationRules = []
    paths = []
    writes = []
    bodies = [:]
    assigned = assignedNext
    assignedNext = [:]
    noted = []
    screenMemo = [:]
    symbolic = [:]
    propertyCache = [:]
  }

  func beginRoot() {
    steps = 0
    rootStore = [:]
    rootMemo = [:]
    rootPlace = nil
  }

  /// Keeps an assigned value: for good in an object that is made here, for the rest of the root in one
  /// that stands for any instance.
  func remember(_ value: Value, in object: AbstractObject, _ name: String) {
    if !object.isSymbolic {
      object.attributes[name] = value
    } else if value.object != nil {
      rootStore[object.id, default: [:]][name] = value
    }
  }

  /// The result of an earlier call of the same key.
  func result(of key: CallKey) -> Value? {
    // Under a supposition the same call may give something else.
    supposed == nil ? rootMemo[key] ?? screenMemo[key] : nil
  }

  /// - Parameter cuts: the count of `cuts` before the call: what was cut short in this root may go further
  ///   in another.
  func keep(_ result: Value, of key: CallKey, cuts before: Int) {
    if supposed != nil { return }
    if callGraph.isComplete, cuts == before, context.origin?.role.fillsSlots == true {
      screenMemo[key] = result
    } else {
      rootMemo[key] = result
    }
  }

  func spendStep() -> Bool {
    steps += 1
    if steps >= Self.mostSteps { cuts += 1 }
    if steps == Self.mostSteps { noteBound() }
    return steps <= Self.mostSteps
  }

  /// Places of the functions and properties whose evaluation was cut short.
  private(set) var bounded: [(file: Int, at: SourceOffset)] = []

  func noteCut() { cuts += 1 }

  private func noteBound() {
    if callGraph.isComplete, let place = rootPlace { bounded.append(place) }
  }

  func emit(
    _ action: Effect.Action, api: String, file: Int, at: SourceOffset,
    origin: TypeSymbol? = nil, trigger: String? = nil, state: StateKey? = nil
  ) {
    effects.append(
      effect(
        action, api: api, file: file, at: at, origin: origin, trigger: trigger, state: state))
  }

  func effect(
    _ action: Effect.Action, api: String, file: Int, at: SourceOffset,
    origin: TypeSymbol? = nil, trigger: String? = nil, state: StateKey? = nil
  ) -> Effect {
    callGraph.mark(context.node)
    let from = origin ?? context.origin
    let via = context.calls.compactMap { call -> String? in
      guard let owner = call.owner, owner !== from, !owner.isExternal else { return nil }
      return owner.displayName
    }
    return Effect(
      action: action, origin: from, members: context.members, file: file, at: at, api: api,
      trigger: trigger ?? context.trigger, via: via.deduplicated(), condition: context.condition,
      confidence: context.calls.isEmpty ? .direct : .resolved, root: context.root,
      closure: context.closures.last, handled: context.handled, state: state)
  }

  /// Evaluates without leaving effects or creations behind.
  func trial<Result>(_ body: () -> Result) -> Result {
    let saved = (effects, creations, registrations, destinationRules, writes, context)
    defer { (effects, creations, registrations, destinationRules, writes, context) = saved }
    beginRoot()
    return body()
  }

  /// What a closure gives while a state holds a value.
  func content(
    of closure: ClosureValue, origin: TypeSymbol, supposing value: Value, in state: StateKey
  ) -> Value {
    let saved = propertyCache
    defer { (propertyCache, supposed) = (saved, nil) }
    propertyCache = [:]
    supposed = (bindings.find(state), value)
    return trial {
      context = Context(origin: origin)
      return call(closure, arguments: [])
    }
  }

  func record(creation object: AbstractObject) {
    guard let type = object.type, !type.isExternal else { return }
    if type.role.fillsSlots { callGraph.mark(context.node) }
    callGraph.addUse(of: type, by: context.node)
    creations[type.index, default: []].append(
      Creation(
        object: object, origin: context.origin, members: context.members,
        trigger: context.trigger, isDestination: context.isDestination))
  }

  func write(
    _ value: Value, to key: StateKey, isAppend: Bool, api: String, at: SourceOffset, file: Int
  ) {
    if carriesCode(value) || isAppend { callGraph.mark(context.node) }
    callGraph.addWrite(to: key, by: context.node)
    note(value, for: key)
    writes.append(
      StateWrite(
        state: key, value: value, isAppend: isAppend,
        effect: effect(.value(value), api: api, file: file, at: at)))
  }

  // MARK: Roots

  /// Evaluates the code of every type, and the code outside of types. A function that has run inside a
  /// caller for the same screen is not run again on its own, so functions that nobody was found to
  /// call come first.
  ///
  /// - Parameter isSurvey: follow calls only a few steps, to learn who calls whom and what is
  ///   assigned to properties.
  func evaluateAll(isSurvey: Bool) {
    deepestCall = isSurvey ? Self.surveyDepth : Self.fullDepth
    ran = []
    defer { if isSurvey { completeCallGraph() } }
    evaluateTopLevel()
    for type in program.types { evaluateProperties(of: type) }
    var later: [(FunctionSymbol, TypeSymbol?)] = []
    for (function, type) in functions() {
      if function.isCalled {
        later.append((function, type))
      } else {
        evaluateRoot(function, of: type)
      }
    }
    for (function, type) in later where !hasRun(function, of: type) {
      evaluateRoot(function, of: type)
    }
  }

  private func completeCallGraph() {
    for type in program.types where type.kind == .class { addOverrides(of: type) }
    let bound = Set(registrations.map { bindings.find($0.state) })
    callGraph.complete(
      presents: { bound.contains(self.bindings.find($0)) },
      owner: { self.program.owner(ofNode: $0) })
  }

  /// A call of a base class's method may run an override of it.
  private func addOverrides(of type: TypeSymbol) {
    for base in type.ancestors.dropFirst() where base.kind == .class {
      for function in type.functionOrder {
        for overridden in base.functions[function.fact.name] ?? []
        where overridden.fact.parameters.count == function.fact.parameters.count {
          callGraph.addCall(from: overridden.index, to: function.index)
        }
      }
    }
  }

  private func hasRun(_ function: FunctionSymbol, of type: TypeSymbol?) -> Bool {
    let own = RanKey(function: function.index, origin: origin(for: type)?.index ?? -1)
    return ran.contains(own)
      || type?.role.fillsSlots != true && ran.contains(RanKey(function: function.index, origin: -2))
  }

  /// Notes that a function ran for a screen.
  func noteRun(_ function: FunctionSymbol) {
    ran.insert(RanKey(function: function.index, origin: context.origin?.index ?? -1))
    ran.insert(RanKey(function: function.index, origin: -2))
  }

  struct RanKey: Hashable {
    var function: Int
    /// Index of a type; -1 for none, -2 for any.
    var origin: Int
  }

  private func evaluateTopLevel() {
    for (index, file) in program.files.enumerated() where !file.facts.statements.isEmpty {
      context = Context()
      beginRoot()
      let scope = Scope(parent: nil, file: index, type: nil, receiver: nil)
      _ = run(file.facts.statements, in: scope)
    }
  }

  private func functions() -> [(FunctionSymbol, TypeSymbol?)] {
    let members = program.types.filter { !isLeftOut($0) }
      .flatMap { type in type.functionOrder.map { ($0, type as TypeSymbol?) } }
    let global = program.globalFunctions.keys.sorted()
      .flatMap { program.globalFunctions[$0] ?? [] }
      .map { ($0, nil as TypeSymbol?) }
    return (members + global).filter { !isTest($0.0.file) }
  }

  /// Whether a file belongs to the tests of the app.
  private func isTest(_ file: Int) -> Bool {
    program.files[file].facts.imports.contains { $0 == "XCTest" || $0 == "Testing" }
  }

  /// Previews, tests, and what has no code of its own.
  private func isLeftOut(_ type: TypeSymbol) -> Bool {
    type.kind == .protocol || type.name.hasSuffix("_Previews") || isTest(type.file)
      || type.externalAncestors.contains("PreviewProvider")
      || type.externalAncestors.contains("XCTestCase")
  }

  private func evaluateProperties(of type: TypeSymbol) {
    if isLeftOut(type) { return }
    context = Context(origin: origin(for: type))
    beginRoot()
    emitRoots(of: type)
    for property in type.propertyOrder { evaluateRoot(property, of: type) }
  }

  private func origin(for type: TypeSymbol?) -> TypeSymbol? {
    type.map { $0.isExternal ? nil : $0 } ?? nil
  }

  private func evaluateRoot(_ property: PropertySymbol, of type: TypeSymbol) {
    guard callGraph.contains(program.node(property)) else { return }
    context = Context(origin: origin(for: type))
    context.node = program.node(property)
    beginRoot()
    rootPlace = (property.file, property.fact.at)
    let receiver = Value.object(instance(of: type))
    let fact = property.fact
    if fact.getter != nil {
      let value = propertyValue(of: instance(of: type), property)
      if fact.name == "body" { bodies[type.index] = value }
    } else if fact.initial != nil, property.fact.getter == nil {
      _ = propertyValue(of: instance(of: type), property)
    }
    for body in fact.observers {
      let scope = Scope(parent: nil, file: property.file, type: type, receiver: receiver)
      scope.variables["newValue"] = .place(StateKey(type: type.index, name: fact.name), fact.type)
      _ = run(body, in: scope)
    }
  }

  private func evaluateRoot(_ function: FunctionSymbol, of type: TypeSymbol?) {
    guard function.fact.body != nil, matters(function) else { return }
    context = Context(origin: origin(for: type))
    context.root = function
    context.node = program.node(function)
    if type?.role.isController == true { context.trigger = trigger(of: function.fact) }
    beginRoot()
    rootPlace = (function.file, function.fact.at)
    let receiver = type.map { Value.object(instance(of: $0)) }
    let value = invoke(function, receiver: receiver, arguments: [], isRoot: true)
    if function.fact.name == "body", let type { bodies[type.index] = value }
    if type?.role == .representable { embed(value, madeBy: function.fact.name) }
  }

  /// The controller that a representable view makes is a part of it.
  private func embed(_ value: Value, madeBy name: String) {
    guard name == "makeUIViewController" || name == "makeNSViewController" else { return }
    for alternative in value.alternatives {
      guard let object = alternative.object, object.role.isController, !object.isSymbolic,
        object.isProject || object.content != nil
      else { continue }
      emit(.show(.embed, alternative), api: name, file: object.file, at: object.at)
    }
  }

  /// Whether running a function can add to the map.
  func matters(_ function: FunctionSymbol) -> Bool {
    guard let node = program.node(function), function.fact.body != nil else { return true }
    return callGraph.contains(node)
  }

  /// A method that the system or a control calls names the trigger.
  private func trigger(of function: FunctionFact) -> String? {
    let lifecycle: Set<String> = [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "init", "loadView", "setup", "configure",
    ]
    if lifecycle.contains(function.name) { return nil }
    if function.parameters.contains(where: {
      $0.label == "didSelectRowAt" || $0.label == "didSelectItemAt"
    }) {
      return "select row"
    }
    return function.name
  }

  // MARK: Properties

  /// The value of a property that code of the type, or of another type, reads.
  func propertyValue(of object: AbstractObject, _ property: PropertySymbol) -> Value {
    let name = property.fact.name
    if let supposed, let owner = property.owner,
      bindings.find(StateKey(type: owner.index, name: name)) == supposed.state
    {
      return supposed.value
    }
    if let known = object.attributes[name] { return known }
    if let known = rootStore[object.id]?[name] { return known }
    let node = program.node(property)
    callGraph.addCall(from: context.node, to: node)
    let cacheKey = object.id
    if let known = propertyCache[cacheKey]?[name] { return known }
    propertyCache[cacheKey, default: [:]][name] = .unknown
    let value = with({ $0.node = node }) { evaluatedProperty(of: object, property) }
    noteResult(value, node)
    propertyCache[cacheKey, default: [:]][name] = value
    return value
  }

  /// Code that gives screens, closures or routes matters to whoever asks for them.
  func noteResult(_ value: Value, _ node: Int?) {
    guard !callGraph.isComplete else { return }
    for alternative in value.alternatives {
      switch alternative {
      case .enumCase(let known):
        if let type = known.type {
          callGraph.addUse(of: type, by: node)
        } else if known.payload.contains(where: { $0.value.object != nil }) {
          // A value of a framework that carries an object: a transition, an action.
          callGraph.mark(node)
        }
      case .object(let object):
        if object.role.fillsSlots { callGraph.mark(node) }
        if let type = object.type { callGraph.addUse(of: type, by: node) }
      case .list(let values):
        if values.contains(where: { carriesCode($0) }) { callGraph.mark(node) }
      case .closure, .function, .slot: callGraph.mark(node)
      default: break
      }
    }
  }

  private func evaluatedProperty(of object: AbstractObject, _ property: PropertySymbol) -> Value {
    let fact = property.fact
    let owner = property.owner
    let key = StateKey(type: owner?.index ?? -1, name: fact.name)
    if let getter = fact.getter {
      return computed(getter, fact, of: object, property)
    }
    if let initial = fact.initial {
      let scope = Scope(parent: nil, file: property.file, type: owner, receiver: .object(object))
      // Whoever reads the value first does not make it: not the closure that runs now.
      var value = with({
        $0.trigger = nil
        $0.closures = []
      }) { evaluate(initial, in: scope) }
      if let type = fact.type { value = annotated(value, as: type, in: scope) }
      if isLasting(value, fact) { return keep(value, under: key) }
    }
    if object.isSymbolic, let type = fact.type, type.isFunction { return .place(key, type) }
    if object.isSymbolic {
      // What one caller puts into a generic container is not what others do.
      let value = declared(fact.type, key: key, from: owner, file: property.file)
      if case .slot = value { return value }
    }
    if let value = assignedValue(key) { return keep(value, under: key) }
    if let value = environmentValue(fact, key) { return value }
    return declared(fact.type ?? inferredType(fact), key: key, from: owner, file: property.file)
  }

  /// Whether an initial value says what the property holds for good.
  private func isLasting(_ value: Value, _ fact: PropertyFact) -> Bool {
    switch value {
    case .object, .closure, .type, .function: true
    case .list(let items): !items.isEmpty
    case .string, .bool, .enumCase: fact.isLet
    default: false
    }
  }

  private func keep(_ value: Value, under key: StateKey) -> Value {
    if let object = value.object, object.key == nil { object.key = key }
    return value
  }

  private func assignedValue(_ key: StateKey) -> Value? {
    let objects = (assigned[key] ?? []).filter { value in
      switch value {
      case .object(let object): !object.isSymbolic
      case .closure, .function: true
      default: false
      }
    }
    return objects.isEmpty ? nil : .anyOf(objects)
  }

  /// `@Environment(\.dismiss)` and the like: actions of SwiftUI that code calls.
  private func environmentValue(_ fact: PropertyFact, _ key: StateKey) -> Value? {
    guard
      let attribute = fact.attributes.first(where: {
        $0.name == "Environment" || $0.name == "Dependency"
      }),
      case .keyPath(_, let names)? = attribute.arguments.first?.value
    else { return nil }
    switch names.last {
    case "dismiss": return action("DismissAction")
    case "openURL": return action("OpenURLAction")
    case "openWindow": return action("OpenWindowAction")
    case "presentationMode":
      return .place(StateKey(type: key.type, name: "presentationMode"), nil)
    default: return nil
    }
  }

  private func action(_ name: String) -> Value {
    let object = newObject(nil, name, file: 0, at: 0)
    object.isSymbolic = true
    return .object(object)
  }

  private func inferredType(_ fact: PropertyFact) -> TypeReference? {
    // `@Environment(Model.self)`, `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
    for attribute in fact.attributes {
      if case .type(let type)? = attribute.arguments.first?.value { return type }
    }
    return nil
  }

  private func computed(
    _ getter: [Statement], _ fact: PropertyFact, of object: AbstractObject,
    _ property: PropertySymbol
  ) -> Value {
    let type = object.type ?? property.owner
    let member =
      (property.owner?.isExternal == false ? property.owner : type)
      .map { "\($0.displayName).\(fact.name)" } ?? fact.name
    let isBody = fact.name == "body"
    let result = with({
      if !isBody { $0.members.append(member) }
      $0.calls += []
    }) { () -> Value in
      let scope = Scope(parent: nil, file: property.file, type: type, receiver: .object(object))
      return run(getter, in: scope)
    }
    if !isBody { tag(result, member) }
    if !result.isKnown, fact.type.map(isOpaqueView) != true {
      return declared(
        fact.type, key: StateKey(type: property.owner?.index ?? -1, name: fact.name),
        from: property.owner, file: property.file)
    }
    return result
  }

  func tag(_ value: Value, _ member: String) {
    for alternative in value.alternatives {
      if let object = alternative.object, !object.members.contains(member) {
        object.members.append(member)
      }
    }
  }

  /// A value of which only the declared type is known.
  func declared(
    _ reference: TypeReference?, key: StateKey, from scope: TypeSymbol?, file: Int
  ) -> Value {
    guard let reference else { return .place(key, nil) }
    if reference.isFunction { return .place(key, reference) }
    let inner = wrappedType(reference)
    guard let name = inner.name else { return .place(key, reference) }
    if let scope, scope.ancestors.contains(where: { $0.genericParameters.contains(name) }) {
      return .slot(key)
    }
    if name == "AnyView" || isOpaqueView(inner) { return .slot(key) }
    guard let type = program.lookUp(name, from: scope, file: file) else {
      let object = newObject(
        nil, String(name.split(separator: ".").last ?? ""), inner.genericArguments, file: file,
        at: 0)
      object.isSymbolic = true
      object.key = key
      return TypeRoleGuess.isObject(name) ? .object(object) : .place(key, reference)
    }
    if type.kind == .enum { return .place(key, inner) }
    if type.role == .view, !type.isExternal { return .object(instance(of: type)) }
    let object = instance(of: type)
    return .object(object)
  }

  private func isOpaqueView(_ type: TypeReference) -> Bool {
    if case .opaque(let inner) = type { inner.name == "View" } else { false }
  }

  /// `Binding<T>`, `Published<T>`… are looked through.
  private func wrappedType(_ reference: TypeReference) -> TypeReference {
    if case .named(let name, let arguments) = reference, arguments.count == 1,
      ["Binding", "Optional", "Published", "State", "ObservedObject"].contains(name)
    {
      return arguments[0]
    }
    return reference
  }
}

/// Framework types whose objects matter even when only their type is known.
enum TypeRoleGuess {
  static func isObject(_ name: String) -> Bool {
    Program.role(ofExternal: name)?.isController == true || name == "UIWindow"
      || name == "NavigationPath"
  }
}

/// Classes of equal states.
struct StateUnion {
  private var parents: [StateKey: StateKey] = [:]

  func find(_ key: StateKey) -> StateKey {
    var key = key
    while let next = parents[key] { key = next }
    return key
  }

  mutating func join(_ left: StateKey, _ right: StateKey) {
    let (a, b) = (find(left), find(right))
    if a != b { parents[a] = b }
  }
}

extension [String] {
  /// Without repeats, in the order of first mention.
  func deduplicated() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
