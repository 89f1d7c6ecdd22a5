/// What readers of source do with expressions while they put them together.
extension Expression {
  /// `T.self`; `value.self` is the value.
  var metatype: Expression { typeReference.map { .type($0) } ?? self }

  /// The type that an expression names, where it looks like one.
  var typeReference: TypeReference? {
    switch self {
    case .name(let name, let arguments, _) where name.first?.isUppercase == true:
      .named(name, arguments)
    case .member(let base?, let name, _) where name.first?.isUppercase == true:
      base.typeReference?.name.map { .named($0 + "." + name, []) }
    case .type(let type): type
    case .array(let items) where items.count == 1: items[0].typeReference.map { .array($0) }
    default: nil
    }
  }

  /// The expression with generic arguments after it.
  func specialized(_ arguments: [TypeReference]) -> Expression {
    switch self {
    case .name(let name, _, let offset): return .name(name, arguments: arguments, at: offset)
    default:
      if let name = typeReference?.name { return .type(.named(name, arguments)) }
      return self
    }
  }

  /// The text of a literal.
  var literalText: String? {
    switch self {
    case .string(let parts): Self.text(of: parts)
    case .number(let digits): digits
    default: nil
    }
  }

  private static func text(of parts: [StringPart]) -> String? {
    var result = ""
    for part in parts {
      guard case .text(let text) = part else { return nil }
      result += text
    }
    return result
  }

  /// Whether an expression names something and asks nothing of it: `name`, `id.rawValue`, `Page.self`,
  /// `type(of: self)`.
  var isOnlyName: Bool {
    switch self {
    case .name, .type: true
    case .member(let base?, "rawValue", _): base.isOnlyName
    case .call(let call): call.dynamicType?.isOnlyName ?? false
    default: false
    }
  }

  /// Where the name is that a call of this expression calls.
  var nameOffset: SourceOffset? {
    switch self {
    case .name(_, _, let offset), .member(_, _, let offset): offset
    default: nil
    }
  }

  /// Replaces the missing base at the start of a chain.
  func put(onto base: Expression) -> Expression {
    switch self {
    case .member(nil, let name, let offset): return .member(base, name, at: offset)
    case .member(let inner?, let name, let offset):
      return .member(inner.put(onto: base), name, at: offset)
    case .call(var call):
      call.callee = call.callee.put(onto: base)
      return .call(call)
    default: return self
    }
  }
}

extension CallExpression {
  /// What `type(of:)` is called with.
  var dynamicType: Expression? {
    guard case .name("type", _, _) = callee, arguments.count == 1, arguments[0].label == "of"
    else { return nil }
    return arguments[0].value
  }
}

/// Operators and operands in the order of the source.
struct OperatorSequence {
  struct Part {
    enum Kind {
      case value(Expression)
      case type(TypeReference)
      case symbol(String)
      /// `? value :`.
      case ternary(Expression)
      case assignment, cast, test
      /// `->` and the like.
      case other
    }

    var kind: Kind
    var at: SourceOffset

    var value: Expression {
      switch kind {
      case .value(let value): value
      case .type(let type): .type(type)
      default: .other([])
      }
    }
  }

  private let parts: ArraySlice<Part>

  init(_ parts: [Part]) { self.parts = parts[...] }

  private init(_ parts: ArraySlice<Part>) { self.parts = parts }

  /// Folds the operators that matter: assignment, `?:`, `as`, and the rest from the left.
  var folded: Expression {
    guard parts.count > 1 else { return parts.first?.value ?? .other([]) }
    if let split = parts.firstIndex(where: { if case .assignment = $0.kind { true } else { false } }
    ) {
      return .assignment(
        Self(parts[..<split]).folded, Self(parts[(split + 1)...]).folded,
        at: parts[parts.startIndex].at)
    }
    for split in parts.indices {
      guard case .ternary(let middle) = parts[split].kind else { continue }
      return .ternary(
        Self(parts[..<split]).folded, middle, Self(parts[(split + 1)...]).folded)
    }
    return leftToRight
  }

  private var leftToRight: Expression {
    var result = parts[parts.startIndex].value
    var index = parts.startIndex + 1
    while index + 1 < parts.endIndex {
      let next = parts[index + 1]
      switch (parts[index].kind, next.kind) {
      case (.cast, .type(let type)): result = .cast(result, type)
      case (.test, .type(let type)): result = .typeTest(result, type)
      case (.test, _): result = .other([result])
      case (.symbol(let name), _): result = .binary(name, result, next.value)
      default: result = .other([result, next.value])
      }
      index += 2
    }
    return result
  }
}

extension String {
  /// The text of a literal with its escapes resolved.
  var unescaped: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var result = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch next {
      case "n", "r", "t": result.append(" ")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 2)
      case "0": break
      default: result.append(next)
      }
    }
    return result
  }
}
