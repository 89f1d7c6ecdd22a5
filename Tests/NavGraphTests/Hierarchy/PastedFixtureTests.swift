import NavGraph
import Testing

/// Every fixture, pasted in ways that lose nothing, gives the tree that it gives as it is.
@Suite struct PastedFixtureTests {
  static let changes: [String] = [
    "wrapped", "comments", "log", "HTML", "literal", "bars only", "colons", "twice", "no-break",
  ]

  private static func change(_ text: String, _ kind: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func each(_ change: (String) -> String) -> String {
      lines.map(change).joined(separator: "\n")
    }
    switch kind {
    case "comments": return each { "// " + $0 }
    case "log": return each { "09:37:44.755 App[83666:1047669] " + $0 }
    case "HTML":
      return "<pre>"
        + text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("<", with: "&lt;").replacing(">", with: "&gt;") + "</pre>"
    case "literal":
      return "$1 = @\"" + text.replacing("\n", with: "\\n").replacing("\r", with: "\\r") + "\""
    case "bars only":
      return each { line in
        let marks = line.prefix { " |+".contains($0) }
        return marks.filter { $0 != " " } + line.dropFirst(marks.count)
      }
    case "colons": return text.replacing(" 0x", with: ": 0x")
    case "twice": return text.replacing(" ", with: "  ")
    default: return text.replacing(" ", with: "\u{A0}")
    }
  }

  private static func wrapped(_ text: String, at width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var pieces: [Substring] = []
      var rest = line[...]
      repeat {
        pieces.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      } while !rest.isEmpty
      return pieces.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func tree(_ text: String) throws -> String {
    let options = HierarchyRenderOptions(rawNames: true, addresses: true, states: true)
    return HierarchyTreeRenderer(options).render(try snapshot(text))
  }

  @Test(arguments: HierarchyFixture.dumps, changes)
  func sameTree(_ fixture: HierarchyFixture, _ kind: String) throws {
    let text = String(decoding: try fixture.bytes(), as: UTF8.self)
      .replacing("\r\n", with: "\n")
    let expected = try tree(text)
    // Escapes that are cut in two are lost.
    let isEscaped = fixture.file.hasPrefix("96") || fixture.file.hasPrefix("99")
    if kind == "wrapped", isEscaped { return }
    if kind == "wrapped" {
      for width in [40, 64, 72, 80, 100, 120, 132] {
        let found = try tree(Self.wrapped(text, at: width))
        #expect(found == expected, "at \(width)")
      }
    } else if !(kind == "literal" && fixture.file.hasPrefix("96")) {
      let found = try tree(Self.change(text, kind))
      #expect(found == expected)
    }
  }

  @Test(arguments: HierarchyFixture.refused, changes)
  func stillRefused(_ fixture: HierarchyFixture, _ kind: String) throws {
    let text = String(decoding: try fixture.bytes(), as: UTF8.self)
    #expect(throws: NavError.self) {
      try snapshot(kind == "wrapped" ? Self.wrapped(text, at: 80) : Self.change(text, kind))
    }
  }
}
