/// A Swift type as a mangled name spells it, as far as class names need it.
struct TypeName: Hashable, Sendable {
  /// One name of a nested type, with its own generic arguments.
  struct Part: Hashable, Sendable {
    var name: String
    /// File discriminator of a private type.
    var discriminator: String?
    var arguments: [TypeName] = []
  }

  enum Form: Hashable, Sendable {
    /// Outermost type first.
    case nominal(module: String, extendedBy: String?, parts: [Part])
    case tuple([Element])
    /// Protocols of an existential; none for `Any`.
    case existential([TypeName])
    case metatype([TypeName])
  }

  struct Element: Hashable, Sendable {
    var label: String?
    var type: TypeName
  }

  let form: Form
  /// How many types it is made of, itself included, and how deep they nest. Substitutions can make
  /// a short name stand for a huge type, so both are bounded.
  private let weight: Int
  private let depth: Int

  static let heaviest = 2_000
  static let deepest = 64

  /// `nil` where the type would be beyond ``heaviest`` or ``deepest``.
  init?(_ form: Form) {
    let inner: [TypeName] =
      switch form {
      case .nominal(_, _, let parts): parts.flatMap(\.arguments)
      case .tuple(let elements): elements.map(\.type)
      case .existential(let types), .metatype(let types): types
      }
    weight = inner.reduce(1) { $0 + $1.weight }
    depth = (inner.map(\.depth).max() ?? 0) + 1
    self.form = form
    if weight > Self.heaviest || depth > Self.deepest { return nil }
  }

  init?(module: String, _ names: String...) {
    self.init(.nominal(module: module, extendedBy: nil, parts: names.map { Part(name: $0) }))
  }

  /// Reads a mangled type name: `_Tt…` as runtimes print classes, or `$s…`.
  ///
  /// - Returns: `nil` where the name is not mangled, damaged, or uses a part of the language that
  ///   class names in dumps do not need (functions, opaque types).
  /// - Complexity: O(length).
  init?(mangled name: String) {
    let bytes = Array(name.utf8)
    guard bytes.count <= 16_384 else { return nil }
    if bytes.starts(with: "_Tt".utf8) {
      guard let type = OldDemangler.type(bytes[3...]) else { return nil }
      self = type
      return
    }
    for prefix in ["$s", "_$s", "$S", "_$S"] where bytes.starts(with: prefix.utf8) {
      guard let type = StableDemangler.type(bytes[prefix.utf8.count...]) else { return nil }
      self = type
      return
    }
    return nil
  }

  /// Whether any part has generic arguments.
  var isBound: Bool {
    guard case .nominal(_, _, let parts) = form else { return false }
    return parts.contains { !$0.arguments.isEmpty }
  }

  /// The same type with generic arguments, one list for each part, outermost first.
  func binding(_ lists: [[TypeName]]) -> TypeName? {
    guard case .nominal(let module, let extendedBy, var parts) = form,
      lists.count <= parts.count
    else { return nil }
    for (index, list) in lists.enumerated() { parts[index].arguments = list }
    return TypeName(.nominal(module: module, extendedBy: extendedBy, parts: parts))
  }

  /// A type declared inside this one.
  func nesting(_ part: Part, extendedBy: String? = nil) -> TypeName? {
    guard case .nominal(let module, let outer, let parts) = form else { return nil }
    return TypeName(
      .nominal(module: module, extendedBy: extendedBy ?? outer, parts: parts + [part]))
  }
}

extension TypeName {
  /// Whether names are written in full, as the compiler's tools do, or as a person would.
  enum Style { case full, readable }

  /// Full: `Module.Outer.(Inner in _F00D)<Swift.Int>`; readable: `Outer.Inner<Int>`.
  func text(_ style: Style) -> String {
    switch form {
    case .nominal(let module, let extendedBy, let parts):
      return nominal(module, extendedBy, parts, style)
    case .tuple(let elements):
      let items = elements.map { element in
        (element.label.map { "\($0): " } ?? "") + element.type.text(style)
      }
      return "(" + items.joined(separator: ", ") + ")"
    case .existential(let types):
      return types.isEmpty ? "Any" : types.map { $0.text(style) }.joined(separator: " & ")
    case .metatype(let types):
      return types.map { $0.text(style) + ".Type" }.joined()
    }
  }

  private func nominal(
    _ module: String, _ extendedBy: String?, _ parts: [Part], _ style: Style
  ) -> String {
    var names: [String] = []
    var parts = parts[...]
    if module == "Swift", let first = parts.first, let sugar = sugar(first, style) {
      names.append(sugar)
      parts.removeFirst()
    } else if style == .full {
      names.append(module)
    }
    // A private frame of the framework says nothing to a person.
    let shown =
      style == .readable && parts.count > 1 && parts.first?.name.hasPrefix("_") == true
      ? parts.dropFirst() : parts
    for part in shown {
      var name = part.name
      if style == .full, let discriminator = part.discriminator {
        name = "(\(name) in \(discriminator))"
      }
      if !part.arguments.isEmpty {
        name += "<" + part.arguments.map { $0.text(style) }.joined(separator: ", ") + ">"
      }
      names.append(name)
    }
    let text = names.joined(separator: ".")
    return style == .full ? (extendedBy.map { "(extension in \($0)):" } ?? "") + text : text
  }

  /// `A?`, `[A]`, `[A : B]`.
  private func sugar(_ part: Part, _ style: Style) -> String? {
    let arguments = part.arguments.map { $0.text(style) }
    switch (part.name, arguments.count) {
    case ("Optional", 1): return arguments[0] + "?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
    default: return nil
    }
  }
}
