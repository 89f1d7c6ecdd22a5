extension SVGWriter {
  func classes(of way: MapPlan.Way) -> String {
    let isGuessed = way.transition.confidence == .guessed
    return way.transition.kind.styleClass + (isGuessed ? " guessed" : "")
  }

  func data(of way: MapPlan.Way) -> String {
    let transition = way.transition
    let to = way.to.map { plan.screens[$0].id } ?? transition.to
    var result = " data-from=\"\(transition.from.rawValue.escaped(for: .xml))\""
    result += " data-to=\"\(to.rawValue.escaped(for: .xml))\""
    result += " data-kind=\"\(transition.kind.rawValue.escaped(for: .xml))\""
    result += " data-confidence=\"\(transition.confidence.rawValue)\""
    if way.count > 1 { result += " data-count=\"\(way.count)\"" }
    return result
  }

  /// `Settings to About, push: About this app`.
  func sentence(for way: MapPlan.Way) -> String {
    let transition = way.transition
    let target = way.to.map { plan.names[$0] } ?? ScreenNames.reserved(transition.to)
    var result = "\(plan.names[way.from].drawn) to \(target.drawn), \(transition.kind.spoken.drawn)"
    if let trigger = transition.trigger, !ScreenNames.isBlank(trigger) {
      result += ": \(trigger.drawn)"
    }
    if let condition = transition.condition { result += " (\(condition.drawn))" }
    if transition.confidence == .guessed { result += ", guessed" }
    if way.count > 1 { result += ", \(way.count) times" }
    return result
  }

  mutating func writeLine(_ index: Int, _ path: [LayoutPoint]) {
    let way = plan.ways[index]
    let mark = SVGMark(way.transition.kind)
    var points = path.map(moved)
    let tip = points[points.count - 1]
    let before = points[points.count - 2]
    let isAlong = abs(tip.x - before.x) >= abs(tip.y - before.y)
    let dx = isAlong ? (tip.x < before.x ? -1.0 : 1) : 0
    let dy = isAlong ? 0 : (tip.y < before.y ? -1.0 : 1)
    for end in [points.count - 2, points.count - 1] {
      points[end].x -= dx * mark.length
      points[end].y -= dy * mark.length
    }
    let last = path.suffix(4)
    if last.allSatisfy({ $0.y == path[path.count - 1].y })
      || last.allSatisfy({ $0.x == path[path.count - 1].x })
    {
      points[points.count - 3] = points[points.count - 4]
      points[points.count - 2] = points[points.count - 1]
    }
    text += "<g class=\"transition \(classes(of: way))\"\(data(of: way))>"
    text += "<title>\(sentence(for: way).escaped(for: .xml))</title>"
    text += "<path class=\"line\" d=\"\(Self.data(points))\"/>"
    if mark != .none {
      text += "<path class=\"head\(mark.style)\" d=\""
      text += "\(mark.path(x: tip.x, y: tip.y, dx: dx, dy: dy))\"/>"
    }
    text += "</g>\n"
  }

  private static func data(_ points: [LayoutPoint]) -> String {
    var result = ""
    for (index, point) in points.enumerated() {
      result += index == 0 ? "M" : index % 3 == 1 ? "C" : " "
      result += "\(Fixed.text(point.x)) \(Fixed.text(point.y))"
    }
    return result
  }
}

extension SVGMark {
  /// Classes that fill or open the mark.
  var style: String {
    switch self {
    case .chevron, .doubleChevron, .cross: " open"
    default: isFilled ? " solid" : ""
    }
  }
}
