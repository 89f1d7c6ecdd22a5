internal import NavGraph

/// The flags of `map` as values.
struct MapOptions {
  let renderer: any Renderer.Type
  /// `nil` for standard output.
  let output: String?
  /// What a person should know about the choice.
  let diagnostics: [Diagnostic]
  let filter: GraphFilter
  let importing: ImportOptions
  let rendering: RenderOptions
  let cache: FileCache?

  init(_ context: CommandContext) throws {
    let arguments = context.arguments
    output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
    let chosen = try Self.renderer(arguments, output: output, context.plugins)
    renderer = chosen ?? TextRenderer.self
    diagnostics =
      chosen == nil ? [.unknownEnding(of: output ?? "", context.plugins.renderers)] : []
    filter = Self.filter(arguments, hidesQuietKinds: !renderer.showsEveryKind)
    importing = Self.importing(arguments, in: context.environment.workingFolder)
    rendering = try Self.rendering(
      arguments, TextStyle(arguments, context.environment, for: .output, toFile: output != nil))
    cache = Self.cache(arguments, context.environment)
  }

  /// `nil` where the name of the output ends in nothing that is known.
  private static func renderer(
    _ arguments: ParsedCommand, output: String?, _ plugins: ToolPlugins
  ) throws -> (any Renderer.Type)? {
    let formats = plugins.renderers.map { $0.format }.joined(separator: ", ")
    if let name = arguments.value("format") {
      if let renderer = plugins.renderer(name) { return renderer }
      throw UsageError("there is no format '\(name)'", hint: "Formats: \(formats).", command: "map")
    }
    guard let output else { return plugins.renderer("text") ?? TextRenderer.self }
    let name = FilePath.fileExtension(of: output)
    let renderer =
      plugins.renderers.first { $0.fileExtensions.contains(name) } ?? plugins.renderer(name)
    if let renderer { return renderer }
    if name.isEmpty { return plugins.renderer("text") }
    guard ["png", "pdf", "jpg", "jpeg", "gif", "webp"].contains(name) else { return nil }
    throw UsageError(
      "the name '\(output)' does not say which format to write",
      hint: "Write a .svg and convert it, or pipe -f dot into 'dot -T\(name)'.", command: "map")
  }

  private static func filter(_ arguments: ParsedCommand, hidesQuietKinds: Bool) -> GraphFilter {
    var filter = GraphFilter()
    let (kinds, hidden) = (arguments.list("kinds"), arguments.list("hide"))
    if !kinds.isEmpty, !kinds.contains("all") {
      filter.kinds = Set(kinds.map(TransitionKind.init(rawValue:)))
    }
    if hidesQuietKinds, kinds.isEmpty, !hidden.contains("none") {
      filter.hidden = Set(TransitionKind.known.filter(\.isQuiet))
      filter.foldsStacks = true
      filter.kept = arguments.values("highlight")
    }
    filter.hidden.formUnion(hidden.filter { $0 != "none" }.map(TransitionKind.init(rawValue:)))
    filter.minimumConfidence =
      arguments.value("min-confidence").flatMap(Confidence.init(rawValue:)) ?? .guessed
    filter.from = arguments.values("from")
    filter.reaches = arguments.values("reaches")
    filter.focus = arguments.values("focus")
    filter.focusDepth = arguments.integer("focus-depth") ?? 1
    filter.maximumDepth = arguments.integer("max-depth")
    return filter
  }

  /// - Parameter folder: the working folder, which is mapped where nothing is named.
  private static func importing(
    _ arguments: ParsedCommand, in folder: String
  ) -> ImportOptions {
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    let names = operands.filter { $0 != "-" }
      .map { FilePath.name(of: FilePath.absolute($0, in: folder)) }
      .filter { !$0.isEmpty && FilePath.fileExtension(of: $0).isEmpty }
    return ImportOptions(
      platform: arguments.value("platform").flatMap(ImportOptions.Platform.init(rawValue:))
        ?? .ios,
      useIndex: !arguments.isOn("no-index"),
      jobs: arguments.integer("jobs") ?? SystemCalls.coreCount, name: names.first)
  }

  private static func rendering(
    _ arguments: ParsedCommand, _ style: TextStyle
  ) throws -> RenderOptions {
    var rendering = RenderOptions.standard
    rendering.direction =
      arguments.value("direction").flatMap(LayoutDirection.init(rawValue:)) ?? .leftToRight
    rendering.lines =
      arguments.value("lines").flatMap(RenderOptions.Lines.init(rawValue:)) ?? .auto
    rendering.theme =
      arguments.value("theme").flatMap(RenderOptions.Theme.init(rawValue:)) ?? .auto
    rendering.legend = arguments.toggle("legend") ?? true
    rendering.title = arguments.value("title").flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    if let link = arguments.value("link") {
      guard SourceLink.isUsable(link) else {
        throw UsageError(
          "--link cannot make addresses from '\(link)'",
          hint: "They begin with https:, http: or mailto:, or are relative, without blanks, "
            + "and have no braces but {file} and {line}.",
          command: "map")
      }
      rendering.link = link
    }
    rendering.ascii = style.ascii
    rendering.color = style.color
    rendering.width = style.width
    return rendering
  }

  private static func cache(
    _ arguments: ParsedCommand, _ environment: ToolEnvironment
  ) -> FileCache? {
    if arguments.isNegated("cache") { return nil }
    if let folder = arguments.value("cache") {
      return FileCache(folder: FilePath.absolute(folder, in: environment.workingFolder))
    }
    return FileCache.standardFolder(environment.variable).map { FileCache(folder: $0) }
  }
}

extension Diagnostic {
  fileprivate static func unknownEnding(
    of output: String, _ renderers: [any Renderer.Type]
  ) -> Diagnostic {
    let known = renderers.flatMap { $0.fileExtensions.map { ".\($0)" } }.joined(separator: ", ")
    return Diagnostic(
      .warning, id: "output.unknown-ending",
      "'\(output)' ends in no format, so it is text; known are \(known), and -f names the format "
        + "whatever the ending")
  }
}
