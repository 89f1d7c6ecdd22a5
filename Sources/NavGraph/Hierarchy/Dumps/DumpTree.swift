/// Puts rows together into a tree by their depth.
struct DumpTree {
  private(set) var snapshot = HierarchySnapshot()
  /// The rows that may still get children, outermost first.
  private var open: [(depth: Int, index: Int)] = []
  private var classes: [String: ControllerClass] = [:]

  /// What follows belongs to another dump.
  mutating func startAnew() { open = [] }

  /// Adds a row below the nearest row before it that is less deep; without one it is a root, so
  /// fragments of dumps get roots too.
  mutating func add(_ fields: DumpFields, _ marks: DumpScanner.Marks) {
    while let last = open.last, last.depth >= marks.depth { open.removeLast() }
    let parent = open.last?.index
    var node = ControllerNode(
      description(of: fields.className), state: fields.state.map(AppearanceState.init(rawValue:)),
      address: fields.address, view: fields.view)
    if marks.isPresented {
      node.relation = .presented
    } else {
      node.relation = parent == nil ? .root : .child
    }
    node.style = fields.presentation.map(PresentationStyle.init(presentationController:))
    open.append((marks.depth, snapshot.append(node, to: parent)))
  }

  private mutating func description(of className: String) -> ControllerClass {
    if let known = classes[className] { return known }
    let description = ControllerClass(className)
    classes[className] = description
    return description
  }
}
