internal import NavGraph

/// SwiftUI's containers, links and modifiers.
extension Evaluator {
  /// An object of a framework type.
  func frameworkObject(
    _ name: String, _ generics: [TypeReference], _ call: EvaluatedCall
  ) -> Value {
    let object = newObject(program.external(name), name, generics, file: call.file, at: call.at)
    return runOwnInitializer(of: object, call) ? .object(object) : furnish(object, call)
  }

  /// What the framework's own initialiser makes of its arguments.
  func furnish(_ object: AbstractObject, _ call: EvaluatedCall) -> Value {
    let name = object.typeName
    switch name {
    case "NavigationLink": return link(object, call)
    case "Button", "EditButton", "Menu": return button(object, call)
    case "Toggle": toggleSwitch(call)
    case "Text", "Label", "Image", "UIImage": return text(object, call)
    case "ForEach", "List", "Picker", "OutlineGroup", "LazyVStack", "Table":
      return repeated(object, call)
    case "NavigationStack", "NavigationView": return stack(object, call)
    case "NavigationSplitView": return split(object, call)
    case "Binding":
      if let state = boundState(call) { return state }
    case "Array":
      // `Array(pages.enumerated())` has the same elements.
      if case .list? = call.unlabeled { return call.unlabeled ?? .unknown }
    case "Optional": if let value = call.unlabeled { return value }
    case "UIStoryboard", "NSStoryboard":
      noteStoryboard(object, call)
      return .object(object)
    case "String":
      if let value = call["describing"] ?? call["reflecting"] {
        let texts = value.alternatives.compactMap { described($0) }
        if !texts.isEmpty { return .anyOf(texts) }
      }
    case "Reduce" where reduce(call): return .object(object)
    case "TabChild": tabChild(call)
    case "WindowGroup", "Window", "UtilityWindow": noteWindow(object, call)
    case _ where Self.tabTypes.contains(name): return tab(object, call)
    case "Link":
      emit(
        .link(linkTarget(call)), api: "Link", file: call.file, at: call.at,
        trigger: call.arguments.lazy.compactMap { self.text(of: $0.value) }.first)
      settleAll(call)
      return .object(object)
    case "Alert", "ActionSheet":
      object.attributes["title"] = call["title"]
      settleAll(call)
      return .object(object)
    default: break
    }
    if Program.role(ofExternal: name)?.isController == true || name == "UITabBarItem" {
      controllerObject(object, call)
      noteContainer(object)
    }
    if name == "UIAlertAction" || name == "UIAction" {
      let title = (call["title"]).flatMap { self.text(of: $0) }
      with({ $0.trigger = title ?? $0.trigger }) { settleHandlers(call) }
      return .object(object)
    }
    fill(object, call)
    if name == "NSLocalizedString" || name == "String",
      case .string(let key)? = call.arguments.first?.value
    {
      noteDefault(call["value"] ?? call["defaultValue"], of: key)
    }
    return .object(object)
  }

  private func settleHandlers(_ call: EvaluatedCall) {
    for argument in call.arguments {
      if case .function(let function, let receiver) = argument.value {
        _ = invoke(function, receiver: receiver, arguments: [], at: call.at)
      } else {
        settle(argument.value)
      }
    }
  }

  private func linkTarget(_ call: EvaluatedCall) -> String {
    call["destination"]?.object.map { address($0) } ?? ""
  }

  /// What the content closures and view arguments show becomes part of the object.
  private func fill(_ object: AbstractObject, _ call: EvaluatedCall) {
    // What goes into the gaps of a format is not what it says.
    if let format = call["format"], isText(object) { caption(object, text(of: format), "format") }
    for argument in call.arguments {
      switch argument.value {
      case .closure(let closure) where object.typeName == "Tab" && argument.label == "label":
        object.tabLabel = with({ $0.isLabel = true }) { self.call(closure, arguments: []) }
      case .closure(let closure):
        object.children.append(self.call(closure, arguments: []))
      case .string(let text):
        caption(object, text, argument.label)
        if argument.label == "systemImage" || argument.label == "image" {
          object.attributes["icon"] = .string(text)
        }
      case .function(let function, let receiver)
      where function.fact.parameters.count < 2 && argument.label == "action":
        let title =
          call["title"].flatMap { text(of: $0) }
          ?? systemTitle(call["barButtonSystemItem"] ?? call["systemItem"])
        with({ $0.trigger = title ?? $0.trigger ?? function.fact.name }) {
          _ = invoke(function, receiver: receiver, arguments: [], at: call.at)
        }
      case .object(let part) where isText(part) && object.typeName != "URL":
        let text = text(of: argument.value)
        if text.map(hasGaps) != true { caption(object, text, argument.label) }
      case .object(let part):
        if shows(part) { object.children.append(argument.value) }
      case .type(_?, _, _) where argument.label == "content",
        .function where argument.label == "content":
        // `WindowGroup(content: HomeView.init)`.
        object.children.append(content(of: argument.value, named: "content", call))
      case .slot: object.children.append(argument.value)
      case .options(let values) where values.allSatisfy(\.isText):
        // One of several texts is no caption, but all that an alert can say.
        if object.typeName == "Text", Self.captions.contains(argument.label) {
          object.attributes["text"] = argument.value
        }
      case .place where object.typeName == "Text" || object.typeName == "Label":
        // A text that whoever makes the view gives.
        if Self.captions.contains(argument.label), object.attributes["text"] == nil {
          object.attributes["text"] = argument.value
        }
      case .options(let values) where values.contains { $0.object != nil }:
        object.children.append(argument.value)
      default: break
      }
    }
  }

  private static let captions: [String?] = [
    nil, "string", "title", "verbatim", "localized", "format",
  ]

  /// The first text that an object is given is what it says.
  private func caption(_ object: AbstractObject, _ text: String?, _ label: String?) {
    guard Self.captions.contains(label), object.attributes["text"] == nil else { return }
    object.attributes["text"] = .string(text)
  }

  /// Whether a format says too little without its arguments: "%d books".
  private func hasGaps(_ format: String) -> Bool {
    format.split(separator: "%", omittingEmptySubsequences: false).dropFirst().contains {
      $0.first.map { "@dDiufsl0123456789.".contains($0) } ?? false
    }
  }

  /// Whether an argument can be something to look at, not a model or a service.
  private func shows(_ part: AbstractObject) -> Bool {
    part.role.fillsSlots || TargetResolver.layouts.contains(part.typeName)
      || TargetResolver.wrappers.contains(part.typeName)
  }

  private func text(_ object: AbstractObject, _ call: EvaluatedCall) -> Value {
    fill(object, call)
    if let name = call["systemName"] ?? call["systemImage"] ?? call["named"], case .string = name {
      object.attributes["icon"] = name
    } else if object.typeName == "Image", let name = call.unlabeled, case .string = name {
      object.attributes["icon"] = name
      object.attributes["text"] = nil
    }
    return .object(object)
  }

  /// Content that is made once for each element.
  private func repeated(_ object: AbstractObject, _ call: EvaluatedCall) -> Value {
    let source = call.unlabeled ?? .unknown
    let selection = call["selection"]
    let scope = Scope(parent: nil, file: call.file, type: context.origin, receiver: nil)
    with({ context in
      if case .place(let key, _)? = selection { context.selection = key }
    }) {
      for argument in call.arguments {
        guard case .closure(let closure) = argument.value else {
          if case .object = argument.value, argument.label != nil {
            object.children.append(argument.value)
          }
          continue
        }
        // What one way leaves empty, another may fill.
        if case .list(let items) = source, !items.isEmpty, items.count <= 40,
          !closure.expression.parameters.isEmpty || object.typeName == "ForEach"
        {
          object.children += items.map { self.call(closure, arguments: [$0]) }
        } else {
          object.children.append(
            self.call(closure, arguments: [element(of: source, in: scope)]))
        }
      }
    }
    return .object(object)
  }

  // MARK: Containers

  private func stack(_ object: AbstractObject, _ call: EvaluatedCall) -> Value {
    object.key =
      if case .place(let key, _)? = call["path"] { key } else { call["path"]?.object?.key }
    if let key = object.key {
      paths.states.insert(key)
      bindings.bind(key)
    }
    if let path = call["path"] {
      if case .place(let key, _) = path, key.type >= 0 {} else { paths.hasUnknown = true }
    }
    if let initial = call["initial"] { object.attributes["initial"] = initial }
    for argument in call.arguments where argument.label != "path" {
      guard case .closure(let closure) = argument.value else {
        if argument.label != "destination" { object.children.append(argument.value) }
        continue
      }
      if argument.label == "destination" {
        declare(
          DestinationRule(
            type: "*", content: argument.value, origin: context.origin, file: object.file,
            at: object.at, path: object.key), named: "destination", call)
      } else {
        object.children.append(self.call(closure, arguments: []))
      }
    }
    return .object(object)
  }

  private func split(_ object: AbstractObject, _ call: EvaluatedCall) -> Value {
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      let label = argument.label ?? "sidebar"
      if label == "detail" { object.detail = closure }
      object.attributes[label] = self.call(closure, arguments: [])
    }
    return .object(object)
  }

  // MARK: Links

  private func link(_ object: AbstractObject, _ call: EvaluatedCall) -> Value {
    let label = linkLabel(object, call)
    let destination = call["destination"] ?? destinationClosure(call)
    if let value = call["value"] ?? call["state"] {
      with({ $0.trigger = label ?? $0.trigger }) {
        emit(
          .value(value), api: "NavigationLink(value:)", file: call.file, at: call.at,
          state: context.selection)
      }
      return .object(object)
    }
    guard let destination else { return .object(object) }
    let shown = content(of: destination, named: label ?? "link", call)
    let flag = call["isActive"].flatMap { stateKey(of: $0) }
    if let flag { bindings.bind(flag) }
    with({ $0.trigger = label ?? $0.trigger }) {
      emit(
        .show(.push, shown), api: "NavigationLink", file: call.file, at: call.at, state: flag)
    }
    return .object(object)
  }

  private func linkLabel(_ object: AbstractObject, _ call: EvaluatedCall) -> String? {
    if case .string(let title?)? = call.unlabeled { return title }
    if let title = call.unlabeled, let text = text(of: title) { return text }
    let hasDestination = call["destination"] != nil || call["value"] != nil || call["state"] != nil
    guard case .closure(let closure)? = call["label"] ?? (hasDestination ? call.trailing : nil)
    else { return nil }
    let content = with({ $0.isLabel = true }) { self.call(closure, arguments: []) }
    object.children.append(content)
    return text(of: content)
  }

  private func destinationClosure(_ call: EvaluatedCall) -> Value? {
    call.arguments.first {
      if case .closure = $0.value { $0.label == nil } else { false }
    }?.value
  }

  /// The name of content that code of the present screen shows.
  func contentName(_ name: String) -> String {
    (context.origin.map { $0.displayName + "." } ?? "") + name
  }

  /// The content of a destination. Content without a type of its own is named after the place.
  func content(of value: Value, named name: String, _ call: EvaluatedCall, argument: Value? = nil)
    -> Value
  {
    guard case .closure(let closure) = value else {
      if case .function(let function, let receiver) = value {
        let arguments = argument.map {
          [EvaluatedArgument(label: nil, value: $0, isTrailing: false)]
        }
        return invoke(function, receiver: receiver, arguments: arguments ?? [], at: call.at)
      }
      if case .place(let key, _) = value { return .slot(key) }
      if case .type(let type?, let name, _) = value {
        // `destination: Screen.init`.
        return construct(
          type, name, [], EvaluatedCall(name: name, arguments: [], file: call.file, at: call.at))
      }
      return value
    }
    let member = contentName(name)
    let shown = with({
      $0.members.append(member)
      $0.content = member
      $0.trigger = nil
    }) {
      self.call(closure, arguments: argument.map { [$0] } ?? [])
    }
    tag(shown, member)
    return shown
  }

}
