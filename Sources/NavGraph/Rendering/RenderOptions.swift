/// Everything that decides how a map looks, as one value.
public struct RenderOptions: Sendable {
  public enum Theme: String, Sendable, CaseIterable { case auto, light, dark, print }

  /// Which transitions a picture draws as lines; the others become rows in the cards.
  public enum Lines: String, Sendable, CaseIterable { case all, tree, auto }

  /// Places the boxes of a picture.
  public var layout: any LayoutEngine
  public var direction: LayoutDirection
  public var lines: Lines
  public var theme: Theme
  public var legend: Bool
  /// Heading of the picture; the graph's name where `nil` or blank.
  public var title: String?
  /// Revision of the source, shown small.
  public var revision: String?
  /// Template for links to source with `{file}` and `{line}`.
  public var link: String?
  /// Screens drawn with emphasis.
  public var highlight: Set<ScreenID>
  /// What the whole map leads to, as ``NavigationGraph/reachedScreens`` has it, where only a part of it
  /// is drawn: these screens are not called unreached. `nil` where the map is whole.
  public var reached: Set<ScreenID>?
  /// Text: only ASCII characters.
  public var ascii: Bool
  /// Text: ANSI colour sequences.
  public var color: Bool
  /// Text: columns to stay within; `nil` for no limit.
  public var width: Int?

  public init(
    layout: any LayoutEngine = TreeEngine(), direction: LayoutDirection = .leftToRight,
    lines: Lines = .auto, theme: Theme = .auto, legend: Bool = true, title: String? = nil,
    revision: String? = nil, link: String? = nil, highlight: Set<ScreenID> = [],
    reached: Set<ScreenID>? = nil, ascii: Bool = false, color: Bool = false, width: Int? = nil
  ) {
    self.layout = layout
    self.direction = direction
    self.lines = lines
    self.theme = theme
    self.legend = legend
    self.title = title
    self.revision = revision
    self.link = link
    self.highlight = highlight
    self.reached = reached
    self.ascii = ascii
    self.color = color
    self.width = width
  }

  /// What a renderer does without any flag: `TreeEngine`, no colour, no width limit.
  public static let standard = RenderOptions()

  /// What the map is called; `nil` where neither the title nor the name says anything.
  func heading(_ name: String?) -> String? {
    [title, name].compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
  }
}
