internal import NavGraph

/// Source without an app: a package of screens, a snippet.
extension Lifter {
  /// Makes screens of the views that lead somewhere and that no other view makes, since there is no app
  /// that would show them.
  func findOutermost(_ raw: [RawTransition]) {
    if program.hasApp { return }
    var found: Set<Int> = []
    for transition in raw where !transition.kind.isWayBack {
      guard case .type(let type) = transition.source, starts(of: transition).isEmpty else {
        continue
      }
      found.formUnion(outermost(around: type))
    }
    add(screens: found)
  }

  /// The views above a type that have none above them.
  private func outermost(around type: Int) -> [Int] {
    var seen: Set = [type]
    var pending = [type]
    var found: [Int] = []
    while let next = pending.popLast() {
      let above = parents[next] ?? []
      if above.isEmpty, isWhole(program.types[next]) { found.append(next) }
      pending += above.map(\.type).filter { seen.insert($0).inserted }
    }
    return found
  }

  /// Whether a type can be all that is shown: a toolbar cannot.
  private func isWhole(_ type: TypeSymbol) -> Bool {
    type.role.fillsSlots && type.role != .navigationController
      && !type.externalAncestors.contains { Self.parts.contains($0) }
  }

  private static let parts: Set = [
    "ToolbarContent", "CustomizableToolbarContent", "Commands", "TabContent",
  ]
}

extension Program {
  /// Whether the source has something that starts an app, or a storyboard that may.
  var hasApp: Bool {
    !scenes.table.files.isEmpty
      || types.contains { type in
        !type.isExternal
          && (type.role == .app || type.role == .delegate
            || type.externalAncestors.contains { name in
              Self.delegateEndings.contains { name.hasSuffix($0) }
            })
      }
  }

  /// Also those of the Mac and of watches, and base classes of libraries.
  private static let delegateEndings = [
    "AppDelegate", "ApplicationDelegate", "SceneDelegate", "ExtensionDelegate",
  ]
}
