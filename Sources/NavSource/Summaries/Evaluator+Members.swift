/// Members of values: properties, static members, elements.
extension Evaluator {
  func member(
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
      if name == "wrappedValue", !object.isProject, object.key != nil { return value }
      return frameworkMember(object, name) ?? .unknown
    case .type(let type, let typeName, _): return staticMember(type, typeName, name, in: scope)
    case .ownType(let type): return member(ofOwnType: type, name, in: scope)
    case .enumCase(let known): return member(of: known, name, at)
    case .place(let key, let type): return member(ofPlace: key, type, name, in: scope)
    case .list(let items):
      // The element of a pair that `enumerated()` gives.
      if name == "element", items.count == 2 { return items[1] }
      if name == "first" || name == "last" { return .anyOf(items) }
      let found = element(of: items, having: name)
      return found.isEmpty
        ? value
        : .anyOf(found.map { member(of: $0, name, at, isProjected: isProjected, in: scope) })
    case .string: return text(value, name)
    default: return .unknown
    }
  }

  /// `"server.error".localized`, by an extension of the project: what it gives, else the key.
  private func text(_ value: Value, _ name: String) -> Value {
    guard let type = program.external("String"), let property = type.property(name),
      property.fact.getter != nil
    else { return .unknown }
    let result = computed(property, for: value, in: type)
    return text(of: result) == nil ? value : result
  }

  private func staticMember(
    _ type: TypeSymbol?, _ typeName: String, _ name: String, in scope: Scope
  ) -> Value {
    guard let type else {
      if let found = program.type(name, inModule: typeName, file: scope.file) {
        return .type(found, found.displayName, [])
      }
      return frameworkMember(ofType: typeName, name)
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
    // A macro writes the `State` of a reducer; that of a reducer around is another.
    if let nested, nested !== type, !nested.isExternal,
      !type.isReducer || type.declares(name, as: nested)
    {
      return .type(nested, nested.displayName, [])
    }
    if let generated = generatedMember(of: type, name) { return generated }
    if let nested { return .type(nested, nested.shortName, []) }
    return type.isExternal ? frameworkMember(ofType: type.shortName, name) : .unknown
  }

  /// Enums of UIKit of which a case says how something is shown, without the types around them.
  private static let styles: NameSet = [
    "UIModalPresentationStyle", "UIAlertControllerStyle", "Style", "Column", "SystemItem",
    "UIBarButtonSystemItem",
  ]

  /// A nested type, or a case that is written with its type: `UIAlertController.Style.alert`.
  private func frameworkMember(ofType type: String, _ name: String) -> Value {
    if name.first?.isUppercase == true { return .type(nil, name, []) }
    guard Self.styles.contains(type) else { return .unknown }
    return .enumCase(CaseValue(type: nil, name: name, payload: []))
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
      if !program.isModel(property.file) { $0.members.append(member) }
      $0.getters.append(property.index)
    }) { withShare { run(getter, in: scope) } }
  }

  private func member(
    ofPlace key: StateKey, _ reference: TypeReference?, _ name: String, in scope: Scope
  ) -> Value {
    if name == "wrappedValue" || name == "projectedValue" {
      return .place(key, reference?.boundType)
    }
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
    case .options(let values):
      // Which rows a table in sections has can change, so that any case may be among them.
      let found = values.flatMap { element(of: $0, in: scope).alternatives }
      return found.allSatisfy { $0.object != nil } ? .anyOf(found) : .unknown
    case .place(let key, .array(let element)?):
      return declaredElement(element, key: key, in: scope)
    default: return .unknown
    }
  }

  private func declaredElement(_ type: TypeReference, key: StateKey, in scope: Scope) -> Value {
    .place(StateKey(type: key.type, name: key.name + "[]"), type)
  }

  func element(_ base: Expression, _ arguments: [Argument], in scope: Scope) -> Value {
    let value = evaluate(base, in: scope)
    for argument in arguments { settle(evaluate(argument.value, in: scope)) }
    if case .object(let object) = value, let function = object.type?.functions("subscript").first {
      return invoke(
        function, receiver: value, arguments: evaluated(arguments, in: scope))
    }
    return element(of: value, in: scope)
  }

}
