internal import NavGraph

/// What is shown somewhere, and so is no part of the screen whose code makes it.
extension TransitionCollector {
  /// What a stack can push is no part of the view that says so.
  func consumeDestinations() {
    for rule in evaluator.destinationRules { consume(rule.shown, madeBy: rule.origin) }
  }

  /// What an effect shows that is told of another screen: the one that runs the code.
  func consume(_ effect: Effect) {
    guard case .show(let kind, let shown) = effect.action, kind != .embed,
      effect.origin?.role.fillsSlots == true
    else { return }
    consume(shown, madeBy: effect.origin)
  }

  /// What a presentation shows is no part of the view that makes it, wherever the presentation starts, nor of
  /// the one whose function makes it for that view.
  func consume(_ shown: Value, madeBy origin: TypeSymbol?) {
    // A screen that several cases make is made at several places.
    let targets = resolver.branches(of: shown).flatMap { resolver.targets(of: $0) }
    for case let object? in targets.map(\.object) {
      let maker = object.maker.flatMap { program.owner(ofNode: $0) }
      for owner in [origin?.index ?? -1, maker ?? -1] {
        consumed.insert(Site(file: object.file, at: object.at, origin: owner))
      }
    }
  }
}
