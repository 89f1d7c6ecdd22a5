internal import NavGraph

/// `static let shared = Navigation(start: .login)`, where `start` becomes the root and never changes.
enum FixedStartTrap: TrapRule {
  static let id = "trap.fixed-start"
  static let summary = "a singleton fixes where the app starts at its first use"
  static let severity = Diagnostic.Severity.note

  private static let roots = [
    "setViewControllers", "rootViewController", "viewControllers", "UINavigationController",
    "UIHostingController",
  ]

  static func findings(in source: TrapSource) -> [TrapFinding] {
    let program = source.program
    var found: [TrapFinding] = []
    for type in program.types
    where type.kind == .class && !program.isModel(type) && !source.evaluator.isLeftOut(type) {
      guard let shared = type.propertyOrder.first(where: { isInstance($0, of: type) }),
        let start = type.propertyOrder.first(where: { isStart($0, of: type, source) })
      else { continue }
      found.append(
        TrapFinding(
          shared.file, shared.fact.at,
          "'\(start.fact.name)' is decided once, when '\(shared.fact.name)' is used first, and is the "
            + "start of the app from then on: another start after signing in, or by a link, is "
            + "impossible; hand the start to the function that makes the root"))
    }
    return found
  }

  /// `static let shared = Self(…)`.
  private static func isInstance(_ property: PropertySymbol, of type: TypeSymbol) -> Bool {
    guard property.fact.isStatic, property.fact.isStored,
      case .call(let call)? = property.fact.initial
    else { return false }
    var name = call.callee.typeReference?.name
    if case .member(let base, "init", _) = call.callee {
      name = base?.typeReference?.name ?? property.fact.type?.name
    }
    return name == type.name || name == type.shortName || name == "Self"
  }

  /// Whether a property is a route that is set at the beginning only, and shown as the root.
  private static func isStart(
    _ property: PropertySymbol, of type: TypeSymbol, _ source: TrapSource
  ) -> Bool {
    guard !property.fact.isStatic, property.fact.isStored, let name = property.fact.type?.name,
      let route = source.program.lookUp(name, from: type, file: property.file),
      source.routes.contains(route)
    else { return false }
    let code = source.bodies(of: type).filter { $0.kind == .function }
    let isRoot = code.contains { body in
      source.mentions(property.fact.name, in: body)
        && roots.contains { source.mentions($0, in: body) }
    }
    return isRoot && (property.fact.isLet || !isAssigned(property, code, source))
  }

  private static func isAssigned(
    _ property: PropertySymbol, _ code: [CodeBody], _ source: TrapSource
  ) -> Bool {
    let others = source.bodies(mentioning: [property.fact.name]).filter {
      $0.kind != .initializer || $0.owner !== property.owner
    }
    return (code + others).contains { body in
      var isFound = false
      source.visit(body) { expression, _ in
        if case .assignment(let target, _, _) = expression, target.lastName == property.fact.name {
          isFound = true
        }
      }
      return isFound
    }
  }

  /// Routes that variables of singletons hold.
  static func names(in source: TrapSource) -> [String] {
    source.program.types.filter { type in
      type.kind == .class && type.propertyOrder.contains { isInstance($0, of: type) }
    }.flatMap { type in
      type.propertyOrder.filter { property in
        guard !property.fact.isLet, let name = property.fact.type?.name else { return false }
        return source.program.lookUp(name, from: type, file: property.file)
          .map { source.routes.contains($0) } ?? false
      }.map(\.fact.name)
    }
  }
}
