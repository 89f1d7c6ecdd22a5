internal import NavGraph

/// A dialog of SwiftUI that is made from the item of a state.
struct ItemDialog {
  var state: StateKey
  /// Makes the dialog from the item.
  var content: Value
  /// What it can say where the item is not known.
  var titles: [String]
}

/// Alerts and other dialogs, which are known by what they say.
extension Evaluator {
  /// What an alert may say; one empty text where that is not known.
  func alertTitles(_ object: AbstractObject) -> [String] {
    for part in ["title", "message"] {
      let found = object.attributes[part].map { texts(of: $0) } ?? []
      if !found.isEmpty { return found }
    }
    return [""]
  }

  /// What the dialogs say that an item gives, of which the content makes a dialog.
  func dialogTitles(_ content: Value, of item: Value, _ origin: TypeSymbol?) -> [String] {
    trial {
      context = Context(origin: origin)
      return titles(ofDialogs: dialog(content, item))
    }
  }

  func dialog(_ call: EvaluatedCall, on receiver: Value) -> Value? {
    let labels = ["isPresented", "item", "presenting", "content", "unwrapping", "store"]
    guard labels.contains(where: { call[$0] != nil }) || isBoundAlert(call) else { return nil }
    let kind: TransitionKind = call.name == "alert" ? .alert : .confirmationDialog
    var titles =
      [call.unlabeled, call["title"]].lazy.compactMap { $0 }.map { self.texts(of: $0) }
      .first { !$0.isEmpty } ?? []
    let item = call["item"]
    let key: StateKey? =
      if case .place(let key, _)? = item ?? call["isPresented"] { key } else { nil }
    var made: ItemDialog?
    for argument in call.arguments where isContent(argument) {
      let shown = dialog(argument.value, item.map { itemValue($0) })
      guard titles.isEmpty else { continue }
      titles = self.titles(ofDialogs: shown)
      if let key, item != nil, shown.alternatives.contains(where: { $0.object?.isDialog == true }) {
        made = ItemDialog(state: key, content: argument.value, titles: titles)
      }
    }
    if titles.isEmpty, case .place(let variable, _)? = call.unlabeled {
      titles = variable.name.split(separator: ".").last.map { [String($0)] } ?? []
    }
    if titles.isEmpty, let fault = call["error"].flatMap({ variable(of: $0) }) { titles = [fault] }
    if titles.isEmpty { titles = [key?.name ?? ""] }
    if var made, let key {
      made.titles = titles
      bindings.bind(key)
      emit(.dialog(kind, made), call, on: receiver)
    } else {
      if let key { wait(for: key) }
      for title in titles { emit(.alert(kind, title), call, on: receiver, state: key) }
    }
    return receiver
  }

  private func emit(
    _ action: Effect.Action, _ call: EvaluatedCall, on receiver: Value, state: StateKey? = nil
  ) {
    emit(
      action, api: call.name, file: call.file, at: call.at, origin: presenter(receiver),
      state: state)
  }

  /// `.alert($store.scope(state: \.alert, action: \.alert))`: a binding says all.
  private func isBoundAlert(_ call: EvaluatedCall) -> Bool {
    guard call.arguments.count == 1, let value = call.unlabeled else { return false }
    if case .string = value { return false }
    return value.object?.attributes["text"] == nil
  }

  /// Whether an argument is code that makes the dialog, its buttons or its message.
  private func isContent(_ argument: EvaluatedArgument) -> Bool {
    switch argument.value {
    case .closure: true
    case .function: argument.label == "content"
    default: false
    }
  }

  /// What the content of a dialog gives for an item.
  private func dialog(_ content: Value, _ item: Value?) -> Value {
    let arguments = item.map { [EvaluatedArgument(label: nil, value: $0, isTrailing: false)] } ?? []
    switch content {
    case .closure(let closure): return call(closure, arguments: arguments.map(\.value))
    case .function(let function, let receiver):
      return invoke(
        function, receiver: receiver, arguments: labeled(arguments, for: function))
    default: return .unknown
    }
  }

  /// Whether a function or property makes a dialog: it leads nowhere, but what the dialog says is wanted.
  func makesDialog(_ type: TypeReference?) -> Bool {
    type?.name == "Alert" || type?.name == "ActionSheet"
  }

  private func titles(ofDialogs value: Value) -> [String] {
    value.alternatives.compactMap(\.object).filter(\.isDialog).flatMap { alertTitles($0) }
      .filter { !$0.isEmpty }.deduplicated()
  }
}
