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
    var diagnostics: [Diagnostic] = []
    if arguments.value("query") != nil {
      try checkQuery()
      let dumped = try read(&diagnostics)
      // There may be no answer.
      context.report(diagnostics)
      try answer(dumped)
      return context.exitCode(diagnostics)
    }
    let format = arguments.value("format") ?? HierarchyTreeRenderer.format
    guard let renderer = context.plugins.hierarchyRenderer(format) else {
      throw UsageError("tree cannot write \(format)", command: "tree")
    }
    let dumped = try read(&diagnostics)
    let shown = filter(renderer).apply(to: dumped)
    try context.environment.print(renderer.init(options).render(shown))
    diagnostics.append(.shown(shown.nodes.count, of: dumped.nodes.count, file: source))
    context.report(diagnostics)
    return context.exitCode(diagnostics)
  }

  private func read(_ diagnostics: inout [Diagnostic]) throws -> HierarchySnapshot {
    let name = arguments.operands.first ?? "-"
    let input = try NamedInput(name, in: context.environment.workingFolder, command: "tree")
    switch input {
    case .standardInput:
      if context.environment.inputIsTerminal(), !arguments.isOn("quiet") {
        context.environment.say("navviz: paste a dump, then press Ctrl-D\n")
      }
      return try HierarchyReader.read(
        try context.environment.readInput(), file: source, diagnostics: &diagnostics)
    case .stream(let path), .folder(let path), .file(let path):
      guard let bytes = SystemCalls.readFile(path) else {
        throw NavError(
          "\(name): \(SystemCalls.reason)", advice: "Give a file, or - for standard input")
      }
      return try HierarchyReader.read(bytes, file: source, diagnostics: &diagnostics)
    }
  }

  private var options: HierarchyRenderOptions {
    HierarchyRenderOptions(
      rawNames: arguments.isOn("raw"), addresses: arguments.isOn("addresses"),
      states: arguments.isOn("states"), views: arguments.isOn("views"), ascii: style.ascii,
      color: style.color, width: style.width,
      title: arguments.value("title") ?? (isNamed ? FilePath.name(of: source) : nil),
      theme: arguments.value("theme").flatMap(RenderOptions.Theme.init(rawValue:)) ?? .auto,
      legend: !arguments.isNegated("legend"))
  }

  /// How messages call the input.
  private var source: String {
    let name = arguments.operands.first ?? "-"
    return name == "-" ? InputSearch.standardInput : name
  }

  /// Whether the input has a name that tells a person something.
  private var isNamed: Bool {
    source != InputSearch.standardInput && !source.hasPrefix("/dev/")
      && !source.hasPrefix("/proc/")
  }

  /// Formats for programs hide no wrappers, but their levels are those of the other formats.
  private func filter(_ renderer: any HierarchyRenderer.Type) -> HierarchyFilter {
    let keepsAll = arguments.isOn("wrappers") || arguments.isOn("raw")
    return HierarchyFilter(
      wrappers: keepsAll ? .keep : renderer.keepsWrappers ? .pass : .fold,
      visibleOnly: arguments.isOn("visible"), maxDepth: arguments.integer("depth"))
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
  private func answer(_ snapshot: HierarchySnapshot) throws {
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

extension Diagnostic {
  fileprivate static func shown(_ shown: Int, of all: Int, file: String) -> Diagnostic {
    let controllers = all == 1 ? "1 controller" : "\(all) controllers"
    let part =
      shown < all
      ? "\(controllers), \(shown) of them shown: wrappers are folded away and flags filter"
      : controllers
    return Diagnostic(.note, id: "hierarchy.shown", part, at: InputLocation(file: file))
  }
}
