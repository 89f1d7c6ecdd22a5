internal import NavGraph

/// What comments state, beside what was found.
extension GraphAssembler {
  /// A transition that a person states and the code has too is one, with both places.
  func withDeclared(_ edges: [Transition]) -> [Transition] {
    guard edges.contains(where: { $0.confidence == .declared }) else { return edges }
    var comments: [InputLocation: CommentTable.Entry] = [:]
    for stated in declared.stated {
      comments[location(stated.comment.file, stated.comment.fact.at)] = stated.comment
    }
    var result = edges.filter { $0.confidence != .declared }
    for edge in edges where edge.confidence == .declared {
      let comment = edge.location.flatMap { comments[$0] }
      guard let index = twin(of: edge, comment, among: result),
        comment != nil || result[index].confidence != .declared
      else {
        result.append(edge)
        continue
      }
      result[index].confidence = .declared
      result[index].trigger = edge.trigger ?? result[index].trigger
      result[index].origins = (result[index].origins + edge.origins).sorted()
    }
    return result
  }

  /// What the comment stands before comes first, then what has the same trigger.
  private func twin(
    of edge: Transition, _ comment: CommentTable.Entry?, among edges: [Transition]
  ) -> Int? {
    let alike = edges.indices.filter { index in
      let other = edges[index]
      return other.from == edge.from && other.to == edge.to && other.kind == edge.kind
    }
    let covered = alike.first { index in
      guard let comment else { return false }
      return edges[index].origins.contains { isCovered($0.location, by: comment) }
    }
    return covered ?? alike.first { edges[$0].trigger == edge.trigger }
      ?? alike.first { edges[$0].trigger == nil || edge.trigger == nil }
  }

  private func isCovered(_ place: InputLocation, by comment: CommentTable.Entry) -> Bool {
    guard place.file == program.files[comment.file].path, let line = place.line,
      let column = place.column
    else { return false }
    let starts = program.files[comment.file].facts.lineStarts
    return line <= starts.count
      && comment.fact.covers(starts[line - 1] + SourceOffset(column - 1))
  }

  /// What is wrong with the comments themselves.
  func commentDiagnostics() -> [Diagnostic] {
    let lost = lifted.filter { $0.raw.isDeclared && $0.starts.isEmpty }.map { raw, _ in
      Diagnostic(
        .error, id: "swift.no-source",
        "no screen was found to use \(raw.effect.origin?.displayName ?? "this type"), so the way "
          + "starts nowhere. Add 'from SCREEN'",
        at: location(raw.effect.file, raw.effect.at))
    }
    let unused = collector.unusedComments().map { comment in
      Diagnostic(
        .warning, id: "swift.unused-ignore",
        "nothing that leads anywhere stands here, so nothing is ignored; put the comment right "
          + "before what is to be ignored, or remove it",
        at: location(comment.file, comment.fact.at))
    }
    return program.comments.diagnostics + declared.diagnostics + lost + unused
  }

  /// Whether a type is only made where comments say to ignore that.
  func isIgnored(_ type: TypeSymbol) -> Bool {
    let made = evaluator.creations[type.index] ?? []
    return !made.isEmpty && made.allSatisfy { $0.object.ignoredBy != nil }
  }

  /// The kind to write in a comment about a call.
  func kind(of effect: Effect) -> String {
    if case .show(let kind, _) = effect.action { kind.rawValue } else { "push" }
  }
}

extension TransitionCollector {
  /// Adds what comments state; what they stand before is no longer open.
  func add(_ declared: DeclaredTransitions) {
    if declared.stated.isEmpty { return }
    transitions += declared.stated.map(\.raw)
    for stated in declared.stated where !stated.comment.fact.coversType {
      let isMeant = { (effect: Effect) in
        effect.file == stated.comment.file && stated.comment.fact.covers(effect.at)
      }
      settled += unresolved.filter(isMeant)
      unresolved.removeAll(where: isMeant)
    }
    for stated in declared.stated where stated.raw.kind == .tab { addTab(stated.raw) }
  }

  private func addTab(_ raw: RawTransition) {
    guard let target = raw.target else { return }
    let tab = (target, raw.effect.trigger, nil as String?)
    guard let index = tabBars.firstIndex(where: { $0.container == raw.source }) else {
      return tabBars.append((raw.source, [tab]))
    }
    let isKnown = tabBars[index].tabs.contains {
      TargetResolver.key($0.0.content) == TargetResolver.key(target.content)
    }
    if !isKnown { tabBars[index].tabs.append(tab) }
  }
}
