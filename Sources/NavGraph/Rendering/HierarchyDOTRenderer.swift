/// Writes a hierarchy in Graphviz's language: a node for each controller, numbered in the order of
/// the tree, and an edge to each from its parent.
///
/// Source: https://graphviz.org/doc/info/lang.html
public struct HierarchyDOTRenderer: HierarchyRenderer {
  public static let format = "dot"
  public static let summary = "Graphviz DOT"

  private let options: HierarchyRenderOptions
  private let isDark: Bool

  public init(_ options: HierarchyRenderOptions) {
    self.options = options
    isDark = options.theme == .dark
  }

  public func render(_ snapshot: HierarchySnapshot) -> String {
    let label = HierarchyLabel(snapshot: snapshot, options: options)
    let order = snapshot.preorder()
    var ids = Array(repeating: "", count: snapshot.nodes.count)
    for (position, index) in order.enumerated() { ids[index] = "c\(position + 1)" }
    var lines = header(count: order.count)
    for index in order { lines.append("  \(ids[index]) \(node(snapshot[index], label))") }
    for index in order {
      guard let parent = snapshot[index].parent else { continue }
      lines.append("  \(ids[parent]) -> \(ids[index]) \(edge(to: snapshot[index], label))")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func header(count: Int) -> [String] {
    let title = options.title ?? ""
    var graph = [
      ("rankdir", "TB"), ("ordering", "out"), ("nodesep", "0.25"), ("ranksep", "0.45"),
      ("fontname", "Helvetica"), ("fontsize", "14"),
      ("bgcolor", isDark ? "#17171b" : "transparent"),
      ("fontcolor", isDark ? "#f2f2f5" : "#1c1c20"),
    ]
    if count > 300 { graph += [("nslimit", "1"), ("nslimit1", "1"), ("mclimit", "0.1")] }
    if !title.isEmpty { graph += [("label", title), ("labelloc", "t"), ("labeljust", "l")] }
    let node = [
      ("shape", "box"), ("style", "rounded,filled"), ("fillcolor", isDark ? "#25252b" : "#ffffff"),
      ("color", isDark ? "#8d8d9b" : "#7c7c8a"), ("fontname", "Helvetica"), ("fontsize", "12"),
      ("fontcolor", isDark ? "#b0b0bc" : "#5b5b66"), ("margin", "0.15,0.08"),
    ]
    let edge = [
      ("fontname", "Helvetica"), ("fontsize", "10"),
      ("fontcolor", isDark ? "#b0b0bc" : "#5b5b66"), ("arrowsize", "0.8"),
    ]
    return [
      "digraph \(DOTText.quoted(title.isEmpty ? "hierarchy" : title)) {",
      "  graph \(DOTText.list(graph))", "  node \(DOTText.list(node))",
      "  edge \(DOTText.list(edge))",
    ]
  }

  private func node(_ node: ControllerNode, _ label: HierarchyLabel) -> String {
    let marks = (node.isSelected ? ["selected"] : []) + (label.isAboveOthers(node) ? ["top"] : [])
    let details = label.kind(of: node) + marks + label.facts(about: node)
    var lines = [(node.isVisible ? "● " : "○ ") + label.name(of: node)]
    if let title = label.title(of: node) { lines.append("“\(title)”") }
    if !details.isEmpty { lines.append(details.joined(separator: " · ")) }
    var attributes = [("tooltip", node.className)]
    if node.isVisible {
      attributes += [("color", seen), ("fontcolor", isDark ? "#f2f2f5" : "#1c1c20")]
    }
    if node.isVisible || node.isSelected { attributes += [("penwidth", "2.2")] }
    return "[label=\(DOTText.quoted(lines: lines)), \(DOTText.list(attributes).dropFirst())"
  }

  private var seen: String { isDark ? "#6fd39b" : "#1d7a46" }

  private func edge(to node: ControllerNode, _ label: HierarchyLabel) -> String {
    let (light, dark, head) =
      switch node.relation {
      case .tab: ("#6f6f7c", "#9a9aa6", "none")
      case .stacked: ("#2458c5", "#86aaff", "normal")
      case .column: ("#2458c5", "#86aaff", "vee")
      case .presented: ("#8a3fb8", "#d39bf5", "empty")
      case .child: ("#6f6f7c", "#9a9aa6", "odiamond")
      default: ("#6f6f7c", "#9a9aa6", "vee")
      }
    var color = node.isVisible ? seen : isDark ? dark : light
    // Graphviz draws a list of colours as parallel lines.
    if node.relation == .presented { color += ":invis:\(color)" }
    var attributes = [("color", color), ("arrowhead", head)]
    if node.isVisible { attributes += [("penwidth", "2")] }
    let words = label.relation(of: node)
    if words.isEmpty { return DOTText.list(attributes) }
    return "[label=\(DOTText.quoted(lines: words)), \(DOTText.list(attributes).dropFirst())"
  }
}
