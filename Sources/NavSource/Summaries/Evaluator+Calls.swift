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
        label: $0.label,
        value: literal($0.value) ?? state($0, in: scope) ?? evaluate($0.value, in: scope),
        isTrailing: $0.isTrailing)
    }
  }

  /// Labels under which an API takes a state, whatever that holds.
  private static let bound: NameSet = ["item", "isPresented", "path", "selection"]

  /// The state behind `item: $router.modal`, where `modal` holds an object.
  private func state(_ argument: Argument, in scope: Scope) -> Value? {
    guard let label = argument.label, Self.bound.contains(label),
      case .member(let base?, let name, _) = argument.value, isProjected(base),
      let object = evaluate(base, in: scope).object, let property = object.type?.property(name),
      let owner = property.owner, property.fact.getter == nil, property.fact.type != nil
    else { return nil }
    guard case .object(let held) = binding(of: object, property), held.type?.kind == .class else {
      return nil
    }
    return .place(StateKey(type: owner.index, name: name), property.fact.type)
  }

  /// A number, of which only the type matters.
  func literal(_ expression: Expression) -> Value? {
    switch expression {
    case .number(let digits):
      let isWhole = digits.hasPrefix("0x") || !digits.contains { ".eE".contains($0) }
      return .object(literal(ofType: isWhole ? "Int" : "Double"))
    case .other(let parts) where parts.count == 1: return literal(parts[0])
    default: return nil
    }
  }

  func evaluate(_ call: CallExpression, in scope: Scope) -> Value {
    guard spendStep() else { return .unknown }
    return at(call, in: scope.file) { value(of: call, in: scope) }
  }

  private func value(of call: CallExpression, in scope: Scope) -> Value {
    if let value = call.dynamicType { return dynamicType(of: value, in: scope) }
    switch call.callee {
    case .name(let name, let generics, _):
      return ignoring(scope.file, call.at) { callName(name, generics, call, in: scope) }
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

  func prepared(
    _ name: String, _ call: CallExpression, in scope: Scope
  ) -> EvaluatedCall {
    // Titles in `destination: List { … }.navigationTitle("All")` are not those of the view around.
    let content = name == "NavigationLink" ? contentName("link") : context.content
    let hasLabel = Self.titled.contains(name) || !idioms.named(name).isEmpty
    let arguments = with({ context in
      if hasLabel { context.isLabel = true }
      context.content = content
    }) {
      Self.controls.contains(name)
        ? evaluated(ofControl: call.arguments, in: scope) : evaluated(call.arguments, in: scope)
    }
    return EvaluatedCall(name: name, arguments: arguments, file: scope.file, at: call.at)
  }

  private static let controls: NameSet = ["UIBarButtonItem", "UIButton"]

  /// `UIBarButtonItem(title: "Menu", primaryAction: UIAction { … })`: the title is the control's.
  private func evaluated(
    ofControl arguments: [Argument], in scope: Scope
  ) -> [EvaluatedArgument] {
    var found: [EvaluatedArgument] = []
    var title: String?
    for argument in arguments {
      let one = with({ $0.trigger = title ?? $0.trigger }) { evaluated([argument], in: scope) }
      for part in one {
        switch part.label {
        case "title": title = text(of: part.value) ?? title
        case "systemItem", "barButtonSystemItem": title = systemTitle(part.value) ?? title
        default: break
        }
      }
      found += one
    }
    return found
  }

  /// What a person knows by its title, and what storyboards know by a name, whatever function makes
  /// that.
  private static let titled: NameSet = [
    "UIAlertController", "UIAlertAction", "UITabBarItem", "Alert", "ActionSheet", "performSegue",
    "performSegueWithIdentifier", "UIStoryboard", "NSStoryboard",
    "instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateController",
  ]

  // MARK: By name

  private func callName(
    _ name: String, _ generics: [TypeReference], _ call: CallExpression, in scope: Scope
  ) -> Value {
    let prepared = prepared(name, call, in: scope)
    return declared(prepared, on: nil, nil, in: scope) {
      callName(name, generics, call, prepared, in: scope)
    }
  }

  private func callName(
    _ name: String, _ generics: [TypeReference], _ call: CallExpression, _ prepared: EvaluatedCall,
    in scope: Scope
  ) -> Value {
    if program.isModel(scope.file), let value = modelCall(prepared, in: scope) { return value }
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
      // What an app adds to `UIViewController`, a table's controller has as well.
      if receiver.object?.role.isController == true,
        let function = projectExtension(for: prepared, receiver: receiver)
      {
        return invoke(function, receiver: receiver, arguments: prepared.arguments, at: call.at)
      }
    }
    if name == "Self", let type = scope.type, !type.isExternal {
      return construct(type, type.displayName, generics, prepared)
    }
    if let type = program.lookUp(name, from: scope.type, file: scope.file), !type.isExternal {
      if isFrameworks(name, not: type, prepared) { return construct(nil, name, generics, prepared) }
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
    guard context.depth < deepestCall, let body = fact.body,
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
      noteCall(of: closure)
      return self.call(closure, arguments: call.arguments.map(\.value))
    case .function(let function, let receiver):
      return invoke(
        function, receiver: receiver, arguments: labeled(call.arguments, for: function), at: call.at
      )
    case .type(let type, let name, let generics):
      return construct(type, name, generics, call)
    case .options(let values):
      return .anyOf(values.map { apply($0, call, in: scope) })
    case .place(let key, let reference):
      return callStored(key, reference, call)
    case .enumCase(var known):
      known.payload = call.arguments
      return .enumCase(known)
    case .slot: return value
    case .object(let object):
      if let function = object.type?.functions("callAsFunction").first {
        return invoke(function, receiver: value, arguments: call.arguments, at: call.at)
      }
      // A screen is called where it was given as an `@autoclosure`.
      if call.arguments.isEmpty, object.role.fillsSlots { return value }
      environmentAction(object, call)
      settleAll(call)
      return .unknown
    default:
      settleAll(call)
      return .unknown
    }
  }

  /// The arguments of a function that is called as a value, without its labels.
  func labeled(
    _ arguments: [EvaluatedArgument], for function: FunctionSymbol
  ) -> [EvaluatedArgument] {
    let parameters = function.fact.parameters
    guard arguments.count == parameters.count,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return arguments }
    return zip(arguments, parameters).map {
      EvaluatedArgument(label: $1.label, value: $0.value, isTrailing: false)
    }
  }

  /// Notes that a screen runs code that another type has given it.
  func noteCall(of closure: ClosureValue) {
    if let caller = context.origin, caller.role.fillsSlots, closure.origin !== caller {
      calledByScreens.insert(closure.place)
    }
  }

  /// A closure that another object has put into a property.
  func callStored(
    _ key: StateKey, _ reference: TypeReference?, _ call: EvaluatedCall
  ) -> Value {
    settleAll(call)
    noteCall(ofStored: key)
    callGraph.addCall(from: context.node, toClosureIn: key)
    noteStep(to: key)
    let owner = key.type < 0 ? nil : program.types[key.type]
    let reference = reference.map { program.unaliased($0, from: owner) }
    if case .function(_, let result)? = reference, !isVoid(result) {
      let declared = declared(result, key: key, from: owner, file: owner?.file ?? 0)
      // A model is one instance of its type.
      guard program.canLead(result, from: owner), declared.object?.type?.role != .other else {
        return declared
      }
      // What a content closure shows is looked up where the object is made.
      callGraph.mark(context.node)
      return .slot(key)
    }
    var results: [Value] = []
    for value in listeners(of: key) {
      switch value {
      case .closure(let closure):
        // Code of a screen has run where the screen gave it away, and is that screen's doing.
        guard closure.scope.type?.role.fillsSlots != true,
          !context.closures.contains(where: { $0 === closure })
        else { continue }
        if closure.scope.type !== context.origin {
          closure.isCalledElsewhere = true
          if context.origin?.role.fillsSlots == true { calledByScreens.insert(closure.place) }
        }
        let actor = actor(for: closure, of: key)
        results.append(
          with({
            $0.closures.append(closure)
            // Among objects that are no screens, the one that gave the closure acts.
            if let giver = closure.scope.type, isSeen(giver),
              $0.origin?.role.fillsSlots == false
            {
              $0.origin = giver
            }
            if let actor { act(as: actor, &$0) }
          }) {
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

  /// What was put into a property, or into the one that is handed on to it; of several that are, none is
  /// known to be the one.
  func givenCode(_ key: StateKey) -> [Value] {
    let origins = bindings.origins(of: key)
    let source = origins.count == 1 && assigned[origins[0]] != nil ? origins[0] : key
    return isSurvey ? assigned[source] ?? [] : newest(source)
  }

  func isVoid(_ type: TypeReference) -> Bool {
    switch type {
    case .tuple(let parts): parts.isEmpty
    case .named(let name, _): name == "Void" || name == "Never"
    default: false
    }
  }

  func call(_ closure: ClosureValue, arguments: [Value]) -> Value {
    guard isWithin(deepestClosure, context.depth + context.closures.count), spendStep() else {
      return .unknown
    }
    closure.hasRun = true
    if context.isViewInit, closure.scope.type !== context.origin {
      return with({
        ($0.origin, $0.members, $0.isViewInit) = (closure.origin, closure.members, false)
      }) { call(closure, arguments: arguments) }
    }
    let key = callKey(closure, arguments)
    if let known = result(of: key) { return known }
    // Closures may call each other.
    keepOpen(key)
    let (before, room) = (cuts, self.room)
    let result = inside(closure.node) { run(closure, arguments: arguments) }
    keep(result, of: key, cuts: before, room: room)
    return result
  }

  private func run(_ closure: ClosureValue, arguments: [Value]) -> Value {
    let scope = Scope(
      parent: closure.scope, file: closure.scope.file, type: closure.scope.type,
      receiver: closure.scope.receiver, frame: Frame(), isClosure: true)
    var arguments = arguments
    if arguments.count == 1, case .list(let parts) = arguments[0], parts.count > 1 {
      // One tuple, taken apart.
      for (index, part) in parts.enumerated().dropFirst() { scope.variables["$\(index)"] = part }
      if closure.expression.parameters.count == parts.count { arguments = parts }
    }
    for (index, name) in closure.expression.parameters.enumerated() {
      scope.variables[name] = index < arguments.count ? arguments[index] : .unknown
    }
    for (index, value) in arguments.enumerated() { scope.variables["$\(index)"] = value }
    return run(closure.expression.body, in: scope)
  }

  /// Runs the closures among the arguments, since somebody will.
  func settleAll(_ call: EvaluatedCall, with values: [Value] = []) {
    for argument in call.arguments { settle(argument.value, with: values) }
  }

}
