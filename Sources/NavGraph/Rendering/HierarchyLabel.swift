/// What a picture or a line of a tree says about a controller.
struct HierarchyLabel {
  let snapshot: HierarchySnapshot
  let options: HierarchyRenderOptions

  /// The line of the controller, without the branches before it.
  func write(_ index: Int, _ art: TreeArt, to line: inout StyledLine) {
    let node = snapshot[index]
    line.add((node.isVisible ? art.visible : art.hidden) + " ", node.isVisible ? .visible : .dim)
    line.add(name(of: node), node.isVisible ? .strong : .plain, isName: true)
    if let title = title(of: node) {
      line.add(" ", .plain)
      line.add("\"\(title)\"", .plain, isName: true)
    }
    for detail in kind(of: node) + place(of: node) + facts(about: node) {
      line.add(art.separator, .dim)
      line.add(detail, .dim)
    }
  }

  func title(of node: ControllerNode) -> String? {
    node.title.flatMap { $0.isEmpty ? nil : $0 }
  }

  func name(of node: ControllerNode) -> String {
    options.rawNames ? node.className : node.name
  }

  /// What the controller is for.
  func kind(of node: ControllerNode) -> [String] {
    // Names for private classes say it already.
    if !options.rawNames, node.name.hasPrefix("SwiftUI ") { return [] }
    return switch node.role {
    case .navigation: ["stack"]
    case .tabBar: ["tabs"]
    case .page: ["pages"]
    case .other: []
    case .hosting: ["SwiftUI"]
    default: [node.role.rawValue]
    }
  }

  /// How it hangs on its parent.
  private func place(of node: ControllerNode) -> [String] {
    var words: [String] = []
    if node.relation == .presented { words.append(style(of: node)) }
    if node.isSelected { words.append("selected") }
    if isAboveOthers(node) { words.append("top") }
    return words
  }

  /// Whether it is on top of a stack that holds more; the rest of the stack may be filtered out.
  func isAboveOthers(_ node: ControllerNode) -> Bool {
    guard node.isTop, let parent = node.parent else { return false }
    return (node.index ?? 0) > 0 || snapshot.contained(in: parent).count > 1
  }

  /// How it hangs on its parent, for a line between the two; positions count from 1.
  func relation(of node: ControllerNode) -> [String] {
    switch node.relation {
    case .root, .child: return []
    case .presented:
      let style = style(of: node)
      return style == "presented" ? [style] : ["presented", style]
    default:
      let position = node.index.map { " \($0 + 1)" } ?? ""
      return [node.relation.rawValue + position]
    }
  }

  private func style(of node: ControllerNode) -> String {
    guard let style = node.style else { return "presented" }
    switch style {
    case .pageSheet: return "page sheet"
    case .formSheet: return "form sheet"
    case .fullScreen: return "full screen"
    case .overFullScreen: return "over full screen"
    case .currentContext: return "current context"
    case .overCurrentContext: return "over current context"
    case .alert where node.role == .alert: return "presented"
    default: return style.rawValue
    }
  }

  private func window(of node: ControllerNode) -> [String] {
    guard let window = node.window else { return [] }
    return (window.isKey ? ["key window"] : []) + (window.isHidden ? ["hidden window"] : [])
  }

  /// What else there is to say, as far as it is asked for.
  func facts(about node: ControllerNode) -> [String] {
    var words = window(of: node)
    if options.states {
      if let state = node.state { words.append(state.rawValue) }
      if node.view?.isLoaded == false { words.append("view not loaded") }
      if node.view?.isInWindow == false { words.append("not in window") }
    }
    if options.views, let view = node.view?.className {
      words.append("view \(options.rawNames ? view : readable(view))")
    }
    if options.addresses, let address = node.address { words.append(address) }
    if let known = options.mapScreens, !known.contains(ScreenID(node.name)),
      !node.role.isContainer, !node.isWrapper
    {
      words.append("not on the map")
    }
    if node.childrenLeftOut > 0 { words.append("\(node.childrenLeftOut) more below") }
    return words
  }

  private func readable(_ className: String) -> String {
    TypeName(mangled: className)?.text(.readable) ?? className
  }
}
