/// The aliases outside of types, by name.
struct AliasTable {
  /// Aliases may lead to each other in a circle: so many are followed.
  static let deepest = 32

  private var entries: [String: [(file: Int, fact: AliasFact)]] = [:]

  var names: some Sequence<String> { entries.keys }

  mutating func add(_ fact: AliasFact, in file: Int) {
    entries[fact.name, default: []].append((file, fact))
  }

  /// What an alias stands for, and where it is declared: that of the file comes first, one that is
  /// private to another file does not count.
  func target(of name: String, file: Int) -> (file: Int, target: String)? {
    let visible = (entries[name] ?? []).filter { $0.file == file || !$0.fact.isPrivate }
    guard let found = visible.first(where: { $0.file == file }) ?? visible.last,
      let target = found.fact.type.name, target != name
    else { return nil }
    return (found.file, target)
  }

  /// The name behind a chain of aliases.
  func end(of name: String, file: Int) -> String {
    var (name, file) = (name, file)
    for _ in 0..<Self.deepest {
      guard let next = target(of: name, file: file) else { break }
      (file, name) = next
    }
    return name
  }

  /// What an alias stands for, which may have no name: a function, a tuple.
  func type(of name: String) -> TypeReference? { entries[name]?.last?.fact.type }
}
