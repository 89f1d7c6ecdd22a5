/// Turns the parsed exchange form into a map and says, with its place, what it could not use.
struct GraphJSONDecoder {
  private let file: String
  private var bag = DiagnosticBag()

  static func graph(from node: JSONNode, file: String) -> NavigationGraph {
    var decoder = GraphJSONDecoder(file: file)
    var graph = decoder.graph(node)
    decoder.dropReserved(from: &graph, in: node)
    decoder.dropDuplicates(from: &graph, in: node)
    decoder.checkReferences(of: graph, in: node)
    graph.add(decoder.bag.diagnostics)
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

  mutating func report(
    _ id: String, _ message: String, _ node: JSONNode, _ severity: Diagnostic.Severity = .error,
    missing: ScreenID? = nil
  ) {
    let place = InputLocation(file: file, line: node.line, column: node.column)
    var diagnostic = Diagnostic(severity, id: "json.\(id)", message, at: place)
    diagnostic.missingScreen = missing
    bag.emit(diagnostic)
  }

  // MARK: Parts

  private mutating func graph(_ node: JSONNode) -> NavigationGraph {
    guard var fields = GraphJSONFields(node, "a graph", &self), isKnown(node) else {
      return NavigationGraph()
    }
    let format = fields.take("format")
    _ = fields.take("version")
    if format == nil, node["screens"] == nil, node["transitions"] == nil {
      report(
        "format",
        "no graph: neither \"format\" nor \"screens\" at the top level; 'navviz schema graph' prints "
          + "the form", node)
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
    guard var fields = GraphJSONFields(node, "a screen", &self),
      let id = fields.required("id", &self)
    else { return nil }
    if id.allSatisfy(\.isWhitespace) {
      report("blank-id", "\"id\" of a screen is blank; name the screen", node["id"] ?? node)
    }
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
    guard var fields = GraphJSONFields(node, "a transition", &self),
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
    transition.rank = fields.whole("rank", from: 0, &self) ?? 0
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
      "blank-kind", "\"kind\" of \(what) is blank, taken as \(standard); name one",
      node["kind"] ?? node)
    return standard
  }

  private mutating func confidence(
    _ fields: inout GraphJSONFields, _ node: JSONNode
  ) -> Confidence {
    guard let name = fields.string("confidence", &self) else { return .declared }
    if let confidence = Confidence(rawValue: name) { return confidence }
    let known = Confidence.allCases.map(\.rawValue).joined(separator: ", ")
    report(
      "confidence", "unknown confidence '\(name)', taken as guessed; known: \(known)",
      node["confidence"] ?? node, .warning)
    return .guessed
  }

  mutating func origin(_ node: JSONNode) -> Origin? {
    guard var fields = GraphJSONFields(node, "a place", &self) else { return nil }
    let importer = fields.string("importer", &self)
    let location = fields.location(&self)
    let origin = Origin(
      importer: importer.flatMap { $0.isEmpty ? nil : $0 },
      location: location ?? InputLocation(file: ""), extra: fields.rest)
    if location == nil, origin.importer == nil, origin.extra.isEmpty { return nil }
    return origin
  }

  mutating func tabBar(_ node: JSONNode) -> TabBar? {
    guard var fields = GraphJSONFields(node, "a tab bar", &self),
      let container = fields.required("container", &self)
    else { return nil }
    let order = fields.list("order", &self) { $1.tab($0) }
    return TabBar(container: ScreenID(container), order: order, extra: fields.rest)
  }

  mutating func tab(_ node: JSONNode) -> Tab? {
    guard var fields = GraphJSONFields(node, "a tab", &self), let to = fields.required("to", &self)
    else {
      return nil
    }
    return Tab(
      to: ScreenID(to), label: fields.string("label", &self), icon: fields.string("icon", &self),
      extra: fields.rest)
  }

  mutating func diagnostic(_ node: JSONNode) -> Diagnostic? {
    guard var fields = GraphJSONFields(node, "a diagnostic", &self),
      let id = fields.required("id", &self), let message = fields.required("message", &self)
    else { return nil }
    let severity = severity(&fields, node)
    return Diagnostic(
      severity, id: id, message, at: fields.location(&self), extra: fields.rest)
  }

  private mutating func severity(
    _ fields: inout GraphJSONFields, _ node: JSONNode
  ) -> Diagnostic.Severity {
    guard let name = fields.string("severity", &self) else { return .warning }
    if let severity = Diagnostic.Severity(rawValue: name) { return severity }
    let known = Diagnostic.Severity.allCases.map(\.rawValue).joined(separator: ", ")
    report(
      "severity", "unknown severity '\(name)', taken as warning; known: \(known)",
      node["severity"] ?? node, .warning)
    return .warning
  }
}
