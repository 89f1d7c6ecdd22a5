extension SVGCard {
  /// The ways out as rows: tabs in the order on screen, then the others.
  static func rows(of screen: Int, in plan: MapPlan, tabs: [Tab]) -> [Row] {
    var result: [(place: Int, row: Row)] = []
    var tabRows: Set<TabKey> = []
    let tabCounts = Dictionary(tabs.map { (TabKey($0), 1) }, uniquingKeysWith: +)
    let shared = sharedNames(of: screen, in: plan)
    for index in plan.waysOut[screen] {
      let way = plan.ways[index]
      var count = way.count
      if let tab = way.tab {
        let key = TabKey(Tab(to: way.transition.to, label: tab.label))
        tabRows.insert(key)
        count = max(count, tabCounts[key] ?? 0)
      }
      let place = way.tab?.place ?? .max
      result.append((place, row(for: index, in: plan, count: count, shared: shared)))
    }
    for (place, tab) in tabs.enumerated() where tabRows.insert(TabKey(tab)).inserted {
      let row = row(for: tab, in: plan, count: tabCounts[TabKey(tab)] ?? 1)
      let before = result.firstIndex { $0.place > place } ?? result.count
      result.insert((place, row), at: before)
    }
    return result.map(\.row)
  }

  /// Tabs that a reader cannot tell apart.
  private struct TabKey: Hashable {
    var to: ScreenID
    var label: String

    init(_ tab: Tab) {
      to = tab.to
      label = tab.label.flatMap { ScreenNames.isBlank($0) ? nil : $0 } ?? ""
    }
  }

  private static func name(of way: MapPlan.Way) -> String? {
    (way.tab?.label ?? way.transition.trigger).flatMap { ScreenNames.isBlank($0) ? nil : $0 }
  }

  /// Names of several ways out with different targets.
  private static func sharedNames(of screen: Int, in plan: MapPlan) -> Set<String> {
    var targets: [String: ScreenID] = [:]
    var shared: Set<String> = []
    for index in plan.waysOut[screen] {
      guard let name = name(of: plan.ways[index]) else { continue }
      let target = plan.ways[index].transition.to
      if targets.updateValue(target, forKey: name).map({ $0 != target }) ?? false {
        shared.insert(name)
      }
    }
    return shared
  }

  private static func text(
    _ parts: [String], mark: String = "", joint: String = "", count: Int
  ) -> SVGCardText {
    SVGCardText(
      mark: mark, parts, joint: joint, suffix: count > 1 ? " ×\(count)" : "", size: rowSize)
  }

  /// A tab whose screen another tab of the bar leads to as well.
  private static func row(for tab: Tab, in plan: MapPlan, count: Int) -> Row {
    let to = plan.index[tab.to]
    let name = to.map { plan.names[$0] } ?? tab.to.rawValue
    let label = tab.label.flatMap { ScreenNames.isBlank($0) ? nil : $0 }
    let text: SVGCardText =
      if let label, label != name, to != nil {
        text([label, name], joint: " ↗ ", count: count)
      } else {
        text([label ?? name], mark: to == nil ? "" : "↗ ", count: count)
      }
    return Row(way: nil, tab: to, line: text, reference: text)
  }

  private static func row(
    for index: Int, in plan: MapPlan, count: Int, shared: Set<String>
  ) -> Row {
    let way = plan.ways[index]
    let name = name(of: way)
    guard let to = way.to else {
      let target = ScreenNames.reserved(way.transition.to)
      let parts = name == target ? [target] : [name, target].compactMap { $0 }
      let said = text(parts, joint: ": ", count: count)
      return Row(way: index, line: said, reference: said)
    }
    let target = plan.names[to]
    if to == way.from {
      let said = text([name ?? target], mark: "↻ ", count: count)
      return Row(way: index, line: said, reference: said)
    }
    guard let name, name != target else {
      return Row(
        way: index, line: text([target], count: count),
        reference: text([target], mark: "↗ ", count: count))
    }
    // Lines that leave beside each other are told apart by where they go.
    let line = text(shared.contains(name) ? [name, target] : [name], joint: ": ", count: count)
    return Row(
      way: index, line: line, reference: text([name, target], joint: " ↗ ", count: count))
  }
}
