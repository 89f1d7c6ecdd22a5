extension FunctionFact {
  private static let launchLabels: NameSet = [
    "willConnectTo", "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions",
  ]

  /// Whether it is a method of a delegate that is called when the app starts.
  var isLaunch: Bool {
    name == "applicationDidFinishLaunching"
      || parameters.contains { $0.label.map { Self.launchLabels.contains($0) } == true }
  }

  /// What has happened when a delegate's method is called, whose name and first parameter are the
  /// sender: `tableView(_: UITableView, didSelectRowAt:)` is "select row", and
  /// `searchBarSearchButtonClicked(_: UISearchBar)` is "search".
  var delegateEvent: String? {
    guard let first = parameters.first, first.label == nil, let sender = first.type.name else {
      return nil
    }
    var names = Self.words(of: sender)[...]
    let words = Self.words(of: name)
    let rest = words.drop { word in
      guard let place = names.firstIndex(of: word) else { return false }
      names = names[(place + 1)...]
      return true
    }
    guard rest.count < words.count || parameters.count > 1 else { return nil }
    // `@objc func buttonTapped(_ sender: UIButton)` is what its button does.
    if parameters.count == 1, attributes.contains(where: { Self.actions.contains($0.name) }) {
      return nil
    }
    if parameters.count > 1 {
      let isSender = rest.isEmpty || sender.lowercased().hasSuffix(name.lowercased())
      guard isSender, let label = parameters[1].label else { return nil }
      return Self.event(Self.words(of: label))
    }
    return rest.isEmpty ? nil : Self.event(Array(rest), isDoneByButton: true)
  }

  private static let actions: NameSet = ["objc", "IBAction"]

  private static func event(_ words: [String], isDoneByButton: Bool = false) -> String {
    var words = words
    if words.count > 1, ["did", "will", "should", "was"].contains(words[0]) { words.removeFirst() }
    let prepositions = ["at", "for", "with", "from", "to", "in"]
    if words.count > 1, prepositions.contains(words[words.count - 1]) { words.removeLast() }
    if isDoneByButton, words.count > 2, words.suffix(2) == ["button", "clicked"] {
      words.removeLast(2)
    }
    return words.joined(separator: " ")
  }

  /// The words of a name in camel case, in small letters: `UITableView` is "ui table view".
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if words.isEmpty || letter.isUppercase && (isAfterSmall || isBeforeSmall) {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1] += letter.lowercased()
      }
    }
    return words
  }
}
