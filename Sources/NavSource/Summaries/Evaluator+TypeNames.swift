/// A text that the class decides whose code runs: of each subclass it is another one.
final class OwnName {
  let type: TypeSymbol
  /// What it is for an object of a class.
  let text: (TypeSymbol) -> String?

  init(_ type: TypeSymbol, _ text: @escaping (TypeSymbol) -> String?) {
    self.type = type
    self.text = text
  }

  func with(_ before: String, _ after: String) -> OwnName {
    if before.isEmpty, after.isEmpty { return self }
    return OwnName(type) { [text] heir in text(heir).map { before + $0 + after } }
  }
}

/// Texts that types are named by: `"\(Self.self)"`, `String(describing: type(of: self))`.
extension Evaluator {
  /// More texts than this that a string can be say nothing any more.
  private static let mostTexts = 20
  /// How many characters of an identifier must be known to look for those that fit.
  private static let leastKnown = 3

  /// `type(of: value)`.
  func dynamicType(of expression: Expression, in scope: Scope) -> Value {
    let value = evaluate(expression, in: scope)
    return .anyOf(
      value.alternatives.map { alternative in
        // Of another object only a base class may be known.
        guard case .object(let object) = alternative, let type = object.type, !type.isExternal,
          object === scope.receiver?.object
        else { return .unknown }
        return .ownType(scope.type ?? type)
      })
  }

  /// `Self` of code that runs for any object of a class.
  func ownType(in scope: Scope) -> Value {
    guard let type = scope.type else { return .unknown }
    let isStatic = if case .type? = scope.receiver { true } else { false }
    return isStatic || type.isExternal || type.kind != .class
      ? .type(type, type.displayName, []) : .ownType(type)
  }

  /// A static member of that class; a text may be another one for each subclass.
  func member(ofOwnType type: TypeSymbol, _ name: String, in scope: Scope) -> Value {
    func value(_ type: TypeSymbol) -> Value {
      member(of: .type(type, type.displayName, []), name, 0, in: scope)
    }
    let own = value(type)
    guard type.property(name)?.fact.isStatic == true, let known = text(of: own),
      program.heirs(of: type).contains(where: { text(of: value($0)) != known })
    else { return own }
    return ownName(OwnName(type) { [unowned self] in self.text(of: value($0)) })
  }

  /// A literal with what is interpolated into it.
  func string(_ parts: [StringPart], in scope: Scope) -> Value {
    // Most literals are one text.
    if parts.count == 1, case .text(let text) = parts[0] { return .string(text) }
    let isComputed = parts.contains { if case .computed = $0 { true } else { false } }
    if isComputed { return partlyKnown(parts) }
    var texts: [(before: String, own: OwnName?, after: String)] = [("", nil, "")]
    for part in parts {
      let values: [Value]
      switch part {
      case .computed: continue
      case .text(let text): values = [.string(text)]
      case .named(let expression):
        let found = evaluate(expression, in: scope).alternatives.map { described($0) }
        values = found.compactMap { $0 }
        guard values.count == found.count else { return partlyKnown(parts) }
      }
      guard texts.count * values.count <= Self.mostTexts else { return partlyKnown(parts) }
      texts = texts.flatMap { text in
        values.map { value in
          if text.own == nil, let own = value.object?.ownName { return (text.before, own, "") }
          let next = self.text(of: value) ?? ""
          return text.own == nil
            ? (text.before + next, nil, "") : (text.before, text.own, text.after + next)
        }
      }
    }
    return .anyOf(
      texts.map { before, own, after in
        own.map { ownName($0.with(before, after)) } ?? .string(before)
      })
  }

  /// A text of which only the ends are known: the identifiers of storyboards that it can be.
  private func partlyKnown(_ parts: [StringPart]) -> Value {
    if program.scenes.table.files.isEmpty { return .string(nil) }
    func text(_ part: StringPart?) -> String {
      if case .text(let text)? = part { text } else { "" }
    }
    let (start, end) = (text(parts.first), text(parts.last))
    guard start.utf8.count + end.utf8.count >= Self.leastKnown else { return .string(nil) }
    let fitting = program.scenes.table.identifiers(from: start, to: end)
    guard (1...Self.mostTexts).contains(fitting.count) else { return .string(nil) }
    return .anyOf(fitting.map { .string($0) })
  }

  /// What a value is in a text; `nil` when that is not known.
  func described(_ value: Value) -> Value? {
    switch value {
    case .string(let text?): return .string(text)
    // What an extension of these says holds for whoever inherits from them.
    case .type(let type, let name, _)
    where type?.kind == .protocol || Program.isFrameworkController(name):
      return nil
    case .type(let type?, _, let arguments) where arguments.isEmpty: return .string(type.shortName)
    case .type(nil, let name, let arguments)
    where arguments.isEmpty && context.calls.last?.fact.genericParameters.contains(name) != true:
      return .string(name.split(separator: ".").last.map(String.init) ?? name)
    case .ownType(let type): return ownName(OwnName(type, \.shortName))
    case .enumCase(let known)
    where known.payload.isEmpty && known.type?.property("description") == nil:
      return .string(known.name)
    case .object(let object) where object.ownName != nil: return value
    default: return nil
    }
  }

  private func ownName(_ name: OwnName) -> Value {
    let text = newObject(nil, "String", file: name.type.file, at: name.type.at)
    let known = name.text(name.type)
    text.attributes["text"] = .string(known)
    text.ownName = name
    var key = CallKey()
    key.add(known ?? "")
    text.madeOf = key
    return .object(text)
  }
}
