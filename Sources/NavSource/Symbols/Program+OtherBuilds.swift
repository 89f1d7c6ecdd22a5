/// Declarations that one build has in the place of another's: `#if … var body … #else … var body`.
extension Program {
  /// - Returns: whether the property stands in the place of one that is known.
  func join(_ property: PropertySymbol, _ known: PropertySymbol?) -> Bool {
    guard let known, known.file == property.file, known.fact.isStatic == property.fact.isStatic,
      condition(ofNode: node(known)).excludes(condition(ofNode: node(property)))
    else { return false }
    let group = [known] + known.others
    for other in group { other.others.append(property) }
    property.others = group
    return true
  }

  func join(_ function: FunctionSymbol, _ known: [FunctionSymbol]) {
    for other in known where areOne(function, other) {
      other.others.append(function)
      function.others.append(other)
    }
  }

  /// A property and those that other builds have in its place, in the order of the source, without
  /// what builds under a condition do not have.
  func builds(of property: PropertySymbol, under condition: BuildCondition) -> [PropertySymbol] {
    if property.others.isEmpty { return [property] }
    return (property.others + [property]).sorted { $0.index < $1.index }
      .filter { !condition.excludes(self.condition(ofNode: node($0))) }
  }

  /// A function and those that other builds have in its place.
  func builds(of function: FunctionSymbol, under condition: BuildCondition) -> [FunctionSymbol] {
    if function.others.isEmpty { return [function] }
    return (function.others + [function]).sorted { $0.index < $1.index }
      .filter { function in
        node(function).map { !condition.excludes(self.condition(ofNode: $0)) } ?? true
      }
  }

  private func areOne(_ first: FunctionSymbol, _ second: FunctionSymbol) -> Bool {
    let (fact, other) = (first.fact, second.fact)
    guard first.file == second.file, fact.kind == other.kind, fact.isStatic == other.isStatic,
      fact.parameters.map(\.label) == other.parameters.map(\.label),
      fact.parameters.map(\.type) == other.parameters.map(\.type),
      let (one, two) = node(first).flatMap({ one in node(second).map { (one, $0) } })
    else { return false }
    return condition(ofNode: one).excludes(condition(ofNode: two))
  }
}
