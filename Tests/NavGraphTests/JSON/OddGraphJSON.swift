import NavGraph
import NavTestSupport

/// Graph JSON as no writer of ours would write it, from a seed.
enum OddGraphJSON {
  static func graph(using generator: inout some RandomNumberGenerator) -> JSONValue {
    let screens = list(0...4, using: &generator) { generator in
      object(screenFields, required: ["id"], using: &generator)
    }
    let transitions = list(0...5, using: &generator) { generator in
      object(transitionFields, required: ["from", "to", "kind"], using: &generator)
    }
    let tabs = list(0...2, using: &generator) { generator in
      object(["container", "order"], required: ["container"], using: &generator)
    }
    let diagnostics = list(0...2, using: &generator) { generator in
      object(diagnosticFields, required: ["id", "message"], using: &generator)
    }
    return .object([
      JSONMember("screens", screens), JSONMember("transitions", transitions),
      JSONMember("tabs", tabs), JSONMember("diagnostics", diagnostics),
      JSONMember("entry", value(of: "via", using: &generator)), JSONMember("owner", "team"),
    ])
  }

  private static let screenFields = [
    "title", "kind", "type", "module", "file", "line", "column", "hosted", "group", "image", "tags",
    "mood",
  ]
  private static let transitionFields = [
    "trigger", "api", "via", "wraps", "condition", "file", "line", "column", "confidence", "places",
    "mood",
  ]
  private static let diagnosticFields = ["severity", "file", "line", "column", "mood"]

  private static func list(
    _ count: ClosedRange<Int>, using generator: inout some RandomNumberGenerator,
    item: (inout any RandomNumberGenerator) -> JSONValue
  ) -> JSONValue {
    var erased: any RandomNumberGenerator = generator
    defer { for _ in 0..<7 { _ = generator.next() } }
    return .array((0..<Int.random(in: count, using: &generator)).map { _ in item(&erased) })
  }

  private static func object(
    _ fields: [String], required: [String], using generator: inout any RandomNumberGenerator
  ) -> JSONValue {
    let names = required + fields.filter { _ in Int.random(in: 0...2, using: &generator) == 0 }
    return .object(names.map { JSONMember($0, value(of: $0, using: &generator)) })
  }

  private static func value(
    of field: String, using generator: inout some RandomNumberGenerator
  ) -> JSONValue {
    let texts: [JSONValue] = ["", " ", "A", "B", "alert:Sure?", "@previous", "a/b.swift", .null]
    var choices: [JSONValue] = texts
    switch field {
    case "line", "column": choices = [1, 2, 0, .null, "1", .number("1.5")]
    case "hosted": choices = [true, false, .null, 1]
    case "tags", "via": choices = [[], ["A"], ["B", "A", ""], .null, "A"]
    case "confidence", "severity": choices = ["direct", "error", "note", "", "sure", .null]
    case "kind": choices = ["push", "tab", "", " ", "unheard-of", 3]
    case "mood": choices = [.number("1.50"), [.null], .object([JSONMember("a", "b")])]
    case "order": choices = [[.object([JSONMember("to", "A"), JSONMember("label", "")])], [], [1]]
    case "places":
      choices = [
        [], [.object([])], [.object([JSONMember("importer", "swift")])],
        [.object([JSONMember("file", ""), JSONMember("line", 2), JSONMember("mood", "x")])],
        [.object([JSONMember("file", "a/b.swift"), JSONMember("line", 1)]), .null],
      ]
    default: break
    }
    return choices[Int.random(in: 0..<choices.count, using: &generator)]
  }
}
