/// What a line of a hierarchy tree says about its controller.
struct HierarchyLabel {
  let snapshot: HierarchySnapshot
  let options: HierarchyRenderOptions
  let art: TreeArt

  /// - Parameter hidesChildren: how many children are left out below.
  func write(_ row: HierarchyOutline.Row, hidesChildren: Int, to line: inout StyledLine) {
    let node = snapshot[row.index]
    let outer = snapshot[row.outer]
    let isVisible = node.isVisible || outer.isVisible
    line.add((isVisible ? art.visible : art.hidden) + " ", isVisible ? .visible : .dim)
    line.add(name(of: node), isVisible ? .strong : .plain, isName: true)
    if let title = node.title ?? outer.title, !title.isEmpty {
      line.add(" ", .plain)
      line.add("\"\(title)\"", .plain, isName: true)
    }
    var details = kind(of: node) + place(of: outer) + window(of: node)
    details += facts(about: node)
    if hidesChildren > 0 { details.append("\(hidesChildren) more below") }
    for detail in details {
      line.add(art.separator, .dim)
      line.add(detail, .dim)
    }
  }

  private func name(of node: ControllerNode) -> String {
    options.rawNames ? node.className : node.name
  }

  /// What the controller is for.
  private func kind(of node: ControllerNode) -> [String] {
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
    if node.isTop, let parent = node.parent, snapshot.contained(in: parent).count > 1 {
      words.append("top")
    }
    return words
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

  private func facts(about node: ControllerNode) -> [String] {
    var words: [String] = []
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
    return words
  }

  private func readable(_ className: String) -> String {
    TypeName(mangled: className)?.text(.readable) ?? className
  }
}
