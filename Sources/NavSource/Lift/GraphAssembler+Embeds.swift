internal import NavGraph

/// Views that stand inside others.
extension GraphAssembler {
  /// The parts of screens that lead somewhere of their own, besides what is shown by a transition.
  func embedEdges(besides edges: [Transition]) -> [Transition] {
    let known = Set(edges.filter { !$0.kind.isWayBack }.map { [$0.from, $0.to] })
    return lifter.embeds(collector.consumed, collector.containerKinds).compactMap { embed in
      let (from, to) = (id(embed.parent.source), ScreenID(embed.child.displayName))
      guard !known.contains([from, to]), from != to else { return nil }
      // An app holds no view that its code shows from anywhere.
      if startsApps(embed.parent.source), known.contains([.anywhere, to]) { return nil }
      return Transition(
        from: from, to: to, kind: .embed, api: "composition", via: embed.parent.via,
        condition: embed.object.condition.shownText,
        confidence: embed.parent.via.isEmpty ? .direct : .resolved,
        origins: [origin(embed.object.file, embed.object.at)])
    }
  }

  private func startsApps(_ source: RawSource) -> Bool {
    if case .type(let index) = source { program.types[index].role.startsApps } else { false }
  }
}
