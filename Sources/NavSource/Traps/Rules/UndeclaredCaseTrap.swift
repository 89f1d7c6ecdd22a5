internal import NavGraph

/// `router.navigate(.detials)` where the route has no such case.
enum UndeclaredCaseTrap: TrapRule {
  static let id = "trap.undeclared-case"
  static let summary = "a route is used that its enum does not declare"
  static let severity = Diagnostic.Severity.warning

  static func names(in source: TrapSource) -> [String] {
    takers(in: source) + source.routes.all.map(\.shortName)
  }

  private static func takers(in source: TrapSource) -> [String] {
    source.routeTakers.names + source.routeTakers.properties
  }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    let takers = source.routeTakers
    var found: [TrapFinding] = []
    let bodies = source.bodies(
      mentioning: source.routes.all.map(\.shortName), orGivingCaseTo: self.takers(in: source))
    for body in bodies {
      let guess = TypeGuess(body, in: source.program)
      // Few values are a case without its type, and what is expected there takes longer to find out.
      func check(_ value: Expression, _ expected: @autoclosure () -> TypeSymbol?) {
        guard let (name, at) = value.bareCase, let type = expected(),
          !declares(type, name, source)
        else { return }
        found.append(TrapFinding(body.file, at, message(name, type)))
      }
      source.visit(body) { expression, _ in
        switch expression {
        case .call(let call):
          for (index, argument) in call.arguments.enumerated() {
            check(argument.value, takers.route(takenBy: call, at: index, guess, body))
          }
        case .assignment(let target, let value, _):
          check(value, guess.symbol(of: target).flatMap { source.routes.contains($0) ? $0 : nil })
        case .member(let base?, let name, let at):
          guard let type = base.typeReference.flatMap({ guess.symbol(of: $0) }),
            source.routes.contains(type), !declares(type, name, source)
          else { return }
          found.append(TrapFinding(body.file, at, message(name, type)))
        default: break
        }
      }
    }
    return found
  }

  private static func message(_ name: String, _ type: TypeSymbol) -> String {
    "\(type.name) declares no '\(name)', so this route leads nowhere and does not compile; "
      + "declare the case, or use one of: "
      + type.cases.prefix(6).map(\.name).joined(separator: ", ")
      + (type.cases.count > 6 ? ", …" : "")
  }

  /// Whether a type may have a member; what is added outside the project is not known.
  private static func declares(
    _ type: TypeSymbol, _ name: String, _ source: TrapSource
  ) -> Bool {
    if type.enumCase(name) != nil || type.property(name) != nil || !type.functions(name).isEmpty {
      return true
    }
    if name.first?.isUppercase == true || everywhere.contains(name) { return true }
    if type.cases.isEmpty || !type.externalAncestors.allSatisfy(plain.contains) { return true }
    if !type.attributes.allSatisfy({ marks.contains($0.name) }) { return true }
    // Cases for another platform.
    return source.program.files[type.file].facts.types.contains { fact in
      fact.name == type.name && fact.cases.contains { $0.name == name }
    }
  }

  private static let everywhere: Set = [
    "allCases", "init", "self", "none", "some", "hash", "rawValue", "id",
  ]
  private static let plain: Set = [
    "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "Identifiable", "CaseIterable",
    "Sendable", "String", "Int", "RawRepresentable", "CustomStringConvertible", "Comparable",
    "Error",
  ]
  private static let marks: Set = ["MainActor", "frozen", "available", "objc"]
}
