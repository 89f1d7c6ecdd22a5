internal import NavGraph

/// Calls of which the project's configuration says what they do.
extension Evaluator {
  /// Stands for the idiom that leaves out what the code of a call does.
  static let byIdiom = -1

  /// Does what the configuration says of a call; what its code does is known by that, so that `ordinary`
  /// counts only for the value that it gives.
  func declared(
    _ call: EvaluatedCall, on receiver: Value?, _ base: Expression?, in scope: Scope,
    _ ordinary: () -> Value
  ) -> Value {
    guard !idioms.isEmpty, !program.isModel(scope.file),
      let index = idioms.named(call.name).first(where: { index in
        idioms.idioms[index].type.map { isAsked($0, receiver, base, in: scope) } ?? true
      })
    else { return ordinary() }
    usedIdioms.insert(index)
    perform(idioms.idioms[index], call, in: scope)
    // An object is more than what making it does.
    if call.name.first?.isUppercase == true { return ordinary() }
    return leavingOut(by: Self.byIdiom, ordinary)
  }

  private func perform(_ idiom: CallIdiom, _ call: EvaluatedCall, in scope: Scope) {
    let trigger = idiom.trigger.flatMap { argument($0, of: call) }.flatMap { text(of: $0) }
    emit(
      action(of: idiom, call, trigger, in: scope), api: call.name, file: call.file, at: call.at,
      trigger: trigger, confidence: .declared)
    for argument in call.arguments { settle(argument.value) }
  }

  private func action(
    of idiom: CallIdiom, _ call: EvaluatedCall, _ trigger: String?, in scope: Scope
  ) -> Effect.Action {
    let value: Value
    switch idiom.target {
    case nil: return .back(idiom.kind, idiom.kind == .back ? .previous : .presenter)
    case .screen(let name):
      if ScreenID(name).isReserved, !name.hasPrefix("system:") {
        return .back(idiom.kind, ScreenID(name))
      }
      value = screen(named: name, call)
    case .argument(let place): value = argument(place, of: call) ?? .unknown
    }
    switch idiom.kind {
    case .alert, .confirmationDialog: return .alert(idiom.kind, text(of: value) ?? "")
    case .link: return .link(value.object.map { address($0) } ?? text(of: value) ?? "")
    default: break
    }
    if case .string(let name?) = value { return .show(idiom.kind, screen(named: name, call)) }
    if case .enumCase = value, idiom.kind == .push { return .value(value) }
    return .show(idiom.kind, content(of: value, named: trigger ?? call.name, call))
  }

  private func screen(named name: String, _ call: EvaluatedCall) -> Value {
    if let type = program.screen(named: name) { return .type(type, type.displayName, []) }
    guard name.hasPrefix("system:") else { return .unknown }
    return .object(newObject(nil, String(name.dropFirst(7)), file: call.file, at: call.at))
  }

  private func argument(_ place: CallIdiom.Argument, of call: EvaluatedCall) -> Value? {
    switch place {
    case .label(let label): call[label]
    case .position(let index):
      call.arguments.indices.contains(index) ? call.arguments[index].value : nil
    }
  }

  // MARK: Who is asked

  private func isAsked(
    _ type: String, _ receiver: Value?, _ base: Expression?, in scope: Scope
  ) -> Bool {
    guard let base else { return scope.type.map { names(of: $0).contains(type) } ?? false }
    for value in receiver?.alternatives ?? [] {
      switch value {
      case .object(let object):
        if object.typeName == type || object.type.map({ names(of: $0).contains(type) }) == true {
          return true
        }
      case .type(let symbol, let name, _):
        if name == type || symbol.map({ names(of: $0).contains(type) }) == true { return true }
      default: break
      }
    }
    guard let declared = declaredType(of: base, in: scope) else { return false }
    let symbol = program.lookUp(declared, from: scope.type, file: scope.file)
    return declared == type || symbol.map { names(of: $0).contains(type) } == true
  }

  private func names(of type: TypeSymbol) -> [String] {
    type.ancestors.flatMap { [$0.name, $0.shortName] } + type.externalAncestors
  }

  /// The type that is written for what an expression names.
  private func declaredType(of expression: Expression, in scope: Scope) -> String? {
    switch expression {
    case .name("self", _, _): return scope.type?.name
    case .name(let name, _, _):
      if let holder = scope.holder(of: name) {
        let root = context.calls.isEmpty ? context.root?.fact.parameters ?? [] : []
        return (holder.parameters + root).first { $0.name == name }?.type.name
      }
      if let property = scope.type?.property(name) ?? program.globalProperties[name] {
        return declaredType(of: property, in: scope)
      }
      return name.first?.isUppercase == true ? name : nil
    case .member(let base?, let name, _):
      guard let outer = declaredType(of: base, in: scope) else { return nil }
      guard let type = program.lookUp(outer, from: scope.type, file: scope.file),
        let property = type.property(name)
      else { return outer }
      return declaredType(of: property, in: scope) ?? outer
    case .call(let call): return declaredType(of: call.callee, in: scope)
    default: return nil
    }
  }

  private func declaredType(of property: PropertySymbol, in scope: Scope) -> String? {
    if let name = property.fact.type?.name { return name }
    guard case .call(let call)? = property.fact.initial, case .name(let name, _, _) = call.callee,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }
}

extension Program {
  /// The view or view controller of that name.
  func screen(named name: String) -> TypeSymbol? {
    let type =
      types.first { $0.displayName == name && !$0.isExternal } ?? lookUp(name, from: nil, file: 0)
    guard let type, !type.isExternal, type.role.fillsSlots else { return nil }
    return type
  }

  /// Names of screens, for suggestions.
  var screenNames: [String] {
    types.filter { $0.role.fillsSlots && !$0.isExternal }.map(\.displayName)
  }
}
