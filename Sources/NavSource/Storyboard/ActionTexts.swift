/// What the user touches to have a method called, as storyboards and XIBs connect them.
struct ActionTexts {
  private var texts: [Int: Set<String>] = [:]

  init() {}

  init(_ table: StoryboardTable, in program: Program) {
    for file in table.files {
      let actions = file.facts.scenes.flatMap(\.actions) + file.facts.ownerActions
      for action in actions {
        guard let text = action.trigger, !text.isEmpty,
          let receiver = action.destination.flatMap({ file.facts.classes[$0] }),
          let function = program.sceneClass(receiver, near: file.path)?
            .function(selector: action.selector)
        else { continue }
        texts[function.index, default: []].insert(text)
      }
    }
  }

  /// The text of the one element that calls a function.
  func text(calling function: FunctionSymbol) -> String? {
    guard let all = texts[function.index], all.count == 1 else { return nil }
    return all.first
  }
}
