/// Writes a hierarchy as a picture: a card for each controller, in the order of the tree, and a line
/// to each from its parent. What a person sees now is emphasised.
///
/// Scripts may rely on `g.screen[data-id][data-kind]` and
/// `g.transition[data-from][data-to][data-kind]`, as in pictures of maps: ids number the
/// controllers in the order of the tree, kinds are roles and relations.
public struct HierarchySVGRenderer: HierarchyRenderer {
  public static let format = "svg"
  public static let summary = "picture of the tree"

  private let options: HierarchyRenderOptions

  public init(_ options: HierarchyRenderOptions) { self.options = options }

  public func render(_ snapshot: HierarchySnapshot) -> String {
    var writer = HierarchySVGWriter(snapshot, options)
    return writer.document()
  }
}

/// Writes the text of one picture.
private struct HierarchySVGWriter {
  private static let margin = 22.0

  private let options: HierarchyRenderOptions
  private let snapshot: HierarchySnapshot
  /// Indices in the order of the tree; everything else is by position in it.
  private let order: [Int]
  private let cards: [HierarchyCard]
  private let tree: FamilyTree
  private let style: SVGStyle
  private var text = ""
  private var origin = LayoutPoint(x: Self.margin, y: Self.margin + 24)

  init(_ snapshot: HierarchySnapshot, _ options: HierarchyRenderOptions) {
    self.options = options
    self.snapshot = snapshot
    let order = snapshot.preorder()
    self.order = order
    let label = HierarchyLabel(snapshot: snapshot, options: options)
    let cards = order.map { HierarchyCard(snapshot[$0], label) }
    self.cards = cards
    var positions = Array(repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    let places = Self.places(in: snapshot)
    tree = FamilyTree(
      order.enumerated().map { position, index in
        FamilyTree.Member(
          width: cards[position].width, height: cards[position].height,
          parent: snapshot[index].parent.map { positions[$0] }, place: places[index])
      })
    let names = order.map { snapshot[$0].className }.joined(separator: "\u{0}")
    let key = "\(options.title ?? "")\u{0}\(options.theme)\u{0}\(names)"
    let scope = StableHash.hex(key, digits: 8)
    style = SVGStyle(theme: options.theme, scope: "nh\(scope)", more: Self.rules)
  }

  private static let rules: [(String, String)] = [
    (".hidden>.t", "fill:@muted"), (".dot", "fill:none;stroke:@edge;stroke-width:1.4"),
    (".visible>.card", "stroke:@part;stroke-width:2.2"),
    (".visible>.dot", "fill:@part;stroke:@part"),
    (".selected>.pill", "stroke:@ink;stroke-width:1.2"), (".selected>.pt", "fill:@ink"),
    // Green means on screen here.
    (".k-embed>.line,.k-embed>.head", "stroke:@quiet"), (".double>.line", "stroke-width:1.3"),
    (".onpath>.line", "stroke:@part;stroke-width:2.4"), (".onpath>.head", "stroke:@part"),
    (".onpath>.solid", "fill:@part"), (".double.onpath>.line", "stroke-width:1.8"),
  ]

  /// Stacks are piles, so they hang; so do many children that have none themselves. Modals stand
  /// apart.
  private static func places(in snapshot: HierarchySnapshot) -> [FamilyTree.Place] {
    var places = Array(repeating: FamilyTree.Place.beside, count: snapshot.nodes.count)
    for index in snapshot.nodes.indices {
      for child in snapshot.presented(by: index) { places[child] = .apart }
      let children = snapshot.contained(in: index)
      let isPile =
        children.count > 1 && children.allSatisfy { snapshot[$0].relation == .stacked }
      let areLeaves = children.allSatisfy { snapshot.children(of: $0).isEmpty }
      let hangs = isPile || (areLeaves && children.count > 3)
      if hangs { for child in children { places[child] = .hanging } }
    }
    return places
  }

  // MARK: Document

  mutating func document() -> String {
    let heading = options.title ?? ""
    let head = TextMetrics.shortened(heading.drawn.trimmed, to: 420, size: 17, bold: true)
    let headWidth = head.isEmpty ? 0 : TextMetrics.width(of: head, size: 17, bold: true) + 12
    let captionWidth = TextMetrics.width(of: caption, size: 11)
    let width = max(tree.width, headWidth + captionWidth, 200) + 2 * Self.margin
    let nodes = options.legend ? order.map { snapshot[$0] } : []
    let drawn = nodes.indices.filter { tree.lines[$0] != nil }.map { nodes[$0].relation }
    let legend = HierarchyLegend(nodes, drawn: Set(drawn), width: width - 2 * Self.margin)
    let legendTop = origin.y + tree.height + 26
    let height = legendTop + (legend.height > 0 ? legend.height - 4 : -8)
    text = SVGElement.opening(
      style, width: width.rounded(.up), height: height.rounded(.up),
      title: heading.isEmpty ? caption : "\(heading.drawn): \(caption)", description: description)
    if !head.isEmpty { text += SVGElement.text("h", x: Self.margin, y: 31, head) }
    text += SVGElement.text("s", x: Self.margin + headWidth, y: 31, caption) + "\n"
    for position in order.indices { writeCard(position) }
    // What is seen is drawn over what is not.
    for isVisible in [false, true] {
      for position in order.indices where snapshot[order[position]].isVisible == isVisible {
        writeLine(position)
      }
    }
    text += legend.text(x: Self.margin, y: legendTop)
    return text + "</svg>\n"
  }

  private var caption: String {
    if order.isEmpty { return "Nothing is on screen" }
    let modals = snapshot.nodes.count { $0.relation == .presented }
    return [
      SVGElement.count(order.count, "controller"),
      "\(snapshot.nodes.count { $0.isVisible }) on screen",
      modals > 0 ? "\(modals) presented" : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  private var description: String {
    let names = order.filter { snapshot[$0].isVisible }.map { snapshot[$0].name.drawn }
    if names.isEmpty { return "A tree of view controllers." }
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    let first = names.prefix(6).joined(separator: ", ")
    return "A tree of view controllers. On screen: \(first)\(more)."
  }

  // MARK: Cards

  private func moved(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  private mutating func writeCard(_ position: Int) {
    let (node, card) = (snapshot[order[position]], cards[position])
    var box = tree.boxes[position]
    box.x += origin.x
    box.y += origin.y
    var classes = ["screen", node.isVisible ? "visible" : "hidden"]
    if node.isSelected { classes.append("selected") }
    if node.role.isContainer { classes.append("container") }
    text += "<g class=\"\(classes.joined(separator: " "))\" data-id=\"c\(position + 1)\""
    text += attribute("kind", node.role.rawValue) + attribute("class", node.className)
    text += " role=\"listitem\"><title>\(sentence(node).escaped(for: .xml))</title>"
    text += SVGElement.rect("card", box, radius: 9)
    let left = box.x + HierarchyCard.padding
    text += "<circle class=\"dot\" cx=\"\(Fixed.text(left + 4.5))\""
    text += " cy=\"\(Fixed.text(box.y + 16.5))\" r=\"4\"/>"
    var y = box.y + 21
    for line in card.name {
      text += SVGElement.text("t", x: left + HierarchyCard.dot, y: y, line)
      y += 18
    }
    y -= 2
    for line in card.details {
      text += SVGElement.text("s", x: left, y: y, line)
      y += 14
    }
    if let pill = card.pill {
      let width = HierarchyCard.width(ofPill: pill)
      let x = box.maxX - 8 - width
      text += SVGElement.rect(
        "pill", LayoutBox(x: x, y: box.y + 8, width: width, height: 16), radius: 8)
      text += SVGElement.text("pt", x: x + width / 2, y: box.y + 19.5, pill, anchor: "middle")
    }
    text += "</g>\n"
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " data-\(name)=\"\(value.escaped(for: .xml))\""
  }

  private func sentence(_ node: ControllerNode) -> String {
    let words = node.relation == .root ? [] : [node.relation.rawValue.drawn]
    let marks = (node.isSelected ? ["selected"] : []) + (node.isVisible ? ["on screen"] : [])
    return ([node.name.drawn] + words + marks).joined(separator: ", ")
  }

  // MARK: Lines

  private mutating func writeLine(_ position: Int) {
    let node = snapshot[order[position]]
    guard let path = tree.lines[position], let parent = tree.members[position].parent
    else { return }
    let look = HierarchyLine(node.relation)
    var classes = "transition \(look.style)"
    if node.isVisible { classes += " onpath" }
    text += "<g class=\"\(classes)\" data-from=\"c\(parent + 1)\" data-to=\"c\(position + 1)\""
    text += attribute("kind", node.relation.rawValue) + " data-confidence=\"direct\">"
    text += look.drawn(path.map(moved)) + "</g>\n"
  }
}
