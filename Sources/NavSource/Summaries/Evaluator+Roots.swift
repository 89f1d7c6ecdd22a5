/// The order in which the code of the project is evaluated.
extension Evaluator {
  /// Evaluates the code of every type, and the code outside of types. A function that has run inside a
  /// caller for the same screen is not run again on its own, so functions that nobody was found to
  /// call come first.
  ///
  /// - Parameter isSurvey: follow calls only a few steps, to learn who calls whom and what is
  ///   assigned to properties.
  func evaluateAll(isSurvey: Bool) {
    deepestCall = isSurvey ? Self.surveyDepth : Self.fullDepth
    ran = []
    defer { if isSurvey { completeCallGraph() } }
    evaluateTopLevel()
    if !isSurvey { evaluateStart() }
    for type in program.types where isSurvey || !type.role.startsApps && !program.isModel(type) {
      evaluateProperties(of: type)
    }
    var later: [(FunctionSymbol, TypeSymbol?)] = []
    for (function, type) in functions()
    where isSurvey || type?.role.startsApps != true && !program.isModel(function.file) {
      if function.isCalled {
        later.append((function, type))
      } else {
        evaluateRoot(function, of: type)
      }
    }
    for (function, type) in later where !hasRun(function, of: type) {
      evaluateRoot(function, of: type)
    }
  }

  /// What an app does first fills the objects that the code of its screens reads.
  private func evaluateStart() {
    let starting = program.types.filter { $0.role.startsApps && !isLeftOut($0) }
    for type in starting { evaluateProperties(of: type, isLater: false) }
    for type in starting {
      for function in type.functionOrder where !isTest(function.file) {
        evaluateRoot(function, of: type)
      }
    }
    // The code of the launch is the first to read these.
    for type in starting { evaluateProperties(of: type, isLater: true) }
    propertyCache = NameTable()
  }

  private func completeCallGraph() {
    for type in program.types where type.kind == .class { addOverrides(of: type) }
    markModels()
    // Whoever has a string does not do what an extension of strings can do; what an extension makes
    // is another matter.
    var makers: Set<Int> = []
    for type in program.types where type.isExternal {
      makers.formUnion(type.functionOrder.filter { $0.fact.isStatic }.compactMap(program.node))
      makers.formUnion(type.propertyOrder.filter { $0.fact.isStatic }.map(program.node))
    }
    callGraph.complete(
      presents: { bindings.isBound($0) },
      origins: { bindings.origins(of: $0) },
      owner: { node in
        self.program.owner(ofNode: node).flatMap {
          !self.program.types[$0].isExternal || makers.contains(node) ? $0 : nil
        }
      },
      isScreen: { node in
        self.program.owner(ofNode: node).map { self.program.types[$0].role.fillsSlots } ?? false
      })
  }

  /// A call of a base class's method may run an override of it.
  private func addOverrides(of type: TypeSymbol) {
    for base in type.ancestors.dropFirst() where base.kind == .class {
      for function in type.functionOrder {
        for overridden in base.functions[function.fact.name] ?? []
        where overridden.fact.parameters.count == function.fact.parameters.count {
          callGraph.addCall(from: overridden.index, to: function.index)
        }
      }
    }
  }

  private func hasRun(_ function: FunctionSymbol, of type: TypeSymbol?) -> Bool {
    let own = RanKey(function: function.index, origin: origin(for: type)?.index ?? -1)
    if ran.contains(own) { return true }
    return (type?.role.fillsSlots != true || isOnlyForHeirs(function, of: type))
      && ran.contains(RanKey(function: function.index, origin: -2))
  }

  /// Whether a function of a base class runs only where its subclasses call it: nothing makes the base
  /// class itself, and neither the system nor an override calls the function.
  private func isOnlyForHeirs(_ function: FunctionSymbol, of type: TypeSymbol?) -> Bool {
    guard !isSurvey, let type, type === function.owner, type.kind == .class,
      !made.contains(type.index), !program.heirs(of: type).isEmpty, !function.isCalledBySuper,
      function.fact.attributes.isEmpty, function.fact.delegateEvent == nil
    else { return false }
    return !Self.calledByUIKit.contains(function.fact.name)
  }

  /// What UIKit calls on every controller and view.
  private static let calledByUIKit: NameSet = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "awakeFromNib", "didMove", "willMove", "prepare", "traitCollectionDidChange",
    "viewWillTransition", "motionEnded", "setEditing", "encodeRestorableState",
  ]

  /// Notes that a function ran for a screen.
  func noteRun(_ function: FunctionSymbol) {
    ran.insert(RanKey(function: function.index, origin: context.origin?.index ?? -1))
    ran.insert(RanKey(function: function.index, origin: -2))
  }

  /// A survey that was not followed to its end says nothing of what it left out.
  func forgetRun(_ function: FunctionSymbol) {
    ran.remove(RanKey(function: function.index, origin: context.origin?.index ?? -1))
    ran.remove(RanKey(function: function.index, origin: -2))
  }

  struct RanKey: Hashable {
    var function: Int
    /// Index of a type; -1 for none, -2 for any.
    var origin: Int
  }

  private func evaluateTopLevel() {
    for (index, file) in program.files.enumerated() where !file.facts.statements.isEmpty {
      context = Context()
      beginRoot()
      let scope = Scope(parent: nil, file: index, type: nil, receiver: nil)
      _ = run(file.facts.statements, in: scope)
    }
  }

  private func functions() -> [(FunctionSymbol, TypeSymbol?)] {
    let divided = isSurvey ? [:] : findDividedBases()
    let members = program.types
      // What the app adds to a library's protocol is called from afar.
      .filter { !isLeftOut($0) || isSurvey && program.isModel($0) }
      .flatMap { type -> [(FunctionSymbol, TypeSymbol?)] in
        guard let heirs = divided[type.index] else { return type.functionOrder.map { ($0, type) } }
        return type.functionOrder.flatMap { function -> [(FunctionSymbol, TypeSymbol?)] in
          // What a base class fills itself with says nothing of its subclasses.
          if function.fact.kind == .initializer { return [(function, type)] }
          return heirs.filter { runs(function, in: $0) }.map { (function, $0) }
        }
      }
    let global = program.globalFunctions.keys.sorted()
      .flatMap { program.globalFunctions[$0] ?? [] }
      .map { ($0, nil as TypeSymbol?) }
    return (members + global).filter { !isTest($0.0.file) }
  }

  /// Whether a file belongs to the tests of the app.
  func isTest(_ file: Int) -> Bool {
    program.files[file].facts.imports.contains { $0 == "XCTest" || $0 == "Testing" }
  }

  /// Previews, tests, and what has no code of its own.
  func isLeftOut(_ type: TypeSymbol) -> Bool {
    type.kind == .protocol || type.name.hasSuffix("_Previews") || isTest(type.file)
      || type.externalAncestors.contains("PreviewProvider")
      || type.externalAncestors.contains("XCTestCase")
  }

  /// - Parameter isLater: whether only properties count whose first reader makes their value, or only
  ///   others.
  private func evaluateProperties(of type: TypeSymbol, isLater: Bool? = nil) {
    if isLeftOut(type) { return }
    context = Context(origin: origin(for: type))
    beginRoot()
    if isLater != true { emitRoots(of: type) }
    for property in type.propertyOrder {
      let isReaders =
        property.fact.isLazy || property.fact.getter != nil && type.role == .delegate
      if isLater == nil || isLater == isReaders { evaluateRoot(property, of: type) }
    }
  }

  private func origin(for type: TypeSymbol?) -> TypeSymbol? {
    type.map { $0.isExternal ? nil : $0 } ?? nil
  }

  private func evaluateRoot(_ property: PropertySymbol, of type: TypeSymbol) {
    guard callGraph.contains(program.node(property)), !isLeftToReaders(property) else { return }
    context = Context(origin: origin(for: type))
    enter(program.node(property), &context)
    beginRoot()
    rootPlace = CodePlace(file: property.file, at: property.fact.at)
    let receiver = Value.object(instance(of: type))
    let fact = property.fact
    if fact.getter != nil {
      let value = propertyValue(of: instance(of: type), property)
      if fact.name == "body" {
        // Another build may have another body.
        let known = property.others.isEmpty ? nil : bodies[type.index]
        bodies[type.index] = known.map { .anyOf([$0, value]) } ?? value
      }
    } else if fact.initial != nil, property.fact.getter == nil {
      _ = propertyValue(of: instance(of: type), property)
    }
    if property.isObserved, !isSurvey { return }
    for body in fact.observers {
      let scope = Scope(parent: nil, file: property.file, type: type, receiver: receiver)
      scope.variables["newValue"] = .place(StateKey(type: type.index, name: fact.name), fact.type)
      _ = run(body, in: scope)
    }
  }

  private func evaluateRoot(_ function: FunctionSymbol, of type: TypeSymbol?) {
    guard function.fact.body != nil, matters(function) else { return }
    context = Context(origin: origin(for: type))
    context.root = function
    context.node = program.node(function)
    if type?.role.isController == true {
      context.trigger =
        program.scenes.actions.text(calling: function) ?? trigger(of: function.fact)
    }
    beginRoot()
    rootPlace = CodePlace(file: function.file, at: function.fact.at)
    let started = startedFlow(type)
    if let started {
      act(as: started.start, &context)
      // No step was seen to lead here, so nothing else tells what it does.
      context.root = nil
    }
    let receiver = (started?.flow ?? type.map { instance(of: $0) }).map { Value.object($0) }
    let value = invoke(function, receiver: receiver, arguments: [], isRoot: true)
    if function.fact.name == "body", let type { bodies[type.index] = value }
    if type?.role == .representable { embed(value, madeBy: function.fact.name) }
    showOwnPages(value, madeBy: function)
  }

  /// The controller that a representable view makes is a part of it.
  private func embed(_ value: Value, madeBy name: String) {
    guard name == "makeUIViewController" || name == "makeNSViewController" else { return }
    for alternative in value.alternatives {
      guard let object = alternative.object, object.role.isController, !object.isSymbolic,
        object.isProject || object.content != nil
      else { continue }
      emit(.show(.embed, alternative), api: name, file: object.file, at: object.at)
    }
  }

  /// Whether running a function can add to the map.
  func matters(_ function: FunctionSymbol) -> Bool {
    guard let node = program.node(function), function.fact.body != nil else { return true }
    return callGraph.contains(node)
  }

  /// Whether what a function gives decides what other code leads to, though it leads nowhere itself.
  func decides(_ function: FunctionSymbol) -> Bool {
    program.node(function).map { callGraph.decides($0) } ?? false
  }

  /// A method that the system or a control calls names the trigger.
  private func trigger(of function: FunctionFact) -> String? {
    let lifecycle: Set<String> = [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "init", "loadView", "setup", "configure",
    ]
    if lifecycle.contains(function.name) { return nil }
    return function.delegateEvent ?? function.name
  }

}
