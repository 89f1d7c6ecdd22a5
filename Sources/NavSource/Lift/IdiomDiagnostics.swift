internal import NavGraph

/// Idioms of the configuration that name nothing that exists.
struct IdiomDiagnostics {
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  var all: [Diagnostic] {
    evaluator.idioms.idioms.enumerated().flatMap { index, idiom in
      [evaluator.usedIdioms.contains(index) ? nil : neverCalled(idiom), unknownTarget(idiom)]
        .compactMap { $0 }
    }
  }

  private func neverCalled(_ idiom: CallIdiom) -> Diagnostic {
    let what = idiom.type.map { "\($0).\(idiom.name)" } ?? idiom.name
    let names =
      program.globalFunctions.keys
      + program.types.flatMap { type in
        type.functions.keys + [type.displayName]
      }
    let near = Spelling.nearest(to: idiom.name, in: Set(names).subtracting([idiom.name]).sorted())
    return Diagnostic(
      .error, id: "config.unused-idiom",
      "\(what) is called nowhere in the source that was read. "
        + (Spelling.question(near) ?? "Correct the name, or take the idiom out"),
      at: idiom.location)
  }

  private func unknownTarget(_ idiom: CallIdiom) -> Diagnostic? {
    guard case .screen(let name)? = idiom.target, !ScreenID(name).isReserved,
      program.screen(named: name) == nil
    else { return nil }
    let hint =
      Spelling.question(Spelling.nearest(to: name, in: program.screenNames))
      ?? "Name a view or view controller of the source, or one of a framework as system:NAME"
    return Diagnostic(
      .error, id: "config.unknown-screen", "there is no screen '\(name)'. \(hint)",
      at: idiom.location)
  }
}
