internal import NavGraph

/// The app's own window, and those above it.
extension GraphAssembler {
  /// Places where the root of a window is set that stands above the app's own: code that is no delegate
  /// makes it, a screen asks for it or the app has another one, and no delegate keeps it.
  static func extraWindows(
    _ lifted: [(raw: RawTransition, starts: [Lifter.Start])], in program: Program
  ) -> Set<TransitionCollector.Site> {
    let roots = lifted.filter { $0.raw.kind == .root }
    func isNew(_ raw: RawTransition) -> Bool {
      guard let window = raw.effect.container, window.isNewWindow, !window.isAppsWindow else {
        return false
      }
      let owner = window.maker.flatMap { program.owner(ofNode: $0) }
      return owner.map { program.types[$0].role != .delegate } ?? true
    }
    func isApp(_ start: Lifter.Start) -> Bool {
      guard case .type(let type) = start.source else { return false }
      return [.app, .scene, .delegate].contains(program.types[type].role)
    }
    let hasWindow = roots.contains { raw, starts in !isNew(raw) && starts.contains(where: isApp) }
    let extra = roots.filter { raw, starts in
      isNew(raw) && (hasWindow || starts.contains { $0.source != .nowhere && !isApp($0) })
    }
    return Set(extra.map { Self.site($0.raw) })
  }

  static func site(_ raw: RawTransition) -> TransitionCollector.Site {
    TransitionCollector.Site(
      file: raw.effect.file, at: raw.effect.at, origin: raw.effect.origin?.index ?? -1)
  }

  /// Whether a screen that puts another at the root takes itself away. A tab bar or split fills the stacks
  /// in it.
  func replacesItself(_ source: RawSource, _ api: String) -> Bool {
    guard isScreen(source) else { return false }
    if case .type(let index) = source,
      [.tabBarController, .splitController].contains(program.types[index].role)
    {
      return api == "rootViewController"
    }
    return ["setViewControllers", "viewControllers", "rootViewController"].contains(api)
  }

  /// Whether something is a screen that the user sees, not what starts the app or only holds screens.
  private func isScreen(_ source: RawSource) -> Bool {
    switch source {
    case .type(let index):
      program.types[index].role.isController || program.types[index].role == .view
    case .inline(let name): collector.plainContainers[name] == nil
    case .nowhere: false
    }
  }
}
