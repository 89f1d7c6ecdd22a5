/// Writes the map as an indented tree from the entry, for the terminal.
///
/// Tabs come first and in the order on screen, what a container begins with next, other ways out in
/// the order of the source. A screen that several ways lead to is opened at the shortest; the others say where to look. What nothing
/// leads to stands at the end.
public struct TextRenderer: Renderer {
  public static let format = "text"
  public static let fileExtension = "txt"
  public static let summary = "indented tree from the entry, for the terminal"

  private let options: RenderOptions
  private let marks: TextMarks
  /// Longer names are cut, whatever the width.
  private static let longestName = 160

  public init(_ options: RenderOptions) {
    self.options = options
    marks = TextMarks(ascii: options.ascii)
  }

  public func render(_ graph: NavigationGraph) throws -> Rendered {
    let deepest = min(max(((options.width ?? 80) - 40) / 3, 4), 24)
    let tree = TextTree(graph, deepest: deepest, reached: options.reached)
    let screens = graph.screensByID()
    var text = line(header(graph))
    var kinds: Set<TransitionKind> = []
    var needsGap = true
    var isBelowLeaf = false
    for row in tree.rows {
      switch row {
      case .heading(let heading):
        text += "\n" + line { $0.add(heading, .bold) }
        (needsGap, isBelowLeaf) = (false, false)
      case .root(let id, let isContinued, let isLeaf):
        // Screens without ways out are a list; what has some stands apart.
        if needsGap || isBelowLeaf && !isLeaf { text += "\n" }
        text += line(root(id, screens[id], isContinued: isContinued))
        (needsGap, isBelowLeaf) = (false, isLeaf)
      case .way(let way, let rails, let isLast, let reference):
        kinds.insert(way.kind)
        text += line(self.way(way, screens[way.to], rails, isLast, reference))
        needsGap = true
      }
    }
    if options.legend, !kinds.isEmpty { text += "\n" + legend(kinds) }
    return .text(text)
  }

  private func line(filledBy fill: (inout TextLine) -> Void) -> String {
    var line = TextLine()
    fill(&line)
    return self.line(line)
  }

  private func line(_ line: TextLine) -> String {
    line.text(color: options.color, width: options.width, ellipsis: marks.ellipsis) + "\n"
  }

  // MARK: Lines

  private func header(_ graph: NavigationGraph) -> TextLine {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let tabs = graph.tabs.reduce(0) { $0 + $1.order.count }
    var facts = [count(graph.screens.count, "screen")]
    if tabs > 0 { facts.append(count(tabs, "tab")) }
    facts.append(count(graph.transitions.count, "transition"))
    var line = TextLine()
    line.add(safe(options.heading(graph.name) ?? "Navigation map"), .bold)
    line.add(marks.dot + facts.joined(separator: ", "), .dim)
    return line
  }

  private func root(_ id: ScreenID, _ screen: Screen?, isContinued: Bool) -> TextLine {
    var line = TextLine()
    if id == .anywhere {
      line.add("From anywhere", .bold)
      line.add(marks.dot + "notifications, links, shortcuts", .dim)
      return line
    }
    addName(of: id, screen, to: &line)
    if isContinued { line.end(with: "(continued)", .dim) }
    return line
  }

  private func way(
    _ way: TextTree.Way, _ screen: Screen?, _ rails: [Bool], _ isLast: Bool,
    _ reference: TextTree.Reference?
  ) -> TextLine {
    var line = TextLine()
    let indent = rails.map { $0 ? marks.rail : marks.gap }.joined()
    line.add(indent + (isLast ? marks.lastBranch : marks.branch), .dim)
    line.add(marks.mark(way.kind), marks.color(way.kind))
    line.add(" ")
    if let label = way.label, !label.isEmpty { line.add(safe(label) + ": ", .yellow) }
    addName(of: way.to, screen, isReference: reference != nil, to: &line)
    if way.count > 1 { line.add("  " + marks.times(way.count)) }
    if !way.triggers.isEmpty {
      line.add("  " + way.triggers.map { marks.quoted(safe($0)) }.joined(separator: ", "))
    }
    for condition in way.conditions { line.add("  if " + safe(condition), .dim) }
    if way.isGuessed { line.add("  guessed", .dim) }
    switch reference {
    case .above: line.end(with: marks.above, .dim)
    case .below: line.end(with: marks.below, .dim)
    case .itself: line.end(with: marks.itself, .dim)
    case nil: break
    }
    return line
  }

  private func addName(
    of id: ScreenID, _ screen: Screen?, isReference: Bool = false, to line: inout TextLine
  ) {
    guard let screen else {
      line.add(reservedName(id))
      return
    }
    let isHighlighted = options.highlight.contains(id)
    line.add(safe(id.rawValue), isHighlighted ? .inverse : isReference ? nil : .bold)
    if isHighlighted { line.add(" " + marks.highlight, .yellow) }
    if let title = screen.title, !Self.says(id.rawValue, title) {
      line.add(" (\(safe(title)))")
    }
    if let kind = Self.kindNames[screen.kind] { line.add(marks.dot + kind, .dim) }
  }

  /// Whether the id says what the title says: `ItemScreen` and `Item`.
  private static func says(_ id: String, _ title: String) -> Bool {
    let letters = title.prefix(longestName).filter { $0.isLetter || $0.isNumber }.lowercased()
    return letters.isEmpty ? title.allSatisfy(\.isWhitespace) : id.lowercased().contains(letters)
  }

  private static let kindNames: [ScreenKind: String] = [
    .tabs: "tab bar", .stack: "navigation stack", .split: "split view", .page: "pages",
    .window: "window", .app: "app", .system: "system",
  ]

  private func reservedName(_ id: ScreenID) -> String {
    switch id {
    case .previous: return "previous screen"
    case .presenter: return "presenting screen"
    case .root: return "first screen of the stack"
    case .itself: return "another one of itself"
    case .unknown: return "unknown screen"
    default: break
    }
    let name = id.rawValue
    if name.hasPrefix("alert:") { return marks.quoted(safe(String(name.dropFirst(6)))) }
    if name.hasPrefix("url:") { return safe(String(name.dropFirst(4))) }
    if name.hasPrefix("system:") { return safe(String(name.dropFirst(7))) + marks.dot + "system" }
    return safe(name) + marks.dot + "not declared"
  }

  /// The signs that occur, in the order of the vocabulary, wrapped.
  private func legend(_ kinds: Set<TransitionKind>) -> String {
    let unknown = kinds.subtracting(TransitionKind.known).map(\.rawValue).sorted()
    let names = TransitionKind.known.filter(kinds.contains).map(\.rawValue) + unknown
    var (lines, current) = ([String](), "")
    for name in names {
      let item = "\(marks.mark(TransitionKind(rawValue: name))) \(safe(name))"
      if !current.isEmpty, current.displayWidth + item.displayWidth + 3 > options.width ?? 80 {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : "   ") + item
    }
    return (lines + [current]).map { text in line { $0.add(text, .dim) } }.joined()
  }

  /// Safe for a terminal: no control characters, right-to-left text kept to itself.
  private func safe(_ text: String) -> String {
    var text = text.escaped(for: .terminal)
    text = text.truncated(toWidth: Self.longestName, mark: marks.ellipsis)
    if options.ascii { return text.spelledInASCII }
    return text.hasRightToLeft ? "\u{2068}\(text)\u{2069}" : text
  }
}
