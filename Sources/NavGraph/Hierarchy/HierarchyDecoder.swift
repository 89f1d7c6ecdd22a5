/// Turns a JSON snapshot into a hierarchy.
struct HierarchyDecoder {
  private let file: String

  /// - Throws: `NavError` with the place of the first thing that is not as the schema wants it.
  static func snapshot(from node: JSONNode, file: String) throws -> HierarchySnapshot {
    let decoder = HierarchyDecoder(file: file)
    var fields = try decoder.fields(node, "a snapshot")
    _ = try decoder.string("format", &fields)
    if let version = fields.take("version") {
      guard let number = version.value.int else {
        throw decoder.error("\"version\" must be a whole number", version)
      }
      if number > HierarchySnapshot.version {
        throw decoder.error(
          "version \(number) is newer than this navviz reads (\(HierarchySnapshot.version))",
          version, advice: "Update navviz.")
      }
    }
    var snapshot = try decoder.controllers(fields.take("roots"))
    snapshot.extra = fields.rest
    if snapshot.nodes.isEmpty {
      throw NavError("\(file): the snapshot holds no controllers")
    }
    return snapshot
  }

  private func error(_ message: String, _ node: JSONNode, advice: String? = nil) -> NavError {
    NavError("\(file):\(node.line):\(node.column): \(message)", advice: advice)
  }

  // MARK: Controllers

  private func controllers(_ roots: JSONNode?) throws -> HierarchySnapshot {
    var snapshot = HierarchySnapshot()
    var tellsVisible = false
    var pending: [(node: JSONNode, parent: Int?)] = []
    for node in try items(roots, "roots").reversed() { pending.append((node, nil)) }
    while let (node, parent) = pending.popLast() {
      var fields = try fields(node, "a controller")
      let children = try items(fields.take("children"), "children")
      let controller = try controller(&fields, node, isRoot: parent == nil)
      tellsVisible = tellsVisible || controller.isVisible
      let index = snapshot.append(controller, to: parent)
      for child in children.reversed() { pending.append((child, index)) }
    }
    snapshot.inferTops()
    if !tellsVisible { snapshot.inferVisibility() }
    return snapshot
  }

  private func controller(
    _ fields: inout Fields, _ node: JSONNode, isRoot: Bool
  ) throws -> ControllerNode {
    guard let className = try string("class", &fields) else {
      throw error("a controller without \"class\"", node)
    }
    var result = ControllerNode(className, relation: isRoot ? .root : .child)
    // What is left out is read from the class name.
    if let module = try string("module", &fields) { result.module = module }
    if let name = try string("name", &fields) { result.name = name }
    if let role = try string("role", &fields) { result.role = .init(rawValue: role) }
    if let name = try string("relation", &fields) { result.relation = .init(rawValue: name) }
    result.index = try int("index", &fields)
    result.title = try string("title", &fields)
    result.style = try string("style", &fields).map(PresentationStyle.init(rawValue:))
    result.state = try string("state", &fields).map(AppearanceState.init(rawValue:))
    result.isSelected = try bool("selected", &fields) ?? false
    result.isVisible = try bool("visible", &fields) ?? false
    result.address = try string("address", &fields)
    result.view = try fields.take("view").map(view)
    result.window = try fields.take("window").map(window)
    result.scene = try fields.take("scene").map(scene)
    result.extra = fields.rest
    return result
  }

  private func view(_ node: JSONNode) throws -> ControllerView {
    var fields = try fields(node, "a view")
    let name = try string("class", &fields)
    return ControllerView(
      name, isLoaded: try bool("loaded", &fields) ?? (name != nil),
      isInWindow: try bool("inWindow", &fields), extra: fields.rest)
  }

  private func window(_ node: JSONNode) throws -> WindowFacts {
    var fields = try fields(node, "a window")
    let isKey = try bool("key", &fields) ?? false
    let isHidden = try bool("hidden", &fields) ?? false
    var level: Double?
    if let value = fields.take("level") {
      guard case .number(let text) = value.content, let number = Double(text) else {
        throw error("\"level\" must be a number", value)
      }
      level = number
    }
    return WindowFacts(isKey: isKey, isHidden: isHidden, level: level, extra: fields.rest)
  }

  private func scene(_ node: JSONNode) throws -> SceneFacts {
    var fields = try fields(node, "a scene")
    return SceneFacts(
      id: try string("id", &fields), state: try string("state", &fields), extra: fields.rest)
  }

  // MARK: Fields

  /// The members of an object; whatever is not taken is `rest`.
  private struct Fields {
    var members: [JSONNode.Member]

    var rest: [JSONMember] { members.map { JSONMember($0.key, $0.value.value) } }

    mutating func take(_ key: String) -> JSONNode? {
      guard let index = members.lastIndex(where: { $0.key == key }) else { return nil }
      let value = members[index].value
      members.removeAll { $0.key == key }
      if case .null = value.content { return nil }
      return value
    }
  }

  private func fields(_ node: JSONNode, _ what: String) throws -> Fields {
    guard case .object(let members) = node.content else {
      throw error("\(what) must be an object", node)
    }
    return Fields(members: members)
  }

  private func items(_ node: JSONNode?, _ key: String) throws -> [JSONNode] {
    guard let node else { return [] }
    guard case .array(let items) = node.content else {
      throw error("\"\(key)\" must be an array", node)
    }
    return items
  }

  private func string(_ key: String, _ fields: inout Fields) throws -> String? {
    guard let value = fields.take(key) else { return nil }
    guard case .string(let text) = value.content else {
      throw error("\"\(key)\" must be a string", value)
    }
    return text.isEmpty ? nil : text
  }

  private func int(_ key: String, _ fields: inout Fields) throws -> Int? {
    guard let value = fields.take(key) else { return nil }
    guard let number = value.value.int else {
      throw error("\"\(key)\" must be a whole number", value)
    }
    return number
  }

  private func bool(_ key: String, _ fields: inout Fields) throws -> Bool? {
    guard let value = fields.take(key) else { return nil }
    guard let flag = value.value.bool else {
      throw error("\"\(key)\" must be true or false", value)
    }
    return flag
  }
}
