internal import NavGraph

/// A back button of one's own beside that of the system.
enum TwoBackButtonsTrap: TrapRule {
  static let id = "trap.two-back-buttons"
  static let summary = "a left bar item on a pushed SwiftUI screen stands beside the back button"
  static let severity = Diagnostic.Severity.warning

  private static let hides = ["navigationBarBackButtonHidden", "hidesBackButton"]
  private static let items = ["leftBarButtonItem", "leftBarButtonItems"]
  private static let bars = ["ToolbarItem", "ToolbarItemGroup", "navigationBarItems"]
  private static let leading: Set = ["navigationBarLeading", "topBarLeading"]

  static func names(in source: TrapSource) -> [String] {
    hides + items + bars
  }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    let pushed = PushedTypes(source)
    return controllerItems(source, pushed) + toolbarItems(source, pushed)
  }

  private static func message(_ what: String) -> String {
    "\(what) stands beside the system's back button once the screen is pushed, as SwiftUI keeps both; "
      + "put navigationBarBackButtonHidden() on the view, or leave the item out"
  }

  // MARK: UIKit

  private static func controllerItems(
    _ source: TrapSource, _ pushed: PushedTypes
  ) -> [TrapFinding] {
    var found: [TrapFinding] = []
    for body in source.bodies(mentioning: items) {
      let guess = TypeGuess(body, in: source.program)
      source.visit(body) { expression, _ in
        guard let item = BarItem(expression, in: body, guess, source), items.contains(item.name),
          !isEmpty(item.value), !isHidden(item, body, guess, source)
        else { return }
        let isPushed =
          item.variable.map { pushes($0, body, source) }
          ?? item.host.map { pushed.contains($0) } ?? false
        if isPushed { found.append(TrapFinding(body.file, item.at, message("this item"))) }
      }
    }
    return found
  }

  /// `nil`, and items without arguments, which only keep the place.
  private static func isEmpty(_ value: Expression) -> Bool {
    switch value {
    case .none: true
    case .call(let call): call.arguments.isEmpty
    case .array(let parts): parts.isEmpty
    default: false
    }
  }

  private static func isHidden(
    _ item: BarItem, _ body: CodeBody, _ guess: TypeGuess, _ source: TrapSource
  ) -> Bool {
    var code = [body]
    if let host = item.host {
      code += source.bodies(of: host)
      code += source.bodies(mentioning: hides)
        .filter { source.mentions(host.shortName, in: $0) }
    }
    let type = item.variable.flatMap { guess.type(of: .name($0, arguments: [], at: item.at)) }
    let views =
      (type?.genericArguments ?? []) + (item.host?.inherited.flatMap(\.genericArguments) ?? [])
    for case let view? in views.map({ guess.symbol(of: $0) }) where !view.isExternal {
      code += source.bodies(of: view)
    }
    return code.contains { body in hides.contains { source.mentions($0, in: body) } }
  }

  private static func pushes(_ variable: String, _ body: CodeBody, _ source: TrapSource) -> Bool {
    var isFound = false
    source.visit(body) { expression, _ in
      guard case .call(let call) = expression,
        ["pushViewController", "show"].contains(call.callee.lastName ?? ""),
        case .name(variable, _, _)? = call.arguments.first?.value
      else { return }
      isFound = true
    }
    return isFound
  }

  // MARK: SwiftUI

  private static func toolbarItems(_ source: TrapSource, _ pushed: PushedTypes) -> [TrapFinding] {
    var found: [TrapFinding] = []
    for body in source.bodies(mentioning: bars) {
      guard let view = body.owner, view.role == .view, pushed.containsOnly(view) else { continue }
      var places: [SourceOffset] = []
      source.visit(body) { expression, around in
        guard !around.isBranch, case .call(let call) = expression, isLeading(call),
          goesBack(call, source)
        else { return }
        places.append(call.at)
      }
      if places.isEmpty || isHidden(view, source) { continue }
      found += places.map { TrapFinding(body.file, $0, message("this button")) }
    }
    return found
  }

  private static func isLeading(_ call: CallExpression) -> Bool {
    switch call.callee.lastName {
    case "ToolbarItem", "ToolbarItemGroup":
      call.arguments.contains { argument in
        argument.label == "placement" && argument.value.lastName.map(leading.contains) == true
      }
    case "navigationBarItems": call.arguments.contains { $0.label == "leading" }
    default: false
    }
  }

  /// Whether what is in an item closes the screen.
  private static func goesBack(_ call: CallExpression, _ source: TrapSource) -> Bool {
    let back: Set = ["dismiss", "popViewController", "popToRootViewController"]
    var isFound = false
    for argument in call.arguments where argument.label != "trailing" {
      source.walk.visit(argument.value, SourceWalk.Surroundings()) { expression, around in
        if case .call(let inner) = expression, inner.callee.lastName.map(back.contains) == true,
          !around.isBranch
        {
          isFound = true
        }
      }
    }
    return isFound
  }

  private static func isHidden(_ view: TypeSymbol, _ source: TrapSource) -> Bool {
    source.bodies(mentioning: hides).contains {
      $0.owner === view || source.mentions(view.shortName, in: $0)
    }
  }
}

/// The types that code pushes onto a stack.
struct PushedTypes {
  private var pushed: Set<Int> = []
  private var shownOtherwise: Set<Int> = []

  init(_ source: TrapSource) {
    for transition in source.collector.transitions {
      var types: [Int] = []
      if case .screen(let type)? = transition.target?.content { types.append(type.index) }
      if case .show(_, let value) = transition.effect.action {
        for object in value.alternatives.compactMap(\.object) { Self.add(object, &types) }
      }
      if transition.kind == .push {
        pushed.formUnion(types)
      } else if transition.kind != .embed {
        shownOtherwise.formUnion(types)
      }
    }
  }

  /// A controller and what is in it.
  private static func add(_ object: AbstractObject, _ types: inout [Int]) {
    var rest: AbstractObject? = object
    while let current = rest {
      if let type = current.type, !type.isExternal { types.append(type.index) }
      rest = current.content?.object
    }
  }

  func contains(_ type: TypeSymbol) -> Bool { pushed.contains(type.index) }

  /// Whether a type is shown in no other way, as a sheet or the root of a stack.
  func containsOnly(_ type: TypeSymbol) -> Bool {
    pushed.contains(type.index) && !shownOtherwise.contains(type.index)
  }
}
