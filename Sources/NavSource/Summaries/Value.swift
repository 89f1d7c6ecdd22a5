/// What an expression can stand for, as far as navigation is concerned.
/// Every expression gives one, so what is met most needs no memory of its own.
enum Value {
  case unknown
  case object(AbstractObject)
  case closure(ClosureValue)
  indirect case function(FunctionSymbol, Value?)
  indirect case enumCase(CaseValue)
  /// `nil` when parts of it are computed.
  indirect case string(String?)
  case bool(Bool)
  indirect case type(TypeSymbol?, String, [TypeReference])
  /// The class of the object whose code runs: the one given, or a subclass.
  case ownType(TypeSymbol)
  case list([Value])
  /// One of these, depending on what happens at run time.
  case options([Value])
  /// A stored property whose content is not known.
  indirect case place(StateKey, TypeReference?)
  /// What a stored content closure or view shows; known only where the object is made.
  indirect case slot(StateKey)
  case keyPath([String])
  case none

  /// One value for what may be several; unknown parts are dropped where others are known.
  static func anyOf(_ values: [Value]) -> Value {
    if values.count == 1 {
      switch values[0] {
      case .unknown, .none: return .unknown
      case .options: break
      default: return values[0]
      }
    }
    let known = values.flatMap { value -> [Value] in
      switch value {
      case .unknown, .none: []
      case .options(let inner): inner
      default: [value]
      }
    }
    if known.count < 2 { return known.first ?? .unknown }
    var seen: Set<CallKey> = []
    var distinct: [Value] = []
    for value in known {
      var key = CallKey()
      key.add(value)
      guard seen.insert(key).inserted else { continue }
      distinct.append(value)
      if distinct.count == mostOptions { break }
    }
    return distinct.count == 1 ? distinct[0] : .options(distinct)
  }

  /// More alternatives than this say nothing any more, and cost time.
  private static let mostOptions = 60

  var object: AbstractObject? {
    switch self {
    case .object(let object): object
    case .options(let values): values.lazy.compactMap(\.object).first
    default: nil
    }
  }

  fileprivate func holds(_ object: AbstractObject) -> Bool {
    alternatives.contains { value in
      value.object.map { $0 === object || $0.content?.holds(object) == true } ?? false
    }
  }

  var isType: Bool {
    switch self {
    case .type, .ownType: true
    default: false
    }
  }

  /// The type that it names.
  var namedType: TypeSymbol? {
    switch self {
    case .type(let type, _, _): type
    case .ownType(let type): type
    default: nil
    }
  }

  /// Whether it is a text that the code writes in place.
  var isText: Bool { if case .string(_?) = self { true } else { false } }

  var isKnown: Bool { if case .unknown = self { false } else { true } }

  /// The value with every alternative on its own.
  var alternatives: [Value] {
    if case .options(let values) = self { values.flatMap(\.alternatives) } else { [self] }
  }
}

/// A stored property, named by the type that declares it; all instances share it.
struct StateKey: Hashable {
  /// Index of the type; -1 for a local or global variable.
  var type: Int
  var name: String
}

struct CaseValue {
  var type: TypeSymbol?
  var name: String
  /// As arguments of the static function that a name without its type may be.
  var payload: [EvaluatedArgument]
  var at: SourceOffset = 0
  var file: Int?
}

/// An object as the code that makes it describes it.
final class AbstractObject {
  let id: Int
  /// The project's type, or a framework type that it extends.
  let type: TypeSymbol?
  let typeName: String
  let arguments: [TypeReference]
  let file: Int
  let at: SourceOffset
  var place: CodePlace { CodePlace(file: file, at: at) }
  /// What is known of its stored properties.
  var attributes = VariableList()
  /// What its content closures show.
  var children: [Value] = []
  /// Root view of a hosting controller, root of a stack; never an object that holds this one.
  private(set) var content: Value?
  /// The scene of a storyboard that it was made from.
  var scene: StoryboardTable.SceneIndex?
  /// Whether it is of the class whose code makes it, whichever subclass that is.
  var isOwnCopy = false
  /// For a text: the class that it names.
  var ownName: OwnName?
  /// Whether it is a stack that begins with what its scene says.
  var isAsInScene = false
  /// The screen that it was when code read it, where its own type does not say that.
  var actor: TypeSymbol?
  /// Whether it stands for the stack around a screen.
  var isAround = false
  /// Whether it stands for any stack of a class that fills itself.
  var isSetUp = false
  /// Whether it is a window that a delegate of the app keeps.
  var isAppsWindow = false
  /// Whether it shows nothing but what it was given.
  var isFrame = false
  /// Tells it from others made at the same place: by arguments that are more than their declared type.
  var madeOf: CallKey?
  /// Where it was read from, when it stands for whatever a property holds.
  var key: StateKey?
  /// Whether it stands for any instance of its type, not for one that is made here.
  var isSymbolic = false
  /// Whether it belongs to an object that was there before the code that runs was entered.
  var isOlder = false
  /// The function or property whose code makes it.
  var maker: Int?
  /// The variable that it was put into first.
  var variable: String?
  /// The computed property or function whose result it is, innermost first.
  var members: [String] = []
  var tabLabel: Value?
  /// Whether code of its parent shows it where it likes.
  var isPlaced = false
  /// Whether another controller was given it as a child.
  var isChild = false
  /// Whether it has a title or a toolbar, as the content of a stack has.
  var isTitled = false
  /// Whether it shows its parts as pages to swipe through.
  var isPaged = false
  var arranged: [Value]?
  /// What fills the detail column of a split view.
  var detail: ClosureValue?
  /// How many closures that run later were around the code that made it.
  var closureDepth = 0
  /// How many calls were under way then.
  var callDepth = 0
  /// Under which `#if` it was made.
  var condition = BuildCondition.always
  /// What the user or the code did when it was made.
  var trigger: String?
  /// The comment that says to ignore it.
  var ignoredBy: Int?

  init(
    id: Int, type: TypeSymbol?, typeName: String, arguments: [TypeReference] = [], file: Int,
    at: SourceOffset
  ) {
    self.id = id
    self.type = type
    self.typeName = typeName
    self.arguments = arguments
    self.file = file
    self.at = at
  }

  /// Keeps a value as the content, unless it stands for any controller, which would hold for all, or
  /// would hold itself.
  func hold(_ value: Value?) {
    if isSymbolic, type?.isExternal != false { return }
    if let value, value.holds(self) { return }
    content = value
  }

  /// Whether it describes a dialog: its title and buttons are wanted.
  var isDialog: Bool { typeName == "Alert" || typeName == "ActionSheet" }

  /// Whether it is what a stack shows, which a binding hands on as a state.
  var isPath: Bool { typeName == "NavigationPath" && !isProject }

  var isProject: Bool { type.map { !$0.isExternal } ?? false }

  /// The project's role for its type, or the framework's.
  var role: TypeRole {
    if let type, !type.isExternal { return type.role }
    return externalRole
  }

  /// Whether `String` is part of the name of its type.
  private(set) lazy var isNamedAsText: Bool = {
    let wanted = StaticString("String")
    var matched = 0
    for byte in typeName.utf8 {
      matched =
        byte == wanted.utf8Start[matched] ? matched + 1 : byte == wanted.utf8Start[0] ? 1 : 0
      if matched == wanted.utf8CodeUnitCount { return true }
    }
    return false
  }()
  private lazy var externalRole = Program.role(ofExternal: typeName) ?? .other
}

/// Where a function, a property, a closure or a call begins.
struct CodePlace: Hashable {
  var file: Int
  var at: SourceOffset
}

final class ClosureValue {
  /// Tells closures apart; every evaluation of a closure's expression makes a new one.
  let id: Int
  let expression: ClosureExpression
  let scope: Scope
  /// The node of its code.
  let node: Int
  /// For whom the code acts in which it is written.
  let origin: TypeSymbol?
  let members: [String]
  /// Whether it is code of a library's model, of which what it uses says more than where it is written.
  var isModel = false
  /// Whether its body has been run, so that it is not run again when it is merely stored.
  var hasRun = false
  /// Whether it was called through a property from another type.
  var isCalledElsewhere = false

  var place: CodePlace { CodePlace(file: scope.file, at: expression.at) }

  init(
    id: Int, _ expression: ClosureExpression, node: Int, scope: Scope,
    in context: Evaluator.Context
  ) {
    self.id = id
    self.expression = expression
    self.scope = scope
    self.node = node
    origin = context.origin
    members = context.members
  }
}

/// Names that are visible at a place.
final class Scope {
  let parent: Scope?
  let file: Int
  /// The type of the object whose code runs: what it overrides is called.
  let type: TypeSymbol?
  /// The type in which the code is written: `super` is above it.
  let home: TypeSymbol?
  let receiver: Value?
  var variables = VariableList()
  var functions: [String: FunctionFact] = [:]
  /// Whether the code is that of a closure, also inside of it.
  let isClosure: Bool
  /// How many conditional branches lead here from the function's start.
  var branchDepth = 0
  /// How many branches and loops lead here of which it is not known that they run.
  var doubt = 0
  /// The parameters that a caller has filled.
  var parameters: [ParameterFact] = []
  /// Values returned by the function or closure that the scope belongs to.
  let frame: Frame

  init(
    parent: Scope?, file: Int, type: TypeSymbol?, home: TypeSymbol? = nil, receiver: Value?,
    frame: Frame? = nil, isClosure: Bool = false
  ) {
    self.parent = parent
    self.file = file
    self.type = type
    self.home = home ?? parent?.home ?? type
    self.receiver = receiver
    self.isClosure = isClosure || parent?.isClosure == true
    self.frame = frame ?? Frame()
    branchDepth = parent?.branchDepth ?? 0
    if let parent, parent.frame === self.frame { doubt = parent.doubt }
  }

  func find(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.variables[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// The scope that declares a variable.
  func holder(of name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope, current.variables[name] == nil { scope = current.parent }
    return scope
  }

  /// The value that a caller has given for a parameter; what is assigned later has another scope.
  func argument(_ name: String) -> Value? {
    guard let holder = holder(of: name), holder.parameters.contains(where: { $0.name == name })
    else { return nil }
    return holder.variables[name]
  }

  func function(_ name: String) -> (FunctionFact, Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.functions[name] { return (value, current) }
      scope = current.parent
    }
    return nil
  }

  /// Replaces the value of a visible variable; what is assigned in a branch is one of several.
  func assign(_ value: Value, to name: String) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if let old = current.variables[name] {
        current.variables[name] =
          branchDepth > current.branchDepth ? .anyOf([old, value]) : value
        return true
      }
      scope = current.parent
    }
    return false
  }
}

/// What a running function or closure gives back.
final class Frame {
  var returned: [Value] = []
  /// Whether the code has returned for certain: what follows does not run.
  var hasLeft = false
}
