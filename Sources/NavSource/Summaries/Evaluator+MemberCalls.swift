internal import NavGraph

/// Calls on a receiver: of the project, of a framework, or of a type.
extension Evaluator {
  func callMember(
    _ base: Expression?, _ name: String, _ call: CallExpression, in scope: Scope
  ) -> Value {
    guard let base else {
      let arguments = evaluated(call.arguments, in: scope)
      // `.run { … }`: whoever gets the value runs the closure; a static function of the project may do
      // something else with it.
      let isFactory = program.factories.contains(name)
      for case .closure(let closure) in arguments.lazy.filter(\.isTrailing).map(\.value) {
        if isFactory { waiting.append(closure) } else { settle(.closure(closure)) }
      }
      // `addAction(.init(title: "Delete", style: .destructive, handler: { … }))`.
      if name == "init" {
        for case .closure(let closure) in arguments.lazy.filter({ !$0.isTrailing }).map(\.value) {
          waiting.append(closure)
        }
      }
      if name == "init", arguments.contains(where: { $0.label == "set" }),
        let state = boundState(
          EvaluatedCall(name: name, arguments: arguments, file: scope.file, at: call.at))
      {
        return state
      }
      return .enumCase(
        CaseValue(type: nil, name: name, payload: arguments, at: call.at, file: scope.file))
    }
    if addToContainer(base, call, in: scope) { return .unknown }
    let receiver = evaluate(base, in: scope)
    var prepared = prepared(name, call, in: scope)
    // `path.removeLast(path.count)`.
    if name == "removeLast", call.arguments.first?.value.isCount(of: base) == true {
      prepared.name = "removeAll"
    }
    if appendToVariable(base, prepared, at: call.position, in: scope) { return .unknown }
    return ignoring(scope.file, call.at) {
      if name == "toggle", call.arguments.isEmpty, toggle(receiver, prepared) { return .unknown }
      return declared(prepared, on: receiver, base, in: scope) {
        .anyOf(receiver.alternatives.map { callMember(of: $0, prepared, base, in: scope) })
      }
    }
  }

  func callMember(
    of receiver: Value, _ call: EvaluatedCall, _ base: Expression, in scope: Scope
  ) -> Value {
    let name = call.name
    let call = typed(call, by: base, in: scope)
    if case .name("super", _, _) = base {
      return superCall(receiver, call, in: scope)
    }
    if let path = scoped(receiver, call, in: scope) { return path }
    switch receiver {
    case .type(let type, let typeName, let generics):
      return callStatic(type, typeName, generics, call, in: scope)
    case .ownType(let type): return callStatic(type, type.displayName, [], call, in: scope)
    case .object(let object):
      if object.typeName == "NavigationPath", let key = object.key,
        let value = callMember(ofPlace: key, nil, receiver, call, in: scope)
      {
        return value
      }
      if isOfFramework(base, in: object),
        let value = frameworkCall(on: receiver, call, isImplicit: false, in: scope)
      {
        return value
      }
      if name == "init", object.type?.isExternal == true, !object.isSymbolic {
        return runOwnInitializer(of: object, call) ? receiver : furnish(object, call)
      }
      if let value = tell(object, call, base, in: scope) { return value }
      if let value = callProjectMember(object, receiver, call, in: scope) { return value }
      if object.type == nil, let key = object.key,
        appendToCollection(key, nil, call, in: scope)
      {
        return .unknown
      }
      if name == "init" {
        // `self.init` of what the framework's class inherits.
        settleInto(object, call)
        return .unknown
      }
    case .enumCase(let known):
      if let function = best(known.type?.functions(name) ?? [], for: call.arguments) {
        return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
      }
    case .list(let items):
      let found = element(of: items, having: name)
      if !found.isEmpty { return .anyOf(found.map { callMember(of: $0, call, base, in: scope) }) }
    case .place(let key, let reference):
      if let value = callMember(ofPlace: key, reference, receiver, call, in: scope) { return value }
    default: break
    }
    if let value = frameworkCall(on: receiver, call, isImplicit: false, in: scope) { return value }
    if let function = projectExtension(for: call, receiver: receiver) {
      return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
    }
    settleAll(call, with: handed(by: receiver, call))
    if case .slot = receiver { return receiver }
    return receiver.object.map(isViewLike) == true ? receiver : .unknown
  }

  /// What closures are called with by a method that is not known.
  private func handed(by receiver: Value, _ call: EvaluatedCall) -> [Value] {
    if let owner = owner(handedBy: receiver, call) { return [owner] }
    // `page.then { $0.modalPresentationStyle = .fullScreen }` of some library.
    guard let object = receiver.object, object.role.isController, !object.isSymbolic else {
      return []
    }
    return [receiver]
  }

  /// Views and controllers pass through the modifiers that are put on them.
  private func isViewLike(_ object: AbstractObject) -> Bool {
    object.role.fillsSlots
      || (object.type == nil && !object.isSymbolic && !object.isStoryboard)
  }

  private func callProjectMember(
    _ object: AbstractObject, _ receiver: Value, _ call: EvaluatedCall, in scope: Scope
  ) -> Value? {
    guard let type = object.type else { return nil }
    if let function = best(type.functions(call.name), for: call.arguments) {
      return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
    }
    // `ItemView(id: 3).id(3)`: a modifier may have the name of a property that is no closure.
    if let property = type.property(call.name), property.fact.type?.isFunction != false {
      let value = propertyValue(of: object, property)
      if isCallable(value) { return apply(value, call, in: scope) }
    }
    if let value = object.attributes[call.name], isCallable(value) {
      return apply(value, call, in: scope)
    }
    return nil
  }

  private func isCallable(_ value: Value) -> Bool {
    switch value {
    case .closure, .function, .slot, .type: true
    case .place(_, let type): type?.isFunction != false
    case .object(let object):
      // Actions of the environment are objects: `dismiss()`, `openURL(address)`.
      object.type?.functions("callAsFunction").isEmpty == false || object.role.fillsSlots
        || !object.isProject && object.typeName.hasSuffix("Action")
    case .options(let values): values.contains { isCallable($0) }
    default: false
    }
  }

  /// `path.append(route)`: a path, an array, any collection that a property holds.
  private func appendToCollection(
    _ key: StateKey, _ reference: TypeReference?, _ call: EvaluatedCall, in scope: Scope
  ) -> Bool {
    // `insert` without a position is that of a set or of a database.
    guard call.name == "append" || call.name == "insert" && call["at"] != nil,
      var value = call.unlabeled ?? call.arguments.first?.value
    else { return false }
    if case .array(let element)? = reference { value = implied(value, by: element, in: scope) }
    settleAll(call)
    write(value, to: key, isAppend: true, api: call.name, at: call.at, file: call.file)
    return true
  }

  func callMember(
    ofPlace key: StateKey, _ reference: TypeReference?, _ receiver: Value, _ call: EvaluatedCall,
    in scope: Scope
  ) -> Value? {
    if appendToCollection(key, reference, call, in: scope) { return .unknown }
    if let back = Self.removals[call.name] {
      if let value = routedCall(on: receiver, call) { return value }
      settleAll(call)
      remove(from: key, to: back, call)
      return .unknown
    }
    if let type = routes(reference, in: scope),
      let function = best(type.functions(call.name), for: call.arguments)
    {
      return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
    }
    guard let name = reference?.name,
      let type = program.lookUp(name, from: scope.type, file: scope.file),
      let function = best(type.functions(call.name), for: call.arguments)
    else { return nil }
    return invoke(function, receiver: receiver, arguments: call.arguments, at: call.at)
  }

  private static let removals: NameTable<ScreenID> = [
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
  func projectExtension(for call: EvaluatedCall, receiver: Value) -> FunctionSymbol? {
    guard program.extensionFunctions.contains(call.name) else { return nil }
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

  /// The framework's types whose extensions an object has.
  func extensionNames(of object: AbstractObject) -> [String] {
    let role = object.role
    var names = object.type?.externalAncestors ?? []
    if object.type == nil { names.append(object.typeName) }
    let isOfAppKit = names.contains { $0.hasPrefix("NS") && $0.hasSuffix("Controller") }
    if role.isController, !isOfAppKit {
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
      initialize(object, asModel: call, in: scope)
      return .unknown
    }
    let inherited =
      scope.home?.ancestors.dropFirst().flatMap { $0.functions[call.name] ?? [] } ?? []
    if let function = best(inherited, for: call.arguments) {
      function.isCalledBySuper = true
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
      if let found = program.type(call.name, inModule: typeName, file: call.file) {
        return construct(found, found.displayName, [], call)
      }
      if call.name.first?.isUppercase == true { return construct(nil, call.name, [], call) }
      if program.isOwnModule(typeName),
        let function = best(program.globalFunctions[call.name] ?? [], for: call.arguments)
      {
        return invoke(function, receiver: nil, arguments: call.arguments, at: call.at)
      }
      if let value = madeByExtension(typeName, call) { return value }
      settleAll(call)
      return frameworkStatic(typeName, call) ?? .unknown
    }
    if let payload = type.enumCase(call.name) {
      return .enumCase(CaseValue(type: type, name: payload.name, payload: call.arguments))
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
          || value.object?.isSymbolic == true && function.fact.returns?.name == "Self"
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

}
