/// Lists of screens that code builds step by step, in branches that may run or not.
extension Evaluator {
  /// What is in any of several lists, in an order that agrees with each.
  static func union(of lists: [[Value]]) -> [Value] {
    guard var result = lists.first else { return [] }
    if lists.count == 1 { return result }
    var keys = result.map { key(of: $0) }
    for list in lists.dropFirst() {
      let own = list.map { key(of: $0) }
      for (index, item) in list.enumerated() where !keys.contains(own[index]) {
        let next = own[(index + 1)...].lazy.compactMap { keys.firstIndex(of: $0) }.first
        keys.insert(own[index], at: next ?? keys.count)
        result.insert(item, at: next ?? result.count)
      }
    }
    return result
  }

  private static func key(of value: Value) -> CallKey {
    var key = CallKey()
    key.add(value)
    return key
  }

  /// `pages.append(page)` where a variable of the function holds the list; in a branch, too, the page is
  /// one of the list.
  func appendToVariable(
    _ base: Expression, _ call: EvaluatedCall, at position: Int?, in scope: Scope
  ) -> Bool {
    guard case .name(let name, _, _) = base, ["append", "insert"].contains(call.name),
      let added = call.unlabeled ?? call["contentsOf"]
    else { return false }
    return extend(name, with: added, at: position, in: scope)
  }

  /// Notes a controller that is appended to a list in a property.
  func note(element value: Value, of key: StateKey) {
    guard value.object?.role.isController == true else { return }
    for alternative in value.alternatives { note(alternative, for: Self.elements(of: key)) }
  }

  /// The controllers that code anywhere appends to a list.
  func appendedControllers(_ key: StateKey) -> Value? {
    assigned[Self.elements(of: key)].map { .list($0) }
  }

  private static func elements(of key: StateKey) -> StateKey {
    StateKey(type: key.type, name: key.name + "[]")
  }

  /// Adds a screen or a list of such to a variable.
  ///
  /// - Parameter position: where it is put; `nil` for the end.
  func extend(
    _ name: String, with added: Value, at position: Int? = nil, in scope: Scope
  ) -> Bool {
    let items: [Value] = if case .list(let list) = added { list } else { [added] }
    guard !items.isEmpty, items.allSatisfy(isListed), let holder = scope.holder(of: name)
    else { return false }
    let old: [Value]
    switch holder.variables[name] {
    case .list(let list): old = list
    case .unknown: old = []
    case .options(let values):
      let lists = values.compactMap { value -> [Value]? in
        if case .list(let list) = value { list } else { nil }
      }
      if lists.count < values.count { return false }
      holder.variables[name] = .anyOf(
        lists.map { .list(Self.joined($0, items, at: position)) })
      return true
    default: return false
    }
    holder.variables[name] = .list(Self.joined(old, items, at: position))
    return true
  }

  private func isListed(_ value: Value) -> Bool {
    guard let object = value.object else { return false }
    return object.role.fillsSlots || Self.tabTypes.contains(object.typeName)
  }

  private static func joined(_ old: [Value], _ new: [Value], at position: Int?) -> [Value] {
    guard let position, position < old.count else { return union(of: [old, new]) }
    let known = Set(old.map { key(of: $0) })
    var result = old
    result.insert(contentsOf: new.filter { !known.contains(key(of: $0)) }, at: position)
    return result
  }
}

extension Expression {
  /// Whether it is `list.count` for that list, whatever stands before its name: `self`, a model.
  func isCount(of list: Expression) -> Bool {
    guard case .member(let base?, "count", _) = self else { return false }
    switch (base, list) {
    case (.name(let one, _, _), .name(let other, _, _)): return one == other
    case (.member(_, let one, _), .member(_, let other, _)): return one == other
    case (.name(let one, _, _), .member(_, let other, _)),
      (.member(_, let one, _), .name(let other, _, _)):
      return one == other
    default: return false
    }
  }
}
