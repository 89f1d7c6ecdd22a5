/// Values by name. A scope has few names, so a walk over them beats a dictionary.
struct VariableList {
  private var names: [String] = []
  private var values: [Value] = []

  subscript(name: String) -> Value? {
    get { names.firstIndex(of: name).map { values[$0] } }
    set {
      let index = names.firstIndex(of: name)
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

  /// Takes over all names of another list.
  mutating func add(_ other: VariableList) {
    for (name, value) in zip(other.names, other.values) { self[name] = value }
  }
}
