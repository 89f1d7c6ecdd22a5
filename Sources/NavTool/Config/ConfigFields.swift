internal import NavGraph

/// Reads the members of an object of a configuration, and says what is wrong with them.
///
/// Every key that is asked for counts as known; `finish` reports the others.
struct ConfigFields {
  private let members: [JSONNode.Member]
  private let node: JSONNode
  private let file: String
  private var known: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter file: for the places of messages.
  init(_ node: JSONNode, in file: String) {
    self.node = node
    self.file = file
    if case .object(let members) = node.content {
      self.members = members
    } else {
      members = []
      report("config.bad-value", "an object is expected, not \(node.kindName)", at: node)
    }
  }

  var isObject: Bool { if case .object = node.content { true } else { false } }

  mutating func report(_ id: String, _ message: String, at node: JSONNode? = nil) {
    let node = node ?? self.node
    diagnostics.append(Self.fault(id, message, file, node.line, node.column))
  }

  static func fault(
    _ id: String, _ message: String, _ file: String, _ line: Int, _ column: Int
  ) -> Diagnostic {
    Diagnostic(
      .error, id: id, message, at: InputLocation(file: file, line: line, column: column))
  }

  /// The value of a key; `nil` where it is not there, or `null`.
  mutating func value(_ key: String) -> JSONNode? {
    known.append(key)
    guard let value = members.last(where: { $0.key == key })?.value else { return nil }
    if case .null = value.content { return nil }
    return value
  }

  mutating func string(_ key: String) -> (text: String, node: JSONNode)? {
    guard let value = value(key) else { return nil }
    if case .string(let text) = value.content, !text.isEmpty { return (text, value) }
    report("config.bad-value", "\(key) is a text, not \(value.kindName)", at: value)
    return nil
  }

  mutating func array(_ key: String) -> [JSONNode] {
    guard let value = value(key) else { return [] }
    if case .array(let items) = value.content { return items }
    report("config.bad-value", "\(key) is a list, not \(value.kindName)", at: value)
    return []
  }

  /// Reports keys that are given twice, and those that nobody asked for.
  ///
  /// - Parameter explain: what is known of such a key; `nil` for one that means nothing.
  mutating func finish(_ explain: (String) -> String? = { _ in nil }) {
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted {
        diagnostics.append(
          Self.fault(
            "config.repeated-key", "'\(member.key)' is given twice; take one out", file,
            member.line, member.column))
      }
      // Editors look there for the schema.
      if known.contains(member.key) || member.key == "$schema" { continue }
      let text = explain(member.key) ?? unknown(member.key)
      diagnostics.append(
        Self.fault("config.unknown-key", text, file, member.line, member.column))
    }
  }

  private func unknown(_ key: String) -> String {
    let hint =
      Spelling.question(Spelling.nearest(to: key, in: known))
      ?? "Keys here: \(known.joined(separator: ", "))"
    return "there is no key '\(key)'. \(hint)"
  }
}

extension JSONNode {
  /// What a value is, for messages.
  var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string(let text): text.isEmpty ? "an empty text" : "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
