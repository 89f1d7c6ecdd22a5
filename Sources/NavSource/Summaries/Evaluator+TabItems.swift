/// Titles and tab bar items of controllers.
extension Evaluator {
  func setTitle(_ value: Value, of object: AbstractObject) {
    object.attributes["title"] = value
    if object.typeName == "UITabBarItem" { callGraph.mark(context.node) }
    guard let title = label(of: value), object.isSymbolic, let type = object.type else { return }
    titles[type.index] = titles[type.index] ?? title
  }

  func setTabItem(_ value: Value, of object: AbstractObject, in scope: Scope) {
    let item = implied(value, by: .named("UITabBarItem", []), in: scope)
    object.attributes["tabBarItem"] = item
    // What only names a tab is run for each tab all the same.
    callGraph.mark(context.node)
    keepTabItem(item.object, of: object)
  }

  /// The item of a controller that has none yet.
  func tabItem(of object: AbstractObject) -> Value {
    let item = newObject(
      program.external("UITabBarItem"), "UITabBarItem", file: object.file, at: object.at)
    object.attributes["tabBarItem"] = .object(item)
    keepTabItem(item, of: object)
    return .object(item)
  }

  /// What code of a controller does to itself holds for every object of its type.
  private func keepTabItem(_ item: AbstractObject?, of object: AbstractObject) {
    guard let item, object.isSymbolic, let type = object.type, !type.isExternal,
      context.origin === type
    else { return }
    tabItems[type.index] = item
  }

  /// What UIKit calls an item of its own: `.mostRecent` is Most Recent.
  func systemTitle(_ value: Value?) -> String? {
    guard case .enumCase(let item)? = value else { return nil }
    let spaced = item.name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return spaced.first.map { $0.uppercased() + spaced.dropFirst() }
  }

  /// The title of a tab bar item, or of the screen in the tab.
  func tabTitle(of value: Value) -> String? {
    guard let object = value.object else { return nil }
    let own = object.role.isController ? object.type?.index : nil
    if let title = object.attributes["tabBarItem"]?.object.flatMap({ title(of: $0) })
      ?? title(of: object)
    {
      return title
    }
    if let label = object.tabLabel, let text = text(of: label) { return text }
    if let title = object.content.flatMap({ tabTitle(of: $0) }) { return title }
    return own.flatMap { type in tabItems[type].flatMap { title(of: $0) } ?? titles[type] }
  }

  private func title(of object: AbstractObject) -> String? {
    object.attributes["title"].flatMap { label(of: $0) }
  }

  /// A text that was set for sure: of several, none is known to be the one.
  private func label(of value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .object(let object) where isText(object): text(of: value)
    default: nil
    }
  }

  /// The image of a tab bar item.
  func tabIcon(of value: Value) -> String? {
    guard let object = value.object else { return nil }
    let own = object.role.isController ? object.type.flatMap { tabItems[$0.index] } : nil
    for item in [object.attributes["tabBarItem"]?.object, own] {
      if let icon = item?.attributes["image"].flatMap({ icon(of: $0) }) { return icon }
    }
    return object.content.flatMap { tabIcon(of: $0) }
  }
}
