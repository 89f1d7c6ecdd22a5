/// What a project says of its own calls, where their code is not read or cannot be followed.
public struct DialectRules: Hashable, Sendable {
  public var idioms: [CallIdiom]

  public init(idioms: [CallIdiom] = []) { self.idioms = idioms }
}

/// A call that is a transition, whatever its code does.
public struct CallIdiom: Hashable, Sendable {
  /// Which argument of the call.
  public enum Argument: Hashable, Sendable {
    /// Counts from 0, trailing closures included.
    case position(Int)
    case label(String)
  }

  /// Where the call leads.
  public enum Target: Hashable, Sendable {
    /// To the view, controller, type, closure or text that is given.
    case argument(Argument)
    /// Always to the screen of that name.
    case screen(String)
  }

  /// The type that is asked, where the name alone says too little.
  public var type: String?
  /// A function, a modifier, or a type that is made.
  public var name: String
  public var kind: TransitionKind
  /// `nil` for ways back.
  public var target: Target?
  /// The argument that holds what the user reads.
  public var trigger: Argument?
  /// Where a person wrote it.
  public var location: InputLocation?

  public init(
    type: String? = nil, name: String, kind: TransitionKind, target: Target?,
    trigger: Argument? = nil, location: InputLocation? = nil
  ) {
    self.type = type
    self.name = name
    self.kind = kind
    self.target = target
    self.trigger = trigger
    self.location = location
  }
}
