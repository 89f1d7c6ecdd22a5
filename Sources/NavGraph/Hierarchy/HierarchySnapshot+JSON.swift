extension HierarchySnapshot {
  /// First member of a snapshot file.
  public static let format = "navviz.hierarchy"
  /// The version that is written, and the highest that is read.
  public static let version = 1

  /// The snapshot as JSON, version 1: keys in the order of the schema, empty fields left out.
  ///
  /// Schema: `docs/schemas/hierarchy.schema.json`. Beyond 50 controllers on top of each other the
  /// text is not indented further, so that its size stays in proportion.
  ///
  /// - Parameter addresses: whether to write the addresses of controllers, which differ from run
  ///   to run.
  /// - Complexity: O(controllers).
  public func json(addresses: Bool) -> String {
    var text = "{\n  \"format\": \"\(Self.format)\",\n"
    text += "  \"version\": \(Self.version),\n  \"roots\": ["
    // A stack of what is still to be written, since the tree may be deeper than the call stack.
    var pending: [Piece] = [.close(level: 1, isEmpty: roots.isEmpty)]
    pending += pieces(roots, level: 2)
    while let piece = pending.popLast() {
      switch piece {
      case .node(let index, let level, let isFirst):
        text += isFirst ? "" : ","
        text += Self.lineStart(level) + "{"
        writeFields(of: index, level: level + 1, addresses: addresses, to: &text)
        let children = children(of: index)
        pending.append(.end(level: level))
        if !children.isEmpty {
          text += "," + Self.lineStart(level + 1) + "\"children\": ["
          pending.append(.close(level: level + 1, isEmpty: false))
          pending += pieces(children, level: level + 2)
        }
      case .close(let level, let isEmpty):
        text += (isEmpty ? "" : Self.lineStart(level)) + "]"
      case .end(let level): text += Self.lineStart(level) + "}"
      }
    }
    for member in extra { Self.write(member, isFirst: false, level: 1, to: &text) }
    return text + "\n}\n"
  }

  private enum Piece {
    case node(Int, level: Int, isFirst: Bool)
    case close(level: Int, isEmpty: Bool)
    case end(level: Int)
  }

  /// In the order in which a stack gives them back.
  private func pieces(_ indices: [Int], level: Int) -> [Piece] {
    indices.enumerated().reversed().map { position, index in
      .node(index, level: level, isFirst: position == 0)
    }
  }

  private static let indents: [String] = (0...102).map {
    "\n" + String(repeating: "  ", count: $0)
  }

  private static func lineStart(_ level: Int) -> String { indents[min(level, indents.count - 1)] }

  private static func write(
    _ member: JSONMember, isFirst: Bool, level: Int, to text: inout String
  ) {
    text += isFirst ? "" : ","
    text += lineStart(level)
    text += JSONWriter.line(.string(member.key)) + ": "
    JSONWriter.append(member.value, indent: lineStart(level), to: &text)
  }

  private func writeFields(
    of index: Int, level: Int, addresses: Bool, to text: inout String
  ) {
    let node = nodes[index]
    let value = node.json(addresses: addresses, extra: node.extra)
    guard case .object(let members) = value else { return }
    for (position, member) in members.enumerated() {
      Self.write(member, isFirst: position == 0, level: level, to: &text)
    }
  }
}

extension ControllerNode {
  /// Everything but the children.
  func json(addresses: Bool, extra: [JSONMember]) -> JSONValue {
    var object = JSONObjectBuilder()
    object.add("class", .string(className))
    object.add("module", module)
    object.add("name", name)
    object.add("role", role.rawValue)
    object.add("relation", relation.rawValue)
    object.add("index", index)
    object.add("title", title)
    object.add("style", style?.rawValue)
    object.add("state", state?.rawValue)
    if isSelected { object.add("selected", .bool(true)) }
    if isVisible { object.add("visible", .bool(true)) }
    if addresses { object.add("address", address) }
    if let view { object.add("view", view.json) }
    if let window { object.add("window", window.json) }
    if let scene { object.add("scene", scene.json) }
    return object.value(extra: extra)
  }
}

extension ControllerView {
  fileprivate var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("class", className)
    object.add("loaded", .bool(isLoaded))
    if let isInWindow { object.add("inWindow", .bool(isInWindow)) }
    return object.value(extra: extra)
  }
}

extension WindowFacts {
  fileprivate var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("key", .bool(isKey))
    object.add("hidden", .bool(isHidden))
    if let level, level.isFinite {
      let text = String(level)
      object.add("level", .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
    }
    return object.value(extra: extra)
  }
}

extension SceneFacts {
  fileprivate var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("id", id)
    object.add("state", state)
    return object.value(extra: extra)
  }
}
