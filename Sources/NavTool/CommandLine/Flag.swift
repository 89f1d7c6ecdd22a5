/// One flag of the command line, as help, parser, errors and completions read it.
package struct Flag: Sendable {
  /// What stands after the flag.
  package enum Value: Sendable, Hashable {
    case text
    case screen
    case file
    case folder
    case integer(ClosedRange<Int>)
    /// Seconds, with a decimal point where needed.
    case seconds
    case choice([String])
    /// Several of the choices with commas between them; other words pass too.
    case list([String])
  }

  /// Without the dashes.
  package let name: String
  package let short: Character?
  /// Placeholder in help; `nil` for a flag without a value.
  package let placeholder: String?
  package let value: Value
  package let help: String
  /// What holds without the flag, where that is worth saying.
  package let standard: String?
  /// Whether every use counts rather than the last.
  package let isRepeatable: Bool
  /// Whether an empty value means something; elsewhere it is a variable that was not set.
  package let mayBeEmpty: Bool
  /// What `--no-NAME` does; `nil` where there is no such spelling.
  package let negation: String?

  /// A flag without a value.
  init(_ name: String, short: Character? = nil, negation: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    placeholder = nil
    value = .text
    self.help = help
    standard = nil
    isRepeatable = false
    mayBeEmpty = false
    self.negation = negation
  }

  /// A flag with a value.
  init(
    _ name: String, short: Character? = nil, _ placeholder: String, _ value: Value = .text,
    standard: String? = nil, repeatable: Bool = false, mayBeEmpty: Bool = false,
    negation: String? = nil, _ help: String
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.value = value
    self.help = help
    self.standard = standard
    isRepeatable = repeatable
    self.mayBeEmpty = mayBeEmpty
    self.negation = negation
  }

  package var isNegatable: Bool { negation != nil }

  package var takesValue: Bool { placeholder != nil }

  /// Every spelling: `--legend`, `--no-legend`, `-f`.
  package var spellings: [String] {
    var all = ["--\(name)"]
    if isNegatable { all.append("--no-\(name)") }
    if let short { all.append("-\(short)") }
    return all
  }

  /// Words that may follow, where they are known.
  package var choices: [String] {
    switch value {
    case .choice(let words), .list(let words): words
    default: []
    }
  }
}

/// Flags under one heading.
package struct FlagSection: Sendable {
  package let title: String
  package let flags: [Flag]

  init(_ title: String, _ flags: [Flag]) {
    self.title = title
    self.flags = flags
  }
}

/// One command of the tool.
package struct CommandSpec: Sendable {
  package let name: String
  /// What stands after the name: `[INPUT…]`.
  package let arguments: String
  /// How many of them there may be.
  package let operands: ClosedRange<Int>
  /// Words that the first of them may be, where they are known.
  package let operandChoices: [String]
  package let summary: String
  /// Paragraphs under the usage line.
  package let details: [String]
  package let sections: [FlagSection]
  /// What to type, and what it does.
  package let examples: [(line: String, meaning: String)]

  init(
    _ name: String, _ arguments: String = "", operands: ClosedRange<Int> = 0...0,
    choices: [String] = [], summary: String, details: [String] = [],
    sections: [FlagSection] = [], examples: [(line: String, meaning: String)] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.operands = operands
    operandChoices = choices
    self.summary = summary
    self.details = details
    self.sections = sections
    self.examples = examples
  }

  package var flags: [Flag] {
    sections.flatMap(\.flags) + [CommandTable.help, CommandTable.version]
  }
}
