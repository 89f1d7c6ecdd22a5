/// Everything that decides how a hierarchy is printed, as one value. Which part of it is printed is
/// up to a ``HierarchyFilter`` that runs before.
public struct HierarchyRenderOptions: Hashable, Sendable {
  /// Class names as dumped instead of names for people.
  public var rawNames: Bool
  /// Addresses of controllers, which differ from run to run.
  public var addresses: Bool
  /// Appearance states, and views that are not loaded or not in the window.
  public var states: Bool
  /// Classes of the views.
  public var views: Bool
  /// Only ASCII characters.
  public var ascii: Bool
  /// ANSI colour sequences.
  public var color: Bool
  /// Columns to stay within; `nil` for no limit.
  public var width: Int?
  /// Heading of a picture.
  public var title: String?
  /// Colours of a picture.
  public var theme: RenderOptions.Theme
  /// Whether a picture explains its marks.
  public var legend: Bool
  /// Screens of a map; the others are marked as unknown to it.
  public var mapScreens: Set<ScreenID>?

  public init(
    rawNames: Bool = false, addresses: Bool = false, states: Bool = false, views: Bool = false,
    ascii: Bool = false, color: Bool = false, width: Int? = nil,
    title: String? = nil, theme: RenderOptions.Theme = .auto, legend: Bool = true,
    mapScreens: Set<ScreenID>? = nil
  ) {
    self.rawNames = rawNames
    self.addresses = addresses
    self.states = states
    self.views = views
    self.ascii = ascii
    self.color = color
    self.width = width
    self.title = title
    self.theme = theme
    self.legend = legend
    self.mapScreens = mapScreens
  }

  /// Names for people, no addresses, no colour.
  public static let standard = HierarchyRenderOptions()
}
