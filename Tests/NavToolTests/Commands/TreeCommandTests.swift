import NavGraph
import NavTestSupport
import Testing

@Suite struct TreeCommandTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool
  private static let dump = """
    (lldb) expr -l objc -O -- [UIViewController _printHierarchy]
    <UITabBarController 0x7fb3a1c08001>, state: appeared, view: <UILayoutContainerView 0x7fb3a1c08002>
       | <UINavigationController 0x7fb3a1c08003>, state: appeared, view: <UILayoutContainerView 0x7fb3a1c08004>
       |    | <Shop.FeedViewController 0x7fb3a1c08005>, state: disappeared, view: <UIView 0x7fb3a1c08006> not in the window
       |    | <Shop.ItemViewController 0x7fb3a1c08007>, state: appeared, view: <UIView 0x7fb3a1c08008>
       | <Shop.CartViewController 0x7fb3a1c08009>, state: disappeared, view: (view not loaded)
       + <Shop.FilterViewController 0x7fb3a1c0800a>, state: appeared, view: <UIView 0x7fb3a1c0800b>, presented with: <_UIPageSheetPresentationController 0x7fb3a1c0800c>

    """

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
    try folder.write(Self.dump, to: "dump.txt")
  }

  @Test func dumpsBecomeTrees() throws {
    let outcome = try tool.run("tree", "dump.txt")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    try expectGolden(outcome.output, "tree-shop.txt")
    #expect(try tool.run("tree", input: Self.dump) == outcome)
    #expect(try tool.run("tree", "-", input: Self.dump) == outcome)
  }

  @Test func asciiAndDepth() throws {
    let outcome = try tool.run("tree", "dump.txt", "--ascii", "--depth", "2", "--width=40")
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(!outcome.output.contains("ItemViewController"))
  }

  @Test func addressesOnlyWhenAsked() throws {
    #expect(!(try tool.run("tree", "dump.txt").output.contains("0x7fb")))
    #expect(try tool.run("tree", "dump.txt", "--addresses").output.contains("0x7fb3a1c08001"))
    #expect(!(try tool.run("tree", "dump.txt", "-f", "json").output.contains("0x7fb")))
  }

  @Test func jsonComesBackAsTheSameTree() throws {
    let json = try tool.run("tree", "dump.txt", "-f", "json")
    #expect(json.code == 0)
    #expect(
      try tool.run("tree", "-", input: json.output).output
        == tool.run("tree", "dump.txt").output)
    let value = try JSONReader.read(Array(json.output.utf8)).value
    let schema = try JSONReader.read(Array(JSONSchema.hierarchy.text.utf8)).value
    #expect(SchemaChecker(schema).faults(in: value) == [])
  }

  @Test func hierarchiesAreMapsToo() throws {
    #expect(try tool.run("tree", "dump.txt", "-f", "dot").code == 0)
    #expect(try tool.run("map", "dump.txt").output.contains("ItemViewController"))
  }

  @Test func queryAnswersWithReasons() throws {
    let outcome = try tool.run("tree", "dump.txt", "--query", "navigation")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("UITabBarController › UINavigationController\n  "))
  }

  @Test func queryAnswersAsJSON() throws {
    let outcome = try tool.run("tree", "dump.txt", "--query", "navigation", "-f", "json")
    #expect(outcome.code == 0)
    let value = try JSONReader.read(Array(outcome.output.utf8)).value
    #expect(value["format"] == "navviz.query")
    let path = try #require(value["path"]?.array)
    #expect(path.map { $0["name"] } == ["UITabBarController", "UINavigationController"])
    #expect(value["covered"] == true)
    #expect(!outcome.output.contains("0x7fb"))
  }

  @Test func queryRefusesWhatItCannotDo() throws {
    let picture = try tool.run("tree", "dump.txt", "--query", "navigation", "-f", "svg")
    #expect(picture.code == 64)
    #expect(picture.errors.contains("--query answers as text or json, not as svg"))
    let part = try tool.run("tree", "dump.txt", "--query", "navigation", "--visible")
    #expect(part.code == 64)
    #expect(part.errors.contains("--visible has no meaning with it"))
  }

  @Test func filtersWorkForJSON() throws {
    func classes(_ arguments: String...) throws -> [JSONValue?] {
      let outcome = try tool.run("tree", "dump.txt", "-f", "json", arguments[0], arguments[1])
      #expect(outcome.code == 0)
      var result: [JSONValue?] = []
      var pending = try JSONReader.read(Array(outcome.output.utf8)).value["roots"]?.array ?? []
      while let node = pending.popLast() {
        result.append(node["name"])
        pending += (node["children"]?.array ?? []).reversed()
      }
      return result
    }
    #expect(
      try classes("--visible", "--states") == ["UITabBarController", "FilterViewController"])
    #expect(
      try classes("--depth", "2") == [
        "UITabBarController", "UINavigationController", "CartViewController",
        "FilterViewController",
      ])
  }

  @Test func quietAndVerbose() throws {
    let plain = try tool.run("tree", "dump.txt")
    #expect(try tool.run("tree", "dump.txt", "-q") == plain)
    let verbose = try tool.run("tree", "dump.txt", "-v", "--depth", "1")
    #expect(verbose.errors.hasPrefix("dump.txt: note: 6 controllers, 1 of them shown"))
    #expect(verbose.code == 0)
  }

  @Test func bytesThatAreNotUTF8WereReplacedInSilence() throws {
    let script = "sed 's/Cart/C\\xE9/' dump.txt | $NAVVIZ tree"
    let outcome = try tool.shell(script)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("C\u{FFFD}ViewController"))
    #expect(
      outcome.errors.hasPrefix(
        "<stdin>:6:13: error: byte 0xe9 is not UTF-8, read as U+FFFD; save the dump as UTF-8"))
    #expect(try tool.shell(script + " --query navigation").code == 1)
  }

  @Test func pipesOfTheShellAreRead() throws {
    let outcome = try tool.shell("cat dump.txt | { $NAVVIZ tree /dev/fd/3; } 3<&0 </dev/null")
    #expect(outcome == (try tool.run("tree", "dump.txt")))
  }

  @Test func nothingFoundExitsWithTwo() throws {
    for input in ["", "hello\n", "{}", "\u{0}\u{1}"] {
      let outcome = try tool.run("tree", input: input)
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.hasPrefix("navviz: <stdin>"))
    }
    let missing = try tool.run("tree", "nowhere.txt")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("nowhere.txt: No such file or directory"))
    #expect(try tool.run("tree", ".").errors.contains("Is a directory"))
  }
}
