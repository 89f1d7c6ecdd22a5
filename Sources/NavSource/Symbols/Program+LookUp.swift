/// What a name means at a place.
extension Program {
  /// The type that a name means at a place: nested in the types around it, then of the file, then
  /// the project's, the nearest by folder where there are several.
  func lookUp(_ name: String, from scope: TypeSymbol?, file: Int) -> TypeSymbol? {
    // Aliases may lead to each other in a circle.
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    if aliasDepth > AliasTable.deepest { return nil }
    guard isLinked else { return find(name, from: scope, file: file) }
    if !declaredNames.contains(name), Self.isPlain(name) { return nil }
    let place = ((scope?.index ?? -1) + 1) << 32 | file
    if let known = lookUps[name, place] { return known }
    let found = find(name, from: scope, file: file)
    lookUps.insert(found, for: name, number: place)
    return found
  }

  /// Whether a name is a single one, not `Outer.Inner` or `A & B`.
  private static func isPlain(_ name: String) -> Bool {
    !name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "&") }
  }

  private func find(_ name: String, from scope: TypeSymbol?, file: Int) -> TypeSymbol? {
    if name.utf8.contains(UInt8(ascii: "&")) {
      return composition(name, from: scope, file: file)
    }
    if let scope {
      for ancestor in scope.ancestors.isEmpty ? [scope] : scope.ancestors {
        if let alias = ancestor.aliases[name], let target = alias.name, target != name {
          return lookUp(target, from: ancestor, file: ancestor.file)
        }
      }
      for outer in scope.prefixes {
        if let found = nearest(byName[outer + name] ?? [], to: file) { return found }
      }
      for ancestor in scope.ancestors.dropFirst() {
        if let found = nearest(byName[ancestor.name + "." + name] ?? [], to: file) { return found }
      }
    }
    if let found = nearest(byName[name] ?? [], to: file) { return found }
    guard let dot = name.lastIndex(of: ".") else {
      guard let (home, target) = aliases.target(of: name, file: file) else { return nil }
      return lookUp(target, from: nil, file: home)
    }
    // `Module.Type`, or a nested type of a superclass.
    let short = String(name[name.index(after: dot)...])
    let qualifier = String(name[..<dot])
    if let outer = nearest(byName[qualifier] ?? [], to: file) {
      for ancestor in outer.ancestors {
        if let alias = ancestor.aliases[short]?.name, alias != short {
          return lookUp(alias, from: ancestor, file: ancestor.file)
        }
      }
      return nil
    }
    if let start = name.firstIndex(of: "."), start != dot, byName[String(name[..<start])] == nil {
      return lookUp(String(name[name.index(after: start)...]), from: nil, file: file)
    }
    if qualifier.contains(".") { return nil }
    if let (home, target) = aliases.target(of: qualifier, file: file) {
      return lookUp(target + "." + short, from: nil, file: home)
    }
    return nearest(byName[short] ?? [], to: file)
  }

  /// Of several types of a name, the one that code in a file means: its own, else the nearest by folder.
  func nearest(_ candidates: [TypeSymbol], to file: Int) -> TypeSymbol? {
    if candidates.count < 2 { return candidates.first }
    if hasModels {
      // The app does not see the other libraries' names behind its own, and they do not see its.
      let own = candidates.filter { isModel($0.file) == isModel(file) }
      if !own.isEmpty, own.count < candidates.count { return nearest(own, to: file) }
    }
    if let same = candidates.first(where: { $0.file == file }) { return same }
    let here = files[file].path.utf8
    func shared(_ symbol: TypeSymbol) -> Int {
      zip(here, files[symbol.file].path.utf8).prefix { $0 == $1 }.count
    }
    var best = candidates[0]
    for candidate in candidates.dropFirst() where shared(candidate) > shared(best) {
      best = candidate
    }
    return best
  }

  /// The function type behind an alias: `typealias Handler = () -> Void`.
  func function(behind reference: TypeReference?, of owner: TypeSymbol?) -> TypeReference? {
    guard case .named(let name, let arguments)? = reference, arguments.isEmpty,
      let type = owner?.aliases[name] ?? aliases.type(of: name), type.isFunction
    else { return nil }
    return type
  }

  /// What is behind a name that may be an alias: `typealias Getter = () -> Info`.
  func unaliased(_ reference: TypeReference, from owner: TypeSymbol?) -> TypeReference {
    var reference = reference
    for _ in 0..<AliasTable.deepest {
      guard case .named(let name, let arguments) = reference, arguments.isEmpty else { break }
      let own = owner?.ancestors.lazy.compactMap { $0.aliases[name] }.first
      guard let next = own ?? aliases.type(of: name), next != reference else { break }
      reference = next
    }
    return reference
  }
}
