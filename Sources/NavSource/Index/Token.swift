/// One token of Swift source, as far as `QuickReader` has to tell tokens apart.
struct Token {
  enum Kind: UInt8 {
    /// Identifier or keyword; `word` says which keyword.
    case word
    /// Identifier in backticks.
    case quoted
    case number, string
    /// `+`, `?`, `=`, `->`, `...`
    case symbol
    case period, comma, colon, semicolon
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case at, backslash
    /// `#name`.
    case pound
    case end
  }

  var kind: Kind
  var word: Keyword = .none
  var start: UInt32
  var end: UInt32
  /// Whether it is the first of its line.
  var startsLine: Bool
  /// For a symbol: whether something touches it on the left or on the right.
  var touchesLeft = false
  var touchesRight = false

  var isPrefix: Bool { kind == .symbol && !touchesLeft && touchesRight }
  var isPostfix: Bool { kind == .symbol && touchesLeft && !touchesRight }
  var isBinary: Bool { kind == .symbol && touchesLeft == touchesRight }
}

/// The words that mean something at some place.
enum Keyword: String, CaseIterable {
  case none = ""
  case `import`, `func`, `var`, `let`, `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  case `init`, `deinit`, `subscript`, `typealias`, `associatedtype`, `operator`, `precedencegroup`
  case macro, `case`, `default`
  case `if`, `else`, `guard`, `for`, `while`, `repeat`, `do`, `catch`, `defer`, `switch`, `return`
  case `throw`, `break`, `continue`, `fallthrough`, `where`, `in`, `is`, `as`, `try`, `await`
  case `throws`, `rethrows`, async, some, any, each, `inout`, `self`, `Self`, `super`, `nil`
  case `true`, `false`, `Any`
  case underscore = "_"
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override
  case mutating, nonmutating, lazy, weak, unowned, dynamic, optional, required, convenience
  case indirect, nonisolated, isolated, distributed, prefix, postfix, infix, borrowing, consuming
  case sending, unsafe, consume, copy, discard, yield, then
  case get, set, willSet, didSet

  /// Words that stand before a declaration's keyword.
  var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .class, .final,
      .override, .mutating, .nonmutating, .lazy, .weak, .unowned, .dynamic, .optional, .required,
      .convenience, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix,
      .borrowing, .consuming, .async:
      true
    default: false
    }
  }

  /// Words that begin a declaration, where no name follows them by chance.
  var isDeclaration: Bool {
    switch self {
    case .import, .func, .var, .let, .struct, .class, .enum, .protocol, .extension, .typealias,
      .associatedtype, .deinit, .subscript, .operator, .precedencegroup:
      true
    default: false
    }
  }

  /// Words that Swift never takes for a name.
  var isReserved: Bool {
    switch self {
    case .import, .func, .var, .let, .struct, .class, .enum, .protocol, .extension, .`init`,
      .deinit, .subscript, .typealias, .associatedtype, .operator, .precedencegroup, .case,
      .default, .if, .else, .guard, .for, .while, .repeat, .do, .catch, .defer, .switch, .return,
      .throw, .break, .continue, .fallthrough, .where, .in, .is, .as, .try, .throws, .rethrows,
      .inout, .super, .nil, .true, .false, .Any, .underscore, .public, .private, .fileprivate,
      .internal, .static:
      true
    default: false
    }
  }

  /// By FNV-1a of the spelling.
  static let byHash: [UInt64: Keyword] = {
    var table: [UInt64: Keyword] = [:]
    for keyword in allCases.dropFirst() {
      table[keyword.rawValue.utf8.reduce(SourceScanner.basis, SourceScanner.mix)] = keyword
    }
    return table
  }()
}
