/// Values by name, in the order of their first assignment. Scopes and objects have few names, so a walk
/// over them beats a dictionary.
struct VariableList {
  private(set) var names: [String] = []
  private(set) var values: [Value] = []

  var isEmpty: Bool { names.isEmpty }

  subscript(name: String) -> Value? {
    get { index(of: name).map { values[$0] } }
    set {
      let index = index(of: name)
      switch (index, newValue) {
      case (let index?, let value?): values[index] = value
      case (let index?, nil):
        names.remove(at: index)
        values.remove(at: index)
      case (nil, let value?):
        names.append(name)
        values.append(value)
      case (nil, nil): break
      }
    }
  }

  private func index(of name: String) -> Int? {
    // Lengths are at hand; comparing strings is not free.
    let length = name.utf8.count
    return names.firstIndex { $0.utf8.count == length && $0 == name }
  }

  /// Takes over all names of another list.
  mutating func add(_ other: VariableList) {
    for (name, value) in zip(other.names, other.values) { self[name] = value }
  }

  mutating func removeAll(where isLeftOut: (Value) -> Bool) {
    for index in names.indices.reversed() where isLeftOut(values[index]) {
      names.remove(at: index)
      values.remove(at: index)
    }
  }
}
