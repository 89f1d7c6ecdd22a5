internal import NavGraph

/// `navviz map`: inputs become a graph, the graph becomes a result.
struct MapCommand {
  private let context: CommandContext
  private let arguments: ParsedCommand
  private let options: MapOptions

  init(_ context: CommandContext) throws {
    self.context = context
    arguments = context.arguments
    options = try MapOptions(context)
  }

  func run() throws -> ExitCode {
    let start = ContinuousClock.now
    var inputs = try search().inputs(arguments.operands)
    let progress = context.progressLine()
    defer { progress?.finish() }
    progress?.begin("reading \(count(inputs.fileCount, "file"))")
    let config = try context.config(&inputs)
    var (graph, statistics) = read(inputs, config)
    inputs.diagnostics += cacheDiagnostics()
    let inputDiagnostics = inputs.diagnostics + graph.diagnostics
    guard !graph.screens.isEmpty else {
      progress?.finish()
      context.report(inputDiagnostics, base: inputs.base)
      say(statistics, inputs, since: start)
      throw noScreens(inputs, inputDiagnostics)
    }
    var diagnostics = inputs.diagnostics + options.diagnostics + unknownKinds(in: graph)
    do {
      let whole = graph
      graph = try options.filter.apply(to: whole)
      if graph.screens.isEmpty { throw nothingLeft() }
      progress?.begin("drawing \(count(graph.screens.count, "screen"))")
      let (bytes, notes) = try rendered(graph, of: whole)
      diagnostics += graph.diagnostics + notes
      progress?.finish()
      try write(bytes)
    } catch {
      progress?.finish()
      context.report(inputDiagnostics, base: inputs.base)
      throw error
    }
    context.report(diagnostics, base: inputs.base)
    say(statistics, inputs, since: start)
    return context.exitCode(diagnostics, unresolved: statistics.callSites.unresolved)
  }

  /// What `--stats` asks for.
  private func say(
    _ statistics: ImportStatistics, _ inputs: InputSet, since start: ContinuousClock.Instant
  ) {
    guard arguments.isOn("stats") else { return }
    let report = StatisticsReport(
      statistics, skipped: inputs.skipped, total: ContinuousClock.now - start)
    context.environment.say(report.text)
  }

  private func search() -> InputSearch {
    var search = InputSearch(
      plugins: context.plugins, workingFolder: context.environment.workingFolder,
      readInput: context.environment.readInput)
    search.base = arguments.value("base")
    search.includes = arguments.values("include")
    search.excludes = arguments.values("exclude")
    search.cache = options.cache
    return search
  }

  private func read(
    _ inputs: InputSet, _ config: ProjectConfig
  ) -> (NavigationGraph, ImportStatistics) {
    var importing = options.importing
    importing.rules = config.rules
    var statistics = ImportStatistics()
    var graphs: [NavigationGraph] = []
    for group in inputs.groups {
      let imported = group.importer.init(importing).graph(from: group.files)
      graphs.append(imported.graph)
      statistics.add(imported.statistics)
    }
    return (.merged(graphs), statistics)
  }

  /// - Returns: the bytes, and what a person should know about them.
  private func rendered(
    _ graph: NavigationGraph, of whole: NavigationGraph
  ) throws -> ([UInt8], [Diagnostic]) {
    var rendering = options.rendering
    rendering.reached = whole.reachedScreens
    for name in arguments.values("highlight") {
      rendering.highlight.formUnion(try graph.screens(named: name))
    }
    guard options.renderer.needsLayout else {
      return (try options.renderer.init(rendering).render(graph).bytes, [])
    }
    let layout = LayoutChoice(
      arguments.value("layout") ?? "auto",
      timeout: arguments.value("layout-timeout").flatMap { Double($0) }
        ?? LayoutChoice.standardTimeout,
      executable: context.environment.executable)
    rendering.layout = layout.engine
    let bytes = try options.renderer.init(rendering).render(graph).bytes
    return (bytes, layout.diagnostics())
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let output = options.output else { return try context.environment.write(bytes, .output) }
    let path = FilePath.absolute(output, in: context.environment.workingFolder)
    do {
      try AtomicFile.write(bytes, to: path)
    } catch let error as NavError {
      throw NavError(error.message.replacing(path, with: output), advice: error.advice)
    }
  }

  // MARK: What a person should know

  private func noScreens(_ inputs: InputSet, _ diagnostics: [Diagnostic]) -> NavError {
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if inputs.fileCount == 0 {
      return NavError(
        "nothing to read \(place)\(hint(inputs.skipped))",
        advice: hasErrors
          ? "Repair the errors above first"
          : "Give the folder of an app's sources, or a file: \(context.plugins.readableExtensions)"
      )
    }
    if diagnostics.contains(where: { $0.id == "swift.empty" }), inputs.fileCount == 1 {
      return NavError(
        "no screen found: the file is empty or holds only comments",
        advice: "Give the folder that holds the app itself")
    }
    let isPartlyRead = diagnostics.contains { ["swift.too-deep", "swift.syntax"].contains($0.id) }
    return NavError(
      "no screen found in \(count(inputs.fileCount, "file"))",
      advice: hasErrors
        ? arguments.operands.contains("-")
          ? "Standard input is read as graph JSON: give sources as a folder, a dump to navviz tree"
          : "Repair the errors above first"
        : isPartlyRead
          ? "Some source could not be read: repair what the warnings name (-q hides them) first"
          : "Screens are SwiftUI views and view controllers that something navigates to: give the "
            + "folder that holds the app itself")
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private var place: String {
    let names = arguments.operands.filter { $0 != "." }.prefix(3).map { "'\($0)'" }
    return names.isEmpty ? "here" : "in \(names.joined(separator: ", "))"
  }

  private func hint(_ skipped: [FolderWalk.Skip: Int]) -> String {
    let byDefault = skipped.filter { $0.key.isDefault }.values.reduce(0, +)
    var reasons: [String] = []
    if byDefault > 0 {
      reasons.append("\(byDefault) skipped by default: see --include and --stats")
    }
    reasons += FolderWalk.Skip.allCases.filter { !$0.isDefault }.compactMap { reason in
      skipped[reason].map { reason.text($0) }
    }
    return reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))"
  }

  private func nothingLeft() -> NavError {
    NavError(
      "no screen is left of the map", advice: "Loosen --from, --reaches, --kinds or --focus")
  }

  /// A cache that was asked for is missed; the usual one need not be.
  private func cacheDiagnostics() -> [Diagnostic] {
    guard let fault = options.cache?.fault else { return [] }
    let path = FilePath.shown(fault.path, in: context.environment.workingFolder)
    return [
      Diagnostic(
        arguments.value("cache") == nil ? .note : .warning, id: "cache.unusable",
        "nothing was cached: \(path) \(fault.reason). Give --cache a folder that can be written to, "
          + "or leave the cache off with --no-cache")
    ]
  }

  private func unknownKinds(in graph: NavigationGraph) -> [Diagnostic] {
    let used = Set(graph.transitions.map(\.kind.rawValue)).sorted()
    let known = Set(TransitionKind.known + graph.transitions.map(\.kind)).map(\.rawValue)
    // `--kinds all` and `--hide none` are no kinds.
    let typed =
      arguments.list("kinds").filter { $0 != "all" }
      + arguments.list("hide").filter { $0 != "none" }
    return typed.filter { !known.contains($0) }.map { kind in
      let hint =
        Spelling.question(Spelling.nearest(to: kind, in: known))
        ?? "Kinds here: \(used.isEmpty ? "none" : used.joined(separator: ", "))"
      return Diagnostic(
        .warning, id: "map.unknown-kind", "no transition is of kind '\(kind)'. \(hint)")
    }
  }
}
