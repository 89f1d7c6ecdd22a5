/// Prints a view-controller hierarchy as a tree for the terminal.
///
/// A filled dot marks what a person sees now. Modals come last under their presenter, on a double
/// line.
public struct HierarchyTreeRenderer: HierarchyRenderer {
  public static let format = "text"
  public static let summary = "tree for the terminal"

  private let options: HierarchyRenderOptions
  private let art: TreeArt

  public init(_ options: HierarchyRenderOptions = .standard) {
    self.options = options
    art = options.ascii ? .ascii : .unicode
  }

  /// The tree as text with one newline at the end. The snapshot is taken as it is: a
  /// ``HierarchyFilter`` folds wrappers before.
  ///
  /// - Complexity: O(controllers × depth up to 48 levels).
  public func render(_ snapshot: HierarchySnapshot) -> String {
    if snapshot.roots.isEmpty { return "(nothing is on screen)\n" }
    var text = ""
    for (position, root) in snapshot.roots.enumerated() {
      if position > 0 { text += "\n" }
      write(root, of: snapshot, to: &text)
    }
    return text
  }

  /// One line still to be written.
  private struct Step {
    var index: Int
    /// 0 for roots.
    var depth: Int
    var isLast: Bool
  }

  private func write(_ root: Int, of snapshot: HierarchySnapshot, to text: inout String) {
    // For every level above the line whether more children follow there.
    var bars: [Bool] = []
    var pending = [Step(index: root, depth: 0, isLast: true)]
    while let step = pending.popLast() {
      bars.removeSubrange(max(step.depth - 1, 0)...)
      text += line(step, bars, snapshot) + "\n"
      if step.depth > 0 { bars.append(!step.isLast) }
      let children = snapshot.children(of: step.index)
      for (position, child) in children.enumerated().reversed() {
        pending.append(
          Step(index: child, depth: step.depth + 1, isLast: position == children.count - 1))
      }
    }
  }

  private func line(_ step: Step, _ bars: [Bool], _ snapshot: HierarchySnapshot) -> String {
    var line = StyledLine(options)
    if step.depth > 0 {
      line.add(art.indent(bars, depth: step.depth), .dim)
      let isModal = snapshot[step.index].relation == .presented
      line.add(art.branch(isLast: step.isLast, isModal: isModal), isModal ? .modal : .dim)
    }
    HierarchyLabel(snapshot: snapshot, options: options).write(step.index, art, to: &line)
    return line.finished()
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
