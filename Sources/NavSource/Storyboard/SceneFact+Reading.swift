extension SceneFact {
  /// Reads the attributes of a controller's element.
  init(_ element: String, _ attributes: [String: String], at place: StoryboardFacts.Place) {
    id = attributes["id"] ?? ""
    self.element = element
    customClass = attributes["customClass"].map(Self.className)
    customModule = attributes["customModule"]
    isOfTarget = attributes["customModuleProvider"] == "target"
    identifier = attributes["storyboardIdentifier"]
    title = attributes["title"]
    presentationStyle = attributes["modalPresentationStyle"]
    at = place
    if element.hasSuffix("ontrollerPlaceholder") {
      reference = ReferenceFact(
        storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"],
        bundle: attributes["bundleIdentifier"])
    }
  }

  /// The name of a class without its module: `_TtC4Shop8ItemPage` and `Shop.ItemPage` are `ItemPage`.
  static func className(_ written: String) -> String {
    guard written.hasPrefix("_TtC") else {
      return written.split(separator: ".").last.map(String.init) ?? written
    }
    var rest = written.dropFirst(4).drop { !$0.isNumber }
    var names: [Substring] = []
    while let count = Int(rest.prefix { $0.isNumber }) {
      rest = rest.drop { $0.isNumber }
      names.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return names.dropFirst().joined(separator: ".").isEmpty
      ? written : names.dropFirst().joined(separator: ".")
  }

  /// `openHelp:` calls `openHelp`.
  static func function(of selector: String) -> String {
    String(selector.prefix { $0 != ":" })
  }

  /// `mostRecent` as a person reads it: Most Recent.
  static func words(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result.append(" ") }
      result += result.isEmpty ? character.uppercased() : String(character)
    }
    return result
  }
}

extension SegueFact {
  /// Reads the attributes of a `<segue>`.
  init(_ attributes: [String: String], source: String, at place: StoryboardFacts.Place) {
    id = attributes["id"]
    identifier = attributes["identifier"]
    kind = attributes["kind"] ?? "show"
    destination = attributes["destination"]
    customClass = attributes["customClass"].map(SceneFact.className)
    relationship = attributes["relationship"]
    presentationStyle = attributes["modalPresentationStyle"]
    unwindAction = attributes["unwindAction"]
    creationAction = attributes["destinationCreationSelector"]
    self.source = source
    at = place
  }
}
