internal import NavGraph

/// `openWindow(id: "about")`, `openWindow(value: item)`.
extension TransitionCollector {
  func openWindow(_ id: String?, _ value: Value?, _ effect: Effect) {
    var targets: [Target] = []
    for window in windows(id, value) {
      for target in window.children.flatMap({ resolver.targets(of: $0) })
      where !targets.contains(where: {
        TargetResolver.key($0.content) == TargetResolver.key(target.content)
      }) {
        targets.append(target)
      }
    }
    if targets.isEmpty { unresolved.append(effect) }
    for target in targets { add(target, nil, .window, effect) }
  }

  private func windows(_ id: String?, _ value: Value?) -> [AbstractObject] {
    if let id {
      return evaluator.windows.filter { window in
        window.attributes["id"].flatMap { evaluator.text(of: $0) } == id
      }
    }
    guard let value else { return [] }
    let names = typeNames(of: value)
    return evaluator.windows.filter { window in
      guard case .type(let type, let name, _)? = window.attributes["for"] else { return false }
      return names.contains(type?.name ?? name)
    }
  }
}
