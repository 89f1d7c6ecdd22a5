/// What one storyboard or XIB says, whatever the other files hold. Plain values, so that they can be
/// kept and joined with the facts of Swift source.
struct StoryboardFacts: Codable, Hashable, Sendable {
  /// Line and column count from 1, columns in UTF-8 bytes.
  struct Place: Codable, Hashable, Sendable {
    var line: Int
    var column: Int
  }

  /// Why a file could be read only in part, or not at all.
  struct Fault: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
      case unreadable, conflict, syntax, otherFormat
    }

    var kind: Kind
    var message: String
    var at: Place?
  }

  /// `targetRuntime` as the file has it: `iOS.CocoaTouch`, `MacOSX.Cocoa`, `watchKit`.
  var runtime: String?
  /// Whether an app for the Mac shows it.
  var isForMac: Bool { runtime?.hasPrefix("MacOSX") == true }
  var isLaunchScreen = false
  /// Object id of the controller that the arrow points at.
  var initialController: String?
  var scenes: [SceneFact] = []
  /// Segues and actions that belong to no scene: those of the main menu on macOS.
  var menuSegues: [SegueFact] = []
  /// The class that loads a XIB.
  var ownerClass: String?
  /// Actions of a XIB, which its owner receives.
  var ownerActions: [ActionFact] = []
  /// The custom classes of objects, by id.
  var classes: [String: String] = [:]
  var fault: Fault?
}

/// A controller of a storyboard, or the reference to one of another storyboard.
struct SceneFact: Codable, Hashable, Sendable {
  /// Of the controller, not of the scene around it.
  var id: String
  /// Name of the element: `viewController`, `tabBarController`; an unknown one is kept.
  var element: String
  /// Without the module that an old compiler wrote into the name.
  var customClass: String?
  var customModule: String?
  /// Whether the module is the target's own, so that its sources should declare the class.
  var isOfTarget = false
  /// As written: blanks count.
  var identifier: String?
  var title: String?
  /// What the navigation bar shows.
  var navigationTitle: String?
  var tabItem: TabItemFact?
  var presentationStyle: String?
  /// Set when the controller is that of another storyboard.
  var reference: ReferenceFact?
  var segues: [SegueFact] = []
  var actions: [ActionFact] = []
  /// Object ids of the scene's exits, to which unwind segues lead.
  var exits: [String] = []
  var at: StoryboardFacts.Place

  /// What the navigation bar, or the controller itself, is called.
  var shownTitle: String? {
    [navigationTitle, title].compactMap { $0 }.first { !$0.isEmpty }
  }
}

/// The item that a controller gives to the tab bar around it.
struct TabItemFact: Codable, Hashable, Sendable {
  var title: String?
  /// `favorites`, `search`: its title is the system's.
  var systemItem: String?
  var image: String?
}

/// A storyboard reference; each part may be left out.
struct ReferenceFact: Codable, Hashable, Sendable {
  /// `nil`: the storyboard that holds the reference.
  var storyboard: String?
  /// `nil`: the initial controller.
  var identifier: String?
  var bundle: String?
}

/// A connection from one controller to another.
struct SegueFact: Codable, Hashable, Sendable {
  var id: String?
  var identifier: String?
  /// `show`, `presentation`, `relationship`; an unknown one is kept.
  var kind: String
  /// Object id; of an exit where the kind is `unwind`.
  var destination: String?
  var customClass: String?
  /// `rootViewController`, `viewControllers`, `primaryViewController`.
  var relationship: String?
  var presentationStyle: String?
  /// The selector that unwinds.
  var unwindAction: String?
  /// The selector of an `@IBSegueAction` of the source.
  var creationAction: String?
  /// Element that holds the segue: `button`, `tableViewCell`, or that of the controller itself.
  var source: String
  /// Text of that element, else the selector that it calls as well.
  var trigger: String?
  var at: StoryboardFacts.Place
}

/// A connection from an element to a method.
struct ActionFact: Codable, Hashable, Sendable {
  /// `save:`, `open`, with every colon.
  var selector: String
  /// Object id of the receiver; `-1` is the owner of a XIB.
  var destination: String?
  /// Element that calls the method, and its text.
  var source: String
  var trigger: String?
  var at: StoryboardFacts.Place
}
