/// A directed edge between two screens.
public struct Transition: Hashable, Sendable {
  /// A screen, or ``ScreenID/anywhere``.
  public var from: ScreenID
  /// A screen, or a reserved target such as ``ScreenID/previous`` or `alert:Title`.
  public var to: ScreenID
  public var kind: TransitionKind
  /// What the user or the code does to start it.
  public var trigger: String?
  /// The call or modifier that starts it.
  public var api: String?
  /// Types and functions between the source screen and the call, outermost first.
  public var via: [String]
  /// A container put around the target, such as `UINavigationController`.
  public var wraps: String?
  /// Compile-time or run-time condition.
  public var condition: String?
  public var confidence: Confidence
  /// Where it was read, sorted; a segue has the storyboard's place and the code's.
  public var origins: [Origin]
  /// Its place among the transitions that begin at one location, as the source has them: the cases of
  /// one `sheet(item:)`, the controllers of one list; from 0.
  public var rank: Int
  /// Fields of the input that navviz does not know, in the order of the input.
  public var extra: [JSONMember]

  public init(
    from: ScreenID, to: ScreenID, kind: TransitionKind, trigger: String? = nil,
    api: String? = nil, via: [String] = [], wraps: String? = nil, condition: String? = nil,
    confidence: Confidence = .declared, origins: [Origin] = [], rank: Int = 0,
    extra: [JSONMember] = []
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.trigger = trigger
    self.api = api
    self.via = via
    self.wraps = wraps
    self.condition = condition
    self.confidence = confidence
    self.origins = origins
    self.rank = rank
    self.extra = extra
  }

  /// The first place in order, where there is one.
  public var location: InputLocation? { origins.first?.location }
}

/// One tab of a tab bar.
public struct Tab: Hashable, Sendable {
  public var to: ScreenID
  public var label: String?
  /// Symbol or image name.
  public var icon: String?
  public var extra: [JSONMember]

  public init(
    to: ScreenID, label: String? = nil, icon: String? = nil, extra: [JSONMember] = []
  ) {
    self.to = to
    self.label = label
    self.icon = icon
    self.extra = extra
  }
}

/// The tabs of one container, in the order on screen.
public struct TabBar: Hashable, Sendable {
  public var container: ScreenID
  public var order: [Tab]
  public var extra: [JSONMember]

  public init(container: ScreenID, order: [Tab], extra: [JSONMember] = []) {
    self.container = container
    self.order = order
    self.extra = extra
  }
}
