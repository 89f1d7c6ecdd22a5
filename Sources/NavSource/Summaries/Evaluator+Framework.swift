internal import NavGraph

/// The summaries of functions that have no body here: UIKit's and SwiftUI's own.
extension Evaluator {
  /// What a framework's object gives for a property; `nil` when nothing is known.
  func frameworkMember(_ object: AbstractObject, _ name: String) -> Value? {
    if let known = object.attributes[name] { return known }
    let isController = object.role.isController
    switch name {
    case "navigationController" where isController:
      let stack = framework("UINavigationController", of: object)
      stack.object?.isAround = true
      return stack
    case "tabBarController" where isController: return framework("UITabBarController", of: object)
    case "splitViewController" where isController:
      return framework("UISplitViewController", of: object)
    case "presentingViewController", "parent":
      return isController ? framework("UIViewController", of: object) : nil
    case "topViewController", "visibleViewController", "rootViewController":
      if name != "rootViewController", let top = top(of: object) { return top }
      if let content = object.content { return content }
      return name == "rootViewController" || isController
        ? framework("UIViewController", of: object) : nil
    case "viewControllers" where object.arranged != nil: return .list(object.arranged ?? [])
    case "rootView": return object.content
    case "tabBarItem" where isController: return tabItem(of: object)
    case "window", "keyWindow": return framework("UIWindow", of: object)
    default: return nil
    }
  }

  func framework(_ name: String, of object: AbstractObject) -> Value {
    let result = newObject(program.external(name), name, file: object.file, at: object.at)
    result.isSymbolic = true
    return .object(result)
  }

  func frameworkStatic(_ typeName: String, _ call: EvaluatedCall) -> Value? {
    guard call.name == "localizedStringWithFormat", let format = call.unlabeled else { return nil }
    let text = newObject(nil, typeName, file: call.file, at: call.at)
    text.attributes["text"] = .string(self.text(of: format))
    return .object(text)
  }

  /// Assignments that navigate; `false` when the property is an ordinary one.
  func frameworkAssignment(
    _ value: Value, _ object: AbstractObject, _ name: String, at: SourceOffset, in scope: Scope
  ) -> Bool {
    switch name {
    case "rootViewController", "contentViewController":
      guard object.type?.property(name) == nil, !object.role.isController else { return false }
      with({ $0.container = object.isNewWindow ? object : nil }) {
        emit(.show(.root, value), api: "rootViewController", file: scope.file, at: at)
      }
      object.hold(value)
      return true
    case "rootView" where object.role == .hostingController:
      object.hold(value)
      return true
    case "tabs" where object.role != .tabBarController: return false
    case "viewControllers", "tabs":
      guard object.role.isController, object.type?.property(name) == nil else { return false }
      arrange(value, in: object, api: name, at: at, file: scope.file)
      return true
    case "dataSource":
      showPages(of: value, in: object)
      return false
    case "tabBarItem":
      setTabItem(value, of: object, in: scope)
      return true
    case "title":
      setTitle(value, of: object)
      return true
    case "modalPresentationStyle", "modalTransitionStyle", "preferredStyle":
      let known = name == "modalPresentationStyle" ? object.attributes[name] : nil
      if scope.branchDepth > 0, !object.isSymbolic, let known {
        object.attributes[name] = .anyOf([known, value])
      } else {
        object.attributes[name] = value
      }
      return true
    default: return false
    }
  }

  /// `viewControllers = […]`, `setViewControllers([…])` on a container.
  func arrange(
    _ value: Value, in object: AbstractObject, api: String, at: SourceOffset, file: Int
  ) {
    into(object) {
      fill(object, with: value, api: api, at: at, file: file)
    }
  }

  private func fill(
    _ object: AbstractObject, with value: Value, api: String, at: SourceOffset, file: Int
  ) {
    let lists = value.alternatives.map { alternative -> [Value] in
      if case .list(let list) = alternative { list } else { [alternative] }
    }
    let items = Self.union(of: lists)
    switch object.role {
    case .tabBarController:
      object.arranged = items
      tabs(items, in: object, api: api, at: at, file: file)
    case .splitController:
      object.arranged = items
      for (index, item) in items.enumerated() {
        emit(
          .show(index == 0 ? .embed : .detail, item), api: api, file: file, at: at,
          origin: owner(of: object))
      }
    case .pageController:
      for item in items {
        emit(.show(.replace, item), api: api, file: file, at: at, origin: owner(of: object))
      }
    default:
      fill(object, withLists: lists, api: api, at: at, file: file)
    }
  }

  /// A container that is a type of the project acts for itself.
  func owner(of object: AbstractObject) -> TypeSymbol? {
    if let type = object.type, !type.isExternal { type } else { nil }
  }

  private func tabs(
    _ items: [Value], in object: AbstractObject, api: String, at: SourceOffset, file: Int
  ) {
    for item in items.flatMap(\.alternatives).flatMap({ tabs(in: $0) }) {
      emit(
        .show(.tab, item), api: api, file: file, at: at, origin: owner(of: object),
        trigger: tabTitle(of: item))
    }
  }

  /// The first text that a view shows.
  func text(of value: Value) -> String? {
    switch value {
    case .string(let text): return text
    case .object(let object):
      if case .string(let text?)? = object.attributes["text"] { return text }
      for child in object.children { if let text = text(of: child) { return text } }
      return nil
    case .options(let values), .list(let values):
      for value in values { if let text = text(of: value) { return text } }
      return nil
    default: return nil
    }
  }

  /// Everything that a text can say, depending on what happens at run time.
  func texts(of value: Value) -> [String] {
    let found = value.alternatives.flatMap { alternative -> [String] in
      if case .options(let texts)? = alternative.object?.attributes["text"] {
        return texts.compactMap { text(of: $0) }
      }
      return text(of: alternative).map { [$0] } ?? []
    }
    return found.filter { !$0.isEmpty }.deduplicated()
  }

  func icon(of value: Value) -> String? {
    switch value {
    case .object(let object):
      if case .string(let name?)? = object.attributes["icon"] { return name }
      for child in object.children { if let name = icon(of: child) { return name } }
      return nil
    case .options(let values), .list(let values):
      for value in values { if let name = icon(of: value) { return name } }
      return nil
    default: return nil
    }
  }

  // MARK: Calls

  /// A call of a framework's method; `nil` when the name is none of them.
  func frameworkCall(
    on receiver: Value, _ call: EvaluatedCall, isImplicit: Bool, in scope: Scope
  ) -> Value? {
    if let value = dialectCall(on: receiver, call) { return value }
    let strangers = strangeNames[call.name]
    if !strangers.contains(.controllers),
      let value = controllerCall(on: receiver, call, isImplicit: isImplicit, in: scope)
    {
      return value
    }
    if let value = sceneCall(on: receiver, call) { return value }
    // Inside `extension View`, a modifier without a receiver is put on the view itself.
    if isImplicit, receiver.object?.role != .view, scope.type?.name != "View" { return nil }
    if !strangers.contains(.modifiers), let value = modifierCall(on: receiver, call, in: scope) {
      return value
    }
    if !strangers.contains(.collections),
      let value = collectionCall(on: receiver, call, in: scope)
    {
      return value
    }
    return localizedText(call)
  }

  /// A call in one of the navigation languages of `Dialects`.
  private func dialectCall(on receiver: Value, _ call: EvaluatedCall) -> Value? {
    if let value = subjectCall(on: receiver, call) ?? unretained(call) { return value }
    if let value = bound(receiver, call) { return value }
    if triggerRoute(on: receiver, call) || setRoot(on: receiver, call) { return .unknown }
    return routedCall(on: receiver, call)
  }

  /// `Bundle.main.localizedString(forKey: "key", value: nil, table: nil)`: the key.
  private func localizedText(_ call: EvaluatedCall) -> Value? {
    guard call.name == "localizedString", case .string(let key)? = call["forKey"] else {
      return nil
    }
    noteDefault(call["value"], of: key)
    return call["forKey"]
  }

  /// `NSLocalizedString("cart.title", value: "Cart", comment: "")`.
  func noteDefault(_ text: Value?, of key: String?) {
    guard let key, case .string(let text?)? = text, !text.isEmpty, text != key else { return }
    if let known = defaultTexts[key] {
      if known != text { defaultTexts[key] = .some(nil) }
    } else {
      defaultTexts[key] = text
    }
  }

  private func collectionCall(
    on receiver: Value, _ call: EvaluatedCall, in scope: Scope
  ) -> Value? {
    switch call.name {
    case "map", "compactMap", "flatMap", "forEach":
      guard let closure = call.arguments.first?.value else { return nil }
      if case .object(let optional) = receiver, optional.role.fillsSlots {
        return transform(closure, receiver, call, in: scope)
      }
      if case .list(let items) = receiver, items.count <= 40 {
        return .list(items.map { transform(closure, $0, call, in: scope) })
      }
      return .list([transform(closure, element(of: receiver, in: scope), call, in: scope)])
    case "enumerated":
      if case .list(let items) = receiver {
        return .list(items.map { .list([.unknown, $0]) })
      }
      let element = element(of: receiver, in: scope)
      return element.isKnown ? .list([.list([.unknown, element])]) : nil
    case "filter", "sorted", "reversed", "dropFirst", "prefix":
      if case .list = receiver {
        settleAll(call)
        return receiver
      }
      return nil
    default:
      strangeNames.note(call.name, to: .collections)
      return nil
    }
  }

  private func transform(
    _ closure: Value, _ item: Value, _ call: EvaluatedCall, in scope: Scope
  ) -> Value {
    let argument = EvaluatedArgument(label: nil, value: item, isTrailing: false)
    if case .keyPath(let names) = closure {
      return names.reduce(item) { member(of: $0, $1, call.at, in: scope) }
    }
    return apply(
      closure,
      EvaluatedCall(name: call.name, arguments: [argument], file: call.file, at: call.at),
      in: scope)
  }
}
