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
      type.functionOrder.contains { Self.isUnwind($0.fact, name: name) }
    }
  }

  private static func isUnwind(_ function: FunctionFact, name: String) -> Bool {
    function.parameters.first?.type.name?.hasSuffix("StoryboardSegue") == true
      && function.isCalled(bySelector: name)
  }
}
