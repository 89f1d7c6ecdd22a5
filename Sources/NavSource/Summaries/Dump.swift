extension Value: CustomStringConvertible {
  /// A short form for `--dump` and failing tests.
  var description: String { text(depth: 0) }

  private func text(depth: Int) -> String {
    guard depth < 7 else { return "…" }
    func list(_ values: [Value]) -> String {
      values.map { $0.text(depth: depth + 1) }.joined(separator: ", ")
    }
    switch self {
    case .unknown: return "?"
    case .object(let object):
      let parts = object.children + (object.content.map { [$0] } ?? [])
      let mark = object.isSymbolic ? "~" : ""
      return mark + object.typeName + (parts.isEmpty ? "" : "{\(list(parts))}")
    case .closure: return "closure"
    case .function(let function, _): return "func \(function.fact.name)"
    case .enumCase(let value):
      let payload = value.payload.isEmpty ? "" : "(\(list(value.payload.map(\.value))))"
      return "\(value.type?.displayName ?? "").\(value.name)\(payload)"
    case .string(let text): return text.map { "\"\($0)\"" } ?? "\"…\""
    case .bool(let flag): return "\(flag)"
    case .type(_, let name, _): return "\(name).self"
    case .ownType(let type): return "type(of: \(type.displayName))"
    case .list(let values): return "[\(list(values))]"
    case .options(let values):
      return "(\(values.map { $0.text(depth: depth + 1) }.joined(separator: " | ")))"
    case .place(let key, let type): return "place \(key.name): \(type?.name ?? "?")"
    case .slot(let key): return "slot \(key.name)"
    case .keyPath(let names): return "\\." + names.joined(separator: ".")
    case .none: return "nil"
    }
  }
}

extension Evaluator {
  /// What the evaluation found, one line each, for `--dump summaries`.
  func dump() -> String {
    var lines: [String] = []
    func place(_ file: Int, _ at: SourceOffset) -> String {
      let position = program.position(file, at)
      return "\(program.files[file].path):\(position.line)"
    }
    for effect in effects {
      lines.append(
        "effect \(effect.origin?.displayName ?? "-") \(effect.action) [\(effect.api)] "
          + "at \(place(effect.file, effect.at)) in \(effect.members) root \(effect.root?.fact.name ?? "-")"
          + (effect.root?.isCalled == true ? " called" : ""))
    }
    for registration in registrations {
      lines.append(
        "state \(registration.state.name) \(registration.effect.origin?.displayName ?? "-") "
          + "\(registration.effect.action) at \(place(registration.effect.file, registration.effect.at))"
      )
    }
    for rule in destinationRules {
      lines.append(
        "rule \(rule.type) \(rule.origin?.displayName ?? "-") at \(place(rule.file, rule.at))")
    }
    for write in writes {
      lines.append(
        "write \(write.state.name)\(write.isAppend ? "+" : "") = \(write.value) by "
          + "\(write.effect.origin?.displayName ?? "-") at \(place(write.effect.file, write.effect.at))"
      )
    }
    for type in program.types {
      if let body = bodies[type.index] { lines.append("body \(type.displayName) = \(body)") }
    }
    for index in creations.keys.sorted() {
      for creation in creations[index] ?? [] {
        lines.append(
          "make \(program.types[index].displayName) in \(creation.origin?.displayName ?? "-") \(creation.members)"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
