/// A JSON value with the place of each part, so that a message can point at it.
public struct JSONNode: Sendable {
  public indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  public struct Member: Sendable {
    public var key: String
    /// Where the key stands.
    public var line: Int
    public var column: Int
    public var value: JSONNode
  }

  public var content: Content
  /// Counts from 1.
  public var line: Int
  /// Counts from 1, in UTF-8 bytes.
  public var column: Int

  /// The value without its places.
  public var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let text): .number(text)
    case .string(let text): .string(text)
    case .array(let items): .array(items.map(\.value))
    case .object(let members): .object(members.map { JSONMember($0.key, $0.value.value) })
    }
  }

  /// The member of that key; the last one where a key is repeated.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }
}

/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable {
  public var message: String
  public var line: Int
  public var column: Int
}
