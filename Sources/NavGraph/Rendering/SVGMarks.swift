/// The marks that tell kinds apart without colour: line heads and the icons of rows.
enum SVGMark: String {
  case none, filled, hollow, double, doubleHollow, circle, disc, bar, diamond, filledDiamond,
    square, filledSquare, chevron, doubleChevron, cross, alert

  /// Each known kind has a mark of its own, except for `tab`, whose line ends bare.
  init(_ kind: TransitionKind) {
    self =
      switch kind {
      case .push: .filled
      case .sheet: .hollow
      case .fullScreenCover: .double
      case .popover: .circle
      case .tab: .none
      case .detail: .chevron
      case .replace: .bar
      case .root: .disc
      case .window: .doubleHollow
      case .embed: .diamond
      case .overlay: .square
      case .alert: .alert
      case .confirmationDialog: .filledSquare
      case .link: .filledDiamond
      case .back, .unwind: .doubleChevron
      case .dismiss: .cross
      default: .chevron
      }
  }

  /// How much of the line the mark takes.
  var length: Double {
    switch self {
    case .none: 0
    case .filled, .hollow, .diamond, .filledDiamond, .bar: 10
    case .double, .doubleHollow: 17
    case .circle, .disc, .square, .filledSquare, .alert: 9
    case .chevron, .doubleChevron, .cross: 1
    }
  }

  var isFilled: Bool {
    switch self {
    case .filled, .double, .disc, .filledDiamond, .filledSquare, .bar: true
    default: false
    }
  }

  /// Outlines with the tip at the origin, pointing to positive x.
  private var shapes: [(points: [(Double, Double)], isClosed: Bool)] {
    func head(_ x: Double) -> [(Double, Double)] { [(x, 0), (x - 10, -5), (x - 10, 5)] }
    func round(_ r: Double) -> [(Double, Double)] {
      [
        (0, 0), (-0.3 * r, -0.7 * r), (-r, -r), (-1.7 * r, -0.7 * r), (-2 * r, 0),
        (-1.7 * r, 0.7 * r), (-r, r), (-0.3 * r, 0.7 * r),
      ]
    }
    let box: [(Double, Double)] = [(0, -4.5), (-9, -4.5), (-9, 4.5), (0, 4.5)]
    let rhomb: [(Double, Double)] = [(0, 0), (-5, -4.5), (-10, 0), (-5, 4.5)]
    return switch self {
    case .none: []
    case .filled, .hollow: [(head(0), true)]
    case .double, .doubleHollow: [(head(0), true), (head(-7), true)]
    case .circle, .disc: [(round(4.5), true)]
    case .bar: [(head(0), true), ([(-14, -5.5), (-12, -5.5), (-12, 5.5), (-14, 5.5)], true)]
    case .diamond, .filledDiamond: [(rhomb, true)]
    case .square, .filledSquare: [(box, true)]
    case .chevron: [([(-6, -5), (0, 0), (-6, 5)], false)]
    case .doubleChevron:
      [([(-6, -5), (0, 0), (-6, 5)], false), ([(-11, -5), (-5, 0), (-11, 5)], false)]
    case .cross: [([(-8, -4), (0, 4)], false), ([(0, -4), (-8, 4)], false)]
    case .alert: [([(-4.5, -5), (0, 4), (-9, 4)], true)]
    }
  }

  /// Path data with the tip at a point, turned so that it points along `dx`, `dy`.
  func path(x: Double, y: Double, dx: Double = 1, dy: Double = 0, scale: Double = 1) -> String {
    var text = ""
    for shape in shapes {
      for (index, point) in shape.points.enumerated() {
        let (a, b) = (point.0 * scale, point.1 * scale)
        text += index == 0 ? "M" : "L"
        text += "\(Fixed.text(x + a * dx - b * dy)) \(Fixed.text(y + a * dy + b * dx))"
      }
      if shape.isClosed { text += "Z" }
    }
    return text
  }
}

extension TransitionKind {
  /// Class of the kind in pictures; kinds that navviz does not know share `k-custom`.
  var styleClass: String { "k-" + (Self.known.contains(self) ? rawValue : "custom") }

  /// The kind in words.
  var spoken: String {
    switch self {
    case .fullScreenCover: "full screen"
    case .confirmationDialog: "confirmation"
    default: rawValue
    }
  }
}

extension ScreenKind {
  /// The kind in words; `nil` where there is nothing to say.
  var spoken: String? {
    switch self {
    case .screen: nil
    case .tabs: "tab bar"
    case .stack: "navigation stack"
    case .split: "split view"
    case .page: "pages"
    case .system: "system screen"
    default: rawValue
    }
  }
}
