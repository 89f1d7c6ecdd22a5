import Foundation
import NavGraph
import Testing

/// The schema in `docs` and what is written must agree.
@Suite struct HierarchySchemaTests {
  private static func schema() throws -> JSONValue {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("docs/schemas/hierarchy.schema.json")
    return try JSONReader.read(Array(try Data(contentsOf: file))).value
  }

  @Test(arguments: HierarchyFixture.dumps)
  func snapshotsOfFixturesAreValid(_ fixture: HierarchyFixture) throws {
    let json = try fixture.snapshot().json(addresses: true)
    let faults = SchemaCheck(schema: try Self.schema()).faults(
      in: try JSONReader.read(Array(json.utf8)).value)
    #expect(faults.isEmpty)
  }

  @Test func everyFieldIsInTheSchema() throws {
    let schema = try Self.schema()
    let full = try JSONReader.read(Array(SnapshotJSONTests.full.utf8)).value
    #expect(SchemaCheck(schema: schema).faults(in: full).isEmpty)
    let fields = SchemaCheck.keys(schema["$defs"]?["controller"]?["properties"])
    let written = SchemaCheck.keys(full["roots"]?.array?.first)
    let child = full["roots"]?.array?.first?["children"]?.array ?? []
    let known = Set(written + child.flatMap(SchemaCheck.keys)).subtracting(["colour"])
    #expect(Set(fields) == known)
    // In the order of the schema.
    let ordered = written.filter(fields.contains)
    #expect(ordered == fields.filter(ordered.contains))
  }

  @Test func faultsAreFound() throws {
    let check = SchemaCheck(schema: try Self.schema())
    for text in [
      "{}", "{\"format\": \"navviz.hierarchy\", \"version\": 2, \"roots\": []}",
      "{\"format\": \"navviz.hierarchy\", \"version\": 1, \"roots\": [{}]}",
      "{\"format\": \"navviz.hierarchy\", \"version\": 1, \"roots\": [{\"class\": 1}]}",
    ] { #expect(!check.faults(in: try JSONReader.read(Array(text.utf8)).value).isEmpty) }
  }
}

/// The part of JSON Schema that our schema uses.
private struct SchemaCheck {
  let schema: JSONValue

  static func keys(_ value: JSONValue?) -> [String] {
    if case .object(let members) = value { members.map(\.key) } else { [] }
  }

  func faults(in value: JSONValue) -> [String] { faults(value, schema, "$") }

  private func faults(_ value: JSONValue, _ rule: JSONValue, _ path: String) -> [String] {
    if let name = rule["$ref"]?.string?.split(separator: "/").last {
      return faults(value, schema["$defs"]?[String(name)] ?? .null, path)
    }
    var found: [String] = []
    if let constant = rule["const"], constant != value { found.append("\(path): const") }
    if let type = rule["type"]?.string, !value.has(type: type) {
      found.append("\(path): not a \(type)")
    }
    for key in rule["required"]?.array ?? [] where value[key.string ?? ""] == nil {
      found.append("\(path): no \(key)")
    }
    if let minimum = rule["minimum"]?.int, let number = value.int, number < minimum {
      found.append("\(path): below \(minimum)")
    }
    if case .object(let members) = value {
      for member in members {
        guard let inner = rule["properties"]?[member.key] else { continue }
        found += faults(member.value, inner, "\(path).\(member.key)")
      }
    }
    if let inner = rule["items"] {
      for (index, item) in (value.array ?? []).enumerated() {
        found += faults(item, inner, "\(path)[\(index)]")
      }
    }
    return found
  }
}

extension JSONValue {
  fileprivate func has(type: String) -> Bool {
    switch (self, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"),
      (.number, "number"):
      true
    case (.number(let text), "integer"): Int(text) != nil
    default: false
    }
  }
}
