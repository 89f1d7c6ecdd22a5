internal import NavGraph

/// Reads a configuration: JSON with comments, trailing commas, bare keys and single quotes.
///
/// A new key is asked for in `config`; what nobody asks for is an error with its place.
struct ConfigReader {
  /// Flags that no file of a project may set: they write, read elsewhere or start something.
  static let forbidden: Set<String> = [
    "output", "cache", "images", "plugin", "config", "jobs", "link", "base",
  ]

  /// Names of the flags of the command line.
  private let flags: Set<String>
  private let file: String
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - file: for the places of messages.
  ///   - flags: long names of the flags of the command.
  init(_ file: String, flags: Set<String>) {
    self.file = file
    self.flags = flags
  }

  mutating func config(_ bytes: [UInt8]) -> ProjectConfig {
    var config = ProjectConfig()
    let root: JSONNode
    do {
      root = try JSONReader.read(bytes, allowsComments: true)
    } catch {
      diagnostics.append(
        ConfigFields.fault("config.syntax", error.message, file, error.line, error.column))
      return config
    }
    var fields = ConfigFields(root, in: file)
    for node in fields.array("idioms") {
      if let idiom = idiom(node) { config.idioms.append(idiom) }
    }
    fields.finish(explain)
    diagnostics += fields.diagnostics
    return config
  }

  private func explain(_ key: String) -> String? {
    if Self.forbidden.contains(key) {
      return "'\(key)' cannot be set by a file of the project; give --\(key) on the command line"
    }
    guard flags.contains(key) else { return nil }
    return "'\(key)' is not read from here yet; give --\(key) on the command line. Keys: idioms"
  }

  // MARK: Idioms

  private mutating func idiom(_ node: JSONNode) -> CallIdiom? {
    var fields = ConfigFields(node, in: file)
    defer { diagnostics += fields.diagnostics }
    guard fields.isObject else { return nil }
    let call = fields.string("call")
    let kind = fields.string("kind")
    let target = argument("target", &fields)
    let screen = fields.string("to")
    let trigger = argument("trigger", &fields)
    fields.finish()
    guard fields.diagnostics.isEmpty else { return nil }
    guard let call, let kind else {
      fields.report("config.missing-key", "an idiom needs 'call' and 'kind'")
      return nil
    }
    guard let (type, name) = Self.name(call.text) else {
      fields.report(
        "config.bad-value",
        "'\(call.text)' is no name of a call. Write name, or Type.name, without arguments",
        at: call.node)
      return nil
    }
    guard let known = transitionKind(kind, &fields),
      let leads = place(target, screen?.text, known, &fields)
    else { return nil }
    return CallIdiom(
      type: type, name: name, kind: known, target: leads.target, trigger: trigger,
      location: InputLocation(file: file, line: call.node.line, column: call.node.column))
  }

  /// `name`, `Type.name`, `Outer.Inner.name`; `Type.init` is `Type`.
  private static func name(_ text: String) -> (type: String?, name: String)? {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard
      parts.allSatisfy({ part in
        part.first.map { $0.isLetter || $0 == "_" } == true
          && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      })
    else { return nil }
    if parts.count > 1, parts.last == "init" { parts.removeLast() }
    let name = parts.removeLast()
    return (parts.isEmpty ? nil : parts.joined(separator: "."), name)
  }

  /// The number of an argument, or its label.
  private func argument(_ key: String, _ fields: inout ConfigFields) -> CallIdiom.Argument? {
    guard let value = fields.value(key) else { return nil }
    switch value.content {
    case .string(let label) where !label.isEmpty: return .label(label)
    case .number(let digits):
      if let index = Int(digits), index >= 0 { return .position(index) }
    default: break
    }
    fields.report(
      "config.bad-value",
      "\(key) is the label of an argument, or its number counted from 0, not \(value.kindName)",
      at: value)
    return nil
  }

  private func transitionKind(
    _ kind: (text: String, node: JSONNode), _ fields: inout ConfigFields
  ) -> TransitionKind? {
    let known = TransitionKind.known.map(\.rawValue)
    if known.contains(kind.text) { return TransitionKind(rawValue: kind.text) }
    let hint =
      Spelling.question(Spelling.nearest(to: kind.text, in: known))
      ?? "Kinds: \(known.joined(separator: ", "))"
    fields.report(
      "config.bad-value", "no transition is of kind '\(kind.text)'. \(hint)", at: kind.node)
    return nil
  }

  private func place(
    _ argument: CallIdiom.Argument?, _ screen: String?, _ kind: TransitionKind,
    _ fields: inout ConfigFields
  ) -> (target: CallIdiom.Target?, Void)? {
    switch (argument, screen) {
    case (let argument?, nil): return (.argument(argument), ())
    case (nil, let screen?): return (.screen(screen), ())
    case (nil, nil) where kind == .back || kind == .dismiss: return (nil, ())
    case (nil, nil):
      fields.report(
        "config.missing-key",
        "\(kind.rawValue) leads nowhere: say which argument has it with 'target', or name the screen "
          + "with 'to'")
    default:
      fields.report("config.bad-value", "'target' and 'to' exclude each other; take one out")
    }
    return nil
  }
}
