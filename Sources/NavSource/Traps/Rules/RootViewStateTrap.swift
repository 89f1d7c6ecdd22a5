internal import NavGraph

/// `rootView.text = "…"` where `text` is `@State`.
enum RootViewStateTrap: TrapRule {
  static let id = "trap.root-view-state"
  static let summary = "setting @State of a hosting controller's root view has no effect"
  static let severity = Diagnostic.Severity.warning

  static func names(in source: TrapSource) -> [String] { ["rootView"] }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    var found: [TrapFinding] = []
    for body in source.bodies(mentioning: ["rootView"]) {
      let guess = TypeGuess(body, in: source.program)
      source.visit(body) { expression, _ in
        guard case .member(let root?, let name, let at) = target(of: expression),
          let view = view(behind: root, body, guess), let property = view.property(name),
          let wrapper = StrayStateTrap.wrapper(of: property)
        else { return }
        found.append(
          TrapFinding(
            body.file, at,
            "'\(name)' is @\(wrapper), which SwiftUI keeps elsewhere once the view is on screen, so "
              + "this has no effect; keep the value in an ObservableObject that the controller and "
              + "the view share, or give the controller a new root view"))
      }
    }
    return found
  }

  /// What an expression changes.
  private static func target(of expression: Expression) -> Expression {
    switch expression {
    case .assignment(let target, _, _): return target
    case .binary(let name, let left, _) where ["+=", "-=", "*=", "/="].contains(name): return left
    case .call(let call):
      if case .member(let base?, "toggle", _) = call.callee { return base }
      return .none
    default: return .none
    }
  }

  /// The view that `rootView` means.
  private static func view(
    behind root: Expression, _ body: CodeBody, _ guess: TypeGuess
  ) -> TypeSymbol? {
    var host: TypeReference?
    switch root {
    case .name("rootView", _, _), .member(.name("self", _, _)?, "rootView", _):
      guard let owner = body.owner, owner.role == .hostingController,
        guess.value(of: "rootView") == nil
      else { return nil }
      host = owner.inherited.first { !$0.genericArguments.isEmpty }
    case .member(let base?, "rootView", _):
      guard let type = guess.type(of: base) else { return nil }
      if let symbol = guess.symbol(of: type), !symbol.isExternal {
        guard symbol.role == .hostingController else { return nil }
        host = symbol.inherited.first { !$0.genericArguments.isEmpty }
      } else if type.name?.hasSuffix("HostingController") == true {
        host = type
      }
    default: return nil
    }
    guard let view = host?.genericArguments.first, let symbol = guess.symbol(of: view),
      symbol.role == .view
    else { return nil }
    return symbol
  }
}
