internal import NavGraph

/// A pattern over relative paths: `*` and `?` within a name, `**` over any number of folders.
///
/// A pattern without `/` fits a file or folder of that name anywhere. A pattern that fits a folder
/// fits everything in it.
package struct PathPattern: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case anyFolders
    case name(Wildcard)
  }

  package let text: String
  private let parts: [Part]

  package init(_ text: String) {
    self.text = text
    var names = text.split(separator: "/").filter { $0 != "." }
    let isName = !(text.hasSuffix("/") ? text.dropLast() : text[...]).contains("/")
    if isName { names.insert("**", at: 0) }
    names.append("**")
    parts = names.map { $0 == "**" ? .anyFolders : .name(Wildcard(String($0))) }
  }

  /// - Complexity: O(names in the path × names in the pattern).
  package func matches(_ path: String) -> Bool { states(after: path).contains(parts.count) }

  /// Whether something below the folder could fit.
  package func couldMatch(below folder: String) -> Bool { !states(after: folder).isEmpty }

  /// Places in the pattern where a reader of the path can be; `parts.count` is the end.
  private func states(after path: String) -> Set<Int> {
    var states = closure([0])
    for name in path.split(separator: "/") where name != "." {
      let name = String(name)
      var next: Set<Int> = []
      for state in states where state < parts.count {
        switch parts[state] {
        case .anyFolders: next.insert(state)
        case .name(let pattern) where pattern.matches(name): next.insert(state + 1)
        default: break
        }
      }
      states = closure(next)
    }
    return states
  }

  private func closure(_ states: Set<Int>) -> Set<Int> {
    var result = states
    for state in states {
      var state = state
      while state < parts.count, parts[state] == .anyFolders {
        state += 1
        result.insert(state)
      }
    }
    return result
  }
}
