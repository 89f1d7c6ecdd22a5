/// Types that adopt several protocols together: `A & B`.
extension Program {
  /// What a composition stands for: its class, where it has one, the only protocol of the project in it,
  /// else a protocol without a name that whatever adopts all of them adopts.
  func composition(_ name: String, from scope: TypeSymbol?, file: Int) -> TypeSymbol? {
    let parts = name.split(separator: "&").compactMap {
      lookUp(String($0.filter { $0 != " " }), from: scope, file: file)
    }.filter { !$0.isExternal }
    if let type = parts.first(where: { $0.kind != .protocol }) { return type }
    guard parts.count > 1, isLinked else { return parts.first }
    return composition(of: parts)
  }

  /// - Returns: for each protocol that nobody adopts by its name, such as an alias of a composition, what
  ///   adopts all that it is made of.
  func implicitAdopters(of type: TypeSymbol, adopters: [Int: [TypeSymbol]]) -> [TypeSymbol]? {
    guard type.kind == .protocol, type.functionOrder.isEmpty, type.propertyOrder.isEmpty,
      adopters[type.index] == nil
    else { return nil }
    let parts = type.inherited.compactMap { reference in
      reference.name.flatMap { lookUp($0, from: type, file: type.file) }
    }
    guard parts.count > 1, parts.allSatisfy({ !$0.isExternal }) else { return nil }
    return Self.shared(parts, adopters)
  }

  static func shared(_ parts: [TypeSymbol], _ adopters: [Int: [TypeSymbol]]) -> [TypeSymbol] {
    let others = parts.dropFirst().map { Set((adopters[$0.index] ?? []).map(\.index)) }
    return (adopters[parts[0].index] ?? []).filter { type in
      others.allSatisfy { $0.contains(type.index) }
    }
  }
}
