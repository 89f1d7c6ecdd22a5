/// The types of expressions as far as declarations nearby say them.
struct TypeGuess {
  private let program: Program
  private let body: CodeBody
  private static let deepest = 12

  init(_ body: CodeBody, in program: Program) {
    self.body = body
    self.program = program
  }

  /// The project's type of an expression.
  func symbol(of expression: Expression) -> TypeSymbol? {
    type(of: expression).flatMap { symbol(of: $0) }
  }

  func symbol(of type: TypeReference) -> TypeSymbol? {
    type.name.flatMap { program.lookUp($0, from: body.owner, file: body.file) }
  }

  func type(of expression: Expression) -> TypeReference? { type(of: expression, 0) }

  private func type(of expression: Expression, _ depth: Int) -> TypeReference? {
    guard depth < Self.deepest else { return nil }
    switch expression {
    case .name("self", _, _): return body.owner.map { .named($0.name, []) }
    case .name(let name, _, _):
      if let local = local(name, depth) { return local }
      return body.owner?.property(name).flatMap { type(of: $0) }
    case .member(let base?, let name, _):
      guard let holder = type(of: base, depth + 1).flatMap({ symbol(of: $0) }) else { return nil }
      return holder.property(name).flatMap { type(of: $0) }
    case .call(let call): return result(of: call, depth)
    case .cast(_, let type): return type
    case .type(let type): return type
    default: return nil
    }
  }

  private func type(of property: PropertySymbol) -> TypeReference? {
    if let type = property.fact.type { return type }
    // `@Environment(Router.self) var router`.
    for attribute in property.fact.attributes {
      if case .type(let type)? = attribute.arguments.first?.value { return type }
    }
    guard case .call(let call)? = property.fact.initial else { return nil }
    return made(by: call, 0)
  }

  private func result(of call: CallExpression, _ depth: Int) -> TypeReference? {
    if let made = made(by: call, depth) { return made }
    switch call.callee {
    case .name(let name, _, _):
      return body.owner?.functions(name).first?.fact.returns
    case .member(let base?, let name, _):
      // A modifier gives what it is put on, as far as its type is wanted.
      let holder = type(of: base, depth + 1)
      let functions = holder.flatMap { symbol(of: $0) }?.functions(name) ?? []
      return functions.first?.fact.returns ?? holder
    default: return nil
    }
  }

  /// What a call of an initialiser makes.
  private func made(by call: CallExpression, _ depth: Int) -> TypeReference? {
    var callee = call.callee
    if case .member(let base?, "init", _) = callee { callee = base }
    guard let type = callee.typeReference else { return nil }
    guard let name = type.name, name.hasSuffix("HostingController"), type.genericArguments.isEmpty,
      let root = call.arguments.first(where: { $0.label == "rootView" }),
      let view = self.type(of: root.value, depth + 1)
    else { return type }
    return .named(name, [view])
  }

  private func local(_ name: String, _ depth: Int) -> TypeReference? {
    if let parameter = body.parameters.first(where: { $0.name == name }) { return parameter.type }
    guard let found = value(of: name) else { return nil }
    return found.type ?? found.value.flatMap { type(of: $0, depth + 1) }
  }

  /// What a local variable is declared as and begins with.
  func value(of name: String) -> (type: TypeReference?, value: Expression?)? {
    Self.value(of: name, in: body.statements)
  }

  private static func value(
    of name: String, in code: [Statement]
  ) -> (type: TypeReference?, value: Expression?)? {
    for statement in code {
      if let found = value(of: name, in: statement) { return found }
    }
    return nil
  }

  private static func value(
    of name: String, in statement: Statement
  ) -> (type: TypeReference?, value: Expression?)? {
    func declares(_ pattern: Pattern) -> Bool {
      if case .bind(name) = pattern { true } else { false }
    }
    switch statement {
    case .variable(let bindings):
      return bindings.first { declares($0.pattern) }.map { ($0.type, $0.value) }
    case .branch(let branch):
      return value(of: name, in: branch.conditions) ?? value(of: name, in: branch.then)
        ?? value(of: name, in: branch.otherwise)
    case .guard(let conditions, _): return value(of: name, in: conditions)
    case .switch(let statement):
      return statement.cases.lazy.compactMap { value(of: name, in: $0.body) }.first
    case .loop(_, _, let body): return value(of: name, in: body)
    case .block(let blocks): return blocks.lazy.compactMap { value(of: name, in: $0) }.first
    case .conditional(let branches):
      return branches.lazy.compactMap { value(of: name, in: $0.body) }.first
    case .expression(.call(let call)), .return(.call(let call)?):
      // Closures that are run later or at once.
      return call.arguments.lazy.compactMap { argument in
        if case .closure(let closure) = argument.value {
          value(of: name, in: closure.body)
        } else {
          nil
        }
      }.first
    default: return nil
    }
  }

  private static func value(
    of name: String, in conditions: [Condition]
  ) -> (type: TypeReference?, value: Expression?)? {
    for case .bind(.bind(name), let type, let value) in conditions {
      // `if let name`: the property or variable of that name.
      guard let value else { return nil }
      return (type, value)
    }
    return nil
  }
}
