internal import NavGraph

/// Modifiers that show a sheet of the system: SwiftUI has no type for what they show.
extension Evaluator {
  /// They are screens under the name of the modifier, `system:fileImporter`.
  static let systemSheets: NameSet = [
    "fileImporter", "fileExporter", "fileMover", "photosPicker", "manageSubscriptionsSheet",
    "refundRequestSheet", "offerCodeRedemption", "translationPresentation",
    "musicSubscriptionOffer", "familyActivityPicker", "contactAccessPicker", "imagePlaygroundSheet",
    "quickLookPreview",
  ]

  /// A sheet of the system, bound to a state.
  func systemSheet(_ call: EvaluatedCall, presenter: TypeSymbol?) -> Bool {
    guard let state = call["isPresented"] ?? call.unlabeled,
      let key = stateKey(of: state)
    else { return false }
    let sheet = Value.object(newObject(nil, call.name, file: call.file, at: call.at))
    let effect = effect(
      .show(.sheet, sheet), api: call.name, file: call.file, at: call.at, origin: presenter,
      state: key)
    callGraph.mark(context.node)
    bindings.bind(key)
    registrations.append(
      Registration(
        state: key, kind: .sheet, content: sheet, takesValue: false, member: contentName(call.name),
        effect: effect))
    settleAll(call)
    return true
  }

  /// Whether what a modifier shows is a sheet of the system.
  static func isSystemSheet(_ shown: Value) -> Bool {
    shown.object.map { systemSheets.contains($0.typeName) } ?? false
  }

  /// The property that a value was read from.
  func stateKey(of state: Value) -> StateKey? {
    if case .place(let key, _) = state { key } else { state.object?.key }
  }
}
