internal import NavGraph

/// One use of a navigation API, with everything that the code around it says.
struct Effect {
  enum Action {
    /// Shows something.
    case show(TransitionKind, Value)
    /// Performs the segue of that identifier; of the class that it is performed on, where that is known.
    case segue(Value, performer: TypeSymbol?)
    /// Shows what the destinations in force make of the value.
    case value(Value)
    /// Goes back; to `@previous`, `@root`, `@presenter`.
    case back(TransitionKind, ScreenID)
    /// An alert or confirmation dialog with its title.
    case alert(TransitionKind, String)
    /// The alert or confirmation dialog for what a state holds.
    case dialog(TransitionKind, ItemDialog)
    /// Opens the window of that name, else the one for such values.
    case window(id: String?, Value?)
    /// Leaves the app.
    case link(String)
  }

  var action: Action
  /// The type in whose code it happens, or whose object it happens to.
  var origin: TypeSymbol?
  /// Inline screens around it, innermost last.
  var members: [String]
  var file: Int
  var at: SourceOffset
  var api: String
  var trigger: String?
  /// Functions of other types between the origin and the call, outermost first.
  var via: [String]
  var condition: BuildCondition
  var confidence: Confidence
  /// The function that was evaluated on its own when this was found.
  var root: FunctionSymbol?
  var closure: ClosureValue?
  /// Names of the action's cases that the code handles, outermost first: in a reducer, the feature
  /// that acted is one of them.
  var handled: [String] = []
  /// The state that starts it, where it is bound to one.
  var state: StateKey?
  /// The objects that were given the closure around, outermost first.
  var handovers: [Handover] = []
  /// The types that share the state that starts it, of several that the code around serves.
  var givers: Set<Int> = []
  /// The container without a type of its own from which it starts.
  var container: AbstractObject?
  /// The comment that says to ignore it.
  var ignoredBy: Int?
  /// Before which of the tabs there are it is put; `nil` for the end.
  var position: Int?
}

/// A closure that code gives to an object of another type, which calls it.
struct Handover {
  var receiver: TypeSymbol
  /// The property that keeps the closure.
  var property: StateKey?
}

/// One place where an object of a project type is made.
struct Creation {
  var object: AbstractObject
  var origin: TypeSymbol?
  var members: [String]
  var trigger: String?
  /// Whether it is made for a destination, not as a part of the screen around.
  var isDestination: Bool
}

/// A presentation that waits for a state to be set: `sheet(item: $router.sheet)`.
struct Registration {
  var state: StateKey
  var kind: TransitionKind
  /// Gives the shown view for a value of the state.
  var content: Value
  /// Whether the content takes the state's value.
  var takesValue: Bool
  /// Name of the content, under which code in it is found.
  var member: String
  var effect: Effect
}

/// A destination for values: `navigationDestination(for: T.self)`.
struct DestinationRule {
  /// Name of the value's type, as written.
  var type: String
  var content: Value
  var origin: TypeSymbol?
  var file: Int
  var at: SourceOffset
  /// The path whose values it shows, where it belongs to one.
  var path: StateKey?
  /// What it shows for values that are not known.
  var shown = Value.unknown
  /// The comment that says to ignore it.
  var ignoredBy: Int?
}

/// An assignment to a property, or an element appended to it.
struct StateWrite {
  var state: StateKey
  var value: Value
  var isAppend: Bool
  /// Whether it turns a flag around, whatever that was.
  var isToggle = false
  /// Where it leads when elements are removed from a path.
  var back: ScreenID?
  var effect: Effect
}
