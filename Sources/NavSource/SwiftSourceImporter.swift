package import NavGraph

/// Reads Swift source and storyboards into one map: facts, symbols, summaries, lift, traps.
package struct SwiftSourceImporter: Importer {
  package static let name = "swift"
  package static let fileExtensions = ["swift", "storyboard", "xib"]
  package static let summary = "Swift source: SwiftUI and UIKit; storyboards and XIBs"
  package static let companionFiles =
    AppManifest.fileNames + StringTables.fileExtensions.map { ".\($0)" }
    + ObjectiveCCode.fileExtensions + [ProjectList.packageExtension]

  private let options: ImportOptions

  package init(_ options: ImportOptions) { self.options = options }

  package func graph(from files: any SourceFiles) -> ImportedGraph {
    let options = self.options
    return onLargeStack(freeing: { Self.graph(from: files, options) })
  }

  private static func graph(
    from files: any SourceFiles, _ options: ImportOptions
  ) -> (result: ImportedGraph, leftOver: AnyObject) {
    var run = ImportRun(options)
    let (code, scenes) = run.read(files)
    let program = run.timed("symbols") { _ in Self.program(of: code, scenes, options) }
    let evaluator = run.timed("summaries") { evaluated(program, options) }
    let collector = TransitionCollector(evaluator, TargetResolver(evaluator))
    var graph = run.timed("lift") { run in lift(collector, files, options, &run) }
    run.timed("traps") { _ in
      TrapRules.add(to: &graph, from: TrapSource(collector, graph))
    }
    graph.diagnostics += run.diagnostics
    return (ImportedGraph(graph: graph.sorted(), statistics: run.statistics), collector)
  }

  /// Parses every file on one thread and drops the trees, for the benchmarks.
  ///
  /// - Returns: bytes parsed, and seconds without the time to read the files.
  package func parse(_ files: any SourceFiles) -> (bytes: Int, seconds: Double) {
    onLargeStack {
      var run = ImportRun(ImportOptions())
      let contents = SwiftFiles(files).paths.compactMap { try? files.bytes(of: $0) }
      let bytes = run.timed("parse") { contents.reduce(0) { $0 + FactExtractor.parse($1) } }
      return (bytes, run.statistics.passes.first?.seconds ?? 0)
    }
  }

  /// What the passes before `lift` found, for people who work on the importer.
  package func summaries(of files: any SourceFiles) -> String {
    let options = self.options
    return onLargeStack {
      var run = ImportRun(options)
      let (code, scenes) = run.read(files)
      let program = Self.program(of: code, scenes, options)
      return Self.evaluated(program, options).dump()
    }
  }

  private static func program(
    of app: [Program.File], _ storyboards: StoryboardFiles, _ options: ImportOptions
  ) -> Program {
    let models = LibraryModel.files(for: app, isQuick: options.useIndex)
    return Program(
      files: app + models, platform: BuildPlatform(platform: options.platform),
      storyboards: storyboards.table, manifest: storyboards.manifest)
  }

  /// Two rounds: the second sees what the first found assigned to properties, and runs only what the
  /// first showed to matter. Where flows listen to steppers there is a third: they begin to do so one after
  /// the other, as the steps lead to them.
  private static func evaluated(_ program: Program, _ options: ImportOptions) -> Evaluator {
    let evaluator = Evaluator(program, idioms: options.rules.idioms)
    for isSurvey in program.modelType("FlowRun") == nil ? [true, false] : [true, false, false] {
      evaluator.beginRound()
      evaluator.evaluateAll(isSurvey: isSurvey)
    }
    return evaluator
  }

  private static func lift(
    _ collector: TransitionCollector, _ files: any SourceFiles, _ options: ImportOptions,
    _ run: inout ImportRun
  ) -> NavigationGraph {
    collector.collect()
    let texts = run.timed("texts") { _ in ShownTexts(collector.evaluator, collector, files) }
    let declared = DeclaredTransitions(collector.evaluator, besides: collector.transitions, texts)
    collector.add(declared)
    let contents = SceneContents(collector)
    let lifter = Lifter(
      collector.evaluator, collector.resolver, collector.transitions, contents,
      containers: collector.containerKinds)
    let assembler = GraphAssembler(
      collector.evaluator, collector, lifter, declared, texts, contents)
    let assembled = assembler.graph(name: options.name)
    run.statistics.callSites = assembled.callSites
    var graph = assembled.graph
    graph.diagnostics += IdiomDiagnostics(collector.evaluator).all + texts.diagnostics
    return graph
  }
}
