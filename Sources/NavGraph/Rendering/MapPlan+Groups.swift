extension MapPlan {
  /// The groups that the map declares; without any, one for each tab.
  func grouped() -> (groups: [Group], groupOf: [Int?]) {
    var groups: [Group] = []
    var groupOf: [Int?] = Array(repeating: nil, count: screens.count)
    var numbers: [String: Int] = [:]
    let declared = declaredGroups
    for (screen, key, name) in declared.isEmpty ? tabGroups : declared {
      let number = numbers[key] ?? groups.count
      if numbers[key] == nil {
        numbers[key] = number
        groups.append(Group(name: name, members: []))
      }
      groups[number].members.append(screen)
      groupOf[screen] = number
    }
    return (groups, groupOf)
  }

  private typealias Membership = (screen: Int, key: String, name: String)

  private var declaredGroups: [Membership] {
    readingOrder.compactMap { screen in
      screens[screen].group.flatMap { $0.isEmpty ? nil : (screen, $0, $0) }
    }
  }

  private var tabGroups: [Membership] {
    var result: [Membership] = []
    var key: [String?] = Array(repeating: nil, count: screens.count)
    var usedNames: Set<String> = []
    var nameOfKey: [String: String] = [:]
    for screen in readingOrder {
      guard let index = treeWay[screen] else { continue }
      let way = ways[index]
      if let above = key[way.from] {
        key[screen] = above
      } else if way.tab != nil || way.transition.kind == .tab {
        let own = screens[screen].id.rawValue
        key[screen] = own
        let label = way.tab.flatMap { $0.labels.count == 1 ? $0.label : nil } ?? names[screen]
        let name = ScreenNames.isBlank(label) ? own : label
        nameOfKey[own] =
          [name, names[screen]].first { usedNames.insert($0).inserted }
          ?? "\(name) · \(own)"
      }
      if let own = key[screen] { result.append((screen, own, nameOfKey[own] ?? own)) }
    }
    return result
  }
}
