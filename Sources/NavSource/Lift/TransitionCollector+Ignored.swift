internal import NavGraph

/// What comments say to ignore: it was found like all else, so that the rest of the code is understood,
/// and goes before anything is made of it.
extension TransitionCollector {
  func dropIgnored() {
    guard program.comments.ignores || !evaluator.idioms.isEmpty else { return }
    for effect in (transitions + performed).map(\.effect) + unresolved { note(effect) }
    for effect in evaluator.effects + evaluator.registrations.map(\.effect) { note(effect) }
    for write in evaluator.writes { note(write.effect) }
    transitions.removeAll { $0.effect.ignoredBy != nil }
    performed.removeAll { $0.effect.ignoredBy != nil }
    unresolved.removeAll { $0.ignoredBy != nil }
  }

  private func note(_ effect: Effect) {
    guard let comment = effect.ignoredBy, comment != Evaluator.byIdiom else { return }
    ignored[comment, default: []].append(effect)
  }

  /// The comments that nothing was found for.
  func unusedComments() -> [CommentTable.Entry] {
    var used = Set(ignored.keys)
    used.formUnion(evaluator.destinationRules.compactMap(\.ignoredBy))
    for creations in evaluator.creations.values {
      for creation in creations where creation.object.role.fillsSlots {
        if let comment = creation.object.ignoredBy { used.insert(comment) }
      }
    }
    return program.comments.entries.indices.compactMap { index in
      let entry = program.comments.entries[index]
      guard case .ignore = entry.directive, !used.contains(index) else { return nil }
      return entry
    }
  }
}
