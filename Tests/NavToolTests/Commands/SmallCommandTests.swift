import NavGraph
import NavTestSupport
import NavTool
import Testing

@Suite struct SmallCommandTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltTool(in: folder.path)
  }

  @Test func wordsAfterVersionWerePassedOver() throws {
    let outcome = try tool.run("--version", "extra")
    #expect(outcome.code == 64 && outcome.output == "")
    #expect(outcome.errors.contains("'extra' is one argument too many"))
    #expect(try tool.run("--help", "extra") == tool.run("help", "extra"))
    #expect(try tool.run("--help", "extra").code == 64)
  }

  @Test func version() throws {
    #expect(
      try tool.run("--version")
        == .init(output: "navviz \(NavTool.version)\n", errors: "", code: 0))
  }

  @Test func helpGoesToStandardOutput() throws {
    let overview = try tool.run("help")
    #expect(overview.code == 0)
    #expect(overview.output.hasPrefix("navviz draws how an iOS app navigates"))
    #expect(try tool.run("map", "--help") == tool.run("help", "map"))
    #expect(try tool.run("help", "mpa").code == 64)
    #expect(try tool.run("help", "nothing").errors.contains("Commands: map, tree,"))
    #expect(try tool.run("version").errors.contains("Did you mean '--version'?"))
  }

  @Test func wrongUsageExitsWith64() throws {
    for arguments in [[], ["nonsense"], ["map", "--nonsense"], ["map", "-f", "x"], ["schema"]] {
      let outcome = try tool.shell("$NAVVIZ \(arguments.joined(separator: " "))")
      #expect(outcome.code == 64, "\(arguments)")
      #expect(outcome.output == "", "\(arguments)")
      #expect(outcome.errors.hasPrefix("navviz: "), "\(arguments)")
    }
  }

  /// Such links were left out of the picture without a word.
  @Test func linksThatLeadNowhereAreWrongUsage() throws {
    for link in ["javascript:alert(1)", "file:///{file}", "a b", "https://x/{path}", "{line"] {
      let outcome = try tool.run("map", "--link", link)
      #expect(outcome.code == 64 && outcome.errors.contains("--link"), "\(link)")
    }
  }

  @Test func pluginsPromisedGraphvizWhereThereIsNone() throws {
    #expect(!(try tool.run("plugins").output.contains("by Graphviz")))
  }

  #if !Graphviz
    @Test func enginesThatAreNotThereWerePassedOverInSilence() throws {
      try folder.write(GraphJSON.write(.shop), to: "shop.json")
      let asked = try tool.run("map", "shop.json", "-f", "svg", "-o", "x.svg", "--layout", "dot")
      #expect(asked.code == 0)
      #expect(asked.errors.contains("laid out as trees and not with 'dot'"))
      for name in ["auto", "tree"] {
        let usual = try tool.run("map", "shop.json", "-o", "x.svg", "--layout", name)
        #expect(usual.errors == "")
      }
    }
  #endif

  @Test func pluginsListsEverything() throws {
    let outcome = try tool.run("plugins")
    for renderer in Renderers.builtIn { #expect(outcome.output.contains(renderer.summary)) }
    for importer in ToolPlugins.builtIn.importers {
      #expect(outcome.output.contains(importer.summary))
    }
  }

  @Test(arguments: Schemas.all.map(\.name))
  func schemasArePrinted(name: String) throws {
    let schema = try #require(Schemas.all.first { $0.name == name })
    #expect(
      try tool.run("schema", schema.name) == .init(output: schema.text, errors: "", code: 0))
  }

  @Test(arguments: Completions.shells)
  func completionsArePrinted(shell: String) throws {
    #expect(
      try tool.run("completions", shell).output
        == Completions(CommandTable(.builtIn)).script(for: shell))
  }
}
