extension HierarchySnapshot {
  /// Works out from classes, views, order and states what a dump does not say: roles, relations,
  /// the selected tab, the top of each stack, and what a person sees now.
  ///
  /// - Complexity: O(controllers).
  package mutating func inferMarks() {
    inferHostedScreens()
    inferRoles()
    inferRelations()
    inferTops()
    inferSelection()
    inferVisibility()
  }

  /// A subclass of a hosting controller names no content, but its view does.
  private mutating func inferHostedScreens() {
    // There are few classes of views, however many controllers there are.
    var known: [String: HostingView] = [:]
    for index in nodes.indices {
      guard [.other, .hosting].contains(nodes[index].role),
        let view = nodes[index].view?.className
      else { continue }
      let hosting = known[view] ?? HostingView(view)
      known[view] = hosting
      guard case .hosting(let screen) = hosting else { continue }
      self[index].role = .hosting
      if let screen, !screen.isOfFramework {
        self[index].name = screen.name
        self[index].module = screen.module
        self[index].isWrapper = false
      }
    }
  }

  /// Roles that the class name left open and the class of the view tells.
  private mutating func inferRoles() {
    // Children stand behind their parents, so walking backwards meets them first.
    for index in nodes.indices.reversed() where nodes[index].role == .other {
      switch nodes[index].view?.className {
      case "_UIPageViewControllerContentView": self[index].role = .page
      case "_UISplitViewControllerPanelImplView", "UISplitViewControllerPanelImplView":
        self[index].role = .split
      case "_UIAlertControllerView", "_UIAlertControllerPhoneTVMacView": self[index].role = .alert
      case "UILayoutContainerView": self[index].role = layoutRole(of: index)
      default: break
      }
    }
  }

  /// Stacks and tab bars have the same class of view. No stack holds another one, or shows
  /// anything but its top.
  private func layoutRole(of index: Int) -> ControllerRole {
    let words = ["TabBar", "Tabbar", "TabController", "TabViewController", "TabsController"]
    let children = contained(in: index)
    let isTabBar =
      words.contains { nodes[index].name.contains($0) }
      || children.contains { nodes[$0].role == .navigation }
      || children.dropLast().contains {
        nodes[$0].state == .appeared && nodes[$0].mayBeOnScreen
      }
    return isTabBar ? .tabBar : .navigation
  }

  private mutating func inferRelations() {
    for index in nodes.indices where !nodes[index].childIndices.isEmpty {
      let relation: ControllerRelation =
        switch nodes[index].role {
        case .navigation: .stacked
        case .tabBar: .tab
        case .split: .column
        default: .child
        }
      var position = 0
      for child in contained(in: index) {
        self[child].relation = relation
        if relation != .child {
          self[child].index = position
          position += 1
        }
      }
    }
  }

  /// The last on every stack.
  mutating func inferTops() {
    for index in nodes.indices where nodes[index].role == .navigation {
      if let top = contained(in: index).last(where: { nodes[$0].relation == .stacked }) {
        self[top].isTop = true
      }
    }
  }

  /// The tab that is on screen. Where no state tells, the only one with a loaded view; else none.
  private mutating func inferSelection() {
    for index in nodes.indices where nodes[index].role == .tabBar {
      let tabs = contained(in: index)
      let shown = tabs.first { nodes[$0].state != nil && nodes[$0].mayBeOnScreen }
      let loaded = tabs.filter { nodes[$0].view?.isLoaded ?? false }
      if let selected = shown ?? (loaded.count == 1 ? loaded.first : nil) {
        self[selected].isSelected = true
      }
    }
  }

  /// Marks what a person sees: from each root down, a modal before what it covers, the selected
  /// tab, the top of the stack, and elsewhere every child that is on screen.
  mutating func inferVisibility() {
    let leads = leadsToScreen()
    var pending = roots.filter { !(nodes[$0].window?.isHidden ?? false) }
    while let index = pending.popLast() {
      if nodes[index].mayBeOnScreen { self[index].isVisible = true }
      if let modal = front(of: index, leads) {
        pending.append(modal)
      } else if nodes[index].mayBeOnScreen {
        pending += shown(in: index)
      }
    }
  }

  /// The modal on top of a controller, unless it is on its way out.
  private func front(of index: Int, _ leads: [Bool]) -> Int? {
    presented(by: index).last { leads[$0] && nodes[$0].state != .disappearing }
  }

  /// The contained children that are on screen when their parent is.
  func shown(in index: Int) -> [Int] {
    let children = contained(in: index)
    switch nodes[index].role {
    case .tabBar: return children.filter { nodes[$0].isSelected }
    case .navigation: return children.filter { nodes[$0].isTop && nodes[$0].mayBeOnScreen }
    default: return children.filter { nodes[$0].mayBeOnScreen }
    }
  }

  /// For every controller whether it or one below it may be on screen.
  func leadsToScreen() -> [Bool] {
    var leads = nodes.map(\.mayBeOnScreen)
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent, leads[index] { leads[parent] = true }
    }
    return leads
  }
}

/// What the class of a view says of the controller around it.
private enum HostingView {
  case other
  /// SwiftUI fills the view, with this screen where the class names it.
  case hosting(ScreenContent?)

  init(_ className: String) {
    let isHosting = className.contains("_UIHostingView")
    self = isHosting ? .hosting(ScreenContent(ofHostingView: className)) : .other
  }
}
