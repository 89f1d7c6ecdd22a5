internal import NavGraph

/// Screens added to the list that a container has: `viewControllers?.append(page)`.
extension Evaluator {
  /// Tabs of iOS 18, which make their controllers when they are asked to.
  static let tabTypes: NameSet = ["UITab", "UISearchTab", "UITabGroup"]

  private static let lists: NameSet = ["viewControllers", "tabs"]

  /// The container whose list of screens an expression names; `viewControllers` alone is that of `self`.
  func container(ofList expression: Expression, in scope: Scope) -> AbstractObject? {
    let owner: Value?
    let list: String
    switch expression {
    case .member(let base?, let name, _) where Self.lists.contains(name):
      (owner, list) = (evaluate(base, in: scope), name)
    case .name(let name, _, _) where Self.lists.contains(name) && scope.find(name) == nil:
      (owner, list) = (scope.receiver, name)
    default: return nil
    }
    guard let object = owner?.object, object.type?.property(list) == nil else { return nil }
    switch object.role {
    case .tabBarController: return object
    case .navigationController: return list == "tabs" ? nil : object
    default: return nil
    }
  }

  func addToContainer(_ base: Expression, _ call: CallExpression, in scope: Scope) -> Bool {
    guard case .member(_, let name, _) = call.callee, ["append", "insert"].contains(name),
      let container = container(ofList: base, in: scope),
      name == "append" || container.role == .tabBarController
    else { return false }
    let prepared = prepared(name, call, in: scope)
    guard let added = prepared.unlabeled ?? prepared["contentsOf"] else { return false }
    var position = call.position
    for item in elements(of: added) {
      addController(item, to: container, at: call.at, in: scope.file, position: position)
      position = position.map { $0 + 1 }
    }
    settleAll(prepared)
    return true
  }

  func elements(of value: Value) -> [Value] {
    if case .list(let items) = value { items } else { [value] }
  }

  /// On a stack it pushes, on a tab bar it adds a tab.
  func addController(
    _ page: Value, to container: AbstractObject, at: SourceOffset, in file: Int,
    position: Int? = nil
  ) {
    let isTab = container.role == .tabBarController
    into(container) {
      for tab in isTab ? tabs(in: page) : [page] {
        emit(
          .show(isTab ? .tab : .push, tab), api: "viewControllers", file: file, at: at,
          origin: owner(of: container), trigger: isTab ? tabTitle(of: tab) : nil,
          position: isTab ? position : nil)
      }
    }
  }

  /// `UITab(title: "Feed", image: …, identifier: "feed") { _ in FeedController() }`.
  func tab(_ object: AbstractObject, _ call: EvaluatedCall) -> Value {
    let item = newObject(nil, "UITabBarItem", file: object.file, at: object.at)
    for label in ["title", "image"] { item.attributes[label] = call[label] }
    if object.typeName == "UISearchTab", call["title"] == nil {
      item.attributes["title"] = .string("Search")
    }
    object.attributes["tabBarItem"] = .object(item)
    let provider = call["viewControllerProvider"] ?? call.trailing
    if let children = call["children"] {
      object.children = elements(of: children)
    } else if case .closure(let closure)? = provider {
      object.hold(self.call(closure, arguments: [.object(object)]))
    } else if case .function(let function, let receiver)? = provider {
      let argument = EvaluatedArgument(label: nil, value: .object(object), isTrailing: false)
      object.hold(invoke(function, receiver: receiver, arguments: [argument], at: call.at))
    }
    return .object(object)
  }

  /// The tabs of groups on their own; what is no tab of iOS 18 is itself.
  func tabs(in value: Value) -> [Value] {
    var found: [Value] = []
    var pending = [value]
    while let next = pending.popLast() {
      if let object = next.object, Self.tabTypes.contains(object.typeName), !object.children.isEmpty
      {
        pending += object.children.reversed()
      } else {
        found.append(next)
      }
    }
    return found
  }
}

extension CallExpression {
  /// The number in `insert(page, at: 0)`.
  var position: Int? {
    guard case .number(let digits)? = arguments.first(where: { $0.label == "at" })?.value else {
      return nil
    }
    return Int(digits)
  }
}
