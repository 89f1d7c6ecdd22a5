internal import NavGraph

/// Screens that stand inside others.
extension Lifter {
  /// Screens that a screen shows as a part of itself.
  func embeds(
    _ consumed: Set<TransitionCollector.Site>, _ containers: [Int: ScreenKind]
  ) -> [(parent: Start, child: TypeSymbol, object: AbstractObject)] {
    var result: [(Start, TypeSymbol, AbstractObject)] = []
    var seen: Set<String> = []
    for index in screens.sorted() where program.types[index].role.fillsSlots {
      for creation in evaluator.creations[index] ?? [] {
        let site = TransitionCollector.Site(
          file: creation.object.file, at: creation.object.at, origin: creation.origin?.index ?? -1)
        guard let origin = creation.origin, origin.index != index, !consumed.contains(site),
          screens.contains(origin.index) || !resolver.choices.contains(origin.index),
          !resolver.isOfAnotherRoute(creation, origin),
          !creation.isDestination, creation.object.ignoredBy == nil,
          isOwner(origin.role) || origin.role == .app, !program.types[index].role.isController
        else { continue }
        let inline = innermost(creation.members)
        let starts =
          inline.map { [Start(source: .inline($0), via: [])] } ?? starts(from: origin.index)
        for start in starts where start.source != .type(index) {
          if seen.insert("\(start.source) \(index)").inserted {
            result.append((start, program.types[index], creation.object))
          }
        }
      }
    }
    return result
  }
}
