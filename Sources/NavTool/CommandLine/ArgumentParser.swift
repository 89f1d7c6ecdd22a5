internal import NavGraph

/// Reads arguments by the table of commands.
package struct ArgumentParser {
  /// What the arguments ask for.
  package enum Request: Equatable {
    case run(ParsedCommand)
    case help(command: String?)
    case version
  }

  private let table: CommandTable

  package init(_ table: CommandTable) { self.table = table }

  /// - Parameter arguments: without the program's name.
  /// - Throws: `UsageError`.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    guard let name = arguments.first else {
      throw UsageError("which command?", hint: "Try 'navviz map' in the folder of an app.")
    }
    switch name {
    case "--version":
      if arguments.count > 1 {
        throw UsageError(
          "'\(arguments[1])' is one argument too many", hint: "--version stands alone.")
      }
      return .version
    case "--help", "-h":
      let request = try parse(["help"] + arguments.dropFirst())
      guard case .run(let help) = request else { return request }
      return .help(command: help.operands.first)
    default: break
    }
    guard let command = table.command(name) else { throw unknownCommand(name) }
    var reader = Reader(command: command, arguments: Array(arguments.dropFirst()))
    return try reader.read() ?? .run(reader.parsed)
  }

  private func unknownCommand(_ name: String) -> UsageError {
    let names = table.commands.map(\.name)
    if name.hasPrefix("-") {
      return UsageError(
        "'\(name)' needs a command before it",
        hint: Spelling.question(Spelling.nearest(to: name, in: ["--version", "--help"]))
          ?? "Commands: \(names.joined(separator: ", ")).")
    }
    return UsageError("there is no command '\(name)'", hint: table.hint(forUnknown: name))
  }
}

/// Walks over the arguments of one command.
private struct Reader {
  let command: CommandSpec
  let arguments: [String]
  var parsed: ParsedCommand
  private var index = 0

  init(command: CommandSpec, arguments: [String]) {
    self.command = command
    self.arguments = arguments
    parsed = ParsedCommand(command.name)
  }

  /// - Returns: what was asked for instead of running the command.
  mutating func read() throws(UsageError) -> ArgumentParser.Request? {
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        parsed.operands += arguments[index...]
        break
      }
      if argument.hasPrefix("--") {
        try long(String(argument.dropFirst(2)))
      } else if argument.hasPrefix("-"), argument != "-" {
        try bundle(argument.dropFirst())
      } else {
        parsed.operands.append(argument)
      }
      if parsed.isOn("help") { return .help(command: command.name) }
      if parsed.isOn("version") { return .version }
    }
    try checkOperands()
    return nil
  }

  private func failure(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(message, hint: hint, command: command.name)
  }

  private mutating func long(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if let flag = command.flags.first(where: { $0.name == name }) {
      return try take(flag, spelled: "--\(name)", attached: attached)
    }
    if let flag = command.flags.first(where: { $0.isNegatable && "no-\($0.name)" == name }) {
      guard attached == nil else { throw failure("--\(name) takes no value") }
      parsed.occurrences.append(.init(flag: flag.name, value: nil, isNegated: true))
      return
    }
    let spellings = command.flags.flatMap(\.spellings).filter { $0.hasPrefix("--") }
    throw failure(
      "there is no flag '--\(name)'",
      hint: Spelling.question(Spelling.nearest(to: "--\(name)", in: spellings)))
  }

  /// `-qv`, `-f svg`, `-fsvg`, `-f=svg`.
  private mutating func bundle(_ letters: Substring) throws(UsageError) {
    var rest = letters
    while let letter = rest.popFirst() {
      guard let flag = command.flags.first(where: { $0.short == letter }) else {
        let near = command.flags.first { $0.name == String(letters) }
        throw failure(
          "there is no flag '-\(letter)'", hint: near.map { "Did you mean '--\($0.name)'?" })
      }
      guard flag.takesValue else {
        parsed.occurrences.append(.init(flag: flag.name))
        continue
      }
      if rest.first == "=" { rest.removeFirst() }
      let attached = rest.isEmpty && !letters.hasSuffix("=") ? nil : String(rest)
      return try take(flag, spelled: "-\(letter)", attached: attached)
    }
  }

  private mutating func take(
    _ flag: Flag, spelled: String, attached: String?
  ) throws(UsageError) {
    guard let placeholder = flag.placeholder else {
      guard attached == nil else { throw failure("\(spelled) takes no value") }
      parsed.occurrences.append(.init(flag: flag.name))
      return
    }
    var value = attached
    if value == nil, index < arguments.count {
      let next = arguments[index]
      if next.hasPrefix("-"), next != "-" {
        throw failure(
          "\(spelled) needs a value (\(placeholder)), and '\(next)' looks like a flag",
          hint: "If it is the value, write \(flag.spellings[0])=\(next).")
      }
      value = next
      index += 1
    }
    guard let value else { throw failure("\(spelled) needs a value (\(placeholder))") }
    if let fault = flag.fault(of: value, spelled: spelled) {
      throw failure(fault.message, hint: fault.hint)
    }
    parsed.occurrences.append(.init(flag: flag.name, value: value))
  }

  private func checkOperands() throws(UsageError) {
    let count = parsed.operands.count
    if count < command.operands.lowerBound {
      throw failure("\(command.name) needs an argument: \(command.arguments)")
    }
    if count > command.operands.upperBound {
      throw failure("'\(parsed.operands[command.operands.upperBound])' is one argument too many")
    }
    guard !command.operandChoices.isEmpty, let word = parsed.operands.first else { return }
    if command.operandChoices.contains(word) { return }
    throw failure(
      "'\(word)' is none of \(command.operandChoices.joined(separator: ", "))",
      hint: Spelling.question(Spelling.nearest(to: word, in: command.operandChoices)))
  }
}

extension Flag {
  private var isList: Bool { if case .list = value { true } else { false } }

  /// What is wrong with a value, where something is.
  fileprivate func fault(of text: String, spelled: String) -> (message: String, hint: String?)? {
    let isEmpty = text.allSatisfy { $0 == " " || $0 == "," && isList }
    if isEmpty, !mayBeEmpty {
      let shown = text.isEmpty ? "" : ", not '\(text)'"
      return (
        "\(spelled) needs a value that is not empty (\(placeholder ?? ""))\(shown)",
        "Is a variable not set?"
      )
    }
    switch value {
    case .text, .screen, .list, .file, .folder:
      return nil
    case .integer(let range):
      if let number = Int(text), range.contains(number) { return nil }
      let wanted =
        range.upperBound == .max
        ? "a whole number from \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
      return ("\(spelled) needs \(wanted), not '\(text)'", nil)
    case .seconds:
      if let number = Double(text), number > 0, number.isFinite { return nil }
      return ("\(spelled) needs a number of seconds above 0, not '\(text)'", nil)
    case .choice(let words):
      if words.contains(text) { return nil }
      let near = Spelling.question(Spelling.nearest(to: text, in: words))
      let known = words.joined(separator: ", ")
      return ("\(spelled) knows \(known), not '\(text)'", near)
    }
  }
}
