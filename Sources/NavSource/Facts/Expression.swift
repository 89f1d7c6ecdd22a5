/// A place in a source file: its offset in UTF-8 bytes. `FileFacts` turns it into line and column.
typealias SourceOffset = UInt32

/// An expression, reduced to what the analysis asks for. Parentheses, `try`, `await`, `&`, `!` and
/// optional chaining leave no trace.
indirect enum Expression: Codable, Sendable {
  /// `name`, also a type's name; generic arguments in `arguments`.
  case name(String, arguments: [TypeReference], at: SourceOffset)
  /// `base.name`; no base for a leading dot.
  case member(Expression?, String, at: SourceOffset)
  case call(CallExpression)
  case closure(ClosureExpression)
  case element(Expression, [Argument])
  case string([StringPart])
  case number(String)
  case bool(Bool)
  case none
  case array([Expression])
  case dictionary([Expression], [Expression])
  case tuple([Argument])
  /// `as`, `as?`, `as!`.
  case cast(Expression, TypeReference)
  /// `is`.
  case typeTest(Expression, TypeReference)
  case ternary(Expression, Expression, Expression)
  case binary(String, Expression, Expression)
  case assignment(Expression, Expression, at: SourceOffset)
  /// `\Root.a.b`.
  case keyPath(root: TypeReference?, [String])
  /// `T.self`, or a type where a value is expected.
  case type(TypeReference)
  /// `if` or `switch` used as a value.
  case statement(Statement)
  /// Modifiers chosen by `#if`: the value, and what each branch makes of it under the name
  /// `ConditionalExpression.base`.
  case conditional(Expression, [ConditionalExpression])
  /// Anything else; the parts are kept so that calls inside them are not lost.
  case other([Expression])
}

/// A part of a string.
enum StringPart: Codable, Sendable {
  /// With its escapes resolved.
  case text(String)
  /// Interpolated, and only a name: of a value, of a type, or of the class of an object.
  case named(Expression)
  /// Any other interpolation.
  case computed

  /// What stands between `\(` and `)`.
  init(interpolated arguments: [Argument]) {
    guard arguments.count == 1, arguments[0].label == nil, arguments[0].value.isOnlyName else {
      self = .computed
      return
    }
    self = .named(arguments[0].value)
  }
}

struct ConditionalExpression: Codable, Sendable {
  /// Stands for the value before the `#if`; no name of the source can be like this.
  static let base = "#base"

  var condition: BuildCondition
  var value: Expression
}

struct Argument: Codable, Sendable {
  var label: String?
  var value: Expression
  var isTrailing = false
}

struct CallExpression: Codable, Sendable {
  var callee: Expression
  var arguments: [Argument]
  /// The called name, not the start of the chain before it.
  var at: SourceOffset
}

struct ClosureExpression: Codable, Sendable {
  var parameters: [String]
  var body: [Statement]
  var at: SourceOffset
}

/// A statement, reduced in the same way.
indirect enum Statement: Codable, Sendable {
  case expression(Expression)
  case variable([VariableBinding])
  case branch(BranchStatement)
  case `guard`([Condition], otherwise: [Statement])
  case `switch`(SwitchStatement)
  case loop(Pattern?, over: Expression?, [Statement])
  case `return`(Expression?)
  case block([[Statement]])
  case function(FunctionFact)
  case type(TypeFact)
  case conditional([ConditionalStatements])
}

struct VariableBinding: Codable, Sendable {
  var pattern: Pattern
  var type: TypeReference?
  var value: Expression?
}

struct BranchStatement: Codable, Sendable {
  var conditions: [Condition]
  var then: [Statement]
  var otherwise: [Statement]
}

struct SwitchStatement: Codable, Sendable {
  struct Case: Codable, Sendable {
    /// Empty for `default`.
    var patterns: [Pattern]
    var body: [Statement]
  }

  var subject: Expression
  var cases: [Case]
  var at: SourceOffset
}

struct ConditionalStatements: Codable, Sendable {
  var condition: BuildCondition
  var body: [Statement]
}

/// One condition of `if`, `guard` or `while`.
enum Condition: Codable, Sendable {
  case test(Expression)
  case bind(Pattern, TypeReference?, Expression?)
  case match(Pattern, Expression)
}

/// A pattern of `case`, `let` or `for`.
indirect enum Pattern: Codable, Sendable {
  case wildcard
  case bind(String)
  /// `.name(…)`, `Type.name(…)`.
  case enumCase(type: String?, String, [Pattern])
  case tuple([Pattern])
  case isType(TypeReference, Pattern?)
  case expression(Expression)
  /// `case … where`.
  case guarded(Pattern, Expression)
}

/// A type as it is written. Optionals are looked through.
indirect enum TypeReference: Codable, Sendable, Hashable {
  case named(String, [TypeReference])
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case function([TypeReference], TypeReference)
  case tuple([TypeReference])
  /// `some P`, `any P`.
  case opaque(TypeReference)
  /// `A & B`.
  case composition([TypeReference])
  case unknown

  /// The dotted name of a named, opaque or optional type; `A & B` of protocols, and of a composition
  /// with a class of the framework that class.
  var name: String? {
    switch self {
    case .named(let name, _): return name
    case .opaque(let type): return type.name
    case .composition(let parts):
      let names = parts.compactMap(\.name)
      return names.first { Program.role(ofExternal: $0) != nil }
        ?? names.joined(separator: TypeReference.compositionMark)
    default: return nil
    }
  }

  /// Between the names of protocols that a type adopts together.
  static let compositionMark = " & "

  var genericArguments: [TypeReference] {
    if case .named(_, let arguments) = self { arguments } else { [] }
  }

  var isFunction: Bool { if case .function = self { true } else { false } }
}

/// The condition of an `#if` branch, as far as it can be decided from a platform's name.
indirect enum BuildCondition: Codable, Sendable, Hashable {
  case os(String)
  case flag(String)
  case canImport(String)
  case not(BuildCondition)
  case and(BuildCondition, BuildCondition)
  case or(BuildCondition, BuildCondition)
  case always
  /// `compiler(>=6)` and the like, with its text.
  case other(String)
}

extension Pattern {
  /// Names of the enum cases in the pattern, outermost first.
  var caseNames: [String] {
    switch self {
    case .enumCase(_, let name, let parts): [name] + parts.flatMap(\.caseNames)
    case .tuple(let parts): parts.flatMap(\.caseNames)
    case .guarded(let inner, _): inner.caseNames
    default: []
    }
  }
}

extension SwitchStatement {
  /// Whether every branch is a literal.
  var isTable: Bool { cases.allSatisfy { $0.body.allSatisfy(\.isLiteral) } }
}

extension Statement {
  fileprivate var isLiteral: Bool {
    switch self {
    case .expression(let expression), .return(let expression?): expression.isLiteral
    default: false
    }
  }
}

extension Expression {
  fileprivate var isLiteral: Bool {
    switch self {
    case .string, .number, .bool, .none: true
    default: false
    }
  }
}

extension Expression {
  /// Whether an expression is `is` and nothing else.
  var isTypeTest: Bool { if case .typeTest = self { true } else { false } }
}
