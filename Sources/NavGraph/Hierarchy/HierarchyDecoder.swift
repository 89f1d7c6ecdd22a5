/// Turns the members of a JSON snapshot into values.
struct HierarchyDecoder {
  let file: String

  func error(
    _ message: String, _ place: (line: Int, column: Int), advice: String? = nil
  ) -> NavError {
    let location = InputLocation(file: file, line: place.line, column: place.column)
    return NavError(message, advice: advice, at: location)
  }

  private func error(_ message: String, _ node: JSONNode) -> NavError {
    error(message, (node.line, node.column))
  }

  /// The snapshot with what stands beside its roots.
  func snapshot(from document: HierarchyStream.Document) throws -> HierarchySnapshot {
    var fields = Fields(members: document.members)
    _ = try string("format", &fields)
    try checkVersion(document.members)
    _ = fields.take("version")
    if let roots = fields.take("roots") { throw error("\"roots\" must be an array", roots) }
    guard var snapshot = document.snapshot, !snapshot.nodes.isEmpty else {
      throw NavError("the snapshot holds no controllers", at: InputLocation(file: file))
    }
    snapshot.extra = fields.rest
    return snapshot
  }

  /// What another version holds is not looked at, since any fault found in it would be a false one.
  ///
  /// - Throws: `NavError` when the version among the members is not the one that is read here.
  func checkVersion(_ members: [JSONNode.Member]) throws {
    var fields = Fields(members: members)
    guard let version = fields.take("version") else { return }
    guard let number = version.value.int, number > 0 else {
      throw error("\"version\" must be \(HierarchySnapshot.version)", version)
    }
    if number > HierarchySnapshot.version {
      throw error(
        "version \(number) is newer than this navviz reads (\(HierarchySnapshot.version))",
        (version.line, version.column), advice: "Update navviz.")
    }
  }

  // MARK: Controllers

  /// A controller from everything but its children.
  ///
  /// - Throws: `NavError` with the place of the first thing that is not as the schema wants it.
  func controller(
    _ members: [JSONNode.Member], at place: (line: Int, column: Int), isRoot: Bool
  ) throws -> ControllerNode {
    var fields = Fields(members: members)
    if let children = fields.take("children") {
      throw error("\"children\" must be an array", children)
    }
    guard let className = try string("class", &fields) else {
      throw error("a controller without \"class\"", place)
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
  struct Fields {
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
