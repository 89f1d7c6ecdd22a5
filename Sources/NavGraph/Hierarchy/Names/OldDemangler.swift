/// Reads the type part of Swift's first mangling, which Objective-C runtimes still print for
/// classes: `_TtC5MyApp14ViewController`, `_TtGC7SwiftUI19UIHostingControllerV5MyApp4Home_`.
///
/// Source: https://github.com/swiftlang/swift/blob/main/lib/Demangling/OldDemangler.cpp
struct OldDemangler {
  /// What `S` refers back to.
  private enum Entry {
    case module(String)
    case type(TypeName)
  }

  private enum Context {
    case module(String)
    case type(TypeName, extendedBy: String?)
  }

  private var bytes: ArraySlice<UInt8>
  private var seen: [Entry] = []
  private var depth = 0

  /// The type that fills the whole text after `_Tt`.
  static func type(_ bytes: ArraySlice<UInt8>) -> TypeName? {
    var demangler = OldDemangler(bytes: bytes)
    guard let type = demangler.type(), demangler.bytes.isEmpty else { return nil }
    return type
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func next(if character: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    return true
  }

  // MARK: Types

  private mutating func type() -> TypeName? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TypeName.deepest, let byte = bytes.popFirst() else { return nil }
    switch byte {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return declaration()
    case UInt8(ascii: "S"): return substitutedType()
    case UInt8(ascii: "G"): return boundGeneric()
    case UInt8(ascii: "T"): return tuple()
    case UInt8(ascii: "P"): return existential()
    case UInt8(ascii: "M"): return type().flatMap { TypeName(.metatype([$0])) }
    default: return nil
    }
  }

  private mutating func nominal() -> TypeName? {
    guard let byte = bytes.popFirst() else { return nil }
    switch byte {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "P"):
      return declaration()
    case UInt8(ascii: "S"): return substitutedType()
    default: return nil
    }
  }

  private mutating func substitutedType() -> TypeName? {
    if case .type(let type) = substitution() { type } else { nil }
  }

  private mutating func boundGeneric() -> TypeName? {
    guard let type = nominal(), case .nominal(_, _, let parts) = type.form else { return nil }
    var lists: [[TypeName]] = []
    for _ in parts {
      var list: [TypeName] = []
      while !next(if: "_") {
        guard let argument = self.type() else { return nil }
        list.append(argument)
      }
      lists.append(list)
    }
    return type.binding(lists)
  }

  private mutating func tuple() -> TypeName? {
    var elements: [TypeName.Element] = []
    while !next(if: "_") {
      var label: String?
      if let byte = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        label = identifier()
      }
      guard let type = type() else { return nil }
      elements.append(.init(label: label, type: type))
    }
    return TypeName(.tuple(elements))
  }

  private mutating func existential() -> TypeName? {
    if bytes.first == UInt8(ascii: "M") { return nil }
    var protocols: [TypeName] = []
    while !next(if: "_") {
      guard let type = protocolName() else { return nil }
      protocols.append(type)
    }
    return TypeName(.existential(protocols))
  }

  private mutating func protocolName() -> TypeName? {
    if bytes.first == UInt8(ascii: "S") {
      bytes.removeFirst()
      switch substitution() {
      case .type(let type): return type
      case .module(let module): return declaration(in: .module(module))
      case nil: return nil
      }
    }
    return declaration()
  }

  // MARK: Declarations

  private mutating func declaration() -> TypeName? {
    context().flatMap { declaration(in: $0) }
  }

  private mutating func declaration(in context: Context) -> TypeName? {
    guard let part = declarationName() else { return nil }
    let type: TypeName? =
      switch context {
      case .module(let module):
        TypeName(.nominal(module: module, extendedBy: nil, parts: [part]))
      case .type(let outer, let extendedBy): outer.nesting(part, extendedBy: extendedBy)
      }
    if let type { seen.append(.type(type)) }
    return type
  }

  private mutating func declarationName() -> TypeName.Part? {
    if next(if: "P") {
      guard let discriminator = identifier(), let name = identifier() else { return nil }
      return TypeName.Part(name: name, discriminator: discriminator)
    }
    return identifier().map { TypeName.Part(name: $0) }
  }

  private mutating func context() -> Context? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TypeName.deepest, let byte = bytes.first else { return nil }
    switch byte {
    case UInt8(ascii: "E"):
      bytes.removeFirst()
      guard let module = module(), case .type(let type, _) = context() else { return nil }
      return .type(type, extendedBy: module)
    case UInt8(ascii: "S"):
      bytes.removeFirst()
      switch substitution() {
      case .module(let module): return .module(module)
      case .type(let type): return .type(type, extendedBy: nil)
      case nil: return nil
      }
    case UInt8(ascii: "G"):
      bytes.removeFirst()
      return boundGeneric().map { .type($0, extendedBy: nil) }
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "P"):
      bytes.removeFirst()
      return declaration().map { .type($0, extendedBy: nil) }
    default:
      return module().map { .module($0) }
    }
  }

  private mutating func module() -> String? {
    if next(if: "s") { return "Swift" }
    if next(if: "S") {
      if case .module(let module) = substitution() { return module }
      return nil
    }
    guard let name = identifier() else { return nil }
    seen.append(.module(name))
    return name
  }

  // MARK: Parts

  private mutating func substitution() -> Entry? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case UInt8(ascii: "o"):
      bytes.removeFirst()
      return .module("__C")
    case UInt8(ascii: "C"):
      bytes.removeFirst()
      return .module("__C_Synthesized")
    case UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      var index = 0
      if byte != UInt8(ascii: "_") {
        guard let number = natural() else { return nil }
        index = number + 1
      }
      guard next(if: "_"), seen.indices.contains(index) else { return nil }
      return seen[index]
    default:
      bytes.removeFirst()
      let name = Self.standardTypes[byte]
      return name.flatMap { TypeName(module: "Swift", $0) }.map { .type($0) }
    }
  }

  private mutating func natural() -> Int? {
    var value: Int?
    while let byte = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let next = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      if next > 1_000_000 { return nil }
      value = next
      bytes.removeFirst()
    }
    return value
  }

  private mutating func identifier() -> String? {
    let isPunycode = next(if: "X")
    guard let length = natural(), length > 0, length <= bytes.count else { return nil }
    let text = bytes.prefix(length)
    bytes = bytes.dropFirst(length)
    return isPunycode ? Punycode.decode(text) : String(validating: text, as: UTF8.self)
  }

  private static let standardTypes: [UInt8: String] = [
    UInt8(ascii: "a"): "Array", UInt8(ascii: "b"): "Bool", UInt8(ascii: "c"): "UnicodeScalar",
    UInt8(ascii: "d"): "Double", UInt8(ascii: "f"): "Float", UInt8(ascii: "i"): "Int",
    UInt8(ascii: "V"): "UnsafeRawPointer", UInt8(ascii: "v"): "UnsafeMutableRawPointer",
    UInt8(ascii: "P"): "UnsafePointer", UInt8(ascii: "p"): "UnsafeMutablePointer",
    UInt8(ascii: "q"): "Optional", UInt8(ascii: "Q"): "ImplicitlyUnwrappedOptional",
    UInt8(ascii: "R"): "UnsafeBufferPointer", UInt8(ascii: "r"): "UnsafeMutableBufferPointer",
    UInt8(ascii: "S"): "String", UInt8(ascii: "u"): "UInt",
  ]
}
