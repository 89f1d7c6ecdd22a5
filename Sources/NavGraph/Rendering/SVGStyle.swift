/// Colours and rules of a picture.
///
/// Every colour is written twice, as a value and as a custom property: programs that do not know
/// custom properties take the first, browsers the second.
struct SVGStyle {
  let theme: RenderOptions.Theme
  /// Class of the picture's root. All rules start with it, since several pictures may share a page.
  let scope: String
  /// Rules of one kind of picture, written like those of all.
  var more: [(String, String)] = []

  private typealias Palette = [(name: String, light: String, dark: String, print: String)]

  private static let palette: Palette = [
    ("paper", "#fbfbfd", "#17171b", "#ffffff"), ("ink", "#1c1c20", "#f2f2f5", "#000000"),
    ("muted", "#5b5b66", "#b0b0bc", "#333333"), ("card", "#ffffff", "#25252b", "#ffffff"),
    ("edge", "#7c7c8a", "#8d8d9b", "#444444"), ("group", "#f1f1f6", "#1e1e24", "#ffffff"),
    ("groupline", "#83838f", "#74747f", "#777777"), ("push", "#2458c5", "#86aaff", "#000000"),
    ("modal", "#8a3fb8", "#d39bf5", "#000000"), ("full", "#b3401f", "#ff9a7a", "#000000"),
    ("popover", "#0b6f7d", "#5cc8d6", "#000000"), ("swap", "#855c00", "#e0b64f", "#000000"),
    ("part", "#1d7a46", "#6fd39b", "#000000"), ("window", "#b0246f", "#ff8fc4", "#000000"),
    ("quiet", "#6f6f7c", "#9a9aa6", "#333333"), ("accent", "#a05a00", "#ffc266", "#000000"),
  ]

  private static let kinds: [(kind: TransitionKind, color: String)] = [
    (.push, "push"), (.detail, "push"), (.sheet, "modal"), (.fullScreenCover, "full"),
    (.popover, "popover"), (.replace, "swap"), (.embed, "part"), (.overlay, "part"),
    (.window, "window"),
  ]

  private static let rules: [(String, String)] = [
    ("", "font-family:Helvetica,Arial,'Liberation Sans','Nimbus Sans',Arimo,sans-serif"),
    (".paper", "fill:@paper"), (".card", "fill:@card;stroke:@edge;stroke-width:1.2"),
    (".container>.card", "stroke:@muted;stroke-width:1.6"),
    (".entry>.card", "stroke:@ink;stroke-width:2.4"),
    (".undeclared>.card", "stroke-dasharray:4 3"),
    (".highlight>.card", "stroke:@accent;stroke-width:3"),
    (".box", "fill:@group;stroke:@groupline;stroke-width:1"),
    (".gt", "fill:@muted;font-size:12px;font-weight:600"),
    (".h", "fill:@ink;font-size:17px;font-weight:600"),
    (".t", "fill:@ink;font-size:14px;font-weight:600"), (".s", "fill:@muted;font-size:11px"),
    (".r", "fill:@ink;font-size:12px"), (".l", "fill:@ink;font-size:11px"),
    (".rule", "fill:none;stroke:@edge;stroke-width:.8"),
    (".pill", "fill:none;stroke:@edge;stroke-width:.9"),
    (".pt", "fill:@muted;font-size:10px;font-weight:600"),
    (".start", "fill:none;stroke:@ink;stroke-width:1.8"), (".starthead", "fill:@ink"),
    (".line", "fill:none;stroke:@quiet;stroke-width:1.6"),
    (".head", "fill:@card;stroke:@quiet;stroke-width:1.4;stroke-linejoin:round"),
    (".open", "fill:none"), (".solid", "fill:@quiet"),
    (".k-tab>.line", "stroke-width:1.2"), (".k-root>.line", "stroke-width:1.2"),
    (".guessed>.line", "stroke-dasharray:5 4"),
    ("a", "text-decoration:none"), ("a:hover text", "text-decoration:underline"),
  ]

  /// The content of the style element.
  var css: String {
    var text = ""
    if theme == .auto {
      text += properties(\.light)
      text += "@media (prefers-color-scheme: dark){\(properties(\.dark))}\n"
    } else {
      text += properties(color)
    }
    for (selector, body) in Self.rules { text += rule(selector, body) }
    for (kind, color) in Self.kinds {
      let name = "." + kind.styleClass
      text += rule("\(name)>.line,\(name)>.head", "stroke:@\(color)")
      text += rule("\(name)>.solid", "fill:@\(color)")
    }
    for (selector, body) in more { text += rule(selector, body) }
    return text
  }

  private func properties(_ value: (Palette.Element) -> String) -> String {
    ".\(scope){" + Self.palette.map { "--\($0.name):\(value($0))" }.joined(separator: ";") + "}\n"
  }

  private func color(_ entry: Palette.Element) -> String {
    switch theme {
    case .auto, .light: entry.light
    case .dark: entry.dark
    case .print: entry.print
    }
  }

  private func rule(_ selectors: String, _ body: String) -> String {
    let scoped = selectors.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.isEmpty ? ".\(scope)" : ".\(scope) \(part)"
    }
    var declarations: [String] = []
    for declaration in body.split(separator: ";") {
      let parts = declaration.split(separator: "@")
      if parts.count == 2, let entry = Self.palette.first(where: { $0.name == parts[1] }) {
        declarations.append("\(parts[0])\(color(entry))")
        declarations.append("\(parts[0])var(--\(entry.name))")
      } else {
        declarations.append(String(declaration))
      }
    }
    return scoped.joined(separator: ",") + "{" + declarations.joined(separator: ";") + "}\n"
  }
}
