public import NavGraph

/// Checks JSON against the part of JSON Schema (draft 2020-12) that our schemas use.
public struct SchemaChecker {
  private let schema: JSONValue
  private static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "required", "properties",
    "items",
    "const", "enum", "minimum", "pattern", "additionalProperties",
  ]

  public init(_ schema: JSONValue) { self.schema = schema }

  /// What breaks the schema, each with the path to the value.
  public func faults(in value: JSONValue) -> [String] { faults(in: value, by: schema, at: "$") }

  private func faults(in value: JSONValue, by rule: JSONValue, at path: String) -> [String] {
    guard case .object(let members) = rule else { return ["\(path): the schema is no object"] }
    var faults: [String] = []
    for member in members where !Self.keywords.contains(member.key) {
      faults.append("\(path): the checker does not know '\(member.key)'")
    }
    if let reference = rule["$ref"]?.string {
      guard let target = definition(reference) else {
        return ["\(path): the schema has no \(reference)"]
      }
      faults += self.faults(in: value, by: target, at: path)
    }
    if let type = rule["type"], !types(type).contains(where: { Self.fits(value, $0) }) {
      faults.append("\(path): not of type \(JSONWriter.line(type))")
    }
    if let wanted = rule["const"], wanted != value {
      faults.append("\(path): not \(JSONWriter.line(wanted))")
    }
    if let choices = rule["enum"]?.array, !choices.contains(value) {
      faults.append("\(path): \(JSONWriter.line(value)) is none of the choices")
    }
    if let minimum = rule["minimum"]?.int, let number = value.int, number < minimum {
      faults.append("\(path): \(number) is below \(minimum)")
    }
    if let pattern = rule["pattern"]?.string, let text = value.string,
      (try? Regex(pattern).firstMatch(in: text)) == nil
    {
      faults.append("\(path): does not fit \(pattern)")
    }
    return faults + faultsInside(value, by: rule, at: path)
  }

  private func faultsInside(
    _ value: JSONValue, by rule: JSONValue, at path: String
  ) -> [String] {
    var faults: [String] = []
    for name in rule["required"]?.array ?? [] {
      guard case .object = value, let key = name.string else { continue }
      if value[key] == nil { faults.append("\(path): without \(key)") }
    }
    if case .object(let properties) = rule["properties"] {
      for property in properties {
        guard let member = value[property.key] else { continue }
        faults += self.faults(in: member, by: property.value, at: "\(path).\(property.key)")
      }
      if rule["additionalProperties"]?.bool == false, case .object(let members) = value {
        let known = Set(properties.map(\.key))
        for member in members where !known.contains(member.key) {
          faults.append("\(path): \(member.key) is not known")
        }
      }
    }
    if let items = rule["items"], case .array(let elements) = value {
      for (index, element) in elements.enumerated() {
        faults += self.faults(in: element, by: items, at: "\(path)[\(index)]")
      }
    }
    return faults
  }

  private func definition(_ reference: String) -> JSONValue? {
    let prefix = "#/$defs/"
    guard reference.hasPrefix(prefix) else { return nil }
    return schema["$defs"]?[String(reference.dropFirst(prefix.count))]
  }

  private func types(_ value: JSONValue) -> [String] {
    value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
  }

  private static func fits(_ value: JSONValue, _ type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"),
      (.object, "object"), (.number, "number"):
      true
    case (.number(let text), "integer"): Int(text) != nil
    default: false
    }
  }
}
