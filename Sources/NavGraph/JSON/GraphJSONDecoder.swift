/// Turns the parsed exchange form into a map and says, with its place, what it could not use.
struct GraphJSONDecoder {
  private let file: String
  private var bag = DiagnosticBag()

  static func graph(from node: JSONNode, file: String) -> NavigationGraph {
    var decoder = GraphJSONDecoder(file: file)
    var graph = decoder.graph(node)
    decoder.checkReferences(of: graph, in: node)
    // A map that was written keeps what was said about it when it was read; that is not said twice.
    let known = Set(graph.diagnostics.map { [$0.id, $0.message] })
    graph.diagnostics += decoder.bag.diagnostics.filter { !known.contains([$0.id, $0.message]) }
    return graph
  }

  private init(file: String) { self.file = file }

  /// One part of a map on its own; `nil` with the first fault where it cannot be read.
  static func part<Part>(
    _ bytes: [UInt8], _ read: (inout GraphJSONDecoder, JSONNode) -> Part?
  ) -> (part: Part?, fault: String?) {
    var decoder = GraphJSONDecoder(file: "")
    do throws(JSONError) {
      let part = read(&decoder, try JSONReader.read(bytes))
      return (part, decoder.bag.diagnostics.first?.message)
    } catch {
      return (nil, error.message)
    }
  }

  private mutating func report(
    _ id: String, _ message: String, _ node: JSONNode, _ severity: Diagnostic.Severity = .error
  ) {
    let place = InputLocation(file: file, line: node.line, column: node.column)
    bag.emit(Diagnostic(severity, id: "json.\(id)", message, at: place))
  }

  // MARK: Parts

  private mutating func graph(_ node: JSONNode) -> NavigationGraph {
    guard var fields = Fields(node, "a graph", &self) else { return NavigationGraph() }
    let format = fields.string("format", &self)
    if let format, format != GraphJSON.format {
      report("format", "'\(format)' is not '\(GraphJSON.format)'", node["format"] ?? node)
      return NavigationGraph()
    }
    let version = fields.int("version", &self)
    if let version, version > GraphJSON.version {
      report(
        "version",
        "version \(version) is newer than this navviz reads (\(GraphJSON.version)); update navviz",
        node["version"] ?? node)
      return NavigationGraph()
    }
    if format == nil, node["screens"] == nil, node["transitions"] == nil {
      report("format", "no graph: neither \"format\" nor \"screens\" at the top level", node)
    }
    var graph = NavigationGraph(name: fields.string("name", &self))
    graph.entry = fields.strings("entry", &self).map { ScreenID($0) }
    graph.screens = fields.list("screens", &self) { $1.screen($0) }
    graph.transitions = fields.list("transitions", &self) { $1.transition($0) }
    graph.tabs = fields.list("tabs", &self) { $1.tabBar($0) }
    graph.diagnostics = fields.list("diagnostics", &self) { $1.diagnostic($0) }
    graph.extra = fields.rest
    return graph
  }

  mutating func screen(_ node: JSONNode) -> Screen? {
    guard var fields = Fields(node, "a screen", &self),
      let id = fields.required("id", &self)
    else { return nil }
    var screen = Screen(ScreenID(id))
    screen.title = fields.string("title", &self)
    if let kind = kind(fields.string("kind", &self), "a screen", "screen", node) {
      screen.kind = ScreenKind(rawValue: kind)
    }
    screen.type = fields.string("type", &self)
    screen.module = fields.string("module", &self)
    screen.location = fields.location(&self)
    screen.isHosted = fields.bool("hosted", &self) ?? false
    screen.group = fields.string("group", &self)
    screen.image = fields.string("image", &self)
    screen.tags = fields.strings("tags", &self)
    screen.extra = fields.rest
    return screen
  }

  mutating func transition(_ node: JSONNode) -> Transition? {
    guard var fields = Fields(node, "a transition", &self),
      let from = fields.required("from", &self), let to = fields.required("to", &self),
      let written = fields.required("kind", &self)
    else { return nil }
    let custom = TransitionKind.custom.rawValue
    let kind = kind(written, "a transition", custom, node) ?? custom
    var transition = Transition(
      from: ScreenID(from), to: ScreenID(to), kind: TransitionKind(rawValue: kind))
    transition.trigger = fields.string("trigger", &self)
    transition.api = fields.string("api", &self)
    transition.via = fields.strings("via", &self)
    transition.wraps = fields.string("wraps", &self)
    transition.condition = fields.string("condition", &self)
    let first = fields.location(&self)
    transition.confidence = confidence(&fields, node)
    transition.origins = fields.list("places", &self) { $1.origin($0) }
    // `file` and `line` repeat the first place, unless another program wrote them.
    let isRepeated = transition.origins.contains { origin in
      let place = origin.location
      return place.file == first?.file && place.line == first?.line
        && (first?.column == nil || place.column == first?.column)
    }
    if let first, !isRepeated { transition.origins.append(Origin(location: first)) }
    transition.origins.sort()
    transition.extra = fields.rest
    return transition
  }

  /// A kind that has a name; what stands in for it where it is blank, and that is said.
  private mutating func kind(
    _ text: String?, _ what: String, _ standard: String, _ node: JSONNode
  ) -> String? {
    guard let text, text.allSatisfy(\.isWhitespace) else { return text }
    report(
      "blank-kind", "\"kind\" of \(what) is blank, taken as \(standard)", node["kind"] ?? node)
    return standard
  }

  private mutating func confidence(_ fields: inout Fields, _ node: JSONNode) -> Confidence {
    guard let name = fields.string("confidence", &self) else { return .declared }
    if let confidence = Confidence(rawValue: name) { return confidence }
    let known = Confidence.allCases.map(\.rawValue).joined(separator: ", ")
    report(
      "confidence", "unknown confidence '\(name)', taken as guessed; known: \(known)",
      node["confidence"] ?? node, .warning)
    return .guessed
  }

  mutating func origin(_ node: JSONNode) -> Origin? {
    guard var fields = Fields(node, "a place", &self) else { return nil }
    let importer = fields.string("importer", &self)
    let location = fields.location(&self)
    let origin = Origin(
      importer: importer.flatMap { $0.isEmpty ? nil : $0 },
      location: location ?? InputLocation(file: ""), extra: fields.rest)
    if location == nil, origin.importer == nil, origin.extra.isEmpty { return nil }
    return origin
  }

  mutating func tabBar(_ node: JSONNode) -> TabBar? {
    guard var fields = Fields(node, "a tab bar", &self),
      let container = fields.required("container", &self)
    else { return nil }
    let order = fields.list("order", &self) { $1.tab($0) }
    return TabBar(container: ScreenID(container), order: order, extra: fields.rest)
  }

  mutating func tab(_ node: JSONNode) -> Tab? {
    guard var fields = Fields(node, "a tab", &self), let to = fields.required("to", &self) else {
      return nil
    }
    return Tab(
      to: ScreenID(to), label: fields.string("label", &self), icon: fields.string("icon", &self),
      extra: fields.rest)
  }

  mutating func diagnostic(_ node: JSONNode) -> Diagnostic? {
    guard var fields = Fields(node, "a diagnostic", &self),
      let id = fields.required("id", &self), let message = fields.required("message", &self)
    else { return nil }
    let severity = severity(&fields, node)
    return Diagnostic(
      severity, id: id, message, at: fields.location(&self), extra: fields.rest)
  }

  private mutating func severity(
    _ fields: inout Fields, _ node: JSONNode
  ) -> Diagnostic.Severity {
    guard let name = fields.string("severity", &self) else { return .warning }
    if let severity = Diagnostic.Severity(rawValue: name) { return severity }
    let known = Diagnostic.Severity.allCases.map(\.rawValue).joined(separator: ", ")
    report(
      "severity", "unknown severity '\(name)', taken as warning; known: \(known)",
      node["severity"] ?? node, .warning)
    return .warning
  }

  // MARK: References

  /// Every end of a transition, entry and tab must be a screen or a reserved target.
  private mutating func checkReferences(of graph: NavigationGraph, in node: JSONNode) {
    var known: Set<ScreenID> = []
    for (screen, place) in zip(graph.screens, items("screens", of: node))
    where !known.insert(screen.id).inserted {
      report("duplicate-screen", "screen '\(screen.id)' is declared twice", place)
    }
    func check(_ id: ScreenID, _ role: String, _ place: JSONNode, _ decoder: inout Self) {
      if known.contains(id) || id.isReserved { return }
      decoder.report("unknown-screen", "\(role) '\(id)' is not one of the screens", place)
    }
    for id in graph.entry { check(id, "entry", node["entry"] ?? node, &self) }
    for place in items("transitions", of: node) {
      for role in ["from", "to"] {
        guard let end = place[role], case .string(let name) = end.content else { continue }
        check(ScreenID(name), role, end, &self)
      }
    }
    for bar in items("tabs", of: node) {
      if let container = bar["container"], case .string(let name) = container.content {
        check(ScreenID(name), "container", container, &self)
      }
      for tab in items("order", of: bar) {
        guard let end = tab["to"], case .string(let name) = end.content else { continue }
        check(ScreenID(name), "tab", end, &self)
      }
    }
  }

  private func items(_ key: String, of node: JSONNode) -> [JSONNode] {
    if case .array(let items) = node[key]?.content { items } else { [] }
  }

  // MARK: Fields

  /// The members of one object; whatever is not asked for is `rest`.
  private struct Fields {
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
    }

    /// What was not asked for.
    var rest: [JSONMember] { members.map { JSONMember($0.key, $0.value.value) } }

    private mutating func take(_ key: String) -> JSONNode? {
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
        decoder.report("missing-field", "\(what) without \"\(key)\"", node)
        return nil
      }
      return string(key, &decoder)
    }

    mutating func int(_ key: String, _ decoder: inout GraphJSONDecoder) -> Int? {
      guard let value = take(key) else { return nil }
      if case .number(let text) = value.content, let number = Int(text) { return number }
      decoder.report("shape", "\"\(key)\" of \(what) must be a whole number", value)
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
      let line = int("line", &decoder)
      let column = int("column", &decoder)
      if file.isEmpty, line == nil, column == nil { return nil }
      return InputLocation(file: file, line: line, column: column)
    }
  }
}
