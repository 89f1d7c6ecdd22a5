/// Where reading a map begins: text and pictures show its parts in one order.
extension NavigationGraph {
  /// Screens that another screen leads to, by a tab or any way but one back.
  var entered: Set<ScreenID> {
    let known = Set(screens.map(\.id))
    var entered: Set<ScreenID> = []
    for way in transitions
    where known.contains(way.from) && way.to != way.from && !way.kind.isWayBack {
      entered.insert(way.to)
    }
    for bar in tabs where known.contains(bar.container) {
      entered.formUnion(bar.order.map(\.to).filter { $0 != bar.container })
    }
    return entered
  }

  /// The entries among the screens, in their order, each replaced by the app or window that opens it
  /// where nothing opens that.
  ///
  /// - Parameter entered: what ``entered`` says.
  func starts(among known: Set<ScreenID>, entered: Set<ScreenID>) -> [ScreenID] {
    let entries = Set(entry)
    var launchers: Set<ScreenID> = []
    for screen in screens where [.app, .window].contains(screen.kind) {
      if !entered.contains(screen.id), !entries.contains(screen.id) { launchers.insert(screen.id) }
    }
    var launcher: [ScreenID: ScreenID] = [:]
    for way in transitions
    where launchers.contains(way.from) && entries.contains(way.to) && !way.kind.isWayBack {
      launcher[way.to] = min(way.from, launcher[way.to] ?? way.from)
    }
    var seen: Set<ScreenID> = []
    return entry.filter(known.contains).map { launcher[$0] ?? $0 }
      .filter { seen.insert($0).inserted }
  }

  /// Screens that no other leads to: those that lead to a screen, and those that stand alone.
  ///
  /// - Parameter entered: what ``entered`` says.
  func free(among screens: [ScreenID], entered: Set<ScreenID>)
    -> (leading: [ScreenID], alone: [ScreenID])
  {
    let known = Set(screens)
    var leading: Set<ScreenID> = []
    for way in transitions where known.contains(way.to) && way.to != way.from {
      leading.insert(way.from)
    }
    for bar in tabs where !bar.order.isEmpty { leading.insert(bar.container) }
    let free = screens.filter { !entered.contains($0) }
    return (free.filter(leading.contains), free.filter { !leading.contains($0) })
  }
}
