internal import NavGraph

/// SwiftUI's modifiers that navigate or name.
extension Evaluator {
  private static let presentations: NameTable<TransitionKind> = [
    "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover,
    "navigationDestination": .push, "inspector": .sheet,
  ]

  /// What the content of a stack gives to the bar above it.
  private static let barModifiers: NameSet = [
    "navigationTitle", "navigationBarTitle", "navigationBarItems", "toolbar",
  ]

  /// Modifiers that navigate or name; `nil` for any other call.
  func modifierCall(on receiver: Value, _ call: EvaluatedCall, in scope: Scope) -> Value? {
    if let kind = Self.presentations[call.name] {
      let presenter = presenter(receiver)
      guard with({ $0.origin = presenter }, { presentation(kind, call) }) else { return nil }
      return receiver
    }
    if Self.systemSheets.contains(call.name) {
      return systemSheet(call, presenter: presenter(receiver)) ? receiver : nil
    }
    let isOfBar = Self.barModifiers.contains(call.name)
    if isOfBar { receiver.object?.isTitled = true }
    switch call.name {
    case "alert", "confirmationDialog", "actionSheet": return dialog(call, on: receiver)
    case "tabItem":
      guard let closure = call.arguments.first?.value else { return nil }
      let label = with({ $0.isLabel = true }) { content(of: closure, named: "tabItem", call) }
      receiver.object?.tabLabel = label
      return receiver
    case "navigationTitle", "navigationBarTitle":
      if let title = call.unlabeled.flatMap({ text(of: $0) }) { name(title, receiver) }
      return receiver
    case "onTapGesture", "onLongPressGesture": return tap(on: receiver, call)
    case "tabViewStyle":
      if call.unlabeled.map(isPageStyle) == true { receiver.object?.isPaged = true }
      return receiver
    case "onOpenURL", "onContinueUserActivity": return systemEvent(on: receiver, call)
    case "modifier":
      settleAll(call)
      return receiver
    case "callAsFunction":
      guard let action = receiver.object, !action.isProject else { return nil }
      environmentAction(action, call)
      return .unknown
    case "dismiss": return dismissal(on: receiver, call)
    case "open":
      return nil
    default:
      if !isOfBar { strangeNames.note(call.name, to: .modifiers) }
      return nil
    }
  }

  private func isPageStyle(_ value: Value) -> Bool {
    switch value {
    case .enumCase(let style): style.name == "page"
    case .object(let style): style.typeName == "PageTabViewStyle"
    default: false
    }
  }

  private func name(_ title: String, _ receiver: Value) {
    if case .object(let object) = receiver, let type = object.type, !type.isExternal,
      type.role == .view, type !== context.origin
    {
      let isDirect = context.content == nil && context.members.count < 2
      givenTitles.give(title, to: type, by: isDirect ? context.origin : nil)
      if context.content == nil { return }
    }
    if let content = context.content {
      contentTitles[content] = contentTitles[content] ?? title
      return
    }
    guard let origin = context.origin, context.members.isEmpty || context.members.count == 1 else {
      return
    }
    if titles[origin.index] == nil { titles[origin.index] = title }
  }

  /// A URL or an activity comes on whatever screen the user is: what the app itself does then starts
  /// anywhere.
  private func systemEvent(on receiver: Value, _ call: EvaluatedCall) -> Value {
    let isApps = context.origin?.role == .app || context.origin?.role == .scene
    with({ if isApps { $0.origin = nil } }) {
      for argument in call.arguments {
        if case .function(let function, let owner) = argument.value {
          _ = invoke(function, receiver: owner, arguments: [], at: call.at)
        } else {
          settle(argument.value)
        }
      }
    }
    return receiver
  }

  /// `presentationMode.wrappedValue.dismiss()`.
  private func dismissal(on receiver: Value, _ call: EvaluatedCall) -> Value? {
    guard call.name == "dismiss", call.arguments.isEmpty, case .place(let key, _) = receiver,
      key.name.contains("presentationMode")
    else { return nil }
    emit(.back(.dismiss, .presenter), api: "presentationMode.dismiss", file: call.file, at: call.at)
    return .unknown
  }

  /// A call of an action that was read from the environment.
  func environmentAction(_ object: AbstractObject, _ call: EvaluatedCall) {
    switch object.typeName {
    case "DismissAction":
      emit(.back(.dismiss, .presenter), api: "dismiss", file: call.file, at: call.at)
    case "OpenWindowAction":
      let id = call["id"].flatMap { text(of: $0) }
      emit(
        .window(id: id, call["value"] ?? call.unlabeled), api: "openWindow", file: call.file,
        at: call.at)
    case "OpenURLAction":
      let address = call.unlabeled.flatMap { text(of: $0) } ?? ""
      emit(.link(address), api: "openURL", file: call.file, at: call.at)
    default: break
    }
  }

  /// An app presents nothing: the view on which the modifier is put does.
  func presenter(_ receiver: Value) -> TypeSymbol? {
    guard let origin = context.origin, origin.role == .app || origin.role == .scene,
      let type = receiver.object?.type, !type.isExternal, type.role == .view
    else { return context.origin }
    return type
  }

  private func presentation(_ kind: TransitionKind, _ call: EvaluatedCall) -> Bool {
    let closure = call["content"] ?? call["destination"] ?? call.trailing
    if call.name == "navigationDestination", case .type(let type, let name, _)? = call["for"] {
      guard let closure else { return true }
      let place = shown(call.file, call.at)
      declare(
        DestinationRule(
          type: type?.name ?? name, content: closure, origin: context.origin, file: place.file,
          at: place.at), named: type?.shortName ?? name, call)
      return true
    }
    guard let state = call["isPresented"] ?? call["item"] ?? call["unwrapping"] ?? call.unlabeled,
      let closure
    else { return false }
    let takesValue = call["item"] != nil
    let key: StateKey? = if case .place(let key, _) = state { key } else { state.object?.key }
    let name = key?.name.split(separator: ".").last.map(String.init) ?? call.name
    let argument: Value? = takesValue ? itemValue(state) : nil
    let shown = content(of: closure, named: name, call, argument: argument)
    callGraph.mark(context.node)
    let effect = effect(
      .show(kind, shown), api: "\(call.name)(\(takesValue ? "item" : "isPresented"):)",
      file: call.file, at: call.at, state: key)
    if let key {
      bindings.bind(key)
      registrations.append(
        Registration(
          state: key, kind: kind, content: closure, takesValue: takesValue,
          member: contentName(name), effect: effect))
    } else {
      emit(.show(kind, shown), api: effect.api, file: call.file, at: call.at)
    }
    if let after = call["onDismiss"] { settle(after) }
    return true
  }

  func declare(_ rule: DestinationRule, named name: String, _ call: EvaluatedCall) {
    var rule = rule
    rule.ignoredBy = ignoring(CodePlace(file: rule.file, at: rule.at))
    // Whatever is pushed finds the rule while its own content is read.
    destinationRules.append(rule)
    let index = destinationRules.count - 1
    rule.shown = with({ $0.isDestination = true }) { content(of: rule.content, named: name, call) }
    destinationRules[index] = rule
  }

  func itemValue(_ state: Value) -> Value {
    switch state {
    case .place, .object: state
    default: .unknown
    }
  }

  /// A flag of the view itself is set by its buttons; a model sets its own in all kinds of code.
  func wait(for key: StateKey) {
    if key.type >= 0, program.types[key.type].role.fillsSlots {
      bindings.bind(key)
    } else {
      bindings.watch(key)
    }
  }

  /// The name of the variable that a value was read from.
  func variable(of value: Value) -> String? {
    guard let key = stateKey(of: value) else { return nil }
    return key.name.split(separator: ".").last.map(String.init)
  }
}
