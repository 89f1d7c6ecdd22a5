extension Evaluator {
  /// Makes an object: of the project's type by its initialiser, of a framework type by the table.
  func construct(
    _ type: TypeSymbol?, _ name: String, _ generics: [TypeReference], _ call: EvaluatedCall
  ) -> Value {
    guard let type, !type.isExternal else {
      return frameworkObject(type?.shortName ?? name, generics, call)
    }
    if type.kind == .enum, let raw = call["rawValue"] {
      settle(raw)
      return .place(StateKey(type: -2, name: "rawValue"), .named(type.name, []))
    }
    let object = newObject(type, type.displayName, generics, file: call.file, at: call.at)
    object.madeOf = madeOf(call, for: type)
    record(creation: object)
    initialize(object, type, call)
    for argument in call.arguments { give(argument, to: object, call) }
    return .object(object)
  }

  /// A wrapper class says nothing of what it wraps: `Box(any Flow)` of one flow is not that of another,
  /// `Frame(page: .help)` not that of another page.
  private func madeOf(_ call: EvaluatedCall, for type: TypeSymbol) -> CallKey? {
    guard type.kind == .class, type.role == .other else { return nil }
    let parameters = best(type.functions("init"), for: call.arguments)?.fact.parameters ?? []
    var key: CallKey?
    for (index, argument) in call.arguments.enumerated() {
      let declared =
        index < parameters.count
        ? parameters[index].type : argument.label.flatMap { type.property($0)?.fact.type }
      switch argument.value {
      case .enumCase:
        key = key ?? CallKey()
        key?.add(argument.value)
      case .object(let held) where !held.isSymbolic && held.isProject:
        guard let name = declared?.name,
          program.lookUp(name, from: type, file: type.file)?.kind == .protocol
        else { continue }
        key = key ?? CallKey()
        key?.add(originOf: held)
      default: continue
      }
    }
    return key
  }

  private func initialize(_ object: AbstractObject, _ type: TypeSymbol, _ call: EvaluatedCall) {
    let initializers = type.functions("init")
    if let initializer = best(initializers, for: call.arguments), initializer.fact.body != nil,
      !context.calls.contains(where: { $0 === initializer })
    {
      assignMemberwise(object, type, call, by: initializer)
      if matters(initializer) || program.carries(type) {
        unlessSilent(initializer, nil, call.arguments) { run(initializer, on: object, call) }
        frame(object, call, by: initializer)
      } else {
        settleAll(call)
      }
    } else {
      assignMemberwise(object, type, call, by: nil)
      if type.role.isController || isLibraryContainer(type, call) { settleInto(object, call) }
    }
  }

  func run(
    _ initializer: FunctionSymbol, on object: AbstractObject, _ call: EvaluatedCall
  ) {
    let scope = Scope(
      parent: nil, file: initializer.file, type: object.type, home: initializer.owner,
      receiver: .object(object))
    bind(initializer.fact, to: call.arguments, in: scope)
    guard let body = initializer.fact.body, context.depth < deepestCall else { return }
    initializer.isCalled = true
    if let node = program.node(initializer) { callGraph.addCall(from: context.node, to: node) }
    with({
      $0.calls.append(initializer)
      if program.isModel(initializer.file) { $0.modelCalls += 1 }
      enter(program.node(initializer), &$0)
      if object.role.fillsSlots {
        $0.origin = object.type
        $0.isViewInit = !object.role.isController
      }
    }) { withShare { _ = run(body, in: scope) } }
  }

  /// Arguments become properties of the same name; a trailing closure goes to the property that
  /// takes one.
  ///
  /// - Parameter initializer: the initialiser that is called, if the type has any.
  private func assignMemberwise(
    _ object: AbstractObject, _ type: TypeSymbol, _ call: EvaluatedCall,
    by initializer: FunctionSymbol?
  ) {
    for argument in call.arguments {
      let name: String?
      if let label = argument.label {
        name = label
      } else if argument.isTrailing {
        name =
          initializer.map { $0.fact.parameters.last { $0.isBuilder || $0.type.isFunction }?.label }
          ?? closureProperty(of: type, object)
      } else {
        name = nil
      }
      guard let name, let property = type.property(name) else { continue }
      // An initialiser of its own may give the name to something else.
      if initializer != nil, property.fact.initial != nil { continue }
      let value = contextual(argument.value, property)
      object.attributes[name] = property.fact.getter == nil ? value : nil
      let key = StateKey(type: property.owner?.index ?? type.index, name: name)
      if case .place(let source, _) = value { bindings.join(key, source) }
      note(value, for: key)
      note(routes: value, for: key)
    }
  }

  /// `.init(…)` and `.home` are of the type that is declared for the property.
  private func contextual(_ value: Value, _ property: PropertySymbol) -> Value {
    guard let declared = property.fact.type else { return value }
    return implied(
      value, by: declared,
      in: Scope(parent: nil, file: property.file, type: property.owner, receiver: nil))
  }

  func note(_ value: Value, for key: StateKey) {
    switch value {
    case .closure, .function, .object:
      if case .object(let object) = value {
        if object.isSymbolic { return }
      } else {
        callGraph.addClosure(in: key, of: node(ofCode: value))
      }
      var site = CallKey()
      site.add(key.type)
      site.add(key.name)
      site.add(value)
      if noted.insert(site).inserted { assignedNext[key, default: []].append(value) }
    default: break
    }
  }

  private func closureProperty(of type: TypeSymbol, _ object: AbstractObject) -> String? {
    let stored = type.propertyOrder.filter {
      $0.fact.isStored && !$0.fact.isStatic && object.attributes[$0.fact.name] == nil
    }
    let builder = stored.last { $0.fact.attributes.contains { $0.name.hasSuffix("Builder") } }
    let closure = stored.last { $0.fact.type?.isFunction == true }
    return (builder ?? closure)?.fact.name
  }

  /// Notes that objects of one type keep objects of another.
  func note(holder: TypeSymbol, of type: TypeSymbol) {
    if type.isExternal || holder === type { return }
    if holders[type.index]?.contains(where: { $0 === holder }) == true { return }
    holders[type.index, default: []].append(holder)
  }

  /// What an object is given: closures run in the code that gives them, and what they show is
  /// part of the object.
  private func give(
    _ argument: EvaluatedArgument, to object: AbstractObject, _ call: EvaluatedCall
  ) {
    switch argument.value {
    case .closure(let closure):
      if closure.hasRun { return }
      let property = property(for: argument, of: object)
      let giver = closure.scope.type?.role
      if giver?.fillsSlots == true || giver == .modifier || !object.role.fillsSlots {
        let label = label(forClosureIn: property, of: object, call)
        with({
          handOver(closure, to: object, property, &$0)
          $0.trigger = label ?? $0.trigger
        }) {
          object.children.append(
            self.call(closure, arguments: arguments(ofClosureIn: property, closure)))
        }
      } else {
        delegate(argument.value, to: object, property)
      }
    case .function(let function, let receiver):
      let property = argument.label.flatMap { object.type?.property($0) }
        .map { StateKey(type: $0.owner?.index ?? -1, name: $0.fact.name) }
      guard let label = label(forClosureIn: property, of: object, call) else { return }
      with({ $0.trigger = label }) {
        _ = invoke(function, receiver: receiver, arguments: [], at: call.at)
      }
    case .object(let inner):
      if inner.role == .view || inner.type == nil, !isText(inner) {
        object.children.append(argument.value)
      }
      if let type = inner.type, let holder = object.type {
        note(holder: holder, of: type)
      }
    default: break
    }
  }

  /// The property that keeps an argument: that of its name, or the one that was given its value.
  private func property(for argument: EvaluatedArgument, of object: AbstractObject) -> StateKey? {
    guard case .closure(let closure) = argument.value, let type = object.type else { return nil }
    let kept = type.propertyOrder.first { property in
      if case .closure(let known)? = object.attributes[property.fact.name] {
        return known === closure
      }
      return false
    }
    let found = kept ?? argument.label.flatMap { type.property($0) }
    return found.map { StateKey(type: $0.owner?.index ?? type.index, name: $0.fact.name) }
  }

  /// Arguments of `super.init`: a hosted view, the root of a stack.
  func settleInto(_ object: AbstractObject, _ call: EvaluatedCall) {
    if let root = Self.given(call) { frame(object, root) }
    startCoordinator(object, call)
    if object.role == .alertController {
      for label in ["title", "message", "preferredStyle"] {
        if let value = call[label] { object.attributes[label] = value }
      }
    }
    for argument in call.arguments { settle(argument.value) }
  }
}
