/// `topViewController` and `visibleViewController` of a stack.
extension Evaluator {
  /// What lies on top of a stack that was there before a screen acts: the screen itself, of which no class
  /// is known, since code may ask for another; `nil` for what the stack begins with.
  func top(of stack: AbstractObject) -> Value? {
    guard stack.role == .navigationController, stack.content != nil, let screen = context.origin,
      [.view, .controller, .hostingController, .representable].contains(screen.role),
      stack.isSymbolic || stack.isOlder || isOfEarlierRoot(stack)
    else { return nil }
    let top = framework("UIViewController", of: stack)
    top.object?.actor = screen
    return top
  }
}
