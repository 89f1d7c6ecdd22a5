import Foundation
import NavGraph

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an SVG of a map shows, read back from its text.
final class DrawnMap: NSObject, XMLParserDelegate {
  struct Text {
    var content: String
    var x: Double
    var y: Double
    var anchor: String
    var style: String
  }
  struct Card {
    var id: String
    var kind: String
    /// Not for the card of what comes from anywhere.
    var isScreen: Bool
    var box: LayoutBox?
    var texts: [Text] = []
  }
  struct Line {
    var from: String
    var to: String
    var kind: String
    var isReference: Bool
    var path: String?
    var count: Int
  }

  private(set) var cards: [Card] = []
  private(set) var groups: [(id: String, box: LayoutBox)] = []
  private(set) var lines: [Line] = []
  private(set) var ids: [String] = []
  private(set) var links: [String] = []
  private(set) var elements: Set<String> = []
  private var stack: [(element: String, role: String)] = []
  private var text: Text?

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(stream: InputStream(data: Data(svg.utf8)))
    parser.delegate = self
    _ = parser.parse()
  }

  private func role(of classes: [Substring]) -> String {
    if classes.contains("transition") { return "transition" }
    if classes.contains("screen") || classes.contains("anywhere") { return "screen" }
    return classes.contains("group") ? "group" : ""
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    if let id = attributes["id"] { ids.append(id) }
    if let link = attributes["href"] { links.append(link) }
    let classes = (attributes["class"] ?? "").split(separator: " ")
    var role = name == "g" ? role(of: classes) : ""
    func number(_ key: String) -> Double { Double(attributes[key] ?? "") ?? 0 }
    switch (name, role) {
    case ("g", "screen"):
      cards.append(
        Card(
          id: attributes["data-id"] ?? "", kind: attributes["data-kind"] ?? "",
          isScreen: classes.contains("screen")))
    case ("g", "transition"):
      lines.append(
        Line(
          from: attributes["data-from"] ?? "", to: attributes["data-to"] ?? "",
          kind: attributes["data-kind"] ?? "", isReference: classes.contains("reference"),
          path: nil, count: Int(attributes["data-count"] ?? "1") ?? 1))
    case ("g", "group") where attributes["data-id"] != nil:
      groups.append((attributes["data-id"] ?? "", LayoutBox(x: 0, y: 0, width: 0, height: 0)))
    case ("rect", _):
      let box = LayoutBox(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      if stack.last?.role == "screen", cards[cards.count - 1].box == nil {
        cards[cards.count - 1].box = box
      }
      if stack.last?.role == "group" { groups[groups.count - 1].box = box }
    case ("path", _) where stack.last?.role == "transition" && classes.contains("line"):
      if lines[lines.count - 1].path == nil { lines[lines.count - 1].path = attributes["d"] }
    case ("text", _):
      text = Text(
        content: "", x: number("x"), y: number("y"), anchor: attributes["text-anchor"] ?? "start",
        style: attributes["class"] ?? "")
    default: break
    }
    if role.isEmpty { role = name == "a" || name == "g" ? stack.last?.role ?? "" : "" }
    stack.append((name, role))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if stack.last?.element == "text" { text?.content += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    stack.removeLast()
    guard name == "text", let text else { return }
    self.text = nil
    if stack.contains(where: { $0.role == "screen" }) { cards[cards.count - 1].texts.append(text) }
  }
}
