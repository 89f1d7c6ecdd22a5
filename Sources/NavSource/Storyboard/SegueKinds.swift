internal import NavGraph

/// Which transition a segue is.
struct SegueKinds {
  private let map: StoryboardMap

  init(_ map: StoryboardMap) { self.map = map }

  func kind(of segue: SegueFact, from scene: StoryboardTable.SceneIndex) -> TransitionKind {
    guard segue.kind == "relationship" else { return kind(of: segue, in: scene.file) }
    switch segue.relationship {
    case "rootViewController", "window.shadowedContentViewController", "masterViewController",
      "primaryViewController":
      return .root
    case "detailViewController", "secondaryViewController", "supplementaryViewController",
      "inspectorViewController":
      return .detail
    case "viewControllers", "tabItems":
      return map.role(of: scene) == .tabBarController ? .tab : .embed
    case "nextPage": return .push
    default: return .embed
    }
  }

  /// - Parameter file: where the segue stands; what it leads to may have a style of its own.
  func kind(of segue: SegueFact, in file: Int) -> TransitionKind {
    let isMac = map.table.files[file].facts.isForMac
    switch segue.kind {
    case "show" where isMac, "modal" where isMac: return .window
    case "show", "push": return .push
    case "showDetail": return .detail
    case "presentation", "modal", "sheet": return presentation(segue, in: file)
    case "popoverPresentation", "popover": return .popover
    case "custom": return .custom
    case "embed": return .embed
    case "replace": return .replace
    case "unwind": return .unwind
    default: return TransitionKind(rawValue: segue.kind)
    }
  }

  private func presentation(_ segue: SegueFact, in file: Int) -> TransitionKind {
    var style = segue.presentationStyle
    if style == nil || style == "automatic", let id = segue.destination,
      case .scene(let scene) = map.table.destination(id, in: file)
    {
      style = map.table[scene].presentationStyle
    }
    switch style {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext":
      return .fullScreenCover
    case "popover": return .popover
    default: return .sheet
    }
  }
}
