internal import NavGraph

/// The screens to which an unwind segue can return: those whose class declares its action.
struct UnwindTargets {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// Sorted; empty when no class is known to declare the action.
  func screens(of segue: SegueFact, in file: Int) -> [ScreenID] {
    let scenes = program.scenes
    guard let selector = segue.unwindAction else { return [] }
    let targets = classes(declaring: selector).flatMap { type -> [ScreenID] in
      let name = ScreenID(type.displayName)
      if let several = scenes.scenesOfSharedClass[name] { return several }
      return type.role.isController || scenes.isScreen(name) ? [name] : []
    }
    return Set(targets).sorted()
  }

  /// Classes with a method that takes a segue and has the selector.
  func classes(declaring selector: String) -> [TypeSymbol] {
    let name = SceneFact.function(of: selector)
    return program.types.filter { type in
      type.functionOrder.contains { Self.isUnwind($0.fact, selector: selector, name: name) }
    }
  }

  /// `unwind(_:)` is `unwind:`, `unwind(segue:)` is `unwindWithSegue:`, `unwind(forSegue:)` is
  /// `unwindForSegue:`.
  private static func isUnwind(
    _ function: FunctionFact, selector: String, name: String
  ) -> Bool {
    guard let first = function.parameters.first, name.hasPrefix(function.name),
      first.type.name?.hasSuffix("StoryboardSegue") == true
    else { return false }
    let rest = name.dropFirst(function.name.count).lowercased()
    let label = (first.label ?? "").lowercased()
    return rest == label || rest == "with" + label
  }
}
