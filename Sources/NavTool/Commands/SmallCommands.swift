internal import NavGraph

/// `navviz plugins`, `schema`, `completions`, `help`.
struct SmallCommands {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  private var first: String { context.arguments.operands.first ?? "" }

  func plugins() throws -> ExitCode {
    var text = "Renderers: navviz map --format NAME\n"
    for renderer in context.plugins.renderers {
      let endings = renderer.fileExtensions.map { ".\($0)" }.joined(separator: " ")
      text += row(renderer.format, endings, renderer.summary)
    }
    text += "\nRenderers: navviz tree --format NAME\n"
    for renderer in context.plugins.hierarchyRenderers {
      text += row(renderer.format, "", renderer.summary)
    }
    text += "\nImporters: navviz map INPUT\n"
    for importer in context.plugins.importers {
      let extensions = importer.fileExtensions.map { ".\($0)" }.joined(separator: " ")
      text += row(importer.name, extensions, importer.summary)
    }
    try context.environment.print(text)
    return .done
  }

  private func row(_ name: String, _ extensions: String, _ summary: String) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 1))
    }
    return "  \(padded(name, 12))\(padded(extensions, 20))\(summary)\n"
  }

  func schema() throws -> ExitCode {
    guard let schema = Schemas.all.first(where: { $0.name == first }) else {
      throw UsageError("there is no schema '\(first)'", command: "schema")
    }
    try context.environment.print(schema.text)
    return .done
  }

  func completions() throws -> ExitCode {
    try context.environment.print(Completions(context.table).script(for: first))
    return .done
  }

  func help() throws -> ExitCode {
    try Self.printHelp(context.arguments.operands.first, context.table, context.environment)
    return .done
  }

  /// - Parameter command: `nil` for the overview.
  /// - Throws: `UsageError` where there is no such command.
  static func printHelp(
    _ command: String?, _ table: CommandTable, _ environment: ToolEnvironment
  ) throws {
    if let command, table.command(command) == nil {
      throw UsageError("there is no command '\(command)'", hint: table.hint(forUnknown: command))
    }
    let help = HelpText(table, width: environment.columns(.output) ?? 80)
    let text = command.flatMap(table.command).map(help.page) ?? help.overview
    let style = TextStyle(ParsedCommand("help"), environment, for: .output)
    try environment.print(style.ascii ? text.replacing("…", with: "...") : text)
  }
}
