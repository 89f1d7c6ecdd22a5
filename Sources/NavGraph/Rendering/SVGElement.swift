/// Elements that every picture is made of.
enum SVGElement {
  static func rect(_ name: String, _ box: LayoutBox, radius: Double) -> String {
    "<rect class=\"\(name)\" x=\"\(Fixed.text(box.x))\" y=\"\(Fixed.text(box.y))\""
      + " width=\"\(Fixed.text(box.width))\" height=\"\(Fixed.text(box.height))\""
      + " rx=\"\(Fixed.text(radius))\"/>"
  }

  static func text(
    _ name: String, x: Double, y: Double, _ content: String, anchor: String? = nil
  ) -> String {
    let anchor = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    return "<text class=\"\(name)\" x=\"\(Fixed.text(x))\" y=\"\(Fixed.text(y))\"\(anchor)>"
      + "\(content.escaped(for: .xml))</text>"
  }

  /// The start of a document: its title and description for people who hear it, its style, and the
  /// paper.
  static func opening(
    _ style: SVGStyle, width: Double, height: Double, title: String, description: String
  ) -> String {
    let (w, h) = (Fixed.text(width), Fixed.text(height))
    let scope = style.scope
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"navviz \(scope)\""
      + " viewBox=\"0 0 \(w) \(h)\" width=\"\(w)\" height=\"\(h)\" role=\"img\""
      + " aria-labelledby=\"\(scope)-t \(scope)-d\">\n"
      + "<title id=\"\(scope)-t\">\(title.escaped(for: .xml))</title>\n"
      + "<desc id=\"\(scope)-d\">\(description.escaped(for: .xml))</desc>\n"
      + "<style>\n\(style.css)</style>\n"
      + "<rect class=\"paper\" width=\"\(w)\" height=\"\(h)\"/>\n"
  }

  /// `1 screen`, `2 screens`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
