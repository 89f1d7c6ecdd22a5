/// What a controller does in the hierarchy: an open set, so an unknown role is kept as it is.
public struct ControllerRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// A window or its outermost, invisible controller.
  public static let window: ControllerRole = "window"
  /// A stack of controllers, one on top of the other.
  public static let navigation: ControllerRole = "navigation"
  /// One of several children is selected.
  public static let tabBar: ControllerRole = "tabBar"
  /// Columns side by side.
  public static let split: ControllerRole = "split"
  /// Pages to swipe through.
  public static let page: ControllerRole = "page"
  /// Shows SwiftUI content.
  public static let hosting: ControllerRole = "hosting"
  /// An alert or action sheet.
  public static let alert: ControllerRole = "alert"
  /// Search field and results.
  public static let search: ControllerRole = "search"
  /// A screen that the system owns: sharing, photos, the keyboard.
  public static let system: ControllerRole = "system"
  /// Everything else: a screen of the app.
  public static let other: ControllerRole = "other"

  /// Whether the role holds other controllers rather than content of its own.
  public var isContainer: Bool {
    [.window, .navigation, .tabBar, .split, .page].contains(self)
  }
}

/// How a controller hangs on its parent: an open set.
public struct ControllerRelation: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// Without a parent: the root of a window, or of the part that was dumped.
  public static let root: ControllerRelation = "root"
  /// A child in a container of no special kind.
  public static let child: ControllerRelation = "child"
  /// On a navigation stack; index 0 is the bottom.
  public static let stacked: ControllerRelation = "stacked"
  /// A tab; index 0 is the first.
  public static let tab: ControllerRelation = "tab"
  /// A column of a split view; index 0 is the outermost.
  public static let column: ControllerRelation = "column"
  /// Shown modally by the parent.
  public static let presented: ControllerRelation = "presented"
}

/// Where a controller is in its appearance cycle: an open set, in UIKit's words.
public struct AppearanceState: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// On screen.
  public static let appeared: AppearanceState = "appeared"
  /// About to be on screen.
  public static let appearing: AppearanceState = "appearing"
  /// On its way out.
  public static let disappearing: AppearanceState = "disappearing"
  /// Not on screen.
  public static let disappeared: AppearanceState = "disappeared"

  /// Whether a person sees the controller now or in a moment.
  public var isOnScreen: Bool { self == .appeared || self == .appearing }
}

/// How a modal is shown: an open set, in the words of `UIModalPresentationStyle`.
public struct PresentationStyle: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// A card, full width on a phone.
  public static let pageSheet: PresentationStyle = "pageSheet"
  /// A small card in the middle.
  public static let formSheet: PresentationStyle = "formSheet"
  /// Covers the screen; what is below leaves the window.
  public static let fullScreen: PresentationStyle = "fullScreen"
  /// Covers the screen; what is below stays in the window.
  public static let overFullScreen: PresentationStyle = "overFullScreen"
  /// Covers the presenter only.
  public static let currentContext: PresentationStyle = "currentContext"
  /// Covers the presenter only; what is below stays in the window.
  public static let overCurrentContext: PresentationStyle = "overCurrentContext"
  /// A bubble with an arrow.
  public static let popover: PresentationStyle = "popover"
  /// An alert or action sheet.
  public static let alert: PresentationStyle = "alert"
  /// By a presentation controller of the app.
  public static let custom: PresentationStyle = "custom"

  /// The style behind the class of a presentation controller; a class that is not UIKit's is
  /// kept as it is.
  public init(presentationController name: String) {
    let style: PresentationStyle? =
      switch name {
      case "_UIPageSheetPresentationController", "UISheetPresentationController": .pageSheet
      case "_UIFormSheetPresentationController": .formSheet
      case "_UISheetPresentationController": "sheet"
      case "_UIFullscreenPresentationController", "UIFullscreenPresentationController": .fullScreen
      case "_UIOverFullscreenPresentationController": .overFullScreen
      case "_UICurrentContextPresentationController": .currentContext
      case "_UIOverCurrentContextPresentationController": .overCurrentContext
      case "UIPopoverPresentationController", "_UIPopoverPresentationController": .popover
      case "_UIAlertControllerPresentationController",
        "_UIAlertControllerAlertPresentationController",
        "_UIAlertControllerActionSheetPresentationController",
        "_UIAlertControllerActionSheetCompactPresentationController":
        .alert
      default: nil
      }
    self = style ?? PresentationStyle(rawValue: name)
  }
}
