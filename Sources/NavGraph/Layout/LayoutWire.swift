/// How a layout travels to a worker process and back: words separated by blanks, one item a line.
///
/// The first word names the form and its version, the last is `end`, so that a cut or foreign text
/// is noticed. Numbers are written so that they read back to the same value.
public enum LayoutWire {
  private static let requestForm = "navviz-layout-1"
  private static let resultForm = "navviz-placed-1"
  private static let errorForm = "navviz-error-1"

  /// A request for the engine of that name.
  public static func encode(_ request: LayoutRequest, engine: String) -> [UInt8] {
    var text = "\(requestForm) \(engine.isEmpty ? "auto" : engine) \(request.direction.rawValue)\n"
    text += "\(request.nodes.count) \(request.edges.count) \(request.groups.count)"
    text += " \(request.entries.count) \(request.ranks.count)\n"
    for node in request.nodes {
      text += "\(node.width) \(node.height) \(word(node.group)) \(node.isFlexible ? 1 : 0)\n"
    }
    for edge in request.edges {
      text += "\(edge.from) \(edge.to) \(word(edge.fromOffset)) \(word(edge.toOffset))"
      text += " \(edge.weight)\n"
    }
    for group in request.groups {
      text += "\(group.titleHeight) \(group.titleWidth) \(word(group.parent))\n"
    }
    for entry in request.entries { text += "\(entry)\n" }
    for rank in request.ranks {
      text += ([rank.count] + rank).map(String.init).joined(separator: " ") + "\n"
    }
    return Array((text + "end\n").utf8)
  }

  /// - Throws: `NavError` when the bytes are no whole request.
  public static func decodeRequest(
    _ bytes: [UInt8]
  ) throws -> (request: LayoutRequest, engine: String) {
    var words = WireWords(bytes)
    try words.expect(requestForm)
    let engine = try words.text()
    guard let direction = LayoutDirection(rawValue: try words.text()) else { throw words.broken }
    let counts = try (0..<5).map { _ in try words.count() }
    var request = LayoutRequest(nodes: [], edges: [], direction: direction)
    for _ in 0..<counts[0] {
      request.nodes.append(
        LayoutRequest.Node(
          width: try words.double(), height: try words.double(), group: try words.optionalInt(),
          isFlexible: try words.int() == 1))
    }
    for _ in 0..<counts[1] {
      request.edges.append(
        LayoutRequest.Edge(
          from: try words.int(), to: try words.int(), fromOffset: try words.optionalDouble(),
          toOffset: try words.optionalDouble(), weight: try words.int()))
    }
    for _ in 0..<counts[2] {
      request.groups.append(
        LayoutRequest.Group(
          titleHeight: try words.double(), titleWidth: try words.double(),
          parent: try words.optionalInt()))
    }
    for _ in 0..<counts[3] { request.entries.append(try words.int()) }
    for _ in 0..<counts[4] {
      let length = try words.count()
      request.ranks.append(try (0..<length).map { _ in try words.int() })
    }
    try words.expect("end")
    return (request, engine)
  }

  /// A result, or why there is none.
  public static func encode(_ result: Result<PlacedGraph, NavError>) -> [UInt8] {
    switch result {
    case .failure(let error):
      let parts = [error.message, error.advice ?? ""].map { part in
        part.map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined()
      }
      return Array("\(errorForm) \(parts.joined(separator: "\t"))\nend\n".utf8)
    case .success(let placed):
      var text = "\(resultForm) \(placed.width) \(placed.height) \(placed.nodes.count)"
      text += " \(placed.edges.count) \(placed.groups.count)\n"
      for box in placed.nodes { text += word(box) + "\n" }
      for line in placed.edges {
        text += "\(line.count)"
        for point in line { text += " \(point.x) \(point.y)" }
        text += "\n"
      }
      for group in placed.groups { text += (group.map(word) ?? "-") + "\n" }
      return Array((text + "end\n").utf8)
    }
  }

  /// - Throws: the worker's own `NavError`, or one that says that the bytes are no whole result.
  public static func decodeResult(_ bytes: [UInt8]) throws -> PlacedGraph {
    if bytes.starts(with: Array("\(errorForm) ".utf8)) {
      let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      let parts = line.dropFirst(errorForm.count + 1).split(
        separator: "\t", omittingEmptySubsequences: false)
      let advice = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
      throw NavError(parts.first.map(String.init) ?? "", advice: advice)
    }
    var words = WireWords(bytes)
    try words.expect(resultForm)
    var placed = PlacedGraph(
      nodes: [], edges: [], groups: [], width: try words.double(), height: try words.double())
    let counts = try (0..<3).map { _ in try words.count() }
    for _ in 0..<counts[0] { placed.nodes.append(try words.box(first: try words.double())) }
    for _ in 0..<counts[1] {
      let length = try words.count()
      placed.edges.append(
        try (0..<length).map { _ in
          LayoutPoint(x: try words.double(), y: try words.double())
        })
    }
    for _ in 0..<counts[2] {
      let first = try words.optionalDouble()
      placed.groups.append(try first.map { try words.box(first: $0) })
    }
    try words.expect("end")
    return placed
  }

  private static func word(_ value: Int?) -> String { value.map(String.init) ?? "-" }
  private static func word(_ value: Double?) -> String { value.map { "\($0)" } ?? "-" }
  private static func word(_ box: LayoutBox) -> String {
    "\(box.x) \(box.y) \(box.width) \(box.height)"
  }
}

/// Reads words one after the other.
private struct WireWords {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var broken: NavError { NavError("the layout worker's text breaks off or is garbled") }

  mutating func text() throws -> String {
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    let start = next
    while next < bytes.count, bytes[next] > 0x20, next - start < 64 { next += 1 }
    if start == next { throw broken }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  mutating func expect(_ word: String) throws {
    if try text() != word { throw broken }
  }

  mutating func int() throws -> Int {
    guard let value = Int(try text()) else { throw broken }
    return value
  }

  /// A number of items, which cannot be more than the bytes that follow.
  mutating func count() throws -> Int {
    let value = try int()
    guard value >= 0, value <= bytes.count else { throw broken }
    return value
  }

  mutating func double() throws -> Double {
    guard let value = Double(try text()), value.isFinite else { throw broken }
    return value
  }

  mutating func optionalInt() throws -> Int? {
    let word = try text()
    if word == "-" { return nil }
    guard let value = Int(word) else { throw broken }
    return value
  }

  mutating func optionalDouble() throws -> Double? {
    let word = try text()
    if word == "-" { return nil }
    guard let value = Double(word), value.isFinite else { throw broken }
    return value
  }

  mutating func box(first: Double) throws -> LayoutBox {
    LayoutBox(x: first, y: try double(), width: try double(), height: try double())
  }
}
