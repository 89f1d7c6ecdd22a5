/// Types that are declared where nothing is read, in Objective-C or in a package.
extension Program {
  /// Letters with which the names of Apple's controllers begin.
  private static let frameworks: Set = [
    "AS", "AV", "CN", "EK", "GK", "IN", "LP", "MF", "MK", "MP", "NC", "NS", "PH", "PK", "QL", "RP",
    "SC", "SF", "SK", "SL", "UI", "VN", "WK",
  ]

  /// Whether a class that is only extended here is a controller of the app: its extensions act for it, and
  /// it is a screen like any other.
  static func isUnreadController(_ name: String) -> Bool {
    role(ofExternal: name) == .controller && !frameworks.contains(String(name.prefix(2)))
  }
}
