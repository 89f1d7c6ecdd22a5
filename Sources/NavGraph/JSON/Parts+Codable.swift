/// `Codable` for the parts of a map, over the exchange form like the map itself.
private protocol JSONPart {
  var json: JSONValue { get }

  static func read(_ decoder: inout GraphJSONDecoder, _ node: JSONNode) -> Self?
}

extension JSONPart {
  fileprivate static func decoded(from decoder: any Decoder) throws -> Self {
    let value = try JSONValue(from: decoder)
    let bytes = Array(JSONWriter.line(value).utf8)
    let (part, fault) = GraphJSONDecoder.part(bytes) { read(&$0, $1) }
    if let part, fault == nil { return part }
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: fault ?? "not readable"))
  }
}

extension Screen: Codable, JSONPart {
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  fileprivate static func read(_ decoder: inout GraphJSONDecoder, _ node: JSONNode) -> Self? {
    decoder.screen(node)
  }
}

extension Transition: Codable, JSONPart {
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  fileprivate static func read(_ decoder: inout GraphJSONDecoder, _ node: JSONNode) -> Self? {
    decoder.transition(node)
  }
}

extension Origin: Codable, JSONPart {
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  fileprivate static func read(_ decoder: inout GraphJSONDecoder, _ node: JSONNode) -> Self? {
    decoder.origin(node)
  }
}

extension TabBar: Codable, JSONPart {
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  fileprivate static func read(_ decoder: inout GraphJSONDecoder, _ node: JSONNode) -> Self? {
    decoder.tabBar(node)
  }
}

extension Tab: Codable, JSONPart {
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  fileprivate static func read(_ decoder: inout GraphJSONDecoder, _ node: JSONNode) -> Self? {
    decoder.tab(node)
  }
}

extension Diagnostic: Codable, JSONPart {
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  fileprivate static func read(_ decoder: inout GraphJSONDecoder, _ node: JSONNode) -> Self? {
    decoder.diagnostic(node)
  }
}

extension ScreenID: Codable {}
extension ScreenKind: Codable {}
extension TransitionKind: Codable {}
extension Confidence: Codable {}
extension Diagnostic.Severity: Codable {}
