internal import NavGraph

/// Content without a type of its own.
extension GraphAssembler {
  /// Names of content as the code has them, by those that are shown.
  func contentNames() -> [String: String] {
    var names: [String: String] = [:]
    func add(_ name: String) { names[texts.shown(content: name)] = name }
    for (raw, starts) in lifted {
      if case .inline(let name)? = raw.target?.content { add(name) }
      for case .inline(let name) in starts.map(\.source) { add(name) }
    }
    return names
  }

  /// The type in whose code content is: its label may have dots as well.
  func owner(ofContent name: String) -> TypeSymbol? {
    var owner = name[...]
    while let dot = owner.lastIndex(of: ".") {
      owner = owner[..<dot]
      if let type = program.types.first(where: { $0.displayName == owner }) { return type }
    }
    return nil
  }
}
