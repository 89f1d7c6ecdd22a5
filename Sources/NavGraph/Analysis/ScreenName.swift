extension NavigationGraph {
  /// The screens that a person means by a name: an id, else a title, else either of them in other
  /// letter case, else a pattern with `*` and `?`. In the order of `screens`.
  ///
  /// - Throws: `NavError` when there is none, with the nearest names.
  /// - Complexity: O(screens).
  public func screens(named name: String) throws -> [ScreenID] {
    if screens.contains(where: { $0.id.rawValue == name }) { return [ScreenID(name)] }
    var found = screens.filter { $0.title == name }
    if found.isEmpty {
      let lower = name.lowercased()
      found = screens.filter {
        $0.id.rawValue.lowercased() == lower || $0.title?.lowercased() == lower
      }
    }
    if found.isEmpty, Wildcard.isPattern(name) {
      let pattern = Wildcard(name)
      found = screens.filter {
        pattern.matches($0.id.rawValue) || $0.title.map(pattern.matches) ?? false
      }
    }
    guard found.isEmpty else { return found.map(\.id) }
    throw noScreen(named: name)
  }

  private func noScreen(named name: String) -> NavError {
    if Wildcard.isPattern(name) {
      return NavError("no screen fits '\(name)'", advice: "Run with -f json to see every screen")
    }
    let names = screens.map(\.id.rawValue) + screens.compactMap(\.title)
    return NavError(
      "no screen is called '\(name)'",
      advice: Spelling.question(Spelling.nearest(to: name, in: Set(names)))
        ?? "Run with -f json to see every screen")
  }
}
