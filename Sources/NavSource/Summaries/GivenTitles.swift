/// Titles that views put on views of the project: `ItemScreen().navigationTitle("Item")`. Each is that of
/// the view that it is put on where that is a screen, else of the screen of which it is a part.
struct GivenTitles {
  /// What each view was called, by its type; `nil` where it was called several things.
  private var receivers: [Int: String?] = [:]
  /// What each view has called the first of the views that it shows.
  private var parts: [Int: (title: String, receiver: Int)] = [:]

  mutating func give(_ title: String, to receiver: TypeSymbol, by giver: TypeSymbol?) {
    let known = receivers[receiver.index]
    receivers[receiver.index] = .some(known == nil || known == .some(title) ? title : nil)
    guard let giver, parts[giver.index] == nil else { return }
    parts[giver.index] = (title, receiver.index)
  }

  func title(of type: Int, isScreen: (Int) -> Bool) -> String? {
    if let title = receivers[type] ?? nil { return title }
    guard let part = parts[type], !isScreen(part.receiver) else { return nil }
    return part.title
  }
}
