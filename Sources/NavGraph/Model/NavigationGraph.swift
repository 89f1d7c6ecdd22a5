/// The navigation map of an app: screens, the transitions between them, and tab bars.
///
/// A plain value. Importers make one, filters turn one into another, renderers write one.
public struct NavigationGraph: Hashable, Sendable {
  public var name: String?
  /// Where the app starts. Order is kept; every entry should be one of `screens`.
  public var entry: [ScreenID]
  public var screens: [Screen]
  public var transitions: [Transition]
  public var tabs: [TabBar]
  public var diagnostics: [Diagnostic]
  /// Fields of the input that navviz does not know, in the order of the input.
  public var extra: [JSONMember]

  public init(
    name: String? = nil, entry: [ScreenID] = [], screens: [Screen] = [],
    transitions: [Transition] = [], tabs: [TabBar] = [], diagnostics: [Diagnostic] = [],
    extra: [JSONMember] = []
  ) {
    self.name = name
    self.entry = entry
    self.screens = screens
    self.transitions = transitions
    self.tabs = tabs
    self.diagnostics = diagnostics
    self.extra = extra
  }

  /// The screens by id; the first one where an id is repeated.
  ///
  /// - Complexity: O(screens). Keep the result where it is needed more than once.
  public func screensByID() -> [ScreenID: Screen] {
    Dictionary(screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { screens.isEmpty && transitions.isEmpty }
}
