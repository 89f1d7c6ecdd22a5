/// Writes Graphviz's own language, drawn so that plain `dot -Tsvg` gives a readable map.
///
/// Every id and label is quoted; kinds differ by colour, line and arrowhead; groups are clusters.
/// Source: https://graphviz.org/doc/info/lang.html
public struct DOTRenderer: Renderer {
  public static let format = "dot"
  public static let fileExtension = "dot"
  public static let otherExtensions = ["gv"]
  public static let summary = "Graphviz DOT"

  /// Above this many screens edges carry no label: with clusters dot fails on them.
  static let largestWithLabels = 200

  private let options: RenderOptions

  public init(_ options: RenderOptions) { self.options = options }

  public func render(_ graph: NavigationGraph) throws -> Rendered {
    let plan = MapPlan(graph)
    var lines = header(graph, plan: plan)
    for (index, group) in plan.groups.enumerated() {
      lines += cluster(index, group, in: plan)
    }
    for screen in plan.readingOrder where plan.groupOf[screen] == nil {
      lines.append("  " + node(screen, in: plan))
    }
    let hasLabels = plan.screens.count < Self.largestWithLabels
    var extra: [String] = []
    for screen in plan.readingOrder {
      for way in plan.waysOut[screen] {
        lines.append("  " + edge(way, in: plan, hasLabel: hasLabels, extra: &extra))
      }
    }
    lines += extra.map { "  " + $0 }
    lines += tabOrder(graph, plan: plan).map { "  " + $0 }
    return .text((lines + ["}"]).joined(separator: "\n") + "\n")
  }

  private func header(_ graph: NavigationGraph, plan: MapPlan) -> [String] {
    let name = options.heading(graph.name) ?? ""
    let isDark = options.theme == .dark
    var attributes = [
      ("rankdir", options.direction.rawValue), ("newrank", "true"), ("nodesep", "0.25"),
      ("ranksep", "0.6"), ("fontname", "Helvetica"), ("fontsize", "12"),
      ("bgcolor", isDark ? "#17171b" : "transparent"),
      ("fontcolor", isDark ? "#b0b0bc" : "#5b5b66"),
    ]
    if plan.screens.count > 300 {
      attributes += [("nslimit", "1"), ("nslimit1", "1"), ("mclimit", "0.1"), ("splines", "line")]
    }
    if !name.isEmpty {
      attributes += [("label", name), ("labelloc", "t"), ("labeljust", "l")]
      attributes += [("tooltip", name)]
    }
    let node = [
      ("shape", "box"), ("style", "rounded,filled"), ("fillcolor", isDark ? "#25252b" : "#ffffff"),
      ("color", isDark ? "#8d8d9b" : "#7c7c8a"), ("fontname", "Helvetica"), ("fontsize", "12"),
      ("fontcolor", isDark ? "#f2f2f5" : "#1c1c20"), ("margin", "0.15,0.08"),
    ]
    let edge = [
      ("fontname", "Helvetica"), ("fontsize", "10"),
      ("fontcolor", isDark ? "#b0b0bc" : "#5b5b66"), ("arrowsize", "0.8"),
    ]
    return [
      "digraph \(DOTText.quoted(name.isEmpty ? "map" : name)) {",
      "  graph \(DOTText.list(attributes))", "  node \(DOTText.list(node))",
      "  edge \(DOTText.list(edge))",
    ]
  }

  private func cluster(_ index: Int, _ group: MapPlan.Group, in plan: MapPlan) -> [String] {
    let isDark = options.theme == .dark
    let attributes = [
      ("label", group.name), ("style", "rounded,filled"),
      ("fillcolor", isDark ? "#1e1e24" : "#f1f1f6"), ("color", isDark ? "#74747f" : "#83838f"),
      ("labeljust", "l"), ("margin", "12"), ("tooltip", group.name),
    ]
    var lines = ["  subgraph \"cluster_\(index + 1)\" {", "    graph \(DOTText.list(attributes))"]
    for screen in group.members { lines.append("    " + node(screen, in: plan)) }
    if group.members.isEmpty {
      lines.append("    \"cluster_\(index + 1):empty\" [style=invis, width=0, height=0]")
    }
    return lines + ["  }"]
  }

  private func node(_ screen: Int, in plan: MapPlan) -> String {
    let source = plan.screens[screen]
    var label = plan.names[screen]
    if source.kind.isContainer, let kind = source.kind.spoken { label += " (\(kind))" }
    var tooltip = source.id.rawValue
    if let place = source.location, !place.file.isEmpty {
      tooltip += " · \(place.file)" + (place.line.map { ":\($0)" } ?? "")
    }
    var attributes = [("label", label), ("tooltip", tooltip)]
    if plan.entries.contains(screen) {
      attributes += [("penwidth", "2.5"), ("peripheries", "2")]
    } else if source.kind.isContainer {
      attributes += [("penwidth", "1.6")]
    }
    if screen >= plan.declared { attributes += [("style", "rounded,filled,dashed")] }
    if options.highlight.contains(source.id) {
      attributes += [("color", "#a05a00"), ("penwidth", "3")]
    }
    if let template = options.link, let place = source.location,
      let url = SourceLink.url(template, to: place)
    {
      attributes += [("URL", url)]
    }
    return "\(id(of: screen, in: plan)) \(DOTText.list(attributes))"
  }

  private func edge(
    _ index: Int, in plan: MapPlan, hasLabel: Bool, extra: inout [String]
  ) -> String {
    let way = plan.ways[index]
    let style = DOTStyle(way.transition, isDark: options.theme == .dark)
    var attributes = style.attributes
    var parts: [String] = []
    if let shared = sharedTabs(of: index, in: plan) {
      parts.append(shared)
    } else if let label = way.tab?.label ?? way.transition.trigger, !ScreenNames.isBlank(label) {
      parts.append(TextMetrics.shortened(label.drawn, to: 160, size: 10))
    } else if ![.push, .tab, .root].contains(way.transition.kind) {
      parts.append(way.transition.kind.spoken)
    }
    if way.count > 1 { parts.append("×\(way.count)") }
    if hasLabel, !parts.isEmpty {
      attributes += [("label", parts.joined(separator: " "))]
    }
    let target = way.to.map { plan.names[$0] } ?? ScreenNames.reserved(way.transition.to)
    attributes += [
      ("tooltip", "\(plan.names[way.from]) to \(target), \(way.transition.kind.spoken)")
    ]
    if way.tab != nil { attributes += [("weight", "8")] }
    if way.transition.kind.isWayBack { attributes += [("constraint", "false")] }
    var end = way.to.map { id(of: $0, in: plan) }
    if end == nil {
      // What is no screen has a box of its own at each place that leads to it.
      let name = DOTText.quoted(
        "\(plan.screens[way.from].id.rawValue) \(way.transition.to.rawValue) \(index)")
      extra.append(
        "\(name) \(DOTText.list([("label", target), ("shape", "plaintext"), ("style", "")]))")
      end = name
    }
    return "\(id(of: way.from, in: plan)) -> \(end ?? "\"\"") \(DOTText.list(attributes))"
  }

  /// What tabs that lead to one screen are called, where one line stands for them all.
  private func sharedTabs(of index: Int, in plan: MapPlan) -> String? {
    let way = plan.ways[index]
    guard let tab = way.tab, tab.labels.count > 1,
      plan.waysOut[way.from].count(where: { plan.ways[$0].to == way.to && plan.ways[$0].tab != nil }
      )
        == 1
    else { return nil }
    let labels = tab.labels.compactMap { $0 }.filter { !ScreenNames.isBlank($0) }
    if labels.isEmpty { return "×\(tab.labels.count)" }
    return TextMetrics.shortened(
      labels.map(\.drawn).joined(separator: ", "), to: 160, size: 10)
  }

  /// Tabs stand in the order on screen where dot can be told so: outside of clusters.
  private func tabOrder(_ graph: NavigationGraph, plan: MapPlan) -> [String] {
    if !plan.groups.isEmpty { return [] }
    return graph.tabs.flatMap { bar -> [String] in
      var seen: Set<Int> = []
      let tabs = bar.order.compactMap { plan.index[$0.to] }.filter { seen.insert($0).inserted }
      if tabs.count < 2 { return [] }
      let names = tabs.map { id(of: $0, in: plan) }
      return ["{ rank=same; \(names.joined(separator: " -> ")) [style=invis] }"]
    }
  }

  /// Ids that are too long for Graphviz's scanner, or are not written as they are, stay apart by their hash.
  private func id(of screen: Int, in plan: MapPlan) -> String {
    let name = plan.screens[screen].id.rawValue
    if name.utf8.count > 1000 || !name.isKeptInDOT {
      return DOTText.quoted("\(name.prefix(200))…\(StableHash.hex(name, digits: 16))")
    }
    return DOTText.quoted(name)
  }
}

/// Colour, line and arrowhead of a transition.
private struct DOTStyle {
  let attributes: [(String, String)]

  init(_ transition: Transition, isDark: Bool) {
    let (color, dark, head): (String, String, String) =
      switch transition.kind {
      case .push: ("#2458c5", "#86aaff", "normal")
      case .detail: ("#2458c5", "#86aaff", "vee")
      case .sheet: ("#8a3fb8", "#d39bf5", "empty")
      case .fullScreenCover: ("#b3401f", "#ff9a7a", "normalnormal")
      case .popover: ("#0b6f7d", "#5cc8d6", "odot")
      case .replace: ("#855c00", "#e0b64f", "normaltee")
      case .embed: ("#1d7a46", "#6fd39b", "odiamond")
      case .overlay: ("#1d7a46", "#6fd39b", "obox")
      case .window: ("#b0246f", "#ff8fc4", "emptyempty")
      case .tab: ("#6f6f7c", "#9a9aa6", "none")
      case .root: ("#6f6f7c", "#9a9aa6", "dot")
      case .alert, .confirmationDialog: ("#6f6f7c", "#9a9aa6", "box")
      case .link: ("#6f6f7c", "#9a9aa6", "diamond")
      case .back, .dismiss, .unwind: ("#6f6f7c", "#9a9aa6", "crow")
      default: ("#6f6f7c", "#9a9aa6", "vee")
      }
    var result = [("color", isDark ? dark : color), ("arrowhead", head)]
    if transition.confidence == .guessed { result.append(("style", "dashed")) }
    attributes = result
  }
}
