/// What windows and stacks show first.
extension TargetResolver {
  private static let layers: Set = ["VStack", "HStack", "ZStack"]
  private static let deepestLayout = 20

  /// The roots of a stack in the body of a view. A layout with a title, or of several parts, is the
  /// content of that view.
  func roots(ofStack content: Value) -> [Target] {
    if isPartlyList(content, isTitled: false) { return [] }
    var shown = content
    for _ in 0..<Self.deepestLayout {
      guard let layout = shown.object, !layout.isProject, Self.layers.contains(layout.typeName)
      else { break }
      let parts = parts(of: layout).flatMap { significant($0, depth: 0) }
      if layout.isTitled || parts.count > 1 { return [] }
      guard let only = parts.first else { break }
      shown = only
    }
    return targets(of: content)
  }

  /// Whether titled content can be a list of the view around: what stands in its place is a hint.
  private func isPartlyList(_ value: Value, isTitled: Bool) -> Bool {
    switch value {
    case .options(let values):
      return isTitled
        && values.flatMap(\.alternatives).contains { value in
          value.object.map { !$0.isProject && Self.lists.contains($0.typeName) } ?? false
        }
    case .object(let group):
      guard !group.isProject, group.typeName == "Group", group.children.count == 1 else {
        return false
      }
      return isPartlyList(group.children[0], isTitled: isTitled || group.isTitled)
    default: return false
    }
  }

  /// Views of the framework that fill a screen.
  private static let lists: Set = ["List", "Form", "ScrollView", "Table"]

  /// The screens that a window shows; of several layers above each other, each may be the one that is
  /// seen.
  func layers(ofWindow content: Value) -> [Target] {
    keepsContainers = true
    defer { keepsContainers = false }
    let found = targets(of: content)
    guard found.isEmpty, let layout = content.object, !layout.isProject,
      layout.typeName == "ZStack"
    else { return found }
    return parts(of: layout).flatMap { targets(of: $0) }.filter { !isBackground($0) }
  }

  /// What a builder was given, one by one.
  private func parts(of layout: AbstractObject) -> [Value] {
    layout.children.flatMap { child -> [Value] in
      guard let group = child.object, group.typeName == "Group", !group.isProject else {
        return [child]
      }
      return parts(of: group)
    }
  }

  /// Whether a view shows nothing but colours and pictures.
  private func isBackground(_ target: Target) -> Bool {
    guard case .screen(let type) = target.content, let body = type.property("body"),
      evaluator.bodies[type.index] == nil
    else { return false }
    // A body in which nothing was found to matter was not run.
    let shown = evaluator.trial { evaluator.propertyValue(of: evaluator.instance(of: type), body) }
    return isDecoration(shown, depth: 0)
  }

  private func isDecoration(_ value: Value, depth: Int) -> Bool {
    guard depth < 20, let object = value.object, !object.isProject else { return false }
    if Self.decoration.contains(object.typeName) { return true }
    return !object.children.isEmpty
      && object.children.allSatisfy { isDecoration($0, depth: depth + 1) }
  }
}
