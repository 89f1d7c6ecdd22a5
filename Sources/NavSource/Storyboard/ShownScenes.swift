internal import NavGraph

/// The screens that scenes and segues show in place of what the storyboard says.
struct ShownScenes {
  /// Of scenes that only host a view.
  var ids: [StoryboardTable.SceneIndex: ScreenID]
  /// Of segues whose destination code makes.
  var made: [SceneContents.SegueKey: [ScreenID]]
  /// Scenes in whose place every segue shows something else.
  var unshown: Set<StoryboardTable.SceneIndex>

  func isScreen(_ id: ScreenID) -> Bool {
    ids.values.contains(id) || made.values.contains { $0.contains(id) }
  }
}
