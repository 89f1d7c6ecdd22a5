/// A type declaration or extension, reduced to what the analysis asks for.
struct TypeFact: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  }

  var kind: Kind
  /// Dotted with the types around it; for an extension the extended type.
  var name: String
  var inherited: [TypeReference]
  var genericParameters: [String]
  /// `where Self: P` of an extension, and conditions on generic parameters.
  var requirements: [TypeReference]
  var attributes: [AttributeFact]
  var isPrivate: Bool
  var properties: [PropertyFact]
  var functions: [FunctionFact]
  var cases: [EnumCaseFact]
  var aliases: [AliasFact]
  /// With that of the types around it; those of members stand for themselves.
  var condition: BuildCondition
  var at: SourceOffset
}

extension TypeFact {
  init(protocolNamed name: String, inherited: [TypeReference], at: SourceOffset) {
    self.init(
      kind: .protocol, name: name, inherited: inherited, genericParameters: [], requirements: [],
      attributes: [], isPrivate: false, properties: [], functions: [], cases: [], aliases: [],
      condition: .always, at: at)
  }
}

struct AttributeFact: Codable, Sendable {
  var name: String
  var arguments: [Argument]
}

struct AliasFact: Codable, Sendable {
  var name: String
  var type: TypeReference
  var isPrivate: Bool
  var condition: BuildCondition
}

struct PropertyFact: Codable, Sendable {
  var name: String
  var type: TypeReference?
  var initial: Expression?
  /// Body of a computed property.
  var getter: [Statement]?
  /// Bodies of `didSet`, `willSet` and `set`.
  var observers: [[Statement]]
  var attributes: [AttributeFact]
  var isStatic: Bool
  var isLet: Bool
  var isLazy: Bool
  var condition: BuildCondition
  var at: SourceOffset

  var isStored: Bool { getter == nil }

  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

struct ParameterFact: Codable, Sendable {
  /// `nil` for `_`.
  var label: String?
  var name: String
  var type: TypeReference
  var defaultValue: Expression?
  var isBuilder: Bool
  /// `T...`: it takes any number of arguments.
  var isVariadic: Bool
}

struct FunctionFact: Codable, Sendable {
  enum Kind: String, Codable, Sendable { case function, initializer, `subscript` }

  var kind: Kind
  var name: String
  var parameters: [ParameterFact]
  var genericParameters: [String]
  var returns: TypeReference?
  /// `nil` in a protocol.
  var body: [Statement]?
  var attributes: [AttributeFact]
  var isStatic: Bool
  var condition: BuildCondition
  var at: SourceOffset
}

struct EnumCaseFact: Codable, Sendable {
  struct Payload: Codable, Sendable {
    var label: String?
    var type: TypeReference
    var defaultValue: Expression?
  }

  var name: String
  var payload: [Payload]
  var rawValue: String?
  var condition: BuildCondition
  var at: SourceOffset
}

/// Everything that the analysis knows of one file.
struct FileFacts: Codable, Sendable {
  /// Raised whenever the form or the meaning of facts changes, so that old caches are not read.
  static let version = 12

  var imports: [String]
  var types: [TypeFact]
  var functions: [FunctionFact]
  var properties: [PropertyFact]
  var aliases: [AliasFact]
  /// Statements at the top level of `main.swift`.
  var statements: [Statement]
  /// What comments tell navviz.
  var comments: [CommentFact] = []
  /// Offset of the start of each line.
  var lineStarts: [SourceOffset]
  /// Whether the parser could not read all of it.
  var hasErrors: Bool
  /// Where the first unreadable part begins.
  var errorAt: SourceOffset?
  /// Whether all unreadable parts are for another version of Swift, as `#if` says.
  var isErrorOfOtherSwift = false
  /// What was left out because it is nested too deeply.
  var cut: NestingCut?
  /// Where the first mark of a merge conflict is.
  var conflictAt: SourceOffset?

  /// Line and column of an offset, counted from 1, columns in UTF-8 bytes.
  ///
  /// - Complexity: O(log lines).
  func position(of offset: SourceOffset) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }
}
