/// `if stack.viewControllers.isEmpty { … }`: what fills a stack there is what it begins with.
extension Evaluator {
  /// Runs a branch that is entered only where a stack has no screen yet.
  func whereEmpty<Result>(_ conditions: [Condition], _ body: () -> Result) -> Result {
    let isFound = conditions.contains { condition in
      if case .test(let test) = condition { Self.findsEmptyStack(test) } else { false }
    }
    return isFound ? with({ $0.isStackEmpty = true }, body) : body()
  }

  /// Whether a test that holds finds a stack empty.
  private static func findsEmptyStack(_ test: Expression) -> Bool {
    switch test {
    case .member(let list?, "isEmpty", _): isControllers(list)
    case .binary("==", let list, .bool(true)): findsEmptyStack(list)
    case .binary("==", .member(let list?, "count", _), .number("0")): isControllers(list)
    case .binary("==", .member(let list?, "first", _), .none),
      .binary("==", .member(let list?, "last", _), .none):
      isControllers(list)
    case .binary("==", .member(_, "topViewController", _), .none),
      .binary("==", .member(_, "visibleViewController", _), .none):
      true
    default: false
    }
  }

  private static func isControllers(_ list: Expression) -> Bool {
    if case .member(_, "viewControllers", _) = list { true } else { false }
  }
}
