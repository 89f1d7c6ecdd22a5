extension Evaluator {
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    guard nesting < Self.deepestNesting else {
      noteCut()
      return .unknown
    }
    nesting += 1
    defer { nesting -= 1 }
    return value(of: expression, in: scope)
  }

  private func value(of expression: Expression, in scope: Scope) -> Value {
    switch expression {
    case .name(let name, let arguments, let at):
      let value = ignoring(scope.file, at) { self.value(ofName: name, in: scope, at: at) }
      if case .type(let type, let name, _) = value, !arguments.isEmpty {
        return .type(type, name, arguments)
      }
      return value
    case .member(let base, let name, let at):
      return ignoring(scope.file, at) { member(base, name, at, in: scope) }
    case .call(let call): return evaluate(call, in: scope)
    case .closure(let closure): return .closure(newClosure(closure, in: scope))
    case .element(let base, let arguments): return element(base, arguments, in: scope)
    case .string(let parts): return string(parts, in: scope)
    case .number: return .unknown
    case .bool(let flag): return .bool(flag)
    case .none: return .none
    case .array(let items): return list(items, in: scope)
    case .dictionary(_, let values): return list(values, in: scope)
    case .tuple(let parts):
      let values = parts.map { evaluate($0.value, in: scope) }
      return values.count == 1 ? values[0] : .list(values)
    case .cast(let inner, let type): return cast(evaluate(inner, in: scope), to: type, in: scope)
    case .typeTest(let inner, let type): return typeTest(inner, type, in: scope)
    case .ternary(let test, let first, let second):
      return ternary(test, first, second, in: scope)
    case .binary(let name, let left, let right): return binary(name, left, right, in: scope)
    case .assignment(let target, let value, let at):
      ignoring(scope.file, at) { assign(value, to: target, at: at, in: scope) }
      return .unknown
    case .keyPath(_, let names): return .keyPath(names)
    case .type(let type): return typeValue(type, in: scope)
    case .statement(let statement): return run([statement], in: innerExpressionScope(scope))
    case .conditional(let base, let branches): return conditional(base, branches, in: scope)
    case .other(let parts):
      for part in parts { settle(evaluate(part, in: scope)) }
      return .unknown
    }
  }

  /// `if` and `switch` used as values do not return from the function around them.
  private func innerExpressionScope(_ scope: Scope) -> Scope {
    Scope(parent: scope, file: scope.file, type: scope.type, receiver: scope.receiver)
  }

  /// Screens, tabs and routes are written in short lists; a long one is data.
  private static let longestList = 200

  private func list(_ items: [Expression], in scope: Scope) -> Value {
    .list(items.prefix(Self.longestList).map { literal($0) ?? evaluate($0, in: scope) })
  }

  /// Runs a closure that nobody is known to call.
  ///
  /// - Parameter values: what it is called with, as far as that is known.
  func settle(_ value: Value, with values: [Value] = []) {
    guard case .closure(let closure) = value, !closure.hasRun else { return }
    noteCall(of: closure)
    _ = call(closure, arguments: values)
  }

  func typeValue(_ type: TypeReference, in scope: Scope) -> Value {
    guard let name = type.name else { return .unknown }
    if name == "Self" { return ownType(in: scope) }
    if let given = givenType(name, in: scope) {
      return .type(given, given.displayName, type.genericArguments)
    }
    return .type(
      program.lookUp(name, from: scope.type, file: scope.file), name, type.genericArguments)
  }

  func cast(_ value: Value, to type: TypeReference, in scope: Scope) -> Value {
    guard let name = type.name else { return value }
    let symbol =
      givenType(name, in: scope) ?? program.lookUp(name, from: scope.type, file: scope.file)
    if let object = value.object, object.isProject {
      // The object says more than the cast, unless the cast names one of its subclasses.
      guard let symbol, symbol !== object.type, object.isSymbolic,
        let type = object.type, symbol.ancestors.contains(where: { $0 === type })
      else { return value }
      return .object(instance(of: symbol))
    }
    if let symbol {
      if symbol.isExternal || symbol.kind == .protocol { return value }
      if symbol.kind == .enum { return value }
      let around = value.object.flatMap { stackAround($0, as: symbol) }
      return .object(around ?? instance(of: symbol))
    }
    if value.isKnown { return value }
    guard TypeRoleGuess.isObject(name) else { return value }
    let object = newObject(nil, name, file: scope.file, at: 0)
    object.isSymbolic = true
    return .object(object)
  }

  // MARK: Names

  func value(ofName spelled: String, in scope: Scope, at: SourceOffset) -> Value {
    let name = isProjection(spelled) ? String(spelled.dropFirst()) : spelled
    let isBinding = name != spelled
    if name == "self" || name == "super" { return scope.receiver ?? .unknown }
    if name == "Self" { return ownType(in: scope) }
    if let value = scope.find(name) { return value }
    if let (fact, home) = scope.function(name) {
      return .function(
        FunctionSymbol(index: -1, fact, owner: scope.type, file: scope.file), home.receiver)
    }
    if let value = implicitMember(name, isBinding: isBinding, in: scope, at: at) { return value }
    if let property = program.globalProperties[name] { return globalValue(property) }
    if let type = program.lookUp(name, from: scope.type, file: scope.file) {
      return .type(type, type.isExternal ? type.shortName : type.displayName, [])
    }
    if let functions = program.globalFunctions[name], functions.count == 1 {
      return .function(functions[0], nil)
    }
    return name.first?.isUppercase == true ? .type(nil, name, []) : .unknown
  }

  private func globalValue(_ property: PropertySymbol) -> Value {
    propertyValue(of: globals, property)
  }

  /// A member of `self` without `self.`.
  func implicitMember(
    _ name: String, isBinding: Bool, in scope: Scope, at: SourceOffset
  ) -> Value? {
    guard let type = scope.type else { return nil }
    if case .object(let object)? = scope.receiver, let property = type.property(name) {
      if isBinding { return binding(of: object, property) }
      return propertyValue(of: object, property)
    }
    if let receiver = scope.receiver, case .enumCase? = receiver.alternatives.first,
      type.property(name).map({ !$0.fact.isStatic }) ?? (name == "rawValue")
    {
      // `rawValue` in a method of an enum, without `self.`. What a feature's flag begins with is
      // often not what it is when the app runs.
      let value = member(of: receiver, name, at, in: scope)
      if case .bool = value { return .unknown }
      return value
    }
    if case .type? = scope.receiver, let property = type.property(name), property.fact.isStatic {
      return propertyValue(of: instance(of: type), property)
    }
    if let function = type.functions(name).first { return .function(function, scope.receiver) }
    if type.kind == .enum, type.enumCase(name) != nil {
      return .enumCase(CaseValue(type: type, name: name, payload: []))
    }
    if let receiver = scope.receiver, let handle = routerHandle(receiver, name) { return handle }
    if case .object(let object)? = scope.receiver, let known = frameworkMember(object, name) {
      return known
    }
    return nil
  }

  /// `$name`: the state itself, not what it holds.
  func binding(of object: AbstractObject, _ property: PropertySymbol) -> Value {
    let value = propertyValue(of: object, property)
    guard let owner = property.owner, property.fact.getter == nil else { return value }
    // `$model.flag`: the projected value of a shared object leads on to its properties.
    if case .object(let inner) = value,
      inner.type?.kind == .class || inner.type?.kind == .actor
        || inner.type?.kind == .protocol || inner.type == nil && !inner.isPath
    {
      return value
    }
    if case .place = value { return value }
    let key = StateKey(type: owner.index, name: property.fact.name)
    return .place(key, property.fact.type ?? ownType(of: value))
  }

  /// `@State var page = PageState()` says of which type it is by its value.
  private func ownType(of value: Value) -> TypeReference? {
    guard case .object(let object) = value, object.isProject else { return nil }
    return object.type.map { .named($0.name, []) }
  }

  private func isProjection(_ name: String) -> Bool {
    name.hasPrefix("$") && !name.dropFirst().allSatisfy(\.isNumber)
  }

  /// Whether a chain begins with a projected value: `$model.item`; `$0` is an argument.
  func isProjected(_ expression: Expression) -> Bool {
    switch expression {
    case .name(let name, _, _): isProjection(name)
    case .member(let base?, let name, _): isProjection(name) || isProjected(base)
    default: false
    }
  }
}
