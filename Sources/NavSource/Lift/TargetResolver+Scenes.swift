/// Controllers made from storyboards.
extension TargetResolver {
  /// The scene, unless it is a host, which is the view in it, or a stack that code has given another
  /// root.
  func sceneTarget(of object: AbstractObject) -> Target? {
    guard let scene = object.scene, let id = program.scenes.ids[scene],
      object.role != .hostingController
    else { return nil }
    if object.role == .navigationController, object.content != nil, !object.isAsInScene {
      return nil
    }
    guard let type = object.type, !type.isExternal else {
      return Target(content: .system(id.rawValue), object: object)
    }
    return Target(content: .screen(type), object: object)
  }
}
