/// Reads the nominal and generic part of Swift's stable mangling: `$s5MyApp14ViewControllerC`.
///
/// The text is a program for a stack: names are pushed, operators pop what they need.
/// Source: https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst
struct StableDemangler {
  private enum Node {
    case name(TypeName.Part)
    case module(String)
    case type(TypeName)
    /// An extension's module and the type it extends.
    case extended(String, TypeName)
    case emptyList
    case firstMarker
  }

  private var bytes: ArraySlice<UInt8>
  private var stack: [Node] = []
  private var seen: [Node] = []
  private var words: [ArraySlice<UInt8>] = []

  /// The type that fills the whole text after `$s`.
  static func type(_ bytes: ArraySlice<UInt8>) -> TypeName? {
    var demangler = StableDemangler(bytes: bytes)
    while !demangler.bytes.isEmpty {
      guard demangler.step() else { return nil }
    }
    guard demangler.stack.count == 1, case .type(let type) = demangler.stack[0] else { return nil }
    return type
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Carries out one operator.
  ///
  /// - Returns: whether it was understood.
  private mutating func step() -> Bool {
    guard let byte = bytes.first else { return false }
    if isDigit(byte) { return identifier() }
    bytes.removeFirst()
    switch byte {
    case UInt8(ascii: "A"): return substitutions()
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "P"):
      return nominal()
    case UInt8(ascii: "D"): return bytes.isEmpty
    case UInt8(ascii: "E"): return extensionContext()
    case UInt8(ascii: "G"): return boundGeneric()
    case UInt8(ascii: "L"): return privateName()
    case UInt8(ascii: "S"): return standardSubstitution()
    case UInt8(ascii: "m"):
      guard let type = popType() else { return false }
      return push(TypeName(.metatype([type])))
    case UInt8(ascii: "p"): return existential()
    case UInt8(ascii: "s"): return push(.module("Swift"))
    case UInt8(ascii: "t"): return tuple()
    case UInt8(ascii: "y"): return push(.emptyList)
    case UInt8(ascii: "_"): return push(.firstMarker)
    default: return false
    }
  }

  // MARK: The stack

  private mutating func push(_ node: Node) -> Bool {
    stack.append(node)
    return true
  }

  private mutating func push(_ type: TypeName?) -> Bool {
    guard let type else { return false }
    stack.append(.type(type))
    seen.append(.type(type))
    return true
  }

  private mutating func popType() -> TypeName? {
    guard case .type(let type) = stack.last else { return nil }
    stack.removeLast()
    return type
  }

  private mutating func popName() -> TypeName.Part? {
    guard case .name(let part) = stack.last else { return nil }
    stack.removeLast()
    return part
  }

  private mutating func popModule() -> String? {
    switch stack.last {
    case .module(let module):
      stack.removeLast()
      return module
    case .name(let part) where part.discriminator == nil:
      stack.removeLast()
      return part.name
    default: return nil
    }
  }

  private mutating func pop(emptyList: Bool) -> Bool {
    switch (stack.last, emptyList) {
    case (.emptyList, true), (.firstMarker, false):
      stack.removeLast()
      return true
    default: return false
    }
  }

  // MARK: Types

  private mutating func nominal() -> Bool {
    guard let part = popName() else { return false }
    if let module = popModule() {
      return push(TypeName(.nominal(module: module, extendedBy: nil, parts: [part])))
    }
    if let outer = popType() { return outer.isBound ? false : push(outer.nesting(part)) }
    if case .extended(let module, let outer) = stack.last {
      stack.removeLast()
      return push(outer.nesting(part, extendedBy: module))
    }
    return false
  }

  private mutating func extensionContext() -> Bool {
    guard let module = popModule(), let type = popType() else { return false }
    return push(.extended(module, type))
  }

  private mutating func boundGeneric() -> Bool {
    var lists: [[TypeName]] = []
    while true {
      var list: [TypeName] = []
      while let argument = popType() { list.append(argument) }
      lists.append(list.reversed())
      if pop(emptyList: true) { break }
      guard pop(emptyList: false) else { return false }
    }
    guard let type = popType(), case .nominal(_, _, let parts) = type.form,
      lists.count <= parts.count, !type.isBound
    else { return false }
    // Lists are for the innermost types; those further out have none.
    let missing = parts.count - lists.count
    return push(type.binding([[TypeName]](repeating: [], count: missing) + lists.reversed()))
  }

  private mutating func tuple() -> Bool {
    var elements: [TypeName.Element] = []
    if !pop(emptyList: true) {
      var isFirst = false
      while !isFirst {
        isFirst = pop(emptyList: false)
        let label = popName()?.name
        guard let type = popType() else { return false }
        elements.append(.init(label: label, type: type))
      }
    }
    return push(TypeName(.tuple(elements.reversed())))
  }

  private mutating func existential() -> Bool {
    var protocols: [TypeName] = []
    if !pop(emptyList: true) {
      var isFirst = false
      while !isFirst {
        isFirst = pop(emptyList: false)
        guard let type = protocolName() else { return false }
        protocols.append(type)
      }
    }
    return push(TypeName(.existential(protocols.reversed())))
  }

  private mutating func protocolName() -> TypeName? {
    if let type = popType() { return type }
    guard let part = popName() else { return nil }
    if let module = popModule() {
      return TypeName(.nominal(module: module, extendedBy: nil, parts: [part]))
    }
    return popType()?.nesting(part)
  }

  // MARK: Substitutions

  private mutating func substitutions() -> Bool {
    var count: Int?
    while let byte = bytes.first {
      if isDigit(byte) {
        count = natural()
        if count == nil { return false }
        continue
      }
      bytes.removeFirst()
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        guard repeated(Int(byte - UInt8(ascii: "a")), count ?? 1) else { return false }
        count = nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        return repeated(Int(byte - UInt8(ascii: "A")), count ?? 1)
      case UInt8(ascii: "_"):
        return repeated((count ?? -1) + 27, 1)
      default: return false
      }
    }
    return false
  }

  private mutating func repeated(_ index: Int, _ count: Int) -> Bool {
    guard seen.indices.contains(index), stack.count + count <= 4_096 else { return false }
    for _ in 0..<max(count, 1) { stack.append(seen[index]) }
    return true
  }

  private mutating func standardSubstitution() -> Bool {
    guard let byte = bytes.popFirst() else { return false }
    switch byte {
    case UInt8(ascii: "o"): return push(.module("__C"))
    case UInt8(ascii: "C"): return push(.module("__C_Synthesized"))
    case UInt8(ascii: "g"):
      guard let type = popType() else { return false }
      return push(TypeName(module: "Swift", "Optional")?.binding([[type]]))
    default:
      guard let name = Self.standardTypes[byte], let type = TypeName(module: "Swift", name) else {
        return false
      }
      return push(.type(type))
    }
  }

  // MARK: Names

  private mutating func privateName() -> Bool {
    guard bytes.popFirst() == UInt8(ascii: "L"), let discriminator = popName(),
      var part = popName()
    else { return false }
    part.discriminator = discriminator.name
    return push(.name(part))
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func natural() -> Int? {
    var value: Int?
    while let byte = bytes.first, isDigit(byte) {
      let next = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      if next > 1_000_000 { return nil }
      value = next
      bytes.removeFirst()
    }
    return value
  }

  private mutating func identifier() -> Bool {
    var hasWords = false
    var isPunycode = false
    if bytes.first == UInt8(ascii: "0") {
      bytes.removeFirst()
      isPunycode = bytes.first == UInt8(ascii: "0")
      if isPunycode { bytes.removeFirst() }
      hasWords = !isPunycode
    }
    var name: [UInt8] = []
    repeat {
      guard appendWords(to: &name, &hasWords) else { return false }
      if bytes.first == UInt8(ascii: "0") {
        bytes.removeFirst()
        break
      }
      guard let length = natural(), length > 0 else { return false }
      if isPunycode, bytes.first == UInt8(ascii: "_") { bytes.removeFirst() }
      guard length <= bytes.count else { return false }
      let piece = bytes.prefix(length)
      bytes = bytes.dropFirst(length)
      if isPunycode {
        guard let decoded = Punycode.decode(piece) else { return false }
        name += Array(decoded.utf8)
      } else {
        name += piece
        learnWords(of: piece)
      }
    } while hasWords
    guard let text = String(validating: name, as: UTF8.self), !text.isEmpty else { return false }
    seen.append(.name(TypeName.Part(name: text)))
    return push(.name(TypeName.Part(name: text)))
  }

  /// The word that a letter refers back to; an upper-case letter is the last one.
  private func wordIndex(_ byte: UInt8) -> (index: Int, isLast: Bool)? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): (Int(byte - UInt8(ascii: "a")), false)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): (Int(byte - UInt8(ascii: "A")), true)
    default: nil
    }
  }

  private mutating func appendWords(to name: inout [UInt8], _ hasWords: inout Bool) -> Bool {
    while hasWords, let byte = bytes.first, let word = wordIndex(byte) {
      bytes.removeFirst()
      guard words.indices.contains(word.index), name.count < 4_096 else { return false }
      name += words[word.index]
      if word.isLast { hasWords = false }
    }
    return true
  }

  /// Splits a name at capitals and underscores into the words that later names may refer to.
  private mutating func learnWords(of piece: ArraySlice<UInt8>) {
    func isUpper(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
    var start: Int?
    for index in piece.startIndex...piece.endIndex {
      let byte: UInt8 = index < piece.endIndex ? piece[index] : UInt8(ascii: "_")
      if let first = start, index > first,
        byte == UInt8(ascii: "_") || (isUpper(byte) && !isUpper(piece[index - 1]))
      {
        if index - first >= 2, words.count < 26 { words.append(piece[first..<index]) }
        start = nil
      }
      if start == nil, !isDigit(byte), byte != UInt8(ascii: "_") { start = index }
    }
  }
}
