/// Names of screens as people say them.
enum ScreenNames {
  private static let suffixes = ["ViewController", "Controller", "Screen", "View"]
  /// Names that say nothing without the type around them.
  private static let vague: Set<String> = ["Main", "Root", "Content", "Body", "Home", "Detail"]

  /// One name per screen: the title, else what the id says. Two screens never share a name that
  /// comes from an id.
  static func names(of screens: [Screen]) -> [String] {
    let short = screens.map { screen in
      if let title = screen.title, !isBlank(title), title != screen.id.rawValue { return title }
      return spoken(screen.id.rawValue)
    }
    var uses: [String: Int] = [:]
    var usesByOne: [String: Int] = [:]
    for (screen, name) in zip(screens, short) {
      uses[name, default: 0] += 1
      if twinOf(screen.id) == nil { usesByOne[name, default: 0] += 1 }
    }
    let isTitled = screens.map { screen in
      screen.title.map { !isBlank($0) && $0 != screen.id.rawValue } ?? false
    }
    var places: [String: [Substring]] = [:]
    for (index, name) in short.enumerated() where uses[name] != 1 && !isTitled[index] {
      if let place = twinOf(screens[index].id) { places[name, default: []].append(place) }
    }
    let telling = places.mapValues(TwinPlaces.init)
    return screens.indices.map { index in
      let (id, name) = (screens[index].id, short[index])
      if uses[name] == 1 || isTitled[index] { return name }
      // `Home@Watch` beside `Home`: the place tells them apart.
      if let place = twinOf(id) { return "\(name) (\(telling[name]?.short(place) ?? place))" }
      return usesByOne[name] == 1 ? name : id.rawValue
    }
  }

  /// The place that tells one of several types of one name from the others.
  private static func twinOf(_ id: ScreenID) -> Substring? {
    guard let at = id.rawValue.lastIndex(of: "@"), at != id.rawValue.startIndex else { return nil }
    let place = id.rawValue[id.rawValue.index(after: at)...]
    return place.isEmpty ? nil : place
  }

  /// `MovieDetailViewController` as `Movie Detail`; what is no plain type name stays as it is.
  static func spoken(_ id: String) -> String {
    var name = Substring(id)
    if let at = name.firstIndex(of: "@"), at != name.startIndex { name = name[..<at] }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, name.utf8.count <= 200 else { return isBlank(id) ? "(no name)" : id }
    let parts = name.split(separator: ".").map { words(of: stripped($0)) }
    guard let last = parts.last else { return isBlank(id) ? "(no name)" : id }
    if parts.count > 1, vague.contains(last) { return parts.suffix(2).joined(separator: " · ") }
    return last
  }

  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.value < 0x20 }
  }

  private static func stripped(_ name: Substring) -> Substring {
    // Not even half of it says anything alone.
    if name == "ViewController" { return name }
    for suffix in suffixes where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
      return name.dropLast(suffix.count)
    }
    return name
  }

  private static func words(of name: Substring) -> String {
    let letters = Array(name)
    var result = ""
    for (index, letter) in letters.enumerated() {
      if letter == "_" {
        if !result.isEmpty { result += " " }
        continue
      }
      if index > 0, letter.isUppercase, letters[index - 1] != "_" {
        let before = letters[index - 1]
        let endsWord = before.isLowercase || before.isNumber
        let startsWord =
          before.isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
          // The s of a plural belongs to its capitals: `VCs`.
          && !(letters[index + 1] == "s" && index + 2 == letters.count)
        if endsWord || startsWord { result += " " }
      }
      result.append(letter)
    }
    if let first = result.first, first.isLowercase {
      result = first.uppercased() + result.dropFirst()
    }
    return result.isEmpty ? String(name) : result
  }

  /// What a target without a screen is called: `alert:Sign out?` as `Sign out?`.
  static func reserved(_ target: ScreenID) -> String {
    switch target {
    case .previous: return "Back"
    case .presenter: return "Close"
    case .root: return "Back to the start"
    case .itself: return "Again"
    case .unknown: return "Unknown"
    case .anywhere: return "Anywhere"
    default: break
    }
    for prefix in ["alert:", "url:", "system:"] where target.rawValue.hasPrefix(prefix) {
      let rest = String(target.rawValue.dropFirst(prefix.count))
      return isBlank(rest) ? String(prefix.dropLast()) : rest
    }
    return target.rawValue
  }
}
