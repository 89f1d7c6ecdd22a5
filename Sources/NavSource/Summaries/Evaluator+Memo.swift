/// Results of calls that are used again.
extension Evaluator {
  /// The result of an earlier call of the same key.
  func result(of key: CallKey) -> Value? {
    // Under a supposition the same call may give something else.
    if supposed != nil { return nil }
    guard let known = memo.result(of: key, at: context.callDepth, room: room) else { return nil }
    if known.isDeep { cuts.depth += 1 }
    if known.isShort { cuts.steps += 1 }
    return known.value
  }

  /// Keeps the result of a call for another of the same key.
  ///
  /// - Parameters:
  ///   - cuts: the counts before the call; what was cut short in this root may go further in another.
  ///   - room: how many steps were left before the call.
  func keep(_ result: Value, of key: CallKey, cuts before: CallCuts, room: Int) {
    if supposed != nil { return }
    let (isDeep, isShort) = (cuts.depth != before.depth, cuts.steps != before.steps)
    let isWhole = cuts.other == before.other && !isShort
    // A survey only learns who calls whom, which another root need not learn again.
    if cuts.other == before.other, isSurvey || context.origin?.role.fillsSlots == true {
      memo.keep(
        result, of: key, forScreenCutAt: isDeep ? context.callDepth : nil,
        room: isShort ? room : nil)
    } else if isWhole, !isDeep, context.origin?.role != .delegate {
      memo.keep(result, of: key, madeBy: context.root)
    } else {
      // What a delegate of the app does at launch is something else than what it does later.
      memo.keep(result, of: key)
    }
  }

  /// Notes that a call is under way: where it comes back to itself, the first run says all.
  func keepOpen(_ key: CallKey) {
    if supposed == nil { memo.keep(.unknown, of: key) }
  }
}
