/// Types of the project that are called like views of SwiftUI.
extension Evaluator {
  private static let builders = TargetResolver.layouts.union(TargetResolver.wrappers)
    .union(["NavigationSplitView"])

  /// Whether a call with a closure means the framework's view: a data type of the same name is no view,
  /// and takes no content.
  func isFrameworks(_ name: String, not type: TypeSymbol, _ call: EvaluatedCall) -> Bool {
    guard type.role == .other, Self.builders.contains(name) else { return false }
    let hasContent = call.arguments.contains { argument in
      guard case .closure = argument.value else { return false }
      return argument.isTrailing || argument.label == "content"
    }
    return hasContent && !takesCode(type)
  }

  private func takesCode(_ type: TypeSymbol) -> Bool {
    type.functions("init").contains { $0.fact.parameters.contains { $0.type.isFunction } }
      || type.propertyOrder.contains { $0.fact.isStored && $0.fact.type?.isFunction == true }
  }
}
