internal import NavGraph

/// `dismiss(animated:)` on another controller than the one whose code runs.
extension Evaluator {
  /// A known screen dismisses itself, whoever asks for it; an alert or a form of the system that goes away
  /// is no way back of the screen that closes it.
  func dismissal(of receiver: Value, _ call: EvaluatedCall, in scope: Scope?) -> Value {
    let action = Effect.Action.back(.dismiss, .presenter)
    switch dismissed(receiver, in: scope) {
    case .own: emit(action, api: call.name, file: call.file, at: call.at)
    case .screen(let type):
      emit(action, api: call.name, file: call.file, at: call.at, origin: type)
    case .system: break
    }
    settleAll(call)
    return .unknown
  }

  private enum Dismissed {
    /// The screen whose code runs, or whatever is around it.
    case own
    case screen(TypeSymbol)
    case system
  }

  private func dismissed(_ receiver: Value, in scope: Scope?) -> Dismissed {
    switch receiver {
    case .object(let object):
      guard let type = object.type, !type.isExternal else { return named(object.typeName) }
      if object.role == .alertController { return .system }
      // The closure's receiver acts as it is, with whoever gave the closure under `via`.
      if context.handovers.last?.receiver === type { return .own }
      // A screen that calls a closure of its presenter is what the presenter dismisses.
      if let scope, scope.isClosure, let caller = context.origin, caller.role.fillsSlots,
        scope.type !== caller
      {
        return .own
      }
      let isPage = !object.isSymbolic && object.role == .controller && type !== context.origin
      return isPage && !object.isFrame ? .screen(type) : .own
    case .place(_, let reference?): return named(reference.name ?? "")
    default: return .own
    }
  }

  private func named(_ name: String) -> Dismissed { Self.isSystemScreen(name) ? .system : .own }

  /// Any controller, and the containers around a screen, stand for the screen itself.
  private static let anyController: NameSet = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIHostingController", "NSViewController",
  ]

  /// Whether a class outside the project is a screen by itself: a form of the system, an alert. Their names
  /// begin with the letters of their framework; a container of a library shows the project's screens.
  static func isSystemScreen(_ name: String) -> Bool {
    name.hasSuffix("Controller") && !anyController.contains(name)
      && name.prefix(2).allSatisfy(\.isUppercase)
  }
}
