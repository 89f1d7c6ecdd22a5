/// Controllers that show what they are given, and nothing else.
extension Evaluator {
  /// Labels under which a controller is given what it shows.
  private static let contentLabels = ["rootView", "rootViewController", "contentViewController"]

  static func given(_ call: EvaluatedCall) -> Value? {
    contentLabels.lazy.compactMap { call[$0] }.first
  }

  func frame(_ object: AbstractObject, _ content: Value) {
    object.hold(content)
    guard let type = object.type, !type.isExternal, shows(content),
      type.role == .controller || type.role == .other
    else { return }
    object.isFrame = true
    frames.insert(type.index)
  }

  /// A controller that is generic over what it shows: the argument of that type is its content.
  func frame(_ object: AbstractObject, _ call: EvaluatedCall, by initializer: FunctionSymbol) {
    guard object.role == .controller, !object.isFrame, let owner = initializer.owner else { return }
    for parameter in initializer.fact.parameters {
      guard isGeneric(parameter.type, in: owner),
        let argument = call.arguments.first(where: { $0.label == parameter.label })
          ?? call.arguments.first(where: { $0.isTrailing && $0.label == nil })
      else { continue }
      var content = argument.value
      if case .closure(let closure) = content { content = self.call(closure, arguments: []) }
      if shows(content) { return frame(object, content) }
    }
  }

  /// Whether a type is a parameter of its owner, or a closure that gives one.
  func isGeneric(_ reference: TypeReference, in owner: TypeSymbol) -> Bool {
    if case .function(_, let result) = reference { return isGeneric(result, in: owner) }
    return reference.name.map { owner.genericParameters.contains($0) } ?? false
  }

  /// Whether a class of the project, whose base is a library's, is given something to show.
  func isLibraryContainer(_ type: TypeSymbol, _ call: EvaluatedCall) -> Bool {
    guard type.kind == .class, !type.externalAncestors.isEmpty, let content = Self.given(call)
    else { return false }
    return shows(content)
  }

  private func shows(_ value: Value) -> Bool {
    value.alternatives.contains { alternative in
      guard let object = alternative.object else { return false }
      return object.role.fillsSlots || TargetResolver.layouts.contains(object.typeName)
        || TargetResolver.wrappers.contains(object.typeName)
    }
  }
}
