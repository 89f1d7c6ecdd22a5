/// `Codable` over the exchange form, so that a graph inside another `Codable` value looks like a
/// graph file. Decoding throws where reading a file would report an error.
extension NavigationGraph: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    let graph = GraphJSON.read(Array(JSONWriter.line(value).utf8), file: "")
    if let fault = graph.diagnostics.first(where: { $0.id.hasPrefix("json.") }) {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: fault.message))
    }
    self = graph
  }

  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSONValue: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try object.allKeys.sorted { $0.stringValue < $1.stringValue }
          .map { JSONMember($0.stringValue, try object.decode(JSONValue.self, forKey: $0)) })
    } else if var list = try? decoder.unkeyedContainer() {
      var items: [JSONValue] = []
      while !list.isAtEnd { items.append(try list.decode(JSONValue.self)) }
      self = .array(items)
    } else {
      self = try Self.single(try decoder.singleValueContainer())
    }
  }

  private static func single(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let flag = try? container.decode(Bool.self) { return .bool(flag) }
    if let number = try? container.decode(Int.self) { return .number(String(number)) }
    if let number = try? container.decode(Double.self) { return .number("\(number)") }
    return .string(try container.decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var object = encoder.container(keyedBy: Key.self)
      for member in members {
        try object.encode(member.value, forKey: Key(stringValue: member.key))
      }
    case .array(let items):
      var list = encoder.unkeyedContainer()
      for item in items { try list.encode(item) }
    default:
      var single = encoder.singleValueContainer()
      switch self {
      case .bool(let flag): try single.encode(flag)
      case .string(let text): try single.encode(text)
      case .number(let text):
        if let number = Int(text) {
          try single.encode(number)
        } else {
          try single.encode(Double(text) ?? 0)
        }
      default: try single.encodeNil()
      }
    }
  }
}
