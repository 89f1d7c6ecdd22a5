/// The Composable Architecture: types that its macros generate, and how a view finds its reducer.
///
/// Source: https://github.com/pointfreeco/swift-composable-architecture
extension Evaluator {
  /// `@Reducer enum Path { case detail(Detail) }` has a `State` and an `Action` whose cases have the same
  /// names; the macro writes them, so no declaration is there to find.
  func generatedMember(of type: TypeSymbol, _ name: String) -> Value? {
    guard name == "State" || name == "Action", type.isReducer else { return nil }
    return .type(type, type.displayName, [])
  }
}

extension Evaluator {
  /// `Reduce { state, action in … }`: the closure works on the feature's own state and actions.
  func reduce(_ call: EvaluatedCall) -> Bool {
    guard call.name == "Reduce", let feature = context.origin, feature.isReducer,
      case .closure(let closure)? = call.trailing ?? call.arguments.first?.value
    else { return false }
    func part(_ name: String) -> Value {
      guard let type = program.lookUp(name, from: feature, file: call.file) else { return .unknown }
      return type.kind == .enum
        ? .place(StateKey(type: type.index, name: name), .named(type.name, []))
        : .object(instance(of: type))
    }
    _ = self.call(closure, arguments: [part("State"), part("Action")])
    return true
  }
}

extension TypeSymbol {
  /// Whether the type is a reducer, by its attribute or by the protocol of older versions.
  var isReducer: Bool {
    attributes.contains { $0.name == "Reducer" }
      || externalAncestors.contains { ["Reducer", "ReducerProtocol"].contains($0) }
  }
}
