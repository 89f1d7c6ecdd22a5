/// What the first round learns about which code can matter for the map.
extension Evaluator {
  /// Whether this round only learns what can matter: what it finds is found again by the next.
  var isSurvey: Bool { !callGraph.isComplete }

  /// Code that gives or keeps screens, closures or routes matters if they do.
  func depend(on value: Value, _ node: Int?) {
    guard isSurvey else { return }
    for alternative in value.alternatives {
      switch alternative {
      case .enumCase(let known): depend(on: known, node)
      case .object(let object): depend(on: object, node)
      case .list(let values):
        if values.contains(where: { carriesCode($0) }) { callGraph.mark(node) }
      case .closure(let closure): depend(onCodeOf: closure.node, node)
      case .function(let function, _): depend(onCodeOf: program.node(function), node)
      case .slot: callGraph.mark(node)
      default: break
      }
    }
  }

  /// What adds a screen or a route to a list matters; of a path, everything is a route. Code in a list
  /// matters if what it does matters.
  func depend(onElement value: Value, _ node: Int?) {
    guard isSurvey else { return }
    for code in value.alternatives.compactMap({ self.node(ofCode: $0) }) {
      depend(onCodeOf: code, node)
    }
    if mayLead(value) { callGraph.mark(node) }
  }

  private func mayLead(_ value: Value) -> Bool {
    value.alternatives.contains { alternative in
      switch alternative {
      case .enumCase, .slot, .type: true
      case .list(let items): items.contains { mayLead($0) }
      case .object(let object): object.role.fillsSlots
      default: false
      }
    }
  }

  private func depend(on known: CaseValue, _ node: Int?) {
    if let type = known.type, !type.isExternal {
      callGraph.addUse(of: type, by: node)
    } else if known.payload.contains(where: { $0.value.object.map(carries) == true }) {
      // A value of a framework that carries an object: a transition, an action.
      callGraph.mark(node)
    }
  }

  /// Whether an object may lead to something; a number or text does not.
  private func carries(_ object: AbstractObject) -> Bool {
    object.role.fillsSlots || object.type != nil || !object.isSymbolic
  }

  /// Notes that the code that runs does one thing or another by the case of a value.
  func noteChoice(by value: Value, in scope: Scope) {
    switch value {
    case .enumCase(let known):
      if let type = known.type { callGraph.addChoice(by: type, of: context.node) }
    case .place(_, let reference?):
      guard let name = reference.name,
        let type = program.lookUp(name, from: scope.type, file: scope.file)
      else { return }
      callGraph.addChoice(by: type, of: context.node)
    case .options(let values):
      if let first = values.first { noteChoice(by: first, in: scope) }
    default: break
    }
  }

  /// Notes the enums of which a function gives values. What services answer says how something went, not
  /// where to go: only screens, enums and what maps one enum to another count.
  func noteAnswer(_ result: Value, of function: FunctionSymbol) {
    guard isSurvey, mapsRoutes(function) else { return }
    let node = program.node(function)
    for case .enumCase(let known) in result.alternatives {
      guard let type = known.type, !type.isExternal else { continue }
      callGraph.addAnswer(of: type, by: node)
    }
  }

  private func mapsRoutes(_ function: FunctionSymbol) -> Bool {
    if function.owner?.kind == .enum || function.owner?.role.fillsSlots == true { return true }
    return function.fact.parameters.contains { parameter in
      parameter.type.name.flatMap {
        program.lookUp($0, from: function.owner, file: function.file)
      }?.kind == .enum
    }
  }

  /// Code that only decides takes no more steps than this, and none of those of the root.
  private static let mostDecidingSteps = 300

  /// What code gives that is run for nothing else; `nil` where not all of it could be run.
  func answer(_ body: () -> Value) -> Value? {
    var isWhole = true
    let result = aside(Self.mostDecidingSteps) {
      let before = cuts
      let result = body()
      isWhole = cuts.other == before.other && cuts.steps == before.steps
      return result
    }
    return isWhole ? result : nil
  }

  private func depend(on object: AbstractObject, _ node: Int?) {
    if object.role.fillsSlots || object.isDialog || object.isNewWindow || object.isStoryboard {
      callGraph.mark(node)
    }
    if !object.isSymbolic { addUse(of: object, by: node) }
  }

  /// The node of the code that a value is.
  func node(ofCode value: Value) -> Int? {
    switch value {
    case .closure(let closure): closure.node
    case .function(let function, _): program.node(function)
    default: nil
    }
  }

  private func depend(onCodeOf home: Int?, _ node: Int?) {
    if let home { callGraph.addCall(from: node, to: home) } else { callGraph.mark(node) }
  }

  /// An object matters if code of its type does, and what it was made with can make a difference. One
  /// that a property keeps only does something when it is called, which is seen where it is.
  func addUse(of object: AbstractObject, by node: Int?) {
    guard isSurvey, let type = object.type, program.carries(type) else { return }
    if let node, type.role == .other, program.isStored(node) { return }
    callGraph.addUse(of: type, by: node)
  }
}
