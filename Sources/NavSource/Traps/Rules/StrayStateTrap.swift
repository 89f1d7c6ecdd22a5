internal import NavGraph

/// `@State` in a controller, a view model or another object that is no view.
enum StrayStateTrap: TrapRule {
  static let id = "trap.stray-state"
  static let summary = "@State outside a view keeps its first value"
  static let severity = Diagnostic.Severity.warning

  static func findings(in source: TrapSource) -> [TrapFinding] {
    let program = source.program
    var found: [TrapFinding] = []
    for type in program.types
    where !type.isExternal && !program.isModel(type) && !source.evaluator.isLeftOut(type)
      && isNoView(type)
    {
      for property in type.propertyOrder where !property.fact.isStatic {
        guard let wrapper = wrapper(of: property),
          program.files[property.file].facts.imports.contains("SwiftUI"),
          program.lookUp(wrapper, from: type, file: property.file)?.isExternal ?? true
        else { continue }
        found.append(
          TrapFinding(
            property.file, property.fact.at,
            "'\(property.fact.name)' is @\(wrapper), but \(type.name) is no view: it keeps its first "
              + "value, and bindings to it change nothing; use \(advice(type))"))
      }
    }
    return found
  }

  /// `State` or `StateObject`, where a property has it.
  static func wrapper(of property: PropertySymbol) -> String? {
    property.fact.attributes.lazy.map(\.name).first { $0 == "State" || $0 == "StateObject" }
  }

  private static func advice(_ type: TypeSymbol) -> String {
    type.kind == .class && type.externalAncestors.contains("ObservableObject")
      ? "@Published"
      : "a plain property, or @Published in an ObservableObject that the view observes"
  }

  /// Whether a type is certainly nothing that SwiftUI installs. Which structs of libraries do more than
  /// they say is not known.
  private static func isNoView(_ type: TypeSymbol) -> Bool {
    switch type.kind {
    case .class, .actor:
      if type.role == .other { return !isDynamic(type) }
      return type.role.isController || type.role == .delegate
    case .struct: return type.role == .other && type.externalAncestors.allSatisfy(plain.contains)
    default: return false
    }
  }

  private static func isDynamic(_ type: TypeSymbol) -> Bool {
    type.externalAncestors.contains { $0 == "DynamicProperty" || $0 == "View" || $0 == "NSObject_" }
  }

  private static let plain: Set = [
    "Codable", "Decodable", "Encodable", "Identifiable", "Hashable", "Equatable", "Sendable",
    "Comparable", "CustomStringConvertible",
  ]
}
