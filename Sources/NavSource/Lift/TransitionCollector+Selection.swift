internal import NavGraph

/// Rows that select what the detail column of a split view shows.
extension TransitionCollector {
  /// A row that writes the selection of a split view's list changes what its detail column shows.
  func select(_ effect: Effect) {
    guard case .value(let value) = effect.action else { return }
    let around = splits.filter { isInside($0, effect) }
    var shown = around.compactMap { split in
      chosen(in: split, by: value, effect).map { (split, $0) }
    }
    if shown.isEmpty {
      if pushes(value, effect, isAround: !around.isEmpty) { return }
      shown = around.filter { !choosesContent(of: $0, effect) }
        .map { ($0, $0.details.flatMap { alternatives(of: $0) }) }
      if shown.isEmpty, !around.isEmpty { return }
    }
    for (split, details) in shown {
      for detail in details {
        if let object = detail.object {
          selected.insert(Site(file: object.file, at: object.at, origin: split.owner.index))
        }
        add(detail, nil, .detail, effect)
      }
    }
    if shown.allSatisfy(\.1.isEmpty), !pushes(value, effect, isAround: false) {
      unresolved.append(effect)
    }
  }

  private func isInside(_ split: Split, _ effect: Effect) -> Bool {
    split.owner === effect.origin
      || split.lists.contains { list in
        if case .screen(let type) = list.content { type === effect.origin } else { false }
      }
  }

  /// Whether a row of the first of three columns chooses what the second lists, and not the detail.
  private func choosesContent(of split: Split, _ effect: Effect) -> Bool {
    let screens = split.contents.compactMap { target -> TypeSymbol? in
      if case .screen(let type) = target.content { type } else { nil }
    }
    return !screens.isEmpty && split.owner !== effect.origin
      && !screens.contains { $0 === effect.origin }
  }

  /// What the detail column shows for the value that a row selects, where that is not all that it can
  /// show.
  private func chosen(in split: Split, by value: Value, _ effect: Effect) -> [Target]? {
    guard case .enumCase = value, let state = effect.state, let closure = split.detail else {
      return nil
    }
    let all = split.details.flatMap { alternatives(of: $0) }
    let shown = evaluator.supposing(value, in: state) {
      resolver.targets(of: evaluator.content(of: closure, origin: split.owner))
        .flatMap { chosen(by: $0) }
    }
    return shown.count < all.count && !shown.isEmpty ? shown : nil
  }

  /// What a column view made for one value chooses.
  private func chosen(by column: Target) -> [Target] {
    guard alternatives(of: column).count > 1, let object = column.object,
      let body = object.type?.property("body")
    else { return [column] }
    let inner = resolver.targets(of: evaluator.trial { evaluator.propertyValue(of: object, body) })
    return inner.isEmpty ? [column] : wrapped(inner, as: column)
  }

  /// What a column view chooses from, where its body is nothing but the choice.
  private func alternatives(of column: Target) -> [Target] {
    guard case .screen(let type) = column.content, let body = evaluator.bodies[type.index] else {
      return [column]
    }
    let inner = resolver.targets(of: body).filter { target in
      if case .screen(let screen) = target.content { screen !== type } else { false }
    }
    return inner.isEmpty ? [column] : wrapped(inner, as: column)
  }

  private func wrapped(_ inner: [Target], as column: Target) -> [Target] {
    inner.map { target in
      var target = target
      target.wraps = target.wraps ?? column.wraps
      return target
    }
  }

  /// The screens of a column: a view that only chooses between screens is none.
  func screens(ofColumn column: Target) -> [Target] {
    guard case .screen(let type) = column.content, let body = evaluator.bodies[type.index],
      resolver.isChoice(body)
    else { return [column] }
    let inner = alternatives(of: column)
    for case let object? in inner.map(\.object) {
      consumed.insert(Site(file: object.file, at: object.at, origin: type.index))
    }
    return inner
  }
}
