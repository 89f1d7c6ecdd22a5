internal import NavGraph

/// Columns of UIKit's split views.
extension Evaluator {
  /// `setViewController(_:for:)` of a split view.
  func setColumn(_ call: EvaluatedCall, on receiver: Value) -> Value? {
    guard let column = call["for"], case .enumCase(let name) = column else { return nil }
    into(receiver.object) {
      emit(
        .show(kind(ofColumn: name), call.unlabeled ?? .unknown), api: call.name, file: call.file,
        at: call.at, origin: receiver.object.flatMap { owner(of: $0) })
    }
    return .unknown
  }

  /// `viewController(for:)` of a split view: a stack, of which only the column is known.
  func column(_ call: EvaluatedCall, of receiver: Value) -> Value? {
    guard receiver.object?.role == .splitController, let column = call["for"],
      case .enumCase = column
    else { return nil }
    let name = "UINavigationController"
    let stack = newObject(program.external(name), name, file: call.file, at: call.at)
    stack.isSymbolic = true
    stack.attributes["column"] = column
    return .object(stack)
  }

  /// What it is to be put at the root of a stack that fills a column; `nil` for other stacks.
  func kind(ofColumnOf stack: AbstractObject) -> TransitionKind? {
    guard case .enumCase(let column)? = stack.attributes["column"] else { return nil }
    return kind(ofColumn: column)
  }

  private func kind(ofColumn column: CaseValue) -> TransitionKind {
    column.name == "secondary" ? .detail : .embed
  }
}
