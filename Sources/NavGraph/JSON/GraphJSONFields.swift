/// The members of one object; whatever is not asked for is `rest`.
struct GraphJSONFields {
  private let what: String
  private let node: JSONNode
  private var members: [JSONNode.Member]

  init?(_ node: JSONNode, _ what: String, _ decoder: inout GraphJSONDecoder) {
    guard case .object(let members) = node.content else {
      decoder.report("shape", "\(what) must be an object", node)
      return nil
    }
    self.what = what
    self.node = node
    self.members = members
    reportRepeated(&decoder)
  }

  /// Two members of one name: readers of JSON differ on which counts, so it is said.
  private func reportRepeated(_ decoder: inout GraphJSONDecoder) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      let place = JSONNode(content: .null, line: member.line, column: member.column)
      decoder.report(
        "repeated-key",
        "\"\(member.key)\" stands twice in \(what), the last one counts; remove one", place,
        .warning)
    }
  }

  /// What was not asked for.
  var rest: [JSONMember] { members.map { JSONMember($0.key, $0.value.value) } }

  mutating func take(_ key: String) -> JSONNode? {
    guard let index = members.lastIndex(where: { $0.key == key }) else { return nil }
    let value = members[index].value
    members.removeAll { $0.key == key }
    if case .null = value.content { return nil }
    return value
  }

  mutating func string(_ key: String, _ decoder: inout GraphJSONDecoder) -> String? {
    guard let value = take(key) else { return nil }
    if case .string(let text) = value.content { return text }
    decoder.report("shape", "\"\(key)\" of \(what) must be a string", value)
    return nil
  }

  mutating func required(_ key: String, _ decoder: inout GraphJSONDecoder) -> String? {
    if node[key] == nil {
      decoder.report("missing-field", "\(what) without \"\(key)\"; add it", node)
      return nil
    }
    return string(key, &decoder)
  }

  mutating func whole(
    _ key: String, from least: Int, _ decoder: inout GraphJSONDecoder
  ) -> Int? {
    guard let value = take(key) else { return nil }
    if case .number(let text) = value.content, let number = Int(text), number >= least {
      return number
    }
    decoder.report("shape", "\"\(key)\" of \(what) must be a whole number from \(least)", value)
    return nil
  }

  mutating func bool(_ key: String, _ decoder: inout GraphJSONDecoder) -> Bool? {
    guard let value = take(key) else { return nil }
    if case .bool(let flag) = value.content { return flag }
    decoder.report("shape", "\"\(key)\" of \(what) must be true or false", value)
    return nil
  }

  mutating func strings(_ key: String, _ decoder: inout GraphJSONDecoder) -> [String] {
    list(key, &decoder) { node, decoder in
      if case .string(let text) = node.content { return text }
      decoder.report("shape", "\"\(key)\" must hold strings", node)
      return nil
    }
  }

  mutating func list<Item>(
    _ key: String, _ decoder: inout GraphJSONDecoder,
    item: (JSONNode, inout GraphJSONDecoder) -> Item?
  ) -> [Item] {
    guard let value = take(key) else { return [] }
    guard case .array(let items) = value.content else {
      decoder.report("shape", "\"\(key)\" of \(what) must be an array", value)
      return []
    }
    return items.compactMap { item($0, &decoder) }
  }

  mutating func location(_ decoder: inout GraphJSONDecoder) -> InputLocation? {
    let file = string("file", &decoder) ?? ""
    // Lines and columns count from 1.
    let line = whole("line", from: 1, &decoder)
    let column = whole("column", from: 1, &decoder)
    if file.isEmpty, line == nil, column == nil { return nil }
    return InputLocation(file: file, line: line, column: column)
  }
}
