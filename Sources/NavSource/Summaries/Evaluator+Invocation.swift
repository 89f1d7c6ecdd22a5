/// Running functions with the arguments of a call.
extension Evaluator {

  func bind(_ fact: FunctionFact, to arguments: [EvaluatedArgument], in scope: Scope) {
    var rest = arguments
    for (position, parameter) in fact.parameters.enumerated() {
      let later = fact.parameters[(position + 1)...]
      let isPassedOver = yieldsTrailingClosure(parameter, to: later, rest)
      let index =
        rest.firstIndex { $0.label == parameter.label && !$0.isTrailing }
        ?? rest.firstIndex {
          $0.isTrailing
            && ($0.label == parameter.label || $0.label == nil && takesClosure(parameter))
            && !($0.label == nil && isPassedOver)
        }
      if let index {
        var value = rest.remove(at: index).value
        value = annotated(value, as: parameter.type, in: scope)
        scope.variables[parameter.name] = value
      } else if let initial = parameter.defaultValue {
        scope.variables[parameter.name] = annotated(
          evaluate(initial, in: scope), as: parameter.type, in: scope)
      } else {
        scope.variables[parameter.name] = parameterValue(parameter, in: scope)
      }
    }
    if !fact.genericParameters.isEmpty { bindTypes(of: fact, in: scope) }
  }

  /// Whether a parameter leaves the trailing closure to a later one: it has a default, and one after it
  /// needs a closure that nothing else gives (SE-0286).
  private func yieldsTrailingClosure(
    _ parameter: ParameterFact, to later: ArraySlice<ParameterFact>, _ rest: [EvaluatedArgument]
  ) -> Bool {
    parameter.defaultValue != nil
      && later.contains { next in
        next.defaultValue == nil && takesClosure(next)
          && !rest.contains { $0.label == next.label && ($0.label != nil || !$0.isTrailing) }
      }
  }

  private func takesClosure(_ parameter: ParameterFact) -> Bool {
    if parameter.isBuilder || parameter.type.isFunction { return true }
    return parameter.type.name == nil
  }

  /// A parameter of which only the type is known.
  private func parameterValue(_ parameter: ParameterFact, in scope: Scope) -> Value {
    value(ofType: parameter.type, named: parameter.name, from: scope.type, file: scope.file)
  }

  private func value(
    ofType type: TypeReference, named name: String, from owner: TypeSymbol?, file: Int
  ) -> Value {
    guard let typeName = type.name else { return .unknown }
    guard let symbol = program.lookUp(typeName, from: owner, file: file) else {
      // `picker: UIImagePickerController`, with which the system calls its delegate.
      return Self.isSystemScreen(typeName)
        ? .place(StateKey(type: -2, name: name), type) : .unknown
    }
    if symbol.kind == .enum { return .place(StateKey(type: -2, name: name), type) }
    return .object(instance(of: symbol))
  }

  /// What the closure in a property is called with, as far as the property's type says it.
  func arguments(ofClosureIn key: StateKey?, _ closure: ClosureValue) -> [Value] {
    guard let key, key.type >= 0,
      case .function(let types, _)? = program.types[key.type].property(key.name)?.fact.type
    else { return [] }
    let (owner, names) = (program.types[key.type], closure.expression.parameters)
    return types.enumerated().map { index, type in
      value(
        ofType: type, named: index < names.count ? names[index] : "$\(index)", from: owner,
        file: owner.file)
    }
  }

  func invoke(
    _ function: FunctionSymbol, receiver: Value?, arguments: [EvaluatedArgument],
    at: SourceOffset = 0, isRoot: Bool = false, isTold: Bool = false
  ) -> Value {
    if isRoot || function.others.isEmpty {
      return invoke(
        one: function, receiver: receiver, arguments: arguments, at: at, isRoot: isRoot,
        isTold: isTold)
    }
    let results = program.builds(of: function, under: context.condition).map {
      invoke(one: $0, receiver: receiver, arguments: arguments, at: at, isTold: isTold)
    }
    return .anyOf(results)
  }

  private func invoke(
    one function: FunctionSymbol, receiver: Value?, arguments: [EvaluatedArgument],
    at: SourceOffset, isRoot: Bool = false, isTold: Bool
  ) -> Value {
    if let node = program.node(function) { callGraph.addCall(from: context.node, to: node) }
    if context.looksUpText, !function.isText,
      let text = lookedUp(by: function, receiver, arguments, at)
    {
      return text
    }
    if function.isText, !context.looksUpText {
      return with({ $0.looksUpText = true }) {
        invoke(function, receiver: receiver, arguments: arguments, at: at, isRoot: isRoot)
      }
    }
    if !isAside, !matters(function), decides(function) {
      let answer = answer {
        invoke(one: function, receiver: receiver, arguments: arguments, at: at, isTold: isTold)
      }
      return answer ?? resultOfDeclaration(function, receiver, arguments)
    }
    guard
      matters(function) || passesOn(function) || decides(function) || context.isLabel
        || function.isText || makesDialog(function.fact.returns)
    else {
      for argument in arguments { settle(argument.value) }
      let result = view(of: function) ?? resultOfDeclaration(function, receiver, arguments)
      // A modifier that does nothing for navigation still shows the view that it is put on.
      let isModifier = function.owner?.isExternal == true && !givesWhatIsAsked(function)
      return result.isKnown || !isModifier ? result : receiver ?? .unknown
    }
    guard isWithin(deepestCall, context.depth), spendStep() else {
      return resultOfDeclaration(function, receiver, arguments)
    }
    // What it does is found where it was entered first.
    guard
      program.isModel(function.file)
        || context.calls.count(where: { $0 === function }) < Self.mostReentries,
      isRoot || context.root !== function || context.calls.isEmpty
        || context.calls.allSatisfy({ $0 !== function })
    else { return resultOfDeclaration(function, receiver, arguments) }
    guard let body = function.fact.body, !isDefault(function, of: receiver) else {
      return dispatch(function, receiver: receiver, arguments: arguments, at: at)
    }
    if !isRoot { function.isCalled = true }
    let key = isRoot ? nil : callKey(function, receiver, arguments)
    if let key, let known = self.result(of: key) { return known }
    if isRoot {
      return follow(
        function, body, receiver: receiver, arguments: arguments, key: nil, isTold: isTold)
    }
    let followed = unlessSilent(function, receiver, arguments) {
      follow(function, body, receiver: receiver, arguments: arguments, key: key, isTold: isTold)
    }
    return followed ?? resultOfDeclaration(function, receiver, arguments)
  }

  /// Runs the body of a function.
  ///
  /// - Parameter key: under which its result is kept; `nil` where it is the root.
  private func follow(
    _ function: FunctionSymbol, _ body: [Statement], receiver: Value?,
    arguments: [EvaluatedArgument], key: CallKey?, isTold: Bool
  ) -> Value {
    let isRoot = key == nil
    let (before, room) = (cuts, self.room)
    if !isRoot { noteRun(function) }
    let type = receiverType(function, receiver)
    let scope = Scope(
      parent: nil, file: function.file, type: type, home: function.owner, receiver: receiver)
    bind(function.fact, to: arguments, in: scope)
    if !isRoot { scope.parameters = function.fact.parameters }
    var result = with({ context in
      enter(program.node(function), &context)
      if !isRoot {
        context.calls.append(function)
        if program.isModel(function.file) { context.modelCalls += 1 }
        if enter(receiver, isTold: isTold, &context) { function.actsForOthers = true }
        context.keepsOrigin = false
      }
      if let owner = function.owner, isSeen(owner), function.fact.returns != nil,
        function.fact.name != "body"
      {
        context.members.append("\(owner.displayName).\(function.fact.name)")
      }
    }) {
      program.isModel(function.file) ? run(body, in: scope) : withShare { run(body, in: scope) }
    }
    if let returns = function.fact.returns {
      // `return .detail`: the declared result says of which type.
      result = .anyOf(result.alternatives.map { annotated($0, as: returns, in: scope) })
    } else {
      result = .unknown
    }
    if let owner = function.owner, isSeen(owner), function.fact.name != "body" {
      tag(result, "\(owner.displayName).\(function.fact.name)")
    }
    for argument in arguments {
      if case .closure(let closure) = argument.value, !closure.hasRun { settle(argument.value) }
    }
    if !passesOn(function) { depend(on: result, program.node(function)) }
    noteAnswer(result, of: function)
    if !result.isKnown { result = resultOfDeclaration(function, receiver, arguments) }
    if let key { keep(result, of: key, cuts: before, room: room) }
    if isSurvey, cuts.depth != before.depth, context.depth + 1 == deepestCall {
      forgetRun(function)
    }
    return result
  }

  /// Whether the caller decides what type a function gives: `func make<Page>() -> Page`.
  private func givesWhatIsAsked(_ function: FunctionSymbol) -> Bool {
    function.fact.returns?.name.map { function.fact.genericParameters.contains($0) } ?? false
  }

  /// Whether a function gives back what it is given, changed or not: `with(view) { … }`. Whoever calls it
  /// knows what that is.
  private func passesOn(_ function: FunctionSymbol) -> Bool {
    guard !function.fact.genericParameters.isEmpty, let name = function.fact.returns?.name else {
      return false
    }
    return function.fact.genericParameters.contains(name)
      && function.fact.parameters.contains { $0.type.name == name }
  }

  /// What a screen does is done by that screen, whoever asked for it; but a container, or a screen
  /// that another one tells of something, acts for the one where the user is.
  ///
  /// - Parameter isTold: whether the caller knows the receiver by a protocol only.
  /// - Returns: whether what it does is done for the caller.
  private func enter(_ receiver: Value?, isTold: Bool, _ context: inout Context) -> Bool {
    guard let object = receiver?.object, let type = object.type, type.role.isController,
      !type.isExternal, type.role != .navigationController, !context.keepsOrigin,
      type !== context.origin
    else { return false }
    let caller = context.origin
    let isContainer = type.role == .tabBarController || type.role == .splitController
    if !isContainer || caller?.role.fillsSlots != true { context.origin = type }
    guard let caller, caller.role.fillsSlots else { return false }
    if isContainer { return true }
    guard isTold || isKnownByProtocol(object) else { return false }
    if context.handovers.isEmpty {
      context.handovers.append(Handover(receiver: caller, property: nil))
    }
    return true
  }

  private func isKnownByProtocol(_ object: AbstractObject) -> Bool {
    guard let key = object.key, key.type >= 0,
      let name = program.types[key.type].property(key.name)?.fact.type?.name
    else { return false }
    return program.lookUp(name, from: program.types[key.type], file: program.types[key.type].file)?
      .kind == .protocol
  }

  /// Whether a callee that does nothing for navigation by itself may do so with this argument.
  func carriesCode(_ value: Value) -> Bool {
    switch value {
    case .closure, .function, .slot: true
    case .object(let object): object.role.fillsSlots
    default: false
    }
  }

  private func receiverType(_ function: FunctionSymbol, _ receiver: Value?) -> TypeSymbol? {
    switch receiver {
    case .object(let object):
      object.type.map { $0.isExternal ? function.owner ?? $0 : $0 } ?? function.owner
    case .type(let type, _, _): type ?? function.owner
    default: function.owner
    }
  }

  /// The view that a member makes which leads nowhere: as a destination it is content without a type.
  private func view(of function: FunctionSymbol) -> Value? {
    guard let owner = function.owner, isSeen(owner), owner.kind != .protocol,
      function.fact.returns.map(isOpaqueView) == true
    else { return nil }
    let view = Value.object(
      newObject(nil, "Group", file: function.file, at: function.fact.at))
    tag(view, "\(owner.displayName).\(function.fact.name)")
    return view
  }

  /// What the signature alone says of the result.
  private func resultOfDeclaration(
    _ function: FunctionSymbol, _ receiver: Value?, _ arguments: [EvaluatedArgument]
  ) -> Value {
    if let value = resultOfType(given: arguments, to: function) { return value }
    guard let returns = function.fact.returns, let name = returns.name else { return .unknown }
    if name == "Self", case .type(let type?, _, _)? = receiver {
      return .object(instance(of: type))
    }
    guard let type = program.lookUp(name, from: function.owner, file: function.file),
      !type.isExternal
    else { return .unknown }
    if type.kind == .enum { return .place(StateKey(type: -2, name: function.fact.name), returns) }
    return .object(instance(of: type))
  }

  /// Whether a function is what a protocol does by default, and the receiver may be of any type that
  /// adopts it.
  private func isDefault(_ function: FunctionSymbol, of receiver: Value?) -> Bool {
    guard let owner = function.owner, owner.kind == .protocol, receiver?.object?.type === owner
    else { return false }
    let labels = function.fact.parameters.map(\.label)
    return owner.functions[function.fact.name, default: []].contains {
      $0.fact.body == nil && $0.fact.parameters.map(\.label) == labels
    }
  }

  /// A requirement of a protocol: what the adopters do.
  private func dispatch(
    _ function: FunctionSymbol, receiver: Value?, arguments: [EvaluatedArgument], at: SourceOffset
  ) -> Value {
    guard let owner = function.owner, owner.kind == .protocol else {
      for argument in arguments { settle(argument.value) }
      return resultOfDeclaration(function, receiver, arguments)
    }
    let known = receiver?.object?.type
    let wanted = known?.kind == .protocol ? known ?? owner : owner
    noteDispatch(to: function, of: wanted)
    let all = self.adopters(of: wanted, for: receiver)
    // An object that is made here is of one of them.
    let own = receiver?.object.flatMap { object in all.first { isKind(object, of: $0) } }
    let adopters = (own.map { [$0] } ?? all).filter { adopter in
      adopter.functions(function.fact.name).contains { $0.fact.body != nil }
    }
    let isUnmet = own.map { implementation(of: function, in: $0, arguments) == nil } ?? false
    if adopters.isEmpty || isUnmet, let framework = own ?? all.first(where: \.isExternal),
      let value = frameworkAnswer(
        function, on: own == nil ? .object(instance(of: framework)) : receiver, arguments, at)
    {
      return value
    }
    var results: [Value] = []
    for adopter in adopters.prefix(4) {
      guard
        let implementation = implementation(of: function, in: adopter, arguments)
          ?? adopter.functions(function.fact.name).first(where: { $0.fact.body != nil })
      else { continue }
      results.append(
        invoke(
          implementation, receiver: own == nil ? .object(instance(of: adopter)) : receiver,
          arguments: arguments, at: at, isTold: true))
    }
    if adopters.isEmpty { for argument in arguments { settle(argument.value) } }
    let result = Value.anyOf(results)
    return result.isKnown ? result : resultOfDeclaration(function, receiver, arguments)
  }

  /// What a type does for a requirement of a protocol.
  private func implementation(
    of function: FunctionSymbol, in adopter: TypeSymbol, _ arguments: [EvaluatedArgument]
  ) -> FunctionSymbol? {
    let candidates = adopter.functions(function.fact.name).filter { $0.fact.body != nil }
    let exact = candidates.first {
      $0.fact.parameters.map(\.type) == function.fact.parameters.map(\.type)
    }
    return exact ?? best(candidates, for: arguments)
  }

  /// `extension UIApplication: URLOpener {}`: the framework's own method answers.
  private func frameworkAnswer(
    _ function: FunctionSymbol, on receiver: Value?, _ arguments: [EvaluatedArgument],
    _ at: SourceOffset
  ) -> Value? {
    guard let receiver,
      receiver.object?.isProject == false || receiver.object?.role.isController == true
    else { return nil }
    let call = EvaluatedCall(
      name: function.fact.name, arguments: arguments,
      file: context.calls.last?.file ?? rootPlace?.file ?? function.file, at: at)
    let scope = Scope(parent: nil, file: call.file, type: nil, receiver: nil)
    return frameworkCall(on: receiver, call, isImplicit: false, in: scope)
  }

  /// Whether an object is known to be of a type that adopts a protocol, as its class or by an extension of
  /// the framework's.
  private func isKind(_ object: AbstractObject, of adopter: TypeSymbol) -> Bool {
    if let type = object.type, type.ancestors.contains(where: { $0 === adopter }) { return true }
    return adopter.isExternal && extensionNames(of: object).contains(adopter.name)
  }
}
