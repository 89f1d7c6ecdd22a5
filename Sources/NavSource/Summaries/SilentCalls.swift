/// Code that is run all over a project and gives back nothing that could lead anywhere, as what logs,
/// measures or makes colours does: a survey that learned nothing from a dozen of its calls leaves the
/// others out.
struct SilentCalls {
  /// How many calls in a row told nothing new, by function.
  private var counts: [Int: Int] = [:]

  private static let enough = 12

  func isSilent(_ function: FunctionSymbol) -> Bool {
    counts[function.index].map { $0 >= Self.enough } ?? false
  }

  /// Notes whether a call told something new.
  mutating func note(_ function: FunctionSymbol, isNew: Bool) {
    guard function.index >= 0 else { return }
    counts[function.index] = isNew ? 0 : counts[function.index, default: 0] + 1
  }

  /// Types of the framework whose values show something, or say when or how much, and lead nowhere.
  static let plainTypes: NameSet = [
    "Bool", "Int", "Double", "Float", "CGFloat", "CGRect", "CGSize", "CGPoint", "Date",
    "TimeInterval", "Data", "URL", "UIColor", "CGColor", "Color", "UIImage", "UIFont", "Font",
    "Void",
  ]
}

extension Evaluator {
  /// How much a survey has learned.
  private var learned: Int {
    callGraph.size + noted.count + changed.count + bindings.count + made.count + titles.count
      + textKeys.count + defaultTexts.count
  }

  /// Runs code that need not run again once it has told all, unless it is given something that it may
  /// hand on.
  ///
  /// - Returns: `nil` where it was left out.
  @discardableResult func unlessSilent<Result>(
    _ function: FunctionSymbol, _ receiver: Value?, _ arguments: [EvaluatedArgument],
    _ body: () -> Result
  ) -> Result? {
    guard isSurvey, isPlain(function),
      receiver.map({ isOwner($0, of: function) || isInert($0) }) ?? true,
      arguments.allSatisfy({ isInert($0.value) })
    else { return body() }
    if silence.isSilent(function) { return nil }
    let before = learned
    let result = body()
    silence.note(function, isNew: learned != before)
    return result
  }

  private func isPlain(_ function: FunctionSymbol) -> Bool {
    switch function.fact.kind {
    case .initializer:
      guard let owner = function.owner else { return false }
      return owner.isExternal ? SilentCalls.plainTypes.contains(owner.name) : owner.role == .other
    case .function, .subscript:
      guard let returns = function.fact.returns else { return true }
      return returns.name.map { SilentCalls.plainTypes.contains($0) } ?? false
    }
  }

  /// Whether a type's own code is run, and not that of a type that inherits it.
  private func isOwner(_ receiver: Value, of function: FunctionSymbol) -> Bool {
    guard case .type(let type?, _, _) = receiver else { return false }
    return type === function.owner && function.fact.isStatic
  }

  /// Whether a value leads nowhere, whatever is done with it.
  private func isInert(_ value: Value) -> Bool {
    switch value {
    case .object(let object):
      !object.role.fillsSlots && (object.isSymbolic || !object.isProject && object.content == nil)
    case .closure(let closure): closure.expression.body.isEmpty
    case .function, .slot, .type, .ownType: false
    // Another state is set than before.
    case .place(let key, _): key.type < 0
    case .list(let values), .options(let values): values.allSatisfy(isInert)
    case .enumCase(let known): known.payload.allSatisfy { isInert($0.value) }
    default: true
    }
  }
}
