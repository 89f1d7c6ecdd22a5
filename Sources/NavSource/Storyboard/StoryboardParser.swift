internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Turns the events of an XML parser into facts, without a tree in between.
final class StoryboardParser: NSObject, XMLParserDelegate {
  /// Deeper files are not Xcode's.
  private static let deepest = 1_000

  private let places: PlaceFinder
  private var facts = StoryboardFacts()
  private var open: [OpenElement] = []
  private var scene = OpenScene()
  /// Text of the element that is open, where it counts.
  private var characters: String?
  private var failure: StoryboardFacts.Fault?

  init(_ places: PlaceFinder) {
    self.places = places
    super.init()
  }

  /// What was read; a scene that the file breaks off in is kept.
  func result() -> StoryboardFacts {
    while !open.isEmpty { closeElement() }
    endScene()
    facts.fault = failure
    return facts
  }

  // MARK: Events

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if open.isEmpty, !isKnownRoot(name, attributes) {
      parser.abortParsing()
      return
    }
    if open.count > Self.deepest {
      fail(.syntax, "elements lie more than \(Self.deepest) deep, which Xcode never writes", parser)
      parser.abortParsing()
      return
    }
    characters = nil
    begin(name, attributes, parser)
    var element = OpenElement(name: name, id: attributes["id"])
    element.isSample = name == "prototypes" || open.last?.isSample == true
    open.append(element)
    takeText(name, attributes)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    closeElement()
    if name == "scene" { endScene() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { characters? += string }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    fail(
      .syntax,
      "not well-formed from here on; what stands before was used. Restore the file, or open it in "
        + "Xcode and save it", parser)
  }

  private func fail(_ kind: StoryboardFacts.Fault.Kind, _ message: String, _ parser: XMLParser) {
    if failure != nil { return }
    failure = StoryboardFacts.Fault(
      kind: kind, message: message,
      at: StoryboardFacts.Place(line: max(1, parser.lineNumber), column: 1))
  }

  /// Whether the root is a document of Xcode 5 or later.
  private func isKnownRoot(_ name: String, _ attributes: [String: String]) -> Bool {
    if name == "document" {
      facts.runtime = attributes["targetRuntime"]
      facts.isLaunchScreen = attributes["launchScreen"] == "YES"
      facts.initialController = attributes["initialViewController"]
      return true
    }
    let isOld = name == "archive"
    failure = StoryboardFacts.Fault(
      kind: .otherFormat,
      message: isOld
        ? "written by an old Xcode in a format that is not read; open it in Xcode and save it"
        : "<\(name)> is no storyboard or XIB; leave the file out with --exclude")
    return false
  }

  // MARK: Elements

  private func begin(_ name: String, _ attributes: [String: String], _ parser: XMLParser) {
    func place() -> StoryboardFacts.Place {
      places.start(of: name, endingAt: parser.lineNumber, column: parser.columnNumber)
    }
    if let name = attributes["customClass"], let id = attributes["id"] {
      facts.classes[id] = SceneFact.className(name)
    }
    switch name {
    case "segue" where open.last?.name == "connections":
      scene.segues.append(SegueFact(attributes, source: holder?.name ?? "", at: place()))
      holder { $0.segues.append(scene.segues.count - 1) }
    case "action" where open.last?.name == "connections":
      guard let selector = attributes["selector"] else { return }
      scene.actions.append(
        ActionFact(
          selector: selector, destination: attributes["destination"], source: holder?.name ?? "",
          at: place()))
      holder { $0.actions.append(scene.actions.count - 1) }
    case "outletCollection" where attributes["property"] == "gestureRecognizers":
      if let id = attributes["destination"] { holder { $0.recognizers.append(id) } }
    case "exit" where isTopLevel:
      if let id = attributes["id"] { scene.exits.append(id) }
    case "placeholder" where attributes["placeholderIdentifier"] == "IBFilesOwner":
      facts.ownerClass = attributes["customClass"].map(SceneFact.className)
    case "navigationItem" where isPartOfController:
      scene.controller?.navigationTitle = attributes["title"]
    case "tabBarItem" where isPartOfController:
      scene.controller?.tabItem = TabItemFact(
        title: attributes["title"], systemItem: attributes["systemItem"],
        image: attributes["image"])
    case _ where isTopLevel && scene.controller == nil && isController(name, attributes):
      scene.controller = SceneFact(name, attributes, at: place())
      scene.depth = open.count
    default: break
    }
  }

  /// The element that the connections being read belong to.
  private var holder: OpenElement? { open.dropLast().last }

  private func holder(_ change: (inout OpenElement) -> Void) {
    if open.count > 1 { change(&open[open.count - 2]) }
  }

  /// Whether the next element stands directly in a scene, or in a XIB.
  private var isTopLevel: Bool { open.last?.name == "objects" && open.count <= 4 }

  /// Whether the next element is part of the controller itself, not of a view or another scene.
  private var isPartOfController: Bool { scene.controller != nil && open.count == scene.depth + 1 }

  private func isController(_ name: String, _ attributes: [String: String]) -> Bool {
    guard attributes["id"] != nil else { return false }
    switch attributes["sceneMemberID"] {
    case "viewController": return true
    case nil:
      return ["iewController", "avigationController", "abBarController", "indowController"]
        .contains { name.hasSuffix($0) } || name.hasSuffix("ontrollerPlaceholder")
        || name == "hostingController" || name == "controller"
    default: return false
    }
  }

  private func closeElement() {
    guard let element = open.popLast() else { return }
    if let key = element.textKey, let text = characters { take(text, key) }
    characters = nil
    let isController = scene.controller != nil && open.count == scene.depth
    let trigger = element.isSample && element.isCell ? nil : element.text
    for index in element.actions where !isController { scene.actions[index].trigger = trigger }
    let selector = element.actions.first.map { SceneFact.function(of: scene.actions[$0].selector) }
    for index in element.segues where !isController {
      scene.segues[index].trigger = trigger ?? selector
    }
    for id in element.recognizers { scene.textOfRecognizer[id] = element.text }
    if element.name.hasSuffix("GestureRecognizer"), let id = element.id {
      scene.recognizers += element.segues.map { ($0, id) }
    }
    if let text = element.text, let last = open.indices.last, open[last].text == nil {
      open[last].text = text
    }
  }

  private func endScene() {
    for (segue, id) in scene.recognizers where scene.segues[segue].trigger == nil {
      scene.segues[segue].trigger = scene.textOfRecognizer[id]
    }
    if var controller = scene.controller {
      controller.segues = scene.segues
      controller.actions = scene.actions
      controller.exits = scene.exits
      facts.scenes.append(controller)
    } else {
      facts.menuSegues += scene.segues
      facts.ownerActions += scene.actions
    }
    scene = OpenScene()
  }
}

// MARK: Text

extension StoryboardParser {
  /// The words that an element shows, kept for the connections of the elements around it.
  private func takeText(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "label": give(attributes["text"], to: 0)
    case "state" where attributes["key"] == "normal": give(attributes["title"], to: 1)
    case "buttonConfiguration": give(attributes["title"], to: 1, always: true)
    case "barButtonItem":
      give(attributes["title"] ?? attributes["systemItem"].map(SceneFact.words), to: 0)
    case "buttonCell", "menuItem", "textFieldCell": give(attributes["title"], to: 0)
    case "toolbarItem": give(attributes["label"], to: 0)
    case "accessibility": give(attributes["label"], to: 1)
    case "string", "mutableString":
      guard let key = attributes["key"], ["text", "title", "content"].contains(key) else { return }
      open[open.count - 1].textKey = key
      characters = ""
    case "fragment": give(attributes["content"], to: 0)
    default: break
    }
  }

  /// - Parameter level: how far up the element is that shows the text.
  private func give(_ text: String?, to level: Int, always: Bool = false) {
    let index = open.count - 1 - level
    guard let text, !text.isEmpty, text != "Label", open.indices.contains(index),
      always || open[index].text == nil
    else { return }
    open[index].text = text
  }

  /// The content of `<string key="text">`, which stands in the element that shows it.
  private func take(_ text: String, _ key: String) {
    guard let last = open.indices.last, !text.isEmpty, text != "Label" else { return }
    switch open[last].name {
    case "label", "barButtonItem", "fragment", "buttonCell", "textFieldCell", "state",
      "buttonConfiguration":
      open[last].text = open[last].text ?? text
    case "navigationItem" where key == "title": scene.controller?.navigationTitle = text
    case "tabBarItem" where key == "title": scene.controller?.tabItem?.title = text
    default: break
    }
  }
}

/// An element whose end was not met yet.
private struct OpenElement {
  var name: String
  var id: String?
  /// What it shows, or the first thing in it.
  var text: String?
  /// Set for an element whose characters are a text.
  var textKey: String?
  /// Whether it is a pattern for cells, whose texts are samples.
  var isSample = false
  /// Indices in the scene.
  var segues: [Int] = []
  var actions: [Int] = []
  /// Ids of gesture recognisers of the view.
  var recognizers: [String] = []

  var isCell: Bool { name.hasSuffix("Cell") }
}

/// A scene whose end was not met yet.
private struct OpenScene {
  var controller: SceneFact?
  /// How many elements are around the controller.
  var depth = -1
  var segues: [SegueFact] = []
  var actions: [ActionFact] = []
  var exits: [String] = []
  var recognizers: [(segue: Int, id: String)] = []
  var textOfRecognizer: [String: String] = [:]
}
