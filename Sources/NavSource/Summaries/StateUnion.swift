/// Framework types whose objects matter even when only their type is known.
enum TypeRoleGuess {
  static func isObject(_ name: String) -> Bool {
    Program.role(ofExternal: name)?.isController == true || name == "UIWindow"
      || name == "NavigationPath"
  }
}

/// Classes of equal states, some of which a presentation or a path is bound to.
struct StateUnion {
  private var parents: [StateKey: StateKey] = [:]
  private var bound: Set<StateKey> = []

  func find(_ key: StateKey) -> StateKey {
    var key = key
    while let next = parents[key] { key = next }
    return key
  }

  /// Notes that a presentation or a path is bound to a state.
  mutating func bind(_ key: StateKey) { bound.insert(find(key)) }

  func isBound(_ key: StateKey) -> Bool { bound.contains(find(key)) }

  mutating func join(_ left: StateKey, _ right: StateKey) {
    let (a, b) = (find(left), find(right))
    if a == b { return }
    parents[a] = b
    if bound.contains(a) { bound.insert(b) }
  }
}

extension [String] {
  /// Without repeats, in the order of first mention.
  func deduplicated() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
