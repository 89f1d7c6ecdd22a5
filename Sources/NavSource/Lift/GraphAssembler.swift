internal import NavGraph

/// Writes what was found as a map.
struct GraphAssembler {
  let evaluator: Evaluator
  let collector: TransitionCollector
  let lifter: Lifter
  let declared: DeclaredTransitions
  let texts: ShownTexts
  let contents: SceneContents
  /// Every transition with the screens that it starts from.
  let lifted: [(raw: RawTransition, starts: [Lifter.Start])]
  private let extraWindows: Set<TransitionCollector.Site>
  var program: Program { evaluator.program }

  init(
    _ evaluator: Evaluator, _ collector: TransitionCollector, _ lifter: Lifter,
    _ declared: DeclaredTransitions, _ texts: ShownTexts, _ contents: SceneContents
  ) {
    self.evaluator = evaluator
    self.collector = collector
    self.lifter = lifter
    self.declared = declared
    self.texts = texts
    self.contents = contents
    lifted = collector.transitions.filter { !lifter.isOfChoice($0) }
      .map { ($0, lifter.starts(of: $0)) }
    extraWindows = Self.extraWindows(lifted, in: evaluator.program)
  }

  func graph(name: String?) -> (graph: NavigationGraph, callSites: ImportStatistics.CallSites) {
    var edges = forwardEdges()
    edges += embedEdges(besides: edges)
    edges = spread(edges)
    let storyboards = StoryboardMap(
      program, SegueCalls(segueCalls(), in: program), shownScenes, hasRoot: hasRoot(edges))
    edges += storyboards.transitions
    settleWaysBack(&edges)
    let transitions = ranked(withDeclared(joined(edges.map { ($0, nil) })))
    var graph = NavigationGraph(name: name)
    graph.transitions = transitions
    graph.screens = screens(of: transitions, storyboards)
    graph.tabs = tabBars(known: Set(graph.screens.map(\.id))) + storyboards.tabs
    graph.entry = entries(transitions, storyboards)
    let open = unresolvedDiagnostics(known: transitions) + storyboards.openCalls
    graph.diagnostics =
      open + unreachedDiagnostics() + boundedDiagnostics() + commentDiagnostics()
      + sceneDiagnostics()
      + storyboards.diagnostics + startDiagnostics(graph)
    return (graph.sorted(), callSites(of: transitions, unresolved: open))
  }

  /// The places that use a navigation API, each once however often its code was run, by what became
  /// of them. That one screen stands inside another is a transition as well, but nothing that code
  /// calls.
  private func callSites(
    of transitions: [Transition], unresolved: [Diagnostic]
  ) -> ImportStatistics.CallSites {
    let effects =
      evaluator.effects + evaluator.registrations.map(\.effect)
      + (collector.transitions + collector.performed).filter { !$0.isDeclared }.map(\.effect)
      + collector.unresolved
      + collector.ignored.values.joined()
    let settled = Set(collector.settled.map { location($0.file, $0.at) })
    let solved = settled.union(transitions.flatMap(\.origins).map(\.location))
    let ignored = Set(collector.ignored.values.joined().map { location($0.file, $0.at) })
    let open = Set(unresolved.compactMap(\.location))
    var count = ImportStatistics.CallSites()
    for place in Set(effects.map { location($0.file, $0.at) }) {
      if solved.contains(place) {
        count.resolved += 1
      } else if open.contains(place) {
        count.unresolved += 1
      } else if ignored.contains(place) {
        count.ignored += 1
      } else {
        count.other += 1
      }
    }
    return count
  }

  // MARK: Edges

  private func forwardEdges() -> [Transition] {
    joined(
      lifted.flatMap { raw, starts in
        starts.compactMap { start in
          edge(raw, start).map { (edge: $0, condition: raw.effect.condition) }
        }
      })
  }

  func id(_ source: RawSource) -> ScreenID {
    switch source {
    case .type(let index): ScreenID(program.types[index].displayName)
    case .inline(let name): ScreenID(texts.shown(content: name))
    case .nowhere: .anywhere
    }
  }

  private func edge(_ raw: RawTransition, _ start: Lifter.Start) -> Transition? {
    guard
      let to = raw.reserved.map({ raw.isDeclared ? $0 : texts.shown($0) }) ?? id(raw.target)
    else { return nil }
    let from = id(start.source)
    var kind =
      raw.kind == .root && extraWindows.contains(Self.site(raw))
      ? TransitionKind.window : raw.kind
    if from == .anywhere, kind.isWayBack || kind == .root || kind == .embed { return nil }
    if from == to, [.root, .tab, .embed, .replace].contains(raw.kind) { return nil }
    if kind == .root, replacesItself(start.source, raw.effect.api) {
      kind = .replace
    }
    let via = (start.via + raw.effect.via).deduplicated().filter { $0 != from.rawValue }
    return Transition(
      from: from, to: to, kind: kind, trigger: trigger(of: raw),
      api: raw.isDeclared ? nil : raw.effect.api,
      via: via, wraps: raw.target?.wraps, condition: raw.effect.condition.shownText,
      confidence: start.via.isEmpty || raw.effect.confidence == .declared
        ? raw.effect.confidence : .resolved,
      origins: [origin(raw.effect.file, raw.effect.at)])
  }

  /// What the code says itself, or what calls the closure in which it is.
  func trigger(of raw: RawTransition) -> String? {
    if raw.isDeclared { return raw.effect.trigger }
    let text = evaluator.trigger(of: raw.effect).map { texts.shown($0) }
    // A control without a caption has none.
    return text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  func origin(_ file: Int, _ at: SourceOffset) -> Origin {
    Origin(importer: SwiftSourceImporter.name, location: location(file, at))
  }

  func location(_ file: Int, _ at: SourceOffset) -> InputLocation {
    let place = program.position(file, at)
    return InputLocation(file: program.files[file].path, line: place.line, column: place.column)
  }

  /// `dismiss` of a view that is only ever pushed pops it; that of a controller never does, but sends away
  /// the stack around.
  private func settleWaysBack(_ edges: inout [Transition]) {
    var entered: [ScreenID: Set<TransitionKind>] = [:]
    for edge in edges where !edge.kind.isWayBack { entered[edge.to, default: []].insert(edge.kind) }
    let modal: Set<TransitionKind> = [.sheet, .fullScreenCover, .popover]
    let controllers = Set(
      program.types.filter { $0.role.isController }.map { ScreenID($0.displayName) })
    var added: [Transition] = []
    for index in edges.indices where edges[index].kind == .dismiss {
      let api = edges[index].api ?? ""
      guard api == "dismiss" || api.hasPrefix("presentationMode"),
        !controllers.contains(edges[index].from)
      else { continue }
      let kinds = entered[edges[index].from] ?? []
      guard kinds.contains(.push), edges[index].origins.count == 1 else { continue }
      if kinds.isDisjoint(with: modal) {
        edges[index].kind = .back
        edges[index].to = .previous
      } else {
        var back = edges[index]
        back.kind = .back
        back.to = .previous
        added.append(back)
      }
    }
    edges += added
  }

  // MARK: Screens

  private func screens(of transitions: [Transition], _ storyboards: StoryboardMap) -> [Screen] {
    var used = Set(shownScenes.ids.values)
    for transition in transitions {
      used.insert(transition.from)
      used.insert(transition.to)
    }
    var result: [Screen] = []
    let known = used
    let hosted = Set(
      (collector.transitions.compactMap(\.target) + contents.all).filter(\.isHosted)
        .compactMap { id($0) })
    for type in program.types where used.remove(ScreenID(type.displayName)) != nil {
      result.append(screen(type, isHosted: hosted.contains(ScreenID(type.displayName)), known))
    }
    let names = contentNames()
    let scenes = Set(storyboards.screens.map(\.id))
    for name in used.sorted() where !name.isReserved && !scenes.contains(name) {
      result.append(inlineScreen(name, names[name.rawValue] ?? name.rawValue))
    }
    if scenes.isEmpty { return result }
    let parts = [NavigationGraph(screens: result), NavigationGraph(screens: storyboards.screens)]
    return NavigationGraph.merged(parts).screens
  }

  private func screen(
    _ type: TypeSymbol, isHosted: Bool, _ known: Set<ScreenID>
  ) -> Screen {
    Screen(
      ScreenID(type.displayName), title: title(of: type, known), kind: kind(of: type),
      type: type.name, location: location(type.file, type.at), isHosted: isHosted,
      tags: tags(of: type))
  }

  /// The title that the view sets; a key of a table of translations says less than the type's name.
  private func title(of type: TypeSymbol, _ known: Set<ScreenID>) -> String? {
    let given = evaluator.givenTitles.title(of: type.index) {
      known.contains(ScreenID(program.types[$0].displayName))
    }
    return readable(evaluator.titles[type.index] ?? given)
  }

  private func readable(_ title: String?) -> String? {
    guard let title, !title.isEmpty else { return nil }
    if let text = texts.text(of: title) { return text }
    let isKey =
      (title.contains(".") || title.hasPrefix("[")) && !title.contains(" ")
      && title.allSatisfy { $0.isLetter || $0.isNumber || "._-/[]".contains($0) }
    return isKey ? nil : title
  }

  private func tags(of type: TypeSymbol) -> [String] {
    switch type.role {
    case .view, .app, .scene: ["swiftui"]
    case .representable: ["swiftui"]
    case .hostingController: ["swiftui"]
    case let role where role.isController: ["uikit"]
    case .delegate: ["uikit"]
    default: []
    }
  }

  private func kind(of type: TypeSymbol) -> ScreenKind {
    let kind = kind(of: type.role)
    return kind == .screen ? collector.containerKinds[type.index] ?? kind : kind
  }

  private func kind(of role: TypeRole) -> ScreenKind {
    switch role {
    case .app, .scene, .delegate: .app
    case .tabBarController: .tabs
    case .navigationController: .stack
    case .splitController: .split
    case .pageController: .page
    default: .screen
    }
  }

  /// - Parameter name: as the code has it.
  private func inlineScreen(_ id: ScreenID, _ name: String) -> Screen {
    if let container = collector.plainContainers[name] {
      return Screen(
        id, kind: kind(of: container.role),
        location: location(container.file, container.at), tags: ["uikit"])
    }
    let type = owner(ofContent: name)
    return Screen(
      id, title: readable(evaluator.contentTitles[name]), type: type?.name,
      location: type.map { location($0.file, $0.at) },
      tags: type.map { tags(of: $0) } ?? [])
  }

  private func tabBars(known: Set<ScreenID>) -> [TabBar] {
    collector.tabBars.compactMap { bar in
      let container = id(bar.container)
      guard known.contains(container) else { return nil }
      let order = bar.tabs.compactMap { target, title, icon -> Tab? in
        guard let to = id(target), known.contains(to) || to.isReserved else { return nil }
        return Tab(to: to, label: title.map { texts.shown($0) }, icon: icon)
      }
      return TabBar(container: container, order: order)
    }
  }

  /// What makes the app's windows.
  private var apps: Set<ScreenID> {
    Set(
      program.types.filter { $0.role == .app || $0.role == .delegate || $0.role == .scene }
        .map { ScreenID($0.displayName) })
  }

  private func hasRoot(_ edges: [Transition]) -> Bool {
    let apps = apps
    return edges.contains { $0.kind == .root && apps.contains($0.from) }
  }

  /// What the app starts with.
  private func entries(_ transitions: [Transition], _ storyboards: StoryboardMap) -> [ScreenID] {
    let apps = apps
    var result: [ScreenID] = []
    for transition in transitions
    where apps.contains(transition.from) && transition.kind == .root
      && !transition.to.isReserved && !result.contains(transition.to)
    {
      result.append(transition.to)
    }
    result += storyboards.entries.filter { !result.contains($0) }
    return byReach(result.isEmpty ? unreached(transitions) : result, transitions)
  }

  /// The entry of the larger part of the map comes first: a test app or an extension is no equal.
  private func byReach(_ entries: [ScreenID], _ transitions: [Transition]) -> [ScreenID] {
    let next = Dictionary(grouping: transitions, by: \.from).mapValues { $0.map(\.to) }
    func reach(_ entry: ScreenID) -> Int {
      var seen: Set = [entry]
      var pending = [entry]
      while let screen = pending.popLast() {
        pending += (next[screen] ?? []).filter { !$0.isReserved && seen.insert($0).inserted }
      }
      return seen.count
    }
    return entries.map { (entry: $0, reach: reach($0)) }
      .sorted { ($1.reach, $0.entry) < ($0.reach, $1.entry) }
      .map(\.entry)
  }

  /// Without an app in the input, what stands first is not where the user begins.
  private func startDiagnostics(_ graph: NavigationGraph) -> [Diagnostic] {
    if program.hasApp || graph.screens.isEmpty { return [] }
    return [
      Diagnostic(
        .note, id: "swift.no-app",
        "no app was found, so the map begins with the screens that nothing leads to; give the folder "
          + "that holds the app as well, to see how it starts")
    ]
  }

  /// Without an app in the input, the screens that nothing leads to.
  private func unreached(_ transitions: [Transition]) -> [ScreenID] {
    let reached = Set(transitions.filter { $0.from != $0.to }.map(\.to))
    let sources = Set(transitions.map(\.from)).filter { !$0.isReserved && !reached.contains($0) }
    return sources.sorted()
  }

  // MARK: What is left open

  /// Views and helpers from which transitions start, but to which no screen leads: dead code, or
  /// something that makes them in a way that is not understood.
  private func unreachedDiagnostics() -> [Diagnostic] {
    var count: [Int: Int] = [:]
    for (raw, starts) in lifted
    where !raw.kind.isWayBack && !raw.isDeclared && starts.isEmpty {
      if case .type(let type) = raw.source { count[type, default: 0] += 1 }
    }
    return count.keys.sorted().compactMap { index in
      let type = program.types[index]
      let isOfPreview = program.types.contains {
        type.displayName.hasPrefix($0.displayName + ".") && evaluator.isLeftOut($0)
      }
      if isOfPreview || program.isModel(type) || isIgnored(type) { return nil }
      let (ways, are) = count[index] == 1 ? ("transition", "is") : ("transitions", "are")
      return Diagnostic(
        .note, id: "swift.unreached",
        "no screen was found to use \(type.displayName), so its \(count[index] ?? 0) \(ways) "
          + "\(are) left out; if one does, graph JSON as another input can say so",
        at: location(type.file, type.at))
    }
  }

  private func boundedDiagnostics() -> [Diagnostic] {
    // The function in which most steps were wanted says best why.
    let cut = evaluator.bounded.sorted {
      ($1.value, $0.key.file, $0.key.at) < ($0.value, $1.key.file, $1.key.at)
    }
    guard let worst = cut.first?.key else { return [] }
    let others = cut.count == 1 ? "" : ", and so in \(cut.count - 1) more"
    return [
      Diagnostic(
        .warning, id: "swift.bounded",
        "calls go on from here for more than \(Evaluator.mostSteps) steps\(others); what the rest "
          + "leads to may be missing. Leave its file out with --exclude if it shows no screens, or "
          + "add what is missing as graph JSON, another input",
        at: location(worst.file, worst.at))
    ]
  }

  private func unresolvedDiagnostics(known: [Transition]) -> [Diagnostic] {
    let solved = Set(known.flatMap(\.origins).map(\.location))
    var seen: Set<InputLocation> = []
    return collector.unresolved.compactMap { effect in
      let place = location(effect.file, effect.at)
      guard !solved.contains(place), !isOfSegue(effect), seen.insert(place).inserted else {
        return nil
      }
      let advice =
        "in a comment before it, // navviz: \(kind(of: effect)) SCREEN, or in graph JSON, another input"
      let what =
        effect.api == "performSegue"
        ? "performSegue follows a segue that was not found; say where it leads "
        : "\(effect.api) leads to a screen that could not be found; name it "
      return Diagnostic(.warning, id: "swift.unresolved-target", what + advice, at: place)
    }
  }
}
