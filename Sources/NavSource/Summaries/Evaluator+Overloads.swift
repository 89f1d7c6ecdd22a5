/// Which of several functions of one name a call means.
extension Evaluator {
  /// The overload whose labels fit best.
  func best(
    _ candidates: [FunctionSymbol], for arguments: [EvaluatedArgument]
  ) -> FunctionSymbol? {
    if candidates.count == 1 {
      return candidates[0].fact.body != nil || candidates[0].owner?.kind == .protocol
        ? (fits(candidates[0].fact, arguments) && score(candidates[0], arguments) != nil
          ? candidates[0] : nil) : nil
    }
    let fitting = candidates.filter { fits($0.fact, arguments) }
    let scored = fitting.compactMap { function in
      score(function, arguments).map { (function: function, score: $0) }
    }
    let complete = scored.filter { $0.function.fact.body != nil }
    let best = complete.map(\.score).max()
    return complete.first { $0.score == best }?.function ?? scored.first?.function
  }

  /// How well the types of arguments go with those of the parameters; `nil` where they cannot.
  private func score(_ function: FunctionSymbol, _ arguments: [EvaluatedArgument]) -> Int? {
    var sum = 0
    for (parameter, argument) in zip(function.fact.parameters, arguments) {
      guard parameter.label == argument.label, let name = parameter.type.name else { continue }
      guard let score = score(argument.value, name, function) else { return nil }
      sum += score
    }
    return sum
  }

  func score(_ value: Value, _ name: String, _ function: FunctionSymbol) -> Int? {
    if function.fact.genericParameters.contains(name) { return 0 }
    let wanted = program.lookUp(name, from: function.owner, file: function.file)
    func score(_ given: TypeSymbol?) -> Int? {
      guard let given, let wanted, !wanted.isExternal else { return 0 }
      if given === wanted { return 2 }
      return given.ancestors.contains { $0 === wanted } ? 1 : -1
    }
    switch value {
    case .object(let object):
      if object.role.isController, name == "UIViewController" { return 1 }
      // A screen is no model, and no model is a screen; other mismatches may be of our own making.
      if let wanted, !wanted.isExternal, wanted.kind != .protocol,
        object.type?.kind != .protocol, wanted.role.fillsSlots != object.role.fillsSlots
      {
        return nil
      }
      if object.isSymbolic, wanted?.kind == .protocol { return score(object.type) ?? 0 }
      return score(object.type)
    case .enumCase(let known):
      if let type = known.type { return score(type) ?? 0 }
      guard let wanted, wanted.kind == .enum else { return 0 }
      return wanted.enumCase(known.name) == nil ? 0 : 1
    case .place(_, let reference?):
      guard let given = reference.name else { return 0 }
      return score(program.lookUp(given, from: function.owner, file: function.file)) ?? 0
    case .string:
      // A text is no case of an enum: `performSegue(withIdentifier: route.rawValue…)` is UIKit's.
      guard let wanted, !wanted.isExternal, wanted.kind == .enum else { return 0 }
      return wanted.externalAncestors.contains("ExpressibleByStringLiteral") ? 0 : nil
    default: return 0
    }
  }

  private func fits(_ fact: FunctionFact, _ arguments: [EvaluatedArgument]) -> Bool {
    func isLabel(_ label: String) -> Bool { fact.parameters.contains { $0.label == label } }
    for argument in arguments where !argument.isTrailing {
      if let label = argument.label {
        if !isLabel(label) { return false }
      } else if !fact.parameters.contains(where: { $0.label == nil }) {
        return false
      }
    }
    for argument in arguments where argument.isTrailing {
      if let label = argument.label, !isLabel(label) { return false }
      if argument.label == nil, fact.parameters.isEmpty { return false }
    }
    let required = fact.parameters.count { $0.defaultValue == nil && !$0.isVariadic }
    return arguments.count >= required || arguments.isEmpty && required == 0
      || arguments.contains(where: \.isTrailing)
  }
}
