/// Enums whose cases stand for screens.
final class RouteEnums {
  /// In order of declaration.
  let all: [TypeSymbol]
  private let indices: Set<Int>

  init(_ source: TrapSource) {
    let program = source.program
    var found: Set<Int> = []
    for body in source.screenMakers {
      if let owner = body.owner, owner.kind == .enum, !body.isStatic, body.hasSwitch(on: "self") {
        found.insert(owner.index)
      }
      for parameter in body.parameters where body.hasSwitch(on: parameter.name) {
        if let type = Self.enumeration(parameter.type, body.owner, body.file, program) {
          found.insert(type.index)
        }
      }
    }
    for rule in source.evaluator.destinationRules {
      guard let type = program.lookUp(rule.type, from: rule.origin, file: rule.file) else {
        continue
      }
      found.insert(type.index)
    }
    for registration in source.evaluator.registrations where registration.takesValue {
      for state in source.evaluator.bindings.origins(of: registration.state) where state.type >= 0 {
        let owner = program.types[state.type]
        guard let property = owner.property(state.name), let reference = property.fact.type,
          let type = Self.enumeration(reference.boundType, owner, property.file, program)
        else { continue }
        found.insert(type.index)
      }
    }
    all = found.sorted().map { program.types[$0] }
      .filter { $0.kind == .enum && !$0.isExternal && !source.evaluator.isLeftOut($0) }
      .filter { !program.isModel($0) }
    indices = Set(all.map(\.index))
  }

  func contains(_ type: TypeSymbol) -> Bool { indices.contains(type.index) }

  private static func enumeration(
    _ reference: TypeReference, _ scope: TypeSymbol?, _ file: Int, _ program: Program
  ) -> TypeSymbol? {
    guard let name = reference.name, let type = program.lookUp(name, from: scope, file: file),
      type.kind == .enum
    else { return nil }
    return type
  }

  /// Whether code gives back something to show.
  static func showsScreens(_ body: CodeBody, in program: Program) -> Bool {
    guard let name = body.gives?.name else { return false }
    if name == "View" || name == "SwiftUI.View" || name == "AnyView" { return true }
    if let type = program.lookUp(name, from: body.owner, file: body.file), !type.isExternal {
      return type.role.fillsSlots
    }
    return Program.role(ofExternal: name)?.isController == true
  }
}

extension CodeBody {
  /// Whether the code begins with a choice by a value.
  fileprivate func hasSwitch(on name: String) -> Bool {
    statements.contains { $0.isSwitch(on: name) }
  }
}

extension Statement {
  fileprivate func isSwitch(on name: String) -> Bool {
    switch self {
    case .switch(let statement):
      if case .name(name, _, _) = statement.subject { true } else { false }
    case .expression(.statement(let inner)), .return(.statement(let inner)?):
      inner.isSwitch(on: name)
    case .expression(.call(let call)), .return(.call(let call)?):
      // `Group { switch … }`.
      call.arguments.contains { argument in
        guard case .closure(let closure) = argument.value else { return false }
        return closure.body.contains { $0.isSwitch(on: name) }
      }
    default: false
    }
  }
}

extension Expression {
  /// What a call calls, or the last name of a chain.
  var lastName: String? {
    switch self {
    case .name(let name, _, _), .member(_, let name, _): name
    case .call(let call): call.callee.lastName
    default: nil
    }
  }
}
