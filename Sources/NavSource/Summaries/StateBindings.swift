/// Framework types whose objects matter even when only their type is known.
enum TypeRoleGuess {
  static func isObject(_ name: String) -> Bool {
    Program.role(ofExternal: name)?.isController == true || name == "UIWindow"
      || name == "NavigationPath"
  }
}

/// Which states are bound to which: a property that is given a binding stands for the state of whoever
/// gives it. Two views that give theirs to the same property of a third still have two states.
struct StateBindings {
  private var sources: [StateKey: [StateKey]] = [:]
  private var bound: Set<StateKey> = []
  private var watched: Set<StateKey> = []
  /// How many bindings are known.
  private(set) var count = 0
  /// Answers already given, until another binding is met.
  private var known: [StateKey: [StateKey]] = [:]
  private var boundOrigins: Set<StateKey>?

  /// The states that a property can stand for: itself, where it is bound to no other.
  mutating func origins(of key: StateKey) -> [StateKey] {
    guard sources[key] != nil else { return [key] }
    if let answer = known[key] { return answer }
    var seen: Set<StateKey> = [key]
    var pending = [key]
    var found: [StateKey] = []
    while let next = pending.popLast() {
      let outer = sources[next] ?? []
      if outer.isEmpty { found.append(next) }
      pending += outer.reversed().filter { seen.insert($0).inserted }
    }
    // Bindings in a circle have no first one.
    let answer = found.isEmpty ? [key] : found
    known[key] = answer
    return answer
  }

  /// Whether two properties can stand for the same state.
  mutating func areOne(_ left: StateKey, _ right: StateKey) -> Bool {
    left == right || !Set(origins(of: left)).isDisjoint(with: origins(of: right))
  }

  /// The types that give a state to a property which others give theirs as well.
  mutating func givers(of state: StateKey, to key: StateKey) -> Set<Int> {
    var seen: Set<StateKey> = [key]
    var pending = [key]
    var found: Set<Int> = []
    while let next = pending.popLast() {
      for source in sources[next] ?? [] where origins(of: source).contains(state) {
        if origins(of: source).count == 1 {
          found.insert(source.type)
        } else if seen.insert(source).inserted {
          pending.append(source)
        }
      }
    }
    return found
  }

  /// Notes that a presentation or a path is bound to a state.
  mutating func bind(_ key: StateKey) {
    guard bound.insert(key).inserted else { return }
    count += 1
    boundOrigins = nil
  }

  /// Notes that an alert waits for a state: what sets it is told, but not followed for that alone.
  mutating func watch(_ key: StateKey) { watched.insert(key) }

  /// Whether it is of interest who sets a state.
  mutating func isRead(_ key: StateKey) -> Bool { watched.contains(key) || isBound(key) }

  mutating func isBound(_ key: StateKey) -> Bool {
    let all: Set<StateKey>
    if let boundOrigins {
      all = boundOrigins
    } else {
      all = bound.reduce(into: []) { $0.formUnion(origins(of: $1)) }
      boundOrigins = all
    }
    return origins(of: key).contains { all.contains($0) }
  }

  /// Notes that a property is given the binding of another.
  mutating func join(_ key: StateKey, _ source: StateKey) {
    if key == source || sources[key]?.contains(source) == true { return }
    sources[key, default: []].append(source)
    count += 1
    known = [:]
    boundOrigins = nil
  }
}

extension [String] {
  /// Without repeats, in the order of first mention.
  func deduplicated() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
