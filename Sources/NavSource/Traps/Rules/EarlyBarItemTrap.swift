internal import NavGraph

/// A bar button item with a view of its own, set on a hosting controller before it appears.
enum EarlyBarItemTrap: TrapRule {
  static let id = "trap.early-bar-item"
  static let summary = "a custom bar item set on a hosting controller too early is lost on iOS 15"
  static let severity = Diagnostic.Severity.note

  static let items = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
  ]
  /// Where UIKit calls a controller that is not on screen yet.
  private static let early: Set = ["viewDidLoad", "viewWillAppear", "loadView"]

  static func names(in source: TrapSource) -> [String] { items }

  static func findings(in source: TrapSource) -> [TrapFinding] {
    source.bodies(mentioning: items).flatMap { body -> [TrapFinding] in
      let guess = TypeGuess(body, in: source.program)
      var found: [TrapFinding] = []
      source.visit(body) { expression, around in
        guard !around.isVersionChecked, let item = BarItem(expression, in: body, guess, source),
          around.closures.isEmpty, isEarly(item, body, source),
          isCustom(item.value, body, guess, source)
        else { return }
        found.append(
          TrapFinding(
            body.file, item.at,
            "on iOS 15 SwiftUI sets the items of a hosting controller anew between viewDidLoad and "
              + "viewDidAppear, and a custom view among them is lost; set '\(item.name)' in "
              + "viewDidAppear, or use toolbar in the view"))
      }
      return found
    }
  }

  private static func isEarly(_ item: BarItem, _ body: CodeBody, _ source: TrapSource) -> Bool {
    guard let host = item.host else { return !item.isSelf }
    let settles = source.bodies(of: host).contains { other in
      ["viewDidAppear", "viewIsAppearing"].contains(other.name)
        && items.contains { source.mentions($0, in: other) }
    }
    if settles { return false }
    return !item.isSelf || body.kind == .initializer || early.contains(body.name)
  }

  /// `UIBarButtonItem(customView:)`, also behind a variable.
  private static func isCustom(
    _ value: Expression, _ body: CodeBody, _ guess: TypeGuess, _ source: TrapSource
  ) -> Bool {
    switch value {
    case .call(let call): return call.arguments.first?.label == "customView"
    case .array(let parts): return parts.contains { isCustom($0, body, guess, source) }
    case .name(let name, _, _):
      if let local = guess.value(of: name)?.value {
        if case .name(name, _, _) = local { return false }
        return isCustom(local, body, guess, source)
      }
      return isAssignedCustom(name, body, source)
    default: return false
    }
  }

  private static func isAssignedCustom(
    _ name: String, _ body: CodeBody, _ source: TrapSource
  ) -> Bool {
    var isFound = false
    source.visit(body) { expression, _ in
      guard case .assignment(let target, .call(let call), _) = expression else { return }
      if target.lastName == name, call.arguments.first?.label == "customView" { isFound = true }
    }
    return isFound
  }
}

/// `host.navigationItem.leftBarButtonItem = …` on a hosting controller.
struct BarItem {
  var name: String
  var at: SourceOffset
  var value: Expression
  /// The project's class of the host, where it has one.
  var host: TypeSymbol?
  /// The variable that holds the host; `nil` where code of the host sets its own item.
  var variable: String?
  var isSelf: Bool { variable == nil }

  /// - Returns: `nil` for any other expression.
  init?(_ expression: Expression, in body: CodeBody, _ guess: TypeGuess, _ source: TrapSource) {
    guard case .assignment(.member(let item?, let name, let at), let value, _) = expression,
      EarlyBarItemTrap.items.contains(name), item.lastName == "navigationItem"
    else { return nil }
    (self.name, self.at, self.value) = (name, at, value)
    switch item {
    case .name, .member(.name("self", _, _)?, _, _):
      guard let owner = body.owner, owner.role == .hostingController else { return nil }
      host = owner
    case .member(.name(let variable, _, _)?, _, _):
      self.variable = variable
      guard let type = guess.type(of: .name(variable, arguments: [], at: at)) else { return nil }
      let symbol = guess.symbol(of: type)
      if let symbol, !symbol.isExternal {
        guard symbol.role == .hostingController else { return nil }
        host = symbol
      } else if type.name != "UIHostingController" {
        return nil
      }
    default: return nil
    }
  }
}
