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

  /// A controller that is given what it shows: the argument is its content.
  func frame(_ object: AbstractObject, _ call: EvaluatedCall, by initializer: FunctionSymbol) {
    guard object.role == .controller, !object.isFrame, let owner = initializer.owner else { return }
    // What is put together of several parts is more than each.
    let contents = initializer.fact.parameters.filter { isContent($0, in: owner) }
    guard contents.count == 1,
      let argument = call.arguments.first(where: { $0.label == contents[0].label })
        ?? call.arguments.first(where: { $0.isTrailing && $0.label == nil })
    else { return }
    var content = argument.value
    if case .closure(let closure) = content { content = self.call(closure, arguments: []) }
    if shows(content) { frame(object, content) }
  }

  /// Whether a parameter is any view, or under a label of the framework's any controller.
  private func isContent(_ parameter: ParameterFact, in owner: TypeSymbol) -> Bool {
    if isGeneric(parameter.type, in: owner) { return true }
    var type = parameter.type
    if case .function(_, let result) = type { type = result }
    switch type.name {
    case "AnyView", "View": return true
    case "UIViewController", "NSViewController":
      return parameter.label.map { Self.contentLabels.contains($0) } ?? false
    default: return false
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
