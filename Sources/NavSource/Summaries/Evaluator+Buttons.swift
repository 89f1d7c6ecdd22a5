/// SwiftUI's controls: what a person taps, and what that starts.
extension Evaluator {
  func button(_ object: AbstractObject, _ call: EvaluatedCall) -> Value {
    var label = call.unlabeled.flatMap { text(of: $0) }
    let shown = labelClosure(of: call)
    if let shown {
      let content = with({ $0.isLabel = true }) { self.call(shown, arguments: []) }
      object.children.append(content)
      label = label ?? text(of: content)
    }
    object.attributes["text"] = label.map { .string($0) }
    let given = label == nil ? givenLabel(of: object, call) : nil
    with({ ($0.trigger, $0.label) = (label ?? $0.trigger, given) }) {
      for argument in call.arguments where argument.label != "label" {
        if case .closure(let closure) = argument.value, closure === shown { continue }
        perform(argument, of: object, call)
      }
    }
    return .object(object)
  }

  /// What shows the label: `Button(action: open) { Text("Open") }`, `label: { Text("Open") }`.
  private func labelClosure(of call: EvaluatedCall) -> ClosureValue? {
    let value = call["label"] ?? (call["action"] == nil ? nil : call.trailing)
    if case .closure(let closure)? = value { return closure }
    return nil
  }

  private func perform(
    _ argument: EvaluatedArgument, of object: AbstractObject, _ call: EvaluatedCall
  ) {
    switch argument.value {
    case .closure(let closure):
      let shown = perform(closure)
      if object.typeName == "Menu" || argument.label != "action" {
        object.children.append(shown)
      }
    default: perform(argument.value, call)
    }
  }

  /// Code that another type has given runs here, also where that had to wait.
  private func perform(_ closure: ClosureValue) -> Value {
    noteCall(of: closure)
    return call(closure, arguments: [])
  }

  /// Runs what a control was given, also by its name or by that of a property that keeps it.
  private func perform(_ action: Value, _ call: EvaluatedCall) {
    switch action {
    case .closure(let closure): _ = perform(closure)
    case .function(let function, let receiver):
      _ = invoke(function, receiver: receiver, arguments: [], at: call.at)
    case .place(let key, let type) where type?.isFunction == true:
      _ = apply(
        .place(key, type), EvaluatedCall(name: "", arguments: [], file: call.file, at: call.at),
        in: Scope(parent: nil, file: call.file, type: nil, receiver: nil))
    default: break
    }
  }

  /// `Toggle("Details", isOn: $isOpen)` sets what it is bound to.
  func toggleSwitch(_ call: EvaluatedCall) {
    guard let state = call["isOn"] else { return }
    let label = call.unlabeled.flatMap { text(of: $0) }
    with({ $0.trigger = label ?? $0.trigger }) { _ = toggle(state, call) }
  }

  /// `isOpen.toggle()` of a flag.
  ///
  /// - Returns: whether the value is a flag in a property.
  func toggle(_ value: Value, _ call: EvaluatedCall) -> Bool {
    for case .place(let key, let type) in value.alternatives where type?.isFlag != false {
      write(
        .unknown, to: key, isAppend: false, api: call.name, at: call.at, file: call.file,
        isToggle: true)
      return true
    }
    return false
  }

  /// `Text("Open").onTapGesture { … }`: what is shown is the label.
  func tap(on receiver: Value, _ call: EvaluatedCall) -> Value {
    let label = receiver.object.flatMap { $0.isProject ? nil : text(of: receiver) }
    with({ $0.trigger = label ?? $0.trigger }) {
      for argument in call.arguments { perform(argument.value, call) }
    }
    return receiver
  }
}

extension TypeReference {
  fileprivate var isFlag: Bool { boundType.name == "Bool" }
}
