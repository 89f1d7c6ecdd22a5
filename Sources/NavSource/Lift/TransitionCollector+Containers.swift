internal import NavGraph

/// Containers that code makes without a class of their own.
extension TransitionCollector {
  /// The container into which code puts screens, else the type in whose code it is.
  func source(of effect: Effect) -> RawSource {
    if let name = effect.container.flatMap({ evaluator.containerName($0) }) { return .inline(name) }
    return owner(of: effect)
  }

  private func owner(of effect: Effect) -> RawSource {
    effect.origin.map { .type($0.index) } ?? .nowhere
  }

  /// A container is a screen where something shows it; what is in one that is only a child of its
  /// maker, or that was not seen to be shown, is the maker's.
  func settleContainers() {
    for transition in transitions {
      guard let (name, object) = container(in: transition) else { continue }
      if transition.kind != .embed || transition.effect.container != nil {
        plainContainers[name] = plainContainers[name] ?? object
      }
    }
    transitions.removeAll { transition in
      container(in: transition).map { plainContainers[$0.name] == nil } ?? false
    }
    var owners: [RawSource: RawSource] = [:]
    for index in transitions.indices {
      let source = transitions[index].source
      guard case .inline(let name) = source, plainContainers[name] == nil else { continue }
      transitions[index].source = owner(of: transitions[index].effect)
      owners[source] = transitions[index].source
    }
    moveTabs(to: owners)
  }

  /// Pages that a data source makes are told once, at the place where code shows them if there is one.
  func settlePages() {
    struct Page: Hashable {
      var source: RawSource
      var page: String
    }
    func page(_ transition: RawTransition) -> Page? {
      guard transition.kind == .replace, let target = transition.target else { return nil }
      return Page(source: transition.source, page: TargetResolver.key(target.content))
    }
    func isOfSource(_ transition: RawTransition) -> Bool {
      Evaluator.pageSides.contains(transition.effect.api)
    }
    var known = Set(transitions.filter { !isOfSource($0) }.compactMap { page($0) })
    transitions.removeAll { transition in
      guard isOfSource(transition), let page = page(transition) else { return false }
      return !known.insert(page).inserted
    }
  }

  private func container(in transition: RawTransition) -> (name: String, object: AbstractObject)? {
    guard case .inline(let name)? = transition.target?.content,
      let object = transition.target?.object, object.isPlainContainer
    else { return nil }
    return (name, object)
  }

  private func moveTabs(to owners: [RawSource: RawSource]) {
    let all = tabBars
    tabBars = []
    for bar in all {
      let container = owners[bar.container] ?? bar.container
      if let index = tabBars.firstIndex(where: { $0.container == container }) {
        tabBars[index].tabs += bar.tabs
      } else {
        tabBars.append((container, bar.tabs))
      }
    }
  }
}
