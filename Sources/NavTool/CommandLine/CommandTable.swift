internal import NavGraph

/// The whole command line as data. Parser, help, errors and completions read it; nothing else
/// knows the name of a flag but the command that asks for its value.
package struct CommandTable: Sendable {
  package let commands: [CommandSpec]

  package init(_ plugins: ToolPlugins) {
    commands = [
      .map(plugins), .tree(plugins), .plugins, .schema, .completions, .help,
    ]
  }

  package static let help = Flag("help", short: "h", "show this help")
  package static let version = Flag("version", "show the version")

  package func command(_ name: String) -> CommandSpec? { commands.first { $0.name == name } }

  /// What a person may have meant who typed a command that does not exist.
  func hint(forUnknown name: String) -> String {
    let names = commands.map(\.name)
    if name == "version" { return "Did you mean '--version'?" }
    return Spelling.question(Spelling.nearest(to: name, in: names))
      ?? "Commands: \(names.joined(separator: ", "))."
  }
}

extension CommandSpec {
  fileprivate static func map(_ plugins: ToolPlugins) -> CommandSpec {
    CommandSpec(
      "map", "[INPUT…]", operands: 0...Int.max,
      summary: "draw the navigation map of an app",
      details: [
        """
        INPUT is a folder of sources, a single file (\(plugins.readableExtensions)), or - for graph \
        JSON on standard input. Several inputs become one map. Without any, the current folder is \
        read.
        """
      ],
      sections: [
        .output(plugins.renderers.map { $0.format }), .input, .selection, .picture, .text,
        .work, .messages,
      ],
      examples: [
        ("navviz map Sources -o map.svg", "the whole app as a picture"),
        ("navviz map Sources --focus Cart", "one screen and its neighbours, in the terminal"),
        ("navviz map Sources -f dot | dot -Tpng > map.png", "let Graphviz draw"),
      ])
  }

  fileprivate static func tree(_ plugins: ToolPlugins) -> CommandSpec {
    CommandSpec(
      "tree", "[FILE|-]", operands: 0...1,
      summary: "print a view-controller hierarchy as a tree",
      details: [
        """
        FILE is what the debugger prints for UIViewController._printHierarchy(), or hierarchy JSON. \
        Without a file, or with -, standard input is read.
        """
      ],
      sections: [
        .treeOutput(plugins.hierarchyRenderers.map { $0.format }), .treeContent, .treePicture,
        .text, .treeMessages,
      ],
      examples: [
        ("navviz tree dump.txt", "the screens of a dump, without the wrappers"),
        ("pbpaste | navviz tree --visible", "only what a person sees now"),
        ("navviz tree dump.txt -f svg > tree.svg", "a picture"),
      ])
  }

  fileprivate static let plugins = CommandSpec(
    "plugins", summary: "list importers and renderers",
    details: ["Formats for --format, and the kinds of input that map reads."])

  fileprivate static let schema = CommandSpec(
    "schema", Schemas.all.map(\.name).joined(separator: "|"), operands: 1...1,
    choices: Schemas.all.map(\.name),
    summary: "print the JSON Schema of a file format",
    examples: [("navviz schema graph > graph.schema.json", "for editors and validators")])

  fileprivate static let completions = CommandSpec(
    "completions", Completions.shells.joined(separator: "|"), operands: 1...1,
    choices: Completions.shells,
    summary: "print shell completions",
    examples: [
      ("source <(navviz completions bash)", "bash, for this session"),
      ("navviz completions zsh > ~/.zfunc/_navviz", "zsh, with ~/.zfunc in fpath"),
      (
        "navviz completions fish > ~/.config/fish/completions/navviz.fish", "fish, for good"
      ),
    ])

  fileprivate static let help = CommandSpec(
    "help", "[COMMAND]", operands: 0...1, summary: "show help for a command")
}
