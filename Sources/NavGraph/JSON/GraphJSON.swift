/// Graph JSON, version 1: the form in which maps are exchanged.
///
/// Schema: `docs/schemas/graph.schema.json`.
public enum GraphJSON {
  /// First member of the file.
  public static let format = "navviz.graph"
  /// The version that is written, and the highest that is read.
  public static let version = 1

  /// The map as text: sorted, keys in the order of the schema, empty fields left out.
  public static func write(_ graph: NavigationGraph) -> String {
    JSONWriter.write(graph.sorted().json)
  }

  /// Reads a map from bytes.
  ///
  /// What cannot be used is reported in the `diagnostics` of the result, with its place in `file`; the rest of the
  /// map is kept.
  ///
  /// - Complexity: O(bytes).
  public static func read(_ bytes: [UInt8], file: String) -> NavigationGraph {
    func fault(_ id: String, _ message: String, _ error: JSONError) -> Diagnostic {
      let place = InputLocation(file: file, line: error.line, column: error.column)
      return Diagnostic(.error, id: "json.\(id)", message, at: place)
    }
    do {
      var repairs: [JSONError] = []
      let node = try JSONReader.read(bytes, repairs: &repairs)
      var graph = GraphJSONDecoder.graph(from: node, file: file)
      graph.diagnostics += repairs.map {
        fault("encoding", "\($0.message), read as U+FFFD; save the file as UTF-8", $0)
      }
      return graph
    } catch {
      return NavigationGraph(diagnostics: [
        fault("syntax", "not valid JSON: \(error.message)", error)
      ])
    }
  }
}

extension NavigationGraph {
  /// The exchange form, in the order that the graph has.
  public var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("format", .string(GraphJSON.format))
    object.add("version", .number(String(GraphJSON.version)))
    object.add("name", name)
    object.add("entry", entry.map { .string($0.rawValue) })
    object.add("screens", screens.map(\.json))
    object.add("transitions", transitions.map(\.json))
    object.add("tabs", tabs.map(\.json))
    object.add("diagnostics", diagnostics.map(\.json))
    return object.value(extra: extra)
  }
}

extension Screen {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("id", .string(id.rawValue))
    object.add("title", title)
    object.add("kind", kind.rawValue)
    object.add("type", type)
    object.add("module", module)
    object.add(location)
    if isHosted { object.add("hosted", .bool(true)) }
    object.add("group", group)
    object.add("image", image)
    object.add("tags", tags.map { .string($0) })
    return object.value(extra: extra)
  }
}

extension Transition {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("from", .string(from.rawValue))
    object.add("to", .string(to.rawValue))
    object.add("kind", kind.rawValue)
    object.add("trigger", trigger)
    object.add("api", api)
    object.add("via", via.map { .string($0) })
    object.add("wraps", wraps)
    object.add("condition", condition)
    object.add("file", location?.file)
    object.add("line", location?.line)
    if rank > 0 { object.add("rank", rank) }
    object.add("confidence", .string(confidence.rawValue))
    let isSaid = origins.allSatisfy {
      $0.importer == nil && $0.location.column == nil && $0.extra.isEmpty
    }
    if origins.count > 1 || !isSaid { object.add("places", origins.map(\.json)) }
    return object.value(extra: extra)
  }
}

extension Origin {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("importer", importer)
    object.add(location)
    return object.value(extra: extra)
  }
}

extension TabBar {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("container", .string(container.rawValue))
    object.add("order", .array(order.map(\.json)))
    return object.value(extra: extra)
  }
}

extension Tab {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("to", .string(to.rawValue))
    object.add("label", label)
    object.add("icon", icon)
    return object.value(extra: extra)
  }
}

extension Diagnostic {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("severity", .string(severity.rawValue))
    object.add("id", .string(id))
    object.add("message", .string(message))
    object.add(location)
    return object.value(extra: extra)
  }
}

/// Builds a JSON object whose empty fields are left out.
package struct JSONObjectBuilder {
  private var members: [JSONMember] = []

  package init() {}

  package mutating func add(_ key: String, _ value: JSONValue) {
    members.append(JSONMember(key, value))
  }

  package mutating func add(_ key: String, _ text: String?) {
    if let text, !text.isEmpty { add(key, .string(text)) }
  }

  package mutating func add(_ key: String, _ number: Int?) {
    if let number { add(key, .number(String(number))) }
  }

  package mutating func add(_ key: String, _ items: [JSONValue]) {
    if !items.isEmpty { add(key, .array(items)) }
  }

  package mutating func add(_ location: InputLocation?) {
    add("file", location?.file)
    add("line", location?.line)
    add("column", location?.column)
  }

  package func value(extra: [JSONMember]) -> JSONValue { .object(members + extra) }
}
