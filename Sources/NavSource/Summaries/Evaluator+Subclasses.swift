/// Properties of base classes: each subclass keeps what its own objects are given.
extension Evaluator {
  /// What objects of a subclass are given for a property that a base class declares.
  func inherited(_ name: String, by object: AbstractObject, from owner: TypeSymbol?) -> Value? {
    guard let type = object.type, let owner, type !== owner else { return nil }
    return assignedValue(StateKey(type: type.index, name: name))
  }

  /// For the index of each base class whose subclasses are given something of their own, the types whose
  /// objects run its code.
  func findDividedBases() -> [Int: [TypeSymbol]] {
    var heirs: [Int: Set<Int>] = [:]
    for key in assigned.keys where key.type >= 0 {
      let type = program.types[key.type]
      guard type.kind == .class, let owner = type.property(key.name)?.owner, owner !== type,
        owner.kind == .class, !owner.isExternal
      else { continue }
      heirs[owner.index, default: []].insert(type.index)
    }
    var result: [Int: [TypeSymbol]] = [:]
    for (base, given) in heirs where given.count > 1 {
      result[base] = program.types.filter { type in
        type.kind == .class && type.ancestors.contains { $0.index == base }
          && (type.index != base || made.contains(base))
      }
    }
    return result
  }

  /// Whether objects of a subclass run a function of its base class.
  func runs(_ function: FunctionSymbol, in type: TypeSymbol) -> Bool {
    let labels = function.fact.parameters.map(\.label)
    return type.functions(function.fact.name).first { $0.fact.parameters.map(\.label) == labels }
      === function
  }
}
