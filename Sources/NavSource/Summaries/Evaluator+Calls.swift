internal import NavGraph

/// An argument with its value.
struct EvaluatedArgument {
  var label: String?
  var value: Value
  var isTrailing: Bool
}

/// A call whose receiver and arguments are known.
struct EvaluatedCall {
  var name: String
  var arguments: [EvaluatedArgument]
  var file: Int
  var at: SourceOffset

  /// The argument of that label.
  subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

  /// The first argument without a label that is no trailing closure.
  var unlabeled: Value? { arguments.first { $0.label == nil && !$0.isTrailing }?.value }

  /// The first trailing closure.
  var trailing: Value? { arguments.first { $0.isTrailing && $0.label == nil }?.value }
}

extension Evaluator {
  func evaluated(_ arguments: [Argument], in scope: Scope) -> [EvaluatedArgument] {
    arguments.map {
      EvaluatedArgument(
        label: $0.label, value: evaluate($0.value, in: scope), isTrailing: $0.isTrailing)
    }
  }

  func evaluate(_ call: CallExpression, in scope: Scope) -> Value {
    guard spendStep() else { return .unknown }
    switch call.callee {
    case .name(let name, let generics, _): return callName(name, generics, call, in: scope)
    case .member(let base, let name, _): return callMember(base, name, call, in: scope)
    case .closure(let closure):
      let value = newClosure(closure, in: scope)
      return self.call(value, arguments: evaluated(call.arguments, in: scope).map(\.value))
    case .type(let type):
      guard case .type(let symbol, let name, let generics) = evaluate(.type(type), in: scope)
      else { return .unknown }
      return construct(symbol, name, generics, prepared(name, call, in: scope))
    default:
      let callee = evaluate(call.callee, in: scope)
      return apply(callee, prepared("", call, in: scope), in: scope)
    }
  }

  private func prepared(
    _ name: String, _ call: CallExpression, in scope: Scope
  ) -> EvaluatedCall {
    EvaluatedCall(
      name: name, arguments: evaluated(call.arguments, in: scope), file: scope.file, at: call.at)
  }

  // MARK: By name

  private func callName(
    _ name: String, _ generics: [TypeReference], _ call: CallExpression, in scope: Scope
  ) -> Value {
    let prepared = prepared(name, call, in: scope)
    if let local = scope.find(name) { return apply(local, prepared, in: scope) }
    if let (fact, home) = scope.function(name) {
      return invokeLocal(fact, home: home, prepared)
    }
    if let type = scope.type, let receiver = scope.receiver {
      let candidates = type.functions(name)
      if let function = best(candidates, for: prepared.arguments) {
        return invoke(function, receiver: receiver, arguments: prepared.arguments, at: call.at)
      }
      if let property = type.property(name), case .object(let object) = receiver {
        return apply(propertyValue(of: object, property), prepared, in: scope)
      }
    }
    if let type = program.lookUp(name, from: scope.type, file: scope.file), !type.isExternal {
      return construct(type, type.displayName, generics, prepared)
    }
    if let functions = program.globalFunctions[name],
      let function = best(functions, for: prepared.arguments)
    {
      return invoke(function, receiver: nil, arguments: prepared.arguments, at: call.at)
    }
    if let receiver = scope.receiver,
      let value = frameworkCall(on: receiver, prepared, isImplicit: true, in: scope)
    {
      return value
    }
    if name.first?.isUppercase == true { return construct(nil, name, generics, prepared) }
    settleAll(prepared)
    let isView = scope.type?.name == "View" || scope.receiver?.object?.role == .view
    return isView && !prepared.arguments.isEmpty || scope.type?.name == "View"
      ? scope.receiver ?? .unknown : .unknown
  }

  private func invokeLocal(
    _ fact: FunctionFact, home: Scope, _ call: EvaluatedCall
  ) -> Value {
    guard context.calls.count < deepestCall, let body = fact.body,
      !context.calls.contains(where: { $0.index == -1 && $0.fact.name == fact.name })
    else { return .unknown }
    let scope = Scope(
      parent: home, file: home.file, type: home.type, receiver: home.receiver, frame: Frame())
    bind(fact, to: call.arguments, in: scope)
    let symbol = FunctionSymbol(index: -1, fact, owner: nil, file: home.file)
    return with({ $0.calls.append(symbol) }) { run(body, in: scope) }
  }

  /// Calls whatever a value stands for.
  func apply(_ value: Value, _ call: EvaluatedCall, in scope: Scope) -> Value {
    switch value {
    case .closure(let closure):
      return self.call(closure, arguments: call.arguments.map(\.value))
    case .function(let function, let receiver):
      return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
    case .type(let type, let name, let generics):
      return construct(type, name, generics, call)
    case .options(let values):
      return .anyOf(values.map { apply($0, call, in: scope) })
    case .place(let key, let reference):
      return callStored(key, reference, call)
    case .enumCase(var known):
      known.payload = call.arguments.map { ($0.label, $0.value) }
      return .enumCase(known)
    case .slot: return value
    case .object(let object):
      if let function = object.type?.functions("callAsFunction").first {
        return invoke(function, receiver: value, arguments: call.arguments, at: call.at)
      }
      environmentAction(object, call)
      settleAll(call)
      return .unknown
    default:
      settleAll(call)
      return .unknown
    }
  }

  /// A closure that another object has put into a property.
  private func callStored(
    _ key: StateKey, _ reference: TypeReference?, _ call: EvaluatedCall
  ) -> Value {
    settleAll(call)
    // What a content closure shows is looked up where the object is made.
    callGraph.mark(context.node)
    if case .function(_, let result)? = reference, !isVoid(result) { return .slot(key) }
    var results: [Value] = []
    for value in assigned[bindings.find(key)] ?? assigned[key] ?? [] {
      switch value {
      case .closure(let closure):
        // Code of a screen has run where the screen gave it away, and is that screen's doing.
        guard closure.scope.type?.role.fillsSlots != true,
          !context.closures.contains(where: { $0 === closure })
        else { continue }
        if closure.scope.type !== context.origin { closure.isCalledElsewhere = true }
        results.append(
          with({ $0.closures.append(closure) }) {
            self.call(closure, arguments: call.arguments.map(\.value))
          })
      case .function(let function, let receiver):
        results.append(
          invoke(function, receiver: receiver, arguments: call.arguments, at: call.at))
      default: break
      }
    }
    let result = Value.anyOf(results)
    return result.isKnown ? result : .slot(key)
  }

  private func isVoid(_ type: TypeReference) -> Bool {
    switch type {
    case .tuple(let parts): parts.isEmpty
    case .named(let name, _): name == "Void" || name == "Never"
    default: false
    }
  }

  func call(_ closure: ClosureValue, arguments: [Value]) -> Value {
    guard context.calls.count + context.closures.count < deepestCall, spendStep() else {
      noteCut()
      return .unknown
    }
    closure.hasRun = true
    let key = callKey(closure, arguments)
    if let known = result(of: key) { return known }
    // Closures that call each other come back here; the first run says all.
    keep(.unknown, of: key, cuts: -1)
    let before = cuts
    let result = with({ $0.node = closure.node }) { run(closure, arguments: arguments) }
    keep(result, of: key, cuts: before)
    return result
  }

  private func run(_ closure: ClosureValue, arguments: [Value]) -> Value {
    let scope = Scope(
      parent: closure.scope, file: closure.scope.file, type: closure.scope.type,
      receiver: closure.scope.receiver, frame: Frame())
    for (index, name) in closure.expression.parameters.enumerated() {
      scope.variables[name] = index < arguments.count ? arguments[index] : .unknown
    }
    for (index, value) in arguments.enumerated() { scope.variables["$\(index)"] = value }
    return run(closure.expression.body, in: scope)
  }

  /// Runs the closures among the arguments, since somebody will.
  func settleAll(_ call: EvaluatedCall) {
    for argument in call.arguments { settle(argument.value) }
  }

  // MARK: Members

  private func callMember(
    _ base: Expression?, _ name: String, _ call: CallExpression, in scope: Scope
  ) -> Value {
    guard let base else {
      let arguments = evaluated(call.arguments, in: scope)
      // `.run { … }`: whoever gets the value runs the closure.
      for argument in arguments where argument.isTrailing { settle(argument.value) }
      return .enumCase(
        CaseValue(
          type: nil, name: name, payload: arguments.map { ($0.label, $0.value) }, at: call.at,
          file: scope.file))
    }
    let receiver = evaluate(base, in: scope)
    let prepared = prepared(name, call, in: scope)
    return .anyOf(
      receiver.alternatives.map { callMember(of: $0, prepared, base, in: scope) })
  }

  private func callMember(
    of receiver: Value, _ call: EvaluatedCall, _ base: Expression, in scope: Scope
  ) -> Value {
    let name = call.name
    if case .name("super", _, _) = base {
      return superCall(receiver, call, in: scope)
    }
    switch receiver {
    case .type(let type, let typeName, let generics):
      return callStatic(type, typeName, generics, call, in: scope)
    case .object(let object):
      if object.typeName == "NavigationPath", let key = object.key,
        let value = callMember(ofPlace: key, nil, receiver, call, in: scope)
      {
        return value
      }
      if let value = callProjectMember(object, receiver, call, in: scope) { return value }
      if object.type == nil, let key = object.key, appendToCollection(key, call) { return .unknown }
      if name == "init" {
        // `self.init` of what the framework's class inherits.
        settleInto(object, call)
        return .unknown
      }
    case .enumCase(let known):
      if let function = best(known.type?.functions(name) ?? [], for: call.arguments) {
        return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
      }
    case .place(let key, let reference):
      if let value = callMember(ofPlace: key, reference, receiver, call, in: scope) { return value }
    default: break
    }
    if let value = frameworkCall(on: receiver, call, isImplicit: false, in: scope) { return value }
    if let function = projectExtension(for: call, receiver: receiver) {
      return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
    }
    settleAll(call)
    if case .slot = receiver { return receiver }
    return receiver.object.map(isViewLike) == true ? receiver : .unknown
  }

  /// Views and controllers pass through the modifiers that are put on them.
  private func isViewLike(_ object: AbstractObject) -> Bool {
    object.role.fillsSlots || (object.type == nil && !object.isSymbolic)
  }

  private func callProjectMember(
    _ object: AbstractObject, _ receiver: Value, _ call: EvaluatedCall, in scope: Scope
  ) -> Value? {
    guard let type = object.type else { return nil }
    if let function = best(type.functions(call.name), for: call.arguments) {
      return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
    }
    if let property = type.property(call.name) {
      return apply(propertyValue(of: object, property), call, in: scope)
    }
    if let value = object.attributes[call.name] { return apply(value, call, in: scope) }
    return nil
  }

  /// `path.append(route)`: a path, an array, any collection that a property holds.
  private func appendToCollection(_ key: StateKey, _ call: EvaluatedCall) -> Bool {
    guard ["append", "insert"].contains(call.name),
      let value = call.unlabeled ?? call.arguments.first?.value
    else { return false }
    settleAll(call)
    write(value, to: key, isAppend: true, api: call.name, at: call.at, file: call.file)
    return true
  }

  private func callMember(
    ofPlace key: StateKey, _ reference: TypeReference?, _ receiver: Value, _ call: EvaluatedCall,
    in scope: Scope
  ) -> Value? {
    if appendToCollection(key, call) { return .unknown }
    if let back = Self.removals[call.name] {
      settleAll(call)
      remove(from: key, to: back, call)
      return .unknown
    }
    guard let name = reference?.name,
      let type = program.lookUp(name, from: scope.type, file: scope.file),
      let function = best(type.functions(call.name), for: call.arguments)
    else { return nil }
    return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
  }

  private static let removals: [String: ScreenID] = [
    "removeLast": .previous, "popLast": .previous, "removeAll": .root,
  ]

  /// Elements of a state are removed; a way back where the state is a path.
  private func remove(from key: StateKey, to back: ScreenID, _ call: EvaluatedCall) {
    let action = Effect.Action.back(.back, back)
    callGraph.addWrite(to: key, by: context.node)
    writes.append(
      StateWrite(
        state: key, value: .none, isAppend: false, back: back,
        effect: effect(action, api: call.name, file: call.file, at: call.at)))
  }

  /// A function that the project adds to what the receiver must be: `View`, `UIViewController`…
  private func projectExtension(for call: EvaluatedCall, receiver: Value) -> FunctionSymbol? {
    let names: [String]
    if let object = receiver.object {
      names = extensionNames(of: object)
    } else if case .slot = receiver {
      names = ["View"]
    } else {
      names = ["View", "UIViewController", "UINavigationController", "UIApplication"]
    }
    for name in names {
      guard let type = program.external(name) else { continue }
      if let function = best(type.functions(call.name), for: call.arguments) { return function }
    }
    return nil
  }

  private func extensionNames(of object: AbstractObject) -> [String] {
    let role = object.role
    var names = object.type?.externalAncestors ?? []
    if object.type == nil { names.append(object.typeName) }
    if role.isController {
      names += ["UINavigationController", "UITabBarController"].filter {
        (role == .navigationController) == ($0 == "UINavigationController")
      }
      names.append("UIViewController")
    } else if role == .view || object.type == nil {
      names.append("View")
    }
    return names.deduplicated()
  }

  private func superCall(
    _ receiver: Value, _ call: EvaluatedCall, in scope: Scope
  ) -> Value {
    guard case .object(let object) = receiver else { return .unknown }
    if call.name == "init" {
      settleInto(object, call)
      return .unknown
    }
    let inherited =
      scope.type?.ancestors.dropFirst().flatMap { $0.functions[call.name] ?? [] } ?? []
    if let function = best(inherited, for: call.arguments) {
      return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
    }
    return frameworkCall(on: receiver, call, isImplicit: false, in: scope) ?? .unknown
  }

  private func callStatic(
    _ type: TypeSymbol?, _ typeName: String, _ generics: [TypeReference], _ call: EvaluatedCall,
    in scope: Scope
  ) -> Value {
    if call.name == "init" { return construct(type, typeName, generics, call) }
    guard let type else {
      if call.name.first?.isUppercase == true { return construct(nil, call.name, [], call) }
      if let value = madeByExtension(typeName, call) { return value }
      settleAll(call)
      return frameworkStatic(typeName, call) ?? .unknown
    }
    if let payload = type.enumCase(call.name) {
      return .enumCase(
        CaseValue(
          type: type, name: payload.name, payload: call.arguments.map { ($0.label, $0.value) }))
    }
    let receiver = Value.type(type, type.displayName, generics)
    let found =
      best(type.functions(call.name), for: call.arguments)
      ?? projectStatic(call, on: type)
    if let function = found {
      let value = invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
      // A static function that returns `Self` gives an object of the type it is called on.
      if returnsSelf(function), !type.isExternal,
        value.object?.isProject != true
          || value.object?.isSymbolic == true
      {
        return made(type, call)
      }
      return value
    }
    if let property = type.property(call.name) {
      return apply(propertyValue(of: instance(of: type), property), call, in: scope)
    }
    if let nested = program.lookUp(call.name, from: type, file: call.file), !nested.isExternal,
      nested !== type
    {
      return construct(nested, nested.displayName, [], call)
    }
    settleAll(call)
    return type.role.isController ? made(type, call) : .unknown
  }

  /// A static function that the project adds to a framework's controllers, and that returns one.
  private func madeByExtension(_ typeName: String, _ call: EvaluatedCall) -> Value? {
    guard Program.role(ofExternal: typeName)?.isController == true,
      let base = program.external(typeName) ?? program.external("UIViewController"),
      let function = best(base.functions(call.name), for: call.arguments), returnsSelf(function)
    else { return nil }
    settleAll(call)
    return .object(newObject(nil, typeName, file: call.file, at: call.at))
  }

  private func projectStatic(_ call: EvaluatedCall, on type: TypeSymbol) -> FunctionSymbol? {
    guard type.role.isController, let base = program.external("UIViewController") else {
      return nil
    }
    return best(base.functions(call.name), for: call.arguments)
  }

  private func returnsSelf(_ function: FunctionSymbol) -> Bool {
    guard function.fact.isStatic, let name = function.fact.returns?.name else { return false }
    return name == "Self" || function.fact.genericParameters.contains(name)
  }

  private func made(_ type: TypeSymbol, _ call: EvaluatedCall) -> Value {
    let object = newObject(type, type.displayName, file: call.file, at: call.at)
    record(creation: object)
    return .object(object)
  }

  // MARK: Invocation

  /// The overload whose labels fit best.
  func best(
    _ candidates: [FunctionSymbol], for arguments: [EvaluatedArgument]
  ) -> FunctionSymbol? {
    if candidates.count == 1 {
      return candidates[0].fact.body != nil || candidates[0].owner?.kind == .protocol
        ? (fits(candidates[0].fact, arguments) ? candidates[0] : nil) : nil
    }
    let fitting = candidates.filter { fits($0.fact, arguments) }
    return fitting.first { $0.fact.body != nil } ?? fitting.first
  }

  private func fits(_ fact: FunctionFact, _ arguments: [EvaluatedArgument]) -> Bool {
    let labels = Set(fact.parameters.compactMap(\.label))
    for argument in arguments where !argument.isTrailing {
      if let label = argument.label {
        if !labels.contains(label) { return false }
      } else if !fact.parameters.contains(where: { $0.label == nil }) {
        return false
      }
    }
    for argument in arguments where argument.isTrailing {
      if let label = argument.label, !labels.contains(label) { return false }
      if argument.label == nil, fact.parameters.isEmpty { return false }
    }
    let required = fact.parameters.filter { $0.defaultValue == nil }.count
    return arguments.count >= required || arguments.isEmpty && required == 0
      || arguments.contains(where: \.isTrailing)
  }

  func bind(_ fact: FunctionFact, to arguments: [EvaluatedArgument], in scope: Scope) {
    var rest = arguments
    for parameter in fact.parameters {
      let index =
        rest.firstIndex { $0.label == parameter.label && !$0.isTrailing }
        ?? rest.firstIndex {
          $0.isTrailing
            && ($0.label == parameter.label || $0.label == nil && takesClosure(parameter))
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
  }

  private func takesClosure(_ parameter: ParameterFact) -> Bool {
    if parameter.isBuilder || parameter.type.isFunction { return true }
    return parameter.type.name == nil
  }

  /// A parameter of which only the type is known.
  private func parameterValue(_ parameter: ParameterFact, in scope: Scope) -> Value {
    guard let name = parameter.type.name,
      let type = program.lookUp(name, from: scope.type, file: scope.file)
    else {
      return .unknown
    }
    if type.kind == .enum {
      return .place(StateKey(type: -2, name: parameter.name), parameter.type)
    }
    return .object(instance(of: type))
  }

  func invoke(
    _ function: FunctionSymbol, receiver: Value?, arguments: [EvaluatedArgument],
    at: SourceOffset = 0, isRoot: Bool = false
  ) -> Value {
    if let node = program.node(function) { callGraph.addCall(from: context.node, to: node) }
    guard matters(function) || context.isLabel else {
      for argument in arguments { settle(argument.value) }
      let result = resultOfDeclaration(function, receiver)
      // A modifier that does nothing for navigation still shows the view that it is put on.
      return result.isKnown || function.owner?.isExternal != true ? result : receiver ?? .unknown
    }
    guard context.calls.count < deepestCall, spendStep(),
      context.calls.count(where: { $0 === function }) < Self.mostReentries,
      isRoot || context.root !== function || context.calls.isEmpty
        || context.calls.allSatisfy({ $0 !== function })
    else {
      noteCut()
      return resultOfDeclaration(function, receiver)
    }
    guard let body = function.fact.body else {
      return dispatch(function, receiver: receiver, arguments: arguments, at: at)
    }
    if !isRoot { function.isCalled = true }
    let key = isRoot ? nil : callKey(function, receiver, arguments)
    if let key, let known = self.result(of: key) { return known }
    if !isRoot { noteRun(function) }
    let before = cuts
    let type = receiverType(function, receiver)
    let scope = Scope(parent: nil, file: function.file, type: type, receiver: receiver)
    bind(function.fact, to: arguments, in: scope)
    var result = with({ context in
      context.node = program.node(function)
      if !isRoot {
        context.calls.append(function)
        // What a screen does is done by that screen, whoever asked for it.
        if let type = receiver?.object?.type, type.role.isController, !type.isExternal,
          type.role != .navigationController, !context.keepsOrigin
        {
          context.origin = type
        }
        context.keepsOrigin = false
      }
      if let owner = function.owner, !owner.isExternal, function.fact.returns != nil,
        function.fact.name != "body"
      {
        context.members.append("\(owner.displayName).\(function.fact.name)")
      }
    }) { run(body, in: scope) }
    if let returns = function.fact.returns {
      // `return .detail`: the declared result says of which type.
      result = .anyOf(result.alternatives.map { annotated($0, as: returns, in: scope) })
    } else {
      result = .unknown
    }
    if let owner = function.owner, !owner.isExternal, function.fact.name != "body" {
      tag(result, "\(owner.displayName).\(function.fact.name)")
    }
    for argument in arguments {
      if case .closure(let closure) = argument.value, !closure.hasRun { settle(argument.value) }
    }
    noteResult(result, program.node(function))
    if !result.isKnown { result = resultOfDeclaration(function, receiver) }
    if let key { keep(result, of: key, cuts: before) }
    return result
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

  /// What the signature alone says of the result.
  private func resultOfDeclaration(_ function: FunctionSymbol, _ receiver: Value?) -> Value {
    guard let returns = function.fact.returns, let name = returns.name else { return .unknown }
    if name == "Self", case .type(let type?, _, _)? = receiver {
      return .object(instance(of: type))
    }
    guard let type = program.lookUp(name, from: function.owner, file: function.file),
      !type.isExternal, type.kind != .enum
    else { return .unknown }
    return .object(instance(of: type))
  }

  /// A requirement of a protocol: what the adopters do.
  private func dispatch(
    _ function: FunctionSymbol, receiver: Value?, arguments: [EvaluatedArgument], at: SourceOffset
  ) -> Value {
    guard let owner = function.owner, owner.kind == .protocol else {
      for argument in arguments { settle(argument.value) }
      return resultOfDeclaration(function, receiver)
    }
    let adopters = program.adopters(of: owner).filter { !$0.functions(function.fact.name).isEmpty }
    var results: [Value] = []
    for adopter in adopters.prefix(4) {
      let candidates = adopter.functions(function.fact.name).filter { $0.fact.body != nil }
      guard let implementation = best(candidates, for: arguments) ?? candidates.first else {
        continue
      }
      results.append(
        invoke(
          implementation, receiver: .object(instance(of: adopter)), arguments: arguments, at: at))
    }
    if adopters.isEmpty { for argument in arguments { settle(argument.value) } }
    let result = Value.anyOf(results)
    return result.isKnown ? result : resultOfDeclaration(function, receiver)
  }
}
