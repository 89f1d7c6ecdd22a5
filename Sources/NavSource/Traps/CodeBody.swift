/// Code that belongs together: what a function or property runs.
final class CodeBody {
  enum Kind { case function, initializer, property }

  let kind: Kind
  let file: Int
  private(set) var owner: TypeSymbol?
  let name: String
  private(set) var parameters: [ParameterFact] = []
  /// What it gives back.
  private(set) var gives: TypeReference?
  private(set) var isStatic = false
  let statements: [Statement]

  init(_ function: FunctionSymbol) {
    kind = function.fact.kind == .initializer ? .initializer : .function
    file = function.file
    owner = function.owner
    name = function.fact.name
    parameters = function.fact.parameters
    gives = function.fact.returns
    isStatic = function.fact.isStatic
    statements =
      function.fact.parameters.compactMap(\.defaultValue).map { .expression($0) }
      + (function.fact.body ?? [])
  }

  init(_ property: PropertySymbol) {
    kind = .property
    file = property.file
    owner = property.owner
    name = property.fact.name
    gives = property.fact.type
    isStatic = property.fact.isStatic
    var statements = property.fact.getter ?? []
    if let initial = property.fact.initial { statements.append(.expression(initial)) }
    let arguments = property.fact.attributes.flatMap(\.arguments)
    statements += arguments.map { .expression($0.value) }
    if !property.fact.observers.isEmpty { statements.append(.block(property.fact.observers)) }
    self.statements = statements
  }

  /// What a case takes where it is given nothing.
  init(_ fact: EnumCaseFact, of type: TypeSymbol) {
    kind = .property
    file = type.file
    owner = type
    name = fact.name
    isStatic = true
    statements = fact.payload.compactMap(\.defaultValue).map { .expression($0) }
  }

  init(topLevelOf file: Int, _ statements: [Statement]) {
    kind = .function
    self.file = file
    name = ""
    self.statements = statements
  }
}
