internal import NavGraph

/// UIKit's navigation calls.
extension Evaluator {
  func controllerCall(
    on receiver: Value, _ call: EvaluatedCall, isImplicit: Bool, in scope: Scope? = nil
  ) -> Value? {
    switch call.name {
    case "pushViewController":
      if begins(receiver.object, with: call.unlabeled, in: scope) { return .unknown }
      return show(.push, call.unlabeled, call, on: receiver)
    case "show":
      guard call["sender"] != nil || isController(call.unlabeled) else { return nil }
      return show(.push, call.unlabeled, call, on: receiver)
    case "showDetailViewController": return show(.detail, call.unlabeled, call, on: receiver)
    case "present":
      guard call["animated"] != nil || isController(call.unlabeled) else { return nil }
      return present(call, on: receiver)
    case "presentAsSheet": return show(.sheet, call.unlabeled, call, on: receiver)
    case "presentAsModalWindow": return show(.window, call.unlabeled, call, on: receiver)
    case "setViewControllers": return setControllers(call, on: receiver)
    case "setViewController": return setColumn(call, on: receiver)
    case "viewController": return column(call, of: receiver)
    case "addChild", "addChildViewController":
      guard isController(call.unlabeled) else { return nil }
      // The children of a plain tab bar are its tabs; one of the project may put views over its tabs.
      if let bar = receiver.object, bar.isPlainContainer, bar.role == .tabBarController,
        let page = call.unlabeled
      {
        addController(page, to: bar, at: call.at, in: call.file)
        return .unknown
      }
      call.unlabeled?.object?.isChild = true
      return show(.embed, call.unlabeled, call, on: receiver)
    case "transition":
      // What was made a child before is a part already.
      guard isController(call["from"]), let page = call["to"], isController(page),
        page.object?.isChild != true
      else { return nil }
      return swap(in: page, call, receiver)
    case "performSegue":
      guard let identifier = call["withIdentifier"] else { return nil }
      return perform(identifier, call, on: receiver)
    case "performSegueWithIdentifier":
      return call.unlabeled.map { perform($0, call, on: receiver) }
    case "didMove", "didMoveToParentViewController":
      // A child that is shown by its parent's code is no tab.
      receiver.object?.isPlaced = true
      return nil
    case "setTabs":
      guard receiver.object?.role == .tabBarController else { return nil }
      return setControllers(call, on: receiver)
    default: return wayBack(call, on: receiver, isImplicit: isImplicit, in: scope)
    }
  }

  /// `transition(from: old, to: new, duration: …)`: the new child takes the place of the old.
  private func swap(in page: Value, _ call: EvaluatedCall, _ receiver: Value) -> Value {
    emit(
      .show(.embed, page), api: call.name, file: call.file, at: call.at, origin: start(receiver))
    settleAll(call)
    return .unknown
  }

  private func wayBack(
    _ call: EvaluatedCall, on receiver: Value, isImplicit: Bool, in scope: Scope? = nil
  ) -> Value? {
    switch call.name {
    case "popViewController": return back(.back, .previous, call)
    case "popToRootViewController": return back(.back, .root, call)
    case "popToViewController":
      guard let target = call.unlabeled, let type = target.object?.actor ?? target.object?.type,
        !type.isExternal, type !== context.origin
      else { return back(.back, .previous, call) }
      let shown = target.object?.actor.map { Value.object(instance(of: $0)) } ?? target
      emit(.show(.back, shown), api: call.name, file: call.file, at: call.at)
      settleRest(call)
      return .unknown
    case "open", "openURL":
      let url = call.unlabeled?.object
      // With options or a completion it can only be the app's, whatever the address is.
      let isSure = url == nil && (call["options"] != nil || call["completionHandler"] != nil)
      guard isSure || url?.typeName == "URL" && url?.isProject == false else { return nil }
      emit(
        .link(url.map { address($0) } ?? ""), api: call.name, file: call.file, at: call.at,
        origin: start(receiver))
      settleRest(call)
      return .unknown
    case "dismiss":
      guard call["animated"] != nil || isImplicit && call.arguments.isEmpty else { return nil }
      return dismissal(of: receiver, call, in: scope)
    default:
      strangeNames.note(call.name, to: .controllers)
      return nil
    }
  }

  /// The address of a URL, else the name of the variable that holds it.
  func address(_ url: AbstractObject) -> String {
    if let text = text(of: .object(url)) { return text }
    // What stands for any URL has passed through other variables too.
    let member = url.isSymbolic ? nil : url.members.first { !$0.isEmpty }
    return member?.split(separator: ".").last.map(String.init) ?? ""
  }

  private func isController(_ value: Value?) -> Bool {
    guard let object = value?.object else { return false }
    return object.role.isController
      || (object.type == nil && object.typeName.hasSuffix("Controller"))
  }

  private func back(
    _ kind: TransitionKind, _ target: ScreenID, _ call: EvaluatedCall
  ) -> Value {
    emit(.back(kind, target), api: call.name, file: call.file, at: call.at)
    settleAll(call)
    return .unknown
  }

  private func perform(_ identifier: Value, _ call: EvaluatedCall, on receiver: Value) -> Value {
    let performer = start(receiver)
    emit(
      .segue(identifier, performer: performer), api: "performSegue", file: call.file, at: call.at,
      origin: performer)
    settleRest(call)
    return .unknown
  }

  /// A controller of the project that the call is made on is where the transition starts.
  private func start(_ receiver: Value) -> TypeSymbol? {
    if let actor = receiver.object?.actor { return actor }
    guard let object = receiver.object, let type = object.type, !type.isExternal,
      !isInterrupted(object),
      type.role == .controller || type.role == .hostingController || type.role == .tabBarController
        || type.role == .pageController || type.role == .splitController
    else { return nil }
    return type
  }

  /// Whether code of the app's delegate acts on a controller that was there before: other screens may
  /// cover it by then.
  private func isInterrupted(_ object: AbstractObject) -> Bool {
    context.origin?.role == .delegate && context.root?.fact.isLaunch == false
      && isOfEarlierRoot(object)
  }

  func show(
    _ kind: TransitionKind, _ target: Value?, _ call: EvaluatedCall, on receiver: Value
  ) -> Value {
    if kind == .push, let stack = receiver.object, stack.role == .navigationController,
      !stack.isSymbolic, stack.content == nil, context.closures.count <= stack.closureDepth,
      context.trigger == stack.trigger
    {
      // The first push onto a stack that is made here, not by an earlier action, is its root.
      stack.hold(target)
      settleRest(call)
      return .unknown
    }
    emit(
      .show(kind, target ?? .unknown), api: call.name, file: call.file, at: call.at,
      origin: start(receiver))
    settleRest(call)
    return .unknown
  }

  private func settleRest(_ call: EvaluatedCall) {
    for argument in call.arguments.dropFirst() { settle(argument.value) }
    if call.arguments.first?.isTrailing == true { settleAll(call) }
  }

  private func present(_ call: EvaluatedCall, on receiver: Value) -> Value {
    let target = call.unlabeled ?? .unknown
    for alternative in ofThisBuild(target.alternatives) {
      if let object = alternative.object, object.role == .alertController {
        let kind: TransitionKind = isActionSheet(object) ? .confirmationDialog : .alert
        for title in alertTitles(object) {
          emit(
            .alert(kind, title), api: "present", file: call.file, at: call.at,
            origin: start(receiver))
        }
      } else {
        for kind in styles(of: alternative) {
          emit(
            .show(kind, alternative), api: "present", file: call.file, at: call.at,
            origin: start(receiver))
        }
      }
    }
    settleRest(call)
    return .unknown
  }

  private func isActionSheet(_ object: AbstractObject) -> Bool {
    if case .enumCase(let style)? = object.attributes["preferredStyle"] {
      return style.name == "actionSheet"
    }
    return false
  }

  /// The kinds that the presentation style of a controller, or of the one in it, asks for.
  private func styles(of value: Value) -> [TransitionKind] {
    guard let object = value.object else { return [.sheet] }
    let kinds = (object.attributes["modalPresentationStyle"]?.alternatives ?? []).compactMap {
      if case .enumCase(let style) = $0 { Self.kind(ofStyle: style.name) } else { nil }
    }
    if !kinds.isEmpty { return kinds }
    return object.content.map { styles(of: $0) } ?? [.sheet]
  }

  private static func kind(ofStyle name: String) -> TransitionKind {
    switch name {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .fullScreenCover
    case "popover": .popover
    default: .sheet
    }
  }

  private func setControllers(_ call: EvaluatedCall, on receiver: Value) -> Value? {
    guard let value = call.unlabeled, let object = receiver.object else { return nil }
    arrange(value, in: object, api: call.name, at: call.at, file: call.file)
    settleRest(call)
    return .unknown
  }

  /// Objects of UIKit whose arguments matter.
  func controllerObject(
    _ object: AbstractObject, _ call: EvaluatedCall
  ) {
    switch object.typeName {
    case "UIAlertController":
      for label in ["title", "message", "preferredStyle"] {
        if let value = call[label] { object.attributes[label] = value }
      }
    case "UITabBarItem":
      for label in ["title", "image"] {
        object.attributes[label] = call[label]
      }
      if let title = systemTitle(call["tabBarSystemItem"]) {
        object.attributes["title"] = .string(title)
      }
    default:
      if let root = Self.given(call) {
        object.hold(root)
        tag(root, "")
      }
    }
  }
}
