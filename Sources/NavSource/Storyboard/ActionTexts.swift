/// What the user touches to have a method of a screen called, as storyboards and XIBs connect them. The
/// texts of other views are samples: code gives each its own.
struct ActionTexts {
  private var texts: [Int: Set<String>] = [:]

  /// What Xcode calls a new button.
  private static let samples: Set = ["Button", "Item"]

  init() {}

  init(_ table: StoryboardTable, in program: Program) {
    for file in table.files {
      let actions = file.facts.scenes.flatMap(\.actions) + file.facts.ownerActions
      for action in actions {
        guard let text = action.trigger ?? SegueFact.gesture(of: action.source), !text.isEmpty,
          !Self.samples.contains(text),
          let receiver = action.destination.flatMap({ file.facts.classes[$0] }),
          let type = program.sceneClass(receiver, near: file.path), type.role.isController,
          let function = type.function(selector: action.selector)
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
