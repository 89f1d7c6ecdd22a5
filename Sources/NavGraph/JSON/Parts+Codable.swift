/// A part of a map, whose `Codable` goes over the exchange form like that of the map itself.
protocol JSONPart: Codable {
  var json: JSONValue { get }

  /// How the reader of graph files reads the part.
  static var reading: (inout GraphJSONDecoder, JSONNode) -> Self? { get }
}

extension JSONPart {
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    let bytes = Array(JSONWriter.line(value).utf8)
    let (part, fault) = GraphJSONDecoder.part(bytes, Self.reading)
    guard let part, fault == nil else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: fault ?? "not readable"))
    }
    self = part
  }

  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension Screen: Codable, JSONPart {
  static var reading: (inout GraphJSONDecoder, JSONNode) -> Screen? { { $0.screen($1) } }
}

extension Transition: Codable, JSONPart {
  static var reading: (inout GraphJSONDecoder, JSONNode) -> Transition? { { $0.transition($1) } }
}

extension Origin: Codable, JSONPart {
  static var reading: (inout GraphJSONDecoder, JSONNode) -> Origin? { { $0.origin($1) } }
}

extension TabBar: Codable, JSONPart {
  static var reading: (inout GraphJSONDecoder, JSONNode) -> TabBar? { { $0.tabBar($1) } }
}

extension Tab: Codable, JSONPart {
  static var reading: (inout GraphJSONDecoder, JSONNode) -> Tab? { { $0.tab($1) } }
}

extension Diagnostic: Codable, JSONPart {
  static var reading: (inout GraphJSONDecoder, JSONNode) -> Diagnostic? { { $0.diagnostic($1) } }
}

extension ScreenID: Codable {}
extension ScreenKind: Codable {}
extension TransitionKind: Codable {}
extension Confidence: Codable {}
extension Diagnostic.Severity: Codable {}
