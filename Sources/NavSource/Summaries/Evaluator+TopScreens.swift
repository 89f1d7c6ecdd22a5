/// `topViewController` and `visibleViewController` of a stack.
extension Evaluator {
  /// What lies on top of a stack that was there before a screen acts, or a model that a screen keeps: the
  /// screen itself, of which no class is known, since code may ask for another; `nil` for what the stack
  /// begins with.
  func top(of stack: AbstractObject) -> Value? {
    guard stack.role == .navigationController, stack.content != nil, let acting = context.origin,
      stack.isSymbolic || stack.isOlder || isOfEarlierRoot(stack)
    else { return nil }
    let isScreen = Self.screens.contains(acting.role)
    guard isScreen || isModelOfScreen(acting) else { return nil }
    let top = framework("UIViewController", of: stack)
    if isScreen { top.object?.actor = acting }
    return top
  }

  private static let screens: Set<TypeRole> = [
    .view, .controller, .hostingController, .representable,
  ]

  /// Whether a screen keeps objects of a type that asks others to act, such as a coordinator.
  private func isModelOfScreen(_ type: TypeSymbol) -> Bool {
    guard type.role == .other, context.calls.last.map({ $0.owner !== type }) == true else {
      return false
    }
    return holders[type.index]?.contains { Self.screens.contains($0.role) } == true
  }
}
