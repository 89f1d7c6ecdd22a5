internal import NavGraph

/// The project's idioms by the name that is called.
struct IdiomTable {
  let idioms: [CallIdiom]
  private var byName: [String: [Int]] = [:]
  var isEmpty: Bool { idioms.isEmpty }

  init(_ idioms: [CallIdiom]) {
    self.idioms = idioms
    for (index, idiom) in idioms.enumerated() { byName[idiom.name, default: []].append(index) }
  }

  /// Those of one name, the ones with a type first.
  func named(_ name: String) -> [Int] {
    guard !isEmpty, let found = byName[name] else { return [] }
    return found.filter { idioms[$0].type != nil } + found.filter { idioms[$0].type == nil }
  }
}
