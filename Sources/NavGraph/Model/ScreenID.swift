/// The name by which a graph knows a screen: the type name as a person would write it.
///
/// A few reserved values stand for places without a type of their own; see ``isReserved``.
public struct ScreenID: RawRepresentable, Hashable, Sendable, Comparable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { rawValue = name }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }

  /// Orders bytewise, so that sorted output is the same in every locale.
  public static func < (left: ScreenID, right: ScreenID) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

extension ScreenID {
  /// Source of a transition that starts wherever the user is: a notification, a URL.
  public static let anywhere: ScreenID = "@anywhere"
  /// The screen below on the navigation stack.
  public static let previous: ScreenID = "@previous"
  /// The screen that presented this one.
  public static let presenter: ScreenID = "@presenter"
  /// The root of the navigation stack.
  public static let root: ScreenID = "@root"
  /// Another copy of the same screen.
  public static let itself: ScreenID = "@self"
  /// A screen that the importer could not name.
  public static let unknown: ScreenID = "@unknown"

  private static let reservedNames: Set<String> = [
    "@anywhere", "@previous", "@presenter", "@root", "@self", "@unknown",
  ]
  private static let reservedPrefixes = ["alert:", "url:", "system:"]

  /// Whether the value stands for a place that needs no entry in `screens`.
  ///
  /// Graph JSON that declares a screen of that name is refused; in a graph made in memory the
  /// declaration wins.
  public var isReserved: Bool {
    isPlace
      || Self.reservedPrefixes.contains { rawValue.hasPrefix($0) }
  }

  /// Whether the value is one of the reserved names that begin with `@`.
  var isPlace: Bool { Self.reservedNames.contains(rawValue) }
}
