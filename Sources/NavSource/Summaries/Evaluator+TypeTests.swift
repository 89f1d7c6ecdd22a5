/// `is`, `as?` in a condition, and patterns with types, of what a caller gave and of `self`: their class
/// is known. What a property holds may be something else by the time the code runs.
extension Evaluator {
  func typeTest(_ subject: Expression, _ type: TypeReference, in scope: Scope) -> Value {
    let value = evaluate(subject, in: scope)
    return isKind(value, of: type, subject, in: scope).map { .bool($0) } ?? .unknown
  }

  /// Whether a value is of a type, where that is certain.
  func isKind(
    _ value: Value, of type: TypeReference, _ subject: Expression, in scope: Scope
  ) -> Bool? {
    guard let name = type.name, isGiven(subject, in: scope) else { return nil }
    let wanted = program.lookUp(name, from: scope.type, file: scope.file)
    var answer: Bool?
    for alternative in value.alternatives {
      guard let object = alternative.object, let one = isKind(object, name, wanted),
        answer == nil || answer == one
      else { return nil }
      answer = one
    }
    return answer
  }

  private func isGiven(_ subject: Expression, in scope: Scope) -> Bool {
    guard case .name(let name, _, _) = subject else { return false }
    return name == "self" || scope.argument(name) != nil
  }

  private func isKind(_ object: AbstractObject, _ name: String, _ wanted: TypeSymbol?) -> Bool? {
    guard let type = object.type, !type.isExternal else {
      if object.isSymbolic { return object.typeName == name ? true : nil }
      if let wanted, !wanted.isExternal { return wanted.kind == .class ? false : nil }
      return isFrameworkClass(object.typeName, name)
    }
    if type.kind == .protocol { return nil }
    guard let wanted, !wanted.isExternal else { return descends(type, from: name) }
    if type.ancestors.contains(where: { $0 === wanted }) { return true }
    // An object that stands for any instance may be one of a subclass.
    let mayBeMore = object.isSymbolic && type.kind == .class
    if wanted.kind == .protocol { return mayBeMore ? nil : false }
    return mayBeMore && wanted.ancestors.contains { $0 === type } ? nil : false
  }

  /// Whether a class of the project descends from one of the framework's controllers.
  private func descends(_ type: TypeSymbol, from name: String) -> Bool? {
    if type.externalAncestors.contains(name) { return true }
    let known = type.externalAncestors.filter { Program.isFrameworkController($0) }
    guard known.count == 1 else { return nil }
    return isFrameworkClass(known[0], name)
  }

  private func isFrameworkClass(_ name: String, _ wanted: String) -> Bool? {
    guard Program.isFrameworkController(name), Program.isFrameworkController(wanted) else {
      return nil
    }
    return name == wanted || wanted == "UIViewController"
  }
}
