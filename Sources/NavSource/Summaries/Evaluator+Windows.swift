/// Windows that code opens by name or by value: `Window("About", id: "about") { AboutScreen() }`.
extension Evaluator {
  func noteWindow(_ window: AbstractObject, _ call: EvaluatedCall) {
    guard call["id"] != nil || call["for"] != nil else { return }
    for label in ["id", "for"] { window.attributes[label] = call[label] }
    windows.append(window)
  }
}
