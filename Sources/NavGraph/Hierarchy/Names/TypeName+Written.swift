extension TypeName {
  /// Reads a type as debuggers print it in plain text: `SwiftUI.UIHostingController<Shop.Cart>`,
  /// `Shop.(Row in _F00D)`.
  ///
  /// - Returns: `nil` where the text is no type name.
  /// - Complexity: O(length).
  init?(written text: String) {
    var reader = WrittenTypeReader(bytes: Array(text.utf8)[...])
    guard text.utf8.count <= 16_384, let type = reader.type(), reader.bytes.isEmpty else {
      return nil
    }
    self = type
  }
}

private struct WrittenTypeReader {
  var bytes: ArraySlice<UInt8>
  private var depth = 0

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func next(if character: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    return true
  }

  private mutating func skipBlanks() { while next(if: " ") {} }

  mutating func type() -> TypeName? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TypeName.deepest else { return nil }
    skipBlanks()
    var type = bytes.first == UInt8(ascii: "(") ? tupleOrPath() : path()
    while let inner = type, next(if: "?") {
      type = TypeName(module: "Swift", "Optional")?.binding([[inner]])
    }
    return type
  }

  /// `(A, B)`, or a path that begins with a private name.
  private mutating func tupleOrPath() -> TypeName? {
    let mark = bytes
    bytes.removeFirst()
    guard let elements = list(until: ")") else {
      bytes = mark
      return path()
    }
    return TypeName(.tuple(elements.map { TypeName.Element(label: nil, type: $0) }))
  }

  private mutating func list(until close: Unicode.Scalar) -> [TypeName]? {
    var types: [TypeName] = []
    repeat {
      skipBlanks()
      if types.isEmpty, next(if: close) { return [] }
      guard let type = type() else { return nil }
      types.append(type)
      skipBlanks()
    } while next(if: ",")
    return next(if: close) ? types : nil
  }

  private mutating func path() -> TypeName? {
    var parts: [TypeName.Part] = []
    repeat {
      guard var part = name() else { return nil }
      if next(if: "<") {
        guard let arguments = list(until: ">") else { return nil }
        part.arguments = arguments
      }
      parts.append(part)
    } while next(if: ".")
    var module = ""
    if parts.count > 1, parts[0].arguments.isEmpty { module = parts.removeFirst().name }
    return TypeName(.nominal(module: module, extendedBy: nil, parts: parts))
  }

  private mutating func name() -> TypeName.Part? {
    if next(if: "(") {
      guard let part = name(), bytes.starts(with: " in ".utf8) else { return nil }
      bytes = bytes.dropFirst(4)
      guard let discriminator = name(), next(if: ")") else { return nil }
      return TypeName.Part(name: part.name, discriminator: discriminator.name)
    }
    let text = bytes.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        true
      default: false
      }
    }
    bytes = bytes.dropFirst(text.count)
    return text.isEmpty
      ? nil : String(validating: text, as: UTF8.self).map { TypeName.Part(name: $0) }
  }
}
