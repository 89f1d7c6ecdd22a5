internal import NavGraph

/// Runs the project's code on abstract values and notes every use of a navigation API.
///
/// A function is evaluated on its own, and again inside each caller with the caller's arguments, so
/// that home-made wrappers, routers and factories are followed by what their bodies do.
final class Evaluator {
  let program: Program
  let idioms: IdiomTable
  /// Indices of the idioms that were met.
  var usedIdioms: Set<Int> = []

  private(set) var effects: [Effect] = []
  private(set) var creations: [Int: [Creation]] = [:]
  var registrations: [Registration] = []
  var destinationRules: [DestinationRule] = []
  /// Windows that an app declares with a name, or for values.
  var windows: [AbstractObject] = []
  var paths = StackPaths()
  var writes: [StateWrite] = []
  /// Scenes that code makes, and no storyboard has.
  var unknownScenes: Set<UnknownScene> = []
  var bodies: [Int: Value] = [:]
  /// Titles that views set for themselves; also those of code that does nothing else for the map.
  var titles: [Int: String] = [:]
  /// Titles that content without a type of its own sets, by its name.
  var contentTitles: [String: String] = [:]
  /// Which argument functions that look texts up take for the key, by function and labels.
  var textKeys: [TextLookUp: TextLookUp.Key?] = [:]
  /// Texts that code gives for keys, for where no table has one; `nil` where it gives several.
  var defaultTexts: [String: String?] = [:]
  /// Titles that views put on others that they show.
  var givenTitles = GivenTitles()
  /// Tab bar items that controllers set for themselves.
  var tabItems: [Int: AbstractObject] = [:]
  /// Values assigned to properties anywhere, from the round before.
  var assigned: [StateKey: [Value]] = [:]
  var assignedNext: [StateKey: [Value]] = [:]
  /// Properties that are assigned elsewhere than in an initialiser.
  var changed: Set<StateKey> = []
  /// Values already in `assignedNext`.
  var noted: Set<CallKey> = []
  /// Bindings, and the states that they are bound to.
  var bindings = StateBindings()
  var stackContents = StackContents()
  /// Stacks that the root has filled again, by object.
  var refills: [Int: Refill] = [:]
  /// Closures that screens were found to call through a property of another type.
  var calledByScreens: Set<CodePlace> = []
  /// Places that make containers without a type of their own, by the function or property around.
  var containerSites: [Int: Set<CodePlace>] = [:]
  /// Indices of the properties that are read where comments say to ignore what is done.
  var readWhereIgnored: Set<Int> = []
  /// Types of which objects are frames.
  var frames: Set<Int> = []
  /// Types of which code makes objects.
  var made: Set<Int> = []
  /// What makes an object call the closure that it keeps in a property.
  var callTriggers: [StateKey: String] = [:]
  /// Which property has the label of the button that calls the closure in a property.
  var callLabels: [StateKey: StateKey] = [:]
  /// Types whose objects are kept in a property of another type.
  var holders: [Int: [TypeSymbol]] = [:]

  var context = Context()
  var models = ModelRun()
  /// How many expressions are being evaluated inside each other, in all calls together.
  var nesting = 0
  static let deepestNesting = 4000
  /// Closures that a static function may yet be given; else they run when the statement is over.
  var waiting: [ClosureValue] = []
  /// Stands for everything outside of types.
  private(set) lazy var globals = newObject(nil, "", file: 0, at: 0)
  var callGraph = CallGraph()
  var silence = SilentCalls()
  var strangeNames = StrangeNames()
  /// What the root has assigned to properties of objects that stand for any instance.
  var rootStore: [Int: VariableList] = [:]
  var memo = CallMemo()
  private var nextObject = 0
  /// The last object made before the root.
  private var lastBeforeRoot = 0
  /// Nodes of closures, after those of functions and properties, and in which of these each is written.
  private var closureNodes: [CodePlace: Int] = [:]
  private var closureHomes: [Int?] = []
  private var steps = 0
  private(set) var isAside = false
  /// How many steps the function that runs may have come to.
  private var limit = mostSteps
  /// How often a call was not followed.
  var cuts = CallCuts()
  var rootPlace: CodePlace?
  private var rootNode: Int?
  private var symbolic: [Int: AbstractObject] = [:]
  private var literals: [String: AbstractObject] = [:]
  var propertyCache = NameTable<Value>()
  var conditions = ConditionNumbers()
  /// Whether objects that are no views are taken as they were made, whatever may have changed in them
  /// since.
  var seesObjectsAsMade = false
  /// What a state holds for the while.
  var supposed: (state: StateKey, value: Value)?

  /// Evaluation of one root stops after this many calls; what it found until then counts.
  static let mostSteps = 20_000
  /// How often a function may be on the stack: a route may lead to another route of the same switch.
  static let mostReentries = 2
  static let surveyDepth = 3
  static let fullDepth = 24
  var deepestCall = 24
  /// Closures that are handed on and run at once are no calls of their own.
  var deepestClosure: Int { isSurvey ? deepestCall + 2 : deepestCall }
  var ran: Set<RanKey> = []

  init(_ program: Program, idioms: [CallIdiom] = []) {
    self.program = program
    self.idioms = IdiomTable(idioms)
  }

  // MARK: Bookkeeping

  func newObject(
    _ type: TypeSymbol?, _ name: String, _ arguments: [TypeReference] = [], file: Int,
    at: SourceOffset
  ) -> AbstractObject {
    nextObject += 1
    let place = shown(file, at)
    let object = AbstractObject(
      id: nextObject, type: type, typeName: name, arguments: arguments, file: place.file,
      at: place.at)
    object.closureDepth = context.closures.count
    object.callDepth = context.calls.count
    object.maker = context.node.map { home(ofNode: $0) }
    object.condition = context.condition
    object.trigger = context.trigger
    object.ignoredBy = ignoring(place)
    return object
  }

  func newClosure(_ expression: ClosureExpression, in scope: Scope) -> ClosureValue {
    nextObject += 1
    let place = CodePlace(file: scope.file, at: expression.at)
    let closure = ClosureValue(
      id: nextObject, expression, node: node(ofClosureAt: place), scope: scope, in: context)
    closure.isModel = program.isModel(scope.file)
    return closure
  }

  private func node(ofClosureAt place: CodePlace) -> Int {
    if let known = closureNodes[place] { return known }
    let node = program.code.count + closureHomes.count
    closureNodes[place] = node
    closureHomes.append(context.node.map { home(ofNode: $0) })
    // Whoever is given the closure may run it.
    callGraph.addCall(from: context.node, to: node)
    return node
  }

  /// The function or property of which a node is the code, or in which it is written.
  private func home(ofNode node: Int) -> Int {
    node < program.code.count ? node : closureHomes[node - program.code.count] ?? node
  }

  /// The object that stands for any instance of a type.
  func instance(of type: TypeSymbol) -> AbstractObject {
    if let known = symbolic[type.index] { return known }
    let object = newObject(type, type.displayName, file: type.file, at: type.at)
    (object.isSymbolic, object.condition) = (true, .always)
    symbolic[type.index] = object
    return object
  }

  /// The object that stands for any literal of a type.
  func literal(ofType name: String) -> AbstractObject {
    if let known = literals[name] { return known }
    let object = newObject(nil, name, file: 0, at: 0)
    object.isSymbolic = true
    literals[name] = object
    return object
  }

  /// Gives `body` a changed context and restores it.
  func with<Result>(_ change: (inout Context) -> Void, _ body: () -> Result) -> Result {
    let saved = context
    change(&context)
    defer { context = saved }
    return body()
  }

  /// Runs the code of a function or property that is known by its node.
  func inside<Result>(_ node: Int?, _ body: () -> Result) -> Result {
    let saved = (context.node, context.condition)
    enter(node, &context)
    defer { (context.node, context.condition) = saved }
    return body()
  }

  /// Code runs under the conditions around it and those of whoever calls it.
  func enter(_ node: Int?, _ context: inout Context) {
    context.node = node
    guard let node else { return }
    context.condition = context.condition.joined(with: program.condition(ofNode: node))
  }

  func beginRound() {
    models.round += 1
    effects = []
    creations = [:]
    registrations = []
    destinationRules = []
    windows = []
    paths = StackPaths()
    writes = []
    unknownScenes = []
    bodies = [:]
    assigned = models.round < 3 ? assignedNext : assignedNext.merging(assigned) { new, _ in new }
    assignedNext = [:]
    noted = []
    memo = CallMemo()
    symbolic = [:]
    stackContents.around = [:]
    propertyCache = NameTable()
  }

  func beginRoot() {
    steps = 0
    limit = Self.mostSteps
    rootStore = [:]
    refills = [:]
    memo.beginRoot()
    rootPlace = nil
    rootNode = context.node
    lastBeforeRoot = nextObject
  }

  /// Keeps an assigned value: for good in an object that is made here, for the rest of the root in one
  /// that stands for any instance.
  func remember(
    _ value: Value, in object: AbstractObject, _ name: String, isBranch: Bool
  ) {
    if !object.isSymbolic {
      // What a branch, another function or a closure assigns is one of several.
      let isCertain =
        !isBranch && context.closures.count <= object.closureDepth
        && context.calls.count <= object.callDepth + 1
      let before = isCertain ? nil : object.attributes[name]
      object.attributes[name] = before.map { .anyOf([$0, value]) } ?? value
    } else if value.object != nil || !isBranch && empties(value) {
      rootStore[object.id, default: VariableList()][name] = value
    }
  }

  /// Whether an object was made before the code that runs was entered.
  func isOfEarlierRoot(_ object: AbstractObject) -> Bool { object.id <= lastBeforeRoot }

  /// How many steps are left.
  var room: Int { limit - steps }

  func spendStep() -> Bool {
    if steps >= limit {
      cuts.steps += 1
      noteBound()
      return false
    }
    steps += 1
    return true
  }

  /// Runs a callee with a part of the steps that are left, so that one that goes on and on does not use
  /// up those of its caller.
  func withShare<Result>(_ body: () -> Result) -> Result {
    let whole = limit
    limit = steps + (whole - steps) * 3 / 4
    defer { limit = whole }
    return body()
  }

  /// Runs something that is not to use up the steps of the root, and may take only so many.
  func aside<Result>(_ most: Int, _ body: () -> Result) -> Result {
    let saved = (steps, limit, cuts, isAside)
    (limit, isAside) = (steps + most, true)
    defer { (steps, limit, cuts, isAside) = saved }
    return body()
  }

  /// Notes that something was left out that another root may find room for.
  func noteCut() { cuts.other += 1 }
  /// Whether a call may be followed one level deeper; a place that is too deep is noted.
  func isWithin(_ deepest: Int, _ depth: Int) -> Bool {
    if depth < deepest { return true }
    cuts.depth += 1
    return false
  }

  /// What was not looked at may matter.
  private func noteBound() {
    if isAside { return }
    callGraph.mark(rootNode)
    guard !isSurvey, let place = rootPlace else { return }
    let function = context.calls.last { $0.index >= 0 && !program.isModel($0.file) }
    let start = function.map { CodePlace(file: $0.file, at: $0.fact.at) } ?? place
    bounded[start, default: 0] += 1
  }

  /// How often each function or property was cut short.
  private(set) var bounded: [CodePlace: Int] = [:]

  func emit(
    _ action: Effect.Action, api: String, file: Int, at: SourceOffset,
    origin: TypeSymbol? = nil, trigger: String? = nil, state: StateKey? = nil,
    confidence: Confidence? = nil, position: Int? = nil
  ) {
    callGraph.mark(context.node)
    if isSurvey || isOfAnotherFlow(action) { return }
    var found = effect(
      refills.isEmpty ? action : settled(action), api: api, file: file, at: at, origin: origin,
      trigger: trigger, state: state)
    found.confidence = confidence ?? found.confidence
    found.position = position
    effects.append(found)
  }

  /// Takes back what was found.
  func withdraw(_ places: Range<Int>) { effects.removeSubrange(places) }

  /// Evaluates without leaving effects or creations behind.
  func trial<Result>(_ body: () -> Result) -> Result {
    let saved = (effects, creations, registrations, destinationRules, writes, context)
    let refills = refills
    defer {
      (effects, creations, registrations, destinationRules, writes, context) = saved
      self.refills = refills
    }
    // No evaluation reads them; left in place, the first addition would copy them all.
    (effects, creations, registrations, destinationRules, writes) = ([], [:], [], [], [])
    beginRoot()
    return body()
  }

  func record(creation object: AbstractObject) {
    guard let type = object.type, isSeen(type) else { return }
    if type.role.fillsSlots { callGraph.mark(context.node) }
    addUse(of: object, by: context.node)
    made.insert(type.index)
    if isSurvey { return }
    creations[type.index, default: []].append(
      Creation(
        object: object, origin: context.origin, members: context.members,
        trigger: context.trigger, isDestination: context.isDestination))
  }

  func write(
    _ value: Value, to key: StateKey, isAppend: Bool, api: String, at: SourceOffset, file: Int,
    isToggle: Bool = false
  ) {
    depend(on: value, context.node)
    if isAppend { depend(onElement: value, context.node) }
    callGraph.addWrite(to: key, by: context.node)
    // An element is not what the property holds.
    if !isAppend { note(value, for: key) } else { note(element: value, of: key) }
    if isSurvey || !isAppend && !bindings.isRead(key) || changesNothing(value, key) { return }
    writes.append(
      StateWrite(
        state: key, value: value, isAppend: isAppend, isToggle: isToggle,
        effect: effect(.value(value), api: api, file: file, at: at)))
  }
}
