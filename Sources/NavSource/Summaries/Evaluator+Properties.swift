internal import NavGraph

/// What properties hold, as far as their declarations and the code that sets them say.
extension Evaluator {
  /// The value of a property that code of the type, or of another type, reads.
  func propertyValue(of object: AbstractObject, _ property: PropertySymbol) -> Value {
    let name = property.fact.name
    if let supposed, let owner = property.owner,
      bindings.areOne(StateKey(type: owner.index, name: name), supposed.state)
    {
      return supposed.value
    }
    if let path = routes(in: property) { return path }
    if let known = object.attributes[name], known.isKnown || property.fact.type == nil {
      return object.type?.kind == .struct ? known : current(known, of: property)
    }
    if let known = rootStore[object.id]?[name] { return known }
    if property.others.isEmpty {
      callGraph.addCall(from: context.node, to: program.node(property))
    } else {
      for build in program.builds(of: property, under: context.condition) {
        callGraph.addCall(from: context.node, to: program.node(build))
      }
    }
    if context.ignoredBy != nil { readWhereIgnored.insert(property.index) }
    let place = cachePlace(of: property, in: object)
    if let known = propertyCache[name, place], !wantsText(of: property, known) { return known }
    propertyCache.insert(.unknown, for: name, number: place)
    let value = value(ofBuilds: property, in: object)
    propertyCache.insert(value, for: name, number: place)
    return value
  }

  /// What a property gives, and what those give that other builds have in its place.
  private func value(ofBuilds property: PropertySymbol, in object: AbstractObject) -> Value {
    if property.others.isEmpty { return value(ofBuild: property, in: object) }
    let isStored = property.fact.getter == nil
    let builds = program.builds(of: property, under: isStored ? .always : context.condition)
    let values = builds.map { build in
      if builds.count > 1, isStored { object.attributes[build.fact.name] = nil }
      return value(ofBuild: build, in: object)
    }
    if values.count == 1 { return values[0] }
    let all = Value.anyOf(values)
    if isStored, object.attributes[property.fact.name] != nil {
      keepForGood(all, in: object, property.fact.name)
    }
    return all
  }

  private func value(ofBuild property: PropertySymbol, in object: AbstractObject) -> Value {
    let node = program.node(property)
    let value = inside(node) {
      property.fact.isText
        ? with({ $0.looksUpText = true }) { evaluatedProperty(of: object, property) }
        : evaluatedProperty(of: object, property)
    }
    depend(on: value, node)
    return value
  }

  /// A stored object is one object; what code gives may be something else in another build.
  private func cachePlace(of property: PropertySymbol, in object: AbstractObject) -> Int {
    if property.fact.getter == nil { return object.id }
    return conditions.number(of: context.condition) << 40 | object.id
  }

  /// Whether a text is wanted that was not read when the property was first asked for.
  private func wantsText(of property: PropertySymbol, _ known: Value) -> Bool {
    context.isLabel && property.fact.type?.name == "String" && property.fact.getter != nil
      && !context.getters.contains(property.index) && text(of: known) == nil
  }

  /// What an object was made with, where that can have changed since; a structure changes only where it
  /// is seen.
  private func current(_ value: Value, of property: PropertySymbol) -> Value {
    let key = StateKey(type: property.owner?.index ?? -1, name: property.fact.name)
    let isAsMade = seesObjectsAsMade && property.owner?.role == .other
    guard changed.contains(key), !isAsMade else { return value }
    switch value {
    case .enumCase, .bool: return .anyOf([value, .place(key, property.fact.type)])
    case .object(let object) where object.type?.kind == .struct && object.role == .other:
      return object.type.map { .anyOf([value, .object(instance(of: $0))]) } ?? value
    default: return value
    }
  }

  private func evaluatedProperty(of object: AbstractObject, _ property: PropertySymbol) -> Value {
    let fact = property.fact
    let owner = property.owner
    let key = StateKey(type: owner?.index ?? -1, name: fact.name)
    if let getter = fact.getter {
      return computed(getter, fact, of: object, property)
    }
    if let given = givenValue(of: property, in: object) { return given }
    if object.isSymbolic, !fact.isLet, case .function(_, let result)? = fact.type, isVoid(result) {
      // `var onOpen: () -> Void = {}`: what others put there is called.
      return .place(key, fact.type)
    }
    var type = fact.type ?? inferredType(fact)
    if let initial = fact.initial {
      let scope = Scope(parent: nil, file: property.file, type: owner, receiver: .object(object))
      // Whoever reads the value first does not make it: not the closure that runs now.
      var value = with({
        $0.trigger = nil
        $0.closures = []
        $0.condition = program.condition(ofNode: program.node(property))
      }) { evaluate(initial, in: scope) }
      if let type = fact.type { value = annotated(value, as: type, in: scope) }
      if type == nil, case .enumCase(let known) = value {
        // `var start = Stop.home` is a `Stop`.
        type = known.type.map { .named($0.name, []) }
      }
      if !fact.isStatic, let owner, let held = value.object?.type { note(holder: owner, of: held) }
      if !fact.isStatic, let made = value.object, !made.isSymbolic {
        made.isOlder = object.isSymbolic || object.isOlder || isOfEarlierRoot(object)
      }
      if !object.isSymbolic, !fact.isStatic, let made = value.object, !made.isSymbolic {
        // It is as old as the object around it.
        (made.trigger, made.closureDepth) = (object.trigger, object.closureDepth)
        made.callDepth = object.callDepth
      }
      if isLasting(value, fact) || isNeverSet(property, key, value) {
        keepForGood(value, in: object, fact.name)
        return keep(value, under: key)
      }
    }
    if let type = fact.type, type.isFunction {
      if object.isSymbolic { return .place(key, type) }
      // What other objects of its type were given is no business of one that is being made.
      if context.calls.contains(where: { $0.fact.name == "init" && $0.owner === object.type }) {
        return .unknown
      }
    }
    if object.isSymbolic {
      // What one caller puts into a generic container is not what others do.
      let value = declared(fact.type, key: key, from: owner, file: property.file)
      if case .slot = value { return value }
    }
    if let value = inherited(fact.name, by: object, from: owner) ?? assignedValue(key) {
      return keep(value, under: key)
    }
    if let value = appendedControllers(key) { return value }
    if let value = environmentValue(fact, key) ?? wrappedValue(fact, property) { return value }
    return declared(type, key: key, from: owner, file: property.file)
  }

  /// Whether an initial value says what the property holds for good.
  private func isLasting(_ value: Value, _ fact: PropertyFact) -> Bool {
    // The default of an environment's key is what nobody reads in the end.
    if fact.attributes.contains(where: { $0.name == "Entry" }) { return false }
    return switch value {
    case .object, .closure, .type, .function: true
    case .list(let items): !items.isEmpty
    case .string, .bool, .enumCase: fact.isLet
    default: false
    }
  }

  /// Whether a variable holds a case from the start and no code was found to set it: a wrapper, a caller of
  /// the initialiser or a binding may.
  private func isNeverSet(_ property: PropertySymbol, _ key: StateKey, _ value: Value) -> Bool {
    guard case .enumCase = value, !isSurvey, property.owner?.kind == .class else { return false }
    return property.fact.attributes.isEmpty && !changed.contains(key) && !bindings.isBound(key)
      && assigned[key, default: []].isEmpty && assignedNext[key, default: []].isEmpty
  }

  private func keep(_ value: Value, under key: StateKey) -> Value {
    if let object = value.object, object.key == nil { object.key = key }
    return value
  }

  func assignedValue(_ key: StateKey) -> Value? {
    let values = isSurvey ? assigned[key] ?? [] : newest(key)
    let objects = values.filter { value in
      switch value {
      case .object(let object): !object.isSymbolic && !isText(object)
      case .closure, .function: true
      default: false
      }
    }
    let telling = objects.filter { !isVague($0) }
    let found = telling.isEmpty ? objects : telling
    return found.isEmpty ? nil : .anyOf(found.map { withoutTexts($0) })
  }

  /// What this round has found so far says more than the survey, which follows calls a few steps only.
  func newest(_ key: StateKey) -> [Value] {
    let new = assignedNext[key] ?? []
    let places = Set(new.compactMap { place(of: $0) })
    return (assigned[key] ?? []).filter { value in
      place(of: value).map { !places.contains($0) } ?? true
    } + new
  }

  /// Where an object is made, or a closure written.
  private func place(of value: Value) -> CodePlace? {
    switch value {
    case .object(let object): object.place
    case .closure(let closure): closure.place
    default: nil
    }
  }

  /// Whether an object was made with something of which only a protocol is known.
  private func isVague(_ value: Value) -> Bool {
    guard let object = value.object, object.role == .other else { return false }
    return object.attributes.values.contains { held in
      held.object.map { $0.isSymbolic && $0.type?.kind == .protocol } ?? false
    }
  }

  /// `String(localized: "Home")` and the like.
  func isText(_ object: AbstractObject) -> Bool {
    !object.isProject && object.isNamedAsText
  }

  /// A model object without its texts: another instance has others.
  private func withoutTexts(_ value: Value) -> Value {
    func isText(_ value: Value) -> Bool {
      switch value {
      case .string: true
      case .object(let object): self.isText(object)
      default: false
      }
    }
    guard case .object(let object) = value, object.role == .other, object.isProject,
      object.attributes.values.contains(where: isText)
    else { return value }
    let copy = copy(of: object)
    copy.attributes = object.attributes
    copy.attributes.removeAll(where: isText)
    return .object(copy)
  }

  func copy(of object: AbstractObject) -> AbstractObject {
    let copy = newObject(
      object.type, object.typeName, object.arguments, file: object.file, at: object.at)
    copy.attributes = object.attributes
    (copy.children, copy.members) = (object.children, object.members)
    copy.hold(object.content)
    return copy
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
    // `var top: UIViewController? { presentedViewController?.top ?? self }`
    let isCircular =
      context.getters.count(where: { $0 == property.index }) >= Self.mostReentries
    var result =
      isCircular
      ? Value.unknown
      : with({
        if !isBody, !program.isModel(property.file) { $0.members.append(member) }
        $0.getters.append(property.index)
      }) {
        withShare {
          // `self` in a static property is the type that it is asked of.
          let own = fact.isStatic ? type.map { Value.type($0, $0.displayName, []) } : nil
          let scope = Scope(
            parent: nil, file: property.file, type: type, home: property.owner,
            receiver: own ?? .object(object))
          return run(getter, in: scope)
        }
      }
    if let declared = fact.type, !isOpaqueView(declared) {
      let scope = Scope(parent: nil, file: property.file, type: property.owner, receiver: nil)
      result = .anyOf(result.alternatives.map { implied($0, by: declared, in: scope) })
    }
    if !isBody, !program.isModel(property.file) { tag(result, member) }
    if !result.isKnown, fact.type.map(isOpaqueView) != true {
      return declared(
        fact.type, key: StateKey(type: property.owner?.index ?? -1, name: fact.name),
        from: property.owner, file: property.file)
    }
    return result
  }

  /// `.init(…)` and `.home` are of the type that is declared for them.
  func implied(_ value: Value, by type: TypeReference, in scope: Scope) -> Value {
    switch (value, type) {
    case (.enumCase(let known), _) where known.type == nil:
      implicitMember(known, of: type, in: scope)
    case (.list(let items), .array(let element)):
      .list(items.map { implied($0, by: element, in: scope) })
    default: value
    }
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
    if isOpaqueView(inner) { return .slot(key) }
    let type = program.lookUp(name, from: scope, file: file)
    guard let type, !isContainer(type) else {
      let object = newObject(
        type, String(name.split(separator: ".").last ?? ""), inner.genericArguments, file: file,
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

  /// A tab bar of one property is not that of another.
  private func isContainer(_ type: TypeSymbol) -> Bool {
    type.isExternal
      && [.tabBarController, .splitController, .pageController].contains(type.role)
  }

  /// `some View` and `AnyView`.
  func isOpaqueView(_ type: TypeReference) -> Bool {
    if case .opaque(let inner) = type { inner.name == "View" } else { type.name == "AnyView" }
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
