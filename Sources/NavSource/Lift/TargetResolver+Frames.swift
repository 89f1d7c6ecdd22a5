/// Controllers and representables that show nothing but what they are given.
extension TargetResolver {
  /// What a frame shows; `nil` for a screen of its own.
  func framed(_ object: AbstractObject, _ type: TypeSymbol, depth: Int) -> [Target]? {
    if type.role == .representable { return represented(by: object, type, depth: depth) }
    if object.isFrame, let content = object.content {
      let found = targets(of: content, depth: depth)
      return found.isEmpty ? nil : found
    }
    // Code of the frame's own type that is given nothing here is found again in its callers.
    return isUnfilled(object) ? [] : nil
  }

  /// Whether a frame is made of something that only its maker's callers know.
  func isUnfilled(_ object: AbstractObject) -> Bool {
    guard let type = object.type, !object.isSymbolic, !object.isFrame,
      evaluator.frames.contains(type.index)
    else { return false }
    return object.maker.flatMap { program.owner(ofNode: $0) } == type.index
  }

  /// The controller that a representable makes of what it is given. One that it makes by itself is a
  /// part of it.
  private func represented(
    by object: AbstractObject, _ type: TypeSymbol, depth: Int
  ) -> [Target]? {
    guard !object.isSymbolic, type.propertyOrder.contains(where: { isGiven($0, to: type) }),
      let make = maker(in: type)
    else { return nil }
    let made = evaluator.trial {
      evaluator.invoke(make, receiver: .object(object), arguments: [])
    }
    let found = targets(of: made, depth: depth)
    let areGiven = found.allSatisfy { target in
      guard let shown = target.object, !shown.isSymbolic else { return false }
      return !isMade(target, by: type)
    }
    return areGiven && !found.isEmpty ? found : nil
  }

  /// Whether code of a type makes what a transition leads to.
  func isMade(_ target: Target, by type: TypeSymbol) -> Bool {
    target.object?.maker.flatMap { program.owner(ofNode: $0) } == type.index
  }

  private func maker(in type: TypeSymbol) -> FunctionSymbol? {
    (type.functions["makeUIViewController"] ?? type.functions["makeNSViewController"])?.first
  }

  /// Whether whoever makes an object may give it a screen for a property.
  private func isGiven(_ property: PropertySymbol, to type: TypeSymbol) -> Bool {
    guard property.fact.isStored, !property.fact.isStatic, property.fact.initial == nil,
      let declared = property.fact.type
    else { return false }
    var shown = declared
    if case .function(_, let result) = declared { shown = result }
    if evaluator.isGeneric(shown, in: type) { return true }
    guard let name = shown.name else { return false }
    return Program.role(ofExternal: name)?.fillsSlots == true
  }

  /// Whether objects of a type are frames.
  func isFrame(_ type: TypeSymbol) -> Bool {
    if evaluator.frames.contains(type.index) { return true }
    guard type.role == .representable, let made = evaluator.creations[type.index] else {
      return false
    }
    return made.contains { represented(by: $0.object, type, depth: 0) != nil }
  }
}
