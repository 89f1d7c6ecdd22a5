/// Buttons of the project's own: `BigButton(title: "Buy") { … }`, whose body is a button that shows a
/// property and calls another.
extension Evaluator {
  /// The property that a button shows as its label.
  func givenLabel(of button: AbstractObject, _ call: EvaluatedCall) -> StateKey? {
    property(shownBy: call.unlabeled)
      ?? button.children.lazy.compactMap { self.property(shownBy: $0) }.first
  }

  private func property(shownBy value: Value?) -> StateKey? {
    switch value {
    case .place(let key, _), .slot(let key): return key.type >= 0 ? key : nil
    case .object(let object) where !object.isProject:
      if case .place? = object.attributes["text"] {
        return property(shownBy: object.attributes["text"])
      }
      return object.children.lazy.compactMap { self.property(shownBy: $0) }.first
    case .list(let values): return values.lazy.compactMap { self.property(shownBy: $0) }.first
    default: return nil
    }
  }

  /// Notes that the closure in a property is called by what is under way.
  func noteCall(ofStored key: StateKey) {
    if let trigger = context.trigger {
      if callTriggers[key] == nil { callTriggers[key] = trigger }
    } else if let label = context.label, label.type == key.type, label != key {
      callLabels[key] = label
    }
  }

  /// The label that an object is given for the button that calls the closure in a property.
  func label(
    forClosureIn property: StateKey?, of object: AbstractObject, _ call: EvaluatedCall
  ) -> String? {
    guard let property, let label = callLabels[property] else { return nil }
    let parameters =
      best(object.type?.functions("init") ?? [], for: call.arguments)?.fact.parameters ?? []
    // `init(_ title: String, action: …)`.
    let position = parameters.firstIndex { $0.name == label.name && $0.label == nil }
    let value =
      call[label.name] ?? object.attributes[label.name]
      ?? position.flatMap { $0 < call.arguments.count ? call.arguments[$0].value : nil }
    if case .closure(let content)? = value {
      return text(of: with({ $0.isLabel = true }) { self.call(content, arguments: []) })
    }
    return value.flatMap { text(of: $0) }
  }

  /// What a person does to start an effect, as far as the code says.
  func trigger(of effect: Effect) -> String? {
    effect.trigger ?? effect.handovers.last?.property.flatMap { callTriggers[$0] }
  }
}
