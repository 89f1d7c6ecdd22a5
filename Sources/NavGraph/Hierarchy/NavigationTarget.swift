/// Which navigation controller a push from anywhere would reach now, and why.
public struct NavigationTarget: Hashable, Sendable {
  /// Index of the navigation controller in the snapshot's nodes; `nil` where there is none.
  public var controller: Int?
  /// From the root down to the controller, both included.
  public var path: [Int]
  /// Whether a modal without a stack of its own covers it, so that a person would not see the push.
  public var isCovered: Bool
  /// The decisions, one sentence each, in the order in which they were taken.
  public var reasons: [String]
}

extension HierarchySnapshot {
  /// Finds the navigation controller that receives a push now.
  ///
  /// The key window comes first; in it the modal on top; in that, depth first, the selected tab
  /// and what is on screen; of stacks inside stacks the innermost, since it holds the screen that a
  /// person sees. A modal without a stack is passed over, and said so.
  ///
  /// - Complexity: O(controllers).
  public func navigationTarget() -> NavigationTarget {
    var search = NavigationSearch(snapshot: self)
    return search.run()
  }
}

private struct NavigationSearch {
  let snapshot: HierarchySnapshot
  private let leads: [Bool]
  private var reasons: [String] = []

  init(snapshot: HierarchySnapshot) {
    self.snapshot = snapshot
    leads = snapshot.leadsToScreen()
  }

  mutating func run() -> NavigationTarget {
    for (rank, root) in rankedRoots().enumerated() {
      if rank > 0 { reasons.append("Next window: \(name(root)).") }
      var isCovered = false
      for layer in layers(from: root).reversed() {
        if let stack = innermostStack(below: layer) {
          reasons.append("A push goes to \(name(stack)), \(depthText(stack)).")
          return NavigationTarget(
            controller: stack, path: path(to: stack), isCovered: isCovered, reasons: reasons)
        }
        if layer != root {
          isCovered = true
          reasons.append(
            "\(name(layer)) has no navigation controller; a push would happen underneath it.")
        }
      }
      reasons.append("No navigation controller under \(name(root)).")
    }
    return NavigationTarget(controller: nil, path: [], isCovered: false, reasons: reasons)
  }

  private func name(_ index: Int) -> String { snapshot.nodes[index].name }

  private func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = index
    while let current = next {
      path.append(current)
      next = snapshot.nodes[current].parent
    }
    return path.reversed()
  }

  private func depthText(_ stack: Int) -> String {
    let count = snapshot.contained(in: stack).count
    guard let top = snapshot.contained(in: stack).last else { return "which is empty" }
    return "which holds \(count) \(count == 1 ? "screen" : "screens"), on top \(name(top))"
  }

  // MARK: Windows

  /// The key window first, then those of active scenes, then the others; hidden ones never.
  private mutating func rankedRoots() -> [Int] {
    func rank(_ index: Int) -> Int {
      let node = snapshot.nodes[index]
      if node.window?.isKey ?? false { return 0 }
      return node.scene?.state == "foregroundActive" ? 1 : 2
    }
    let visible = snapshot.roots.filter { !(snapshot.nodes[$0].window?.isHidden ?? false) }
    let ranked = visible.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    guard let first = ranked.first else {
      reasons.append("Every window is hidden.")
      return []
    }
    if ranked.count == 1 {
      reasons.append("\(name(first)) is the only root.")
    } else {
      let why = ["is the root of the key window", "is the root of a window in an active scene"]
      let rank = rank(first)
      reasons.append("\(name(first)) \(rank < 2 ? why[rank] : "is the first of the roots").")
    }
    return ranked
  }

  // MARK: Modals

  /// The root and the modals on top of it, the lowest first.
  private mutating func layers(from root: Int) -> [Int] {
    var layers = [root]
    while let last = layers.last, let modal = modal(on: last) {
      let style = snapshot.nodes[modal].style.map { " (\($0.rawValue))" } ?? ""
      reasons.append("\(name(modal)) is presented on top\(style).")
      layers.append(modal)
    }
    return layers
  }

  /// The first modal that the layer or something shown in it presents.
  private func modal(on layer: Int) -> Int? {
    var pending = [layer]
    while let index = pending.popLast() {
      let modals = snapshot.presented(by: index).filter {
        snapshot.nodes[$0].state != .disappearing
      }
      if let modal = modals.last(where: { leads[$0] }) ?? modals.last { return modal }
      pending += branches(of: index).reversed()
    }
    return nil
  }

  // MARK: Stacks

  /// The children that a search goes into: the selected tab, the top of a stack, elsewhere those
  /// on screen first.
  private func branches(of index: Int) -> [Int] {
    let children = snapshot.contained(in: index)
    switch snapshot.nodes[index].role {
    case .tabBar:
      let selected = children.filter { snapshot.nodes[$0].isSelected }
      return selected.isEmpty ? Array(children.prefix(1)) : selected
    case .navigation: return Array(children.suffix(1))
    default:
      return children.filter { leads[$0] } + children.filter { !leads[$0] }
    }
  }

  /// The first stack, depth first; then the stacks inside its top screen.
  private mutating func innermostStack(below layer: Int) -> Int? {
    var found: Int?
    var pending = [layer]
    while let index = pending.popLast() {
      let role = snapshot.nodes[index].role
      if role == .navigation {
        if let outer = found {
          reasons.append("\(name(index)) is inside the top screen of \(name(outer)).")
        }
        found = index
        pending = []
      }
      if role == .tabBar { explainTab(of: index) }
      pending += branches(of: index).reversed()
    }
    return found
  }

  private mutating func explainTab(of index: Int) {
    let tabs = snapshot.contained(in: index)
    guard let tab = branches(of: index).first, let place = tabs.firstIndex(of: tab) else { return }
    let isKnown = snapshot.nodes[tab].isSelected
    reasons.append(
      "\(name(index)): tab \(place + 1) of \(tabs.count), \(name(tab)), "
        + (isKnown ? "is selected." : "is taken, since nothing tells which one is selected."))
  }
}
