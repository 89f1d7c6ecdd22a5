/// Prints a view-controller hierarchy as a tree for the terminal.
///
/// A filled dot marks what a person sees now. Modals come last under their presenter, on a double
/// line. Wrappers are folded into the one child that they wrap.
public struct HierarchyTreeRenderer: Sendable {
  private let options: HierarchyRenderOptions
  private let art: TreeArt

  public init(_ options: HierarchyRenderOptions = .standard) {
    self.options = options
    art = options.ascii ? .ascii : .unicode
  }

  /// The tree as text with one newline at the end; empty for a snapshot without controllers.
  ///
  /// - Complexity: O(controllers × depth up to 48 levels).
  public func render(_ snapshot: HierarchySnapshot) -> String {
    let outline = HierarchyOutline(snapshot, options)
    if outline.roots.isEmpty {
      return snapshot.nodes.isEmpty ? "" : "(nothing is on screen)\n"
    }
    var text = ""
    for (position, root) in outline.roots.enumerated() {
      if position > 0 { text += "\n" }
      write(root, of: outline, to: &text)
    }
    return text
  }

  /// One line still to be written.
  private struct Step {
    var row: HierarchyOutline.Row
    /// 0 for roots.
    var depth: Int
    var isLast: Bool
  }

  private func write(
    _ root: HierarchyOutline.Row, of outline: HierarchyOutline, to text: inout String
  ) {
    // For every level above the line whether more children follow there.
    var bars: [Bool] = []
    var pending = [Step(row: root, depth: 0, isLast: true)]
    while let step = pending.popLast() {
      bars.removeSubrange(max(step.depth - 1, 0)...)
      write(step, bars, outline, to: &text)
      if step.depth > 0 { bars.append(!step.isLast) }
      if let limit = options.maxDepth, step.depth + 1 >= limit { continue }
      let children = outline.children(of: step.row)
      for (position, child) in children.enumerated().reversed() {
        pending.append(
          Step(row: child, depth: step.depth + 1, isLast: position == children.count - 1))
      }
    }
  }

  private func write(
    _ step: Step, _ bars: [Bool], _ outline: HierarchyOutline, to text: inout String
  ) {
    var line = StyledLine(options)
    if step.depth > 0 {
      line.add(art.indent(bars, depth: step.depth), .dim)
      let isModal = outline.snapshot[step.row.outer].relation == .presented
      line.add(art.branch(isLast: step.isLast, isModal: isModal), isModal ? .modal : .dim)
    }
    HierarchyLabel(snapshot: outline.snapshot, options: options, art: art)
      .write(step.row, hidesChildren: hidesChildren(step, outline), to: &line)
    text += line.finished() + "\n"
  }

  private func hidesChildren(_ step: Step, _ outline: HierarchyOutline) -> Int {
    guard let limit = options.maxDepth, step.depth + 1 >= limit else { return 0 }
    return outline.children(of: step.row).count
  }
}

/// The characters that trees are drawn with.
struct TreeArt: Sendable {
  var bar: String
  var gap: String
  var branches: (middle: String, last: String)
  var modals: (middle: String, last: String)
  var visible: String
  var hidden: String
  var separator: String
  var cut: String

  static let unicode = TreeArt(
    bar: "│  ", gap: "   ", branches: ("├─ ", "└─ "), modals: ("╞═ ", "╘═ "), visible: "●",
    hidden: "○", separator: " · ", cut: "…")
  static let ascii = TreeArt(
    bar: "|  ", gap: "   ", branches: ("|- ", "`- "), modals: ("|= ", "`= "), visible: "*",
    hidden: "o", separator: " - ", cut: "...")

  /// Beyond this many levels lines are no longer indented; the level is written instead.
  static let deepestIndent = 48

  func branch(isLast: Bool, isModal: Bool) -> String {
    let pair = isModal ? modals : branches
    return isLast ? pair.last : pair.middle
  }

  /// - Parameter bars: for every level above the line whether more children follow there.
  func indent(_ bars: [Bool], depth: Int) -> String {
    if depth > Self.deepestIndent { return "[\(depth)] " }
    return bars.map { $0 ? bar : gap }.joined()
  }
}
