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
      let value = value(ofName: name, in: scope, at: at)
      if case .type(let type, let name, _) = value, !arguments.isEmpty {
        return .type(type, name, arguments)
      }
      return value
    case .member(let base, let name, let at): return member(base, name, at, in: scope)
    case .call(let call): return evaluate(call, in: scope)
    case .closure(let closure): return .closure(newClosure(closure, in: scope))
    case .element(let base, let arguments): return element(base, arguments, in: scope)
    case .string(let parts):
      return .string(parts.contains(nil) ? nil : parts.compactMap { $0 }.joined())
    case .number: return .unknown
    case .bool(let flag): return .bool(flag)
    case .none: return .none
    case .array(let items): return list(items, in: scope)
    case .dictionary(_, let values): return list(values, in: scope)
    case .tuple(let parts):
      let values = parts.map { evaluate($0.value, in: scope) }
      return values.count == 1 ? values[0] : .list(values)
    case .cast(let inner, let type): return cast(evaluate(inner, in: scope), to: type, in: scope)
    case .ternary(let test, let first, let second):
      return ternary(test, first, second, in: scope)
    case .binary(let name, let left, let right): return binary(name, left, right, in: scope)
    case .assignment(let target, let value, let at):
      assign(value, to: target, at: at, in: scope)
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

  /// Modifiers pass their view through, so the result of one branch is as good as any.
  private func conditional(
    _ base: Expression, _ branches: [ConditionalExpression], in scope: Scope
  ) -> Value {
    let inner = innerScope(scope)
    var result = evaluate(base, in: scope)
    inner.variables[ConditionalExpression.base] = result
    for branch in branches where program.isActive(branch.condition) {
      let text = branch.condition == .always ? nil : branch.condition.text
      let value = with({ $0.condition = text ?? $0.condition }) {
        evaluate(branch.value, in: inner)
      }
      if value.isKnown { result = value }
    }
    return result
  }

  /// `if` and `switch` used as values do not return from the function around them.
  private func innerExpressionScope(_ scope: Scope) -> Scope {
    Scope(parent: scope, file: scope.file, type: scope.type, receiver: scope.receiver)
  }

  /// Screens, tabs and routes are written in short lists; a long one is data.
  private static let longestList = 200

  private func list(_ items: [Expression], in scope: Scope) -> Value {
    .list(items.prefix(Self.longestList).map { evaluate($0, in: scope) })
  }

  /// Runs a closure that nobody is known to call.
  ///
  /// - Parameter values: what it is called with, as far as that is known.
  func settle(_ value: Value, with values: [Value] = []) {
    if case .closure(let closure) = value, !closure.hasRun { _ = call(closure, arguments: values) }
  }

  private func ternary(
    _ test: Expression, _ first: Expression, _ second: Expression, in scope: Scope
  ) -> Value {
    if case .bool(let flag) = evaluate(test, in: scope) {
      return evaluate(flag ? first : second, in: scope)
    }
    return .anyOf([evaluate(first, in: scope), evaluate(second, in: scope)])
  }

  /// Whether two values are the same, where both are known.
  private func areEqual(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.enumCase(let a), .enumCase(let b)): a.name == b.name
    case (.string(let a?), .string(let b?)): a == b
    default: nil
    }
  }

  private func binary(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope
  ) -> Value {
    let first = evaluate(left, in: scope)
    let second = evaluate(right, in: scope)
    switch name {
    case "==", "!=":
      return areEqual(first, second).map { .bool($0 == (name == "==")) } ?? .unknown
    case "??":
      if supposed != nil, case .enumCase = first { return first }
      return .anyOf([first, second])
    case "+":
      if case .list(let a) = first, case .list(let b) = second { return .list(a + b) }
      return .unknown
    case "+=":
      if case .name(let name, _, _) = left, extend(name, with: second, in: scope) {
        return .unknown
      }
      if case .list(let added) = second { appended(added, to: left, in: scope) }
      return .unknown
    default: return ownOperator(name, first, second, in: scope)
    }
  }

  /// An operator that the project declares is a function like any other: `page |> { $0.id = 3 }`.
  private func ownOperator(
    _ name: String, _ first: Value, _ second: Value, in scope: Scope
  ) -> Value {
    let own = [first, second].flatMap { $0.object?.type?.functions(name) ?? [] }
    let functions = (own + (program.globalFunctions[name] ?? [])).filter {
      $0.fact.parameters.count == 2 && $0.fact.body != nil
    }
    guard let function = functions.first else {
      settle(second)
      return .unknown
    }
    // Operands have no labels.
    let arguments = zip(function.fact.parameters, [first, second]).map {
      EvaluatedArgument(label: $0.label, value: $1, isTrailing: false)
    }
    return invoke(function, receiver: nil, arguments: arguments)
  }

  private func appended(_ values: [Value], to target: Expression, in scope: Scope) {
    guard case .member(let base?, let name, let at) = target,
      case .object(let object) = evaluate(base, in: scope), let type = object.type
    else { return }
    for value in values {
      write(
        value, to: StateKey(type: type.index, name: name), isAppend: true, api: "append", at: at,
        file: scope.file)
    }
  }

  private func typeValue(_ type: TypeReference, in scope: Scope) -> Value {
    guard let name = type.name else { return .unknown }
    return .type(
      program.lookUp(name, from: scope.type, file: scope.file), name, type.genericArguments)
  }

  func cast(_ value: Value, to type: TypeReference, in scope: Scope) -> Value {
    guard let name = type.name else { return value }
    let symbol = program.lookUp(name, from: scope.type, file: scope.file)
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
      return .object(instance(of: symbol))
    }
    if value.isKnown { return value }
    guard TypeRoleGuess.isObject(name) else { return value }
    let object = newObject(nil, name, file: scope.file, at: 0)
    object.isSymbolic = true
    return .object(object)
  }

  // MARK: Names

  func value(ofName spelled: String, in scope: Scope, at: SourceOffset) -> Value {
    let name =
      spelled.hasPrefix("$") && spelled.count > 1 && !spelled.dropFirst().allSatisfy(\.isNumber)
      ? String(spelled.dropFirst()) : spelled
    let isBinding = name != spelled
    if name == "self" || name == "super" { return scope.receiver ?? .unknown }
    if name == "Self" {
      return scope.type.map { .type($0, $0.displayName, []) } ?? .unknown
    }
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
  private func implicitMember(
    _ name: String, isBinding: Bool, in scope: Scope, at: SourceOffset
  ) -> Value? {
    guard let type = scope.type else { return nil }
    if case .object(let object)? = scope.receiver, let property = type.property(name) {
      if isBinding { return binding(of: object, property) }
      return propertyValue(of: object, property)
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
        || inner.type?.kind == .protocol || inner.type == nil
    {
      return value
    }
    if case .place = value { return value }
    return .place(StateKey(type: owner.index, name: property.fact.name), property.fact.type)
  }

  /// Whether a chain begins with a projected value: `$model.item`.
  private func isProjected(_ expression: Expression) -> Bool {
    switch expression {
    case .name(let name, _, _): name.hasPrefix("$")
    case .member(let base?, let name, _): name.hasPrefix("$") || isProjected(base)
    default: false
    }
  }

  // MARK: Members

  private func member(
    _ base: Expression?, _ name: String, _ at: SourceOffset, in scope: Scope
  ) -> Value {
    guard let base else {
      return .enumCase(CaseValue(type: nil, name: name, payload: [], at: at))
    }
    let value = evaluate(base, in: scope)
    if name == "callAsFunction", value.object?.isProject == false {
      // An action of the environment, handed on as a function.
      let call = CallExpression(
        callee: .member(base, name, at: at), arguments: [], at: at)
      let closure = ClosureExpression(parameters: [], body: [.expression(.call(call))], at: at)
      return .closure(newClosure(closure, in: scope))
    }
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let isProjected = plain != name || isProjected(base)
    return .anyOf(
      value.alternatives.map { member(of: $0, plain, at, isProjected: isProjected, in: scope) })
  }

  func member(
    of value: Value, _ name: String, _ at: SourceOffset, isProjected: Bool = false,
    in scope: Scope
  ) -> Value {
    if let handle = routerHandle(value, name) { return handle }
    if name == "child", value.object?.typeName == "NavigationViewCoordinator" {
      return childCoordinator(of: value)
    }
    switch value {
    case .object(let object):
      if let property = object.type?.property(name) {
        return isProjected ? binding(of: object, property) : propertyValue(of: object, property)
      }
      if let known = object.attributes[name] { return known }
      if let function = object.type?.functions(name).first { return .function(function, value) }
      if name == "id", let type = object.type, !type.isExternal {
        return .place(StateKey(type: type.index, name: name), .named(type.name + ".ID", []))
      }
      return frameworkMember(object, name) ?? .unknown
    case .type(let type, let typeName, _): return staticMember(type, typeName, name, in: scope)
    case .enumCase(let known): return member(of: known, name, at)
    case .place(let key, let type): return member(ofPlace: key, type, name, in: scope)
    case .list(let items):
      // The element of a pair that `enumerated()` gives.
      if name == "element", items.count == 2 { return items[1] }
      return name == "first" || name == "last" ? .anyOf(items) : value
    case .string: return text(value, name)
    default: return .unknown
    }
  }

  /// `"server.error".localized`, by an extension of the project: what it gives, else the key.
  private func text(_ value: Value, _ name: String) -> Value {
    guard let type = program.externalType("String"), let property = type.property(name),
      property.fact.getter != nil
    else { return .unknown }
    let result = computed(property, for: value, in: type)
    return text(of: result) == nil ? value : result
  }

  private func staticMember(
    _ type: TypeSymbol?, _ typeName: String, _ name: String, in scope: Scope
  ) -> Value {
    guard let type else {
      return name.first?.isUppercase == true ? .type(nil, name, []) : .unknown
    }
    if type.enumCase(name) != nil {
      return .enumCase(CaseValue(type: type, name: name, payload: []))
    }
    if name == "init" { return .type(type, typeName, []) }
    if let property = type.property(name) {
      return propertyValue(of: instance(of: type), property)
    }
    if let function = type.functions(name).first {
      return .function(function, receiver(of: function, type, in: scope))
    }
    if name == "allCases", type.kind == .enum {
      return .list(type.cases.map { .enumCase(CaseValue(type: type, name: $0.name, payload: [])) })
    }
    let nested = program.lookUp(name, from: type, file: scope.file)
    if let nested, nested !== type, !nested.isExternal {
      return .type(nested, nested.displayName, [])
    }
    if let generated = generatedMember(of: type, name) { return generated }
    return nested.map { .type($0, $0.shortName, []) } ?? .unknown
  }

  /// `#selector(Page.help)` names a method of an instance by its type.
  private func receiver(
    of function: FunctionSymbol, _ type: TypeSymbol, in scope: Scope
  ) -> Value {
    if function.fact.isStatic { return .type(type, type.displayName, []) }
    if let receiver = scope.receiver, let own = receiver.object?.type,
      own.ancestors.contains(where: { $0 === type })
    {
      return receiver
    }
    return .object(instance(of: type))
  }

  /// A computed property of an enum, for a case that is known.
  private func member(of known: CaseValue, _ name: String, _ at: SourceOffset) -> Value {
    if name == "case" { return .enumCase(known) }
    guard let type = known.type, let property = type.property(name) else {
      if name == "rawValue", let type = known.type {
        return .string(type.enumCase(known.name)?.rawValue ?? known.name)
      }
      return .unknown
    }
    return computed(property, for: .enumCase(known), in: type)
  }

  private func computed(_ property: PropertySymbol, for value: Value, in type: TypeSymbol) -> Value
  {
    guard let getter = property.fact.getter, context.members.count < deepestCall,
      context.getters.count(where: { $0 == property.index }) < Self.mostReentries
    else { return .unknown }
    let scope = Scope(parent: nil, file: property.file, type: type, receiver: value)
    let member = "\(type.displayName).\(property.fact.name)"
    return with({
      $0.members.append(member)
      $0.getters.append(property.index)
    }) { withShare { run(getter, in: scope) } }
  }

  private func member(
    ofPlace key: StateKey, _ reference: TypeReference?, _ name: String, in scope: Scope
  ) -> Value {
    guard let typeName = reference?.name,
      let type = program.lookUp(typeName, from: scope.type, file: scope.file)
    else { return .place(StateKey(type: key.type, name: key.name + "." + name), nil) }
    guard let property = type.property(name) else {
      return type.functions(name).first.map { .function($0, .place(key, reference)) } ?? .unknown
    }
    if property.fact.getter != nil {
      return computed(property, for: .place(key, reference), in: type)
    }
    return .place(StateKey(type: type.index, name: name), property.fact.type)
  }

  /// One of the elements of a collection.
  func element(of value: Value, in scope: Scope) -> Value {
    switch value {
    case .list(let items): return .anyOf(items)
    case .place(let key, .array(let element)?):
      return declaredElement(element, key: key, in: scope)
    default: return .unknown
    }
  }

  private func declaredElement(_ type: TypeReference, key: StateKey, in scope: Scope) -> Value {
    .place(StateKey(type: key.type, name: key.name + "[]"), type)
  }

  private func element(_ base: Expression, _ arguments: [Argument], in scope: Scope) -> Value {
    let value = evaluate(base, in: scope)
    for argument in arguments { settle(evaluate(argument.value, in: scope)) }
    if case .object(let object) = value, let function = object.type?.functions("subscript").first {
      return invoke(
        function, receiver: value, arguments: evaluated(arguments, in: scope))
    }
    return element(of: value, in: scope)
  }

}
