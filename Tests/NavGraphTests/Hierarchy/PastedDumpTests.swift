import NavGraph
import NavTestSupport
import Testing

/// One dump, pasted in every way that people paste dumps, gives the same tree.
@Suite struct PastedDumpTests {
  static let plain = """
    <UITabBarController 0x12c01d200>, state: appeared, view: <UILayoutContainerView 0x129e07b40>
       | <UINavigationController 0x12a808200>, state: appeared, view: <UILayoutContainerView 0x129b10880>
       |    | <App.FirstViewController 0x129b04620>, state: disappeared, view: (view not loaded)
       |    | <App.DetailViewController 0x129f06550>, state: appeared, view: <UIView 0x129f0b7c0>
       | <UINavigationController 0x12b80a000>, state: disappeared, view: <UILayoutContainerView 0x12d0052c0> not in the window
       + <App.SheetController 0x12d2065e0>, state: appeared, view: <UIView 0x129b26a90>, presented with: <_UIPageSheetPresentationController 0x12d205aa0>
       |    | <App.InnerController 0x12d2065f0>, state: appeared, view: <UIView 0x129b26a91>

    """

  static let lines = plain.split(separator: "\n").map(String.init)

  static func each(_ change: (String) -> String) -> String {
    lines.map { change($0) + "\n" }.joined()
  }

  /// Lines cut after so many characters, wherever that is.
  static func wrapped(at width: Int) -> String {
    each { line in
      var pieces: [Substring] = []
      var rest = line[...]
      while !rest.isEmpty {
        pieces.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return pieces.joined(separator: "\n")
    }
  }

  /// Lines broken at blanks, as mail programs do.
  static func filled(to width: Int) -> String {
    each { line in
      var result = ""
      var column = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if column + word.count > width, column > 0, !result.allSatisfy({ " |+".contains($0) }) {
          result += "\n" + word
          column = word.count
        } else {
          result += (column > 0 || !result.isEmpty ? " " : "") + word
          column += word.count + 1
        }
      }
      return result
    }
  }

  private static let oneLine =
    lines.joined(separator: "\\n").replacing("\"", with: "\\\"")

  static let pastes: [(String, String)] = [
    ("prompt", "(lldb) po [UIViewController _printHierarchy]\n" + plain + "\n(lldb) continue\n"),
    ("shell", "iPhone:~ root# cycript -p App\ncy# pvcs()\n`" + plain + "`\n"),
    ("BOM, CRLF", "\u{FEFF}" + plain.replacing("\n", with: "\r\n")),
    ("CR", plain.replacing("\n", with: "\r")),
    ("comments", each { "  /// " + $0 }),
    ("mail", each { "> " + $0 }),
    ("diff", each { "+" + $0 }),
    ("log", each { "2022-01-05 09:37:44.755224-0800 App[83666:1047669] " + $0 }),
    ("optional", "▿ Optional<Any>\n  - some : " + plain),
    ("literal", "(NSString *) $0 = 0x00006000012345c0 @\"" + oneLine + "\"\n"),
    ("quoted", "$R0: String = \"" + oneLine + "\"\n"),
    ("JSON string", "{\"value\": \"" + oneLine + "\"}\n"),
    ("JSON twice", "{\"value\": \"" + oneLine.replacing("\\n", with: "\\\\n") + "\"}\n"),
    (
      "HTML",
      "<pre><code class=\"x\">"
        + plain.replacing("<", with: "&lt;").replacing(">", with: "&gt;") + "</code></pre>\n"
    ),
    (
      "HTML breaks",
      each { $0.replacing("<", with: "&lt;").replacing(" ", with: "&nbsp;") + "<br/>" }
        .replacing("\n", with: "")
    ),
    ("colours", each { "\u{1B}[1;32m" + $0 + "\u{1B}[0m" }),
    ("tabs", each { $0.replacing("   ", with: "\t") }),
    ("no-break spaces", plain.replacing(" ", with: "\u{A0}")),
    ("collapsed blanks", each { $0.split(separator: " ").joined(separator: " ") }),
    ("lost leading blanks", each { String($0.drop { $0 == " " }) }),
    ("trailing blanks", each { $0 + "   " }),
    ("blank lines", each { $0 + "\n" }),
    ("colons", plain.replacing(" 0x", with: ": 0x")),
    ("box bars", plain.replacing("|", with: "│")),
    ("lost newlines", plain.replacing("\n", with: " ")),
    ("wrapped at 80", wrapped(at: 80)),
    ("wrapped at 72", wrapped(at: 72)),
    ("wrapped at 41", wrapped(at: 41)),
    ("filled to 76", filled(to: 76)),
    ("filled to 50", filled(to: 50)),
    ("wrapped comments", each { "/// " + $0.prefix(90) + "\n/// " + $0.dropFirst(90) }),
    ("trailing text", plain + "Then <UIView: 0x1; frame = (0 0; 1 1)> was nil.\n"),
  ]

  @Test(arguments: pastes)
  func sameTree(_ name: String, _ text: String) throws {
    let expected = try snapshot(Self.plain)
    #expect(expected.nodes.count == 7)
    let found = try snapshot(text)
    let tree = HierarchyTreeRenderer(
      HierarchyRenderOptions(rawNames: true, addresses: true, states: true, views: true))
    #expect(tree.render(found) == tree.render(expected), "\(name)")
    #expect(found.nodes.map(\.style) == expected.nodes.map(\.style))
  }

  @Test func everyWidthOfWrapping() throws {
    let expected = try snapshot(Self.plain)
    for width in 30...160 {
      let found = try snapshot(Self.wrapped(at: width))
      #expect(found == expected, "wrapped at \(width)")
    }
  }

  @Test func withoutAddresses() throws {
    let purged = Self.plain.replacing(#/ 0x[0-9a-f]+/#, with: "")
    let found = try snapshot(purged)
    #expect(found.nodes.map(\.className) == (try snapshot(Self.plain)).nodes.map(\.className))
    #expect(found.nodes.allSatisfy { $0.address == nil })
  }

  @Test func everyFieldIsKept() throws {
    let found = try snapshot(Self.plain)
    let sheet = try #require(found.nodes.first { $0.name == "SheetController" })
    #expect(sheet.module == "App" && sheet.address == "0x12d2065e0")
    #expect(sheet.relation == .presented && sheet.style == .pageSheet)
    #expect(sheet.view?.className == "UIView" && sheet.view?.isInWindow == true)
    let second = found.nodes[4]
    #expect(second.view?.isInWindow == false && second.state == .disappeared)
    #expect(found.nodes[2].view == .notLoaded)
    #expect(found.nodes[2].index == 0 && found.nodes[3].index == 1)
  }

  @Test func bothNotInTheWindowAndPresentedWith() throws {
    let found = try snapshot(
      """
      <A 0x1>, state: disappeared, view: <UIView 0x2> not in the window
         + <B 0x3>, state: disappeared, view: <UIView 0x4> not in the window, presented with: <_UIFullscreenPresentationController 0x5>
      """)
    #expect(found.nodes[1].view?.isInWindow == false)
    #expect(found.nodes[1].style == .fullScreen)
  }

  @Test func severalWindowsAndDumpsStayApart() throws {
    let found = try snapshot(
      Self.plain + "(lldb) po [UIViewController _printHierarchy]\n"
        + "   | <Tail 0x1>, state: appeared, view: <UIView 0x2>\n" + Self.plain)
    #expect(found.roots.count == 3)
    #expect(found.nodes.count == 15)
  }

  @Test func fragmentsGetRoots() throws {
    let deep = Self.lines[2...3].map { $0 + "\n" }.joined()
    let found = try snapshot(deep)
    #expect(found.roots.count == 2)
    #expect(found.nodes.allSatisfy { $0.relation == .root })
    let sheet = try snapshot(Self.lines[5...].joined(separator: "\n"))
    #expect(sheet.roots.count == 1)
    #expect(sheet.nodes[0].relation == .presented)
  }

  @Test func utf16IsRead() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Self.plain.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try HierarchyReader.read(bytes, file: "x").nodes.count == 7)
  }

  @Test func cutRowsKeepTheirPlace() throws {
    let found = try snapshot(Self.each { String($0.prefix(70)) })
    #expect(found.nodes.count == 7)
    #expect(found.depths() == (try snapshot(Self.plain)).depths())
  }

  /// Random damage never traps, and always ends in a tree or a refusal.
  @Test func damageNeverTraps() throws {
    let seed: UInt64 = 8_160
    var random = SeededGenerator(seed: seed)
    let dumps = try HierarchyFixture.all.map { try $0.bytes() }
    let alphabet = Array("<>|+ ,:;\\\"\n&{}[]0xn\u{1B}\u{0}".utf8) + [0xC2, 0xE2, 0xEF, 0xFF]
    for round in 0..<1_000 {
      var bytes = dumps[round % dumps.count]
      for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[place] = alphabet.randomElement(using: &random) ?? 0
        case 1: bytes.removeSubrange(place..<min(place + 40, bytes.count))
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(30), at: place)
        default: bytes.removeLast(min(bytes.count, place % 50))
        }
      }
      guard let found = try? HierarchyReader.read(bytes, file: "damaged") else { continue }
      #expect(!found.nodes.isEmpty, "seed \(seed), round \(round)")
      #expect(HierarchyTreeRenderer().render(found).hasSuffix("\n"))
    }
  }

  @Test func rowsWithNamesOfTwentyThousandCharactersWereDropped() throws {
    let name = "App.Screen<" + String(repeating: "Abcdefghi.", count: 2_000) + "Z>"
    let dump = """
      <Root 0x1>, state: appeared, view: <UIView 0x2>
         | <\(name) 0x3>, state: appeared, view: <V<\(name)> 0x4> not in the window
         |    | <Leaf 0x5>, state: appeared, view: <UIView 0x6>
      """
    let found = try snapshot(dump)
    #expect(found.nodes.map(\.className) == ["Root", name, "Leaf"])
    #expect(found.depths() == [0, 1, 2])
    #expect(found.nodes[1].view?.className == "V<\(name)>")
    #expect(found.nodes[1].view?.isInWindow == false)
  }

  @Test func rowsWithABracketThatClosesNothingWereDropped() throws {
    for name in ["Foo]]>Bar", "Foo<Int>>", "A>>>B", "App.X<() -> Y]]>"] {
      let dump = """
        <Root 0x1>, state: appeared, view: <UIView 0x2>
           | <\(name) 0x3>, state: appeared, view: <UIView 0x4> not in the window
           |    | <Leaf 0x5>, state: appeared, view: <UIView 0x6>
        """
      let found = try snapshot(dump)
      #expect(found.nodes.map(\.className) == ["Root", name, "Leaf"])
      #expect(found.depths() == [0, 1, 2])
      #expect(found.nodes[1].address == "0x3")
      #expect(found.nodes[1].view?.isInWindow == false)
    }
    let picture = try HierarchySVGRenderer(HierarchyRenderOptions()).render(
      snapshot("<Foo]]>Bar 0x3>, state: appeared, view: <UIView 0x4>"))
    #expect(!picture.contains("]]>Bar"))
  }

  @Test func bracketsThatCloseNothingWereLostInChiselsRows() throws {
    for name in ["Foo]]>Bar", "Foo]]>", "Foo<Int>>", "A>>>B", "App.X<() -> Y]]>"] {
      let found = try snapshot(
        """
        <Root: 0x1; view = <UIView; 0x2>; frame = (0, 0; 414, 736)>
           | <\(name): 0x3; view = <V<\(name)>; 0x4>; frame = (0, 0; 414, 736)>
           |    | <Leaf: 0x5; view not loaded>
           |    | <\(name): 0x6; view not loaded>
        """)
      #expect(found.nodes.map(\.className) == ["Root", name, "Leaf", name])
      #expect(found.depths() == [0, 1, 2, 2])
      #expect(found.nodes[1].address == "0x3")
      #expect(found.nodes[1].view?.className == "V<\(name)>")
      #expect(found.nodes[1].view?.address == "0x4")
    }
  }

  @Test func viewsWithABracketThatClosesNothingHidThatTheyAreInNoWindow() throws {
    let found = try snapshot("<A 0x1>, state: appeared, view: <V]]>W 0x2> not in the window")
    #expect(found.nodes[0].view?.className == "V]]>W" && found.nodes[0].view?.address == "0x2")
    #expect(found.nodes[0].view?.isInWindow == false)
  }

  @Test func controllersNamedInProseBeforeChiselsRowsAreNoPartOfIt() throws {
    for before in ["<UIView 0x1> of ", "<UIView> of ", "<UIView: 0x1>, ", "<UIView 0x1>."] {
      let found = try snapshot(before + "<Leaf: 0x5; view not loaded>")
      #expect(found.nodes.map(\.className) == ["Leaf"])
    }
  }

  @Test func wrappingLostRowsWithABracketThatClosesNothing() throws {
    for rows in [
      "<Fooooo]]>Baaar 0x30>, state: appeared, view: <UIView 0x40> not in the window",
      "<Fooooo]]>Baaar: 0x30; view = <UIView; 0x40>; frame = (0, 0; 414, 736)>",
    ] {
      for width in 10...rows.count {
        let pieces = stride(from: 0, to: rows.count, by: width).map { start in
          String(rows.dropFirst(start).prefix(width))
        }
        let found = try snapshot(
          "<Root 0x1>, state: appeared, view: <UIView 0x2>\n   | "
            + pieces.joined(separator: "\n")
            + "\n   |    | <Leaf 0x5>, state: appeared, view: (null)")
        #expect(found.nodes.map(\.className) == ["Root", "Fooooo]]>Baaar", "Leaf"], "\(width)")
        #expect(found.depths() == [0, 1, 2], "\(width)")
      }
    }
  }
}
