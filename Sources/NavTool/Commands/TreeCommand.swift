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
    if arguments.value("query") != nil {
      try checkQuery()
      return try answer(try read())
    }
    let dumped = try read()
    let snapshot = filter.apply(to: dumped)
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
      rawNames: arguments.isOn("raw"), addresses: arguments.isOn("addresses"),
      states: arguments.isOn("states"), views: arguments.isOn("views"), ascii: style.ascii,
      color: style.color, width: style.width)
  }

  /// JSON is for programs and hides no wrappers, but its levels are those of the other formats.
  private var filter: HierarchyFilter {
    let keepsAll = arguments.isOn("wrappers") || arguments.isOn("raw")
    let isJSON = arguments.value("format") == "json"
    return HierarchyFilter(
      wrappers: keepsAll ? .keep : isJSON ? .pass : .fold, visibleOnly: arguments.isOn("visible"),
      maxDepth: arguments.integer("depth"))
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

  // MARK: Queries

  /// A question is about the whole hierarchy, and its answer is no picture.
  private func checkQuery() throws {
    for flag in ["visible", "depth", "wrappers", "states", "views"] {
      if arguments.isOn(flag) || arguments.value(flag) != nil {
        throw UsageError(
          "--query asks about the whole hierarchy, so --\(flag) has no meaning with it",
          hint: "Leave out --\(flag).", command: "tree")
      }
    }
    let format = arguments.value("format") ?? "text"
    if !["text", "json"].contains(format) {
      throw UsageError(
        "--query answers as text or json, not as \(format)", hint: "Write -f json, or no -f.",
        command: "tree")
    }
  }

  /// Which navigation controller a push would reach now.
  private func answer(_ snapshot: HierarchySnapshot) throws -> ExitCode {
    let target = snapshot.navigationTarget()
    guard target.controller != nil else {
      throw NavError(
        "a push would reach no navigation controller", advice: target.reasons.joined(separator: " ")
      )
    }
    let isJSON = arguments.value("format") == "json"
    try context.environment.print(
      isJSON
        ? target.json(in: snapshot, addresses: arguments.isOn("addresses"))
        : text(target, snapshot))
    return .done
  }

  private func text(_ target: NavigationTarget, _ snapshot: HierarchySnapshot) -> String {
    let names = target.path.map { index in
      let node = snapshot[index]
      let name = (arguments.isOn("raw") ? node.className : node.name).escaped(for: .terminal)
      let address = arguments.isOn("addresses") ? node.address.map { " \($0)" } : nil
      return name + (address ?? "")
    }
    var text = names.joined(separator: style.ascii ? " > " : " › ") + "\n"
    for reason in target.reasons { text += "  \(reason.escaped(for: .terminal))\n" }
    if target.isCovered { text += "  A modal covers it: a person would not see the push.\n" }
    return text
  }
}
