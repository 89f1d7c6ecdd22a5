internal import NavGraph

/// Views whose whole body is one of several screens, by what they know themselves.
extension TransitionCollector {
  /// The alternatives are screens where the view around them is one; in a row or another part they are
  /// parts.
  func collectChoices() {
    var pending = enteredViews()
    var seen: Set<Int> = []
    var next = 0
    while next < pending.count {
      let type = program.types[pending[next]]
      next += 1
      guard seen.insert(type.index).inserted, let targets = alternatives(of: type) else { continue }
      for target in targets {
        guard case .screen(let screen) = target.content, let object = target.object else {
          continue
        }
        pending.append(screen.index)
        if leads(from: type, to: screen) { continue }
        let effect = structureEffect(object, type, api: "composition", to: target)
        add(target, nil, .embed, effect)
      }
    }
  }

  /// The views that something leads to, in the order in which that was found.
  private func enteredViews() -> [Int] {
    transitions.compactMap { transition in
      guard transition.kind != .embed, case .screen(let type)? = transition.target?.content,
        type.role == .view
      else { return nil }
      return type.index
    }
  }

  /// What a view shows one at a time; `nil` for one that shows anything else, or that is looked through.
  private func alternatives(of type: TypeSymbol) -> [Target]? {
    guard type.role == .view, !resolver.choices.contains(type.index),
      let body = evaluator.bodies[type.index], resolver.isChoice(body, isGate: true), !isStack(body)
    else { return nil }
    return resolver.targets(of: body).filter { target in
      guard case .screen(let screen) = target.content, screen !== type else { return false }
      return !isPart(screen)
    }
  }

  /// Whether a body is one stack, which has its root.
  private func isStack(_ body: Value) -> Bool {
    guard let object = body.object, case .object = body else { return false }
    if TargetResolver.navigationWrappers.contains(object.typeName) { return true }
    return object.children.count == 1 && isStack(object.children[0])
  }

  /// Whether a view stands beside others somewhere: a spinner, a hint.
  private func isPart(_ screen: TypeSymbol) -> Bool {
    (evaluator.creations[screen.index] ?? []).contains { creation in
      guard let origin = creation.origin, origin.role == .view, !creation.isDestination else {
        return false
      }
      let site = Site(file: creation.object.file, at: creation.object.at, origin: origin.index)
      return !consumed.contains(site) && !isChoice(origin)
    }
  }

  private func isChoice(_ type: TypeSymbol) -> Bool {
    evaluator.bodies[type.index].map { resolver.isChoice($0, isGate: true) } ?? false
  }

  private func leads(from type: TypeSymbol, to screen: TypeSymbol) -> Bool {
    transitions.contains { transition in
      guard transition.source == .type(type.index), !transition.kind.isWayBack,
        case .screen(let target)? = transition.target?.content
      else { return false }
      return target === screen
    }
  }
}
