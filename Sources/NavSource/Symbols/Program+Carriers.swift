/// Which types have objects that differ in ways that count for the map: by the closures, screens, routes
/// or such objects that they keep. Of any other type, one instance is as good as another.
extension Program {
  func carries(_ type: TypeSymbol) -> Bool {
    // Compositions are found as they are met; like any protocol, they count.
    type.index >= carriers.count || carriers[type.index]
  }

  /// For each type, by its index.
  ///
  /// - Complexity: O(stored properties).
  func findCarriers() -> [Bool] {
    var holders: [Int: [Int]] = [:]
    for type in types {
      for ancestor in type.ancestors {
        for held in ancestor.propertyOrder.flatMap({ heldTypes(of: $0, in: type) }) {
          holders[held, default: []].append(type.index)
        }
      }
    }
    // Looking up what they hold has added the compositions among it.
    var carries = types.map { isCarrier($0) }
    var pending = types.indices.filter { carries[$0] }
    while let type = pending.popLast() {
      for holder in holders[type] ?? [] where !carries[holder] {
        carries[holder] = true
        pending.append(holder)
      }
    }
    return carries
  }

  /// Whether a type is one by itself, whatever the project's types in its properties are.
  private func isCarrier(_ type: TypeSymbol) -> Bool {
    if type.role != .other || type.kind == .enum || type.kind == .protocol { return true }
    return type.ancestors.contains { ancestor in
      ancestor.propertyOrder.contains { property in
        guard isHeld(property) else { return false }
        guard let declared = property.fact.type else { return true }
        return isOpen(declared, in: isModel(ancestor) ? ancestor : type)
      }
    }
  }

  private func isHeld(_ property: PropertySymbol) -> Bool {
    property.fact.getter == nil && !property.fact.isStatic
  }

  /// Whether a value of a type can be code, a screen, or anything.
  private func isOpen(_ reference: TypeReference, in owner: TypeSymbol) -> Bool {
    switch reference {
    case .array(let element): return isOpen(element, in: owner)
    case .dictionary(let key, let element):
      return isOpen(key, in: owner) || isOpen(element, in: owner)
    case .tuple(let parts): return parts.contains { isOpen($0, in: owner) }
    case .named(let name, let arguments):
      if arguments.contains(where: { isOpen($0, in: owner) }) { return true }
      if Program.role(ofExternal: name)?.fillsSlots == true
        || owner.genericParameters.contains(name)
      {
        return true
      }
      // Protocols of libraries, whose adopters may be the project's.
      return name.hasPrefix("Any") || name.hasSuffix("Delegate") || name.hasSuffix("Protocol")
    case .function, .opaque, .composition, .unknown: return true
    }
  }

  /// Whether a value of a type can be a screen, or something that differs in ways that count.
  func canLead(_ reference: TypeReference, from owner: TypeSymbol?) -> Bool {
    if let owner, isOpen(reference, in: owner) { return true }
    return parts(of: reference).contains { name in
      guard let type = lookUp(name, from: owner, file: owner?.file ?? 0), !type.isExternal else {
        return Program.role(ofExternal: name)?.fillsSlots == true
      }
      return carries(type)
    }
  }

  /// Indices of the project's types that the value of a property is made of.
  private func heldTypes(of property: PropertySymbol, in owner: TypeSymbol) -> [Int] {
    guard isHeld(property), let declared = property.fact.type else { return [] }
    return parts(of: declared).compactMap { name in
      lookUp(name, from: owner, file: owner.file).flatMap { $0.isExternal ? nil : $0.index }
    }
  }

  private func parts(of reference: TypeReference) -> [String] {
    switch reference {
    case .array(let element): parts(of: element)
    case .dictionary(let key, let element): parts(of: key) + parts(of: element)
    case .tuple(let elements): elements.flatMap { parts(of: $0) }
    case .named(let name, let arguments): [name] + arguments.flatMap { parts(of: $0) }
    case .composition(let parts): parts.flatMap { self.parts(of: $0) }
    case .function, .opaque, .unknown: []
    }
  }
}
