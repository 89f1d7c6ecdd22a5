/// What a person typed, checked against the table.
package struct ParsedCommand: Sendable, Equatable {
  struct Occurrence: Sendable, Equatable {
    var flag: String
    /// `nil` for a flag without a value, and for `--no-…`.
    var value: String?
    var isNegated = false
  }

  package let name: String
  var occurrences: [Occurrence] = []
  package var operands: [String] = []

  init(_ name: String) { self.name = name }

  private func last(_ flag: String) -> Occurrence? { occurrences.last { $0.flag == flag } }

  /// `true` or `false` as typed last; `nil` when it was not typed.
  package func toggle(_ flag: String) -> Bool? { last(flag).map { !$0.isNegated } }

  package func isOn(_ flag: String) -> Bool { toggle(flag) ?? false }

  package func isNegated(_ flag: String) -> Bool { last(flag)?.isNegated ?? false }

  /// The value typed last.
  package func value(_ flag: String) -> String? { last(flag)?.value }

  /// Every value, in the order typed.
  package func values(_ flag: String) -> [String] {
    occurrences.filter { $0.flag == flag }.compactMap(\.value)
  }

  /// The parser has checked that the value is a number in range.
  package func integer(_ flag: String) -> Int? { value(flag).flatMap { Int($0) } }

  /// The words of every value, split at commas.
  package func list(_ flag: String) -> [String] {
    values(flag).flatMap { $0.split(separator: ",").map(Self.trimmed) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// The command line was wrong: exit code 64.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package var message: String
  /// What to type instead.
  package var hint: String?
  /// The command whose help has more, where that is known.
  package var command: String?

  package init(_ message: String, hint: String? = nil, command: String? = nil) {
    // It may quote what was typed.
    self.message = message.escaped(for: .terminal)
    self.hint = hint
    self.command = command
  }

  package var description: String {
    let help = command.map { "navviz help \($0)" } ?? "navviz help"
    return "navviz: \(message)\n\(hint.map { "\($0) " } ?? "")See '\(help)'."
  }
}
