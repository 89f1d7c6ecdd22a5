internal import NavGraph

/// `navviz tree`: a dump of view controllers becomes a tree.
struct TreeCommand {
  private let context: CommandContext
  private let arguments: ParsedCommand
  private let style: TextStyle

  init(_ context: CommandContext) {
    self.context = context
    arguments = context.arguments
    style = TextStyle(context.arguments, context.environment, for: .output)
  }

  func run() throws -> ExitCode {
    let snapshot = try read()
    if arguments.value("query") != nil { return try answer(snapshot) }
    switch arguments.value("format") ?? "text" {
    case "text": try context.environment.print(HierarchyTreeRenderer(options).render(snapshot))
    case "json":
      try context.environment.print(snapshot.json(addresses: arguments.isOn("addresses")))
    case let format: try draw(snapshot, format)
    }
    return .done
  }

  private func read() throws -> HierarchySnapshot {
    let name = arguments.operands.first ?? "-"
    guard name != "-" else {
      if context.environment.inputIsTerminal() {
        context.environment.say("navviz: paste a dump, then press Ctrl-D\n")
      }
      return try HierarchyReader.read(
        try context.environment.readInput(), file: InputSearch.standardInput)
    }
    let path = FilePath.absolute(name, in: context.environment.workingFolder)
    guard let bytes = SystemCalls.readFile(path) else {
      throw NavError(
        "\(name): \(SystemCalls.reason)", advice: "Give a file, or - for standard input")
    }
    return try HierarchyReader.read(bytes, file: name)
  }

  private var options: HierarchyRenderOptions {
    HierarchyRenderOptions(
      rawNames: arguments.isOn("raw"), wrappers: arguments.isOn("wrappers"),
      addresses: arguments.isOn("addresses"), states: arguments.isOn("states"),
      views: arguments.isOn("views"), visibleOnly: arguments.isOn("visible"),
      maxDepth: arguments.integer("depth"), ascii: style.ascii, color: style.color,
      width: style.width)
  }

  /// Formats for maps draw the hierarchy as a map.
  private func draw(_ snapshot: HierarchySnapshot, _ format: String) throws {
    guard let renderer = context.plugins.renderer(format) else {
      throw UsageError("tree cannot write \(format)", command: "tree")
    }
    var rendering = RenderOptions.standard
    if renderer.needsLayout {
      rendering.layout =
        LayoutChoice(
          "auto", timeout: LayoutChoice.standardTimeout, executable: context.environment.executable
        ).engine
    }
    let rendered = try renderer.init(rendering).render(snapshot.navigationGraph())
    try context.environment.write(rendered.bytes, .output)
  }

  /// Which navigation controller a push would reach now.
  private func answer(_ snapshot: HierarchySnapshot) throws -> ExitCode {
    let target = snapshot.navigationTarget()
    guard target.controller != nil else {
      throw NavError(
        "a push would reach no navigation controller", advice: target.reasons.joined(separator: " ")
      )
    }
    let names = target.path.map { snapshot[$0].name.escaped(for: .terminal) }
    var text = names.joined(separator: style.ascii ? " > " : " › ") + "\n"
    for reason in target.reasons { text += "  \(reason.escaped(for: .terminal))\n" }
    if target.isCovered { text += "  A modal covers it: a person would not see the push.\n" }
    try context.environment.print(text)
    return .done
  }
}
