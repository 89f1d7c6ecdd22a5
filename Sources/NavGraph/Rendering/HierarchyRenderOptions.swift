/// Everything that decides how a hierarchy is printed, as one value.
public struct HierarchyRenderOptions: Hashable, Sendable {
  /// Class names as dumped instead of names for people.
  public var rawNames: Bool
  /// Keep the wrappers that are folded into what they wrap.
  public var wrappers: Bool
  /// Addresses of controllers, which differ from run to run.
  public var addresses: Bool
  /// Appearance states, and views that are not loaded or not in the window.
  public var states: Bool
  /// Classes of the views.
  public var views: Bool
  /// Only what a person sees now, with what leads there.
  public var visibleOnly: Bool
  /// Levels to print; `nil` for all. The roots are level 1.
  public var maxDepth: Int?
  /// Only ASCII characters.
  public var ascii: Bool
  /// ANSI colour sequences.
  public var color: Bool
  /// Columns to stay within; `nil` for no limit.
  public var width: Int?
  /// Screens of a map; the others are marked as unknown to it.
  public var mapScreens: Set<ScreenID>?

  public init(
    rawNames: Bool = false, wrappers: Bool = false, addresses: Bool = false,
    states: Bool = false, views: Bool = false, visibleOnly: Bool = false, maxDepth: Int? = nil,
    ascii: Bool = false, color: Bool = false, width: Int? = nil,
    mapScreens: Set<ScreenID>? = nil
  ) {
    self.rawNames = rawNames
    self.wrappers = wrappers
    self.addresses = addresses
    self.states = states
    self.views = views
    self.visibleOnly = visibleOnly
    self.maxDepth = maxDepth
    self.ascii = ascii
    self.color = color
    self.width = width
    self.mapScreens = mapScreens
  }

  /// Names for people, folded wrappers, no addresses, no colour.
  public static let standard = HierarchyRenderOptions()
}
