/// What a screen is: an open set, so a kind that navviz does not know is kept as it is.
public struct ScreenKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// A `View` or `UIViewController` that fills a navigation slot.
  public static let screen: ScreenKind = "screen"
  /// A tab bar.
  public static let tabs: ScreenKind = "tabs"
  /// A navigation stack.
  public static let stack: ScreenKind = "stack"
  /// A split view.
  public static let split: ScreenKind = "split"
  /// A page controller.
  public static let page: ScreenKind = "page"
  /// A window or scene.
  public static let window: ScreenKind = "window"
  /// The `App`, application delegate or scene delegate.
  public static let app: ScreenKind = "app"
  /// A screen that a framework owns.
  public static let system: ScreenKind = "system"

  /// Whether the kind holds other screens rather than content of its own.
  public var isContainer: Bool {
    [.tabs, .stack, .split, .page, .window, .app].contains(self)
  }
}

/// How a transition moves: an open set, so a kind that navviz does not know is kept and drawn as
/// `custom`.
public struct TransitionKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// Onto a navigation stack.
  public static let push: TransitionKind = "push"
  /// A modal card.
  public static let sheet: TransitionKind = "sheet"
  /// A modal that covers the screen.
  public static let fullScreenCover: TransitionKind = "fullScreenCover"
  /// A popover.
  public static let popover: TransitionKind = "popover"
  /// From a tab bar to one of its tabs.
  public static let tab: TransitionKind = "tab"
  /// Into the detail column of a split view.
  public static let detail: TransitionKind = "detail"
  /// Root or child swapped for another.
  public static let replace: TransitionKind = "replace"
  /// From a container to the screen it starts with.
  public static let root: TransitionKind = "root"
  /// Into a window of its own.
  public static let window: TransitionKind = "window"
  /// A screen shown as part of another.
  public static let embed: TransitionKind = "embed"
  /// A screen laid over another without a presentation.
  public static let overlay: TransitionKind = "overlay"
  /// An alert.
  public static let alert: TransitionKind = "alert"
  /// A confirmation dialog or action sheet.
  public static let confirmationDialog: TransitionKind = "confirmationDialog"
  /// Out of the app.
  public static let link: TransitionKind = "link"
  /// Pop from the stack.
  public static let back: TransitionKind = "back"
  /// End of a modal.
  public static let dismiss: TransitionKind = "dismiss"
  /// A storyboard's unwind segue.
  public static let unwind: TransitionKind = "unwind"
  /// What an unknown kind is drawn as.
  public static let custom: TransitionKind = "custom"

  /// Every kind of the vocabulary, in the order in which legends list them.
  public static let known: [TransitionKind] = [
    .push, .sheet, .fullScreenCover, .popover, .tab, .detail, .replace, .root, .window, .embed,
    .overlay, .alert, .confirmationDialog, .link, .back, .dismiss, .unwind, .custom,
  ]

  /// Whether the transition returns to where the user came from.
  public var isWayBack: Bool { [.back, .dismiss, .unwind].contains(self) }

  /// Whether pictures leave the kind out unless asked.
  public var isQuiet: Bool {
    isWayBack || [.alert, .confirmationDialog, .link].contains(self)
  }
}

/// How sure an importer is of a transition, in rising order.
public enum Confidence: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Likely, by a rule of thumb. Drawn dashed.
  case guessed
  /// Followed by name through helpers, routers or coordinators.
  case resolved
  /// Read from one expression.
  case direct
  /// Written by a person.
  case declared

  public static func < (left: Confidence, right: Confidence) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .guessed: 0
    case .resolved: 1
    case .direct: 2
    case .declared: 3
    }
  }
}
