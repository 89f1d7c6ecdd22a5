/// Assignments, and what they set off.
extension Evaluator {
  func assign(
    _ expression: Expression, to target: Expression, at: SourceOffset, in scope: Scope
  ) {
    var value = evaluate(expression, in: scope)
    switch target {
    case .name(let name, _, let place):
      nameContainer(value, name)
      if scope.assign(value, to: name) { return }
      if case .object(let object)? = scope.receiver {
        store(value, in: object, name, at: place, in: scope)
      } else {
        settle(value)
      }
    case .member(let base?, let name, let place):
      let receiver = evaluate(base, in: scope)
      if case .enumCase(var known) = value, known.type == nil, known.name != "init" {
        known.type = declaredType(of: name, in: receiver, scope)
        value = .enumCase(known)
      }
      for alternative in receiver.alternatives {
        if case .object(let object) = alternative {
          store(value, in: object, name, at: place, in: scope)
        } else if name == "rootViewController" {
          // Only windows have a root that can be set.
          emit(.show(.root, value), api: name, file: scope.file, at: place)
        } else if case .place(let key, _) = alternative, name == "wrappedValue" {
          write(value, to: key, isAppend: false, api: name, at: place, file: scope.file)
        } else {
          settle(value)
        }
      }
    default:
      settle(value)
    }
  }

  private func declaredType(of name: String, in receiver: Value, _ scope: Scope) -> TypeSymbol? {
    guard case .object(let object) = receiver, let type = object.type,
      let declared = type.property(name)?.fact.type?.name
    else { return nil }
    return program.lookUp(declared, from: type, file: type.file)
  }

  private func store(
    _ value: Value, in object: AbstractObject, _ name: String, at: SourceOffset, in scope: Scope
  ) {
    if let (name, inner) = wrapped(value, in: object, name, scope) {
      return store(inner, in: object, name, at: at, in: scope)
    }
    if object.role == .delegate { value.object?.isAppsWindow = true }
    if frameworkAssignment(value, object, name, at: at, in: scope) { return }
    var value = value
    if let property = object.type?.property(name), let declared = property.fact.type {
      let place = Scope(parent: nil, file: property.file, type: property.owner, receiver: nil)
      value = implied(value, by: declared, in: place)
    }
    nameContainer(value, name)
    remember(value, in: object, name, isBranch: scope.branchDepth > 0)
    guard let type = object.type, let property = type.property(name),
      let owner = property.owner, !owner.isExternal
    else {
      delegate(value, to: object, nil)
      return
    }
    let key = StateKey(type: owner.index, name: name)
    let isInitial = (context.calls.last ?? context.root)?.fact.name == "init" && !scope.isClosure
    if isSurvey, !isInitial { changed.insert(key) }
    if isInitial, routes(in: property) != nil {
      // A path begins with what it is given; nobody goes there.
      note(routes: value, for: key)
    } else {
      write(value, to: key, isAppend: false, api: name, at: at, file: scope.file)
    }
    if type !== owner { note(value, for: StateKey(type: type.index, name: name)) }
    delegate(value, to: object, key)
    observe(property, of: object, value)
  }

  /// `_model = State(wrappedValue: model)`: what the property with the wrapper holds then.
  private func wrapped(
    _ value: Value, in object: AbstractObject, _ name: String, _ scope: Scope
  ) -> (name: String, value: Value)? {
    guard name.hasPrefix("_"), object.type?.property(name) == nil else { return nil }
    let plain = String(name.dropFirst())
    guard object.type?.property(plain)?.fact.attributes.isEmpty == false else { return nil }
    let labels = ["wrappedValue", "initialValue"]
    switch value {
    case .enumCase(let known) where known.type == nil && known.name == "init":
      guard let inner = known.payload.first(where: { labels.contains($0.label ?? "") }) else {
        return nil
      }
      return (plain, inner.value)
    case .object(let wrapper) where !wrapper.isProject:
      return labels.lazy.compactMap { wrapper.attributes[$0] }.first.map { (plain, $0) }
    default: return nil
    }
  }

  /// A closure given to an object of a screen's type acts for that screen, unless code of a screen
  /// gives it.
  func delegate(_ value: Value, to object: AbstractObject, _ property: StateKey?) {
    guard case .closure(let closure) = value, !closure.hasRun, !waits(closure, in: property) else {
      return
    }
    let lexical = closure.scope.type
    let acting = lexical?.role.fillsSlots == true ? lexical : object.type
    with({
      if let acting, acting.role.fillsSlots, !acting.isExternal { $0.origin = acting }
      handOver(closure, to: object, property, &$0)
    }) { _ = call(closure, arguments: arguments(ofClosureIn: property, closure)) }
  }

  /// Whether a closure waits for the object that is given it: code that calls it was found, and says
  /// who does and with what. What a screen gives is that screen's doing all the same.
  func waits(_ closure: ClosureValue, in property: StateKey?) -> Bool {
    // Whoever calls it must have seen it, whatever comes first in this round.
    guard !isSurvey, let property, let giver = closure.scope.type, !giver.role.fillsSlots,
      !giver.isReducer, callGraph.propertiesCalledByScreens.contains(property),
      (assigned[property] ?? []).contains(where: { value in
        if case .closure(let known) = value { known.place == closure.place } else { false }
      })
    else { return false }
    closure.hasRun = true
    return true
  }

  /// Enters a closure that an object is given to call when it likes.
  func handOver(
    _ closure: ClosureValue, to object: AbstractObject, _ property: StateKey?,
    _ context: inout Context
  ) {
    context.closures.append(closure)
    guard let receiver = object.type, !receiver.isExternal, receiver !== closure.scope.type else {
      return
    }
    context.handovers.append(Handover(receiver: receiver, property: property))
    (context.trigger, context.label) = (nil, nil)
  }
}
