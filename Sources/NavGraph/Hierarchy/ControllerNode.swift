/// One view controller of a running app, as a value. Its place in the tree is kept by the
/// ``HierarchySnapshot`` that holds it.
public struct ControllerNode: Hashable, Sendable {
  /// The class as it was dumped, mangled or not.
  public var className: String
  /// Module of ``name``; `nil` where neither the class nor UIKit's prefix says it.
  public var module: String?
  /// The name as a person would write it: for a hosting controller the SwiftUI view it shows.
  public var name: String
  /// What it is for, from its class and that of its view.
  public var role: ControllerRole
  /// Whether the controller only wraps its child: no person wrote a screen of that name.
  public var isWrapper: Bool
  /// How it hangs on its parent.
  public var relation: ControllerRelation
  /// Position on the stack, among the tabs or columns; counts from 0.
  public var index: Int?
  /// The controller's `title`, where the source tells.
  public var title: String?
  /// How it is shown, where ``relation`` is `presented`.
  public var style: PresentationStyle?
  /// `nil` where the source does not tell.
  public var state: AppearanceState?
  /// Whether it is the selected tab of its parent.
  public var isSelected: Bool
  /// Whether it is on top of its navigation stack.
  public var isTop: Bool
  /// Whether a person sees it now.
  public var isVisible: Bool
  /// Address with `0x`.
  public var address: String?
  /// `nil` where the source does not tell.
  public var view: ControllerView?
  /// The window, where the controller is the root of one and the source tells.
  public var window: WindowFacts?
  /// The scene, where the controller is the root of a window and the source tells.
  public var scene: SceneFacts?
  /// Fields of the input that navviz does not know, in the order of the input.
  public var extra: [JSONMember]
  /// How many children a ``HierarchyFilter`` has cut off below.
  public var childrenLeftOut = 0
  /// Index of the parent in the snapshot's ``HierarchySnapshot/nodes``.
  public internal(set) var parent: Int?
  /// Indices of the children, in the order in which they were added.
  var childIndices: [Int] = []

  /// A controller of that class; module, name, role and wrapper mark are read from the class name.
  public init(
    _ className: String, relation: ControllerRelation = .root, index: Int? = nil,
    title: String? = nil, style: PresentationStyle? = nil, state: AppearanceState? = nil,
    address: String? = nil, view: ControllerView? = nil
  ) {
    self.init(
      ControllerClass(className), relation: relation, index: index, title: title, style: style,
      state: state, address: address, view: view)
  }

  init(
    _ described: ControllerClass, relation: ControllerRelation = .root, index: Int? = nil,
    title: String? = nil, style: PresentationStyle? = nil, state: AppearanceState? = nil,
    address: String? = nil, view: ControllerView? = nil
  ) {
    className = described.className
    module = described.module
    name = described.name
    role = described.role
    isWrapper = described.isWrapper
    self.relation = relation
    self.index = index
    self.title = title
    self.style = style
    self.state = state
    isSelected = false
    isTop = false
    isVisible = false
    self.address = address
    self.view = view
    extra = []
  }

  /// Whether the facts about state and view allow the controller to be seen. Where nothing is
  /// known the answer is yes.
  var mayBeOnScreen: Bool {
    if let view, !view.isLoaded || view.isInWindow == false { return false }
    return state?.isOnScreen ?? true
  }
}

/// The view of a controller.
public struct ControllerView: Hashable, Sendable {
  /// As dumped; `nil` where the view is not loaded or the class is not told.
  public var className: String?
  /// Whether the view exists yet.
  public var isLoaded: Bool
  /// `nil` where the source does not tell.
  public var isInWindow: Bool?
  /// Address with `0x`.
  public var address: String?
  /// Fields of the input that navviz does not know.
  public var extra: [JSONMember]

  public init(
    _ className: String? = nil, isLoaded: Bool = true, isInWindow: Bool? = nil,
    address: String? = nil, extra: [JSONMember] = []
  ) {
    self.className = className
    self.isLoaded = isLoaded
    self.isInWindow = isInWindow
    self.address = address
    self.extra = extra
  }

  /// A view that is not loaded yet.
  public static let notLoaded = ControllerView(isLoaded: false)
}

/// What is known of the window of a root.
public struct WindowFacts: Hashable, Sendable {
  /// Whether it receives keyboard events.
  public var isKey: Bool
  /// Whether it is not shown at all.
  public var isHidden: Bool
  /// `UIWindow.Level` as a number.
  public var level: Double?
  /// Fields of the input that navviz does not know.
  public var extra: [JSONMember]

  public init(
    isKey: Bool = false, isHidden: Bool = false, level: Double? = nil, extra: [JSONMember] = []
  ) {
    self.isKey = isKey
    self.isHidden = isHidden
    self.level = level
    self.extra = extra
  }
}

/// What is known of the scene of a root.
public struct SceneFacts: Hashable, Sendable {
  /// `UISceneSession.persistentIdentifier`.
  public var id: String?
  /// In UIKit's words: `foregroundActive`, `foregroundInactive`, `background`, `unattached`.
  public var state: String?
  /// Fields of the input that navviz does not know.
  public var extra: [JSONMember]

  public init(id: String? = nil, state: String? = nil, extra: [JSONMember] = []) {
    self.id = id
    self.state = state
    self.extra = extra
  }
}
