/// Controllers of the system frameworks whose name alone does not tell what they are for.
enum SystemControllers {
  struct Entry: Sendable {
    /// A name for people, where the class is private; it contains a blank, so it is never mistaken
    /// for a type.
    var name: String?
    var role: ControllerRole
    var isWrapper = false
  }

  /// By class name without module.
  static let known: [String: Entry] = {
    var entries = privateControllers
    for name in ownScreens { entries[name] = Entry(name: nil, role: .system) }
    return entries
  }()

  /// Names for people for SwiftUI's private views that a hosting controller may hold, by what they
  /// are for.
  ///
  /// Views that a person writes (`Text`, `List`) keep their names. So does `Element`, which stands
  /// for a view of the app whose type the class does not tell.
  static let contents = ["TabItem.RootView": "SwiftUI tab"]

  private static let privateControllers: [String: Entry] = [
    "UIPageViewController": Entry(name: nil, role: .page),
    "UISearchController": Entry(name: nil, role: .search),
    "UIHostingController": Entry(name: "SwiftUI view", role: .hosting, isWrapper: true),
    "PresentationHostingController": Entry(
      name: "SwiftUI presentation", role: .hosting, isWrapper: true),
    "NavigationStackHostingController": Entry(
      name: "SwiftUI stack entry", role: .hosting, isWrapper: true),
    "TabHostingController": Entry(name: "SwiftUI tab", role: .hosting, isWrapper: true),
    "UIKitTabBarController": Entry(name: "SwiftUI tab bar", role: .tabBar),
    "UIKitNavigationController": Entry(name: "SwiftUI navigation", role: .navigation),
    "StyleContextSplitViewNavigationController": Entry(
      name: "SwiftUI navigation", role: .navigation),
    "NotifyingMulticolumnSplitViewController": Entry(name: "SwiftUI split view", role: .split),
    "UIInputWindowController": Entry(name: "keyboard window", role: .window),
    "UIApplicationRotationFollowingController": Entry(
      name: "rotation follower", role: .window, isWrapper: true),
    "UIApplicationRotationFollowingControllerNoTouches": Entry(
      name: "rotation follower", role: .window, isWrapper: true),
    "UIEditingOverlayViewController": Entry(name: "editing overlay", role: .system),
    "UICompatibilityInputViewController": Entry(name: "keyboard", role: .system),
    "UISystemInputAssistantViewController": Entry(name: "keyboard assistant", role: .system),
    "UISystemKeyboardDockController": Entry(name: "keyboard dock", role: .system),
    "UIPredictionViewController": Entry(name: "keyboard predictions", role: .system),
    "_UIAlertControllerTextFieldViewController": Entry(
      name: "alert text fields", role: .system),
    "_UIRemoteViewController": Entry(name: "remote view", role: .system),
    "UIMoreNavigationController": Entry(name: "More tab", role: .navigation),
    "UIMoreListController": Entry(name: "More list", role: .system),
  ]

  /// Public screens of the system; they keep their names.
  private static let ownScreens = [
    "UIActivityViewController", "UIDocumentPickerViewController", "UIImagePickerController",
    "UIColorPickerViewController", "UIFontPickerViewController", "UICloudSharingController",
    "UIReferenceLibraryViewController", "UIDocumentBrowserViewController",
    "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "PHPickerViewController", "AVPlayerViewController", "QLPreviewController",
    "SKStoreProductViewController", "PKPaymentAuthorizationViewController",
    "PKAddPassesViewController", "CNContactPickerViewController", "CNContactViewController",
    "EKEventEditViewController", "EKEventViewController", "GKGameCenterViewController",
    "DDParsecRemoteCollectionViewController",
  ]

  /// UIKit for classes with its prefix: Objective-C names carry no module.
  static func module(ofPlain name: String) -> String? {
    var bytes = Array(name.utf8)[...]
    if bytes.first == UInt8(ascii: "_") { bytes.removeFirst() }
    let capital = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard bytes.starts(with: "UI".utf8), bytes.count > 2,
      capital.contains(bytes[bytes.startIndex + 2])
    else { return nil }
    return "UIKit"
  }
}
